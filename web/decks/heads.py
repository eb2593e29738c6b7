"""Heads: face, eyes, mouth, hair and beard, drawn about the axis x = 0 of the half figure.

The head is 42 wide, from 54 (under the hat) to 99 (the chin); the neck goes down to 113.
"""

from collections.abc import Mapping

from web.decks.shapes import Drawing, Shape, beads, circle, dots, mirrored

_FINE = 2.6
_HAIRLINE = 2

HEAD: Drawing = (
    Shape("M-13 86V106C-10 113 10 113 13 106V86Z", "skin"),
    Shape("M-21 54V76C-21 92-9 99 0 99S21 92 21 76V54Z", "skin"),
    dots(((-13, 81), (13, 81)), 3.6, "blush"),
    Shape("M-16 63.5q6-4 12-.5M16 63.5C10 60 3 62 3 68V79H-2", width=_FINE),
)
"""Neck, face, cheeks, brows and nose."""

EARS: Drawing = (Shape(circle(-21, 75, 5) + circle(21, 75, 5), "skin", width=_FINE),)

EYES: Mapping[str, Drawing] = {
    "open": (dots(((-9, 71), (10, 71)), 2.7, "ink"),),
    "left": (dots(((-11, 71), (8, 71)), 2.7, "ink"),),
    "right": (dots(((-7, 71), (12, 71)), 2.7, "ink"),),
    "down": (Shape("M-15 70q5 4 10 0M6 70q5 4 10 0", width=_FINE),),
    "merry": (Shape("M-15 73q5-5.5 10 0M6 73q5-5.5 10 0", width=_FINE),),
    "lashes": (
        dots(((-9, 72), (10, 72)), 2.6, "ink"),
        Shape("M-16 71q6-5 12 0M5 71q6-5 12 0", width=_HAIRLINE),
    ),
}

MOUTHS: Mapping[str, Drawing] = {
    "smile": (Shape("M-5 88q6 4 11-1", width=_FINE),),
    "calm": (Shape("M-5 88h10", width=_FINE),),
    "lips": (Shape("M-5 88q5 5 11 0-2-3-5.5-1.5-3-1.5-6 1.5z", "red", width=1.6),),
    "bearded": (Shape("M-6 89q6 3 12 0", line="cream", width=_FINE),),
    "under": (Shape("M-4 94q4 2.5 8 0", width=_FINE),),
    "hidden": (),
}

_CURLS = mirrored(((20, 54), (26, 67), (27, 82), (22, 96)))

HAIR_BEHIND: Mapping[str, Drawing] = {
    "bob": (Shape("M-20 46C-36 52-36 86-30 100H-14V60H14V100H30C36 86 36 52 20 46Z", "hair"),),
    "long": (
        Shape(
            "M-20 44C-36 54-30 78-40 104-30 112-20 110-14 100V60"
            "H14V100C20 110 30 112 40 104 30 78 36 54 20 44Z",
            "hair",
        ),
    ),
    "short": (Shape("M-21 46C-29 56-29 74-25 84L-18 74V58H18V74L25 84C29 74 29 56 21 46Z", "hair"),),
    "curls": (
        *beads(_CURLS, 9.5, "hair"),
        Shape(
            "M-31 64q4 5 8 1M-31 80q4 5 8 1M-26 95q4 4 8 0M31 64q-4 5-8 1M31 80q-4 5-8 1M26 95q-4 4-8 0",
            width=_HAIRLINE,
        ),
    ),
    "queue": (
        Shape("M-21 46C-30 54-30 74-24 82L-17 70V58H17V70L24 82C30 74 30 54 21 46Z", "hair"),
        Shape(circle(-26, 77, 6.5) + circle(26, 77, 6.5), "hair", width=_FINE),
    ),
    "braids": (Shape("M-21 48C-30 54-30 74-24 82H24C30 74 30 54 21 48Z", "hair"),),
    "veil": (
        Shape("M-22 40C-40 56-42 92-50 122L-22 112V60H22V112L50 122C42 92 40 56 22 40Z", "trim"),
        Shape("M-31 62C-33 84-36 98-40 112M31 62C33 84 36 98 40 112", width=_HAIRLINE),
    ),
}

