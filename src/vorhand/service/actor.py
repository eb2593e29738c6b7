"""The actor of one table: a mailbox, and the only task that moves the table.

Whatever shall happen comes in as a message and is handled one at a time: decided, stored, and only then
taken over and shown. A line of the log that the store did not take has not happened.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from random import uniform
from typing import Any

import msgspec

from vorhand.advice import Advice
from vorhand.core.commands import Claim, PlayOpen
from vorhand.core.errors import IllegalCommand
from vorhand.match.seating import Seat
from vorhand.records.lines import DealLine
from vorhand.service.advising import advisable, advised
from vorhand.service.computers import Move, Turns, computers_turns, decision, safe_move
from vorhand.service.dealing import (
    Step,
    computers_shared,
    deal_begun,
    played,
    shares_given_up,
    with_lines,
)
from vorhand.service.granting import Request, Unwelcome, Why, granted
from vorhand.service.room import Company, Room
from vorhand.service.room_lines import CoverBegan, CoverEnded, RoomLine, encode_room_line
from vorhand.service.store import Row, StoreError
from vorhand.service.table import proof_of
from vorhand.service.wishes import Act, Ready, Sit, Wish
from vorhand.service.workplace import Workplace

MAILBOX = 256
"""Messages that wait at a table; who comes after these is told that the table is busy."""

Indexed = tuple[int, RoomLine]
"""A line with its number in the log."""


class Watcher:
    """One line to a browser that looks at the table."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()
        """Set when there is something new to see, or the table is gone."""
        self.due_at: float | None = None
        """When the first of that was due, by the loop's clock; who shows it clears this."""


class Asked(msgspec.Struct, frozen=True, eq=False):
    """A person wishes for something."""

    person: str
    id: str
    expected: int
    wish: Wish
    at: float
    """When it came, by the loop's clock."""
    reply: "asyncio.Future[int]"
    """Takes the size of the log after it."""


class Decided(msgspec.Struct, frozen=True, eq=False):
    """A computer has decided."""

    size: int
    """The size of the log at which it was asked."""
    turns: Turns
    move: Move | None
    at: float
    """When the move was due, by the loop's clock."""


class Due(msgspec.Struct, frozen=True):
    """A time has run out."""

    what: str
    key: Hashable


class Presence(msgspec.Struct, frozen=True):
    """Somebody came or went."""


class Stop(msgspec.Struct, frozen=True):
    """The table is put away."""


Message = Asked | Decided | Due | Presence | Stop


