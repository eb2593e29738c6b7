"""The decision table of acts that end a game early, for a running game and for a referee's entry.

Source: ISkO 2022 4.1, 4.4; rule options, section 11.
"""

from collections.abc import Callable
from enum import Enum

import msgspec

from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, ClaimLevel, Ending, claimable
from vorhand.core.units import WHOLE_PACK, CardPoints


class Act(Enum):
    """What somebody did to end the game."""

    CONCEDE = "concede"
    CLAIM = "claim"
    OPEN_PLAY = "open_play"
    THROW = "throw"
    REVOKE = "revoke"


class Side(Enum):
    """Who did it."""

    DECLARER = "declarer"
    DEFENDER = "defender"


class Waiting(msgspec.Struct, frozen=True):
    """The game has not ended."""

    exposed: bool
    """Whether the declarer's hand lies open."""
    wait: bool
    """Whether an answer is still missing; else play goes on."""


class Circumstances(msgspec.Struct, frozen=True, kw_only=True):
    """What an act's effect depends on besides the game."""

    cards_left: int
    level: ClaimLevel
    proven: bool
    answers: tuple[bool, ...]
    schwarz_excluded: bool


CARDS_TO_CONCEDE_ALONE = 9
"""With so many cards in hand a declarer gives up without asking. Source: ISkO 2022 4.4.1."""


def settle_act(
    rules: RuleSet, achievement: Achievement, act: Act, side: Side, circumstances: Circumstances
) -> Achievement | Waiting | None:
    """What the act makes of the game: its end to be settled, a wait, or None where it is illegal.

    `achievement` is the game as it stood before the act; what was decided before stays decided (ISkO 2022
    4.1.3).
    """
    return _EFFECTS[act](rules, achievement, side, circumstances)


def _concede(
    rules: RuleSet, achievement: Achievement, side: Side, circumstances: Circumstances
) -> Achievement | Waiting | None:
    if side is Side.DEFENDER:
        return _ended(achievement, Ending.DEFENDERS_CONCEDED)
    alone = circumstances.cards_left >= CARDS_TO_CONCEDE_ALONE
    if alone or any(circumstances.answers):
        return _ended(achievement, Ending.DECLARER_CONCEDED)
    return Waiting(exposed=False, wait=len(circumstances.answers) < 2)


def _claim(
    rules: RuleSet, achievement: Achievement, side: Side, circumstances: Circumstances
) -> Achievement | Waiting | None:
    allowed = claimable(achievement.contract, achievement.defender_points, achievement.defender_tricks)
    if side is Side.DEFENDER or circumstances.level not in allowed:
        return None
    granted = circumstances.proven and rules.claims.server_proof
    if granted or (all(circumstances.answers) and len(circumstances.answers) == 2):
        return msgspec.structs.replace(achievement, ended=Ending.CLAIM_ACCEPTED, claim=circumstances.level)
    return Waiting(exposed=True, wait=all(circumstances.answers))


def _open_play(
    rules: RuleSet, achievement: Achievement, side: Side, circumstances: Circumstances
) -> Achievement | Waiting | None:
    if side is Side.DECLARER:
        return None
    return _ended(achievement, Ending.PLAYED if circumstances.proven else Ending.DEFENDERS_CONCEDED)


def _throw(
    rules: RuleSet, achievement: Achievement, side: Side, circumstances: Circumstances
) -> Achievement | Waiting | None:
    """All outstanding points and tricks go to the other side. Source: ISkO 2022 4.4.6; in null: decision."""
    if achievement.contract.is_null:
        return _revoke(rules, achievement, side, circumstances)
    excluded = msgspec.structs.replace(
        achievement, ended=Ending.PLAYED, schwarz_excluded=circumstances.schwarz_excluded
    )
    if side is Side.DECLARER:
        return excluded
    return msgspec.structs.replace(
        excluded,
        card_points=CardPoints(WHOLE_PACK - achievement.defender_points),
        tricks=10 - achievement.defender_tricks,
    )


def _revoke(
    rules: RuleSet, achievement: Achievement, side: Side, circumstances: Circumstances
) -> Achievement | Waiting | None:
    """A breach counts as a concession of the guilty side. Source: ISkO 2022 4.1.4, 4.1.5."""
    conceded = Ending.DECLARER_CONCEDED if side is Side.DECLARER else Ending.DEFENDERS_CONCEDED
    return _ended(achievement, conceded)


def _ended(achievement: Achievement, ended: Ending) -> Achievement:
    return msgspec.structs.replace(achievement, ended=ended)


_Effect = Callable[[RuleSet, Achievement, Side, Circumstances], Achievement | Waiting | None]

_EFFECTS: dict[Act, _Effect] = {
    Act.CONCEDE: _concede,
    Act.CLAIM: _claim,
    Act.OPEN_PLAY: _open_play,
    Act.THROW: _throw,
    Act.REVOKE: _revoke,
}
