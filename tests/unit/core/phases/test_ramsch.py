"""From the pushing of the skat to the first card of a Ramsch, and Grand Hand in its stead."""

from tests.rules.table import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    Table,
    check_refused,
    dealt,
    isko,
    pair,
    same_cards,
)
from vorhand.core.cards import cards_text
from vorhand.core.commands import (
    AnnounceJungfrau,
    Command,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Knock,
    PickUpSkat,
    PushSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.errors import Reason
from vorhand.core.phases.types import (
    Game,
    GrandHandAsked,
    Playing,
    Ramsch,
    RamschCalls,
    RamschChoice,
    RamschOver,
    Setting,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import ISKO, RuleSet

PUSHING = isko(auction__all_pass="ramsch", ramsch__pushing=True)
FREE_JACKS = isko(auction__all_pass="ramsch", ramsch__pushing=True, ramsch__jacks="free")
KNOCKING = isko(ramsch__pushing=True, ramsch__klopfen=True, ramsch__grand_hand=False)
JUNGFRAU = isko(auction__all_pass="ramsch", ramsch__announced_jungfrau=True)
ROUND = Setting(ramsch_round=True)
DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)


def pushing(rules: RuleSet = PUSHING) -> Table:
    return Table(rules, DEAL).all_pass()


def frame(table: Table) -> Ramsch:
    assert isinstance(table.playing.frame, Ramsch)
    return table.playing.frame


def test_forehand_middlehand_and_rearhand_take_or_push_in_turn() -> None:
    table = pushing()
    for place in POSITIONS:
        assert isinstance(table.phase, RamschChoice)
        assert table.phase.turn is place
        table.do(place, PushSkat())
    assert frame(table).pushed == (True, True, True)
    assert table.playing.turn is FOREHAND


def test_who_takes_the_skat_lays_two_cards_back_for_the_next() -> None:
    table = pushing().takes_skat(FOREHAND, "DA CA").do(MIDDLEHAND, PickUpSkat())
    assert same_cards(table.hand(MIDDLEHAND), "C7 C8 C9 S7 S8 S9 H7 H8 H9 HT DA CA")
    table.do(MIDDLEHAND, Discard(pair("HT DA"))).do(REARHAND, PushSkat())
    assert frame(table).pushed == (False, False, True)
    assert cards_text(table.deal.skat) == "HT DA"


def test_a_taker_lays_no_jack_back_but_may_push_one_unseen() -> None:
    table = pushing().do(FOREHAND, PickUpSkat())
    for jacks in ("HJ CA", "CJ SJ", "DA HJ"):
        check_refused(table, FOREHAND, Discard(pair(jacks)), Reason.JACK_DISCARDED, "no jack")
    table.do(FOREHAND, Discard(pair("DA CA")))
    pushing().do(FOREHAND, PushSkat()).do(MIDDLEHAND, PushSkat())


def test_jacks_may_be_laid_back_where_that_is_free() -> None:
    assert isinstance(pushing(FREE_JACKS).takes_skat(FOREHAND, "HJ CJ").phase, RamschChoice)


def check(table: Table, by: Position, command: Command, reason: Reason, *words: str) -> None:
    check_refused(table, by, command, reason, *words)


def test_everybody_waits_for_his_turn_to_push() -> None:
    table = pushing()
    check(table, MIDDLEHAND, PushSkat(), Reason.NOT_YOUR_TURN, "forehand is asked, not middlehand")
    check(table, MIDDLEHAND, PickUpSkat(), Reason.NOT_YOUR_TURN)
    table.do(FOREHAND, PickUpSkat())
    check(table, MIDDLEHAND, Discard(pair("C7 C8")), Reason.NOT_YOUR_TURN)
    check(table, FOREHAND, PushSkat(), Reason.WRONG_PHASE, "CardsDiscarded")
    check(table, FOREHAND, Discard(pair("C7 C8")), Reason.BAD_DISCARD)


def test_in_a_ramsch_round_all_three_are_asked_for_grand_hand() -> None:
    table = Table(ISKO, DEAL, ROUND)
    for place in POSITIONS:
        assert isinstance(table.phase, GrandHandAsked)
        assert table.phase.turn is place
        table.do(place, DeclineGrandHand())
    assert isinstance(table.phase, Playing)
    assert frame(table).order is GameType.RAMSCH


def test_the_first_yes_plays_grand_hand_without_a_bid() -> None:
    table = Table(ISKO, DEAL, ROUND).do(FOREHAND, DeclineGrandHand()).do(MIDDLEHAND, DeclareGrandHand())
    game = table.playing.frame
    assert isinstance(game, Game)
    assert (game.declarer, game.bid, game.contract.game) == (MIDDLEHAND, 0, GameType.GRAND)
    assert game.contract.announced.hand
    assert table.playing.turn is FOREHAND


def test_the_declarer_may_lead_to_a_grand_hand() -> None:
    rules = isko(ramsch__grand_hand_leader="declarer")
    table = Table(rules, DEAL, ROUND).do(FOREHAND, DeclineGrandHand()).do(MIDDLEHAND, DeclareGrandHand())
    assert table.playing.turn is MIDDLEHAND


def test_nobody_answers_for_another_whether_he_plays_grand_hand() -> None:
    table = Table(ISKO, DEAL, ROUND)
    check(table, REARHAND, DeclareGrandHand(), Reason.NOT_YOUR_TURN, "forehand is asked")
    check(table, REARHAND, DeclineGrandHand(), Reason.NOT_YOUR_TURN)


def knocking() -> Table:
    """In a Ramsch round middlehand has pushed; the others may knock."""
    table = Table(KNOCKING, DEAL, ROUND).takes_skat(FOREHAND, "DA CA")
    return table.do(MIDDLEHAND, PushSkat()).takes_skat(REARHAND, "DA CA")


def test_in_a_ramsch_round_who_did_not_push_may_knock_once() -> None:
    table = knocking()
    assert isinstance(table.phase, RamschCalls)
    assert table.phase.pending == (FOREHAND, REARHAND)
    check(table, MIDDLEHAND, Knock(), Reason.NO_KNOCK, "middlehand", "not after pushing")
    table.do(REARHAND, Knock())
    check(table, REARHAND, Knock(), Reason.NO_KNOCK, "once each")
    check(table, REARHAND, Decline(), Reason.NOT_ASKED, "asked: forehand")
    table.do(FOREHAND, Decline())
    assert frame(table).knocked == (False, False, True)


def test_after_three_passes_nobody_knocks() -> None:
    rules = isko(auction__all_pass="ramsch", ramsch__klopfen=True)
    assert isinstance(Table(rules, DEAL).all_pass().phase, Playing)


def test_one_player_may_announce_that_he_takes_no_trick() -> None:
    table = Table(JUNGFRAU, DEAL).all_pass()
    table.do(REARHAND, AnnounceJungfrau())
    assert frame(table).jungfrau is REARHAND


def test_all_may_leave_a_jungfrau_unannounced() -> None:
    table = Table(JUNGFRAU, DEAL).all_pass().do(MIDDLEHAND, Decline())
    check(table, MIDDLEHAND, AnnounceJungfrau(), Reason.NO_JUNGFRAU, "middlehand", "one player at most")
    check(table, FOREHAND, Knock(), Reason.NO_KNOCK)
    table.do(FOREHAND, Decline()).do(REARHAND, Decline())
    assert frame(table).jungfrau is None


def test_one_who_announces_a_jungfrau_may_knock_as_well() -> None:
    rules = isko(ramsch__klopfen=True, ramsch__announced_jungfrau=True, ramsch__grand_hand=False)
    table = Table(rules, DEAL, ROUND).do(FOREHAND, Knock())
    assert isinstance(table.phase, RamschCalls)
    assert table.phase.pending == POSITIONS
    table.do(FOREHAND, AnnounceJungfrau())
    assert isinstance(table.phase, RamschCalls)
    assert table.phase.pending == (MIDDLEHAND, REARHAND)
    check(table, MIDDLEHAND, AnnounceJungfrau(), Reason.NO_JUNGFRAU)
    table.do(MIDDLEHAND, Knock()).do(REARHAND, Knock())
    assert (frame(table).knocked, frame(table).jungfrau) == ((True, True, True), FOREHAND)


def test_nobody_knocks_where_it_is_not_played() -> None:
    table = Table(JUNGFRAU, DEAL).all_pass()
    check(table, FOREHAND, Knock(), Reason.NO_KNOCK)
    knocks = knocking()
    check(knocks, FOREHAND, AnnounceJungfrau(), Reason.NO_JUNGFRAU)


def test_a_ramsch_ends_after_ten_tricks() -> None:
    table = Table(isko(auction__all_pass="ramsch"), DEAL).all_pass().play_on()
    assert isinstance(table.phase, RamschOver)
    assert sum(table.ramsch_result.tricks) == 10
