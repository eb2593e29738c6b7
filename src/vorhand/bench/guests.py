"""Guests of a server: a browser's side of the line without a browser."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from vorhand.bench.answers import answer
from vorhand.bench.http import Site
from vorhand.bench.judge import Ledger
from vorhand.bench.messages import DECODER, ENCODER, Received, SeenScene, State
from vorhand.server import wire
from vorhand.service.wishes import Act, Ready, Wish

PATIENCE: Final = 20.0
"""Seconds after which an answer of the server counts as lost."""
PING_SECONDS: Final = 5.0
TASTE: Final = wire.Taste(language="en", deck="french")


class Times(msgspec.Struct):
    """Seconds measured by all guests together."""

    seen: list[float] = []
    """From sending a move to the own picture of the table that shows it."""
    acked: list[float] = []
    """From sending a move to its acknowledgement."""
    pinged: list[float] = []
    """From a ping on a watching line to its answer."""

    def forget(self) -> None:
        """Measure from here on."""
        for measured in (self.seen, self.acked, self.pinged):
            measured.clear()


class Guest:
    """A person with a line to a table of their own; a watcher, unless `_act` does something."""

    kind = "watch"

    def __init__(self, site: Site, times: Times) -> None:
        self.secret = secrets.token_hex(32)
        self.table = ""
        self.ledger = Ledger()
        self.is_over = asyncio.Event()
        self._site = site
        self._times = times
        self._socket: ClientConnection | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open a table and go there."""
        self.table = await self._site.open_table(self.secret, self.kind)
        self._socket = await connect(
            self._site.line_of(self.table),
            additional_headers={"Cookie": f"vorhand={self.secret}"},
            max_size=None,
            ping_interval=None,
        )
        await self._send(wire.Hello(version=wire.VERSION, taste=TASTE))
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._act())]

    async def close(self) -> None:
        """Go. Raises what went wrong on the line."""
        for task in self._tasks:
            if not task.done():
                task.cancel()
        ends = await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _send(self, message: Any) -> None:
        assert self._socket is not None, "the line is open"
        await self._socket.send(ENCODER.encode(message), text=True)

    async def _listen(self) -> None:
        assert self._socket is not None, "the line is open"
        async for raw in self._socket:
            assert isinstance(raw, str), "the server sends text alone"
            at, message = perf_counter(), DECODER.decode(raw)
            if isinstance(message, State):
                self.ledger.enter(message, raw.encode())
                if message.scene.stage == "over":
                    self.is_over.set()
            self._hear(message, at)

    def _hear(self, message: Received, at: float) -> None:
        if isinstance(message, wire.Pong):
            self._times.pinged.append(at - self._pinged_at)

    async def _act(self) -> None:
        await asyncio.sleep(Random(self.secret).uniform(0, PING_SECONDS))
        nonce = 0
        while True:
            nonce += 1
            self._pinged_at = perf_counter()
            await self._send(wire.Ping(nonce))
            await asyncio.sleep(PING_SECONDS)


class Asked(msgspec.Struct):
    """A wish under way."""

    id: str
    expected: int
    at: float
    is_move: bool
    acked: asyncio.Future[bool]
    """Whether it was granted."""
    seen: asyncio.Future[None]
    """Done when the own picture shows it."""


class PlayerGuest(Guest):
    """Plays seat 0 against computers, the first legal answer each time."""

    kind = "alone"

    def __init__(self, site: Site, times: Times, think: Callable[[], float]) -> None:
        super().__init__(site, times)
        self.refused = 0
        self._think = think
        self._scene: SeenScene | None = None
        self._seq = 0
        self._news = asyncio.Event()
        self._asked: Asked | None = None
        self._answered: set[str] = set()

    def _hear(self, message: Received, at: float) -> None:
        if isinstance(message, State):
            self._scene, self._seq = message.scene, message.seq
            self._see(message, at)
            self._news.set()
        elif isinstance(message, wire.Ack | wire.Refused):
            self._reply(message, at)

    def _see(self, state: State, at: float) -> None:
        asked = self._asked
        if asked is None or asked.seen.done():
            return
        if any(told.seq >= asked.expected and told.seat == state.scene.me for told in state.happened):
            asked.seen.set_result(None)
            if asked.is_move:
                self._times.seen.append(at - asked.at)

    def _reply(self, message: wire.Ack | wire.Refused, at: float) -> None:
        self.ledger.doubled += message.id in self._answered
        self._answered.add(message.id)
        asked = self._asked
        if asked is None or asked.id != message.id or asked.acked.done():
            return
        is_granted = isinstance(message, wire.Ack)
        self.refused += not is_granted
        if is_granted and asked.is_move:
            self._times.acked.append(at - asked.at)
        asked.acked.set_result(is_granted)

    async def _act(self) -> None:
        ready_for = 0
        while True:
            await self._news.wait()
            self._news.clear()
            wish = self._wish()
            if wish is None or (isinstance(wish, Ready) and wish.deal == ready_for):
                continue
            await asyncio.sleep(self._think())
            if wish == self._wish():
                ready_for = wish.deal if isinstance(wish, Ready) else ready_for
                await self._ask(wish)
            self._news.set()

    def _wish(self) -> Wish | None:
        return None if self._scene is None else answer(self._scene)

    async def _ask(self, wish: Wish) -> None:
        loop = asyncio.get_running_loop()
        asked = self._asked = Asked(
            id=secrets.token_urlsafe(9),
            expected=self._seq,
            at=perf_counter(),
            is_move=isinstance(wish, Act),
            acked=loop.create_future(),
            seen=loop.create_future(),
        )
        await self._send(wire.Do(id=asked.id, expected=asked.expected, wish=wish))
        if await self._in_time(asked.acked) and not isinstance(wish, Ready):
            await self._in_time(asked.seen)

    async def _in_time(self, reply: Awaitable[Any]) -> Any:
        try:
            return await asyncio.wait_for(reply, PATIENCE)
        except TimeoutError:
            self.ledger.lost += 1
            return None
