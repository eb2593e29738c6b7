"""Bock rounds and Ramsch rounds: which deal is doubled, which is a Ramsch, and what calls for more of them.

No official text knows them. Source: house rules, collected in the sections [bock] and [ramsch] of a rule set.
"""

from collections.abc import Callable, Collection
from enum import Enum
from typing import Final

import msgspec

from vorhand.core.contract import GameType
from vorhand.core.rules.ruleset import BockRules, RuleSet
from vorhand.core.units import GamePoints
from vorhand.match.facts import PlayedGame


class Schedule(msgspec.Struct, frozen=True):
    """What is still due, and what has been counted on the way; all four are never negative."""

    bock_left: int = 0
    """Bock deals still to be played."""
    ramsch_left: int = 0
    """Deals still to be played in Ramsch rounds; while there are any, Bock deals wait."""
    bock_rounds: int = 0
    """Bock rounds finished so far."""
    quiet_deals: int = 0
    """Deals in a row outside Bock and Ramsch rounds without an event; 0 after two rounds of the table."""


NOTHING_DUE: Final = Schedule()
"""Before the first deal of a match."""


class Upcoming(msgspec.Struct, frozen=True):
    """What kind of deal comes next."""

    ramsch_round: bool
    bock: bool


class DealKind(Enum):
    """How a deal ended, for the schedule."""

    GAME = "game"
    GRAND_HAND = "grand_hand"
    """A Grand Hand of a Ramsch round."""
    RAMSCH = "ramsch"
    PASSED_IN = "passed_in"
    REDEAL = "redeal"


class FinishedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """What the schedule looks at after a deal."""

    kind: DealKind
    played: PlayedGame | None = None
    """The game of a `GAME` or `GRAND_HAND`, else None."""
    totals_before: tuple[GamePoints, ...]
    """Classic totals by seat before the deal."""
    totals_after: tuple[GamePoints, ...]


class AfterDeal(msgspec.Struct, frozen=True):
    """The schedule after a deal, the Bock rounds that it called for, and whether its dealer deals again."""

    schedule: Schedule
    new_rounds: int
    dealer_stays: bool


class TriggerFacts(msgspec.Struct, frozen=True):
    """What a trigger on games may ask: the game, and whether its deal was a Bock deal."""

    played: PlayedGame
    bock: bool


def upcoming(schedule: Schedule) -> Upcoming:
    """Whether the next deal belongs to a Ramsch round, and whether it is a Bock deal; never both."""
    ramsch_round = schedule.ramsch_left > 0
    return Upcoming(ramsch_round=ramsch_round, bock=schedule.bock_left > 0 and not ramsch_round)


def after_deal(rules: RuleSet, schedule: Schedule, deal: FinishedDeal) -> AfterDeal:
    """The schedule once `deal`, played as `upcoming(schedule)` says, is finished.

    A redeal changes nothing; a passed-in deal uses up a Bock deal.
    """
    if deal.kind is DealKind.REDEAL:
        return AfterDeal(schedule=schedule, new_rounds=0, dealer_stays=True)
    now = upcoming(schedule)
    stays = now.ramsch_round and deal.kind is DealKind.GRAND_HAND and not rules.ramsch.grand_hand_counts
    used = schedule if stays else _use_up(rules, schedule, now)
    own_events = _events(rules.bock, deal, now)
    quiet = 0 if now.ramsch_round or now.bock or own_events else schedule.quiet_deals + 1
    two_rounds = quiet == 2 * rules.list.seats
    new_rounds = _new_rounds(rules.bock, own_events, two_rounds=two_rounds)
    new_ramsch_deals = ramsch_deals(rules) if _calls_for_ramsch(rules, deal) else 0
    return AfterDeal(
        schedule=Schedule(
            bock_left=used.bock_left + bock_deals(rules) * new_rounds,
            ramsch_left=used.ramsch_left + new_ramsch_deals,
            bock_rounds=used.bock_rounds,
            quiet_deals=0 if two_rounds else quiet,
        ),
        new_rounds=new_rounds,
        dealer_stays=stays,
    )


def bock_deals(rules: RuleSet) -> int:
    """Deals in a Bock round: `bock.deals`, or as many as seats."""
    return rules.bock.deals or rules.list.seats


def ramsch_deals(rules: RuleSet) -> int:
    """Deals in a Ramsch round: `ramsch.round_deals`, or as many as seats."""
    return rules.ramsch.round_deals or rules.list.seats


