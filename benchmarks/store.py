"""Events that the stores keep in a second: commits in groups against a commit for every event.

`python -m benchmarks.store` from the root of a checkout prints one JSON object. Every table is one task that
appends an event, waits until it is kept, and appends the next, as tables do. Wall time is counted here, for
waiting for the disk is what is measured; both databases wait for it as they do when games count.
"""

import asyncio
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.stores.cluster import MISSING, cluster, programs
from vorhand.bench.machine import Machine, machine
from vorhand.service.store import Row, Store, open_store

TABLES = (1, 16, 256)
SECONDS = 2.0
RUNS = 3
BODY = b'{"type":"card_played","position":"middlehand","card":"CJ","filler":"%032d"}'


class Figures(msgspec.Struct, frozen=True):
    """What one run gave; the best of several by events per second."""

    database: str
    group_commit: bool
    tables: int
    events_per_s: float
    median_ms: float
    """From asking until the event is kept."""
    p99_ms: float


class Report(msgspec.Struct, frozen=True):
    """All runs, and where."""

    store: list[Figures]
    runs: int
    machine: Machine


def main() -> None:
    """Measure and print."""
    figures = [
        best(database, url, group_commit=group_commit, tables=tables)
        for database, url in databases()
        for tables in TABLES
        for group_commit in (False, True)
    ]
    sys.stdout.buffer.write(msgspec.json.encode(Report(figures, RUNS, machine())) + b"\n")


def databases() -> Iterator[tuple[str, str]]:
    """Both databases by name and address, each there as long as it is measured."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"SQLite {sqlite3.sqlite_version}", f"sqlite:///{folder}/vorhand.sqlite3"
    place = programs()
    if place is None:
        sys.stderr.write(f"{MISSING}\n")
        return
    with cluster(settings=()) as server:
        told = subprocess.run([place / "postgres", "--version"], capture_output=True, text=True, check=True)
        yield f"PostgreSQL {told.stdout.split()[2]}", f"{server}/postgres"


def best(database: str, url: str, *, group_commit: bool, tables: int) -> Figures:
    """The best of several runs."""
    return max(
        (
            asyncio.run(measured(database, url, f"{run}", group_commit=group_commit, tables=tables))
            for run in range(RUNS)
        ),
        key=lambda figures: figures.events_per_s,
    )


async def measured(database: str, url: str, run: str, *, group_commit: bool, tables: int) -> Figures:
    """One run; what was kept is read back and compared."""
    store = await open_store(url, Path(), group_commit=group_commit)
    names = [f"{group_commit} {tables} {run} {number}" for number in range(tables)]
    start = time.perf_counter()
    waits = await asyncio.gather(*(played(store, name, start + SECONDS) for name in names))
    spent = time.perf_counter() - start
    for name, waited in zip(names, waits, strict=True):
        assert await store.read(name) == tuple(map(row, range(len(waited)))), "what was kept is there"
    await store.close()
    every = sorted(wait for waited in waits for wait in waited)
    return Figures(
        database=database,
        group_commit=group_commit,
        tables=tables,
        events_per_s=round(len(every) / spent, 1),
        median_ms=round(statistics.median(every) * 1000, 2),
        p99_ms=round(every[len(every) * 99 // 100] * 1000, 2),
    )


async def played(store: Store, table: str, end: float) -> list[float]:
    """How long each event of a table waited, until `end`."""
    waits: list[float] = []
    while (asked := time.perf_counter()) < end:
        await store.append(table, len(waits), (row(len(waits)),))
        waits.append(time.perf_counter() - asked)
    return waits


def row(number: int) -> Row:
    """An event as long as most are."""
    return Row(number, BODY % number, "2026-11-29T20:00:00.000000Z", f"wish-{number}")


if __name__ == "__main__":
    main()
