"""What keeps other sites and other people's pages out."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
"""Sent with every answer. A table's address is its invitation, so it goes to no other site."""


class SecurityHeaders:
    """Adds `HEADERS` to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers on the way back."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)


def is_same_site(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from no page at all.

    Browsers name the page's origin with every WebSocket and every request that changes something; a program
    without a browser names none and carries nobody's cookie.
    """
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the browser came by an encrypted line, so that cookies can be kept to such."""
    return connection.url.scheme in ("https", "wss")
