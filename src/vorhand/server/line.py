"""One WebSocket line: what a browser asks for goes to the table's actor, what happens there comes back."""

import asyncio
from time import monotonic
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vorhand.core.errors import IllegalCommand
from vorhand.i18n import messages
from vorhand.match.seating import Seat
from vorhand.server import wire
from vorhand.server.metrics import Metrics
from vorhand.server.scene import happenings, scene
from vorhand.server.scene_advice import advised
from vorhand.service.actor import TableActor, Watcher
from vorhand.service.granting import Unwelcome

GREETING_SECONDS: Final = 10.0
"""A line on which nobody says hello is closed after this time."""
SEND_SECONDS: Final = 15.0
"""A reader that takes nothing for so long is given up; it comes back and starts from a picture."""
MOST_PROBLEMS: Final = 10
"""After so many messages that mean nothing a line is closed."""
BURST: Final = 60
"""Messages that may come at once."""
PER_SECOND: Final = 20.0
"""Messages a second that may come for long."""

CLOSE_BAD: Final = 4400
CLOSE_FOREIGN: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_SILENT: Final = 4408
CLOSE_GONE: Final = 4410
CLOSE_VERSION: Final = 4426
CLOSE_TOO_FAST: Final = 4429

_DECODER = msgspec.json.Decoder(wire.FromPage)
_ENCODER = msgspec.json.Encoder()


class Closing(Exception):
    """The line has to be closed, with this code."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(f"closed with {code}")


class Allowance:
    """How many messages may still come: `BURST` at once, `PER_SECOND` for long."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = monotonic()

    def spend(self) -> None:
        """One message came. Raises `Closing` when there were too many."""
        now = monotonic()
        self._left = min(float(BURST), self._left + (now - self._at) * PER_SECOND) - 1
        self._at = now
        if self._left < 0:
            raise Closing(CLOSE_TOO_FAST)


