"""When things break: a killed process, a full disk, a locked file, a database that goes away."""

import asyncio
import resource
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.stores.cluster import MISSING, cluster, programs
from tests.stores.rows import rows
from vorhand.service.store import Store, StoreError, open_store
from vorhand.service.store.migrate import LOCK

pytestmark = pytest.mark.anyio

TABLES = 8
TOGETHER = 3
WRITES_FOR_EVER = f"""
import asyncio, sys
from pathlib import Path
from tests.stores.rows import rows
from vorhand.service.store import open_store

async def play(store, table):
    start = len(await store.read(table))
    while True:
        await store.append(table, start, rows(start, {TOGETHER}, body=b"x" * 500))
        start += {TOGETHER}
        print(table, start, flush=True)

async def main(url):
    store = await open_store(url, Path())
    await asyncio.gather(*(play(store, f"table{{number}}") for number in range({TABLES})))

asyncio.run(main(sys.argv[1]))
"""


async def test_a_process_killed_while_it_writes(url: str) -> None:
    told = dict.fromkeys([f"table{number}" for number in range(TABLES)], 0)
    for lines in (30, 101, 230):
        await _write_and_be_killed(url, lines, told)
        store = await open_store(url, Path())
        for table, rows_told in told.items():
            found = await store.read(table)
            assert [row.seq for row in found] == list(range(len(found)))
            assert len(found) % TOGETHER == 0, "what was written together is there together"
            assert len(found) >= rows_told, "what was told to be kept is kept"
        await store.close()


async def _write_and_be_killed(url: str, lines: int, told: dict[str, int]) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITES_FOR_EVER, url, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    for _ in range(lines):
        _take(await process.stdout.readline(), told)
    process.kill()
    async for line in process.stdout:
        _take(line, told)
    await process.wait()


def _take(line: bytes, told: dict[str, int]) -> None:
    if line.endswith(b"\n"):
        table, count = line.decode().split()
        told[table] = int(count)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """As on a full disk: the system refuses to write."""
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, hard))


async def test_a_full_disk(sqlite: str) -> None:
    store = await open_store(sqlite, Path())
    await store.append("one", 0, rows(0, 2))
    with no_file_longer_than(100_000):
        with pytest.raises(StoreError):
            await store.append("one", 2, rows(2, 3, body=b"x" * 1_000_000))
        assert await store.read("one") == rows(0, 2)
    await store.append("one", 2, rows(2))
    await store.close()
    store = await open_store(sqlite, Path())
    assert await store.read("one") == rows(0, 3)
    await store.close()


async def test_a_database_that_another_program_holds(sqlite: str, tmp_path: Path) -> None:
    store = await open_store(f"{sqlite}?timeout=0.05", Path())
    await store.append("one", 0, rows(0))
    with closing(sqlite3.connect(tmp_path / "data" / "vorhand.sqlite3")) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append("one", 1, rows(1))
        assert await store.read("one") == rows(0)
    await store.append("one", 1, rows(1))
    await store.close()


async def test_a_file_that_is_no_database(tmp_path: Path, anyio_backend: str) -> None:
    (tmp_path / "vorhand.sqlite3").write_bytes(b"something else" * 100)
    with pytest.raises(StoreError, match="not a database"):
        await open_store(None, tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError):
        await open_store(None, tmp_path / "file" / "data")


async def test_who_prepares_a_database_is_waited_for(postgres: str) -> None:
    other = await asyncpg.connect(postgres)
    await other.execute(f"SELECT pg_advisory_lock({LOCK})")
    opening = asyncio.create_task(open_store(postgres, Path()))
    await _until_somebody_waits(other)
    assert await other.fetchval("SELECT to_regclass('alembic_version')") is None
    await other.close()
    await (await opening).close()


async def test_connections_lost_while_nobody_writes(postgres: str) -> None:
    store = await open_store(postgres, Path())
    await store.append("one", 0, rows(0))
    await _terminate_all(postgres)
    await store.append("one", 1, rows(1))
    assert await store.read("one") == rows(0, 2)
    await store.close()


async def test_the_connection_lost_in_mid_write(postgres: str) -> None:
    store = await open_store(postgres, Path())
    await store.append("one", 0, rows(0))
    other = await asyncpg.connect(postgres)
    lock = other.transaction()
    await lock.start()
    await other.execute("LOCK TABLE event IN SHARE MODE")
    waiting = asyncio.create_task(store.append("one", 1, rows(1)))
    await _until_somebody_waits(other)
    await _terminate_all(postgres, but=other.get_server_pid())
    with pytest.raises(StoreError):
        await waiting
    await lock.rollback()
    await other.close()
    assert await store.read("one") == rows(0)
    await store.append("one", 1, rows(1))
    await store.close()


async def _until_somebody_waits(connection: asyncpg.Connection) -> None:
    async with asyncio.timeout(30):
        while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)


async def _terminate_all(url: str, but: int = 0) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND pid <> $1",
        but,
    )
    await connection.close()


async def test_a_server_that_is_not_there(server: str, anyio_backend: str) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        await open_store(f"{server}/nowhere", Path())
    with pytest.raises(StoreError, match="password") as caught:
        await open_store(server.replace("vorhand:", "vorhand:wrong") + "/postgres", Path())
    assert "wrong" not in str(caught.value)


@pytest.mark.skipif(programs() is None, reason=MISSING)
async def test_a_server_that_goes_away(anyio_backend: str) -> None:
    with cluster() as address:
        store = await open_store(f"{address}/postgres", Path())
        await store.append("one", 0, rows(0))
    for _ in range(2):
        await _refused(store)
    await store.close()


async def _refused(store: Store) -> None:
    outcomes = await asyncio.gather(
        store.append("one", 1, rows(1)),
        store.append("two", 0, rows(0)),
        store.read("one"),
        store.person("digest"),
        store.seat_person("one", "p"),
        return_exceptions=True,
    )
    assert [type(one) for one in outcomes] == [StoreError] * 5
