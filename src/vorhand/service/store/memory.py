"""A store that forgets: for tests and for tables that nobody wants to keep."""

from collections.abc import Sequence

import msgspec

from vorhand.service.store.base import Person, Row, StoreError, VersionConflict, checked_rows, checked_text


class MemoryStore:
    """The same promises as the other stores, except that nothing outlives the process."""

    def __init__(self) -> None:
        self._logs: dict[str, tuple[Row, ...]] = {}
        self._people: dict[str, Person] = {}
        self._tables: dict[str, tuple[str, ...]] = {}
        self._is_closed = False

    async def append(self, table: str, expected: int, rows: Sequence[Row]) -> None:
        """See `Store.append`."""
        self._check_open()
        checked_rows(table, expected, rows)
        log = self._logs.get(table, ())
        commands = [row.command for row in (*log, *rows) if row.command is not None]
        if rows and (len(log) != expected or len(set(commands)) != len(commands)):
            raise VersionConflict(table, expected)
        if rows:
            self._logs[table] = (*log, *rows)

    async def read(self, table: str, start: int = 0) -> tuple[Row, ...]:
        """See `Store.read`."""
        self._check_open()
        return self._logs.get(table, ())[start:]

    async def has_command(self, table: str, command: str) -> int | None:
        """See `Store.has_command`."""
        return next((row.seq for row in await self.read(table) if row.command == command), None)

    async def exists(self, table: str) -> bool:
        """See `Store.exists`."""
        self._check_open()
        return table in self._logs

    async def person(self, token_digest: str) -> Person | None:
        """See `Store.person`."""
        self._check_open()
        return next((one for one in self._people.values() if one.token_digest == token_digest), None)

    async def remember(self, person: Person) -> None:
        """See `Store.remember`."""
        checked_text(person.name)
        holder = await self.person(person.token_digest)
        if holder is not None and holder.id != person.id:
            raise StoreError("another person has the same digest")
        known = self._people.get(person.id, person)
        self._people[person.id] = msgspec.structs.replace(known, name=person.name)

    async def tables_of(self, person_id: str) -> tuple[str, ...]:
        """See `Store.tables_of`."""
        self._check_open()
        return self._tables.get(person_id, ())[::-1]

    async def seat_person(self, table: str, person_id: str) -> None:
        """See `Store.seat_person`."""
        self._check_open()
        tables = self._tables.get(person_id, ())
        if table not in tables:
            self._tables[person_id] = (*tables, table)

    async def count_tables(self) -> int:
        """See `Store.count_tables`."""
        self._check_open()
        return len(self._logs)

    async def close(self) -> None:
        """See `Store.close`."""
        self._is_closed = True

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")
