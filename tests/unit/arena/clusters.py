"""Dask clusters in this process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from vorhand.arena.executors import ANY_PORT
from vorhand.extras import imported


@contextmanager
def cluster_here(workers: int) -> Iterator[Any]:
    """One with so many workers of one thread each, reached as others are."""
    distributed = imported("distributed", extra="dask")
    with distributed.LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        dashboard_address=ANY_PORT,
    ) as cluster:
        yield cluster
