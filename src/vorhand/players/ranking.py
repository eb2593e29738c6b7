"""Which card beats which, and the strongest, weakest, fattest and leanest card of a set."""

from collections.abc import Sequence

from vorhand.core.cards import CARDS, JACKS, NO_CARDS, SUITS, Card, CardSet, card_set, cards_in, suit_cards
from vorhand.core.contract import FOLLOW, STRENGTH, TRUMP_SET, GameType


def _over(game: GameType, card: Card) -> CardSet:
    strength = STRENGTH[game]
    higher = card_set(other for other in CARDS if strength[other.index] > strength[card.index])
    return CardSet(FOLLOW[game][card.index] & higher)


OVER: dict[GameType, tuple[CardSet, ...]] = {
    game: tuple(_over(game, card) for card in CARDS) for game in GameType
}
"""By game and card index: the stronger cards of the same group."""


def _beats(game: GameType, card: Card) -> CardSet:
    over, trumps = OVER[game][card.index], TRUMP_SET[game]
    return over if card.bit & trumps else CardSet(over | trumps)


BEATS: dict[GameType, tuple[CardSet, ...]] = {
    game: tuple(_beats(game, card) for card in CARDS) for game in GameType
}
"""By game and card index: the cards that take the trick from this one while it is the best."""

GROUPS: dict[GameType, tuple[CardSet, ...]] = {
    game: tuple(CardSet(suit_cards(suit) & ~TRUMP_SET[game]) for suit in SUITS) for game in GameType
}
"""By game: the side suits, clubs to diamonds; the trump suit's place is empty, in null all four are full."""


def side_suits(game: GameType, cards: CardSet) -> tuple[CardSet, ...]:
    """The cards of each side suit in which `cards` has any."""
    return tuple(CardSet(cards & group) for group in GROUPS[game] if cards & group)


def group_of(game: GameType, card: Card) -> CardSet:
    """All cards that follow `card`, itself included."""
    return FOLLOW[game][card.index]


def best_of(game: GameType, trick: Sequence[Card]) -> int:
    """Index of the card that is taking the unfinished trick, which is not empty."""
    beats = BEATS[game]
    best = 0
    for place in range(1, len(trick)):
        if beats[trick[best].index] & trick[place].bit:
            best = place
    return best


def strongest(game: GameType, cards: CardSet) -> Card:
    """The strongest card; of equal ones in several suits the first by index. `cards` is not empty."""
    strength = STRENGTH[game]
    return max(cards_in(cards), key=lambda card: strength[card.index])


def weakest(game: GameType, cards: CardSet) -> Card:
    """The weakest card; of equal ones in several suits the first by index. `cards` is not empty."""
    strength = STRENGTH[game]
    return min(cards_in(cards), key=lambda card: strength[card.index])


def fattest(game: GameType, cards: CardSet) -> Card:
    """The card with most card points, of equal ones the weakest. `cards` is not empty."""
    strength = STRENGTH[game]
    return max(cards_in(cards), key=lambda card: (card.points, -strength[card.index]))


def leanest(game: GameType, cards: CardSet) -> Card:
    """The card with fewest card points, of equal ones the weakest; a jack is worth more than it counts.

    `cards` is not empty.
    """
    strength = STRENGTH[game]
    return min(cards_in(cards), key=lambda card: (_price(card), strength[card.index]))


def _price(card: Card) -> float:
    # A jack counts 2, but it is spared before a king.
    return 4.5 if card.bit & JACKS else card.points


def is_one(cards: CardSet) -> bool:
    """Whether the set has exactly one card."""
    return cards != NO_CARDS and cards & (cards - 1) == 0
