"""What the figures wear on their heads, drawn about the axis x = 0; the brim lies at about y = 56."""

import math
from collections.abc import Mapping

from web.decks.shapes import Drawing, Shape, beads, circle, dots, rod

_FINE = 2.4

_CROWN_BAND = Shape("M-25 48H25V58C14 55-14 55-25 58Z", "gold")

_WREATH = tuple(
    (25 * math.sin(math.radians(angle)), 58 - 20 * math.cos(math.radians(angle)))
    for angle in range(-80, 81, 20)
)

CROWNS: Mapping[str, Drawing] = {
    "lily": (
        Shape("M-25 50-31 24-14 36 0 18 14 36 31 24 25 50Z", "gold"),
        _CROWN_BAND,
        Shape(circle(-31, 23, 4) + circle(0, 17, 4) + circle(31, 23, 4), "jewel", width=_FINE),
        dots(((-12, 52.5), (0, 52), (12, 52.5)), 2.2, "jewel"),
    ),
    "imperial": (
        Shape("M-25 50C-38 22-10 20 0 26 10 20 38 22 25 50Z", "second"),
        Shape(
            "M-28 50C-42 19-10 16 0 23 10 16 42 19 28 50H22C34 26 10 25 0 31-10 25-34 26-22 50Z"
            "M-3 28H3V50H-3Z",
            "gold",
            width=_FINE,
        ),
        _CROWN_BAND,
        Shape(circle(0, 19, 5), "gold", width=_FINE),
    ),
    "five": (
        Shape("M-25 50-30 27-20 36-14 21-6 35 0 17 6 35 14 21 20 36 30 27 25 50Z", "gold"),
        _CROWN_BAND,
        dots(((-14, 52.5), (0, 52), (14, 52.5)), 2.6, "jewel"),
    ),
    "turret": (
        Shape("M-26 50V26H-15V34H-6V19H6V34H15V26H26V50Z", "gold"),
        _CROWN_BAND,
        Shape("M0 36l6 6-6 6-6-6z", "jewel", width=_FINE),
        dots(((-17, 42), (17, 42)), 2, "ink"),
    ),
}

HEADDRESSES: Mapping[str, Drawing] = {
    "diadem": (
        Shape("M-24 54C-18 44-8 42 0 26 8 42 18 44 24 54 10 50-10 50-24 54Z", "gold"),
        Shape(circle(0, 43, 4), "jewel", width=2.2),
        dots(((-12, 49), (12, 49)), 1.8, "jewel"),
    ),
    "wreath": (
        Shape("M-22 58C-20 34 20 34 22 58 10 50-10 50-22 58Z", "hair"),
        *beads(_WREATH[::2], 6.5, "main", 2.4),
        *beads(_WREATH[1::2], 5, "gold", 2.4),
    ),
    "hennin": (
        Shape("M-23 56C-22 40-12 20-4 13H4C12 20 22 40 23 56 10 48-10 48-23 56Z", "main"),
        *rod("M-21 53C-10 47 10 47 21 53", "gold", 4, 2),
        dots(((-9, 38), (9, 38), (0, 32), (0, 23), (0, 42)), 2.2, "gold"),
    ),
    "lobes": (
        Shape(
            "M-25 58C-37 46-38 24-23 19-12 15-4 22 0 31"
            " 4 22 12 15 23 19 38 24 37 46 25 58 13 47-13 47-25 58Z",
            "main",
        ),
        dots(
            (
                (-27, 31),
                (-20, 26),
                (-20, 37),
                (-13, 32),
                (27, 31),
                (20, 26),
                (20, 37),
                (13, 32),
                (-27, 42),
                (27, 42),
            ),
            1.9,
            "pattern",
        ),
        *rod("M-25 56C-13 45 13 45 25 56", "cream", 4, 2),
        Shape(circle(0, 42, 4.4), "gold", width=2.2),
    ),
}

