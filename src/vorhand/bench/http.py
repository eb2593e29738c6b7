"""Plain HTTP of a server under load, with the standard library alone."""

import asyncio
import re
from typing import Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from vorhand.core.errors import SkatError
from vorhand.server.documents import Invite, Opened

SECONDS: Final = 30.0
_SAMPLE: Final = re.compile(r"^(\w+(?:\{[^}]*\})?) (\S+)$", re.MULTILINE)


class LoadError(SkatError, RuntimeError):
    """The server did not take the load as it should."""


class Site:
    """A server by its address."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def line_of(self, table: str) -> str:
        """The address of the WebSocket of a table."""
        return f"ws{self.address.removeprefix('http')}/ws/tables/{table}"

    async def open_table(self, secret: str, kind: str) -> str:
        """The name of a new table of casual computers, opened by the holder of the secret."""
        body = msgspec.json.encode(msgspec.convert({"kind": kind, "level": "casual"}, Invite))
        headers = {"Content-Type": "application/json", "Cookie": f"vorhand={secret}"}
        answer = await self._asked(Request(f"{self.address}/api/tables", body, headers))
        return msgspec.json.decode(answer, type=Opened).table

    async def record(self, table: str, deal: int) -> bytes:
        """The record of a finished deal."""
        return await self._asked(Request(f"{self.address}/api/tables/{table}/deals/{deal}/record"))

    async def samples(self) -> dict[str, float]:
        """The server's own counters, by name with labels."""
        text = (await self._asked(Request(f"{self.address}/metrics"))).decode()
        return {name: float(value) for name, value in _SAMPLE.findall(text)}

    async def _asked(self, request: Request) -> bytes:
        return await asyncio.to_thread(_answer, request)


def _answer(request: Request) -> bytes:
    try:
        with urlopen(request, timeout=SECONDS) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        with error:
            raise LoadError(
                f"{request.full_url}: {error.code} {error.read(300).decode(errors='replace')}"
            ) from error
