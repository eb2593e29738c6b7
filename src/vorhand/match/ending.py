"""When a match is over: after a number of lines, at a limit of points, or by agreement."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from vorhand.core.rules.ruleset import ListRules
from vorhand.core.units import ListPoints
from vorhand.match.score_list import ListEntry, PassedInEntry, RedealEntry

DEALS_PER_SEAT: Final = 12
"""Lines of a full list for each seat: 36 at three, 48 at four. Source: SkWO 6.2."""


def uses_line(rules: ListRules, entry: ListEntry) -> bool:
    """Whether `entry` counts towards the length of the list.

    A passed-in deal does unless the rules say otherwise, a redeal never. Source: ISkO 2022 3.3.7.
    """
    match entry:
        case RedealEntry():
            return False
        case PassedInEntry():
            return rules.passed_in_counts
        case _:
            return True


def lines_used(rules: ListRules, entries: Iterable[ListEntry]) -> int:
    """How many lines of the list the `entries` have used up."""
    return sum(uses_line(rules, entry) for entry in entries)


def list_length(rules: ListRules) -> int:
    """The number of lines of a list that ends after so many. Source: SkWO 6.2."""
    return rules.deals or DEALS_PER_SEAT * rules.seats


def is_reached(rules: ListRules, *, lines: int, totals: Sequence[ListPoints]) -> bool:
    """Whether a match is over, looked at after a deal.

    `lines` are used up so far, `totals` are by seat under the list's own scoring. With a limit of points
    the match is over as soon as one total reaches it. Source: SkWO 6.2; PL for the limit.
    """
    return _IS_REACHED[rules.end](rules, lines, totals)


def _all_lines(rules: ListRules, lines: int, _totals: Sequence[ListPoints]) -> bool:
    return lines >= list_length(rules)


def _limit(rules: ListRules, _lines: int, totals: Sequence[ListPoints]) -> bool:
    return max(totals) >= rules.end_points


def _never(_rules: ListRules, _lines: int, _totals: Sequence[ListPoints]) -> bool:
    return False


_IS_REACHED: Final[dict[str, Callable[[ListRules, int, Sequence[ListPoints]], bool]]] = {
    "deals": _all_lines,
    "points": _limit,
    "open": _never,
}
