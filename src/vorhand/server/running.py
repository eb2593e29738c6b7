"""Running the application under uvicorn."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn

from vorhand.server.app import Settings, build_app
from vorhand.server.connection import PatientProtocol
from vorhand.server.wire import MOST_BYTES

Listening = Callable[[str], None]
"""Told the address once connections are accepted."""

CLOSING_SECONDS = 10
"""How long requests that run may take to end when the server is stopped."""
BACKLOG = 1024
COLLECTING = (20_000, 20, 20)
"""New values before the youngest are searched; rounds before older ones are."""
DEAF_SECONDS = 30
"""How long sent bytes may wait for the other side to take them, where the system can be told."""


class _Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Listening) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._listening(_address(self.config.host, self.servers[0].sockets[0].getsockname()[1]))


def run(settings: Settings, *, host: str, port: int, listening: Listening) -> None:
    """Serve until the process is told to end. Raises `OSError` where the port cannot be had."""
    _configure_log()
    _allow_many_connections()
    _collect_rarely()
    config = uvicorn.Config(
        build_app(settings),
        http=PatientProtocol,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        host=host,
        port=port,
    )
    with _bound(host, port) as listener, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_Server(config, listening).serve([listener]))


def _bound(host: str, port: int) -> socket.socket:
    """A listening socket; bound here so that a port in use is an error that says so."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small messages at once only where it is.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _give_up_on_the_deaf(listener)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise OSError(error.errno, f"{host}:{port}: {error.strerror}") from error
    return listener


def _allow_many_connections() -> None:
    """As many open files as the system lets this process have: every connection is one."""
    try:
        import resource
    except ImportError:  # only Unix counts them
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _collect_rarely() -> None:
    """Search less often for values that refer to each other: tables are made of values that cannot.

    What is there at the start stays, so it is not searched at all.
    """
    gc.set_threshold(*COLLECTING)
    gc.freeze()


def _give_up_on_the_deaf(listener: socket.socket) -> None:
    """Connections whose other side takes nothing for long are dropped, with what waits to be sent to it."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listener.setsockopt(socket.IPPROTO_TCP, option, 1000 * DEAF_SECONDS)


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _configure_log() -> None:
    """Warnings and worse, one line of JSON each, on standard error."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
