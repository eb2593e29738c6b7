"""A server of the load's own, in another process."""

import multiprocessing
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec

from vorhand.bench.http import LoadError
from vorhand.server.app import Settings
from vorhand.server.running import run
from vorhand.service.pace import HASTY, NATURAL
from vorhand.service.store import open_store

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 30.0


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What kind of server."""

    is_hasty: bool
    database: str | None = None
    group_commit: bool = True


@contextmanager
def own_server(wanted: Wanted) -> Iterator[str]:
    """The address of a server that runs meanwhile, with data that is thrown away afterwards."""
    spawning = multiprocessing.get_context("spawn")
    here, there = spawning.Pipe(duplex=False)
    with tempfile.TemporaryDirectory(prefix="vorhand-bench-") as data:
        process = spawning.Process(target=_serve, args=(there, wanted, data))
        process.start()
        there.close()
        try:
            yield _address(here)
        finally:
            process.terminate()
            process.join(STOP_SECONDS)
            process.kill()
            process.join()


def _address(here: Connection) -> str:
    try:
        if here.poll(START_SECONDS):
            address: str = here.recv()
            return address
    except EOFError:
        pass
    raise LoadError("the server did not start")


def _serve(there: Connection, wanted: Wanted, data: str) -> None:
    settings = Settings(
        open_store=lambda: open_store(wanted.database, Path(data), group_commit=wanted.group_commit),
        pace=HASTY if wanted.is_hasty else NATURAL,
    )
    run(settings, host="127.0.0.1", port=0, listening=there.send)
