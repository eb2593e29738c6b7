"""Reviews of finished deals: worked out in a thread of their own, few at a time, and kept for a while."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from vorhand.records.record import DealRecord
from vorhand.review import Budget, DealReview, deal_review

BUDGET: Final = Budget(nodes=300_000_000)
"""Nodes and no seconds, so that a busy server gives the same review as an idle one. A deal takes a tenth of
a second as a rule, and these nodes some twenty seconds."""
MOST_AT_ONCE: Final = 8
"""Reviews that wait or are worked out; who asks for one more is told that the server is busy."""
MOST_KEPT: Final = 256
"""Reviews in memory; those that were not asked for the longest go first."""

Key = tuple[str, int]
"""The table's name and the number of the deal there."""


class TooManyReviews(Exception):
    """There is no room for another review now."""


class Reviews:
    """Works out reviews. Computers think in other threads, so no table waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "review")
        self._kept: dict[Key, DealReview] = {}
        self._running: dict[Key, asyncio.Future[DealReview]] = {}
        self._is_closing = False

    def is_known(self, record: DealRecord) -> bool:
        """Whether the review of this deal is at hand or on its way."""
        key = _key(record)
        return key in self._kept or key in self._running

    async def review(self, record: DealRecord) -> DealReview:
        """The review of a finished deal. Raises `TooManyReviews`."""
        key = _key(record)
        if key in self._kept:
            self._kept[key] = self._kept.pop(key)
            return self._kept[key]
        if key not in self._running:
            self._begin(key, record)
        # Whoever asked first may go; others may wait for the same.
        return await asyncio.shield(self._running[key])

    def close(self) -> None:
        """Break off what is worked out."""
        self._is_closing = True
        self._thread.shutdown(cancel_futures=True)

    def _begin(self, key: Key, record: DealRecord) -> None:
        if len(self._running) >= MOST_AT_ONCE:
            raise TooManyReviews
        found = asyncio.get_running_loop().run_in_executor(self._thread, self._reviewed, record)
        self._running[key] = found
        found.add_done_callback(lambda done: self._done(key, done))

    def _reviewed(self, record: DealRecord) -> DealReview:
        return deal_review(
            record.rules,
            record.setting,
            record.events,
            budget=BUDGET,
            goes_on=lambda done, total: not self._is_closing,
        )

    def _done(self, key: Key, found: "asyncio.Future[DealReview]") -> None:
        del self._running[key]
        if found.cancelled() or found.exception() is not None:
            return
        self._kept[key] = found.result()
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]


def _key(record: DealRecord) -> Key:
    return record.match.table, record.deal.number
