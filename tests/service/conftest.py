"""A hall whose store, players and pace the tests choose."""

import itertools
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from tests.unit.server.rooms import AT, rules_of, seeded
from vorhand.service.actor import TableActor, Watcher
from vorhand.service.hall import Hall
from vorhand.service.opening import Kind, Plan
from vorhand.service.pace import HASTY, Pace
from vorhand.service.store import MemoryStore, Row, StoreError
from vorhand.service.wishes import Wish

HOST = "host"
QUICK: Pace = msgspec.structs.replace(
    HASTY, share=0.05, cut=0.05, grace=0.05, next_deal=0.1, watched_next=0.0, think_deadline=0.3, idle=0.05
)
IDS = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


class Faults:
    """Counts what computers did wrong."""

    def __init__(self) -> None:
        self.count = 0

    def inc(self) -> None:
        self.count += 1


class Log:
    """Keeps what was logged."""

    def __init__(self) -> None:
        self.events: list[tuple[str, dict[str, object]]] = []

    def error(self, event: str, **details: object) -> None:
        self.events.append((event, details))


class ShakyStore(MemoryStore):
    """Takes nothing while `is_down`."""

    is_down = False

    async def append(self, table: str, expected: int, rows: Sequence[Row]) -> None:
        if self.is_down:
            raise StoreError("the disk is full")
        await super().append(table, expected, rows)


class House:
    """A hall with everything that a test looks at."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self.store = ShakyStore()
        self.faults = Faults()
        self.log = Log()
        self._threads = threads
        self._halls: list[Hall] = []
        self.hall = self.new_hall()

    def new_hall(self, pace: Pace = QUICK) -> Hall:
        """Another hall over the same store: what a restarted server has."""
        self.hall = Hall(
            store=self.store,
            now=lambda: AT,
            randomness=seeded(next(IDS)),
            pace=pace,
            threads=self._threads,
            log=self.log,
            faults=self.faults,
        )
        self._halls.append(self.hall)
        return self.hall

    async def open(
        self, kind: Kind = "alone", preset: str = "isko_list", *, practice: bool = False, **settings: object
    ) -> TableActor:
        plan = Plan(
            kind=kind,
            rules=rules_of(preset, **settings),
            preset=preset,
            level="random",
            person=HOST,
            name="Ann",
            practice=practice,
        )
        return await self.hall.open(plan)

    async def close(self) -> None:
        for hall in self._halls:
            await hall.close()
        await self.store.close()


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(2) as pool:
        yield pool


@pytest.fixture
async def house(threads: ThreadPoolExecutor) -> AsyncIterator[House]:
    house = House(threads)
    yield house
    await house.close()


async def wish(actor: TableActor, what: Wish, *, person: str = HOST, id: str = "") -> int:
    return await actor.ask(person, id or f"w{next(IDS)}", actor.room.size, what)


async def until(watcher: Watcher, actor: TableActor, condition: "object") -> None:
    """Wait until the room is as `condition(room)` says."""
    assert callable(condition)
    while not condition(actor.room):
        await watcher.news.wait()
        watcher.news.clear()
