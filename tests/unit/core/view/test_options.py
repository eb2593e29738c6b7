"""What a position may do now."""

from typing import Any

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, dealt, isko, pair
from vorhand.core.cards import Card
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayCard,
    PlayOpen,
    PushSkat,
    Rearrange,
)
from vorhand.core.contract import CONTRACT_GAMES, GameType
from vorhand.core.deal.state import new_deal
from vorhand.core.events import GameDeclared, Hands
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ladder import ladder
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.options import NO_OPTIONS, Options, allows, options
from vorhand.core.view.view import new_view

DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)
ROUND = Setting(ramsch_round=True)


def check(table: Table, by: Position, **offered: Any) -> None:
    assert table.options(by) == Options(**offered)


def test_in_the_auction_who_is_to_speak_speaks() -> None:
    table = Table(ISKO, DEAL)
    check(table, MIDDLEHAND, simple=(Pass(),), bids=ladder(ISKO.values))
    check(table, FOREHAND)
    table.do(MIDDLEHAND, Bid(59))
    check(table, FOREHAND, simple=(Hold(), Pass()))
    check(table, MIDDLEHAND)
    table.do(FOREHAND, Hold())
    check(
        table, MIDDLEHAND, simple=(Pass(),), bids=tuple(value for value in ladder(ISKO.values) if value > 59)
    )


def test_forehand_alone_has_eighteen_or_a_pass() -> None:
    table = Table(ISKO, DEAL).do(MIDDLEHAND, Pass()).do(REARHAND, Pass())
    check(table, FOREHAND, simple=(Pass(),), bids=(18,))
    check(table, REARHAND)


def test_the_declarer_takes_the_skat_or_plays_hand() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND)
    offered = table.options(FOREHAND)
    assert offered.simple == (PickUpSkat(),)
    assert all(declaration.hand for declaration in offered.declarations)
    # Plain, Schneider, Schwarz and ouvert in five games, and null with and without ouvert.
    assert len(offered.declarations) == 5 * 4 + 2
    check(table, MIDDLEHAND)


def test_twelve_cards_are_there_to_discard_two_of() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).do(FOREHAND, PickUpSkat())
    check(table, FOREHAND, discards=cards("CT CJ CK CA ST SJ SA HJ HA D7 D8 DA"))


def test_with_the_skat_only_null_can_be_ouvert() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).takes_skat(FOREHAND, "D7 D8")
    plain = tuple(DeclareGame(game) for game in CONTRACT_GAMES)
    check(table, FOREHAND, declarations=(*plain, DeclareGame(GameType.NULL, ouvert=True)))


def test_a_null_below_the_bid_is_offered_only_where_it_may_be_declared() -> None:
    for rules, offered in ((ISKO, True), (isko(values__null_below_bid="refused"), False)):
        table = Table(rules, DEAL).won_by(FOREHAND, 24).takes_skat(FOREHAND, "D7 D8")
        assert (DeclareGame(GameType.NULL) in table.options(FOREHAND).declarations) is offered


def test_an_announcement_may_leave_out_what_it_implies() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND)
    view = table.view(FOREHAND)
    assert allows(ISKO, view, DeclareGame(GameType.CLUBS, hand=True, ouvert=True))
    assert DeclareGame(GameType.CLUBS, hand=True, ouvert=True) not in table.options(FOREHAND).declarations
    assert not allows(ISKO, view, DeclareGame(GameType.CLUBS))
    assert not allows(ISKO, view, DeclareGame(GameType.NULL, hand=True, schneider=True))


def test_before_a_ramsch_the_one_in_turn_is_asked() -> None:
    table = Table(isko(ramsch__pushing=True), DEAL, ROUND)
    check(table, FOREHAND, simple=(DeclareGrandHand(), DeclineGrandHand()))
    check(table, MIDDLEHAND)
    for place in (FOREHAND, MIDDLEHAND, REARHAND):
        table.do(place, DeclineGrandHand())
    check(table, FOREHAND, simple=(PickUpSkat(), PushSkat()))
    check(table, MIDDLEHAND)
    table.do(FOREHAND, PickUpSkat())
    check(table, FOREHAND, discards=cards("CT CK CA ST SA HA D7 D8 DA"))
    check(table, MIDDLEHAND)


def test_jacks_may_be_laid_back_where_that_is_free() -> None:
    rules = isko(auction__all_pass="ramsch", ramsch__pushing=True, ramsch__jacks="free")
    table = Table(rules, DEAL).all_pass().do(FOREHAND, PickUpSkat())
    assert len(table.options(FOREHAND).discards) == 12


def test_before_a_ramsch_calls_are_offered_to_those_who_may_make_them() -> None:
    rules = isko(ramsch__grand_hand=False, ramsch__klopfen=True, ramsch__announced_jungfrau=True)
    table = Table(rules, DEAL, ROUND)
    check(table, REARHAND, simple=(Knock(), AnnounceJungfrau(), Decline()))
    table.do(REARHAND, AnnounceJungfrau(), Knock())
    check(table, REARHAND)
    check(table, FOREHAND, simple=(Knock(), Decline()))
    jungfrau = Table(isko(auction__all_pass="ramsch", ramsch__announced_jungfrau=True), DEAL).all_pass()
    check(jungfrau, FOREHAND, simple=(AnnounceJungfrau(), Decline()))


def test_cards_are_offered_to_the_one_in_turn_and_acts_to_all() -> None:
    table = (
        Table(isko(schenken__enabled=True), DEAL)
        .won_by(FOREHAND)
        .declares(FOREHAND, GameType.CLUBS, hand=True)
    )
    levels = tuple(ClaimLevel)
    check(table, FOREHAND, cards=table.hand(FOREHAND), simple=(Concede(),), claims=levels)
    check(table, MIDDLEHAND, simple=(Concede(), PlayOpen(), OfferGift()))
    table.play("CA")
    check(table, MIDDLEHAND, cards=cards("C7 C8 C9"), simple=(Concede(), PlayOpen(), OfferGift()))
    check(table, FOREHAND, simple=(Concede(),), claims=levels)


