"""Bidding: two duels, three passes, and who may not speak."""

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, check_refused, isko
from vorhand.core.cards import Card
from vorhand.core.commands import Bid, Command, Hold, Pass, PickUpSkat, PlayCard
from vorhand.core.errors import Reason
from vorhand.core.phases.types import (
    Auction,
    ForehandAsked,
    GrandHandAsked,
    PassedIn,
    Playing,
    RamschCalls,
    RamschChoice,
    Redealt,
    Setting,
    SkatChoice,
)
from vorhand.core.positions import Position
from vorhand.core.rules.ladder import ladder
from vorhand.core.rules.ruleset import ISKO, RuleSet

SPEAKERS = {"F": FOREHAND, "M": MIDDLEHAND, "R": REARHAND}


def after(calls: str, rules: RuleSet = ISKO) -> Table:
    """The deal after calls such as `M18 F= R-`: a value, held, passed."""
    table = Table(rules)
    for call in calls.split():
        table.do(SPEAKERS[call[0]], spoken(call[1:]))
    return table


def spoken(call: str) -> Command:
    if call == "=":
        return Hold()
    return Pass() if call == "-" else Bid(int(call))


def check_won(calls: str, declarer: Position, bid: int, spoke: str, rules: RuleSet = ISKO) -> None:
    phase = after(calls, rules).phase
    assert isinstance(phase, SkatChoice)
    assert (phase.won.declarer, phase.won.bid) == (declarer, bid)
    assert phase.won.spoke == tuple(name in spoke for name in SPEAKERS)


def test_the_survivor_of_the_second_duel_is_declarer_at_the_last_bid() -> None:
    check_won("M18 F= M20 F= M- R22 F= R23 F= R24 F-", REARHAND, 24, "FMR")
    check_won("M18 F= M- R-", FOREHAND, 18, "FM")
    check_won("M18 F- R-", MIDDLEHAND, 18, "M")
    check_won("M18 F- R20 M= R-", MIDDLEHAND, 20, "MR")
    check_won("M- R18 F-", REARHAND, 18, "R")
    check_won("M- R18 F= R-", FOREHAND, 18, "FR")
    check_won("M18 F= M20 F- R22 M-", REARHAND, 22, "FMR")
    check_won("M264 F= M- R-", FOREHAND, 264, "FM")


def test_forehand_plays_at_18_when_nobody_else_bids() -> None:
    check_won("M- R- F18", FOREHAND, 18, "F")


def test_values_may_be_jumped() -> None:
    check_won("M59 F= M60 F- R-", MIDDLEHAND, 60, "FM")


def test_three_passes_end_the_deal_or_begin_a_ramsch_as_the_table_plays() -> None:
    assert isinstance(after("M- R- F-").phase, PassedIn)
    assert isinstance(after("M- R- F-", isko(auction__all_pass="redeal")).phase, Redealt)
    assert isinstance(after("M- R- F-", isko(auction__all_pass="ramsch")).phase, Playing)
    pushing = isko(auction__all_pass="ramsch", ramsch__pushing=True)
    assert isinstance(after("M- R- F-", pushing).phase, RamschChoice)
    jungfrau = isko(auction__all_pass="ramsch", ramsch__announced_jungfrau=True)
    assert isinstance(after("M- R- F-", jungfrau).phase, RamschCalls)


def test_rearhand_is_asked_even_when_middlehand_passes_at_once() -> None:
    phase = after("M-").phase
    assert isinstance(phase, Auction)
    assert (phase.asker, phase.listener, phase.bid, phase.is_asked) == (REARHAND, FOREHAND, 0, False)


def test_a_duel_goes_on_with_the_bid_of_the_one_before() -> None:
    phase = after("M18 F= M20 F= M-").phase
    assert isinstance(phase, Auction)
    assert (phase.asker, phase.listener, phase.bid) == (REARHAND, FOREHAND, 20)


def test_a_ramsch_round_has_no_auction() -> None:
    ramsch_round = Setting(ramsch_round=True)
    assert isinstance(Table(ISKO, setting=ramsch_round).phase, GrandHandAsked)
    assert isinstance(Table(isko(ramsch__grand_hand=False), setting=ramsch_round).phase, Playing)


def check(calls: str, by: Position, command: Command, reason: Reason, *words: str) -> None:
    check_refused(after(calls), by, command, reason, *words)


