"""Card play."""

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, check_refused, dealt
from vorhand.core.commands import Bid, PlayCard
from vorhand.core.contract import GameType
from vorhand.core.errors import Reason
from vorhand.core.phases.types import GameOver, Playing, Trick
from vorhand.core.rules.valuation import Ending

DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)


def clubs() -> Table:
    return Table(deal=DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True)


def test_forehand_leads_and_the_winner_leads_on() -> None:
    table = clubs()
    assert table.playing.turn is FOREHAND
    table.play("D7 HT D9")
    assert table.playing.turn is REARHAND
    assert table.playing.tricks == (Trick(FOREHAND, cards("D7 HT D9"), REARHAND),)
    assert table.playing.tricks[0].points == 10
    table.play("DJ")
    assert (table.playing.turn, table.playing.trick, table.playing.led) == (
        FOREHAND,
        cards("DJ"),
        cards("DJ")[0],
    )


def test_who_leads_is_forehand_whoever_is_declarer() -> None:
    table = Table(deal=DEAL).won_by(REARHAND).declares(REARHAND, GameType.DIAMONDS, hand=True)
    assert table.playing.turn is FOREHAND


def test_a_card_out_of_turn_is_refused() -> None:
    check_refused(
        clubs(), MIDDLEHAND, PlayCard(cards("C7")[0]), Reason.NOT_YOUR_TURN, "forehand is to play", "4.1"
    )


def test_a_card_that_is_not_held_is_refused_and_the_playable_ones_are_named() -> None:
    check_refused(
        clubs(), FOREHAND, PlayCard(cards("C7")[0]), Reason.CARD_NOT_HELD, "C7 is not in hand", "CT CJ CK CA"
    )
    table = clubs().play("D7 HT D9 DJ")
    check_refused(table, FOREHAND, PlayCard(cards("D7")[0]), Reason.CARD_NOT_HELD, "playable: CT CJ CK CA SJ")


def test_who_can_follow_has_to() -> None:
    table = clubs().play("CA")
    check_refused(
        table,
        MIDDLEHAND,
        PlayCard(cards("HT")[0]),
        Reason.MUST_FOLLOW,
        "HT does not follow CA",
        "playable: C7 C8 C9",
        "4.2",
    )


def test_a_jack_is_a_trump_and_not_a_card_of_its_suit() -> None:
    table = clubs().play("D7 HT")
    check_refused(table, REARHAND, PlayCard(cards("DJ")[0]), Reason.MUST_FOLLOW, "playable: D9 DT DQ DK")


def test_nobody_bids_while_cards_are_played() -> None:
    check_refused(clubs(), FOREHAND, Bid(20), Reason.WRONG_PHASE, "CardPlayed, Claimed, Conceded")


def test_a_game_ends_after_ten_tricks() -> None:
    table = clubs().play_on()
    assert isinstance(table.phase, GameOver)
    assert len(table.phase.playing.tricks) == 10
    assert table.phase.playing.cards_played == 30
    assert table.deal.hands == (0, 0, 0)


def test_a_null_ends_with_the_declarer_s_first_trick_and_not_with_another_s() -> None:
    table = Table(deal=DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.NULL, hand=True)
    table.play("D7 HT D9")
    assert isinstance(table.phase, Playing)
    table.play("SQ SA S7")
    assert isinstance(table.phase, GameOver)
    assert table.phase.ended is Ending.PLAYED
    assert table.settlement.score == -70


def test_a_deal_is_a_value_that_no_card_changes() -> None:
    table = clubs()
    before = table.deal
    table.play("CA")
    assert (before.hands[0].bit_count(), table.deal.hands[0].bit_count()) == (10, 9)
    assert isinstance(before.phase, Playing)
    assert (before.phase.cards_played, table.playing.cards_played) == (0, 1)
