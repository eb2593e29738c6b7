"""The database made, or brought up to date, before anybody uses it."""

import asyncio
import fcntl
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, text

from vorhand.service.store.base import StoreError
from vorhand.service.store.engines import PATIENCE_S, connected, file_of

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x564F5248
"""PostgreSQL's lock on preparing. Any number does that no other program takes in our database."""
# Alembic knows one running migration in a process.
_ONE_AT_A_TIME = threading.Lock()


def prepare(url: URL) -> None:
    """Bring the database to the newest step. To be called in a thread that has no event loop.

    Several processes may do so at once. Raises `StoreError` where a newer program has been there.
    """
    with _ONE_AT_A_TIME, _file_prepared(file_of(url)):
        asyncio.run(_migrated(url))


async def _migrated(url: URL) -> None:
    engine = connected(url)
    try:
        async with engine.begin() as connection:
            if file_of(url) is None:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_run_steps)
    finally:
        await engine.dispose()


def _run_steps(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the database was made by a newer program: {error}") from error


@contextmanager
def _file_prepared(file: Path | None) -> Iterator[None]:
    """For SQLite: the file is there, readable by its owner only, and this process alone prepares it."""
    if file is None:
        yield
        return
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    folder = os.open(file.parent, os.O_RDONLY | os.O_CLOEXEC)
    try:
        # The folder and not the file: whoever closes a file gives up SQLite's own locks on it.
        fcntl.flock(folder, fcntl.LOCK_EX)
        _use_wal(file)
        yield
    finally:
        os.close(folder)


def _use_wal(file: Path) -> None:
    """Readers and a writer at once. The file remembers it; it cannot be said inside a transaction."""
    with closing(sqlite3.connect(file, timeout=PATIENCE_S)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
