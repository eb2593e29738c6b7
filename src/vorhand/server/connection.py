"""Plain connections, for as long as the other side says what it wants in time and in few words."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0
"""A connection that has not said within this time what it wants is closed."""
MOST_HEAD_BYTES: Final = 65_536
"""So much may come before it is clear what is wanted."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an end to its patience."""

    _deadline: asyncio.TimerHandle | None = None
    """Runs while the head of a request is awaited."""
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._await_no_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes; too much of it before a request is whole is the end."""
        self._head_bytes += len(data)
        super().data_received(data)
        if self._deadline is not None and self._head_bytes > MOST_HEAD_BYTES:
            self.transport.close()

    def on_message_begin(self) -> None:
        """The next request begins."""
        if self._deadline is None:
            self._await_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """It is clear what is wanted."""
        self._await_no_head()
        super().on_headers_complete()

    def _await_head(self) -> None:
        self._head_bytes = 0
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _await_no_head(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
