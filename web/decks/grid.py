"""The measures that all cards share, in card units; a card is 200 wide and 300 high."""

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]

WIDTH = 200
HEIGHT = 300
CENTRE = (100, 150)
RADIUS = 14
MARGIN = 12
"""Between the edge and all that is drawn, except the papers, backs and grounds."""

VIEW_BOX = f"0 0 {WIDTH} {HEIGHT}"
TURNED = "rotate(180 100 150)"

LINE = 3.2
"""The line around every part of a figure."""

AXIS = 110
"""Where the axis of the upper half figure stands, so that the index keeps its corner."""

SLOPE = 0.38
"""The sash rises by this much to the right, per unit."""

SASH = 18
"""Height of the sash, measured upright; it hides the seam between the two half figures."""

LEAN = 0.25
"""The columns of pips lean like the sash, so that the upper left pip clears the index."""


def cut(x: float) -> float:
    """Height of the seam at `x`, measured from the axis of the upper half figure."""
    return CENTRE[1] - SLOPE * (x + AXIS - CENTRE[0])


def curve(start: Point, first: Point, second: Point, end: Point, *, steps: int = 16) -> list[Point]:
    """Points on a cubic curve, both ends included."""
    times = [step / steps for step in range(steps + 1)]
    return [
        (
            _bernstein(start[0], first[0], second[0], end[0], t),
            _bernstein(start[1], first[1], second[1], end[1], t),
        )
        for t in times
    ]


def distance(point: Point, line: Sequence[Point]) -> float:
    """From a point to the nearest point of a line through the given points."""
    return min(_to_segment(point, start, end) for start, end in pairwise(line))


def _bernstein(a: float, b: float, c: float, d: float, t: float) -> float:
    u = 1 - t
    return a * u**3 + 3 * b * u * u * t + 3 * c * u * t * t + d * t**3


def _to_segment(point: Point, start: Point, end: Point) -> float:
    along = (end[0] - start[0], end[1] - start[1])
    length = along[0] ** 2 + along[1] ** 2
    share = ((point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]) / length
    share = min(1, max(0, share))
    return math.hypot(point[0] - start[0] - share * along[0], point[1] - start[1] - share * along[1])
