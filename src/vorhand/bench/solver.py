"""What the open-card solver costs: plausible deals, one thread, processor time."""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import msgspec

from vorhand.bench.machine import Machine, machine
from vorhand.bench.quantiles import of_values
from vorhand.core.cards import CARDS, JACKS, Card, CardSet, Rank, card_set, cards_in, points_of
from vorhand.core.contract import TRUMP_SET, GameType
from vorhand.core.positions import POSITIONS, Position
from vorhand.engine.reference import OpenPosition
from vorhand.engine.solver import WIN, Solver

SEED: Final = 1817


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """One set of deals and one question."""

    mean_ms: float
    p99_ms: float
    nodes_per_s: float


class SolverFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What `vorhand bench solver` measures."""

    suit: dict[str, Figures]
    """By question: `points` the exact card points, `win` whether there are 61."""
    grand: dict[str, Figures]
    null: dict[str, Figures]
    signature: int
    """All nodes of the fixed deals; the same build gives the same number."""
    deals: int
    machine: Machine


class Plausible(msgspec.Struct, frozen=True):
    """A deal that somebody would play, with forehand leading."""

    position: OpenPosition
    laid: int
    """Card points of the two laid cards."""


def measured(deals: int) -> SolverFigures:
    """All figures over so many deals of each kind, every deal by a solver that knows nothing yet."""
    suit = _both(plausible_suits, deals)
    grand = _both(plausible_grands, deals)
    null = _figures(plausible_nulls(deals), lambda solver, deal: solver.survives(deal.position))
    nodes = sum(found[1] for found in (*suit.values(), *grand.values(), null))
    return SolverFigures(
        suit={question: found[0] for question, found in suit.items()},
        grand={question: found[0] for question, found in grand.items()},
        null={"win": null[0]},
        signature=nodes,
        deals=deals,
        machine=machine(),
    )


def plausible_suits(deals: int) -> Iterator[Plausible]:
    """Clubs with six trumps or more among the twelve cards and a jack, after a greedy discard."""
    return _plausible(GameType.CLUBS, deals, _is_suit_game)


def plausible_grands(deals: int) -> Iterator[Plausible]:
    """Grand with two jacks and two aces or more among the twelve cards, after a greedy discard."""
    return _plausible(GameType.GRAND, deals, _is_grand)


def plausible_nulls(deals: int) -> Iterator[Plausible]:
    """Null with five cards below the ten or more after the two most dangerous were laid away."""
    return _plausible(GameType.NULL, deals, _is_null)


Question = Callable[[Solver, Plausible], object]


def _both(kind: Callable[[int], Iterator[Plausible]], deals: int) -> dict[str, tuple[Figures, int]]:
    return {
        "points": _figures(kind(deals), lambda solver, deal: solver.points(deal.position)),
        "win": _figures(kind(deals), lambda solver, deal: solver.reaches(deal.position, WIN - deal.laid)),
    }


def _figures(deals: Iterator[Plausible], ask: Question) -> tuple[Figures, int]:
    spent, nodes = [], 0
    for deal in deals:
        solver = Solver()
        start = time.process_time()
        ask(solver, deal)
        spent.append(time.process_time() - start)
        nodes += solver.nodes
    figures = Figures(
        mean_ms=1000 * sum(spent) / len(spent),
        p99_ms=of_values(spent, 0.99) or 0.0,
        nodes_per_s=nodes / sum(spent),
    )
    return figures, nodes


def _plausible(game: GameType, deals: int, is_played: Callable[[CardSet], bool]) -> Iterator[Plausible]:
    chance = Random(f"{SEED}/{game.value}")
    found = 0
    while found < deals:
        cards = chance.sample(CARDS, 32)
        twelve = card_set(cards[:12])
        if not is_played(twelve):
            continue
        laid = _null_discard(twelve) if game is GameType.NULL else _discard(game, twelve)
        hand = CardSet(twelve & ~card_set(laid))
        hands = (hand, card_set(cards[12:22]), card_set(cards[22:]))
        leader = POSITIONS[found % 3]
        yield Plausible(
            OpenPosition(game=game, declarer=Position.FOREHAND, hands=hands, turn=leader),
            points_of(card_set(laid)),
        )
        found += 1


def _is_suit_game(twelve: CardSet) -> bool:
    trumps = twelve & TRUMP_SET[GameType.CLUBS]
    return trumps.bit_count() >= 6 and bool(twelve & JACKS)


def _is_grand(twelve: CardSet) -> bool:
    aces = [card for card in cards_in(twelve) if card.rank is Rank.ACE]
    return (twelve & JACKS).bit_count() >= 2 and len(aces) >= 2


def _is_null(twelve: CardSet) -> bool:
    left = CardSet(twelve & ~card_set(_null_discard(twelve)))
    return sum(card.index % 8 < 3 for card in cards_in(left)) >= 5


def _discard(game: GameType, twelve: CardSet) -> list[Card]:
    """Two plain cards of the shortest suits, those with most points first, but no aces."""
    plain = [card for card in cards_in(CardSet(twelve & ~TRUMP_SET[game])) if card.rank is not Rank.ACE]
    length = {card: sum(other.suit is card.suit for other in plain) for card in plain}
    chosen = sorted(plain, key=lambda card: (length[card], -card.points))[:2]
    rest = [card for card in cards_in(twelve) if card not in chosen]
    return [*chosen, *rest[: 2 - len(chosen)]]


def _null_discard(twelve: CardSet) -> list[Card]:
    """The two cards with most cards of others below them that no own one holds."""
    return sorted(cards_in(twelve), key=lambda card: -_holes(twelve, card))[:2]


def _holes(twelve: CardSet, card: Card) -> int:
    below = [other for other in CARDS if other.suit is card.suit and other.index < card.index]
    own = sum(bool(other.bit & twelve) for other in below)
    return len(below) - 2 * own
