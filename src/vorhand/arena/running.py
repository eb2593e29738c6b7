"""Playing the deals of an arena side by side in several processes."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from vorhand.arena.deals import Assignment, Score, played
from vorhand.core.rules.ruleset import RuleSet

SEATS = 3


def deals_played(
    rules: RuleSet, names: Sequence[str], deals: int, *, seed: int, processes: int | None = None
) -> Iterator[tuple[tuple[Score, ...], ...]]:
    """Of each deal the scores of its three rotations, in the order of the deals."""
    play = partial(_deal, rules, tuple(names), seed)
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        yield from pool.map(play, range(deals), chunksize=4)


def _deal(rules: RuleSet, names: Sequence[str], seed: int, number: int) -> tuple[tuple[Score, ...], ...]:
    return tuple(
        played(rules, names, Assignment(seed * 1_000_000 + number, rotation)) for rotation in range(SEATS)
    )
