"""Where deals are played: in processes of this machine or on a Dask cluster."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from logging import CRITICAL
from threading import Thread
from typing import Any, Protocol, TypeVar

from vorhand.core.errors import SkatError
from vorhand.extras import imported

SECONDS_TO_CONNECT = 10

VERSION = version("vorhand")
"""Of the program that sends the work; who does it must have the same."""

ANY_PORT = "127.0.0.1:0"
"""For the pages that Dask shows of its work; the usual port may be taken."""

Item = TypeVar("Item")
Result = TypeVar("Result")
Found_co = TypeVar("Found_co", covariant=True)


class Pending(Protocol[Found_co]):
    """Work under way."""

    def result(self) -> Found_co:
        """What came of it, as soon as it is done; raises what the work raised."""


class Executor(Protocol):
    """Does work side by side."""

    @property
    def workers(self) -> int:
        """How many pieces of work are done at once."""

    def submit(self, work: Callable[[Item], Result], item: Item) -> Pending[Result]:
        """Begin one piece of work; both parts of it can be pickled."""


class NoCluster(SkatError, ValueError):
    """There is no cluster at an address, or it has no workers."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(f"no Dask cluster with workers answers at {address}")


class OtherProgram(SkatError, ValueError):
    """A worker has another version of Vorhand than we have, or none."""

    def __init__(self, worker: str, found: str) -> None:
        self.worker = worker
        self.found = found
        super().__init__(f"the worker {worker} has vorhand {found}, not {VERSION}")


class WorkersLost(SkatError, RuntimeError):
    """Those who played ended before their work did."""


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """So many processes of this machine; work that has not begun is dropped at the end.

    Raises `WorkersLost`.
    """
    # Spawned, for this process may have threads by now; so it is the same on every system.
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=_serve)
    try:
        yield _Executor(count, pool.submit)
    except BrokenExecutor as error:
        raise WorkersLost("a process that played deals ended by itself or was ended") from error
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of the Dask cluster whose scheduler has this address.

    Raises `MissingExtra` without Dask, `NoCluster`, `OtherProgram` and `WorkersLost`.
    """
    distributed = imported("distributed", extra="dask")
    try:
        client = distributed.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(address) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS_TO_CONNECT)
        except TimeoutError as error:
            raise NoCluster(address) from error
        _same_program(client)
        try:
            # Each piece of work is new; Dask need not look whether it did the like before.
            yield _Executor(sum(client.nthreads().values()), partial(client.submit, pure=False))
        except (distributed.KilledWorker, distributed.comm.CommClosedError, CancelledError) as error:
            raise WorkersLost(f"the cluster at {address} lost what it played") from error


@contextmanager
def own_cluster(count: int) -> Iterator[Executor]:
    """A Dask cluster of so many processes of this machine, which ends with its last work.

    Raises what `cluster` raises.
    """
    distributed = imported("distributed", extra="dask")
    with (
        distributed.LocalCluster(
            n_workers=count, threads_per_worker=1, dashboard_address=ANY_PORT, silence_logs=CRITICAL
        ) as own,
        cluster(own.scheduler_address) as executor,
    ):
        yield executor


def _same_program(client: Any) -> None:
    for worker, found in client.run(version, "vorhand", on_error="return").items():
        if found != VERSION:
            raise OtherProgram(worker, str(found))


class _Executor:
    """An executor by somebody else's `submit`."""

    def __init__(self, workers: int, submit: Callable[..., Any]) -> None:
        self.workers = workers
        self._submit = submit

    def submit(self, work: Callable[[Item], Result], item: Item) -> Pending[Result]:
        """Begin one piece of work."""
        pending: Pending[Result] = self._submit(work, item)
        return pending


def _serve() -> None:
    """A process of the pool leaves Ctrl-C to its parent, and ends with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process of the pool has a parent"
    parent.join()
    os._exit(1)
