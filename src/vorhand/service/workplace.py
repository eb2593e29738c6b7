"""What all tables of one process share."""

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Protocol

import msgspec

from vorhand.service.pace import Pace
from vorhand.service.shuffler import Randomness
from vorhand.service.store import Store


class Counter(Protocol):
    """Something that is counted."""

    def inc(self) -> None:
        """One more."""


class Workplace(msgspec.Struct, frozen=True, kw_only=True):
    """The world outside a table, handed in."""

    store: Store
    now: Callable[[], str]
    """The time, as RFC 3339 writes it."""
    randomness: Randomness
    pace: Pace
    threads: Executor
    """Where computers think."""
    log: Any
    """A structlog logger. It is never told a card."""
    faults: Counter
    """Illegal and late answers of computers."""
    put_away: Callable[[str], None]
    """Asks for a table with nobody there to be put away."""