class TableActor:
    """Moves one room. Make one with `Hall`."""

    def __init__(
        self, room: Room, lines: Sequence[RoomLine], granted_ids: dict[str, int], workplace: Workplace
    ) -> None:
        self.room = room
        self.ready: frozenset[Seat] = frozenset()
        """Who has seen the result of the last deal."""
        self._recent: list[Indexed] = list(enumerate(lines))
        self._forget_old_deals()
        self._granted = granted_ids
        self._work = workplace
        self._mailbox: asyncio.Queue[Message] = asyncio.Queue(MAILBOX)
        self._watchers: set[Watcher] = set()
        self._timers: dict[str, tuple[Hashable, asyncio.TimerHandle]] = {}
        self._advised: dict[Seat, tuple[int, asyncio.Future[Advice]]] = {}
        """The last advice for each seat, and the size of the log at which it was asked for."""
        self._thinking: asyncio.Task[None] | None = None
        self._due_at = 0.0
        """When that was due which is being handled, by the loop's clock."""
        self._quiet_at = 0
        """The size of the log at which no computer had anything to do."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    @property
    def is_running(self) -> bool:
        """Whether the table still takes messages."""
        return not self._task.done()

    @property
    def watchers(self) -> int:
        """Lines to browsers that look at the table."""
        return len(self._watchers)

    def when_done(self, callback: Callable[[], None]) -> None:
        """Call this when the table is gone, whatever the reason."""
        self._task.add_done_callback(lambda task: self._gone(task, callback))

    def enter(self, person: str) -> Watcher:
        """A new line to a person's browser."""
        watcher = Watcher(person)
        self._watchers.add(watcher)
        self._presence_changed()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """The line is down."""
        self._watchers.discard(watcher)
        self._presence_changed()

    def is_present(self, person: str) -> bool:
        """Whether any line of this person stands."""
        return any(watcher.person == person for watcher in self._watchers)

    def company(self) -> Company:
        """Who is there."""
        seated = {watcher: self.room.seat_of(watcher.person) for watcher in self._watchers}
        return Company(
            present=frozenset(seat for seat in seated.values() if seat is not None),
            ready=self.ready,
            watchers=sum(seat is None for seat in seated.values()),
        )

    def since(self, size: int) -> tuple[Indexed, ...] | None:
        """The lines of the log from number `size` on; None where they are no longer at hand."""
        start = self._recent[0][0] if self._recent else self.room.size
        if not start <= size <= self.room.size:
            return None
        return tuple(self._recent[size - start :])

    async def ask(self, person: str, id: str, expected: int, wish: Wish) -> int:
        """The size of the log after a wish came true, now or when it was first sent with this id.

        Raises `Unwelcome`, and `IllegalCommand` from the rules.
        """
        loop = asyncio.get_running_loop()
        reply: asyncio.Future[int] = loop.create_future()
        if not self.is_running:
            raise Unwelcome(Why.BUSY)
        try:
            self._mailbox.put_nowait(Asked(person, id, expected, wish, loop.time(), reply))
        except asyncio.QueueFull:
            raise Unwelcome(Why.BUSY) from None
        return await reply

    async def advise(self, person: str) -> tuple[int, Advice]:
        """What a person who is asked for something had best do, and the size of the log at which that holds.

        It is searched for once at each moment, however often it is asked for. Raises `Unwelcome`.
        """
        if not self.is_running:
            raise Unwelcome(Why.BUSY)
        size, seat = self.room.size, self.room.seat_of(person)
        asked = advisable(self.room, seat)
        assert seat is not None, "only who has a seat is advised"
        if self._advised.get(seat, (0,))[0] != size:
            loop = asyncio.get_running_loop()
            self._advised[seat] = size, loop.run_in_executor(self._work.threads, advised, asked)
        try:
            found = asyncio.shield(self._advised[seat][1])
            return size, await asyncio.wait_for(found, self._work.pace.think_deadline)
        except TimeoutError:
            self._fault("advice took too long")
        except Exception as error:  # noqa: BLE001 - whatever advice fails of, its table goes on
            self._fault("advice failed", repr(error))
        raise Unwelcome(Why.BUSY)

    async def stop(self) -> None:
        """Finish what waits, and go."""
        await self._mailbox.put(Stop())
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        self._after_change()
        while True:
            message = await self._mailbox.get()
            if isinstance(message, Stop):
                return
            self._due_at = _due_at(message)
            await _HANDLERS[type(message)](self, message)

    def _gone(self, task: "asyncio.Task[None]", callback: Callable[[], None]) -> None:
        """Nobody waits for a table that is gone, and the reason is told."""
        for _, timer in self._timers.values():
            timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        while not self._mailbox.empty():
            message = self._mailbox.get_nowait()
            if isinstance(message, Asked):
                _refuse(message.reply, Unwelcome(Why.BUSY))
        if not task.cancelled() and task.exception() is not None:
            self._work.log.error("table failed", table=self.room.id, exc_info=task.exception())
        callback()
        self._wake()

    async def _asked(self, asked: Asked) -> None:
        key = f"{asked.person}/{asked.id}"
        if key in self._granted:
            _answer(asked.reply, self._granted[key])
            return
        try:
            await self._grant(asked, key)
            _answer(asked.reply, self.room.size)
        except (Unwelcome, IllegalCommand) as refusal:
            _refuse(asked.reply, refusal)
        finally:
            # Where the table itself failed nobody shall wait for it.
            _refuse(asked.reply, Unwelcome(Why.BUSY))

    async def _grant(self, asked: Asked, key: str) -> None:
        if isinstance(asked.wish, Ready):
            self._is_ready(asked.person, asked.wish)
            await self._begin_if_ready()
            return
        request = Request(
            person=asked.person,
            wish=asked.wish,
            expected=asked.expected,
            at=self._work.now(),
            randomness=self._work.randomness,
            proven=await self._proof(self.room.seat_of(asked.person), asked.wish),
        )
        try:
            await self._take(granted(self.room, request), key)
            if isinstance(asked.wish, Sit):
                await self._work.store.seat_person(self.room.id, asked.person)
        except StoreError as error:
            self._work.log.error("store failed", table=self.room.id, error=str(error))
            raise Unwelcome(Why.STORE_FAILED) from error
        self._granted[key] = self.room.size

    async def _proof(self, seat: Seat | None, wish: Wish) -> bool:
        """Whether the table can prove a claim; searched for in a thread, so that other tables go on."""
        if seat is None or self.room.stage != "deal" or not isinstance(wish, Act):
            return False
        if not isinstance(wish.command, Claim | PlayOpen):
            return False
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._work.threads, proof_of, self.room.playing, seat, wish.command)

    def _is_ready(self, person: str, wish: Ready) -> None:
        seat = self.room.seat_of(person)
        if seat is None:
            raise Unwelcome(Why.NOT_SEATED)
        if self.room.stage == "deal" or self.room.table is None or self.room.playing.deals != wish.deal:
            raise Unwelcome(Why.WRONG_DEAL)
        if self.room.stage == "over":
            raise Unwelcome(Why.MATCH_OVER)
        self.ready |= {seat}
        self._after_change()

    async def _begin_if_ready(self) -> None:
        if self.room.stage == "between" and self._people_present() <= self.ready:
            await self._begin_deal()

    async def _begin_deal(self) -> None:
        await self._take(deal_begun(self.room, self._work.now(), self._work.randomness))

    async def _decided(self, decided: Decided) -> None:
        self._thinking = None
        if decided.size == self.room.size and decided.move is None:
            self._quiet_at = decided.size
        elif decided.size == self.room.size and self._watchers:
            await self._move(decided)
        else:
            self._after_change()

    async def _move(self, decided: Decided) -> None:
        """Play what a computer decided, or a safe move where that is not legal."""
        move = decided.move
        while move is not None:
            try:
                proven = await self._proof(move.seat, Act(command=move.command))
                step = played(self.room, move.seat, move.command, self._work.now(), proven=proven)
            except IllegalCommand as refusal:
                self._fault("illegal move of a computer", str(refusal))
                safe = safe_move(decided.turns)
                move = None if safe == move else safe
            else:
                await self._take(step)
                return

    def _fault(self, event: str, error: str = "") -> None:
        self._work.faults.inc()
        self._work.log.error(event, table=self.room.id, error=error)

    async def _due(self, due: Due) -> None:
        timer = self._timers.get(due.what)
        if timer is None or timer[0] != due.key:
            return
        del self._timers[due.what]
        await _WHEN_DUE[due.what.partition(" ")[0]](self, due)

    async def _shares_due(self, due: Due) -> None:
        await self._take(shares_given_up(self.room, self._work.now(), self._work.randomness))

    async def _next_due(self, due: Due) -> None:
        await self._begin_deal()

    async def _cover_due(self, due: Due) -> None:
        seat = Seat(int(due.what.partition(" ")[2]))
        covered, lines = with_lines(self.room, CoverBegan(seat=seat))
        after, shares = computers_shared(covered, self._work.now(), self._work.randomness)
        await self._take((after, (*lines, *shares)))

    async def _presence(self, presence: Presence) -> None:
        back = [
            CoverEnded(seat=seat)
            for seat, chair in enumerate(self.room.chairs)
            if chair.covered and self.is_present(chair.person)
        ]
        if back:
            await self._take(with_lines(self.room, *back))
        else:
            self._after_change()

    async def _take(self, step: Step, key: str | None = None) -> None:
        """Store the lines of a step, and only then take the room over and show it."""
        room, lines = step
        if lines:
            rows = rows_of(self.room.size, lines, self._work.now(), key)
            await self._work.store.append(self.room.id, self.room.size, rows)
        self._recent.extend(enumerate(lines, start=self.room.size))
        self.room = room
        if any(isinstance(line, DealLine) for line in lines):
            self.ready = frozenset()
            self._forget_old_deals()
        self._after_change()

    def _forget_old_deals(self) -> None:
        """Keep the lines of the last deal, for browsers that missed some."""
        starts = [place for place, (_, line) in enumerate(self._recent) if isinstance(line, DealLine)]
        if starts:
            del self._recent[: starts[-1]]

    def _presence_changed(self) -> None:
        if self.is_running and not self._mailbox.full():
            self._mailbox.put_nowait(Presence())

    def _after_change(self) -> None:
        self._wake()
        self._set_timers(self._times())
        self._let_think()

    def _wake(self) -> None:
        for watcher in self._watchers:
            if watcher.due_at is None:
                watcher.due_at = self._due_at
            watcher.news.set()

    def _times(self) -> dict[str, tuple[Hashable, float]]:
        """What happens by itself, with what it depends on and after how many seconds."""
        if not self._watchers:
            return {"idle": ("", self._work.pace.idle)}
        times: dict[str, tuple[Hashable, float]] = {}
        if self.room.is_shuffling:
            times["shares"] = (self.room.size, self._share_time())
        if self.room.stage == "between" and (self.ready or not self._people_present()):
            wait = self._work.pace.next_deal if self.ready else self._work.pace.watched_next
            times["next"] = (self.room.playing.deals, wait)
        if self.room.stage in ("deal", "between"):
            times |= {f"cover {seat}": ("", self._work.pace.grace) for seat in self._missing()}
        return times

    def _share_time(self) -> float:
        phase: Any = self.room.playing.on_table.deal.phase
        is_cut = all(phase.shuffle.digests) and not phase.shuffle.cut
        return self._work.pace.cut if is_cut else self._work.pace.share

    def _missing(self) -> list[int]:
        """The seats whose person is gone and that no computer plays for yet."""
        return [
            seat
            for seat, chair in enumerate(self.room.chairs)
            if chair.kind == "person"
            and not chair.is_played_by_computer
            and not self.is_present(chair.person)
        ]

    def _people_present(self) -> frozenset[Seat]:
        return frozenset(
            Seat(seat)
            for seat, chair in enumerate(self.room.chairs)
            if chair.kind == "person" and not chair.left and self.is_present(chair.person)
        )

    def _set_timers(self, times: dict[str, tuple[Hashable, float]]) -> None:
        """Timers whose cause is the same go on; others are stopped or started."""
        for what in [what for what, (key, _) in self._timers.items() if times.get(what, (None,))[0] != key]:
            self._timers.pop(what)[1].cancel()
        loop = asyncio.get_running_loop()
        for what, (key, seconds) in times.items():
            if what not in self._timers:
                handle = loop.call_later(seconds, self._time_is_up, Due(what, key))
                self._timers[what] = (key, handle)

    def _time_is_up(self, due: Due) -> None:
        if due.what == "idle":
            self._work.put_away(self.room.id)
        elif self._mailbox.full():
            # Later: nothing that waits here is lost, and time is what there is.
            handle = asyncio.get_running_loop().call_later(1.0, self._time_is_up, due)
            self._timers[due.what] = (due.key, handle)
        else:
            self._mailbox.put_nowait(due)

    def _let_think(self) -> None:
        """Let the computers decide that may act now, unless they already do."""
        if self._thinking is not None or not self._watchers or self._quiet_at == self.room.size:
            return
        if self.room.stage != "deal" or self.room.is_shuffling:
            return
        turns = computers_turns(self.room)
        if turns:
            thinking = self._think(self.room.size, turns, self._rest())
            self._thinking = asyncio.get_running_loop().create_task(thinking)

    async def _think(self, size: int, turns: Turns, rest: float) -> None:
        """Decide in a worker thread, and say so after a natural time."""
        loop = asyncio.get_running_loop()
        shown_at = loop.time() + rest
        move = await self._answer_in_time(turns)
        due_at = max(shown_at, loop.time())
        if move is not None:
            await asyncio.sleep(due_at - loop.time())
        await self._mailbox.put(Decided(size, turns, move, due_at))

    async def _answer_in_time(self, turns: Turns) -> Move | None:
        deciding = asyncio.get_running_loop().run_in_executor(
            self._work.threads, decision, self.room.rules, turns
        )
        try:
            return await asyncio.wait_for(deciding, self._work.pace.think_deadline)
        except TimeoutError:
            self._fault("a computer thought too long")
        except Exception as error:  # noqa: BLE001 - whatever a player raises, its table goes on
            self._fault("a computer failed", repr(error))
        return safe_move(turns)

    def _rest(self) -> float:
        pace = self._work.pace
        natural = uniform(pace.think_least, pace.think_most)
        return natural + (pace.after_trick if _is_between_tricks(self.room) else 0.0)