def test_in_a_ramsch_there_is_nothing_but_cards() -> None:
    table = Table(isko(auction__all_pass="ramsch"), DEAL).all_pass()
    check(table, FOREHAND, cards=table.hand(FOREHAND))
    check(table, MIDDLEHAND)


def test_a_doubling_is_offered_in_its_time() -> None:
    rules = isko(kontra__who="any_defender")
    table = Table(rules, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True)
    assert Double(Doubling.KONTRA) in table.options(REARHAND).simple
    table.do(REARHAND, Double(Doubling.KONTRA))
    check(table, FOREHAND, simple=(Double(Doubling.RE), Decline()))
    check(table, MIDDLEHAND)


def test_while_cards_are_to_be_shown_only_doublings_are_offered() -> None:
    rules = isko(kontra__who="any_defender")
    table = Table(rules, DEAL).won_by(FOREHAND)
    table.happen(GameDeclared(FOREHAND, GameType.NULL, hand=True, ouvert=True))
    check(table, MIDDLEHAND, simple=(Double(Doubling.KONTRA),))
    check(table, FOREHAND)


def revolution() -> Table:
    table = Table(isko(revolution__enabled=True), DEAL).won_by(FOREHAND)
    return table.declares(FOREHAND, GameType.NULL, hand=True, revolution=True)


def test_in_a_revolution_the_twenty_cards_are_offered_to_both_defenders() -> None:
    table = revolution()
    twenty = tuple(sorted((*DEAL.hands.middlehand, *DEAL.hands.rearhand), key=lambda card: card.index))
    check(table, MIDDLEHAND, simple=(Decline(),), rearrange=twenty)
    check(table, REARHAND, simple=(Decline(),), rearrange=twenty)
    check(table, FOREHAND)
    table.do(MIDDLEHAND, Decline())
    check(table, MIDDLEHAND)


def test_an_answer_is_offered_to_who_is_asked() -> None:
    answers = (Answer(True), Answer(False))
    table = (
        Table(isko(schenken__enabled=True), DEAL)
        .won_by(FOREHAND)
        .declares(FOREHAND, GameType.CLUBS, hand=True)
    )
    table.do(MIDDLEHAND, OfferGift())
    check(table, REARHAND, simple=answers)
    check(table, FOREHAND)
    table.do(REARHAND, Answer(False)).do(FOREHAND, Claim(ClaimLevel.SIMPLE))
    check(table, MIDDLEHAND, simple=answers)
    check(table, FOREHAND)


def test_nothing_is_offered_before_the_deal_after_the_end_and_to_spectators() -> None:
    assert options(ISKO, new_view(Setting(), FOREHAND)) == NO_OPTIONS
    assert options(ISKO, Table(ISKO, DEAL).view(None)) == NO_OPTIONS
    assert Table(ISKO, DEAL).all_pass().options(FOREHAND) == NO_OPTIONS
    assert new_deal(Setting()).phase == new_view(Setting(), FOREHAND).phase


def test_options_are_true_when_there_are_any() -> None:
    assert not NO_OPTIONS
    assert Options(bids=(18,))


def check_allowed(table: Table, by: Position, command: Command, *, allowed: bool) -> None:
    assert allows(table.rules, table.view(by), command) is allowed


def test_a_command_is_allowed_when_it_is_among_the_options() -> None:
    table = Table(ISKO, DEAL)
    check_allowed(table, MIDDLEHAND, Bid(18), allowed=True)
    check_allowed(table, MIDDLEHAND, Bid(19), allowed=False)
    check_allowed(table, FOREHAND, Bid(18), allowed=False)
    check_allowed(table, MIDDLEHAND, Pass(), allowed=True)
    check_allowed(table, MIDDLEHAND, Hold(), allowed=False)
    table.won_by(FOREHAND).do(FOREHAND, PickUpSkat())
    check_allowed(table, FOREHAND, Discard(pair("CJ DA")), allowed=True)
    check_allowed(table, FOREHAND, Discard(pair("CJ CJ")), allowed=False)
    check_allowed(table, FOREHAND, Discard(pair("CJ C7")), allowed=False)
    table.do(FOREHAND, Discard(pair("D7 D8"))).declares(FOREHAND, GameType.CLUBS)
    check_allowed(table, FOREHAND, PlayCard(Card.CJ), allowed=True)
    check_allowed(table, FOREHAND, PlayCard(Card.D7), allowed=False)
    check_allowed(table, FOREHAND, Claim(ClaimLevel.SCHWARZ), allowed=True)
    check_allowed(table, MIDDLEHAND, Claim(ClaimLevel.SIMPLE), allowed=False)
    check_allowed(table, FOREHAND, Rearrange(Hands((), (), ())), allowed=False)


def test_a_rearrangement_is_allowed_when_it_divides_the_twenty() -> None:
    table = revolution()
    middle, rear = DEAL.hands.middlehand, DEAL.hands.rearhand
    check_allowed(table, MIDDLEHAND, Rearrange(Hands((), rear, middle)), allowed=True)
    check_allowed(table, MIDDLEHAND, Rearrange(Hands(rear, (), middle)), allowed=False)
    check_allowed(table, MIDDLEHAND, Rearrange(Hands((), rear, rear)), allowed=False)
    check_allowed(table, MIDDLEHAND, Rearrange(Hands((), rear, middle[:9])), allowed=False)
    check_allowed(table, FOREHAND, Rearrange(Hands((), rear, middle)), allowed=False)
