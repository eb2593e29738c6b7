"""What a store is: logs that only grow, one for each table, and the people who sit at tables."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from vorhand.core.errors import SkatError


class VersionConflict(SkatError):
    """Somebody else wrote to this table, or has written what this command asks for. Nothing was written."""

    def __init__(self, table: str, expected: int) -> None:
        self.table = table
        self.expected = expected
        super().__init__(
            f"table {table} does not have {expected} rows, or the command is stored there already"
        )


class StoreError(SkatError, OSError):
    """The store could not take it or give it: a full disk, a lost database, a store that was closed.

    Nothing was written, as far as the store can know. Where the connection broke while a database was
    committing, the database may have taken the rows all the same; then the next append with the same
    `expected` is a `VersionConflict`, and nothing is stored twice.
    """


class StoreAddressError(SkatError, ValueError):
    """The address of a database that no store can be opened with; says which addresses can."""


class UnstorableText(SkatError, ValueError):
    """Text that not every database can hold: with a NUL in it, or with half of a surrogate pair."""


class Row(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    seq: int
    """Its number within the table's log, from 0."""
    body: bytes
    """One line of JSON without the newline. The store does not look into it."""
    at: str
    """When, as RFC 3339 writes it, in UTC."""
    command: str | None = None
    """The id of the wish that caused it, on the first row that a wish caused; unique within a table."""


class Person(msgspec.Struct, frozen=True):
    """An anonymous browser that has given itself a name."""

    id: str
    token_digest: str
    """The digest of the secret that the browser holds; the secret itself is not kept."""
    name: str
    created: str
    """When, as RFC 3339 writes it, in UTC."""


class Store(Protocol):
    """Logs of tables and an index of people. Every method raises `StoreError` where the store fails."""

    async def append(self, table: str, expected: int, rows: Sequence[Row]) -> None:
        """Add rows to a table's log: all of them are kept when this returns, or none and it raises.

        `expected` is the number of rows that the table has so far, and the rows are numbered from there.
        Raises `VersionConflict` where the table has more or fewer, or one of the commands is stored there
        already, and `UnstorableText`. Who cancels an append does not know whether it was kept.
        """

    async def read(self, table: str, start: int = 0) -> tuple[Row, ...]:
        """The rows of a table from number `start` on, in order; none for a table that does not exist."""

    async def has_command(self, table: str, command: str) -> int | None:
        """The number of the row that a command caused; None where the command is not stored."""

    async def exists(self, table: str) -> bool:
        """Whether the table has any rows."""

    async def person(self, token_digest: str) -> Person | None:
        """The person who holds the secret with this digest."""

    async def remember(self, person: Person) -> None:
        """Keep a person; of one who is known already, the name alone is changed.

        Raises `UnstorableText`, and `StoreError` where somebody else has the same digest.
        """

    async def tables_of(self, person_id: str) -> tuple[str, ...]:
        """The tables at which a person sits or sat, the one taken last first."""

    async def seat_person(self, table: str, person_id: str) -> None:
        """This person sits at this table; saying so again changes nothing."""

    async def count_tables(self) -> int:
        """How many tables have any rows."""

    async def close(self) -> None:
        """Finish the appends that wait, and let everything go. What is asked later raises `StoreError`."""


def checked_rows(table: str, expected: int, rows: Sequence[Row]) -> None:
    """Nothing, where the rows are numbered as they have to be and every database can hold them.

    Raises `UnstorableText`.
    """
    numbers = [row.seq for row in rows]
    assert numbers == list(range(expected, expected + len(rows))), "rows are numbered from `expected` on"
    for text in (table, *(row.command for row in rows if row.command is not None)):
        checked_text(text)


def checked_text(text: str) -> str:
    """The text itself, where every database can hold it; raises `UnstorableText`."""
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise UnstorableText(f"{text!r} has a NUL or half of a surrogate pair")
    return text
