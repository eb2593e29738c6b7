"""What the handlers of requests work with."""

from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from vorhand.server.metrics import Metrics
from vorhand.service.hall import Hall
from vorhand.service.store import Store

MOST_REMEMBERED: Final = 10_000
"""People and addresses whose openings are counted."""


class Limit(msgspec.Struct, frozen=True):
    """How many tables may be opened."""

    at_once: float
    seconds: float
    """After so many seconds one more."""


OF_A_PERSON: Final = Limit(30.0, 10.0)
OF_AN_ADDRESS: Final = Limit(1000.0, 1.0)
"""Many people may share an address, and whoever forgets a cookie is a new person."""


class TooMany(Exception):
    """A person opens tables faster than anybody plays."""


class Premises:
    """The hall with its store, its counters and its clock."""

    def __init__(self, hall: Hall, store: Store, metrics: Metrics, now: Callable[[], str]) -> None:
        self.hall = hall
        self.store = store
        self.metrics = metrics
        self.now = now
        self._openings: dict[str, tuple[float, float]] = {}

    def check_opening(self, person: str, address: str) -> None:
        """Count a table that this person opens from this address. Raises `TooMany`."""
        self._spend(f"person {person}", OF_A_PERSON)
        self._spend(f"address {address}", OF_AN_ADDRESS)

    def _spend(self, who: str, limit: Limit) -> None:
        now = monotonic()
        at, left = self._openings.pop(who, (now, limit.at_once))
        left = min(limit.at_once, left + (now - at) / limit.seconds)
        self._openings[who] = (now, max(0.0, left - 1))
        if len(self._openings) > MOST_REMEMBERED:
            del self._openings[next(iter(self._openings))]
        if left < 1:
            raise TooMany
