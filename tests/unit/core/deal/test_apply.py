"""Folding events into the full state: the cards move, and nothing untrue is believed."""

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, Table, cards, dealt, isko, pair
from vorhand.core.cards import NO_CARDS, PACK, card_set
from vorhand.core.commands import Discard, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import new_deal
from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    Claimed,
    Event,
    GameDeclared,
    Hands,
    OpenPlayed,
    SkatPickedUp,
)
from vorhand.core.phases.types import Setting
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import ClaimLevel

DEAL = dealt(forehand="CJ SJ CA CT CK SA ST HA D7 D8", skat="HJ DA")
HANDS = DEAL.hands


def check(table: Table, event: Event, reason: Reason, words: str) -> None:
    with pytest.raises(IllegalEvent, match=words) as refusal:
        table.happen(event)
    assert refusal.value.reason is reason


def test_a_deal_is_the_whole_pack() -> None:
    deal = apply(ISKO, new_deal(Setting()), DEAL)
    assert deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.skat == PACK
    assert deal.dealt == deal.hands
    assert deal.dealt_skat == deal.skat == card_set(cards("HJ DA"))


@pytest.mark.parametrize(
    "bad",
    [
        CardsDealt(Hands(HANDS.forehand[:9], HANDS.middlehand, HANDS.rearhand), DEAL.skat),
        CardsDealt(Hands(HANDS.forehand, HANDS.forehand, HANDS.rearhand), DEAL.skat),
        CardsDealt(HANDS, pair("HJ CJ")),
        CardsDealt(HANDS, pair("HJ HJ")),
        CardsDealt(
            Hands((*HANDS.forehand, HANDS.middlehand[0]), HANDS.middlehand[1:], HANDS.rearhand), DEAL.skat
        ),
    ],
)
def test_anything_else_is_no_deal(bad: CardsDealt) -> None:
    with pytest.raises(IllegalEvent, match="ten cards each and two to the skat") as refusal:
        apply(ISKO, new_deal(Setting()), bad)
    assert refusal.value.reason is Reason.BAD_DEAL


def test_the_skat_picked_up_is_the_one_that_lies_there() -> None:
    table = Table(deal=DEAL).won_by(FOREHAND)
    check(table, SkatPickedUp(FOREHAND, pair("HJ D7")), Reason.WRONG_CARDS_SHOWN, "not the skat")
    check(table, SkatPickedUp(FOREHAND, pair("HJ HJ")), Reason.WRONG_CARDS_SHOWN, "not the skat")
    table.happen(SkatPickedUp(FOREHAND, pair("DA HJ")))
    assert table.deal.skat == NO_CARDS
    assert table.deal.hands[0] == card_set((*HANDS.forehand, *DEAL.skat))
    assert table.deal.dealt[0] == card_set(HANDS.forehand)
    table.happen(CardsDiscarded(FOREHAND, pair("D7 D8")))
    assert table.deal.skat == card_set(cards("D7 D8"))
    assert table.deal.dealt_skat == card_set(DEAL.skat)


def test_a_claim_and_an_open_play_show_the_cards_that_are_held() -> None:
    table = Table(deal=DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True).play("CA")
    check(
        table, Claimed(FOREHAND, ClaimLevel.SIMPLE, HANDS.forehand), Reason.WRONG_CARDS_SHOWN, "not the hand"
    )
    check(table, OpenPlayed(MIDDLEHAND, HANDS.rearhand), Reason.WRONG_CARDS_SHOWN, "not the hand")
    table.happen(OpenPlayed(MIDDLEHAND, tuple(reversed(HANDS.middlehand))))


def test_a_card_played_leaves_the_hand() -> None:
    table = Table(deal=DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True)
    for place in POSITIONS:
        card = table.options(place).cards[0]
        table.happen(CardPlayed(place, card))
        assert not table.deal.hands[place.index] & card.bit


def test_a_log_cannot_announce_what_cannot_be_announced() -> None:
    table = Table(isko(spitze__levels=1), DEAL).won_by(FOREHAND)
    check(
        table, GameDeclared(FOREHAND, GameType.HEARTS, hand=True, spitze=True), Reason.NO_SPITZE, "H7 in hand"
    )
    check(
        table,
        GameDeclared(FOREHAND, GameType.RAMSCH, hand=True),
        Reason.BAD_ANNOUNCEMENT,
        "cannot be declared",
    )


def test_what_is_revealed_is_what_lies_there() -> None:
    table = Table(deal=DEAL).won_by(FOREHAND).do(FOREHAND, PickUpSkat(), Discard(pair("D7 D8")))
    table.declares(FOREHAND, GameType.CLUBS).play_on()
    nothing = Hands((), (), ())
    for bad, words in (
        (CardsRevealed(Hands(cards("CJ"), (), ()), pair("D7 D8"), DEAL.skat), "left to forehand"),
        (CardsRevealed(nothing, DEAL.skat, DEAL.skat), "not the skat"),
        (CardsRevealed(nothing, pair("D7 D8"), pair("D7 D8")), "the skat as dealt"),
    ):
        check(table, bad, Reason.WRONG_CARDS_SHOWN, words)
    table.happen(CardsRevealed(nothing, pair("D8 D7"), pair("DA HJ")))


def test_nothing_changes_when_an_event_is_refused() -> None:
    table = Table(deal=DEAL).won_by(FOREHAND)
    before = table.deal
    check(table, CardsDiscarded(FOREHAND, pair("D7 D8")), Reason.WRONG_PHASE, "SkatChoice")
    assert table.deal == before
