"""What the handlers of requests work with."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from vorhand.server.metrics import Metrics
from vorhand.service.hall import Hall
from vorhand.service.store import Store

OPENINGS: Final = 30
"""Tables that a person may open at once; one more every `SECONDS_AN_OPENING`."""
SECONDS_AN_OPENING: Final = 10.0
MOST_REMEMBERED: Final = 10_000
"""People whose openings are counted."""


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

    def check_opening(self, person: str) -> None:
        """Count a table that this person opens. Raises `TooMany`."""
        now = monotonic()
        at, left = self._openings.pop(person, (now, float(OPENINGS)))
        left = min(float(OPENINGS), left + (now - at) / SECONDS_AN_OPENING)
        if left < 1:
            self._openings[person] = (now, left)
            raise TooMany
        self._openings[person] = (now, left - 1)
        if len(self._openings) > MOST_REMEMBERED:
            del self._openings[next(iter(self._openings))]
