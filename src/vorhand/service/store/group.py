"""Who writes when: many appends in one transaction, or each append in its own.

A commit to a disk costs nearly the same for one row as for a thousand. So one task takes everything that
waits, writes it in one transaction, and wakes all who waited; meanwhile the next group gathers by itself.
Nobody waits for company: where only one append is there, it is written at once.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from vorhand.service.store.base import Row, StoreError, VersionConflict

WAITING = 1024
"""Appends that may wait; who comes later waits for a place."""
GROUP = 256
"""Appends that are written in one transaction at most."""


class Append(msgspec.Struct, frozen=True):
    """Rows for one table."""

    table: str
    expected: int
    rows: tuple[Row, ...]


Commit = Callable[[Sequence[Append]], Awaitable[None]]
"""Writes all of it or nothing; raises `VersionConflict` or `StoreError`."""


class SingleWriter:
    """Every append in a transaction of its own, so many of them at once."""

    def __init__(self, commit: Commit, at_once: int) -> None:
        self._commit = commit
        self._at_once = at_once
        self._turn = asyncio.Semaphore(at_once)

    async def append(self, append: Append) -> None:
        """The append is kept, or this raises `VersionConflict` or `StoreError`."""
        async with self._turn:
            await self._commit((append,))

    async def close(self) -> None:
        """All appends that were asked for are finished."""
        for _ in range(self._at_once):
            await self._turn.acquire()


class GroupWriter:
    """One task that writes for everybody. Made inside a running event loop."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._places = asyncio.Semaphore(WAITING)
        self._queue: deque[_Waiting] = deque()
        self._news = asyncio.Event()
        self._asked = 0
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def append(self, append: Append) -> None:
        """The append is kept, or this raises `VersionConflict` or `StoreError`."""
        self._asked += 1
        try:
            async with self._places:
                await self._queued(append)
        finally:
            self._asked -= 1
            self._news.set()

    async def close(self) -> None:
        """All appends that were asked for are finished, and the task has ended."""
        self._is_closing = True
        self._news.set()
        await self._task

    async def _queued(self, append: Append) -> None:
        if self._task.done():
            raise StoreError("the store's writer has ended")
        waiting = _Waiting(append)
        self._queue.append(waiting)
        self._news.set()
        await waiting.written

    async def _run(self) -> None:
        group: Sequence[_Waiting] = ()
        try:
            while group := await self._next_group():
                await self._settle(group)
        finally:
            for waiting in (*group, *self._queue):
                waiting.fail(StoreError("the store's writer was stopped"))

    async def _next_group(self) -> Sequence["_Waiting"]:
        """What waits now, or what comes next; nothing when the store closes and nobody waits any more."""
        while not self._queue:
            if self._is_closing and not self._asked:
                return ()
            self._news.clear()
            await self._news.wait()
        return [self._queue.popleft() for _ in range(min(GROUP, len(self._queue)))]

    async def _settle(self, group: Sequence["_Waiting"]) -> None:
        """Write a group, and tell everybody in it. One that conflicts spoils it for nobody else."""
        try:
            await self._commit([waiting.append for waiting in group])
        except VersionConflict as conflict:
            if len(group) == 1:
                group[0].fail(conflict)
                return
            for waiting in group:
                await self._settle([waiting])
        except StoreError as error:
            for waiting in group:
                waiting.fail(StoreError(*error.args))
        else:
            for waiting in group:
                waiting.succeed()


class _Waiting:
    """An append whose asker waits."""

    def __init__(self, append: Append) -> None:
        self.append = append
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.written.done():
            self.written.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(error)
