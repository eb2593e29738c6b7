"""Coats, drawn about the axis x = 0, and the stuff they are made of.

A coat reaches down to the seam. Everything ends there under the sash or before it, so no clipping is needed:
a clip is found by its id, and not every program finds it when a card is used from another file.
"""

from collections.abc import Mapping
from itertools import pairwise

from web.decks.grid import Point, curve, cut, distance
from web.decks.patterns import PATTERNS, Area
from web.decks.shapes import Drawing, Shape, dots

_FINE = 2.4

COAT = Shape("M-18 104C-50 108-78 118-90 146L-96 173V182L76 117.5C66 111 52 107 18 104Z", "main")

_CONTOUR: tuple[Point, ...] = (
    (-96, 182),
    (-96, 173),
    *reversed(curve((-18, 104), (-50, 108), (-78, 118), (-90, 146))),
    *reversed(curve((76, 117.5), (66, 111), (52, 107), (18, 104))),
)


def _clearance(x: float, y: float) -> float:
    """How far a point lies inside the coat; below zero it is outside, or under the sash."""
    to_seam = (cut(x) - y) * 0.93
    below_contour = y > _top(x)
    return min(to_seam, distance((x, y), _CONTOUR)) if below_contour else -1


def _top(x: float) -> float:
    """Height of the contour at `x`, infinitely low beside the coat."""
    for (left, upper), (right, lower) in pairwise(_CONTOUR[1:]):
        if left <= x <= right:
            return upper + (lower - upper) * (x - left) / ((right - left) or 1)
    return float("inf")


_AREA = Area(left=-96, top=104, right=76, bottom=184, axis=0, clearance=_clearance)

STUFFS: Mapping[str, Drawing] = {name: pattern(_AREA) for name, pattern in PATTERNS.items()}
"""Each pattern as it lies on the coat."""

CUTS: Mapping[str, Drawing] = {
    "ermine": (
        Shape(
            "M-20 100C-48 104-66 112-70 124-46 136-18 140 0 140S46 134 68 120C60 111 46 104 20 100Z", "cream"
        ),
        Shape("M-52 117v6M-34 121v6M-14 125v6M14 125v6M34 120v6M52 113v6", width=3.6),
    ),
    "bodice": (
        Shape("M-26 102C-20 122-10 132 0 138 10 132 20 122 26 102Z", "skin"),
        Shape("M-30 101C-26 124-14 138 0 145 14 138 26 124 30 101", line="ink", width=9),
        Shape("M-30 101C-26 124-14 138 0 145 14 138 26 124 30 101", line="gold", width=4.6),
        dots(((-18, 112), (-9, 117), (0, 119), (9, 117), (18, 112)), 3, "second"),
    ),
    "ruff": (
        Shape("M-41 110" + "a4.6 6 0 0 0 9.1 0" * 9 + "L24 97H-24Z", "cream"),
        Shape(
            "M-32 110-20 99M-23 110-14 100M-14 110-9 101M-5 110-3 101"
            "M5 110 3 101M14 110 9 101M23 110 14 100M32 110 20 99",
            width=2,
        ),
    ),
    "cape": (
        Shape("M-22 100-52 110C-46 128-30 138 0 142 30 138 46 128 52 110L22 100Z", "second"),
        Shape("M-46 116C-36 129-22 133 0 135 22 133 36 129 46 116", line="gold", width=3),
        Shape("M-19 98 0 113 19 98Z", "cream"),
    ),
    "uniform": (
        Shape("M-16 102 0 147 16 102Z", "cream"),
        Shape("M-16 102-40 107-30 124-35 129 0 154V146Z", "second"),
        Shape("M16 102 40 107 30 125 34 129 0 154V146Z", "second"),
        Shape("M-62 112C-78 113-86 122-89 136M-62 112C-66 119-78 130-89 136", "gold"),
        Shape("M-10 104C-6 112 6 112 10 104", "cream"),
        dots(((0, 122), (0, 132)), 2, "ink"),
    ),
    "smock": (
        Shape("M-4 118-15 145-3 141 5 149 7 118Z", "second"),
        Shape("M-24 100C-20 118-8 123 0 123S20 118 24 100Z", "second"),
        Shape("M-17 108C-12 115 12 115 17 108", width=2),
    ),
}
