"""How long a review may take."""

from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from vorhand.engine.solver import Limits, Solver
from vorhand.review.values import Stopped

LONGEST_QUESTION: Final = 60_000_000
"""Nodes for a single question about open cards; hardly any position of a real deal needs a tenth of it."""

GoesOn = Callable[[int, int], bool]
"""Asked before each step with the steps done and all steps; the review ends where it says no."""


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """What one deal may cost; None is no limit."""

    seconds: float | None = None
    """A step that has begun is finished, so a review may take a little more."""
    nodes: int | None = None
    """Nodes of the open-card search. With these alone a review is always the same."""


class Pace:
    """Knows how far a review is, and whether it goes on."""

    def __init__(self, budget: Budget, goes_on: GoesOn, *, total: int) -> None:
        self._ends_at = None if budget.seconds is None else monotonic() + budget.seconds
        self._nodes = budget.nodes
        self._goes_on = goes_on
        self._done = 0
        self._total = total
        self.stopped: Stopped | None = None
        self.solver = Solver(Limits(seconds=budget.seconds, nodes=_most_nodes(budget)))

    def may_step(self) -> bool:
        """Whether the next step may begin; once not, never again."""
        if self.stopped is None:
            self.stopped = self._stopped()
        self._done += 1
        return self.stopped is None

    def _stopped(self) -> Stopped | None:
        if not self._goes_on(self._done, self._total):
            return Stopped.CANCELLED
        late = self._ends_at is not None and monotonic() >= self._ends_at
        spent = self._nodes is not None and self.solver.nodes >= self._nodes
        return Stopped.BUDGET if late or spent else None


def _most_nodes(budget: Budget) -> int:
    """Nodes that one question may take."""
    return LONGEST_QUESTION if budget.nodes is None else min(LONGEST_QUESTION, budget.nodes)
