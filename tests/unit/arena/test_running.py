"""Deals side by side: in their order, never too many begun, and the same wherever they are played."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tests.unit.arena.made import contest
from vorhand.arena.deals import MoveKind, Score, played
from vorhand.arena.executors import processes
from vorhand.arena.running import AHEAD, deals_played


class Later:
    """An executor that does the work when its result is asked for."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.open = self.most = 0

    def submit(self, work: Callable[[Any], Any], item: Any) -> "Waiting":
        self.open += 1
        self.most = max(self.most, self.open)
        return Waiting(self, work, item)


class Waiting:
    def __init__(self, of: Later, work: Callable[[Any], Any], item: Any) -> None:
        self._of, self._work, self._item = of, work, item

    def result(self) -> Any:
        self._of.open -= 1
        return self._work(self._item)


def test_deals_come_in_the_order_asked_for_and_few_are_begun_at_once() -> None:
    later = Later(2)
    deals = [*deals_played(later, contest(("random",) * 3), [*range(12), 40, 7])]
    assert [deal[0].deal for deal in deals] == [*range(12), 40, 7]
    assert later.most == 2 * AHEAD
    assert later.open == 0


def test_more_numbers_are_not_taken_than_are_begun() -> None:
    taken: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    deals = deals_played(Later(1), contest(("random",) * 3), numbers())
    next(deals)
    assert len(taken) == AHEAD


def test_processes_play_what_we_would_play() -> None:
    with processes(2) as two:
        found = [*deals_played(two, contest(), range(5))]
    assert [_without_times(deal) for deal in found] == [
        _without_times(played(contest(), number)) for number in range(5)
    ]


def _without_times(scores: tuple[Score, ...]) -> list[Score]:
    times = {f"{kind.value}_times": () for kind in MoveKind}
    return [msgspec.structs.replace(score, **times) for score in scores]
