"""Open positions and their answers as lines of JSON: what `vorhand solve` reads and writes."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vorhand.core.cards import Card, card_set, points_of
from vorhand.core.contract import GameType
from vorhand.core.positions import Position, after
from vorhand.core.units import CardPoints
from vorhand.engine.reference import OpenPosition
from vorhand.engine.solver import WIN, PositionError, Solver

Points = Annotated[int, Meta(ge=0, le=120)]


class HandLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that the three positions hold."""

    forehand: tuple[Card, ...]
    middlehand: tuple[Card, ...]
    rearhand: tuple[Card, ...]


class SolveLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position and what is asked about it."""

    id: str
    game: GameType
    declarer: Position
    leader: Position
    """Who leads, or who led the cards in `trick`."""
    hands: HandLists
    skat: tuple[Card, ...] = ()
    """The declarer's two laid cards, which count for him; none where they are not known."""
    trick: Annotated[tuple[Card, ...], Meta(max_length=2)] = ()
    ask: Literal["points", "win", "cards"] = "points"
    declarer_points: Points = 0
    """Card points of earlier tricks."""
    defender_points: Points = 0


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer: `points` or `won`, `cards` where they were asked for, and the nodes that it took."""

    id: str
    points: int | None = None
    """The declarer's final card points, with the skat and earlier tricks."""
    won: bool | None = None
    cards: dict[str, int | bool] | None = None
    """The result after each legal card of the one to play."""
    nodes: int


def position_of(line: SolveLine) -> OpenPosition:
    """The position of a line. Raises `PositionError` for cards that are there twice."""
    hands = (line.hands.forehand, line.hands.middlehand, line.hands.rearhand)
    cards = [card for some in (*hands, line.skat, line.trick) for card in some]
    for card in cards:
        if cards.count(card) > 1:
            raise PositionError(f"{card.value} cannot be in two places")
    if len(line.skat) not in (0, 2):
        raise PositionError(f"a skat has two cards, not {len(line.skat)}")
    return OpenPosition(
        game=line.game,
        declarer=line.declarer,
        hands=(card_set(hands[0]), card_set(hands[1]), card_set(hands[2])),
        turn=after(line.leader, len(line.trick)),
        trick=line.trick,
    )


def answered(solver: Solver, line: SolveLine) -> SolveAnswer:
    """The answer to a line. Raises `PositionError` and `SearchStopped`."""
    before = solver.nodes
    position = position_of(line)
    answer = _null(solver, line, position) if line.game is GameType.NULL else _counted(solver, line, position)
    return msgspec.structs.replace(answer, nodes=solver.nodes - before)


def _null(solver: Solver, line: SolveLine, position: OpenPosition) -> SolveAnswer:
    cards: dict[str, int | bool] | None = None
    if line.ask == "cards":
        cards = {card.value: bool(value) for card, value in solver.values(position).items()}
    return SolveAnswer(id=line.id, won=solver.survives(position), cards=cards, nodes=0)


def _counted(solver: Solver, line: SolveLine, position: OpenPosition) -> SolveAnswer:
    have = CardPoints(line.declarer_points + points_of(card_set(line.skat)))
    if line.ask == "win":
        return SolveAnswer(id=line.id, won=solver.reaches(position, WIN - have), nodes=0)
    cards = _final(solver.values(position), have) if line.ask == "cards" else None
    return SolveAnswer(id=line.id, points=have + solver.points(position), cards=cards, nodes=0)


def _final(values: Mapping[Card, int], have: CardPoints) -> dict[str, int | bool]:
    return {card.value: have + value for card, value in values.items()}
