"""What Alembic runs when it is asked to do something: the steps, inside the caller's transaction."""

from alembic import context

from vorhand.service.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
