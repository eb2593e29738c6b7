"""One deal of the arena: three players at a table, and what it brought each of them."""

import time
from collections.abc import Sequence
from random import Random

import msgspec

from vorhand.core.commands import Command
from vorhand.core.result import GameResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match import begin, standings
from vorhand.match.seating import Seat
from vorhand.players import Player, make_player
from vorhand.service.local import LocalTable, NoJournal


class Assignment(msgspec.Struct, frozen=True):
    """A deal to be played: its cards follow from `seed`, and the players sit turned by `rotation` seats."""

    seed: int
    rotation: int
    """0..2."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal brought one player."""

    list_points: int
    declared: bool
    won: bool
    game: str
    """What he declared; empty for a defender."""
    seconds: float
    moves: int


def played(rules: RuleSet, names: Sequence[str], assignment: Assignment) -> tuple[Score, ...]:
    """What a deal brought each player, in the order of `names`."""
    seats = [Seat((number + assignment.rotation) % len(names)) for number in range(len(names))]
    timed = {
        seat: _Timed(make_player(name, assignment.seed * len(names) + seat))
        for seat, name in zip(seats, names, strict=True)
    }
    table = LocalTable(
        begin(rules, first_dealer=Seat(0)), "arena", NoJournal(), Random(assignment.seed).randbytes
    )
    table.begin_deal()
    while not table.is_deal_over():
        seat = table.awaited()[0]
        table.act(seat, timed[seat].choose(rules, table.view(seat), table.options(seat)))
    return tuple(_score(table, seat, timed[seat]) for seat in seats)


class _Timed:
    """A player whose moves are counted and timed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds = 0.0
        self.moves = 0

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        start = time.process_time()
        command = self._player.choose(rules, view, options)
        self.seconds += time.process_time() - start
        self.moves += 1
        return command


def _score(table: LocalTable, seat: Seat, timed: _Timed) -> Score:
    outcome, seating = table.outcome(), table.seating
    assert seating is not None, "a deal was played"
    game = ""
    won = False
    if isinstance(outcome, GameResult) and seating.seat(outcome.declarer) == seat:
        game, won = outcome.contract.game.value, outcome.settlement.won
    return Score(
        list_points=standings(table.match).totals[seat],
        declared=bool(game),
        won=won,
        game=game,
        seconds=timed.seconds,
        moves=timed.moves,
    )
