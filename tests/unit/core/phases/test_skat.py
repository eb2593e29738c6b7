"""Taking the skat, discarding, and naming the game."""

from tests.rules.table import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    Table,
    cards,
    check_refused,
    dealt,
    isko,
    pair,
    same_cards,
)
from vorhand.core.commands import Command, DeclareGame, Discard, PickUpSkat, PlayCard
from vorhand.core.contract import GameType
from vorhand.core.errors import Reason
from vorhand.core.phases.types import CallsAsked, Declaring, Discarding, GameOver, Playing, SkatChoice
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.core.rules.valuation import Loss

DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    skat="HJ DJ",
)
CLUBS, GRAND, NULL = GameType.CLUBS, GameType.GRAND, GameType.NULL


def auction_won(rules: RuleSet = ISKO, bid: int = 18) -> Table:
    return Table(rules, DEAL).won_by(FOREHAND, bid)


def test_the_declarer_takes_the_skat_and_lays_any_two_cards_away() -> None:
    table = auction_won()
    assert isinstance(table.phase, SkatChoice)
    table.do(FOREHAND, PickUpSkat())
    assert isinstance(table.phase, Discarding)
    assert same_cards(table.hand(FOREHAND), "CJ SJ CA CT CK SA ST HA D7 D8 HJ DJ")
    table.do(FOREHAND, Discard(pair("CJ D7")))
    assert isinstance(table.phase, Declaring)
    assert same_cards(table.hand(FOREHAND), "SJ CA CT CK SA ST HA D8 HJ DJ")
    assert same_cards(cards("CJ D7"), "CJ D7")


def test_the_skat_itself_may_be_laid_away_again() -> None:
    table = auction_won().takes_skat(FOREHAND, "HJ DJ")
    assert table.hand(FOREHAND) == tuple(sorted(DEAL.hands.forehand, key=lambda card: card.index))


def test_a_game_with_the_skat_and_a_hand_game_lead_to_play() -> None:
    with_skat = auction_won().takes_skat(FOREHAND, "D7 D8").declares(FOREHAND, CLUBS)
    assert isinstance(with_skat.phase, Playing)
    hand = auction_won().declares(FOREHAND, CLUBS, hand=True, schneider=True)
    assert isinstance(hand.phase, Playing)
    assert hand.playing.turn is FOREHAND


def check(table: Table, command: Command, reason: Reason, *words: str) -> None:
    check_refused(table, FOREHAND, command, reason, *words)


def test_two_different_cards_of_the_hand_are_laid_away() -> None:
    table = auction_won().do(FOREHAND, PickUpSkat())
    for two in ("CJ CJ", "CJ S7", "DA S7"):
        check(table, Discard(pair(two)), Reason.BAD_DISCARD, "two different cards of", "CJ", "DJ")


def test_jacks_may_be_laid_away_in_a_game() -> None:
    table = auction_won().takes_skat(FOREHAND, "CJ SJ").declares(FOREHAND, NULL)
    assert isinstance(table.phase, Playing)


def test_the_order_is_skat_or_hand_then_discard_then_game() -> None:
    table = auction_won()
    check(table, Discard(pair("D7 D8")), Reason.WRONG_PHASE, "GameDeclared, SkatPickedUp")
    check(table, DeclareGame(CLUBS), Reason.BAD_ANNOUNCEMENT, "only a hand game")
    check(table, PlayCard(cards("CJ")[0]), Reason.WRONG_PHASE)
    table.do(FOREHAND, PickUpSkat())
    check(table, DeclareGame(CLUBS), Reason.WRONG_PHASE, "possible: CardsDiscarded")
    check(table, PickUpSkat(), Reason.WRONG_PHASE)
    table.do(FOREHAND, Discard(pair("D7 D8")))
    check(table, DeclareGame(CLUBS, hand=True), Reason.BAD_ANNOUNCEMENT, "no hand game after taking the skat")
    check(table, Discard(pair("CA CT")), Reason.WRONG_PHASE)


