"""A load: tables that computers play and one guest each watches, and tables that guests play at."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from vorhand.bench.guests import Guest, PlayerGuest, Times
from vorhand.bench.http import Site
from vorhand.bench.judge import leaks
from vorhand.bench.quantiles import of_buckets, of_values

MEMORY: Final = "process_resident_memory_bytes"
PROCESSOR: Final = "process_cpu_seconds_total"
SHOWN: Final = "vorhand_shown_seconds"
"""Samples of the server's own counters."""
AT_ONCE: Final = 8
"""Requests that are sent side by side."""
SETTLING_SECONDS: Final = 3.0
"""After everybody came, before measuring."""
THINKING: Final = (0.3, 0.9)
"""Seconds that a guest takes for an answer."""
HASTY_THINKING: Final = (0.06, 0.06)
"""A server takes no more than twenty messages a second for long from anybody."""


class LoadFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What a load measures; times in milliseconds of wall time."""

    tables: int
    people: int
    seconds: float
    commands_per_s: float
    """Moves at all tables, of computers and of guests, as one guest of each table was told of them."""
    p50_ms: float | None
    """From sending a move to the own picture of the table that shows it, of guests who play."""
    p99_ms: float | None
    ack_p50_ms: float | None
    """From sending a move to its acknowledgement."""
    ack_p99_ms: float | None
    shown_p50_ms: float | None
    """From when a move was due to its message handed to each line; measured by the server itself."""
    shown_p99_ms: float | None
    ping_p50_ms: float | None
    """From a ping to its answer, of guests who watch."""
    ping_p99_ms: float | None
    cores: float
    """Processor time of the server per second."""
    mb_per_table: float
    """Memory of the server per table with its line, without what it takes when empty."""
    lost: int
    """Happenings left out between two states of a line, and wishes without an answer."""
    doubled: int
    """Happenings told twice, and wishes answered twice."""
    leaks: int
    """Cards told before their viewer could know them, as the finished deals' records show."""
    deals_judged: int
    """Finished deals, times lines, that were searched for such cards."""
    pictures: int
    """States that started anew instead of telling what happened."""
    refused: int


class Load:
    """The guests of one measurement. Made inside a running event loop."""

    def __init__(self, site: Site, *, tables: int, people: int, is_hasty: bool) -> None:
        self._site = site
        self._times = Times()
        chance, (least, most) = Random(0), HASTY_THINKING if is_hasty else THINKING
        think: Callable[[], float] = partial(chance.uniform, least, most)
        self._players = [PlayerGuest(site, self._times, think) for _ in range(people)]
        self.guests: list[Guest] = [*(Guest(site, self._times) for _ in range(tables)), *self._players]
        self._tables, self._people = tables, people
        self._before: dict[str, float] = {}
        self._empty = 0.0
        self._moves = 0
        self._start = 0.0

    async def prepare(self) -> None:
        """Look at the empty server."""
        self._empty = (await self._site.samples())[MEMORY]

    def openings(self) -> Iterable[Sequence[Guest]]:
        """The guests in groups that come together."""
        return [self.guests[start : start + AT_ONCE] for start in range(0, len(self.guests), AT_ONCE)]

    async def come(self, guests: Sequence[Guest]) -> None:
        """Some guests open their tables."""
        await asyncio.gather(*(guest.open() for guest in guests))

    async def begin(self) -> None:
        """Measure from here on."""
        await asyncio.sleep(SETTLING_SECONDS)
        self._before = await self._site.samples()
        self._moves = self._moves_so_far()
        self._times.forget()
        self._start = perf_counter()

    async def finish(self) -> LoadFigures:
        """What was measured. All guests go. Raises `ConnectionClosed` where a line broke."""
        seconds = perf_counter() - self._start
        after, moves = await self._site.samples(), self._moves_so_far() - self._moves
        for guest in self.guests:
            await guest.close()
        judged = await self._judged()
        ledgers = [guest.ledger for guest in self.guests]
        return LoadFigures(
            tables=self._tables,
            people=self._people,
            seconds=round(seconds, 1),
            commands_per_s=round(moves / seconds, 1),
            p50_ms=of_values(self._times.seen, 0.5),
            p99_ms=of_values(self._times.seen, 0.99),
            ack_p50_ms=of_values(self._times.acked, 0.5),
            ack_p99_ms=of_values(self._times.acked, 0.99),
            shown_p50_ms=of_buckets(SHOWN, self._before, after, 0.5),
            shown_p99_ms=of_buckets(SHOWN, self._before, after, 0.99),
            ping_p50_ms=of_values(self._times.pinged, 0.5),
            ping_p99_ms=of_values(self._times.pinged, 0.99),
            cores=round((after[PROCESSOR] - self._before[PROCESSOR]) / seconds, 3),
            mb_per_table=round((after[MEMORY] - self._empty) / 2**20 / len(self.guests), 3),
            lost=sum(ledger.lost for ledger in ledgers),
            doubled=sum(ledger.doubled for ledger in ledgers),
            leaks=sum(judged),
            deals_judged=len(judged),
            pictures=sum(ledger.pictures for ledger in ledgers),
            refused=sum(player.refused for player in self._players),
        )

    def _moves_so_far(self) -> int:
        return sum(guest.ledger.moves for guest in self.guests)

    async def _judged(self) -> list[int]:
        """Leaks by finished deal of each line."""
        turn = asyncio.Semaphore(AT_ONCE)
        return [
            found
            for of_guest in await asyncio.gather(*(self._judged_of(guest, turn) for guest in self.guests))
            for found in of_guest
        ]

    async def _judged_of(self, guest: Guest, turn: asyncio.Semaphore) -> list[int]:
        found = []
        async with turn:
            for seen in guest.ledger.sightings:
                if seen.closed_at is not None:
                    found.append(leaks(seen, await self._site.record(guest.table, seen.number)))
        return found
