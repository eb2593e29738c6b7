"""How a finished Ramsch is written. Source: house rule; rule options, section 7."""

from enum import Enum

import msgspec

from vorhand.core.errors import AchievementError
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RamschRules
from vorhand.core.units import CardPoints, GamePoints

DURCHMARSCH_SCORE = 120
BROKEN_JUNGFRAU_SCORE = -120
FIXED_LOSSES = (10, 15, 20)
"""Loss at `ramsch.loss = "fixed"` with no, one, two players without a trick."""


class RamschKind(Enum):
    """What came of a Ramsch."""

    LOSS = "loss"
    DURCHMARSCH = "durchmarsch"
    ALL_EQUAL = "all_equal"
    BROKEN_JUNGFRAU = "broken_jungfrau"


class RamschAchievement(msgspec.Struct, frozen=True, kw_only=True):
    """What came of ten tricks in which each played for himself.

    Raises `AchievementError` for numbers that no Ramsch can have.
    """

    tricks: tuple[tuple[Position, CardPoints], ...]
    """Winner and card points of each trick, in order."""
    skat_points: CardPoints
    pushes: int = 0
    """Players who pushed the skat unseen, 0..3."""
    knocks: int = 0
    """Players who knocked, 0..3."""
    announced_jungfrau: Position | None = None
    bock: bool = False

    def __post_init__(self) -> None:
        for name in ("pushes", "knocks"):
            if not 0 <= getattr(self, name) <= 3:
                raise AchievementError(f"{name} = {getattr(self, name)} is outside 0..3")
        if len(self.tricks) != 10:
            raise AchievementError(f"a Ramsch has ten tricks, not {len(self.tricks)}")


class RamschSettlement(msgspec.Struct, frozen=True, kw_only=True):
    """Who writes what, and how it comes about; three numbers are in order forehand, middlehand, rearhand."""

    kind: RamschKind
    losers: tuple[Position, ...]
    virgins: tuple[Position, ...]
    """Players without a trick."""
    points: tuple[CardPoints, CardPoints, CardPoints]
    """Card points as they count, with the skat where the rules give it to somebody."""
    jungfrau_factor: int
    push_factor: int
    knock_factor: int
    bock_factor: int
    scores: tuple[GamePoints, GamePoints, GamePoints]
    most: tuple[Position, ...] = ()
    """Who has the most card points, where that decides who loses."""
    skat_to: tuple[Position, ...] = ()
    """Who was given the skat's points, where that decides who loses."""
    fixed: int | None = None
    """The fixed loss before factors, where it is not card points that are written."""
    halved: bool = False
    """Whether two share one loss."""


def settle_ramsch(rules: RamschRules, achievement: RamschAchievement) -> RamschSettlement:
    """The settlement of a finished Ramsch."""
    announced = achievement.announced_jungfrau
    if announced is not None and _tricks_of(achievement, announced):
        return _broken_jungfrau(rules, achievement, announced)
    virgins = virgins_of(achievement)
    if len(virgins) == 2 and rules.loss == "card_points":
        return _durchmarsch(rules, achievement, virgins)
    last = achievement.tricks[-1][0]
    skat_to: tuple[Position, ...] = (last,) if rules.skat_to == "last_trick" else ()
    points = _with_skat(_points_without_skat(achievement), achievement, skat_to)
    most = _most(points)
    if len(most) == 3:
        return _all_equal(rules, achievement, points)
    if rules.skat_to == "loser":
        skat_to, points = most, _with_skat(points, achievement, most)
    return msgspec.structs.replace(_loss(rules, achievement, points, most), most=most, skat_to=skat_to)


def virgins_of(achievement: RamschAchievement) -> tuple[Position, ...]:
    """The players without a trick."""
    return tuple(position for position in POSITIONS if not _tricks_of(achievement, position))


def _tricks_of(achievement: RamschAchievement, position: Position) -> int:
    return sum(winner is position for winner, _ in achievement.tricks)


def _points_without_skat(achievement: RamschAchievement) -> dict[Position, int]:
    points = dict.fromkeys(POSITIONS, 0)
    for winner, card_points in achievement.tricks:
        points[winner] += card_points
    return points


def _with_skat(
    points: dict[Position, int], achievement: RamschAchievement, receivers: tuple[Position, ...]
) -> dict[Position, int]:
    return {
        position: count + (achievement.skat_points if position in receivers else 0)
        for position, count in points.items()
    }


def _most(points: dict[Position, int]) -> tuple[Position, ...]:
    most = max(points.values())
    return tuple(position for position in POSITIONS if points[position] == most)


