"""Contests and scores for the tests of the arena."""

from collections.abc import Sequence

from vorhand.arena.contest import Contest
from vorhand.arena.deals import DeclaredGame, Role, Score, TableKind
from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS
from vorhand.presets import load_preset

RULES = load_preset("isko_list")


def contest(
    players: tuple[str, str, str] = ("casual", "random", "casual"), *, seed: int = 3, duplicate: bool = False
) -> Contest:
    return Contest(players=players, seed=seed, duplicate=duplicate, rules=RULES)


def clubs(*, won: bool = True, hand: bool = False) -> DeclaredGame:
    return DeclaredGame(
        game=GameType.CLUBS,
        hand=hand,
        schneider=False,
        schwarz=False,
        ouvert=False,
        bid=18,
        won=won,
        overbid=False,
        card_points=70 if won else 50,
        value=24,
    )


def table(
    list_points: Sequence[int],
    *,
    deal: int = 0,
    rotation: int = 0,
    kind: TableKind = TableKind.MIXED,
    declarer: int | None = None,
    declared: DeclaredGame | None = None,
) -> list[Score]:
    """The scores of the three players of a table; nobody played where there is no declarer."""
    return [
        Score(
            deal=deal,
            seed=deal,
            table=kind,
            rotation=rotation,
            number=number,
            player=f"player {number}",
            position=POSITIONS[(number + rotation) % 3],
            role=_role(number, declarer),
            declared=declared,
            list_points=points,
            bid_times=(1000, 3000),
            declaration_times=(),
            card_times=(2000,),
        )
        for number, points in enumerate(list_points)
    ]


def _role(number: int, declarer: int | None) -> Role:
    if declarer is None:
        return Role.PASSED
    return Role.DECLARER if number == declarer else Role.DEFENDER