HATS: Mapping[str, Drawing] = {
    "beret": (
        Shape("M-24 56C-44 50-40 28-8 26 20 22 42 34 36 48 32 55 26 56 24 56 10 50-10 50-24 56Z", "hat"),
        *rod("M-22 54C-10 49 10 49 22 54", "gold", 3.6, 2),
        Shape("M-16 42C-28 24-22 12-4 11-9 16-4 18-8 22-3 24-6 29-2 31-4 37-8 41-12 44Z", "cream", width=2.6),
        Shape("M-13 41C-16 31-14 22-8 15", width=1.8),
    ),
    "slouch": (
        Shape("M-20 50C-21 28-14 18-4 22 0 24 4 24 8 21 16 17 21 30 20 50Z", "hat"),
        Shape("M-47 54C-30 60-24 46 0 46S30 54 45 40C44 56 26 60 0 56S-34 66-47 54Z", "hat"),
        *rod("M-20 45C-8 41 8 41 20 44", "main", 4, 2),
        Shape(circle(14, 38, 5.5), "gold", width=_FINE),
    ),
    "pointed": (
        Shape("M-25 54C-24 34-18 14-2 12 16 10 36 14 42 32 30 24 22 34 25 54 10 50-10 50-25 54Z", "hat"),
        Shape("M-2 12C-6 26-6 38-8 50M24 33C14 24 6 18-2 12", width=_FINE),
        Shape("M-28 58C-10 51 10 51 28 58L25 45C10 40-10 40-25 45Z", "gold"),
        Shape(circle(42, 35, 5.5), "gold", width=_FINE),
    ),
    "hood": (
        Shape("M-26 60C-34 36-16 20 6 22 36 24 52 46 46 86 37 88 34 68 26 60 12 48-12 48-26 60Z", "hat"),
        *rod("M-27 59C-12 45 12 45 28 59", "second", 6, 2),
        Shape("M26 38C36 46 40 58 40 72", width=2),
    ),
    "bicorne": (
        Shape("M-46 54C-30 48-24 18 0 18S30 48 46 54C32 64 14 53 0 53S-32 64-46 54Z", "hat"),
        *rod("M-41 54C-26 56-14 48 0 48S26 56 41 54", "gold", 3, 1.6),
        Shape(circle(0, 33, 7), "cream", width=_FINE),
        dots(((0, 33),), 3, "red"),
    ),
    "hunter": (
        Shape("M-21 52C-22 30-16 20-6 18 0 23 8 22 12 17 20 24 21 38 21 52Z", "hat"),
        Shape("M-38 50C-26 62-14 52 0 52S26 60 40 46C38 62 22 62 0 58S-34 66-38 50Z", "hat"),
        *rod("M-20 46C-8 43 8 43 20 46", "gold", 3.6, 2),
        Shape(
            "M-14 44C-34 38-36 20-30 10-28 16-22 16-22 22-16 24-17 30-13 32-12 38-12 41-14 44Z",
            "cream",
            width=_FINE,
        ),
    ),
    "tricorne": (
        Shape("M-44 36C-32 62-14 54 0 54S32 62 44 36C26 40 16 22 0 22S-26 40-44 36Z", "hat"),
        *rod("M-40 40C-28 58-14 50 0 50S28 58 40 40", "gold", 3, 1.6),
        Shape("M-22 36-30 26-22 29-18 20-14 29-7 27-14 35Z", "gold", width=2),
    ),
    "helmet": (
        Shape("M-26 58C-31 30-14 21 0 21S31 30 26 58C14 50-14 50-26 58Z", "steel"),
        Shape("M-16 27C-22 34-23 42-22 50", line="white", width=3),
        *rod("M0 24V50", "gold", 4, 2),
        Shape("M-3 22C-12 6-34 8-40 30-30 22-16 26-3 28Z", "hat"),
        *rod("M-25 56C-14 49 14 49 25 56", "gold", 3, 1.8),
    ),
    "kerchief": (
        Shape("M24 50 44 42 38 56 48 66 26 60Z", "hat"),
        Shape("M-25 57C-31 32-16 24 0 24S31 32 25 57C12 49-12 49-25 57Z", "hat"),
        dots(((-14, 41), (0, 33), (14, 41), (0, 44), (-8, 34), (8, 34)), 2.2, "cream"),
        Shape("M-24 55C-12 45 12 45 24 55", width=_FINE),
    ),
}
"""Hats of the jacks and of the Ober and Unter. No two jacks of a deck share one."""

HEADWEAR: Mapping[str, Drawing] = {**CROWNS, **HEADDRESSES, **HATS}
