"""International Skat Order 2022, part 3: dealing, bidding, announcing, overbidding."""

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, check_refused, dealt, pair
from vorhand.core.cards import CARDS
from vorhand.core.commands import Bid, Claim, DeclareGame, Discard, Hold, Pass, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.errors import Reason
from vorhand.core.phases.types import Auction, GameOver, PassedIn, Playing, SkatChoice
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import ClaimLevel, Loss
from vorhand.core.shuffle import deal_out

CLUBS, NULL = GameType.CLUBS, GameType.NULL


def test_3_2_three_cards_two_to_the_skat_four_and_three() -> None:
    hands, skat = deal_out(CARDS)
    assert [CARDS.index(card) for card in hands[0]] == [0, 1, 2, 11, 12, 13, 14, 23, 24, 25]
    assert [CARDS.index(card) for card in skat] == [9, 10]


def check_declarer(table: Table, declarer: Position, bid: int) -> None:
    assert isinstance(table.phase, SkatChoice)
    assert (table.phase.won.declarer, table.phase.won.bid) == (declarer, bid)


def test_3_3_middlehand_asks_forehand_then_rearhand_asks_who_is_left() -> None:
    table = Table().do(MIDDLEHAND, Bid(18)).do(FOREHAND, Hold()).do(MIDDLEHAND, Bid(20)).do(FOREHAND, Hold())
    table.do(MIDDLEHAND, Pass()).do(REARHAND, Bid(22)).do(FOREHAND, Pass())
    check_declarer(table, REARHAND, 22)


def test_3_3_equal_is_enough_for_the_listener_and_not_for_the_asker() -> None:
    table = Table().do(MIDDLEHAND, Bid(20)).do(FOREHAND, Hold()).do(MIDDLEHAND, Pass())
    check_refused(table, REARHAND, Bid(20), Reason.BID_TOO_LOW, "possible: 22")
    check_declarer(table.do(REARHAND, Pass()), FOREHAND, 20)


def test_3_3_2_values_may_be_jumped_but_only_values_of_the_game_are_bids() -> None:
    table = Table().do(MIDDLEHAND, Bid(48)).do(FOREHAND, Hold())
    check_refused(table, MIDDLEHAND, Bid(49), Reason.NOT_A_BID, "possible: 50, 54, 55", "3.3.2")


def test_3_3_7_forehand_alone_plays_at_18_or_the_deal_is_passed_in() -> None:
    check_declarer(Table().do(MIDDLEHAND, Pass()).do(REARHAND, Pass()).do(FOREHAND, Bid(18)), FOREHAND, 18)
    assert isinstance(Table().all_pass().phase, PassedIn)


def test_3_3_a_pass_is_final() -> None:
    table = Table().do(MIDDLEHAND, Bid(18)).do(FOREHAND, Pass()).do(REARHAND, Bid(20))
    assert isinstance(table.phase, Auction)
    check_refused(table, FOREHAND, Hold(), Reason.NOT_YOUR_TURN, "middlehand is to speak")


def test_3_5_the_declarer_takes_the_skat_or_plays_hand() -> None:
    table = Table().won_by(FOREHAND)
    check_refused(table, FOREHAND, DeclareGame(CLUBS), Reason.BAD_ANNOUNCEMENT, "3.5")
    table.do(FOREHAND, PickUpSkat())
    first, second = table.hand(FOREHAND)[:2]
    table.do(FOREHAND, Discard((first, second)))
    check_refused(table, FOREHAND, DeclareGame(CLUBS, hand=True), Reason.BAD_ANNOUNCEMENT, "3.5")


def test_3_5_schneider_and_schwarz_are_announced_in_hand_games_only() -> None:
    table = Table(ISKO, dealt(skat="D7 D8")).won_by(FOREHAND).takes_skat(FOREHAND, "D7 D8")
    for said in ("schneider", "schwarz", "ouvert"):
        command = DeclareGame(CLUBS, **{said: True})
        check_refused(table, FOREHAND, command, Reason.BAD_ANNOUNCEMENT, "need a hand game")
    assert isinstance(table.declares(FOREHAND, NULL, ouvert=True).phase, Playing)


def test_3_5_an_open_hand_lies_on_the_table_before_the_first_lead() -> None:
    table = Table(ISKO, dealt(skat="D7 D8")).won_by(FOREHAND).declares(FOREHAND, NULL, hand=True, ouvert=True)
    assert table.playing.terms.shown
    assert table.playing.cards_played == 0


@pytest.mark.parametrize(("level", "value"), [(ClaimLevel.SIMPLE, 24), (ClaimLevel.SCHNEIDER, 36)])
def test_3_6_who_has_bid_too_high_pays_the_next_value_of_his_game(level: ClaimLevel, value: int) -> None:
    deal = dealt(forehand="HJ DJ CA CT CK CQ C9 SA HA DA", skat="SJ D7")
    table = Table(ISKO, deal).won_by(FOREHAND, 40).takes_skat(FOREHAND, "SJ D7").declares(FOREHAND, CLUBS)
    table.do(FOREHAND, Claim(level), proven=True)
    assert (table.settlement.value, table.settlement.overbid) == (value, True)
    assert (table.settlement.charged, table.settlement.score) == (48, -96)


def test_3_6_schwarz_lifts_the_value_to_the_bid() -> None:
    deal = dealt(forehand="HJ DJ CA CT CK CQ C9 SA HA DA", skat="SJ D7")
    table = Table(ISKO, deal).won_by(FOREHAND, 40).takes_skat(FOREHAND, "SJ D7").declares(FOREHAND, CLUBS)
    assert table.do(FOREHAND, Claim(ClaimLevel.SCHWARZ), proven=True).settlement.score == 48


def test_3_6_2_a_null_below_the_bid_is_lost_at_once_as_the_cheapest_game() -> None:
    deal = dealt(forehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 CJ", skat="D7 D8")
    table = Table(ISKO, deal).won_by(FOREHAND, 24).takes_skat(FOREHAND, "D7 D8").declares(FOREHAND, NULL)
    assert isinstance(table.phase, GameOver)
    assert table.settlement.losses == (Loss.NULL_BELOW_BID,)
    assert (table.settlement.charged, table.settlement.charged_as) == (24, (CLUBS, 2))
    assert table.settlement.score == -48


def test_3_6_2_the_hand_step_carries_over_to_the_cheapest_game_and_ouvert_does_not() -> None:
    deal = dealt(forehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 CJ", skat="D7 D8")
    table = Table(ISKO, deal).won_by(FOREHAND, 60).declares(FOREHAND, NULL, hand=True, ouvert=True)
    # 60 is five clubs, six hearts, seven diamonds 63, six spades 66: clubs come first.
    assert (table.settlement.charged, table.settlement.charged_as) == (60, (CLUBS, 5))
    assert pair("D7 D8") == deal.skat
