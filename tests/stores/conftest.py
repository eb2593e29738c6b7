"""A place for every kind of store: memory, SQLite in a folder, and a PostgreSQL of the test run's own."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.stores.cluster import MISSING, cluster, programs
from vorhand.service.store import MemoryStore, Store, open_store

DATABASES = itertools.count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The database libraries know asyncio alone."""
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    if programs() is None:
        pytest.skip(MISSING)
    with cluster() as address:
        yield address


@pytest.fixture
def postgres(server: str) -> str:
    """The address of an empty database in PostgreSQL."""
    name = f"test{next(DATABASES)}"
    asyncio.run(_created(server, name))
    return f"{server}/{name}"


async def _created(server: str, name: str) -> None:
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a database in SQLite that is not there yet."""
    return f"sqlite:///{tmp_path / 'data' / 'vorhand.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> str | None:
    """The address of an empty store of each kind; None for memory."""
    return None if request.param == "memory" else request.getfixturevalue(request.param)


@pytest.fixture
async def store(place: str | None, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    opened = MemoryStore() if place is None else await open_store(place, tmp_path)
    yield opened
    await opened.close()
