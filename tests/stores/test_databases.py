"""What the two databases promise beyond the interface: they last, several processes share them, they grow."""

import asyncio
import stat
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.stores.rows import rows
from vorhand.service.store import Person, StoreError, VersionConflict, open_store
from vorhand.service.store.engines import address, connected
from vorhand.service.store.schema import METADATA

pytestmark = pytest.mark.anyio

OPENS_AND_WRITES = """
import asyncio, sys
from pathlib import Path
from tests.stores.rows import rows
from vorhand.service.store import migrate, open_store, sql

async def main(url, table):
    print("ready", flush=True)
    sys.stdin.readline()
    store = await open_store(url, Path())
    for number in range(20):
        await store.append(table, number, rows(number))
    await store.close()

asyncio.run(main(*sys.argv[1:]))
"""


async def test_everything_is_there_after_reopening(url: str) -> None:
    store = await open_store(url, Path())
    await store.append("one", 0, rows(0, 3, command="c"))
    await store.remember(Person("p", "digest", "Ada", "now"))
    await store.seat_person("one", "p")
    await store.close()
    store = await open_store(url, Path())
    assert await store.read("one") == rows(0, 3, command="c")
    assert await store.has_command("one", "c") == 0
    assert await store.person("digest") == Person("p", "digest", "Ada", "now")
    assert await store.tables_of("p") == ("one",)
    await store.append("one", 3, rows(3))
    await store.close()


async def test_without_groups_the_same_holds(url: str) -> None:
    store = await open_store(url, Path(), group_commit=False)
    outcomes = await asyncio.gather(
        *(store.append(table, 0, rows(0)) for table in "abcabc"), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in outcomes) == ["NoneType"] * 3 + ["VersionConflict"] * 3
    await store.close()


async def test_the_embedded_database_is_the_owners_alone(tmp_path: Path, anyio_backend: str) -> None:
    data = tmp_path / "deep" / "data"
    store = await open_store(None, data)
    await store.append("one", 0, rows(0))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (data, *data.iterdir())}
    await store.close()
    assert modes.pop("data") == 0o700
    assert "vorhand.sqlite3-wal" in modes
    assert set(modes.values()) == {0o600}


async def test_sqlite_is_set_up_for_games_that_count(sqlite: str) -> None:
    store = await open_store(sqlite, Path())
    await store.close()
    engine = connected(address(sqlite))
    async with engine.connect() as connection:
        found = [await _pragma(connection, name) for name in ("journal_mode", "synchronous", "foreign_keys")]
        patience = await _pragma(connection, "busy_timeout")
    await engine.dispose()
    assert found == ["wal", 2, 1]
    assert patience == 5000


async def _pragma(connection: AsyncConnection, name: str) -> object:
    return (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()


async def test_the_steps_lead_to_the_schema(url: str) -> None:
    store = await open_store(url, Path())
    await store.close()
    engine = connected(address(url))
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    await engine.dispose()


def _differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), METADATA)


async def test_a_newer_database_is_left_alone(url: str) -> None:
    store = await open_store(url, Path())
    await store.close()
    await _execute(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer"):
        await open_store(url, Path())


async def test_the_database_itself_allows_no_gap(url: str) -> None:
    store = await open_store(url, Path())
    await store.append("one", 0, rows(0))
    await store.close()
    columns = "INSERT INTO event (table_id, seq, previous, body, at) VALUES"
    for seq, previous in ((2, "1"), (2, "0"), (2, "NULL"), (0, "NULL"), (-1, "NULL")):
        with pytest.raises(IntegrityError):
            await _execute(url, f"{columns} ('one', {seq}, {previous}, '', '')")


async def test_processes_that_start_at_once(url: str) -> None:
    tables = [f"table {number}" for number in range(4)]
    command = [sys.executable, "-W", "error", "-c", OPENS_AND_WRITES, url]
    running = [
        await asyncio.create_subprocess_exec(
            *command, table, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        for table in tables
    ]
    for process in running:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    await asyncio.gather(*(process.communicate(b"go\n") for process in running))
    assert [process.returncode for process in running] == [0] * 4
    store = await open_store(url, Path())
    assert [await store.read(table) for table in tables] == [rows(0, 20)] * 4
    await store.close()


async def test_two_stores_race_for_every_row(url: str) -> None:
    first, second = await open_store(url, Path()), await open_store(url, Path())
    tables = [f"table {number}" for number in range(20)]
    for number in range(10):
        forth = [first.append(table, number, rows(number, body=b"1")) for table in tables]
        back = [second.append(table, number, rows(number, body=b"2")) for table in reversed(tables)]
        outcomes = await asyncio.gather(*forth, *back, return_exceptions=True)
        assert {type(one) for one in outcomes} <= {type(None), VersionConflict}
        for one, other in zip(outcomes[:20], reversed(outcomes[20:]), strict=True):
            assert (one is None) != (other is None)
    assert [len(await second.read(table)) for table in tables] == [10] * 20
    await first.close()
    await second.close()


async def _execute(url: str, statement: str) -> None:
    engine = connected(address(url))
    try:
        async with engine.begin() as connection:
            await connection.execute(text(statement))
    finally:
        await engine.dispose()
