"""What the scores of many deals say of each player, with the error of saying so."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from vorhand.arena.deals import Score


class PlayerFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One player over all deals."""

    name: str
    list_points_per_deal: float
    """Under the scoring of the list; the mean over all deals and seats."""
    standard_error: float
    """Of that mean; deals are what is drawn, so the seats of one deal count as one."""
    declared: float
    """Share of deals in which he was the declarer."""
    won: float
    """Share of those that he won; 0 where there were none."""
    games: dict[str, int]
    """How often he declared each game."""
    ms_per_move: float
    """Processor time."""


class ArenaFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A whole run."""

    deals: int
    """Different deals; each is played once with every seat taken by everybody."""
    players: tuple[PlayerFigures, ...]


def figures(names: Sequence[str], deals: Iterable[Sequence[tuple[Score, ...]]]) -> ArenaFigures:
    """The figures of a run; of each deal the scores of its rotations, each by player."""
    played = [tuple(rotations) for rotations in deals]
    return ArenaFigures(
        deals=len(played),
        players=tuple(
            _player(name, [[scores[number] for scores in rotations] for rotations in played])
            for number, name in enumerate(names)
        ),
    )


def _player(name: str, deals: Sequence[Sequence[Score]]) -> PlayerFigures:
    means = [fmean(score.list_points for score in rotations) for rotations in deals]
    scores = [score for rotations in deals for score in rotations]
    declared = [score for score in scores if score.declared]
    moves = sum(score.moves for score in scores)
    return PlayerFigures(
        name=name,
        list_points_per_deal=fmean(means),
        standard_error=stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0,
        declared=len(declared) / len(scores),
        won=sum(score.won for score in declared) / len(declared) if declared else 0.0,
        games=_counted(score.game for score in declared),
        ms_per_move=1000 * sum(score.seconds for score in scores) / moves if moves else 0.0,
    )


def _counted(games: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for game in games:
        found[game] = found.get(game, 0) + 1
    return dict(sorted(found.items(), key=lambda item: -item[1]))
