"""The score list: what each deal adds for each seat, and the totals of the three scoring systems.

Scores carry their doublings; the 50 for an own game and the 40 or 30 for another's loss are never doubled.
Source: SkWO 6.3.1 (Seeger-Fabian).
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, assert_never

import msgspec

from vorhand.core.rules.ruleset import ListRules
from vorhand.core.units import GamePoints, ListPoints
from vorhand.match.seating import MatchError, Seat, check_seat


class GameEntry(msgspec.Struct, frozen=True, tag_field="kind", tag="game"):
    """A game with a declarer. Raises `MatchError` for a win below 0 or a loss above it."""

    dealer: Seat
    declarer: Seat
    score: GamePoints
    won: bool

    def __post_init__(self) -> None:
        if (self.score < 0 and self.won) or (self.score > 0 and not self.won):
            raise MatchError(f"a game {'won' if self.won else 'lost'} cannot have the score {self.score}")


class RamschEntry(msgspec.Struct, frozen=True, tag_field="kind", tag="ramsch"):
    """A Ramsch, which is nobody's win or loss; scores by seat, 0 for who sat out."""

    dealer: Seat
    scores: tuple[GamePoints, ...]


class PassedInEntry(msgspec.Struct, frozen=True, tag_field="kind", tag="passed_in"):
    """A deal that all three passed. Source: ISkO 2022 3.3.7."""

    dealer: Seat


class RedealEntry(msgspec.Struct, frozen=True, tag_field="kind", tag="redeal"):
    """A deal that was dealt again; it leaves no line."""

    dealer: Seat


ListEntry = GameEntry | RamschEntry | PassedInEntry | RedealEntry
"""What a finished deal writes on the list."""


class Tally(msgspec.Struct, frozen=True):
    """What a seat has so far: the sum of its scores (its classic total), games won and lost as declarer."""

    points: GamePoints = GamePoints(0)
    wins: int = 0
    losses: int = 0


class Foot(msgspec.Struct, frozen=True):
    """The last rows of a seat's column: the parts of its total."""

    points: GamePoints
    own_games: ListPoints
    """(won - lost) times 50."""
    losses_of_others: ListPoints
    """Games that the other seats lost, times 40 at a table of three or 30 at a table of four."""

    @property
    def total(self) -> ListPoints:
        """What counts in the ranking."""
        return ListPoints(self.points + self.own_games + self.losses_of_others)


class Row(msgspec.Struct, frozen=True):
    """A line of the printed list: the entry and, by seat, what it leaves in the running columns."""

    entry: ListEntry
    tallies: tuple[Tally, ...]
    totals: tuple[ListPoints, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """A whole list for printing: its lines from the first to the last and, by seat, its foot."""

    rows: tuple[Row, ...]
    feet: tuple[Foot, ...]


_PER_OWN_GAME: Final = {"classic": 0, "seeger": 50, "seeger_fabian": 50}
_PER_LOSS_OF_OTHERS: Final = {("seeger_fabian", 3): 40, ("seeger_fabian", 4): 30}


def per_own_game(rules: ListRules) -> ListPoints:
    """List points for each game won as declarer, and off for each one lost: 0 or 50."""
    return ListPoints(_PER_OWN_GAME[rules.scoring])


def per_loss_of_others(rules: ListRules) -> ListPoints:
    """List points for each game that another seat lost: 0, 30 or 40."""
    return ListPoints(_PER_LOSS_OF_OTHERS.get((rules.scoring, rules.seats), 0))


def blank(rules: ListRules) -> tuple[Tally, ...]:
    """The tallies of an empty list, one a seat."""
    return (Tally(),) * rules.seats


def add(rules: ListRules, tallies: tuple[Tally, ...], entry: ListEntry) -> tuple[Tally, ...]:
    """The tallies by seat after `entry`. Raises `MatchError` for a seat that is not at the table."""
    check_seat(entry.dealer, rules.seats)
    match entry:
        case GameEntry():
            return _changed(tallies, entry.declarer, _game_result(entry))
        case RamschEntry():
            return _with_ramsch(tallies, entry)
        case PassedInEntry():
            return _changed(tallies, entry.dealer, Tally(points=GamePoints(rules.passed_in_dealer_bonus)))
        case RedealEntry():
            return tallies
        case _:
            assert_never(entry)


def tally(rules: ListRules, entries: Iterable[ListEntry]) -> tuple[Tally, ...]:
    """The tallies by seat after all `entries`."""
    tallies = blank(rules)
    for entry in entries:
        tallies = add(rules, tallies, entry)
    return tallies


def feet(rules: ListRules, tallies: Sequence[Tally]) -> tuple[Foot, ...]:
    """The foot of each seat's column under the list's scoring.

    At a table of four who sat out gets his 30 too. Source: SkWO 6.3.1; Seeger and classic are house rules.
    """
    per_game, per_loss = per_own_game(rules), per_loss_of_others(rules)
    all_losses = sum(one.losses for one in tallies)
    return tuple(
        Foot(
            points=one.points,
            own_games=ListPoints(per_game * (one.wins - one.losses)),
            losses_of_others=ListPoints(per_loss * (all_losses - one.losses)),
        )
        for one in tallies
    )


def totals(rules: ListRules, tallies: Sequence[Tally]) -> tuple[ListPoints, ...]:
    """The total of each seat under the list's scoring."""
    return tuple(foot.total for foot in feet(rules, tallies))


def sheet(rules: ListRules, entries: Iterable[ListEntry]) -> ScoreSheet:
    """The list as it is printed; a redeal has no line."""
    lines = [entry for entry in entries if leaves_line(entry)]
    start, *after = accumulate(lines, lambda tallies, entry: add(rules, tallies, entry), initial=blank(rules))
    rows = tuple(
        Row(entry=entry, tallies=tallies, totals=totals(rules, tallies))
        for entry, tallies in zip(lines, after, strict=True)
    )
    return ScoreSheet(rows=rows, feet=feet(rules, after[-1] if after else start))


def leaves_line(entry: ListEntry) -> bool:
    """Whether `entry` is written on the list at all."""
    return not isinstance(entry, RedealEntry)


def _game_result(entry: GameEntry) -> Tally:
    return Tally(points=entry.score, wins=int(entry.won), losses=int(not entry.won))


def _with_ramsch(tallies: tuple[Tally, ...], entry: RamschEntry) -> tuple[Tally, ...]:
    if len(entry.scores) != len(tallies):
        raise MatchError(f"a Ramsch at a table of {len(tallies)} has no {len(entry.scores)} scores")
    return tuple(_plus(one, Tally(points=score)) for one, score in zip(tallies, entry.scores, strict=True))


def _changed(tallies: tuple[Tally, ...], seat: Seat, change: Tally) -> tuple[Tally, ...]:
    check_seat(seat, len(tallies))
    return (*tallies[:seat], _plus(tallies[seat], change), *tallies[seat + 1 :])


def _plus(one: Tally, change: Tally) -> Tally:
    return Tally(
        points=GamePoints(one.points + change.points),
        wins=one.wins + change.wins,
        losses=one.losses + change.losses,
    )
