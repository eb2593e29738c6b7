"""What a finished game is worth, with every step of the sum.

The server, the terminal, score sheets typed in by hand and the conformance vectors all settle through
`settle`.
"""

from enum import Enum

import msgspec

from vorhand.core.contract import TRUMP_GAMES, TRUMPS, Announcement, Contract, GameType
from vorhand.core.errors import AchievementError, IllegalContract, Reason
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.ladder import SUIT_BASES
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import WHOLE_PACK, CardPoints, GamePoints


class Ending(Enum):
    """How the play of a game came to its end."""

    PLAYED = "played"
    DECLARER_CONCEDED = "declarer_conceded"
    DEFENDERS_CONCEDED = "defenders_conceded"
    CLAIM_ACCEPTED = "claim_accepted"
    GIFT_ACCEPTED = "gift_accepted"


class ClaimLevel(Enum):
    """What a declarer claims to reach with the remaining cards."""

    SIMPLE = "simple"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"


class Step(Enum):
    """A reason for levels in the multiplier."""

    MATADORS = "matadors"
    GAME = "game"
    HAND = "hand"
    SCHNEIDER = "schneider"
    SCHNEIDER_ANNOUNCED = "schneider_announced"
    SCHWARZ = "schwarz"
    SCHWARZ_ANNOUNCED = "schwarz_announced"
    OUVERT = "ouvert"
    SPITZE = "spitze"


class Loss(Enum):
    """Why a game is lost."""

    NULL_BELOW_BID = "null_below_bid"
    TRICK_IN_NULL = "trick_in_null"
    POINTS = "points"
    SCHNEIDER_MISSED = "schneider_missed"
    SCHWARZ_MISSED = "schwarz_missed"
    SPITZE_MISSED = "spitze_missed"
    CONCEDED = "conceded"
    OVERBID = "overbid"


class Factor(Enum):
    """What multiplies the charged value; each is times two."""

    LOSS = "loss"
    KONTRA = "kontra"
    RE = "re"
    SUPRA = "supra"
    HIRSCH = "hirsch"
    BOCK = "bock"


class LevelStep(msgspec.Struct, frozen=True):
    """One line of the multiplier: a reason and its levels."""

    step: Step
    levels: int


class Achievement(msgspec.Struct, frozen=True, kw_only=True):
    """What was announced and what came of it: all that a settlement needs.

    Card points and tricks of both sides are those in hand when play ended; at the end of a full deal the
    defenders' numbers follow from the declarer's and may be left out. Raises `AchievementError` for numbers
    that no game can have.
    """

    contract: Contract
    bid: int
    """The declarer's bid; 0 in a Grand Hand of a Ramsch round."""
    tricks: int
    """Tricks of the declarer, 0..10."""
    card_points: CardPoints = CardPoints(0)
    """Card points of the declarer with the skat, 0..120; without meaning in null."""
    matadors: int = 0
    """Signed: + with, - without; 0 in null."""
    doublings: int = 0
    """Kontra, Re, Supra, Hirsch: 0..4."""
    bock: bool = False
    spitze: bool | None = None
    """Whether an announced Spitze was made; None if none was announced."""
    gifts_refused: int = 0
    """Gifts that the declarer refused, 0..2."""
    ended: Ending = Ending.PLAYED
    claim: ClaimLevel = ClaimLevel.SIMPLE
    """What an accepted claim was for."""
    defender_points: CardPoints = CardPoints(0)
    defender_tricks: int = 0
    schwarz_excluded: bool = False
    """Whether thrown cards cannot make the other side Schwarz (ISkO 2022 4.4.6)."""
    matadors_by_game: tuple[tuple[GameType, int], ...] = ()
    """Matadors of the declarer's cards in each trump game: what a null below the bid is charged by."""

    def __post_init__(self) -> None:
        for name, most in _MOST.items():
            if not 0 <= getattr(self, name) <= most:
                raise AchievementError(f"{name} = {getattr(self, name)} is outside 0..{most}")
        if not self.contract.is_null and abs(self.matadors) > len(TRUMPS[self.contract.game]):
            raise AchievementError(f"{self.matadors} matadors in {self.contract.game.value} cannot be")


