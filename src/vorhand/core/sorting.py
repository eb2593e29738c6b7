"""The order in which players hold their cards. Terminals and pages show it as it comes from here."""

from itertools import zip_longest
from typing import Literal

from vorhand.core.cards import SUITS, Card, CardSet, Suit, cards_in
from vorhand.core.contract import STRENGTH, SUIT_GAMES, TRUMPS, GameType

SuitOrder = Literal["alternating", "official"]
"""How the suits beside the trumps lie: black and red in turn, or clubs, spades, hearts, diamonds."""

_BLACK = (Suit.CLUBS, Suit.SPADES)
_RED = (Suit.HEARTS, Suit.DIAMONDS)


def sorted_hand(cards: CardSet, game: GameType | None, suits: SuitOrder = "alternating") -> tuple[Card, ...]:
    """The cards as players hold them: trumps from the top, then suit by suit, each from the top.

    Before a game is named (None) the jacks stand apart as in grand; in null they stand in their suits.
    """
    order = game or GameType.GRAND
    trumps = [card for card in TRUMPS[order] if card.bit & cards]
    rest = [card for card in cards_in(cards) if card not in trumps]
    return (
        *trumps,
        *(card for suit in _suits(rest, order, suits) for card in _from_the_top(rest, suit, order)),
    )


def _suits(rest: list[Card], order: GameType, suits: SuitOrder) -> list[Suit]:
    held = {card.suit for card in rest}
    if suits == "official":
        return [suit for suit in SUITS if suit in held]
    return _alternating(held, first_black=SUIT_GAMES.get(order) not in _BLACK)


def _alternating(suits: set[Suit], *, first_black: bool) -> list[Suit]:
    """The suits with black and red in turn as far as there are both; the larger colour begins."""
    black = [suit for suit in _BLACK if suit in suits]
    red = [suit for suit in _RED if suit in suits]
    begins_black = len(black) > len(red) or (len(black) == len(red) and first_black)
    first, second = (black, red) if begins_black else (red, black)
    return [suit for pair in zip_longest(first, second) for suit in pair if suit]


def _from_the_top(cards: list[Card], suit: Suit, order: GameType) -> list[Card]:
    strength = STRENGTH[order]
    return sorted((card for card in cards if card.suit is suit), key=lambda card: -strength[card.index])
