"""How likely a hand wins each game, by adding up what its parts are worth.

Strengths are log odds: 0 is an even chance, 2 is 88 %, 4 is 98 %. All worths were fitted to games of the
casual player against itself.
"""

import math
from collections.abc import Mapping
from enum import Enum
from functools import cache

import msgspec

from vorhand.core.cards import NO_CARDS, RANKS, SUITS, Card, CardSet, Rank, cards_in, points_of, suit_cards
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


def strength(game: GameType, hand: CardSet, position: Position, *, laid: CardSet = NO_CARDS) -> float:
    """Log odds that the declarer wins `game` with these ten cards and `laid` as the skat."""
    if game is GameType.NULL:
        return null_strength(null_danger(hand, laid))
    worths, side = (GRAND, _GRAND_SIDE) if game is GameType.GRAND else (SUIT_GAME, _SUIT_GAME_SIDE)
    counts = worths.trump_counts
    trumps = (hand & TRUMP_SET[game]).bit_count()
    worth = worths.base + worths.positions[position] + counts[min(trumps, len(counts) - 1)]
    worth += worths.laid_point * points_of(laid)
    for card, value in worths.jacks.items():
        if hand & card.bit:
            worth += value
    own = SUIT_GAMES.get(game)
    for suit, shift in _SHIFTS:
        mask = hand >> shift & 255
        worth += side[mask] if suit is not own else _trump_honours(worths, mask)
    return worth


def chance(log_odds: float) -> float:
    """The chance with these log odds, 0..1."""
    return 1.0 / (1.0 + math.exp(-log_odds))


def chance_with_skat(game: GameType, hand: CardSet, position: Position) -> float:
    """The chance to win `game` with the ten cards dealt, if the skat is taken."""
    base, slope = _WITH_SKAT[_kind(game)]
    return chance(base + slope * strength(game, hand, position))


def chance_from_hand(game: GameType, hand: CardSet, position: Position) -> float:
    """The chance to win `game` with the ten cards dealt, if the skat stays unseen."""
    return chance(log_odds_from_hand(game, hand, position))


def log_odds_from_hand(game: GameType, hand: CardSet, position: Position) -> float:
    """Log odds to win `game` with the ten cards dealt, if the skat stays unseen."""
    return with_skat_unseen(game, strength(game, hand, position))


def with_skat_unseen(game: GameType, log_odds: float) -> float:
    """Log odds of a hand game whose ten cards alone have `log_odds`."""
    base, slope = _FROM_HAND[_kind(game)]
    return base + slope * log_odds


def chance_of_schneider(log_odds: float) -> float:
    """The chance to make the defenders Schneider with a hand of this strength in a suit game or grand."""
    return chance(1.1 * (log_odds - 3.9))


SAFE = 0.3
"""A null of no more danger than this can hardly be lost: one lone eight."""


def null_danger(hand: CardSet, laid: CardSet = NO_CARDS) -> float:
    """How likely a null declarer is caught in any suit; 0 if no play can force a trick on him."""
    danger = 0.0
    for suit in SUITS:
        cards = suit_cards(suit)
        held = CardSet(hand & cards)
        if held:
            danger += suit_danger(held, CardSet(cards & ~hand & ~laid))
    return danger


@cache
def suit_danger(held: CardSet, out: CardSet) -> float:
    """The share of one suit in `null_danger`, if others have `out` of it.

    The n-th lowest card is safe as long as at most n - 1 lower ones are out.
    """
    danger = 0.0
    for place, card in enumerate(cards_in(held)):
        excess = (out & (card.bit - 1)).bit_count() - place
        if excess > 0:
            danger += _NULL_DANGER[min(place, 3)][min(excess, 4)]
    return danger


_NULL_DANGER = (
    (0.0, 0.3, 1.5, 2.2, 2.3),
    (0.0, 0.5, 0.8, 1.3, 1.5),
    (0.0, 0.4, 0.5, 0.85, 0.85),
    (0.0, 0.15, 0.15, 0.15, 0.15),
)
"""By the card's place in its suit from the lowest, and by how many lower cards too many are out."""


def null_strength(danger: float) -> float:
    """Log odds that a null of this danger is won."""
    return 1.9 - danger if danger > 0.0 else _SAFE_NULL


_SAFE_NULL = 4.0


class _Kind(Enum):
    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"


def _kind(game: GameType) -> _Kind:
    if game in SUIT_GAMES:
        return _Kind.SUIT
    return _Kind.GRAND if game is GameType.GRAND else _Kind.NULL


_WITH_SKAT = {_Kind.SUIT: (2.0, 0.6), _Kind.GRAND: (1.3, 0.67), _Kind.NULL: (0.85, 0.44)}
"""Base and slope that turn the strength of ten cards into that with the skat to come."""

_FROM_HAND = {_Kind.SUIT: (0.6, 0.86), _Kind.GRAND: (0.75, 0.8), _Kind.NULL: (-0.5, 0.73)}


def _trump_honours(worths: Worths, mask: int) -> float:
    return (worths.trump_ace if mask & _ACE else 0.0) + (worths.trump_ten if mask & _TEN else 0.0)


_ACE, _TEN = (1 << RANKS.index(rank) for rank in (Rank.ACE, Rank.TEN))


def _worth_of_side_suit(worths: Worths, mask: int) -> float:
    ranks = {rank for place, rank in enumerate(RANKS) if mask >> place & 1} - {Rank.JACK}
    ace, ten = Rank.ACE in ranks, Rank.TEN in ranks
    longest = max(length for length, _, _ in worths.side_suits)
    worth = worths.side_suits[min(len(ranks), longest), ace, ten]
    king = Rank.KING in ranks and len(ranks) > 1 and not ace and not ten
    return worth + (worths.king if king else 0.0)


_SUIT_GAME_SIDE = tuple(_worth_of_side_suit(SUIT_GAME, mask) for mask in range(256))
_GRAND_SIDE = tuple(_worth_of_side_suit(GRAND, mask) for mask in range(256))
"""By the eight bits of a suit, the jack among them, which is no card of the suit here."""

_SHIFTS = tuple((suit, 8 * place) for place, suit in enumerate(SUITS))