_BRAID_LEFT = tuple((-27 - knot * 1.4, 86 + knot * 10) for knot in range(5))
_BRAID_RIGHT = tuple((27 + knot * 1.4, 86 + knot * 10) for knot in range(4))

HAIR_BEFORE: Mapping[str, Drawing] = {
    "braids": (
        *beads(_BRAID_LEFT + _BRAID_RIGHT, 7.5, "hair"),
        Shape(
            "".join(f"M{x - 5:g} {y - 7:g}q5 7 10 0" for x, y in _BRAID_LEFT + _BRAID_RIGHT), width=_HAIRLINE
        ),
    ),
}

_BEARD_BALLS = (*mirrored(((20, 80), (21, 92), (14.5, 103), (5.5, 110))), (0, 98))

_MOUSTACHE = "M0 83C-6 79-14 83-22 79-20 88-8 92 0 87 8 92 20 88 22 79 14 83 6 79 0 83Z"

BEARDS: Mapping[str, Drawing] = {
    "none": (),
    "square": (
        Shape("M-22 72C-16 82-8 82 0 82S16 82 22 72L24 112C14 120-14 120-24 112Z", "hair"),
        Shape("M-12 99V115M0 101V117M12 99V115", line="cream", width=_HAIRLINE),
    ),
    "pointed": (
        Shape("M-22 72C-16 82-8 82 0 82S16 82 22 72C22 100 10 118 0 132-10 118-22 100-22 72Z", "hair"),
        Shape("M0 101V122M-10 97-5 112M10 97 5 112", line="cream", width=_HAIRLINE),
    ),
    "fork": (
        Shape(
            "M-22 72C-16 82-8 82 0 82S16 82 22 72C24 96 20 114 13 124 7 118 3 112 0 104"
            "-3 112-7 118-13 124-20 114-24 96-22 72Z",
            "hair",
        ),
        Shape("M-12 98-13 112M12 98 13 112", line="cream", width=_HAIRLINE),
    ),
    "curly": (
        *beads(_BEARD_BALLS, 8, "hair"),
        Shape(
            "M-24 89q4 4 7 0M24 89q-4 4-7 0M-16 102q4 4 7 0M16 102q-4 4-7 0M-4 108q4 4 8 0", width=_HAIRLINE
        ),
    ),
    "full": (
        Shape(
            "M-22 68C-19 80-10 82 0 82S19 80 22 68C29 86 27 102 18 111 12 118 5 118 0 125"
            "-5 118-12 118-18 111-27 102-29 86-22 68Z",
            "hair",
        ),
        Shape("M-14 98q1 7 4 11M14 98q-1 7-4 11M0 99v16", width=_HAIRLINE),
        Shape(
            "M0 84C-6 79-14 83-20 80-17 90-7 93 0 88 7 93 17 90 20 80 14 83 6 79 0 84Z", "hair", width=_FINE
        ),
    ),
    "goatee": (
        Shape("M-6 94C-8 103-3 110 0 114 3 110 8 103 6 94Z", "hair", width=_FINE),
        Shape("M-11 85Q-5 80 0 83 5 80 11 85", width=3),
    ),
    "moustache": (Shape(_MOUSTACHE, "hair", width=_FINE),),
    "twirled": (
        Shape(
            "M0 84C-6 80-13 82-18 84-24 86-28 83-27 76-33 82-31 92-22 92-13 91-6 90 0 87"
            " 6 90 13 91 22 92 31 92 33 82 27 76 28 83 24 86 18 84 13 82 6 80 0 84Z",
            "hair",
            width=2,
        ),
    ),
    "whiskers": (
        Shape(_MOUSTACHE, "hair", width=_FINE),
        Shape(
            "M-21 58C-31 66-31 86-18 93-16 84-20 76-21 58ZM21 58C31 66 31 86 18 93 16 84 20 76 21 58Z",
            "hair",
            width=_FINE,
        ),
    ),
}
