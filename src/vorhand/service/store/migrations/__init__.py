"""How the database's tables came to be what they are, step by step; Alembic runs it."""
