"""One deal of the arena at all its tables, and what it brought each player there."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache, partial
from random import Random

import msgspec

from vorhand.arena.contest import SEATS, Contest
from vorhand.core.commands import Command, Double
from vorhand.core.contract import GameType
from vorhand.core.phases.types import (
    Auction,
    Declaring,
    Discarding,
    ForehandAsked,
    GrandHandAsked,
    Phase,
    Playing,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    SkatChoice,
)
from vorhand.core.positions import Position
from vorhand.core.result import DealResult, GameResult, RamschResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match import begin, standings
from vorhand.match.schedule import NOTHING_DUE, Schedule
from vorhand.match.seating import Seat
from vorhand.players import Player, make_player
from vorhand.service.local import LocalTable, NoJournal


class TableKind(Enum):
    """Who sits at a table."""

    MIXED = "mixed"
    """The three players of the contest."""
    SAME = "same"
    """The second player three times."""


class Role(Enum):
    """What a deal made of a player."""

    DECLARER = "declarer"
    DEFENDER = "defender"
    PASSED = "passed"
    """Nobody played."""
    RAMSCH = "ramsch"


class MoveKind(Enum):
    """What is decided by a move."""

    BID = "bid"
    DECLARATION = "declaration"
    """Skat, discards, game and announcements; in a Ramsch what is pushed."""
    CARD = "card"
    """Everything after the first lead is due, with claims and their answers."""


class DeclaredGame(msgspec.Struct, frozen=True, kw_only=True):
    """The game that was declared at a table, and how it ended."""

    game: GameType
    hand: bool
    schneider: bool
    """Whether it was announced, as with the next two."""
    schwarz: bool
    ouvert: bool
    bid: int
    won: bool
    overbid: bool
    card_points: int | None
    """The declarer's with the skat, in hand when play ended; None in null."""
    value: int
    """Base times levels or the null value."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What one player did at one table, and what it brought him.

    Times are microseconds of processor time, one a move.
    """

    deal: int
    seed: int
    """Of the deal."""
    table: TableKind
    rotation: int
    """How many seats the players of the contest have moved on, 0..2."""
    number: int
    """Place among the players of the contest, 0..2; at a table of three of a kind the seat."""
    player: str
    position: Position
    role: Role
    declared: DeclaredGame | None
    """The same with all three of a table; None where nobody was the declarer."""
    list_points: int
    bid_times: tuple[int, ...]
    declaration_times: tuple[int, ...]
    card_times: tuple[int, ...]

    @property
    def is_won(self) -> bool:
        """Whether he was the declarer and won."""
        return self.role is Role.DECLARER and self.declared is not None and self.declared.won

    def times(self, kind: MoveKind) -> tuple[int, ...]:
        """The times of the moves of one kind."""
        times: tuple[int, ...] = getattr(self, f"{kind.value}_times")
        return times


