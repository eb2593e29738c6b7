"""Chance that depends on a seed and on what is seen, and on nothing else."""

from collections.abc import Callable
from random import Random

import msgspec

from vorhand.core.view.view import View

Chance = Callable[[View], Random]
"""A source of randomness for one decision: equal for equal views."""


def chance(seed: int) -> Chance:
    """The chance of a player with this seed.

    Randomness is drawn from the view and not from a running generator, so that a decision does not depend on
    how often the player was asked before.
    """
    prefix = seed.to_bytes(16, "big", signed=True)
    return lambda view: Random(prefix + msgspec.json.encode(view))
