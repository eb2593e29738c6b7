"""Playing the deals of a contest side by side."""

from collections import deque
from collections.abc import Iterable, Iterator
from functools import partial

from vorhand.arena.contest import Contest
from vorhand.arena.deals import Score, played
from vorhand.arena.executors import Executor, Pending

AHEAD = 4
"""Deals begun for each worker, so that none waits while a long deal is played."""


def deals_played(executor: Executor, contest: Contest, numbers: Iterable[int]) -> Iterator[tuple[Score, ...]]:
    """Of each deal the scores of all its tables, in the order asked for."""
    play = partial(played, contest)
    begun: deque[Pending[tuple[Score, ...]]] = deque()
    for number in numbers:
        begun.append(executor.submit(play, number))
        if len(begun) >= AHEAD * executor.workers:
            yield begun.popleft().result()
    while begun:
        yield begun.popleft().result()