def _broken_jungfrau(
    rules: RamschRules, achievement: RamschAchievement, announcer: Position
) -> RamschSettlement:
    return _settlement(
        rules,
        achievement,
        RamschKind.BROKEN_JUNGFRAU,
        points=_points_without_skat(achievement),
        amounts={announcer: BROKEN_JUNGFRAU_SCORE},
        losers=(announcer,),
        doubled=False,
    )


def _durchmarsch(
    rules: RamschRules, achievement: RamschAchievement, virgins: tuple[Position, ...]
) -> RamschSettlement:
    (marcher,) = (position for position in POSITIONS if position not in virgins)
    wins = rules.durchmarsch == "wins_120"
    return _settlement(
        rules,
        achievement,
        RamschKind.DURCHMARSCH if wins else RamschKind.LOSS,
        points=_points_without_skat(achievement),
        amounts={marcher: DURCHMARSCH_SCORE if wins else -DURCHMARSCH_SCORE},
        losers=() if wins else (marcher,),
        doubled=rules.durchmarsch_doubled or not wins,
    )


def _all_equal(
    rules: RamschRules, achievement: RamschAchievement, points: dict[Position, int]
) -> RamschSettlement:
    losers = POSITIONS if rules.all_equal == "all_lose" else ()
    # `all_lose` writes each player's own loss without the skat (rule options, ramsch.all_equal).
    own = _points_without_skat(achievement)
    return _settlement(
        rules,
        achievement,
        RamschKind.ALL_EQUAL,
        points=points,
        amounts={position: -_base_loss(rules, achievement, own[position]) for position in losers},
        losers=losers,
        doubled=True,
    )


def _loss(
    rules: RamschRules,
    achievement: RamschAchievement,
    points: dict[Position, int],
    most: tuple[Position, ...],
) -> RamschSettlement:
    losers = (_later(achievement, most),) if rules.tie == "later_trick" and len(most) == 2 else most
    settlement = _settlement(
        rules,
        achievement,
        RamschKind.LOSS,
        points=points,
        amounts={position: -_base_loss(rules, achievement, points[position]) for position in losers},
        losers=losers,
        doubled=True,
        jungfrau_factor=_jungfrau_factor(rules, achievement),
    )
    halved = rules.tie == "split" and len(losers) == 2
    return msgspec.structs.replace(
        settlement,
        scores=_halved(settlement.scores) if halved else settlement.scores,
        fixed=FIXED_LOSSES[len(virgins_of(achievement))] if rules.loss == "fixed" else None,
        halved=halved,
    )


def _later(achievement: RamschAchievement, tied: tuple[Position, ...]) -> Position:
    return next(winner for winner, _ in reversed(achievement.tricks) if winner in tied)


def _base_loss(rules: RamschRules, achievement: RamschAchievement, points: int) -> int:
    if rules.loss == "fixed":
        return FIXED_LOSSES[len(virgins_of(achievement))]
    return points


def _jungfrau_factor(rules: RamschRules, achievement: RamschAchievement) -> int:
    counts = rules.jungfrau and rules.loss == "card_points" and len(virgins_of(achievement)) == 1
    return 2 if counts else 1


def _halved(scores: tuple[GamePoints, GamePoints, GamePoints]) -> tuple[GamePoints, GamePoints, GamePoints]:
    """Half of each loss, rounded up to a whole point."""
    first, second, third = (GamePoints(score // 2) for score in scores)
    return first, second, third


def push_factor(rules: RamschRules, pushes: int) -> int:
    """How many times a loss counts after 0..3 pushes. Source: rule options, `ramsch.push_doubling`."""
    if rules.push_doubling == "each":
        return int(2**pushes)
    return 2 if rules.push_doubling == "first_only" and pushes else 1


def _settlement(
    rules: RamschRules,
    achievement: RamschAchievement,
    kind: RamschKind,
    *,
    points: dict[Position, int],
    amounts: dict[Position, int],
    losers: tuple[Position, ...],
    doubled: bool,
    jungfrau_factor: int = 1,
) -> RamschSettlement:
    pushes = push_factor(rules, achievement.pushes) if doubled else 1
    knock_factor = int(2**achievement.knocks) if doubled else 1
    bock_factor = 2 if achievement.bock else 1
    times = jungfrau_factor * pushes * knock_factor * bock_factor
    first, second, third = (GamePoints(amounts.get(position, 0) * times) for position in POSITIONS)
    own = tuple(CardPoints(points[position]) for position in POSITIONS)
    return RamschSettlement(
        kind=kind,
        losers=losers,
        virgins=virgins_of(achievement),
        points=(own[0], own[1], own[2]),
        jungfrau_factor=jungfrau_factor,
        push_factor=pushes,
        knock_factor=knock_factor,
        bock_factor=bock_factor,
        scores=(first, second, third),
    )
