"""What the handlers of requests work with."""

from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from vorhand.server.metrics import Metrics
from vorhand.service.hall import Hall
from vorhand.service.reviews import Reviews
from vorhand.service.store import Store

MOST_REMEMBERED: Final = 10_000
"""People and addresses of whom it is counted what they ask for."""


class Limit(msgspec.Struct, frozen=True):
    """How often something may be asked for."""

    at_once: float
    seconds: float
    """After so many seconds one more."""


OF_A_PERSON: Final = Limit(30.0, 10.0)
OF_AN_ADDRESS: Final = Limit(1000.0, 1.0)
"""Many people may share an address, and whoever forgets a cookie is a new person."""
REVIEWS: Final = Limit(20.0, 5.0)
"""Reviews that have to be worked out for one person."""


class TooMany(Exception):
    """A person asks for more than anybody needs."""


class Premises:
    """The hall and the reviews with their store, their counters and their clock."""

    def __init__(
        self, hall: Hall, reviews: Reviews, store: Store, metrics: Metrics, now: Callable[[], str]
    ) -> None:
        self.hall = hall
        self.reviews = reviews
        self.store = store
        self.metrics = metrics
        self.now = now
        self._spent: dict[str, tuple[float, float]] = {}

    def check_opening(self, person: str, address: str) -> None:
        """Count a table that this person opens from this address. Raises `TooMany`."""
        self._spend(f"person {person}", OF_A_PERSON)
        self._spend(f"address {address}", OF_AN_ADDRESS)

    def check_review(self, person: str) -> None:
        """Count a review that has to be worked out for this person. Raises `TooMany`."""
        self._spend(f"review {person}", REVIEWS)

    def _spend(self, who: str, limit: Limit) -> None:
        now = monotonic()
        at, left = self._spent.pop(who, (now, limit.at_once))
        left = min(limit.at_once, left + (now - at) / limit.seconds)
        self._spent[who] = (now, max(0.0, left - 1))
        if len(self._spent) > MOST_REMEMBERED:
            del self._spent[next(iter(self._spent))]
        if left < 1:
            raise TooMany
