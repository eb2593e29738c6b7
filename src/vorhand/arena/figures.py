"""What the scores of many deals say of each player, with the error of saying so."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from math import ceil

import msgspec

from vorhand.arena.contest import Contest
from vorhand.arena.deals import DeclaredGame, MoveKind, Role, Score, TableKind
from vorhand.arena.estimates import Estimate, Ratio
from vorhand.core.contract import CONTRACT_GAMES
from vorhand.core.positions import POSITIONS

LIST_DEALS = 36
"""Deals of a list of three players, by which people compare results."""

FORMS = ("hand", "schneider", "schwarz", "ouvert")


class Lead(msgspec.Struct, frozen=True):
    """Difference of list points to others on the same deals."""

    per_deal: Estimate
    per_36: Estimate


class PartFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A player in a part of the deals, such as those in which he was a defender."""

    deals: int
    """Each table counts."""
    share: Estimate
    """Of all his deals."""
    list_points: Estimate
    """Per deal of this part."""
    declared: Estimate
    """Share of this part in which he was the declarer."""
    won: Estimate | None
    """Share of those that he won; None where there were none."""


class MoveFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds of processor time that moves of one kind took."""

    moves: int
    mean_ms: float
    p99_ms: float
    max_ms: float


class PlayerFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One player over all deals."""

    name: str
    list_points_per_deal: float
    """Under the scoring of the list; the mean over all deals and seats."""
    standard_error: float
    """Of that mean; 0 where a single deal tells none."""
    declared: float
    """Share of deals in which he was the declarer."""
    won: float
    """Share of those that he won; 0 where there were none."""
    ms_per_move: float
    """Processor time."""
    whole: PartFigures
    ahead_of_others: Lead | None
    """Of the mean of the two others at the same tables; None at a table of three of a kind."""
    ahead_of_second: Lead | None
    """Of the second player in that position at the table of three of him; None without such tables."""
    roles: dict[str, PartFigures]
    positions: dict[str, PartFigures]
    games: dict[str, PartFigures]
    """Those that he declared, by game."""
    contracts: dict[str, PartFigures]
    """The same with hand and what was announced, such as `grand hand`; the most frequent first."""
    moves: dict[str, MoveFigures]


class ArenaFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A whole run."""

    deals: int
    """Different deals; each is played once with every seat taken by everybody."""
    passed_in: Estimate
    """Share of the tables of the three players at which nobody played."""
    players: tuple[PlayerFigures, ...]
    same_table: PlayerFigures | None
    """The second player at the tables of three of him, its three seats taken together."""


def figures(contest: Contest, deals: Iterable[Sequence[Score]]) -> ArenaFigures:
    """The figures of a run of one deal at least; of each deal the scores of all its tables."""
    players = [_Tally(name) for name in contest.players]
    same = _Tally(contest.players[1])
    passed_in = Ratio()
    played = 0
    for scores in deals:
        played += 1
        mixed = [score for score in scores if score.table is TableKind.MIXED]
        alike = [score for score in scores if score.table is TableKind.SAME]
        passed_in.add(sum(score.role is Role.PASSED for score in mixed), len(mixed))
        for place, player in enumerate(players):
            player.add([score for score in mixed if score.number == place])
            player.compare(place, mixed, alike)
        if alike:
            same.add(alike)
    return ArenaFigures(
        deals=played,
        passed_in=_certain(passed_in),
        players=tuple(player.figures() for player in players),
        same_table=same.figures() if contest.duplicate else None,
    )


class _Part:
    """The sums of one part of a player's deals."""

    def __init__(self, *, deals_before: int, scores_a_deal: int) -> None:
        self.deals = 0
        self.share, self.points, self.declared, self.won = Ratio(), Ratio(), Ratio(), Ratio()
        self.share.add(0, scores_a_deal, times=deals_before)

    def add(self, scores: Sequence[Score], *, scores_a_deal: int) -> None:
        """The scores of one deal that belong to this part, which may be none."""
        declared = sum(score.role is Role.DECLARER for score in scores)
        self.deals += len(scores)
        self.share.add(len(scores), scores_a_deal)
        self.points.add(sum(score.list_points for score in scores), len(scores))
        self.declared.add(declared, len(scores))
        self.won.add(sum(score.is_won for score in scores), declared)

    def figures(self) -> PartFigures:
        return PartFigures(
            deals=self.deals,
            share=_certain(self.share),
            list_points=_certain(self.points),
            declared=_certain(self.declared),
            won=self.won.estimate(),
        )


