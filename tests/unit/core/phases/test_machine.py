"""The transition table, who is awaited, and the end."""

from typing import get_args

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, dealt, isko
from vorhand.core.commands import (
    Answer,
    Bid,
    Concede,
    DeclareGrandHand,
    Discard,
    OfferGift,
    Pass,
    PickUpSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import GameDeclared, Observation, PackDealt, Passed
from vorhand.core.phases import auction
from vorhand.core.phases.machine import TRANSITIONS, awaited, is_over, start, step, transitions
from vorhand.core.phases.types import Dealing, Ended, Phase, Setting
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO

RAMSCH_ROUND = Setting(ramsch_round=True)


def test_every_phase_but_none_beside_has_a_way_on() -> None:
    assert {phase for phase, _ in TRANSITIONS} == set(get_args(Phase))
    assert {event for _, event in TRANSITIONS} <= set(get_args(Observation))


def test_two_functions_for_one_pair_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="two arms for Auction and BidMade"):
        transitions((auction.bid, auction.bid))


def test_a_deal_begins_with_dealing() -> None:
    assert start(Setting(bock=True)) == Dealing(Setting(bock=True))


def test_an_event_in_the_wrong_phase_is_refused_and_the_right_ones_are_named() -> None:
    with pytest.raises(IllegalEvent) as refusal:
        step(ISKO, start(Setting()), Passed(FOREHAND))
    assert refusal.value.reason is Reason.WRONG_PHASE
    assert str(refusal.value) == "Passed is not possible in Dealing; possible: CardsDealt, ShuffleCommitted"


def test_a_step_folds_one_public_event() -> None:
    phase = step(ISKO, start(Setting()), PackDealt())
    assert awaited(phase) == (MIDDLEHAND,)


def check(table: Table, *positions: Position) -> None:
    assert awaited(table.phase) == positions


def test_who_has_to_act_is_known_in_every_phase() -> None:
    table = Table()
    check(table, MIDDLEHAND)
    check(table.do(MIDDLEHAND, Bid(18)), FOREHAND)
    check(table.do(FOREHAND, Pass()), REARHAND)
    check(table.do(REARHAND, Pass()), MIDDLEHAND)
    check(table.do(MIDDLEHAND, PickUpSkat()), MIDDLEHAND)
    first, second = table.hand(MIDDLEHAND)[:2]
    check(table.do(MIDDLEHAND, Discard((first, second))), MIDDLEHAND)
    check(table.declares(MIDDLEHAND, GameType.CLUBS), FOREHAND)
    check(table.play_on(1), MIDDLEHAND)
    check(table.do(MIDDLEHAND, Concede()))


def test_who_has_to_act_where_something_is_asked() -> None:
    check(Table().do(MIDDLEHAND, Pass()).do(REARHAND, Pass()), FOREHAND)
    check(Table(setting=RAMSCH_ROUND), FOREHAND)
    check(Table(isko(auction__all_pass="ramsch", ramsch__pushing=True)).all_pass(), FOREHAND)
    taking = (
        Table(isko(auction__all_pass="ramsch", ramsch__pushing=True)).all_pass().do(FOREHAND, PickUpSkat())
    )
    check(taking, FOREHAND)
    check(Table(isko(auction__all_pass="ramsch", ramsch__announced_jungfrau=True)).all_pass(), *Position)
    kontra = isko(kontra__who="any_defender", kontra__until="first_lead")
    check(Table(kontra, setting=RAMSCH_ROUND).do(FOREHAND, DeclareGrandHand()), MIDDLEHAND, REARHAND)


def test_who_has_to_answer_a_gift_or_a_concession() -> None:
    rules = isko(schenken__enabled=True)
    table = Table(rules).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True)
    check(table.do(MIDDLEHAND, OfferGift()), REARHAND)
    check(table.do(REARHAND, Answer(True)), FOREHAND)
    table.do(FOREHAND, Answer(False)).play_on(6)
    check(table.do(FOREHAND, Concede()), MIDDLEHAND, REARHAND)


def test_nobody_is_awaited_where_the_table_itself_has_to_act() -> None:
    rules = isko(revolution__enabled=True)
    table = (
        Table(rules)
        .won_by(FOREHAND)
        .happen(GameDeclared(FOREHAND, GameType.NULL, hand=True, revolution=True))
    )
    check(table)


def test_a_deal_is_over_in_four_ways() -> None:
    over = [
        Table().all_pass(),
        Table(isko(auction__all_pass="redeal")).all_pass(),
        Table(isko(auction__all_pass="ramsch")).all_pass().play_on(),
        Table().won_by(FOREHAND).declares(FOREHAND, GameType.GRAND, hand=True).play_on(),
    ]
    assert {type(table.phase) for table in over} == set(get_args(Ended))
    for table in over:
        assert is_over(table.phase)
        check(table)
    assert not is_over(Table(deal=dealt(forehand="CJ")).phase)
    assert cards("CJ")[0] in dealt(forehand="CJ").hands.forehand
