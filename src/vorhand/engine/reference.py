"""Exact open-card search in plain Python: slow, obviously right, for endings of a few cards.

It proves claims and open play at the table, and it is the oracle that faster solvers are held to.
"""

from collections.abc import Callable
from functools import cache

import msgspec

from vorhand.core.cards import Card, CardSet, cards_in
from vorhand.core.contract import GameType, legal_cards, trick_winner
from vorhand.core.errors import SkatError
from vorhand.core.positions import Position, after
from vorhand.core.units import CardPoints

MOST_CARDS = 5
"""The longest hand that is searched: beyond it plain Python is too slow to wait for."""

ThreeHands = tuple[CardSet, CardSet, CardSet]


class TooManyCards(SkatError, ValueError):
    """A position with more cards than the reference searches."""


class OpenPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The rest of a game with all cards open."""

    game: GameType
    declarer: Position
    hands: ThreeHands
    turn: Position
    trick: tuple[Card, ...] = ()
    """The unfinished trick, 0..2 cards in playing order."""


def further_points(position: OpenPosition) -> CardPoints:
    """Card points that the declarer still takes in tricks with best play of both sides, the skat not counted.

    Raises `TooManyCards`.
    """
    declarer = position.declarer
    return CardPoints(
        _search(position, (declarer,), lambda winner, points: points if winner is declarer else 0)
    )


def takes_all_tricks(position: OpenPosition) -> bool:
    """Whether the declarer takes every remaining trick against any defence. Raises `TooManyCards`."""
    declarer = position.declarer
    return _search(position, (declarer,), lambda winner, _: 0 if winner is declarer else -1) == 0


def takes_no_trick(position: OpenPosition) -> bool:
    """Whether the declarer can avoid every remaining trick, as null asks for. Raises `TooManyCards`."""
    declarer = position.declarer
    return _search(position, (declarer,), lambda winner, _: -1 if winner is declarer else 0) == 0


def is_held_to_nothing(position: OpenPosition, defender: Position) -> bool:
    """Whether `defender` alone keeps the declarer from every further trick, whatever the others play.

    Raises `TooManyCards`. Source: ISkO 2022 4.4.5 (changed in November 2022).
    """
    declarer = position.declarer
    return _search(position, (defender,), lambda winner, _: -1 if winner is declarer else 0) == 0


def _search(
    position: OpenPosition, maximisers: tuple[Position, ...], worth: Callable[[Position, int], int]
) -> int:
    """The sum of the remaining tricks' `worth` when `maximisers` raise it and everybody else lowers it."""
    longest = max(hand.bit_count() for hand in position.hands)
    if longest > MOST_CARDS:
        raise TooManyCards(f"{longest} cards in hand; the reference searches {MOST_CARDS} at most")

    @cache
    def between_tricks(hands: ThreeHands, leader: Position) -> int:
        return play(hands, leader, ()) if any(hands) else 0

    def play(hands: ThreeHands, turn: Position, trick: tuple[Card, ...]) -> int:
        if len(trick) == 3:
            winner = after(turn, trick_winner(position.game, trick))
            return worth(winner, sum(card.points for card in trick)) + between_tricks(hands, winner)
        legal = legal_cards(position.game, hands[turn.index], trick[0] if trick else None)
        values = (play(_without(hands, turn, card), turn.next, (*trick, card)) for card in cards_in(legal))
        return max(values) if turn in maximisers else min(values)

    return play(position.hands, position.turn, position.trick)


def _without(hands: ThreeHands, position: Position, card: Card) -> ThreeHands:
    changed = list(hands)
    changed[position.index] = CardSet(changed[position.index] & ~card.bit)
    return changed[0], changed[1], changed[2]
