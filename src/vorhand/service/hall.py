"""The hall: all tables of one process, taken from the store when somebody comes."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Any, Final

from vorhand.service.actor import TableActor, rows_of
from vorhand.service.dealing import Step
from vorhand.service.opening import Plan, room_opened
from vorhand.service.pace import Pace
from vorhand.service.playing_on import Continuation, room_played_on
from vorhand.service.room import Room, folded
from vorhand.service.room_lines import RoomLine, decode_room_line
from vorhand.service.shuffler import Randomness
from vorhand.service.store import Row, Store
from vorhand.service.workplace import Counter, Workplace

ID_BYTES: Final = 9
"""Of a table's name, which is its invitation: 72 bits that nobody guesses."""

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


class Hall:
    """Opens tables, finds them again, and puts those away where nobody is."""

    def __init__(
        self,
        *,
        store: Store,
        now: Callable[[], str],
        randomness: Randomness,
        pace: Pace,
        threads: Executor,
        log: Any,
        faults: Counter,
    ) -> None:
        self._work = Workplace(
            store=store,
            now=now,
            randomness=randomness,
            pace=pace,
            threads=threads,
            log=log,
            faults=faults,
            put_away=self._put_away,
        )
        self._tables: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Future[TableActor | None]] = {}
        self._stopping: set[asyncio.Task[None]] = set()

    @property
    def tables(self) -> int:
        """Tables in memory."""
        return len(self._tables)

    @property
    def watchers(self) -> int:
        """Lines to browsers at all tables."""
        return sum(actor.watchers for actor in self._tables.values())

    async def open(self, plan: Plan) -> TableActor:
        """A new table. Raises `MatchError` and `StoreError`."""
        return await self._open(lambda id, at: room_opened(id, plan, at, self._work.randomness))

    async def play_on(self, wanted: Continuation) -> TableActor:
        """A new table that plays on a finished deal. Raises `Unwelcome` and `StoreError`."""
        return await self._open(lambda id, at: room_played_on(id, wanted, at, self._work.randomness))

    async def find(self, id: str) -> TableActor | None:
        """The table with this name, taken from the store if need be; None where there is none.

        Raises `StoreError`, and `RecordError` where its log cannot be read.
        """
        while True:
            actor = self._tables.get(id)
            if actor is not None and actor.is_running:
                return actor
            if id not in self._loading:
                return await self._load(id)
            await asyncio.wait([self._loading[id]])

    async def close(self) -> None:
        """Stop all tables; what they were asked before is finished."""
        await asyncio.gather(*(actor.stop() for actor in self._tables.values()))
        if self._stopping:
            await asyncio.wait(self._stopping)

    async def _open(self, step: Callable[[str, str], Step]) -> TableActor:
        id = self._new_id()
        at = self._work.now()
        room, lines = step(id, at)
        await self._work.store.append(id, 0, rows_of(0, lines, at, None))
        return self._seated(TableActor(room, lines, {}, self._work))

    async def _load(self, id: str) -> TableActor | None:
        loading: asyncio.Future[TableActor | None] = asyncio.get_running_loop().create_future()
        self._loading[id] = loading
        try:
            return await self._from_store(id)
        finally:
            del self._loading[id]
            loading.set_result(None)

    async def _from_store(self, id: str) -> TableActor | None:
        rows = await self._work.store.read(id)
        if not rows:
            return None
        # A long match takes a while to fold; meanwhile the other tables go on.
        loop = asyncio.get_running_loop()
        room, lines = await loop.run_in_executor(self._work.threads, _read_back, id, rows)
        done = {row.command: row.seq + 1 for row in rows if row.command is not None}
        return self._seated(TableActor(room, lines, done, self._work))

    def _seated(self, actor: TableActor) -> TableActor:
        id = actor.room.id
        self._tables[id] = actor
        actor.when_done(lambda: self._gone(id, actor))
        return actor

    def _gone(self, id: str, actor: TableActor) -> None:
        if self._tables.get(id) is actor:
            del self._tables[id]

    def _put_away(self, id: str) -> None:
        actor = self._tables.get(id)
        if actor is not None and not actor.watchers:
            task = asyncio.get_running_loop().create_task(actor.stop())
            self._stopping.add(task)
            task.add_done_callback(self._stopping.discard)

    def _new_id(self) -> str:
        number = int.from_bytes(self._work.randomness(ID_BYTES), "big")
        letters = []
        while number:
            number, place = divmod(number, len(_LETTERS))
            letters.append(_LETTERS[place])
        return "".join(letters)


def _read_back(id: str, rows: Sequence[Row]) -> tuple[Room, list[RoomLine]]:
    lines = [decode_room_line(row.body) for row in rows]
    return folded(id, lines), lines


def is_table_name(text: str) -> bool:
    """Whether `text` can be the name of a table at all."""
    return 0 < len(text) <= 20 and all(letter in _LETTERS for letter in text)
