"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()

EVENT = Table(
    "event",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("previous", Integer),
    Column("body", LargeBinary, nullable=False),
    Column("at", Text, nullable=False),
    Column("command", Text),
    PrimaryKeyConstraint("table_id", "seq", name="event_key"),
    # With these two the database itself sees to it that a log has no gap.
    CheckConstraint("COALESCE(previous, -1) = seq - 1", name="event_follows"),
    ForeignKeyConstraint(
        ["table_id", "previous"], ["event.table_id", "event.seq"], name="event_has_previous"
    ),
)
"""Every row of every table's log."""

Index(
    "event_command",
    EVENT.c.table_id,
    EVENT.c.command,
    unique=True,
    sqlite_where=text("command IS NOT NULL"),
    postgresql_where=text("command IS NOT NULL"),
)
Index("event_first", EVENT.c.table_id, sqlite_where=text("seq = 0"), postgresql_where=text("seq = 0"))

PERSON = Table(
    "person",
    METADATA,
    Column("id", Text, nullable=False),
    Column("token_digest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
    PrimaryKeyConstraint("id", name="person_key"),
    UniqueConstraint("token_digest", name="person_token_digest"),
)
"""Everybody who has given themselves a name."""

SEATED = Table(
    "seated",
    METADATA,
    Column("number", Integer, nullable=False, autoincrement=True),
    Column("person_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("number", name="seated_key"),
    UniqueConstraint("person_id", "table_id", name="seated_once"),
)
"""Who sits or sat where; an index, for the logs know it too."""
