"""What the figures hold beside their heads, drawn about the axis x = 0 of the hand, and the hand itself."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from web.decks.shapes import Drawing, Shape, Sign, beads, circle, dots, rod

_FINE = 2.4

AXIS = 172
"""Where the hand's axis stands on the card."""

SLEEVE: Drawing = (Shape("M-14 127-11 109C-6 106 4 106 7 109L11 118Z", "second"),)
"""It ends under the sash."""

HAND: Drawing = (
    *rod("M-10 110C-6 107 3 107 6 110", "cream", 3.4, 2),
    Shape("M-10 97C-10 93-7 92-2 92S7 93 7 97V103C7 107 3 108-2 108S-10 107-10 103Z", "skin", width=2.8),
    Shape("M-3 97.5v5M3 97.5v5", width=1.8),
)
"""A fist in its cuff."""


@dataclass(frozen=True, slots=True)
class Held:
    """A thing behind the hand, and how far the hand stands from its axis."""

    drawing: Drawing
    hand: tuple[float, float] = (0, 0)


def _fan() -> Drawing:
    ribs = [(math.radians(-168 + rib * 23), math.radians(-145 + rib * 23)) for rib in range(6)]
    return tuple(_fan_leaf(start, end, ("second", "cream")[rib % 2]) for rib, (start, end) in enumerate(ribs))


def _fan_leaf(start: float, end: float, paint: str) -> Shape:
    corners = " ".join(f"{-8 + 25 * math.cos(t):.1f} {104 + 50 * math.sin(t):.1f}" for t in (start, end))
    return Shape(f"M-8 104 {corners}Z", paint, width=_FINE)


_PETALS = tuple(
    (-3 + 11 * math.cos(math.radians(t)), 48 + 11 * math.sin(math.radians(t))) for t in range(-90, 270, 72)
)

_PRETZEL = (
    "M-1 90C-3 84-5 80-10 74-16 66-18 54-26 54-36 54-36 70-30 80-24 90-16 92-10 92"
    "S4 90 10 80C16 70 16 54 6 54-2 54-4 66-10 74-15 80-17 84-19 90"
)

HELD: Mapping[str, Held] = {
    "sceptre": Held((*rod("M-2 52V123", "gold", 4), Sign(-2, 36, 34))),
    "sword": Held(
        (
            Shape("M-7 86V28L-2 17 3 28V86Z", "steel"),
            Shape("M-2 32V80", width=1.8),
            Shape("M-16 85H12V91H-16Z", "gold"),
        )
    ),
    "orb": Held(
        (
            *rod("M-6 68V44M-14 53H2", "gold", 3.4, 2.2),
            Shape(circle(-6, 80, 16), "gold"),
            Shape("M-22 80H10M-6 64V80", width=_FINE),
            Shape("M-16 72q2-4 6-5", line="cream", width=_FINE),
        ),
        hand=(-4, 5),
    ),
    "scroll": Held(
        (
            Shape("M-14 40C-20 34-20 26-12 26H7V88C7 95-5 97-9 90Z", "cream"),
            Shape("M-8 44H1M-8 54H1M-8 64H1M-7 74H1", width=2.2),
        )
    ),
    "goblet": Held(
        (
            Shape("M-17 46H13C13 68 4 74 1 76V94H-5V76C-8 74-17 68-17 46Z", "gold"),
            Shape("M-16 55H12", width=_FINE),
            dots(((-9, 62), (-2, 63), (5, 62)), 2, "red"),
        )
    ),
    "flower": Held(
        (
            *rod("M-4 98C-2 88-3 78-3 62M-3 84C5 82 9 76 11 70", "leaf", 3, 2),
            *beads(_PETALS, 8, "main", _FINE),
            Shape(circle(-3, 48, 6), "gold", width=_FINE),
        )
    ),
    "fan": Held(_fan(), hand=(-6, 6)),
    "mirror": Held(
        (
            *rod("M-2 82V98", "gold", 3.6),
            Shape(circle(-2, 60, 17), "gold"),
            Shape(circle(-2, 60, 11.5), "glass", width=_FINE),
            Shape("M-8 63 2 53M-3 67 5 59", line="white", width=2.6),
        )
    ),
    "key": Held((*rod(circle(-2, 50, 12) + "M-2 63V98M-2 74H9M-2 84H7", "gold", 4),)),
    "mug": Held(
        (
            Shape("M4 72H13V96H2", width=9),
            Shape("M4 72H13V96H2", line="steel", width=3.6),
            Shape("M-26 64H6L4 104H-24Z", "steel"),
            Shape("M-25 75H5M-24 94H4", line="blue", width=4),
            Shape("M-28 66C-34 55-22 49-17 54-14 45-2 47-2 54 8 53 10 63 5 66Z", "white"),
        ),
        hand=(-8, 9),
    ),
    "pipe": Held(
        (
            *rod("M-4 90C-24 102-40 98-56 90", "wood", 2.6, 2),
            Shape("M-13 68H7L4 94H-10Z", "wood"),
            Shape("M-14 72H8", line="gold", width=4),
            Shape("M-3 60C-12 50 7 44-3 30-7 22 3 18 1 12", line="smoke", width=3.6),
        ),
        hand=(-1, 4),
    ),
    "horn": Held(
        (
            *rod("M-22 82V58M8 78V50", "gold", 4, 2.4),
            *rod(circle(-7, 79, 14), "gold", 5, 2.4),
            Shape("M3 54C4 44-1 38-5 34H16C14 40 12 46 12 54Z", "gold"),
            Shape("M-26 57h8", width=4),
        ),
        hand=(-5, 5),
    ),
    "pretzel": Held(
        (
            *rod(_PRETZEL, "crust", 5.4, 2.2),
            dots(((-33, 66), (-27, 83), (-10, 92), (7, 83), (13, 66)), 1.3, "cream"),
        ),
        hand=(-8, 8),
    ),
    "standard": Held((*rod("M-2 56V123", "wood", 4), Sign(-3, 36, 38))),
}
