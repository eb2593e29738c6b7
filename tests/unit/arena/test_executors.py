"""Where deals are played, and what is said when nobody plays them."""

import multiprocessing
import os
import socket
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.unit.arena.clusters import cluster_here
from tests.unit.arena.made import contest
from vorhand.arena import executors
from vorhand.arena.deals import Score, played
from vorhand.arena.executors import (
    NoCluster,
    OtherProgram,
    WorkersLost,
    cluster,
    own_cluster,
    processes,
)
from vorhand.arena.running import deals_played
from vorhand.extras import MissingExtra, imported


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a cluster with two workers in this process."""
    with cluster_here(2) as local:
        yield local.scheduler_address


def end(number: int) -> int:
    """Work that kills who does it."""
    os._exit(number)


def points(deals: Iterator[tuple[Score, ...]]) -> list[list[int]]:
    return [[score.list_points for score in deal] for deal in deals]


WANTED = points(played(contest(), number) for number in range(4))


def test_a_cluster_plays_what_we_would_play(address: str) -> None:
    with cluster(address) as executor:
        assert executor.workers == 2
        assert points(deals_played(executor, contest(), range(4))) == WANTED


def test_what_the_work_raises_comes_back(address: str) -> None:
    with cluster(address) as executor, pytest.raises(ValueError, match="invalid literal"):
        executor.submit(int, "seven").result()
    with processes(1) as one, pytest.raises(ValueError, match="invalid literal"):
        one.submit(int, "seven").result()


def test_a_worker_with_another_program_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = executors.VERSION
    monkeypatch.setattr(executors, "VERSION", "0.0.0")
    with pytest.raises(OtherProgram) as refused, cluster(address):
        pass
    assert refused.value.found == ours
    assert refused.value.worker.startswith("tcp://")


def test_an_address_without_a_cluster_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "SECONDS_TO_CONNECT", 1)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{nobody.getsockname()[1]}"
        with pytest.raises(NoCluster) as refused, cluster(address):
            pass
    assert refused.value.address == address


def test_a_cluster_without_workers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "SECONDS_TO_CONNECT", 1)
    with cluster_here(0) as local, pytest.raises(NoCluster), cluster(local.scheduler_address):
        pass


def test_a_process_that_ends_is_told() -> None:
    with pytest.raises(WorkersLost), processes(1) as one:
        one.submit(end, 3).result()


def test_a_cluster_of_our_own_plays_and_ends() -> None:
    with own_cluster(1) as executor:
        assert executor.workers == 1
        assert points(deals_played(executor, contest(), range(1))) == WANTED[:1]
        assert dask_processes() == 1
    assert dask_processes() == 0


def dask_processes() -> int:
    return sum("Dask" in child.name for child in multiprocessing.active_children())


def lose(local: Any) -> None:
    with cluster(local.scheduler_address) as executor:
        slow = executor.submit(time.sleep, 0.5)
        local.close()
        slow.result()


def test_a_cluster_that_ends_is_told() -> None:
    with cluster_here(1) as local, pytest.raises(WorkersLost):
        lose(local)


def test_a_library_that_is_missing_is_told_by_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra) as missing, cluster("tcp://127.0.0.1:8786"):
        pass
    assert missing.value.extra == "dask"
    with pytest.raises(MissingExtra):
        imported("no_such_library", extra="analysis")