Handler = Callable[[TableActor, Any], Awaitable[None]]

_HANDLERS: dict[type, Handler] = {
    Asked: TableActor._asked,
    Decided: TableActor._decided,
    Due: TableActor._due,
    Presence: TableActor._presence,
}

_WHEN_DUE: dict[str, Handler] = {
    "shares": TableActor._shares_due,
    "next": TableActor._next_due,
    "cover": TableActor._cover_due,
}


def rows_of(size: int, lines: Sequence[RoomLine], at: str, key: str | None) -> list[Row]:
    """The lines as rows of the store; the first carries the id of the wish."""
    return [
        Row(size + place, encode_room_line(line), at, key if place == 0 else None)
        for place, line in enumerate(lines)
    ]


def _due_at(message: Message) -> float:
    return message.at if isinstance(message, Asked | Decided) else asyncio.get_running_loop().time()


def _is_between_tricks(room: Room) -> bool:
    phase: Any = room.playing.phase
    return bool(getattr(phase, "tricks", ())) and not getattr(phase, "trick", ())


def _answer(reply: "asyncio.Future[int]", size: int) -> None:
    if not reply.done():
        reply.set_result(size)


def _refuse(reply: "asyncio.Future[int]", refusal: Exception) -> None:
    if not reply.done():
        reply.set_exception(refusal)
