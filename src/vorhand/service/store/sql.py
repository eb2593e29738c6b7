"""The store on SQL: SQLite inside the process, or PostgreSQL beside it. One SQL for both."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import ColumnElement, Executable, exists, func, insert, literal_column, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vorhand.service.store.base import Person, Row, StoreError, VersionConflict, checked_rows, checked_text
from vorhand.service.store.engines import CONNECTIONS, SQLITE
from vorhand.service.store.group import Append, GroupWriter, SingleWriter
from vorhand.service.store.schema import EVENT, PERSON, SEATED

# Most come wrapped by SQLAlchemy; while a database is prepared or connected some come as they are.
_FAILURES = (
    DBAPIError,
    NoConnection,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
_ROW = (EVENT.c.seq, EVENT.c.body, EVENT.c.at, EVENT.c.command)
# Written out, so that the index of first rows answers it.
_IS_FIRST: ColumnElement[bool] = literal_column("seq = 0")
_REMEMBER = text(
    "INSERT INTO person (id, token_digest, name, created) VALUES (:id, :token_digest, :name, :created)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name"
)
_SEAT = text(
    "INSERT INTO seated (person_id, table_id) VALUES (:person_id, :table_id)"
    " ON CONFLICT (person_id, table_id) DO NOTHING"
)


class SqlStore:
    """A store whose database is up to date; `open_store` makes it. Made inside a running event loop."""

    def __init__(self, engine: AsyncEngine, *, group_commit: bool = True) -> None:
        self._engine = engine
        self._is_closed = False
        at_once = 1 if engine.dialect.name == SQLITE else CONNECTIONS
        self._writer = GroupWriter(self._commit) if group_commit else SingleWriter(self._commit, at_once)

    async def append(self, table: str, expected: int, rows: Sequence[Row]) -> None:
        """See `Store.append`."""
        self._check_open()
        checked_rows(table, expected, rows)
        if rows:
            await self._writer.append(Append(table, expected, tuple(rows)))

    async def read(self, table: str, start: int = 0) -> tuple[Row, ...]:
        """See `Store.read`."""
        of_table = (EVENT.c.table_id == table, EVENT.c.seq >= start)
        found = await self._asked(select(*_ROW).where(*of_table).order_by(EVENT.c.seq))
        return tuple(Row(*one) for one in found)

    async def has_command(self, table: str, command: str) -> int | None:
        """See `Store.has_command`."""
        its_row = (EVENT.c.table_id == table, EVENT.c.command == command)
        found = await self._asked(select(EVENT.c.seq).where(*its_row))
        return found[0][0] if found else None

    async def exists(self, table: str) -> bool:
        """See `Store.exists`."""
        first = exists().where(EVENT.c.table_id == table, _IS_FIRST)
        [[answer]] = await self._asked(select(first))
        return bool(answer)

    async def person(self, token_digest: str) -> Person | None:
        """See `Store.person`."""
        found = await self._asked(select(PERSON).where(PERSON.c.token_digest == token_digest))
        return Person(*found[0]) if found else None

    async def remember(self, person: Person) -> None:
        """See `Store.remember`."""
        checked_text(person.name)
        values = {
            "id": person.id,
            "token_digest": person.token_digest,
            "name": person.name,
            "created": person.created,
        }
        async with self._transaction() as connection:
            await connection.execute(_REMEMBER, values)

    async def tables_of(self, person_id: str) -> tuple[str, ...]:
        """See `Store.tables_of`."""
        seats = select(SEATED.c.table_id).where(SEATED.c.person_id == person_id)
        found = await self._asked(seats.order_by(SEATED.c.number.desc()))
        return tuple(table for (table,) in found)

    async def seat_person(self, table: str, person_id: str) -> None:
        """See `Store.seat_person`."""
        async with self._transaction() as connection:
            await connection.execute(_SEAT, {"person_id": person_id, "table_id": table})

    async def count_tables(self) -> int:
        """See `Store.count_tables`."""
        [[count]] = await self._asked(select(func.count()).select_from(EVENT).where(_IS_FIRST))
        return int(count)

    async def close(self) -> None:
        """See `Store.close`."""
        self._is_closed = True
        await self._writer.close()
        await self._engine.dispose()

    async def _asked(self, question: Executable) -> list[tuple[Any, ...]]:
        async with self._transaction() as connection:
            return [tuple(one) for one in await connection.execute(question)]

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        self._check_open()
        with failures_named():
            async with self._engine.begin() as connection:
                yield connection

    async def _commit(self, appends: Sequence[Append]) -> None:
        # In one order everywhere, so that no two processes wait for each other.
        in_order = sorted(appends, key=lambda append: append.table)
        values = [_values(append.table, row) for append in in_order for row in append.rows]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(EVENT), values)
        except IntegrityError as error:
            raise VersionConflict(appends[0].table, appends[0].expected) from error
        except _FAILURES as error:
            raise _named(error) from error

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")


@contextmanager
def failures_named() -> Iterator[None]:
    """Whatever the database fails with is a `StoreError`."""
    try:
        yield
    except StoreError:
        raise
    except _FAILURES as error:
        raise _named(error) from error


def _values(table: str, row: Row) -> dict[str, object]:
    return {
        "table_id": table,
        "seq": row.seq,
        "previous": row.seq - 1 if row.seq else None,
        "body": row.body,
        "at": row.at,
        "command": row.command,
    }


def _named(error: Exception) -> StoreError:
    """The failure without the statement and its values: they hold what players may not see."""
    return StoreError(
        str(error.orig) if isinstance(error, DBAPIError) else f"{type(error).__name__}: {error}"
    )
