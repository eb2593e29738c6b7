"""How likely a hand wins each game, by adding up what its parts are worth.

Strengths are log odds: 0 is an even chance, 2 is 88 %, 4 is 98 %. The worths were fitted to games of the casual player
against itself.
"""

import math
from collections.abc import Mapping

import msgspec

from vorhand.core.cards import CARDS, JACKS, RANKS, SUITS, Card, CardSet, Rank, card_set, points_of, suit_cards
from vorhand.core.contract import SUIT_GAMES, TRUMP_SET, GameType
from vorhand.core.positions import Position

SideSuit = tuple[int, bool, bool]
"""Length, with the ace, with the ten."""


class Worths(msgspec.Struct, frozen=True):
    """What the parts of a hand are worth in one kind of game."""

    base: float
    jacks: Mapping[Card, float]
    trump_ace: float
    trump_ten: float
    trump_counts: tuple[float, ...]
    """By number of trumps; the last is for all above."""
    side_suits: Mapping[SideSuit, float]
    """The longest length stands for all above."""
    king: float
    """A king with other cards and without ace and ten."""
    laid_point: float
    """Each card point in the skat."""
    positions: Mapping[Position, float]


def _side(*rows: tuple[float, float, float, float]) -> dict[SideSuit, float]:
    """Rows by length from 1: low cards, with the ten, with the ace, with both."""
    return {
        (length, ace, ten): row[2 * ace + ten]
        for length, row in enumerate(rows, start=1)
        for ace in (False, True)
        for ten in (False, True)
    }


SUIT_GAME = Worths(
    base=-1.3,
    jacks={Card.CJ: 1.4, Card.SJ: 0.9, Card.HJ: 0.65, Card.DJ: 0.45},
    trump_ace=1.3,
    trump_ten=1.05,
    trump_counts=(-6.5, -5.5, -4.5, -3.4, -2.3, -1.3, -0.2, 1.0, 1.7, 2.3, 3.0, 4.0),
    side_suits={
        (0, False, False): 0.7,
        **_side(
            (-1.0, -1.3, 1.1, 0.0),
            (-1.9, -0.4, 0.5, 1.5),
            (-2.2, -0.7, 0.3, 1.1),
            (-2.3, -1.0, 0.3, 0.6),
            (-2.3, -1.0, 0.0, 0.2),
        ),
    },
    king=0.5,
    laid_point=0.07,
    positions={Position.FOREHAND: -0.3, Position.MIDDLEHAND: -0.6, Position.REARHAND: -0.3},
)

GRAND = Worths(
    base=-1.6,
    jacks={Card.CJ: 1.75, Card.SJ: 1.05, Card.HJ: 1.0, Card.DJ: 0.9},
    trump_ace=0.0,
    trump_ten=0.0,
    trump_counts=(-1.7, -1.5, -0.1, 1.0, 0.9),
    side_suits={
        (0, False, False): -0.7,
        **_side(
            (-1.4, -1.4, 0.5, 0.0),
            (-1.8, -0.3, 0.3, 1.5),
            (-1.9, -0.4, 0.3, 1.3),
            (-1.9, -0.7, 0.3, 1.0),
            (-1.7, -1.0, 0.2, 0.6),
        ),
    },
    king=0.5,
    laid_point=0.11,
    positions={Position.FOREHAND: -0.6, Position.MIDDLEHAND: -0.6, Position.REARHAND: -0.3},
)


def _ranks_of(mask: int) -> frozenset[Rank]:
    return frozenset(rank for place, rank in enumerate(RANKS) if mask >> place & 1)


def _worth_of_side_suit(worths: Worths, mask: int) -> float:
    ranks = _ranks_of(mask) - {Rank.JACK}
    ace, ten = Rank.ACE in ranks, Rank.TEN in ranks
    longest = max(length for length, _, _ in worths.side_suits)
    worth = worths.side_suits[min(len(ranks), longest), ace, ten]
    king = Rank.KING in ranks and len(ranks) > 1 and not ace and not ten
    return worth + (worths.king if king else 0.0)


_SIDE = {id(worths): tuple(_worth_of_side_suit(worths, mask) for mask in range(256)) for worths in (SUIT_GAME, GRAND)}
_SHIFTS = {suit: 8 * place for place, suit in enumerate(SUITS)}


def strength(game: GameType, hand: CardSet, position: Position, *, laid: CardSet = CardSet(0)) -> float:
    """Log odds that the declarer wins a suit game or grand with these ten cards and `laid` as the skat."""
    worths = GRAND if game is GameType.GRAND else SUIT_GAME
    trumps = hand & TRUMP_SET[game]
    counts = worths.trump_counts
    worth = worths.base + worths.positions[position] + worths.laid_point * points_of(laid)
    worth += counts[min(trumps.bit_count(), len(counts) - 1)]
    side = _SIDE[id(worths)]
    for card, value in worths.jacks.items():
        if hand & card.bit:
            worth += value
    own = SUIT_GAMES.get(game)
    for suit, shift in _SHIFTS.items():
        mask = hand >> shift & 255
        if suit is not own:
            worth += side[mask]
        else:
            worth += (worths.trump_ace if mask & 128 else 0.0) + (worths.trump_ten if mask & 8 else 0.0)
    return worth


def provisional(game, hand, laid, forehand):
    from vorhand.players.null_play import suit_danger
    if game is GameType.NULL:
        d = 0.0
        for s in SUITS:
            g = suit_cards(s)
            d += suit_danger(CardSet(hand & g), CardSet(g & ~hand & ~laid))
        return 1.8 - d
    return strength(game, hand, Position.FOREHAND if forehand else Position.REARHAND, laid=laid)