class _Timed:
    """A player whose moves are timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.times: dict[MoveKind, list[int]] = {kind: [] for kind in MoveKind}

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        # Of this thread alone: on a cluster several deals are played in one process.
        start = time.thread_time_ns()
        command = self.player.choose(rules, view, options)
        self.times[_kind(view.phase)].append((time.thread_time_ns() - start) // 1000)
        return command


_Names = tuple[str, str, str]
"""The levels at a table, by seat."""
_Table = tuple[LocalTable, Mapping[Seat, _Timed]]
_Play = Callable[[_Names], _Table]


def played(contest: Contest, number: int) -> tuple[Score, ...]:
    """What the deal of this number brought everybody at each of its tables.

    Each rotation of the players is a table, and where the contest wants it there is one more, of three of
    the second player; the scores of a table are in the order of the players.
    """
    tables = [(TableKind.MIXED, rotation, contest.players) for rotation in range(SEATS)]
    if contest.duplicate:
        second = contest.players[1]
        tables.append((TableKind.SAME, 0, (second, second, second)))
    # A player's chances follow from the seat, so those who sit alike do the same again.
    at_once = cache(partial(_played_by, contest, number))
    return tuple(
        score
        for kind, rotation, names in tables
        for score in _scores(contest, number, kind, rotation, names, at_once)
    )


def _scores(
    contest: Contest, number: int, kind: TableKind, rotation: int, names: Sequence[str], play: _Play
) -> Iterator[Score]:
    seats = [Seat((place + rotation) % SEATS) for place in range(SEATS)]
    by_seat = dict(zip(seats, names, strict=True))
    table, timed = play((by_seat[Seat(0)], by_seat[Seat(1)], by_seat[Seat(2)]))
    outcome, totals = table.outcome(), standings(table.match).totals
    for place, (seat, name) in enumerate(by_seat.items()):
        position = _position(table, seat)
        yield Score(
            deal=number,
            seed=contest.deal_seed(number),
            table=kind,
            rotation=rotation,
            number=place,
            player=name,
            position=position,
            role=_role(outcome, position),
            declared=_declared(outcome),
            list_points=totals[seat],
            bid_times=tuple(timed[seat].times[MoveKind.BID]),
            declaration_times=tuple(timed[seat].times[MoveKind.DECLARATION]),
            card_times=tuple(timed[seat].times[MoveKind.CARD]),
        )


def _played_by(contest: Contest, number: int, names: _Names) -> _Table:
    """The table after the deal of this number, and the players by seat."""
    seed = contest.deal_seed(number)
    timed = {Seat(place): _Timed(make_player(name, seed * SEATS + place)) for place, name in enumerate(names)}
    return _deal_played(contest, seed, timed), timed


def _kind(phase: Phase) -> MoveKind:
    if isinstance(phase, Auction | ForehandAsked | GrandHandAsked):
        return MoveKind.BID
    before_the_lead = SkatChoice | Discarding | Declaring | RamschChoice | RamschDiscarding | RamschCalls
    return MoveKind.DECLARATION if isinstance(phase, before_the_lead) else MoveKind.CARD


def _deal_played(contest: Contest, seed: int, timed: Mapping[Seat, _Timed]) -> LocalTable:
    """The table after its only deal."""
    schedule = Schedule(ramsch_left=1) if contest.ramsch else NOTHING_DUE
    match = begin(contest.rules, first_dealer=Seat(0), schedule=schedule)
    table = LocalTable(match, "arena", NoJournal(), Random(seed).randbytes)
    table.begin_deal()
    while not table.is_deal_over():
        if _doubled(table, timed):
            continue
        seat = table.awaited()[0]
        table.act(seat, timed[seat].choose(table.rules, table.view(seat), table.options(seat)))
    return table


def _doubled(table: LocalTable, timed: Mapping[Seat, _Timed]) -> bool:
    """Whether a player doubled unasked."""
    if table.rules.kontra.who == "nobody" or not isinstance(table.view(None).phase, Playing):
        return False
    for seat, one in timed.items():
        options = table.options(seat)
        if any(isinstance(command, Double) for command in options.simple):
            command = one.player.interrupts(table.rules, table.view(seat), options)
            if command is not None:
                table.act(seat, command)
                return True
    return False


def _position(table: LocalTable, seat: Seat) -> Position:
    position = table.view(seat).position
    assert position is not None, "nobody sits out at a table of three"
    return position


def _role(outcome: DealResult | None, position: Position) -> Role:
    if isinstance(outcome, GameResult):
        return Role.DECLARER if outcome.declarer is position else Role.DEFENDER
    return Role.RAMSCH if isinstance(outcome, RamschResult) else Role.PASSED


def _declared(outcome: DealResult | None) -> DeclaredGame | None:
    if not isinstance(outcome, GameResult):
        return None
    contract, achievement, settlement = outcome.contract, outcome.achievement, outcome.settlement
    return DeclaredGame(
        game=contract.game,
        hand=contract.announced.hand,
        schneider=contract.announced.schneider,
        schwarz=contract.announced.schwarz,
        ouvert=contract.announced.ouvert,
        bid=achievement.bid,
        won=settlement.won,
        overbid=settlement.overbid,
        card_points=None if contract.is_null else achievement.card_points,
        value=settlement.value,
    )
