"""Suit signs in a box 100 x 100: the French ones in the colour of the suit, the German ones in several."""

from collections.abc import Mapping

from web.decks.shapes import Drawing, Shape, dots

OUTLINE = 6
"""The dark line around a sign whose colour is too light for the paper."""

_LINE = 4.5
_FINE = 4

_HEART = (
    "M50 91C31 72 9 56 9 34 9 20 19 10 31 10 40 10 47 15 50 25"
    " 53 15 60 10 69 10 81 10 91 20 91 34 91 56 69 72 50 91Z"
)

FRENCH_SIGNS: Mapping[str, str] = {
    "C": "M50 7C62 7 71 16 71 27.5 71 33 69 38 65.5 41.5 67.5 41 69.5 40.6 71.5 40.6 83 40.6 92 49.6 92 61"
    "S83 82 71.5 82C64.5 82 58.5 79 54.6 74 55 83 59 89 67 94H33C41 89 45 83 45.4 74 41.5 79 35.5 82 28.5 82"
    " 17 82 8 72.4 8 61S17 40.6 28.5 40.6C30.5 40.6 32.5 41 34.5 41.5 31 38 29 33 29 27.5 29 16 38 7 50 7Z",
    "S": "M50 6C55 22 91 40 91 62 91 75 81 82 71 82 63 82 58 79 54.5 74 55 83 59 89 67 94H33"
    "C41 89 45 83 45.5 74 42 79 37 82 29 82 19 82 9 75 9 62 9 40 45 22 50 6Z",
    "H": _HEART,
    "D": "M50 4C58 23 70 38 87 50 70 62 58 77 50 96 42 77 30 62 13 50 30 38 42 23 50 4Z",
}

GERMAN_SIGNS: Mapping[str, Drawing] = {
    "C": (
        Shape("M50 17C50 10 54 6 61 4", width=6),
        Shape("M24 44C24 72 38 86 50 95 62 86 76 72 76 44Z", "nut", width=_LINE),
        Shape("M37 56C38 67 42 75 47 81", line="nut-light", width=_LINE),
        Shape(
            "M17 43C17 26 31 16 50 16S83 26 83 43C83 49 78 51 72 51H28C22 51 17 49 17 43Z", "cup", width=_LINE
        ),
        Shape("M33 39 42 30M46 41 58 28M60 41 68 32", line="cup-light", width=_FINE),
    ),
    "S": (
        Shape("M50 72C50 84 54 91 63 95", width=6),
        Shape(
            "M50 5C56 20 90 33 90 59 90 72 81 80 70 80 61 80 54 76 50 70"
            " 46 76 39 80 30 80 19 80 10 72 10 59 10 33 44 20 50 5Z",
            "leaf-green",
            width=_LINE,
        ),
        Shape("M50 27V68M50 51 67 40M50 62 72 55M50 51 33 40M50 62 28 55", line="vein", width=_FINE),
    ),
    "H": (
        Shape(_HEART, "heart-red", width=_LINE),
        Shape("M22 37C22 28 27 22 34 22", line="heart-light", width=_LINE),
    ),
    "D": (
        Shape("M42 17C42 9 46 4 50 4S58 9 58 17", width=_LINE),
        Shape("M50 17A39 39 0 1 0 50 95 39 39 0 1 0 50 17Z", "bell", width=_LINE),
        Shape("M12 50H88Q90 56 88 61H12Q10 56 12 50Z", "heart-red", width=_LINE),
        Shape("M50 74V93", width=7),
        dots(((50, 73),), 6, "ink"),
        Shape("M25 42C28 33 35 27 43 26", line="bell-light", width=_LINE),
    ),
}
