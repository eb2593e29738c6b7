"""The stuff of coats and of the jacks' grounds: dots, stripes, scales and lozenges.

A pattern fills an area. What would cross its edge is left out (dots, lozenges) or ends there (stripes,
scales), so that no clipping is needed.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from web.decks.grid import Point
from web.decks.shapes import Drawing, Shape, dotted
from web.decks.svg import at, number

_DOTS_APART = 20

_EDGE = 2.4
"""What a pattern keeps from the edge, so that it does not touch the line there."""


@dataclass(frozen=True, slots=True)
class Area:
    """A box, the axis from which stripes spread, and how far each point lies inside."""

    left: float
    top: float
    right: float
    bottom: float
    axis: float
    clearance: Callable[[float, float], float]

    def rows(self, across: float, down: float) -> Iterator[Point]:
        """Points of a grid in which every other row is shifted by half a step, those inside or near."""
        count = int((self.bottom - self.top) / down) + 1
        for row in range(count):
            x = self.left + (row % 2) * across / 2
            while x <= self.right:
                yield x, self.top + row * down
                x += across

    def has_room(self, point: Point, radius: float) -> bool:
        """Whether a thing of that radius fits in."""
        return self.clearance(*point) > radius + _EDGE


def _dots(area: Area) -> Drawing:
    inside = [point for point in area.rows(_DOTS_APART, 12) if area.has_room(point, 2.6)]
    starts = [point for point in inside if (point[0] - _DOTS_APART, point[1]) not in inside]
    ends = [point for point in inside if (point[0] + _DOTS_APART, point[1]) not in inside]
    # A line ends a little behind its last dot, or the dot would be left out.
    path = "".join(f"M{at(start)}H{number(end[0] + 0.5)}" for start, end in zip(starts, ends, strict=True))
    return (dotted(path, _DOTS_APART, 2.8, "pattern"),)


def _lozenges(area: Area) -> Drawing:
    inside = [point for point in area.rows(22, 13) if area.has_room(point, 5)]
    tops = [(x, y - 7) for x, y in inside]
    steps = [f"M{at(tops[0])}", *(f"m{at(_minus(top, last))}" for last, top in pairwise(tops))]
    return (Shape("".join(f"{step}l6 7-6 7-6-7z" for step in steps), "pattern", "none"),)


def _stripes(area: Area) -> Drawing:
    lines = (_spread(area, offset) for offset in range(-180, 181, 22))
    ends = (run for line in lines for run in _runs(area, line, 2.5))
    path = "".join(f"M{at(run[0])}L{at(run[-1])}" for run in ends)
    return (Shape(path, line="pattern", width=5),)


def _scales(area: Area) -> Drawing:
    scales = (_scale(x, y) for x, y in area.rows(20, 13))
    runs = [run for scale in scales for run in _runs(area, scale, 0.8)]
    return (Shape(_chained(runs), line="pattern", width=2.4),)


PATTERNS: Mapping[str, Callable[[Area], Drawing]] = {
    "plain": lambda area: (),
    "dots": _dots,
    "stripes": _stripes,
    "scales": _scales,
    "lozenges": _lozenges,
}


def _spread(area: Area, offset: float) -> list[Point]:
    """A line from above, near the axis, down and away from it."""
    height = area.bottom - area.top
    return [
        (area.axis + offset * (0.25 + 0.75 * t), area.top + height * t)
        for t in (step / 60 for step in range(61))
    ]


def _scale(x: float, y: float) -> list[Point]:
    """A parabola 20 wide and 9 deep, from left to right."""
    return [(x - 10 + 20 * t, y + 4 * 9 * t * (1 - t)) for t in (step / 24 for step in range(25))]


def _chained(runs: Sequence[Sequence[Point]]) -> str:
    """The pieces of scales as one path; a piece that begins where the last one ended goes on from there."""
    lasts = [None, *(run[-1] for run in runs)]
    return "".join(_piece(run, last) for run, last in zip(runs, lasts, strict=False))


def _piece(run: Sequence[Point], last: Point | None) -> str:
    across, down = _minus(run[-1], run[0])
    # Halfway across on the tangent at its start lies the control point of a piece of a parabola.
    slope = 1.5 * _slope(run[0], run[1]) - 0.5 * _slope(run[1], run[2])
    control = (across / 2, across / 2 * slope)
    move = "" if last and math.dist(last, run[0]) < 0.1 else f"M{at(run[0])}"
    return f"{move}q{at(control)} {at((across, down))}"


def _runs(area: Area, line: Sequence[Point], radius: float) -> Iterator[list[Point]]:
    """The pieces of a line that lie inside, without those too short to see."""
    run: list[Point] = []
    for point in line:
        if area.has_room(point, radius):
            run.append(point)
            continue
        yield from _seen(run)
        run = []
    yield from _seen(run)


def _seen(run: list[Point]) -> Iterator[list[Point]]:
    if len(run) > 4:
        yield run


def _slope(point: Point, other: Point) -> float:
    return (other[1] - point[1]) / (other[0] - point[0])


def _minus(point: Point, other: Point) -> Point:
    return point[0] - other[0], point[1] - other[1]
