"""The index alphabet: one monoline face of our own, so that no font is needed, and who uses which letter.

Each letter is a path in a box 40 wide and 56 high ("10": 52 wide), drawn by a line with round ends. Letters
of different scripts that look the same are one drawing; its name is the Latin one.
"""

from collections.abc import Mapping
from dataclasses import dataclass

LINE_WIDTH = 9
OUTLINED_WIDTHS = (12.6, 7.4)
"""Dark line below and coloured line above, for a suit whose colour is too light for the paper."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a letter stands in the corner, and the window that shows it as the index of a large face.

    The window is the part of the card that is blown up to a whole card, as the `viewBox` of a symbol.
    """

    left: float = 13
    top: float = 14
    window: str = "3 5 98 147"


USUAL_PLACE = Place()

PLACES = {"10": Place(left=9.5, window="3 5 102 153")}
"""Letters that are not 40 wide."""

PATHS: Mapping[str, str] = {
    "A": "M4.5 52 20 5 35.5 52M10.5 36H29.5",
    "K": "M7 5V52M34 5 7.5 31M16.5 22.5 35 52",
    "D": "M7 5H15C28 5 35.5 14 35.5 28.5S28 52 15 52H7Z",
    "Q": "M20 5C30 5 36 14.5 36 28.5S30 52 20 52 4 42.5 4 28.5 10 5 20 5ZM24 39 36 54",
    "B": "M20 27.5H7M20 27.5C28 27.5 32 22.5 32 16.2S28 5 20 5H7V52H20.5"
    "C30 52 35 46.5 35 39.8S30 27.5 20 27.5",
    "J": "M17 5H31V37C31 47 26 52 18.5 52 11.5 52 7 48 5.5 41",
    "W": "M2 5 10.5 52 20 17 29.5 52 38 5",
    "T": "M4.5 5H35.5M20 5V52",
    "De": "M3 55V46H37V55M8.5 46C13.5 36 14.5 20 14.5 5H31.5V46",
    "P": "M8 52V5H21C30 5 35 11 35 18.5S30 32 21 32H8",
    "N": "M6.5 52V5L33.5 52V5",
    "O": "M20 5C30 5 36 14.5 36 28.5S30 52 20 52 4 42.5 4 28.5 10 5 20 5Z",
    "U": "M6 5V35.5C6 46 12 52 20 52S34 46 34 35.5V5",
    "10": "M3 15 12.5 5.5V52M37 5C44 5 48.5 14 48.5 28.5S44 52 37 52 25.5 43 25.5 28.5 30 5 37 5Z",
    "9": "M34.5 20C34.5 29 28.5 35 20 35S5.5 29 5.5 20 11.5 5 20 5 34.5 11 34.5 20C34.5 38 28 50 13 52",
    "8": "M20 27C12 27 7.5 22 7.5 16S12 5 20 5 32.5 10 32.5 16 28 27 20 27"
    "C11 27 5 32 5 39.5S11 52 20 52 35 47 35 39.5 29 27 20 27Z",
    "7": "M5 5H35C25.5 19 18.5 33 16.5 52",
}

Index = Mapping[str, str]
"""The letter of each rank A K Q J; the numbers stand for themselves."""

FRENCH_INDEX: Mapping[str, Index] = {
    "de": {"A": "A", "K": "K", "Q": "D", "J": "B"},
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
    "pl": {"A": "A", "K": "K", "Q": "D", "J": "W"},
    "uk": {"A": "T", "K": "K", "Q": "De", "J": "B"},
    "ru": {"A": "T", "K": "K", "Q": "De", "J": "B"},
    "el": {"A": "A", "K": "P", "Q": "N", "J": "B"},
}

GERMAN_INDEX: Mapping[str, Index] = {
    language: {"A": "A", "K": "K", "Q": "O", "J": "U"} for language in FRENCH_INDEX
}
"""The German deck keeps its own letters everywhere; "D" is drawn too, for tables that say Daus."""

NUMBERS = ("10", "9", "8", "7")


def letters(indices: Mapping[str, Index], *more: str) -> tuple[str, ...]:
    """All letters that some language needs, in the order of the alphabet above, numbers last."""
    wanted = {letter for index in indices.values() for letter in index.values()} | {*NUMBERS, *more}
    return tuple(letter for letter in PATHS if letter in wanted)