class _Parts:
    """The deals of a player divided by one question."""

    def __init__(self, of: Callable[[Score], str | None]) -> None:
        self._of = of
        self._deals = 0
        self._parts: dict[str, _Part] = {}

    def add(self, scores: Sequence[Score]) -> None:
        divided: dict[str, list[Score]] = {name: [] for name in self._parts}
        for score in scores:
            name = self._of(score)
            if name is not None:
                divided.setdefault(name, []).append(score)
        for name, some in divided.items():
            if name not in self._parts:
                self._parts[name] = _Part(deals_before=self._deals, scores_a_deal=len(scores))
            self._parts[name].add(some, scores_a_deal=len(scores))
        self._deals += 1

    def figures(self, order: Sequence[str] = ()) -> dict[str, PartFigures]:
        """In the given order, or the most frequent first."""
        found = {name: part.figures() for name, part in self._parts.items()}
        names = [name for name in order if name in found] or sorted(
            found, key=lambda name: (-found[name].deals, name)
        )
        return {name: found[name] for name in names}


class _Tally:
    """The sums of one player."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._whole = _Parts(lambda score: "whole")
        self._roles = _Parts(lambda score: score.role.value)
        self._positions = _Parts(lambda score: score.position.value)
        self._games = _Parts(lambda score: _declared(score, lambda game: game.game.value))
        self._contracts = _Parts(lambda score: _declared(score, contract_text))
        self._others, self._second = Ratio(), Ratio()
        self._times = {kind: array("q") for kind in MoveKind}

    def add(self, scores: Sequence[Score]) -> None:
        """The player's scores of one deal."""
        for parts in (self._whole, self._roles, self._positions, self._games, self._contracts):
            parts.add(scores)
        for score in scores:
            for kind, times in self._times.items():
                times.extend(score.times(kind))

    def compare(self, place: int, mixed: Sequence[Score], alike: Sequence[Score]) -> None:
        """The same deal against what others made of it."""
        own = [score for score in mixed if score.number == place]
        points, everybody = _points(own), _points(mixed)
        # Twice own less the two others, so that the sums are whole.
        self._others.add(3 * points - everybody, 2 * len(own))
        if alike:
            in_position = {score.position: score.list_points for score in alike}
            second = sum(in_position[score.position] for score in own)
            self._second.add(points - second, len(own))

    def figures(self) -> PlayerFigures:
        [whole] = self._whole.figures().values()
        times = [time for kind in MoveKind for time in self._times[kind]]
        return PlayerFigures(
            name=self._name,
            list_points_per_deal=whole.list_points.mean,
            standard_error=whole.list_points.standard_error or 0.0,
            declared=whole.declared.mean,
            won=whole.won.mean if whole.won else 0.0,
            ms_per_move=_mean_ms(times),
            whole=whole,
            ahead_of_others=_lead(self._others),
            ahead_of_second=_lead(self._second),
            roles=self._roles.figures([role.value for role in Role]),
            positions=self._positions.figures([position.value for position in POSITIONS]),
            games=self._games.figures([game.value for game in CONTRACT_GAMES]),
            contracts=self._contracts.figures(),
            moves={kind.value: _moves(times) for kind, times in self._times.items() if times},
        )


def contract_text(game: DeclaredGame) -> str:
    """The game with all that goes with it: `clubs`, `grand hand schneider`."""
    return " ".join((game.game.value, *(form for form in FORMS if getattr(game, form))))


def _declared(score: Score, of: Callable[[DeclaredGame], str]) -> str | None:
    """What is asked of the game that the player himself declared; None where he declared none."""
    return of(score.declared) if score.role is Role.DECLARER and score.declared is not None else None


def _points(scores: Iterable[Score]) -> int:
    return sum(score.list_points for score in scores)


def _certain(ratio: Ratio) -> Estimate:
    found = ratio.estimate()
    assert found is not None, "figures are of one deal at least"
    return found


def _lead(ratio: Ratio) -> Lead | None:
    found = ratio.estimate()
    return None if found is None else Lead(found, found.times(LIST_DEALS))


def _moves(microseconds: Sequence[int]) -> MoveFigures:
    ordered = sorted(microseconds)
    return MoveFigures(
        moves=len(ordered),
        mean_ms=_mean_ms(ordered),
        p99_ms=ordered[ceil(0.99 * len(ordered)) - 1] / 1000,
        max_ms=ordered[-1] / 1000,
    )


def _mean_ms(microseconds: Sequence[int]) -> float:
    return sum(microseconds) / len(microseconds) / 1000