class Line:
    """A standing line of one person to one table."""

    def __init__(self, socket: WebSocket, actor: TableActor, person: str, metrics: Metrics) -> None:
        self._socket = socket
        self._actor = actor
        self._person = person
        self._metrics = metrics
        self._taste = wire.Taste(language="en", deck="french")
        self._shown: int | None = None
        """The size of the log that the page has been shown; None before the first picture."""
        self._last = b""
        self._problems = 0
        self._allowance = Allowance()
        self._sending = asyncio.Lock()

    async def run(self) -> None:
        """Talk until either side goes."""
        try:
            await self._greeting()
            await self._talk(self._actor.enter(self._person))
        except Closing as closing:
            await self._close(closing.code)
        except (TimeoutError, WebSocketDisconnect, OSError):
            await self._close(CLOSE_SILENT)

    async def _greeting(self) -> None:
        async with asyncio.timeout(GREETING_SECONDS):
            while True:
                message = await self._receive()
                if isinstance(message, wire.Hello):
                    self._greet(message)
                    return
                if message is not None:
                    await self._problem("hello_first")

    async def _talk(self, watcher: Watcher) -> None:
        """Read and write side by side until one of them ends."""
        self._metrics.lines.inc()
        tasks = [asyncio.ensure_future(self._read(watcher)), asyncio.ensure_future(self._write(watcher))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._metrics.lines.dec()
            self._actor.leave(watcher)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self, watcher: Watcher) -> None:
        while True:
            message = await self._receive()
            if isinstance(message, wire.Hello):
                self._greet(message)
                watcher.news.set()
            elif isinstance(message, wire.Ping):
                await self._send(_ENCODER.encode(wire.Pong(message.nonce)))
            elif isinstance(message, wire.Do):
                await self._do(message)
            elif isinstance(message, wire.Advise):
                await self._advise(message)

    async def _write(self, watcher: Watcher) -> None:
        """Show the table whenever there is something new, and only its latest state to a slow reader."""
        watcher.news.set()
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            if not self._actor.is_running:
                raise Closing(CLOSE_GONE)
            due_at, watcher.due_at = watcher.due_at, None
            if await self._show() and due_at is not None:
                self._metrics.shown.observe(asyncio.get_running_loop().time() - due_at)

    async def _receive(self) -> wire.FromPage | None:
        """The next message; None for one that means nothing, which has been said."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1005))
        self._allowance.spend()
        text = event.get("text")
        if text is None:
            await self._problem("not_text")
            return None
        try:
            return _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
            await self._problem("not_understood", str(error)[:200])
            return None

    def _greet(self, hello: wire.Hello) -> None:
        if hello.version != wire.VERSION:
            raise Closing(CLOSE_VERSION)
        self._taste = hello.taste
        self._shown = hello.seq
        self._last = b""

    async def _do(self, do: wire.Do) -> None:
        start = monotonic()
        try:
            seq = await self._actor.ask(self._person, do.id, do.expected, do.wish)
        except (Unwelcome, IllegalCommand) as refusal:
            self._metrics.refused.inc()
            await self._send(_ENCODER.encode(self._refused(do.id, refusal)))
        else:
            self._metrics.granted.inc()
            self._metrics.seconds.observe(monotonic() - start)
            await self._send(_ENCODER.encode(wire.Ack(id=do.id, seq=seq)))

    async def _advise(self, asked: wire.Advise) -> None:
        try:
            seq, advice = await self._actor.advise(self._person)
        except Unwelcome as refusal:
            await self._send(_ENCODER.encode(self._refused(asked.id, refusal)))
        else:
            answer = advised(asked.id, seq, self._actor.room.rules, advice, self._taste)
            await self._send(_ENCODER.encode(answer))

    def _refused(self, id: str, refusal: Unwelcome | IllegalCommand) -> wire.Refused:
        words = messages(self._taste.language)
        seen = self._scene()
        choices = seen.deal.choices if seen.deal else wire.Choices()
        if isinstance(refusal, IllegalCommand):
            reason, source = refusal.reason.value, refusal.source
            text = words.text(f"reason-{reason}")
        else:
            reason, source = refusal.why.value, refusal.detail
            text = words.text(f"refused-{reason}")
        return wire.Refused(
            id=id, reason=reason, text=text, source=source, seq=self._actor.room.size, choices=choices
        )

    async def _show(self) -> bool:
        """Show the table as it is; whether anything happened since it was shown last."""
        size = self._actor.room.size
        missed = None if self._shown is None else self._actor.since(self._shown)
        happened = () if missed is None else happenings(self._actor.room, missed, self._seat, self._taste)
        state = wire.State(seq=size, happened=happened, scene=self._scene(), fresh=missed is None)
        message = _ENCODER.encode(state)
        if message != self._last:
            await self._send(message)
        self._shown, self._last = size, message
        return bool(happened)

    def _scene(self) -> wire.Scene:
        actor = self._actor
        is_host = self._person == actor.room.host
        return scene(actor.room, actor.company(), self._seat, self._taste, is_host=is_host)

    @property
    def _seat(self) -> Seat | None:
        return self._actor.room.seat_of(self._person)

    async def _problem(self, reason: str, detail: str = "") -> None:
        self._problems += 1
        if self._problems > MOST_PROBLEMS:
            raise Closing(CLOSE_BAD)
        text = messages(self._taste.language).text(f"problem-{reason}")
        message = wire.Problem(reason=reason, text=f"{text} {detail}".strip())
        await self._send(_ENCODER.encode(message))

    async def _send(self, message: bytes) -> None:
        """One message at a time; who takes none for long is given up."""
        async with asyncio.timeout(SEND_SECONDS), self._sending:
            try:
                await self._socket.send_text(message.decode())
            except RuntimeError as error:
                # The line was closed while this waited, by the other side or for what it sent.
                raise WebSocketDisconnect(1006) from error

    async def _close(self, code: int) -> None:
        """Close where the other side is still there."""
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(1.0):
                await self._socket.close(code)
        except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            # The line broke while it was being closed, and is closed all the same.
            return