def test_only_the_declarer_takes_discards_and_announces() -> None:
    commands: tuple[Command, ...] = (PickUpSkat(), Discard(pair("D7 D8")))
    table = auction_won()
    for by in (MIDDLEHAND, REARHAND):
        check_refused(
            table, by, DeclareGame(CLUBS, hand=True), Reason.NOT_THE_DECLARER, "forehand is the declarer"
        )
    for command in commands:
        check_refused(table, MIDDLEHAND, command, Reason.NOT_THE_DECLARER, "not middlehand")
        table.do(FOREHAND, command)
    check_refused(table, REARHAND, DeclareGame(CLUBS), Reason.NOT_THE_DECLARER, "not rearhand")


def test_an_announcement_that_cannot_exist_is_refused_with_its_reason() -> None:
    table = auction_won().takes_skat(FOREHAND, "D7 D8")
    check(table, DeclareGame(CLUBS, schneider=True), Reason.BAD_ANNOUNCEMENT, "need a hand game")
    check(table, DeclareGame(GameType.RAMSCH), Reason.BAD_ANNOUNCEMENT, "ramsch cannot be declared")
    check(table, DeclareGame(CLUBS, spitze=True), Reason.NO_SPITZE, "not played at this table")
    check(table, DeclareGame(NULL, revolution=True), Reason.NO_REVOLUTION, "not played at this table")


def test_a_null_below_the_bid_is_refused_or_lost_at_once() -> None:
    refusing = auction_won(isko(values__null_below_bid="refused"), 24).takes_skat(FOREHAND, "D7 D8")
    check(refusing, DeclareGame(NULL), Reason.NULL_BELOW_BID, "worth 23, less than the bid 24")
    refusing.declares(FOREHAND, NULL, ouvert=True)
    table = auction_won(ISKO, 24).takes_skat(FOREHAND, "D7 D8").declares(FOREHAND, NULL)
    assert isinstance(table.phase, GameOver)
    assert table.settlement.losses == (Loss.NULL_BELOW_BID,)
    # With four jacks the cheapest games are the ones with 4: 9 x 5, and clubs with 7 are dearer.
    assert (table.settlement.charged, table.settlement.score) == (45, -90)


def test_a_null_that_reaches_the_bid_is_played() -> None:
    table = auction_won(ISKO, 23).takes_skat(FOREHAND, "D7 D8").declares(FOREHAND, NULL)
    assert isinstance(table.phase, Playing)


def test_a_spitze_needs_the_card_in_hand_after_discarding() -> None:
    table = auction_won(isko(spitze__levels=1)).takes_skat(FOREHAND, "D7 ST")
    check(table, DeclareGame(GameType.DIAMONDS, spitze=True), Reason.NO_SPITZE, "D7 in hand")
    check(table, DeclareGame(GRAND, spitze=True), Reason.NO_SPITZE, "four jacks")
    check(table, DeclareGame(CLUBS, spitze=True), Reason.NO_SPITZE, "C7 in hand")


def test_a_jack_laid_away_still_counts_among_the_four_that_forbid_a_spitze() -> None:
    table = auction_won(isko(spitze__levels=1)).takes_skat(FOREHAND, "HJ D8")
    check(table, DeclareGame(GRAND, spitze=True), Reason.NO_SPITZE, "four jacks")
    table.declares(FOREHAND, GameType.DIAMONDS, spitze=True)


def test_an_unseen_skat_does_not_forbid_a_spitze() -> None:
    deal = dealt(forehand="CJ SJ DJ CA CT CK SA ST HA D7", skat="HJ D8")
    table = Table(isko(spitze__levels=1), deal).won_by(FOREHAND)
    table.declares(FOREHAND, GRAND, hand=True, spitze=True)
    assert isinstance(table.phase, Playing)


def test_a_game_may_begin_with_calls() -> None:
    rules = isko(kontra__who="any_defender", kontra__until="first_lead")
    table = auction_won(rules).declares(FOREHAND, CLUBS, hand=True)
    assert isinstance(table.phase, CallsAsked)
    assert table.phase.pending == (MIDDLEHAND, REARHAND)
