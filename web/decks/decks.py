"""The three decks as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from web.decks import letters, palettes
from web.decks.figures import FRENCH_FIGURES, GERMAN_FIGURES, Figure
from web.decks.palettes import SuitColours

SUITS = ("C", "S", "H", "D")
RANKS = ("A", "T", "K", "Q", "J", "9", "8", "7")
COURTS = ("K", "Q", "J")
CARDS = tuple(suit + rank for suit in SUITS for rank in RANKS)


class Pattern(Enum):
    """The family of suit signs; it decides how signs and aces are drawn."""

    FRENCH = "french"
    GERMAN = "german"


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck: the name of its file, the prefix of its ids, its colours, figures and letters."""

    name: str
    prefix: str
    pattern: Pattern
    suits: Mapping[str, SuitColours]
    figures: Mapping[str, Figure]
    index: Mapping[str, letters.Index]
    letters: tuple[str, ...]

    def id(self, name: str) -> str:
        """The id of a thing in the sprite of this deck."""
        return f"{self.prefix}-{name}"


_FRENCH_LETTERS = letters.letters(letters.FRENCH_INDEX)

FRENCH = Deck(
    "french", "fr", Pattern.FRENCH, palettes.FRENCH, FRENCH_FIGURES, letters.FRENCH_INDEX, _FRENCH_LETTERS
)

TOURNAMENT = Deck(
    "tournament",
    "tc",
    Pattern.FRENCH,
    palettes.TOURNAMENT,
    FRENCH_FIGURES,
    letters.FRENCH_INDEX,
    _FRENCH_LETTERS,
)

GERMAN = Deck(
    "german",
    "de",
    Pattern.GERMAN,
    palettes.GERMAN,
    GERMAN_FIGURES,
    letters.GERMAN_INDEX,
    letters.letters(letters.GERMAN_INDEX, "D"),
)

DECKS = (FRENCH, TOURNAMENT, GERMAN)


def high_contrast(deck: Deck) -> dict[str, str]:
    """The CSS variables of the high contrast variant of a deck, and their values."""
    variables = {"--card-paper": "#FFFFFF", "--card-edge": "#000000"}
    for suit, colours in deck.suits.items():
        variables[f"--card-index-{suit}"] = colours.strong
        if colours.sign:
            variables[f"--card-sign-{suit}"] = colours.strong
    return variables
