"""Who a browser is: a secret in a cookie, whose digest is all that the server keeps."""

import hashlib
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "vorhand"
SECONDS: Final = 365 * 24 * 3600
"""How long a browser remembers who it is."""

_SECRET: Final = re.compile(r"[0-9a-f]{64}")


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret that the browser sent; None where it has none that could be ours."""
    given = connection.cookies.get(COOKIE, "")
    return given if _SECRET.fullmatch(given) else None


def new_secret() -> str:
    """A secret for a browser that has none."""
    return secrets.token_hex(32)


def person_of(secret: str) -> str:
    """The id of whoever holds the secret. It never leaves the server."""
    return token_digest(secret)[:32]


def token_digest(secret: str) -> str:
    """What the server keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def remember(response: Response, secret: str, *, secure: bool) -> None:
    """Give the browser its secret, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE, secret, max_age=SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )
