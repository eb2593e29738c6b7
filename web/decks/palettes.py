"""Colours: what all decks share, and the suits of each deck."""

from collections.abc import Mapping
from dataclasses import dataclass

INK = "#1F1C18"
PAPER = "#FDFAF3"
EDGE = "#8C8474"

PAPERS: Mapping[str, str] = {
    "light": PAPER,
    "light, not allowed": "#DED2BA",
    "dark": "#F1EBDE",
    "dark, not allowed": "#C6BDAB",
}
"""The papers that the page gives to cards in its light and its dark look."""

BACK, BACK_PRINT = "#2B4A8B", "#F7F4EA"

GOLD, RED, BLUE, CREAM, BLACK, STEEL = "#E2AC3F", "#B5261E", "#2D4A86", "#FBF3E1", "#26241F", "#B9C0C9"

COMMON: Mapping[str, str] = {
    "ink": INK,
    "paper": f"var(--card-paper,{PAPER})",
    "gold": GOLD,
    "red": RED,
    "blue": BLUE,
    "cream": CREAM,
    "white": "#FFFDF6",
    "steel": STEEL,
    "blush": "#D2603A4D",
    "wood": "#A8641F",
    "crust": "#B06A22",
    "leaf": "#2C6B3C",
    "glass": "#DCE8EE",
    "smoke": "#8C887F",
    "nut": "#C98A2E",
    "nut-light": "#F4DDA8",
    "cup": "#3F5B2E",
    "cup-light": "#A9C08A",
    "leaf-green": "#2E8049",
    "vein": "#CDE6C6",
    "heart-red": "#C32A20",
    "heart-light": "#F6B9AE",
    "bell": "#EFB32A",
    "bell-light": "#FFF0BF",
}

COMPLEXIONS: Mapping[str, Mapping[str, str]] = {
    "C": {"skin": "#F3D6B4", "hair": "#4A3826"},
    "S": {"skin": "#E9C29A", "hair": "#26221D"},
    "H": {"skin": "#F6DEC4", "hair": "#B5793A"},
    "D": {"skin": "#D9A878", "hair": "#E7DFCF"},
}
"""Skin and hair of the figures, by suit."""


@dataclass(frozen=True, slots=True)
class SuitColours:
    """The colours of one suit in one deck: its sign, its index, and the clothes of its figures."""

    index: str
    strong: str
    """Sign and index where the page wants high contrast."""

    main: str
    second: str
    pattern: str
    trim: str
    ring: str
    """The dots of the ace."""

    sash: str = GOLD
    jewel: str = RED
    sign: str = ""
    """Of the French decks only: German signs have colours of their own."""

    outline: str = "none"
    """The line around sign and index, where the colour alone is too light for the paper."""


FRENCH: Mapping[str, SuitColours] = {
    "C": SuitColours(
        index="#211F1C",
        strong="#000000",
        main="#2D3A5C",
        second=RED,
        pattern=GOLD,
        trim="#D8DBE4",
        ring="#2D3A5C",
        sign="#211F1C",
    ),
    "S": SuitColours(
        index="#211F1C",
        strong="#000000",
        main="#7E97CC",
        second=BLACK,
        pattern="#3A4A78",
        trim="#DEDBD3",
        ring="#3A4A78",
        sign="#211F1C",
    ),
    "H": SuitColours(
        index=RED,
        strong="#8F0F0F",
        main="#BE2A1F",
        second=BLUE,
        pattern=GOLD,
        trim="#F3D9D2",
        ring="#BE2A1F",
        jewel=BLUE,
        sign="#BE2A1F",
    ),
    "D": SuitColours(
        index=RED,
        strong="#8F0F0F",
        main="#E3B04B",
        second="#7A2A1C",
        pattern="#A8322A",
        trim="#F6DFD2",
        ring="#A8322A",
        sash="#A8322A",
        sign="#BE2A1F",
    ),
}

TOURNAMENT: Mapping[str, SuitColours] = {
    "C": SuitColours(
        index="#211F1C",
        strong="#000000",
        main="#3A3833",
        second="#98A1B3",
        pattern=GOLD,
        trim="#DDDAD2",
        ring="#3A3833",
        sign="#211F1C",
    ),
    "S": SuitColours(
        index="#17693A",
        strong="#00522A",
        main="#1F7A45",
        second="#12402A",
        pattern="#8CCBA0",
        trim="#D5E6D6",
        ring="#1F7A45",
        sign="#18703D",
    ),
    "H": SuitColours(
        index=RED,
        strong="#8F0F0F",
        main="#C22A20",
        second="#5E1512",
        pattern=GOLD,
        trim="#F3D9D2",
        ring="#C22A20",
        jewel=BLUE,
        sign="#C22A20",
    ),
    "D": SuitColours(
        index="#F09A12",
        strong="#FFC21A",
        main="#EE9A17",
        second="#7A3F0A",
        pattern="#8A4A10",
        trim="#FBE6C2",
        ring="#8A4A10",
        sash="#8A4A10",
        sign="#F09A12",
        outline=INK,
    ),
}

GERMAN: Mapping[str, SuitColours] = {
    "C": SuitColours(
        index="#49300F",
        strong="#3A2408",
        main="#8F5F2A",
        second="#3F5B2E",
        pattern="#E9C98C",
        trim="#E9E2C8",
        ring="#8F5F2A",
    ),
    "S": SuitColours(
        index="#1D6237",
        strong="#00522A",
        main="#2E8049",
        second=RED,
        pattern="#CDE6C6",
        trim="#D8E8D5",
        ring="#2E8049",
    ),
    "H": SuitColours(
        index=RED,
        strong="#8F0F0F",
        main="#C32A20",
        second="#34406B",
        pattern=GOLD,
        trim="#F5DAD2",
        ring="#C32A20",
        jewel=BLUE,
    ),
    "D": SuitColours(
        index="#8A5800",
        strong="#5E3A00",
        main="#EBB02E",
        second=BLUE,
        pattern=BLUE,
        trim="#FBEBC4",
        ring="#8A5800",
        sash=BLUE,
        jewel=BLUE,
    ),
}
