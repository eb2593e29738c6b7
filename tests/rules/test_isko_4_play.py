"""International Skat Order 2022, part 4: play, following, tricks, and games that end early."""

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, check_refused, dealt
from vorhand.core.commands import Answer, Claim, Concede, PlayCard, PlayOpen
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.errors import Reason
from vorhand.core.phases.types import ConcessionAsked, GameOver
from vorhand.core.rules.claims import Act, Circumstances, Side, settle_act
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import Achievement, ClaimLevel, Ending, Loss, settle
from vorhand.core.units import CardPoints

CLUBS, NULL = GameType.CLUBS, GameType.NULL
DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)


def clubs(bid: int = 18, **said: bool) -> Table:
    return Table(ISKO, DEAL).won_by(FOREHAND, bid).declares(FOREHAND, CLUBS, hand=True, **said)


def test_4_1_forehand_leads_to_the_first_trick_and_the_winner_to_the_next() -> None:
    table = Table(ISKO, DEAL).won_by(REARHAND).declares(REARHAND, CLUBS, hand=True)
    check_refused(table, REARHAND, PlayCard(cards("DJ")[0]), Reason.NOT_YOUR_TURN, "forehand is to play")
    table.play("D7 HT D9")
    assert table.playing.turn is REARHAND


def test_4_1_3_a_game_that_is_decided_stays_decided() -> None:
    lost = clubs(schwarz=True).play("D7 HT D9").do(MIDDLEHAND, Concede())
    assert lost.settlement.losses == (Loss.SCHWARZ_MISSED,)
    won = settle(
        ISKO,
        Achievement(
            contract=Contract(CLUBS, Announcement()),
            bid=18,
            tricks=5,
            card_points=CardPoints(61),
            matadors=1,
            ended=Ending.DECLARER_CONCEDED,
        ),
    )
    assert (won.won, won.score) == (True, 24)


def test_4_1_5_a_level_that_the_bid_needs_is_granted_when_the_defenders_give_up() -> None:
    # With 3, game, hand: 60. A bid of 72 needs Schneider too.
    table = clubs(72).do(REARHAND, Concede())
    assert (table.settlement.won, table.settlement.value) == (True, 72)
    enough = clubs(60).do(REARHAND, Concede())
    assert enough.settlement.value == 60


def test_4_2_suit_is_followed_and_trump_is_followed() -> None:
    table = clubs().play("HA")
    check_refused(
        table, MIDDLEHAND, PlayCard(cards("C7")[0]), Reason.MUST_FOLLOW, "playable: H7 H8 H9 HT", "4.2"
    )
    table.play("H7")
    check_refused(table, REARHAND, PlayCard(cards("DJ")[0]), Reason.MUST_FOLLOW, "playable: HQ HK")


def test_4_3_the_highest_trump_or_the_highest_card_of_the_suit_takes_the_trick() -> None:
    table = clubs().play("ST S7 SK CA C7 CQ")
    assert [trick.winner for trick in table.playing.tricks] == [FOREHAND, FOREHAND]


@pytest.mark.parametrize("played", ["", "CA C7 CQ"])
def test_4_4_1_with_nine_cards_or_ten_a_declarer_gives_up_alone(played: str) -> None:
    table = clubs(schneider=True).play(played).do(FOREHAND, Concede())
    assert isinstance(table.phase, GameOver)
    # With 3, game, hand, Schneider and its announcement; no own Schneider, no own Schwarz.
    assert (table.settlement.levels, table.settlement.score) == (7, -168)


def test_4_4_2_with_eight_cards_one_defender_has_to_agree() -> None:
    table = clubs().play("CA C7 CQ CT C8 DJ").do(FOREHAND, Concede())
    assert isinstance(table.phase, ConcessionAsked)
    table.do(REARHAND, Answer(False)).do(MIDDLEHAND, Answer(True))
    assert table.settlement.losses == (Loss.CONCEDED,)


def test_4_4_3_a_defender_gives_up_for_his_partner_too() -> None:
    table = clubs().play("D7 HT D9").do(MIDDLEHAND, Concede())
    assert (table.settlement.won, table.settlement.levels) == (True, 5)


def test_4_4_4_an_accepted_claim_counts_what_was_claimed() -> None:
    table = clubs().do(FOREHAND, Claim(ClaimLevel.SCHNEIDER))
    table.do(MIDDLEHAND, Answer(True)).do(REARHAND, Answer(True))
    assert (table.settlement.won, table.settlement.levels) == (True, 6)


def test_4_4_5_a_defender_s_open_play_has_to_be_sure_or_it_is_a_concession() -> None:
    assert not clubs().play("D7 HT D9").do(REARHAND, PlayOpen(), proven=True).settlement.won
    assert clubs().play("D7 HT D9").do(REARHAND, PlayOpen()).settlement.won
    null = Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, NULL, hand=True)
    assert null.do(REARHAND, PlayOpen(), proven=True).settlement.won


def test_4_4_6_thrown_cards_give_the_rest_to_the_other_side_but_no_impossible_schwarz() -> None:
    state = Achievement(
        contract=Contract(CLUBS, Announcement(hand=True)),
        bid=18,
        tricks=0,
        card_points=CardPoints(13),
        matadors=3,
        defender_points=CardPoints(0),
    )
    for excluded, levels in ((False, 7), (True, 6)):
        circumstances = Circumstances(
            cards_left=10, level=ClaimLevel.SIMPLE, proven=False, answers=(), schwarz_excluded=excluded
        )
        thrown = settle_act(ISKO, state, Act.THROW, Side.DECLARER, circumstances)
        assert isinstance(thrown, Achievement)
        assert thrown.ended is Ending.PLAYED
        assert settle(ISKO, thrown).levels == levels
