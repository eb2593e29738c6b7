"""Connections to the two databases, and how they are set up."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vorhand.service.store.base import StoreAddressError

SQLITE = "sqlite"
CONNECTIONS = 5
"""Connections that a store holds at most."""
PATIENCE_S = 5
"""How long SQLite waits for another process that writes, and how long one waits for a connection."""
ALLOWED = "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/DATABASE"
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def address(url: str) -> URL:
    """The database that `url` names, with the driver that we use; raises `StoreAddressError`."""
    try:
        given = make_url(url)
    except (ArgumentError, ValueError):
        # The text is not repeated: it may hold a password.
        raise StoreAddressError(f"the address of the database is not {ALLOWED}") from None
    driver = _DRIVERS.get(given.drivername)
    if driver is None:
        raise StoreAddressError(f"no store for {given.drivername}: an address is {ALLOWED}")
    if driver.startswith(SQLITE) and given.database in (None, "", ":memory:"):
        raise StoreAddressError("a store in SQLite needs a file: sqlite:///PATH")
    return _with_our_names(given).set(drivername=driver)


def embedded(data: Path) -> URL:
    """The database inside a data folder."""
    return URL.create("sqlite+aiosqlite", database=str(data / "vorhand.sqlite3"))


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    if not url.drivername.startswith(SQLITE):
        return None
    assert url.database is not None, "an address names its file"
    return Path(url.database)


def connected(url: URL) -> AsyncEngine:
    """An engine that connects when it is first used."""
    if file_of(url) is None:
        return create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=PATIENCE_S, pool_pre_ping=True
        )
    patience = {} if "timeout" in url.query else {"timeout": PATIENCE_S}
    engine = create_async_engine(
        url, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=PATIENCE_S, connect_args=patience
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _with_our_names(url: URL) -> URL:
    """PostgreSQL's own programs say `sslmode` where asyncpg says `ssl`; the values are the same."""
    mode = url.query.get("sslmode")
    return url if mode is None else url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def _set_up(connection: Any, _record: object) -> None:
    """Set up a new connection to SQLite. WAL is not here: it is a property of the file."""
    # Python's driver would begin transactions by itself, and not for every statement.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
