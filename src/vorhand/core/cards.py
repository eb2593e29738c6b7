"""Cards, and sets of cards.

A `Card` is an enum whose value is its text (`"CJ"`, `"HT"`). A `CardSet` is an immutable 32-bit set kept
as a plain integer, bit `card.index` for each card: set algebra is `|`, `&`, `~`, and membership is `cards
& card.bit`.
"""

from collections.abc import Iterable
from enum import Enum
from typing import NewType

from vorhand.core.errors import NotationError
from vorhand.core.units import CardPoints

CardSet = NewType("CardSet", int)
"""An immutable set of cards: bit `card.index` is set for each card in it."""


class Suit(Enum):
    """The four suits, highest first. Source: ISkO 2022 2.4."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"


class Rank(Enum):
    """The eight ranks in null order, lowest first; the value is the letter used in files and protocols."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


SUITS = tuple(Suit)
RANKS = tuple(Rank)

RANK_POINTS: dict[Rank, CardPoints] = {
    Rank.SEVEN: CardPoints(0),
    Rank.EIGHT: CardPoints(0),
    Rank.NINE: CardPoints(0),
    Rank.TEN: CardPoints(10),
    Rank.JACK: CardPoints(2),
    Rank.QUEEN: CardPoints(3),
    Rank.KING: CardPoints(4),
    Rank.ACE: CardPoints(11),
}
"""Card points by rank. Source: ISkO 2022 2.4."""


class Card(Enum):
    """One of the 32 cards: suit letter C S H D, then rank letter 7 8 9 T J Q K A."""

    index: int
    """0..31: clubs, spades, hearts, diamonds, each seven to ace in null order."""
    bit: int
    """`1 << index`, the card's place in a `CardSet`."""
    suit: Suit
    """The suit printed on the card; jacks are trumps in suit games and grand all the same."""
    rank: Rank
    points: CardPoints
    """Card points, 0..11."""

    C7, C8, C9, CT, CJ, CQ, CK, CA = "C7", "C8", "C9", "CT", "CJ", "CQ", "CK", "CA"
    S7, S8, S9, ST, SJ, SQ, SK, SA = "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA"
    H7, H8, H9, HT, HJ, HQ, HK, HA = "H7", "H8", "H9", "HT", "HJ", "HQ", "HK", "HA"
    D7, D8, D9, DT, DJ, DQ, DK, DA = "D7", "D8", "D9", "DT", "DJ", "DQ", "DK", "DA"

    def __init__(self, text: str) -> None:
        self.suit = Suit(text[0])
        self.rank = Rank(text[1])
        self.index = 8 * SUITS.index(self.suit) + RANKS.index(self.rank)
        self.bit = 1 << self.index
        self.points = RANK_POINTS[self.rank]

    # Enum hashes by name in Python code; members are singletons, so identity is the same and ten times
    # faster.
    __hash__ = object.__hash__


CARDS: tuple[Card, ...] = tuple(Card)
"""All 32 cards by index."""

CARD_BY_TEXT: dict[str, Card] = {card.value: card for card in CARDS}

NO_CARDS = CardSet(0)
PACK = CardSet((1 << 32) - 1)
"""All 32 cards."""

JACKS = CardSet(Card.CJ.bit | Card.SJ.bit | Card.HJ.bit | Card.DJ.bit)


def parse_card(text: str) -> Card:
    """The card named by `text` such as `"CJ"`.

    Raises `NotationError` if there is no such card.
    """
    card = CARD_BY_TEXT.get(text)
    if card is None:
        raise NotationError(f"{text!r} is no card: suit C S H D and rank 7 8 9 T J Q K A, as in CJ or HT")
    return card


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards; a card given twice counts once."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return CardSet(mask)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set in index order: clubs to diamonds, each seven to ace."""
    found = []
    mask: int = cards
    while mask:
        lowest = mask & -mask
        found.append(CARDS[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(found)


def parse_cards(text: str) -> CardSet:
    """The set named by card texts between blanks, commas or dots, as in `"CJ SJ HA"`.

    Raises `NotationError` for an unknown card or one named twice.
    """
    cards = [parse_card(word) for word in text.replace(",", " ").replace(".", " ").split()]
    found = card_set(cards)
    if found.bit_count() != len(cards):
        raise NotationError(f"a card is named twice in {text!r}")
    return found


def cards_text(cards: CardSet) -> str:
    """The cards of a set in index order between blanks, as in `"CJ SJ HA"`."""
    return " ".join(card.value for card in cards_in(cards))


_BYTE_POINTS = tuple(
    sum(RANK_POINTS[rank] for place, rank in enumerate(RANKS) if byte >> place & 1) for byte in range(256)
)


def points_of(cards: CardSet) -> CardPoints:
    """Card points of a set, 0..120. Source: ISkO 2022 2.4."""
    return CardPoints(
        _BYTE_POINTS[cards & 255]
        + _BYTE_POINTS[cards >> 8 & 255]
        + _BYTE_POINTS[cards >> 16 & 255]
        + _BYTE_POINTS[cards >> 24]
    )


def suit_cards(suit: Suit) -> CardSet:
    """The eight cards with this suit printed on them."""
    return CardSet(255 << 8 * SUITS.index(suit))