_MOST = {
    "bid": 1_000_000,
    "tricks": 10,
    "card_points": WHOLE_PACK,
    "doublings": len(DOUBLINGS),
    "gifts_refused": 2,
    "defender_points": WHOLE_PACK,
    "defender_tricks": 10,
}
"""The greatest numbers that an achievement can hold; all of them are 0 at least."""


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The value, the result and the whole sum."""

    won: bool
    base: int | None
    """Base value; None in null."""
    steps: tuple[LevelStep, ...]
    """The multiplier step by step; empty in null."""
    levels: int | None
    """Sum of the steps; None in null."""
    value: int
    """Base times levels, or the null value."""
    bid: int
    overbid: bool
    """Whether the value is below the bid."""
    charged: int
    """The value, or what the bid asks for where that is more."""
    charged_as: tuple[GameType, int] | None
    """For a null below the bid: the game and levels it is charged as."""
    losses: tuple[Loss, ...]
    """Every reason why the game is lost, the first the one to name; empty if won."""
    factors: tuple[Factor, ...]
    score: GamePoints
    """What the declarer writes, with all factors; negative if lost."""


def settle(rules: RuleSet, achievement: Achievement) -> Settlement:
    """The settlement of a finished game.

    Raises `IllegalContract` for a claim that cannot exist, and for a null below the bid whose matadors in
    each trump game are not told. Source: ISkO 2022 2.5, 3.6; rule options, section 6.
    """
    check_claim(achievement)
    if achievement.contract.is_null:
        return _settle_null(rules, achievement)
    return _settle_trump_game(rules, achievement)


def check_claim(achievement: Achievement) -> None:
    """Raise `IllegalContract` if the accepted claim is for a level that was already lost.

    Source: house reading (rule options, section 11).
    """
    if achievement.ended is Ending.CLAIM_ACCEPTED and achievement.claim not in claimable(
        achievement.contract, achievement.defender_points, achievement.defender_tricks
    ):
        raise IllegalContract(Reason.NO_CLAIM, f"{achievement.claim.value} can no longer be claimed")


def claimable(
    contract: Contract, defender_points: CardPoints, defender_tricks: int
) -> tuple[ClaimLevel, ...]:
    """The levels that a declarer may still claim. Source: house reading (rule options, section 11)."""
    if contract.is_null or defender_points > 30:
        return (ClaimLevel.SIMPLE,)
    if defender_tricks:
        return (ClaimLevel.SIMPLE, ClaimLevel.SCHNEIDER)
    return (ClaimLevel.SIMPLE, ClaimLevel.SCHNEIDER, ClaimLevel.SCHWARZ)


def base_value(rules: RuleSet, contract: Contract) -> int:
    """Base value of a suit game or grand. Source: ISkO 2022 2.4; grand ouvert 36 in the code of 1927-1937."""
    if contract.game is not GameType.GRAND:
        return SUIT_BASES[contract.game]
    if contract.announced.ouvert and rules.values.grand_ouvert_base == 36:
        return 36
    return rules.values.grand_base


def null_value(rules: RuleSet, announced: Announcement) -> int:
    """Fixed value of a null game. Source: ISkO 2022 2.4; Revolution: house rule."""
    if announced.revolution:
        return rules.revolution.value
    values = rules.values
    if announced.ouvert:
        return values.null_ouvert_hand if announced.hand else values.null_ouvert
    return values.null_hand if announced.hand else values.null


def least_multiple(base: int, bid: int) -> int:
    """The smallest multiple of `base` that reaches `bid`. Source: ISkO 2022 3.6."""
    return base * -(-bid // base)


def with_gifts_refused(announced: Announcement, refused: int) -> Announcement:
    """The announcement after so many refused gifts: each announces the next of Schneider and Schwarz.

    Source: house rule (rule options, section 9).
    """
    for _ in range(refused):
        announced = msgspec.structs.replace(announced, schwarz=announced.schneider, schneider=True)
    return announced


def steps_of(rules: RuleSet, achievement: Achievement) -> tuple[LevelStep, ...]:
    """The multiplier of a suit game or grand, step by step, as it stands when play has ended.

    After an early end nothing counts but what is announced, reached, granted or claimed: no own Schneider
    or Schwarz. Source: ISkO 2022 2.5, 4.4.1-4.4.4.
    """
    announced = _announced(achievement)
    reached = _reached(rules, achievement, announced)
    spitze = rules.spitze.levels if _spitze_counts(rules, achievement) else 0
    old_ouvert = base_value(rules, achievement.contract) == 36
    counts = (
        (Step.MATADORS, abs(achievement.matadors)),
        (Step.GAME, 1),
        (Step.HAND, int(announced.hand)),
        (Step.SCHNEIDER, int(Step.SCHNEIDER in reached or announced.schneider)),
        (Step.SCHNEIDER_ANNOUNCED, int(announced.schneider)),
        (Step.SCHWARZ, int(Step.SCHWARZ in reached or announced.schwarz)),
        (Step.SCHWARZ_ANNOUNCED, int(announced.schwarz)),
        (Step.OUVERT, int(announced.ouvert and not old_ouvert)),
        (Step.SPITZE, spitze),
    )
    return tuple(LevelStep(step, levels) for step, levels in counts if levels)


def is_decided_lost(rules: RuleSet, achievement: Achievement) -> bool:
    """Whether the declarer can no longer win, whatever is played or said. Source: ISkO 2022 4.1.3."""
    if achievement.contract.is_null:
        return achievement.tricks > 0
    announced = _announced(achievement)
    points, tricks = achievement.defender_points, achievement.defender_tricks
    if points >= 60 or (announced.schneider and points > 30) or (announced.schwarz and tricks > 0):
        return True
    return _best_value(rules, achievement) < achievement.bid


def is_decided_won(rules: RuleSet, achievement: Achievement) -> bool:
    """Whether the declarer has won already, whatever is played or said. Source: ISkO 2022 4.1.3."""
    announced = _announced(achievement)
    if achievement.contract.is_null or announced.schwarz or achievement.card_points < 61:
        return False
    if announced.spitze and rules.spitze.missed == "loses":
        return False
    if announced.schneider and achievement.card_points < 90:
        return False
    return _value(rules, achievement, _steps_so_far(rules, achievement)) >= achievement.bid


def _announced(achievement: Achievement) -> Announcement:
    return with_gifts_refused(achievement.contract.announced, achievement.gifts_refused)


def _spitze_counts(rules: RuleSet, achievement: Achievement) -> bool:
    """Whether an announced Spitze adds its levels; it is granted when the defenders give up."""
    if achievement.spitze is not False:
        return achievement.spitze is True
    granted = achievement.ended in (Ending.DEFENDERS_CONCEDED, Ending.GIFT_ACCEPTED)
    return granted or rules.spitze.missed == "loses"


def _reached(rules: RuleSet, achievement: Achievement, announced: Announcement) -> frozenset[Step]:
    if achievement.ended is Ending.PLAYED:
        return _reached_in_play(achievement)
    if achievement.ended is Ending.DECLARER_CONCEDED or is_decided_lost(rules, achievement):
        return _so_far(achievement)
    if achievement.ended is Ending.CLAIM_ACCEPTED:
        return _so_far(achievement) | _CLAIMED[achievement.claim]
    return _so_far(achievement) | _needed(rules, achievement, announced)


_CLAIMED: dict[ClaimLevel, frozenset[Step]] = {
    ClaimLevel.SIMPLE: frozenset(),
    ClaimLevel.SCHNEIDER: frozenset({Step.SCHNEIDER}),
    ClaimLevel.SCHWARZ: frozenset({Step.SCHNEIDER, Step.SCHWARZ}),
}


def _reached_in_play(achievement: Achievement) -> frozenset[Step]:
    reached = set()
    if achievement.card_points >= 90 or achievement.card_points <= 30:
        reached.add(Step.SCHNEIDER)
    if achievement.tricks in (0, 10) and not achievement.schwarz_excluded:
        reached.add(Step.SCHWARZ)
    return frozenset(reached)


def _so_far(achievement: Achievement) -> frozenset[Step]:
    return frozenset({Step.SCHNEIDER}) if achievement.card_points >= 90 else frozenset()


def _needed(rules: RuleSet, achievement: Achievement, announced: Announcement) -> frozenset[Step]:
    """The levels beyond those in hand that the bid still asks for, as few as will do.

    Source: ISkO 2022 4.1.5.
    """
    base = base_value(rules, achievement.contract)
    in_hand = _levels(_steps_so_far(rules, achievement)) + _open_spitze(rules, achievement)
    missing = achievement.bid - base * in_hand
    wanted = max(0, -(-missing // base))
    open_steps = [
        step
        for step, is_announced in ((Step.SCHNEIDER, announced.schneider), (Step.SCHWARZ, announced.schwarz))
        if not is_announced and step not in _so_far(achievement)
    ]
    return frozenset(open_steps[:wanted])


def _steps_so_far(rules: RuleSet, achievement: Achievement) -> tuple[LevelStep, ...]:
    return steps_of(rules, msgspec.structs.replace(achievement, ended=Ending.DECLARER_CONCEDED))


def _best_value(rules: RuleSet, achievement: Achievement) -> int:
    """Greatest value that further play could still reach."""
    level = claimable(achievement.contract, achievement.defender_points, achievement.defender_tricks)[-1]
    so_far = _steps_so_far(rules, achievement)
    more = len(_CLAIMED[level] - {step.step for step in so_far}) + _open_spitze(rules, achievement)
    return _value(rules, achievement, so_far) + more * base_value(rules, achievement.contract)


def _open_spitze(rules: RuleSet, achievement: Achievement) -> int:
    """Levels of an announced Spitze that are not in hand yet: those that a missed one would not cost."""
    return rules.spitze.levels if achievement.spitze is False and rules.spitze.missed == "ignored" else 0


def _value(rules: RuleSet, achievement: Achievement, steps: tuple[LevelStep, ...]) -> int:
    return base_value(rules, achievement.contract) * _levels(steps)


def _levels(steps: tuple[LevelStep, ...]) -> int:
    return sum(step.levels for step in steps)


def _settle_trump_game(rules: RuleSet, achievement: Achievement) -> Settlement:
    base = base_value(rules, achievement.contract)
    steps = steps_of(rules, achievement)
    value = base * _levels(steps)
    overbid = value < achievement.bid
    losses = _goals_missed(rules, achievement) + ((Loss.OVERBID,) if overbid else ())
    charged = least_multiple(base, achievement.bid) if overbid else value
    return _settlement(
        rules,
        achievement,
        losses=losses,
        base=base,
        steps=steps,
        value=value,
        charged=charged,
        charged_as=None,
    )


def _goals_missed(rules: RuleSet, achievement: Achievement) -> tuple[Loss, ...]:
    if achievement.ended is Ending.PLAYED:
        return _missed_in_play(rules, achievement)
    if is_decided_lost(rules, achievement):
        # What made it lost is told as after full play; what only the bid decides is told by OVERBID.
        return _missed_before_the_end(achievement)
    if achievement.ended is Ending.DECLARER_CONCEDED and not is_decided_won(rules, achievement):
        return (Loss.CONCEDED,)
    return ()


def _missed_in_play(rules: RuleSet, achievement: Achievement) -> tuple[Loss, ...]:
    announced = _announced(achievement)
    spitze_missed = achievement.spitze is False and rules.spitze.missed == "loses"
    missed = (
        (Loss.POINTS, achievement.card_points < 61),
        (Loss.SCHNEIDER_MISSED, announced.schneider and achievement.card_points < 90),
        (Loss.SCHWARZ_MISSED, announced.schwarz and achievement.tricks < 10),
        (Loss.SPITZE_MISSED, spitze_missed),
    )
    return tuple(loss for loss, is_missed in missed if is_missed)


def _missed_before_the_end(achievement: Achievement) -> tuple[Loss, ...]:
    announced = _announced(achievement)
    missed = (
        (Loss.POINTS, achievement.defender_points >= 60),
        (Loss.SCHNEIDER_MISSED, announced.schneider and achievement.defender_points > 30),
        (Loss.SCHWARZ_MISSED, announced.schwarz and achievement.defender_tricks > 0),
        (Loss.CONCEDED, achievement.ended is Ending.DECLARER_CONCEDED),
    )
    return tuple(loss for loss, is_missed in missed if is_missed)


def _settle_null(rules: RuleSet, achievement: Achievement) -> Settlement:
    value = null_value(rules, achievement.contract.announced)
    if value < achievement.bid:
        charged, charged_as = _null_below_bid(rules, achievement, value)
        losses: tuple[Loss, ...] = (Loss.NULL_BELOW_BID,)
    else:
        charged, charged_as, losses = value, None, _null_losses(achievement)
    return _settlement(
        rules,
        achievement,
        losses=losses,
        base=None,
        steps=(),
        value=value,
        charged=charged,
        charged_as=charged_as,
    )


_IN_ORDER = (GameType.CLUBS, GameType.SPADES, GameType.HEARTS, GameType.DIAMONDS, GameType.GRAND)
"""Where two games cost the same, the first of these is named."""


def _null_losses(achievement: Achievement) -> tuple[Loss, ...]:
    if achievement.tricks > 0:
        return (Loss.TRICK_IN_NULL,)
    return (Loss.CONCEDED,) if achievement.ended is Ending.DECLARER_CONCEDED else ()


def _null_below_bid(
    rules: RuleSet, achievement: Achievement, value: int
) -> tuple[int, tuple[GameType, int] | None]:
    """What a null below the bid costs, and as which game with how many levels. Source: ISkO 2022 3.6.2."""
    if rules.values.null_below_bid == "twice_null_value":
        return value, None
    matadors = dict(achievement.matadors_by_game)
    if set(matadors) != set(TRUMP_GAMES):
        raise IllegalContract(
            Reason.NULL_BELOW_BID, "the matadors of each trump game decide what this null costs"
        )
    bases = {**SUIT_BASES, GameType.GRAND: rules.values.grand_base}
    costs = []
    for game in _IN_ORDER:
        levels = max(
            abs(matadors[game]) + 1 + achievement.contract.announced.hand, -(-achievement.bid // bases[game])
        )
        costs.append((bases[game] * levels, (game, levels)))
    return min(costs, key=lambda cost: cost[0])


def _settlement(
    rules: RuleSet,
    achievement: Achievement,
    *,
    losses: tuple[Loss, ...],
    base: int | None,
    steps: tuple[LevelStep, ...],
    value: int,
    charged: int,
    charged_as: tuple[GameType, int] | None,
) -> Settlement:
    factors = _factors(rules, achievement, losses)
    score = charged * 2 ** len(factors)
    return Settlement(
        won=not losses,
        base=base,
        steps=steps,
        levels=None if base is None else _levels(steps),
        value=value,
        bid=achievement.bid,
        overbid=value < achievement.bid,
        charged=charged,
        charged_as=charged_as,
        losses=losses,
        factors=factors,
        score=GamePoints(-score if losses else score),
    )


def _factors(rules: RuleSet, achievement: Achievement, losses: tuple[Loss, ...]) -> tuple[Factor, ...]:
    single_loss = achievement.contract.announced.hand and not rules.values.lost_hand_doubled
    loss = (Factor.LOSS,) if losses and not single_loss else ()
    calls = tuple(Factor(call.value) for call in DOUBLINGS[: achievement.doublings])
    return loss + calls + ((Factor.BOCK,) if achievement.bock else ())
