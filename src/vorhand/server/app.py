"""The application: pages, plain HTTP, and the lines to tables."""

import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from vorhand.server import api, line, people
from vorhand.server.metrics import exposition, new_metrics
from vorhand.server.premises import Premises
from vorhand.server.security import HEADERS, SecurityHeaders, is_same_site, is_secure
from vorhand.service.hall import Hall, is_table_name
from vorhand.service.pace import Pace
from vorhand.service.reviews import Reviews
from vorhand.service.shuffler import Randomness, random_bytes
from vorhand.service.store import Store, StoreError

PAGE: Final = Path(__file__).parent / "page"
"""The built web page."""

THREADS: Final = max(2, (os.cpu_count() or 1) - 1)
"""Computers that think at the same time; their searches run beside everything else."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a server is started with."""

    open_store: Callable[[], Any]
    """Gives an awaitable `Store`."""
    pace: Pace
    randomness: Randomness = random_bytes
    page: Path = PAGE


def now() -> str:
    """The time, as RFC 3339 writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def build_app(settings: Settings) -> Starlette:
    """The application. Its tables and store live from its start to its end."""
    return Starlette(
        routes=[
            Mount("/api", routes=api.routes()),
            Route("/health", _health),
            Route("/metrics", _metrics),
            WebSocketRoute("/ws/tables/{table}", _table_line),
            Route("/", _page),
            Route("/help", _page),
            Route("/t/{table}", _page),
            Route("/t/{table}/{number:deal}", _page),
            Mount("/", GZipMiddleware(StaticFiles(directory=settings.page, check_dir=False))),
        ],
        middleware=[Middleware(SecurityHeaders)],
        lifespan=_lifespan(settings),
        exception_handlers={HTTPException: _http_error, Exception: _failed},
    )


def _lifespan(settings: Settings) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store: Store = await settings.open_store()
        metrics = new_metrics()
        with ThreadPoolExecutor(THREADS, "computer") as threads:
            hall = Hall(
                store=store,
                now=now,
                randomness=settings.randomness,
                pace=settings.pace,
                threads=threads,
                log=structlog.get_logger(),
                faults=metrics.faults,
            )
            reviews = Reviews()
            app.state.premises = Premises(hall, reviews, store, metrics, now)
            app.state.page = settings.page
            yield
            await hall.close()
            reviews.close()
        await store.close()

    return lifespan


async def _health(request: Request) -> Response:
    premises: Premises = request.app.state.premises
    try:
        tables = await premises.store.count_tables()
    except StoreError:
        return PlainTextResponse("the store does not answer\n", status_code=503)
    return PlainTextResponse(f"ok, {tables} tables\n")


async def _metrics(request: Request) -> Response:
    premises: Premises = request.app.state.premises
    premises.metrics.tables.set(premises.hall.tables)
    return Response(exposition(premises.metrics), media_type="text/plain; version=0.0.4")


async def _page(request: Request) -> Response:
    """The page is one file; what it shows depends on its address."""
    index: Path = request.app.state.page / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web page has not been built: run `make page`.\n", status_code=503)
    response = FileResponse(index, headers={"Cache-Control": "no-cache"})
    if people.secret_of(request) is None:
        people.remember(response, people.new_secret(), secure=is_secure(request))
    return response


async def _table_line(socket: WebSocket) -> None:
    premises: Premises = socket.app.state.premises
    name = socket.path_params["table"]
    secret = people.secret_of(socket)
    if secret is None or not is_same_site(socket):
        await _closed_at_once(socket, line.CLOSE_FOREIGN)
        return
    actor = await premises.hall.find(name) if is_table_name(name) else None
    if actor is None:
        await _closed_at_once(socket, line.CLOSE_NO_TABLE)
        return
    await socket.accept()
    await line.Line(socket, actor, people.person_of(secret), premises.metrics).run()


async def _closed_at_once(socket: WebSocket, code: int) -> None:
    """Accepted and closed again: only so a browser learns the code."""
    await socket.accept()
    await socket.close(code)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException), "it is asked for these alone"
    if error.status_code == 404 and _is_for_reader(request):
        page = await _page(request)
        page.status_code = max(page.status_code, 404)
        return page
    return PlainTextResponse(f"{error.status_code}\n", error.status_code, error.headers)


def _is_for_reader(request: Request) -> bool:
    """Whether somebody looks for a page, and shall find the page that says that there is none."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


async def _failed(request: Request, error: Exception) -> Response:
    """Answered outside of everything that adds headers, so these come along."""
    return PlainTextResponse("500\n", 500, HEADERS)
