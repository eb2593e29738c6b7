"""Games and what the cards do in them: trumps, following, the winner of a trick, matadors."""

from collections.abc import Sequence
from enum import Enum

import msgspec

from vorhand.core.cards import (
    CARDS,
    RANKS,
    Card,
    CardSet,
    Rank,
    Suit,
    card_set,
    suit_cards,
)


class GameType(Enum):
    """The kind of game; Ramsch is no contract but has the card order of a grand."""

    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    CLUBS = "clubs"
    GRAND = "grand"
    NULL = "null"
    RAMSCH = "ramsch"

    __hash__ = object.__hash__


SUIT_GAMES: dict[GameType, Suit] = {
    GameType.DIAMONDS: Suit.DIAMONDS,
    GameType.HEARTS: Suit.HEARTS,
    GameType.SPADES: Suit.SPADES,
    GameType.CLUBS: Suit.CLUBS,
}

CONTRACT_GAMES: tuple[GameType, ...] = (*SUIT_GAMES, GameType.GRAND, GameType.NULL)
"""The games that can be declared."""

TRUMP_GAMES: tuple[GameType, ...] = (*SUIT_GAMES, GameType.GRAND)
"""The games that have trumps and are played for card points."""

_TRUMP_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_JACKS_FROM_THE_TOP = (Card.CJ, Card.SJ, Card.HJ, Card.DJ)


def _trumps_from_the_top(game: GameType) -> tuple[Card, ...]:
    if game is GameType.NULL:
        return ()
    suit = SUIT_GAMES.get(game)
    if suit is None:
        return _JACKS_FROM_THE_TOP
    return _JACKS_FROM_THE_TOP + tuple(Card(suit.value + rank.value) for rank in _TRUMP_RANKS)


TRUMPS: dict[GameType, tuple[Card, ...]] = {game: _trumps_from_the_top(game) for game in GameType}
"""The trumps of each game, highest first: 11 in suit games, 4 in grand and Ramsch, none in null.

Source: ISkO 2022 2.4.
"""

TRUMP_SET: dict[GameType, CardSet] = {game: card_set(trumps) for game, trumps in TRUMPS.items()}


def _followers(game: GameType, led: Card) -> CardSet:
    trumps = TRUMP_SET[game]
    if led.bit & trumps:
        return trumps
    return CardSet(suit_cards(led.suit) & ~trumps)


FOLLOW: dict[GameType, tuple[CardSet, ...]] = {
    game: tuple(_followers(game, led) for led in CARDS) for game in GameType
}
"""By game and index of the led card: the cards that follow it. Source: ISkO 2022 4.2."""


def legal_cards(game: GameType, hand: CardSet, led: Card | None) -> CardSet:
    """The cards of `hand` that may be played; `led` opened the trick, None when leading.

    Source: ISkO 2022 4.2: suit to suit and trump to trump; who has neither plays what he likes.
    """
    if led is None:
        return hand
    following = hand & FOLLOW[game][led.index]
    return CardSet(following) if following else hand


def _strengths(game: GameType) -> tuple[int, ...]:
    order = RANKS if game is GameType.NULL else tuple(reversed(_TRUMP_RANKS))
    strength = {card: order.index(card.rank) for card in CARDS if card.rank in order}
    for height, card in enumerate(reversed(TRUMPS[game])):
        strength[card] = 100 + height
    return tuple(strength[card] for card in CARDS)


STRENGTH: dict[GameType, tuple[int, ...]] = {game: _strengths(game) for game in GameType}
"""By game and card index: strength among cards of the same group; a trump beats every other card."""


def trick_winner(game: GameType, cards: Sequence[Card]) -> int:
    """Index 0..2 in playing order of the card that takes the trick, or would take one of fewer cards.

    The highest trump, else the highest card of the led suit. Source: ISkO 2022 4.3.
    """
    strength = STRENGTH[game]
    following = FOLLOW[game][cards[0].index]
    best = 0
    height = strength[cards[0].index]
    for place in range(1, len(cards)):
        card = cards[place]
        rank = strength[card.index]
        if rank > height and (rank >= 100 or card.bit & following):
            best, height = place, rank
    return best


def matadors(game: GameType, cards: CardSet) -> int:
    """Signed run of top trumps: +n with, -n without; 1..11 in suit games, 1..4 in grand, 0 in null.

    `cards` are the declarer's cards that count, as a rule the twelve with the skat. Source: ISkO 2022 2.3.
    """
    trumps = TRUMPS[game]
    if not trumps:
        return 0
    held = bool(cards & trumps[0].bit)
    run = 0
    for trump in trumps:
        if bool(cards & trump.bit) is not held:
            break
        run += 1
    return run if held else -run


def lowest_trump(game: GameType) -> Card:
    """The card that a Spitze is made with: the seven of trumps, in grand the diamond jack.

    Source: house rule.
    """
    return TRUMPS[game][-1]


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a declarer says besides the game. Implied steps are set by `rules.announcing.contract`."""

    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False
    spitze: bool = False
    revolution: bool = False


class Contract(msgspec.Struct, frozen=True):
    """A game with its announcement, complete with all implied steps."""

    game: GameType
    announced: Announcement

    @property
    def is_null(self) -> bool:
        """Whether this is a null game, which is played for tricks and not for card points."""
        return self.game is GameType.NULL