def test_only_values_of_the_game_can_be_named() -> None:
    for value in (0, 17, 19, 25, 265, 1000):
        check("", MIDDLEHAND, Bid(value), Reason.NOT_A_BID, str(value), "18, 20, 22", "3.3.2")
    check("M24 F-", REARHAND, Bid(26), Reason.NOT_A_BID, "27, 30, 33")
    assert not any(value in ladder(ISKO.values) for value in (17, 19, 25, 265))


def test_a_bid_has_to_be_higher_than_the_last() -> None:
    check("M20 F=", MIDDLEHAND, Bid(20), Reason.BID_TOO_LOW, "20 is not above 20", "22, 23, 24")
    check("M20 F=", MIDDLEHAND, Bid(18), Reason.BID_TOO_LOW, "18 is not above 20")
    check("M20 F-", REARHAND, Bid(20), Reason.BID_TOO_LOW)


def test_a_long_rest_of_the_ladder_is_told_by_its_beginning() -> None:
    *_, fifth, fourth, third, second, _ = ladder(ISKO.values)
    words = f"possible: {fourth}, {third}, {second} and so on, or a pass"
    check(f"M{fifth} F=", MIDDLEHAND, Bid(fifth), Reason.BID_TOO_LOW, words)


def test_the_end_of_the_ladder_leaves_a_pass() -> None:
    check("M264 F=", MIDDLEHAND, Bid(264), Reason.BID_TOO_LOW, "no value, or a pass")
    check("M216 F=", MIDDLEHAND, Bid(216), Reason.BID_TOO_LOW, "240, 264, or a pass")


def test_everybody_waits_for_his_turn() -> None:
    check("", FOREHAND, Bid(18), Reason.NOT_YOUR_TURN, "middlehand is to speak, not forehand")
    check("", REARHAND, Pass(), Reason.NOT_YOUR_TURN, "middlehand is to speak, not rearhand")
    check("M18", MIDDLEHAND, Bid(20), Reason.NOT_YOUR_TURN, "middlehand has to wait for an answer")
    check("M18", FOREHAND, Bid(20), Reason.NOT_YOUR_TURN, "wait for an answer")
    check("M18", REARHAND, Hold(), Reason.NOT_YOUR_TURN, "forehand is to speak")
    check("M18", MIDDLEHAND, Pass(), Reason.NOT_YOUR_TURN, "forehand is to speak")
    check("M-", MIDDLEHAND, Bid(18), Reason.NOT_YOUR_TURN)
    check("M- R-", REARHAND, Bid(18), Reason.NOT_YOUR_TURN, "forehand is to speak, not rearhand")
    check("M- R-", MIDDLEHAND, Pass(), Reason.NOT_YOUR_TURN)


def test_there_is_nothing_to_hold_before_a_bid() -> None:
    check("", FOREHAND, Hold(), Reason.NOTHING_TO_HOLD, "no value has been named")
    check("M18 F=", FOREHAND, Hold(), Reason.NOTHING_TO_HOLD)


def test_forehand_alone_says_18_or_passes() -> None:
    assert isinstance(after("M- R-").phase, ForehandAsked)
    check("M- R-", FOREHAND, Bid(20), Reason.NOT_A_BID, "18 or passes, not 20", "3.3.7")
    check("M- R-", FOREHAND, Hold(), Reason.WRONG_PHASE, "ForehandAsked", "BidMade, Passed")


def test_nothing_but_the_auction_goes_on_in_the_auction() -> None:
    check(
        "",
        MIDDLEHAND,
        PickUpSkat(),
        Reason.WRONG_PHASE,
        "not possible in Auction",
        "BidHeld, BidMade, Passed",
    )
    check("", FOREHAND, PlayCard(Card.C7), Reason.WRONG_PHASE)


def test_a_call_after_the_end_of_the_auction_is_refused() -> None:
    check("M18 F- R-", REARHAND, Bid(20), Reason.WRONG_PHASE, "SkatChoice")


def test_who_named_less_than_18_is_not_counted_as_a_bidder() -> None:
    cheap_null = isko(values__null=10)
    check_won("M10 F= M18 F- R-", MIDDLEHAND, 18, "M", cheap_null)
    check_won("M10 F= M- R-", FOREHAND, 10, "", cheap_null)