def _use_up(rules: RuleSet, schedule: Schedule, now: Upcoming) -> Schedule:
    """The schedule with the deal just played taken off."""
    if now.ramsch_round:
        return msgspec.structs.replace(schedule, ramsch_left=schedule.ramsch_left - 1)
    if not now.bock:
        return schedule
    left = schedule.bock_left - 1
    if left % bock_deals(rules):
        return msgspec.structs.replace(schedule, bock_left=left)
    rounds = schedule.bock_rounds + 1
    after = rules.bock.ramsch_after
    due = ramsch_deals(rules) if after and rounds % after == 0 else 0
    return msgspec.structs.replace(
        schedule, bock_left=left, bock_rounds=rounds, ramsch_left=schedule.ramsch_left + due
    )


def _events(rules: BockRules, deal: FinishedDeal, now: Upcoming) -> int:
    """How often the deal itself calls for a Bock round; passed in never, a Ramsch by the totals alone."""
    if deal.kind is DealKind.PASSED_IN:
        return 0
    return _game_events(rules.triggers, deal, bock=now.bock) + _score_events(rules.triggers, deal)


def _game_events(triggers: Collection[str], deal: FinishedDeal, *, bock: bool) -> int:
    if deal.played is None:
        return 0
    facts = TriggerFacts(played=deal.played, bock=bock)
    return sum(any(name in triggers and GAME_TRIGGERS[name](facts) for name in event) for event in ONE_EVENT)


def _score_events(triggers: Collection[str], deal: FinishedDeal) -> int:
    tests = [test for name, test in SCORE_TRIGGERS.items() if name in triggers]
    changed = [
        after for before, after in zip(deal.totals_before, deal.totals_after, strict=True) if before != after
    ]
    return sum(any(test(total) for test in tests) for total in changed)


def _new_rounds(rules: BockRules, own_events: int, *, two_rounds: bool) -> int:
    """Bock rounds called for by the events of the deal and by two rounds of the table without any."""
    events = own_events + (two_rounds and "two_rounds_without_bock" in rules.triggers)
    return min(events, 1) if rules.stacking == "one_per_deal" else events


def _calls_for_ramsch(rules: RuleSet, deal: FinishedDeal) -> bool:
    """Whether a Ramsch round follows the game; two reasons in one deal are one round."""
    if deal.played is None:
        return False
    facts = TriggerFacts(played=deal.played, bock=False)
    return any(GAME_TRIGGERS[name](facts) for name in rules.ramsch.round_after)


def _lost_with_60(facts: TriggerFacts) -> bool:
    return facts.played.has_trumps and not facts.played.won and facts.played.card_points == 60


def _won_grand_hand(facts: TriggerFacts) -> bool:
    return facts.played.game is GameType.GRAND and facts.played.hand and facts.played.won


def _won_null_ouvert_hand(facts: TriggerFacts) -> bool:
    played = facts.played
    return played.game is GameType.NULL and played.ouvert and played.hand and played.won


def _lost_grand(facts: TriggerFacts) -> bool:
    return facts.played.game is GameType.GRAND and not facts.played.won


def _lost_with_kontra(facts: TriggerFacts) -> bool:
    return facts.played.doublings >= 1 and not facts.played.won


def _kontra_re(facts: TriggerFacts) -> bool:
    return facts.played.doublings >= 2


def _won_with_value(least: int) -> Callable[[TriggerFacts], bool]:
    return lambda facts: facts.played.won and facts.played.value >= least


def _schneider_outside_bock(facts: TriggerFacts) -> bool:
    return facts.played.has_trumps and facts.played.schneider_made and not facts.bock


def _three_equal(total: GamePoints) -> bool:
    return abs(total) >= 100 and abs(total) % 1000 % 111 == 0


def _multiple_of_100(total: GamePoints) -> bool:
    return total != 0 and total % 100 == 0


GAME_TRIGGERS: Final[dict[str, Callable[[TriggerFacts], bool]]] = {
    "lost_with_60": _lost_with_60,
    "won_grand_hand": _won_grand_hand,
    "won_null_ouvert_hand": _won_null_ouvert_hand,
    "lost_grand": _lost_grand,
    "lost_with_kontra": _lost_with_kontra,
    "kontra_re": _kontra_re,
    "value_72": _won_with_value(72),
    "value_96": _won_with_value(96),
    "value_120": _won_with_value(120),
    "schneider_outside_bock": _schneider_outside_bock,
}
"""The triggers that look at a game."""

ONE_EVENT: Final[tuple[tuple[str, ...], ...]] = (
    ("lost_with_60",),
    ("won_grand_hand",),
    ("won_null_ouvert_hand",),
    ("lost_grand",),
    ("lost_with_kontra", "kontra_re"),
    ("value_72", "value_96", "value_120"),
    ("schneider_outside_bock",),
)
"""Triggers on games that count once when several of a group are met in one deal."""

SCORE_TRIGGERS: Final[dict[str, Callable[[GamePoints], bool]]] = {
    "score_three_equal": _three_equal,
    "score_multiple_of_100": _multiple_of_100,
}
"""The triggers that look at a seat's new classic total; a seat that meets both counts once."""
