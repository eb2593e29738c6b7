"""Logs of tables, people, and who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    _make_event()
    op.create_table(
        "person",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_digest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="person_key"),
        sa.UniqueConstraint("token_digest", name="person_token_digest"),
    )
    op.create_table(
        "seated",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="seated_key"),
        sa.UniqueConstraint("person_id", "table_id", name="seated_once"),
    )


def _make_event() -> None:
    op.create_table(
        "event",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("previous", sa.Integer),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq", name="event_key"),
        sa.CheckConstraint("COALESCE(previous, -1) = seq - 1", name="event_follows"),
        sa.ForeignKeyConstraint(
            ["table_id", "previous"], ["event.table_id", "event.seq"], name="event_has_previous"
        ),
    )
    _make_index("event_command", ["table_id", "command"], "command IS NOT NULL", unique=True)
    _make_index("event_first", ["table_id"], "seq = 0", unique=False)


def _make_index(name: str, columns: list[str], where: str, *, unique: bool) -> None:
    condition = sa.text(where)
    op.create_index(name, "event", columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
