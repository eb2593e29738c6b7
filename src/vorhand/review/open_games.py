"""What other games and other discards would have come to with all cards open."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

import msgspec

from vorhand.core.cards import NO_CARDS, Card, CardSet, card_set, cards_in, points_of
from vorhand.core.contract import CONTRACT_GAMES, TRUMP_SET, Announcement, Contract, GameType
from vorhand.core.errors import IllegalContract
from vorhand.core.phases.types import NOBODY, Game, Playing, Setting, Terms
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import OpenCards
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import CardPoints
from vorhand.core.view.view import ThreeSets
from vorhand.engine.reference import OpenPosition
from vorhand.engine.solver import Solver
from vorhand.review.outlooks import Unsettled, outlook, settlement, unsettled
from vorhand.review.values import OpenGame

Pair = tuple[Card, ...]

HAND: Final = Announcement(hand=True)
WITH_SKAT: Final = Announcement()

GOALS: Final = (CardPoints(61), CardPoints(90))
"""Card points that change a result, as far as other games are judged: to win, and the Schneider."""
SHORT_OF_61: Final = CardPoints(60)
"""What stands for every lost game: whether it is lost Schneider too is not looked for."""


class Table(msgspec.Struct, frozen=True):
    """The cards of a deal before anybody took the skat."""

    rules: RuleSet
    dealt: ThreeSets
    skat: CardSet


class Reached(msgspec.Struct, frozen=True):
    """How far a plain game of one position comes, whatever was bid."""

    game: GameType
    discards: Pair
    points: CardPoints
    """60, 61 or 90 with the meaning of `GOALS`; in null 1 if it is won."""


def all_reached(
    table: Table, declarer: Position, announced: Announcement, solver: Solver
) -> tuple[Reached, ...]:
    """How far `declarer` would have come in each game, with its best discards. Raises `SearchStopped`."""
    return tuple(_reached(table, declarer, game, announced, solver) for game in CONTRACT_GAMES)


def open_games(
    table: Table, declarer: Position, bid: int, announced: Announcement, reached: Iterable[Reached]
) -> tuple[OpenGame, ...]:
    """What the games come to at this bid, as far as it allows them, the best score first."""
    found = [
        open_game_at(begun(table, declarer, bid, contract, how.discards), how.discards, how.points)
        for how in reached
        if (contract := _contract(table.rules, how.game, bid, announced)) is not None
    ]
    return tuple(sorted(found, key=lambda game: -game.score))


def best_discards(
    game: GameType, table: Table, declarer: Position, laid: Pair, solver: Solver
) -> tuple[Pair, CardPoints]:
    """The two cards that leave the declarer the most card points, and how many; `laid` among equals.

    In null 1 stands for a game that is won. Raises `SearchStopped`.
    """
    best, most = laid, points_with(game, table, declarer, laid, solver)
    for pair in _pairs(game, _twelve(table, declarer)):
        if game is GameType.NULL and most:
            break
        if _reaches(game, table, declarer, pair, CardPoints(most + 1), solver):
            best, most = pair, points_with(game, table, declarer, pair, solver)
    return best, most


def points_with(game: GameType, table: Table, declarer: Position, laid: Pair, solver: Solver) -> CardPoints:
    """The declarer's card points with `laid` as the skat, or with the skat as it was dealt if that is empty.

    In null 1 stands for a game that is won. Raises `SearchStopped`.
    """
    position, skat = _begun(game, table, declarer, laid)
    if game is GameType.NULL:
        return CardPoints(int(solver.survives(position)))
    return CardPoints(solver.points(position) + points_of(skat))


def open_game_at(game: Unsettled, discards: Pair, points: CardPoints) -> OpenGame:
    """What a game comes to at so many card points; in null 1 stands for no trick."""
    settled = settlement(game, points)
    return OpenGame(
        contract=game.achievement.contract,
        discards=discards,
        outlook=outlook(game, points),
        value=settled.value,
        score=settled.score,
    )


def begun(table: Table, declarer: Position, bid: int, contract: Contract, discards: Pair) -> Unsettled:
    """A game that begins so, before its first card."""
    game = Game(Setting(), declarer, bid, NOBODY, contract, contract.game)
    playing = Playing(game, Terms(), Position.FOREHAND, (), ())
    laid = card_set(discards) if discards else table.skat
    return unsettled(table.rules, playing, OpenCards(table.dealt, table.skat, laid))


def _contract(rules: RuleSet, game: GameType, bid: int, announced: Announcement) -> Contract | None:
    """The game without further announcements; None where the bid does not allow it."""
    contract = announcing.contract(rules, game, announced)
    try:
        announcing.check_bid_covered(rules, contract, bid)
    except IllegalContract:
        return None
    return contract


def _reached(
    table: Table, declarer: Position, game: GameType, announced: Announcement, solver: Solver
) -> Reached:
    """The game with the first discards that bring it as far as any do."""
    pairs = [()] if announced.hand else list(_pairs(game, _twelve(table, declarer)))
    discards, points = pairs[0], _hopeless(game)
    for goal in (CardPoints(1),) if game is GameType.NULL else GOALS:
        found = next((pair for pair in pairs if _reaches(game, table, declarer, pair, goal, solver)), None)
        if found is None:
            break
        discards, points = found, goal
    return Reached(game, discards, points)


def _hopeless(game: GameType) -> CardPoints:
    return CardPoints(0) if game is GameType.NULL else SHORT_OF_61


def _reaches(
    game: GameType, table: Table, declarer: Position, pair: Pair, goal: CardPoints, solver: Solver
) -> bool:
    position, laid = _begun(game, table, declarer, pair)
    if game is GameType.NULL:
        return solver.survives(position)
    return solver.reaches(position, goal - points_of(laid))


def _begun(game: GameType, table: Table, declarer: Position, pair: Pair) -> tuple[OpenPosition, CardSet]:
    """The game at its first card, and the cards that lie as the skat."""
    laid = card_set(pair) if pair else table.skat
    own = CardSet(_twelve(table, declarer) & ~laid)
    first, second, third = (
        own if place is declarer else hand for place, hand in zip(POSITIONS, table.dealt, strict=True)
    )
    position = OpenPosition(
        game=game, declarer=declarer, hands=(first, second, third), turn=Position.FOREHAND
    )
    return position, laid


def _twelve(table: Table, declarer: Position) -> CardSet:
    return CardSet(table.dealt[declarer.index] | table.skat)


def _pairs(game: GameType, twelve: CardSet) -> Iterator[Pair]:
    """The pairs worth laying away, most card points first; no trumps while two other cards are there."""
    side = NO_CARDS if game is GameType.NULL else CardSet(twelve & ~TRUMP_SET[game])
    cards = cards_in(side if side.bit_count() >= 2 else twelve)
    return iter(sorted(combinations(cards, 2), key=lambda pair: -sum(card.points for card in pair)))
