"""Bidding. Source: ISkO 2022 3.3."""

from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import BidHeld, BidMade, PackDealt, Passed
from vorhand.core.phases import ramsch
from vorhand.core.phases.types import (
    NOBODY,
    Auction,
    Dealing,
    Flags,
    ForehandAsked,
    GrandHandAsked,
    PassedIn,
    Playing,
    RamschCalls,
    RamschChoice,
    Redealt,
    Setting,
    SkatChoice,
    Won,
    flagged,
)
from vorhand.core.positions import Position
from vorhand.core.rules.ladder import LOWEST_BID, ladder, next_bids
from vorhand.core.rules.ruleset import RuleSet

FOREHAND, MIDDLEHAND, REARHAND = Position


def deal(
    rules: RuleSet, phase: Dealing, event: PackDealt
) -> Auction | GrandHandAsked | RamschChoice | RamschCalls | Playing:
    """The auction after the deal; in a Ramsch round the question for Grand Hand, or the Ramsch."""
    setting = phase.setting
    if setting.ramsch_round:
        return GrandHandAsked(setting, FOREHAND) if rules.ramsch.grand_hand else ramsch.begin(rules, setting)
    return Auction(setting, MIDDLEHAND, FOREHAND, 0, False, True, NOBODY)


def bid(rules: RuleSet, phase: Auction, event: BidMade) -> Auction:
    """The asker names a value of the ladder above the last one; values may be jumped."""
    _check_turn(event.by, None if phase.is_asked else phase.asker)
    _check_value(rules, event.value, phase.bid)
    spoke = flagged(phase.spoke, event.by) if event.value >= LOWEST_BID else phase.spoke
    return Auction(phase.setting, phase.asker, phase.listener, event.value, True, phase.rearhand_waits, spoke)


def hold(rules: RuleSet, phase: Auction, event: BidHeld) -> Auction:
    """The listener says yes; the listener never raises."""
    if not phase.is_asked:
        raise IllegalEvent(Reason.NOTHING_TO_HOLD, "no value has been named to hold", source="ISkO 2022 3.3")
    _check_turn(event.by, phase.listener)
    spoke = flagged(phase.spoke, event.by) if phase.bid >= LOWEST_BID else phase.spoke
    return Auction(phase.setting, phase.asker, phase.listener, phase.bid, False, phase.rearhand_waits, spoke)


def pass_(rules: RuleSet, phase: Auction, event: Passed) -> Auction | ForehandAsked | SkatChoice:
    """A pass is final: rearhand asks who is left of the first duel; who is left of the second plays."""
    _check_turn(event.by, phase.listener if phase.is_asked else phase.asker)
    survivor = phase.asker if phase.is_asked else phase.listener
    if phase.rearhand_waits:
        return Auction(phase.setting, REARHAND, survivor, phase.bid, False, False, phase.spoke)
    if phase.bid:
        return SkatChoice(phase.setting, Won(survivor, phase.bid, phase.spoke))
    return ForehandAsked(phase.setting)


def forehand_bid(rules: RuleSet, phase: ForehandAsked, event: BidMade) -> SkatChoice:
    """Forehand plays at 18 when nobody else bid. Source: ISkO 2022 3.3.7."""
    _check_turn(event.by, FOREHAND)
    if event.value != LOWEST_BID:
        raise IllegalEvent(
            Reason.NOT_A_BID,
            f"forehand says {LOWEST_BID} or passes, not {event.value}",
            source="ISkO 2022 3.3.7",
        )
    spoke: Flags = flagged(NOBODY, FOREHAND)
    return SkatChoice(phase.setting, Won(FOREHAND, LOWEST_BID, spoke))


def forehand_pass(
    rules: RuleSet, phase: ForehandAsked, event: Passed
) -> PassedIn | Redealt | RamschChoice | RamschCalls | Playing:
    """All three passed: passed in, dealt again or a Ramsch, as the table plays it.

    Source: ISkO 2022 3.3.7.
    """
    _check_turn(event.by, FOREHAND)
    setting: Setting = phase.setting
    if rules.auction.all_pass == "passed_in":
        return PassedIn(setting)
    if rules.auction.all_pass == "redeal":
        return Redealt(setting)
    return ramsch.begin(rules, setting)


def _check_turn(by: Position, turn: Position | None) -> None:
    if by is turn:
        return
    message = f"{turn.value} is to speak, not {by.value}" if turn else f"{by.value} has to wait for an answer"
    raise IllegalEvent(Reason.NOT_YOUR_TURN, message, source="ISkO 2022 3.3")


def _check_value(rules: RuleSet, value: int, bid: int) -> None:
    if value not in ladder(rules.values):
        higher = _named(next_bids(rules, bid))
        raise IllegalEvent(
            Reason.NOT_A_BID, f"no game is worth {value}; possible: {higher}", source="ISkO 2022 3.3.2"
        )
    if value <= bid:
        higher = _named(next_bids(rules, bid))
        raise IllegalEvent(
            Reason.BID_TOO_LOW, f"{value} is not above {bid}; possible: {higher}", source="ISkO 2022 3.3"
        )


def _named(values: tuple[int, ...]) -> str:
    shown = ", ".join(str(value) for value in values[:3])
    return f"{shown} and so on, or a pass" if len(values) > 3 else f"{shown or 'no value'}, or a pass"
