"""The decision table of acts that end a game early, as a referee enters them."""

from typing import Any

import msgspec

from tests.rules.table import isko
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.rules.claims import Act, Circumstances, Side, Waiting, settle_act
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.core.rules.valuation import Achievement, ClaimLevel, Ending, settle
from vorhand.core.units import CardPoints

DECLARER, DEFENDER = Side
STATE = Achievement(
    contract=Contract(GameType.CLUBS, Announcement()),
    bid=18,
    tricks=2,
    card_points=CardPoints(30),
    matadors=1,
    defender_points=CardPoints(25),
    defender_tricks=2,
)
NULL = msgspec.structs.replace(STATE, contract=Contract(GameType.NULL, Announcement()), tricks=0, matadors=0)
NO_REPLY: dict[str, Any] = {
    "cards_left": 6,
    "level": ClaimLevel.SIMPLE,
    "proven": False,
    "answers": (),
    "schwarz_excluded": False,
}


def outcome(
    act: Act, side: Side, state: Achievement = STATE, rules: RuleSet = ISKO, **circumstances: Any
) -> Achievement | Waiting | None:
    return settle_act(rules, state, act, side, Circumstances(**(NO_REPLY | circumstances)))


def check_ended(found: Achievement | Waiting | None, ending: Ending, **numbers: Any) -> None:
    assert isinstance(found, Achievement)
    assert found.ended is ending
    assert {key: getattr(found, key) for key in numbers} == numbers


def test_a_declarer_with_nine_cards_gives_up_alone_and_later_needs_one_yes() -> None:
    check_ended(outcome(Act.CONCEDE, DECLARER, cards_left=9), Ending.DECLARER_CONCEDED)
    assert outcome(Act.CONCEDE, DECLARER, cards_left=8) == Waiting(exposed=False, wait=True)
    assert outcome(Act.CONCEDE, DECLARER, answers=(False,)) == Waiting(exposed=False, wait=True)
    assert outcome(Act.CONCEDE, DECLARER, answers=(False, False)) == Waiting(exposed=False, wait=False)
    check_ended(outcome(Act.CONCEDE, DECLARER, answers=(False, True)), Ending.DECLARER_CONCEDED)


def test_a_defender_gives_up_for_both() -> None:
    check_ended(outcome(Act.CONCEDE, DEFENDER, cards_left=3), Ending.DEFENDERS_CONCEDED)


def test_a_claim_needs_proof_or_both_defenders() -> None:
    check_ended(outcome(Act.CLAIM, DECLARER, proven=True), Ending.CLAIM_ACCEPTED)
    assert outcome(Act.CLAIM, DECLARER) == Waiting(exposed=True, wait=True)
    assert outcome(Act.CLAIM, DECLARER, answers=(True,)) == Waiting(exposed=True, wait=True)
    assert outcome(Act.CLAIM, DECLARER, answers=(True, False)) == Waiting(exposed=True, wait=False)
    level = ClaimLevel.SCHNEIDER
    check_ended(
        outcome(Act.CLAIM, DECLARER, answers=(True, True), level=level), Ending.CLAIM_ACCEPTED, claim=level
    )


def test_where_the_table_proves_nothing_the_defenders_are_always_asked() -> None:
    rules = isko(claims__server_proof=False)
    assert outcome(Act.CLAIM, DECLARER, rules=rules, proven=True) == Waiting(exposed=True, wait=True)


def test_a_defender_cannot_claim_nor_a_declarer_a_lost_level() -> None:
    assert outcome(Act.CLAIM, DEFENDER) is None
    assert outcome(Act.CLAIM, DECLARER, level=ClaimLevel.SCHWARZ) is None


def test_open_play_is_for_defenders_and_has_to_be_proved() -> None:
    check_ended(outcome(Act.OPEN_PLAY, DEFENDER, proven=True), Ending.PLAYED, card_points=30, tricks=2)
    check_ended(outcome(Act.OPEN_PLAY, DEFENDER), Ending.DEFENDERS_CONCEDED)
    assert outcome(Act.OPEN_PLAY, DECLARER) is None


def test_thrown_cards_give_all_that_is_left_to_the_other_side() -> None:
    check_ended(outcome(Act.THROW, DECLARER), Ending.PLAYED, card_points=30, tricks=2)
    check_ended(outcome(Act.THROW, DEFENDER), Ending.PLAYED, card_points=95, tricks=8)
    excluded = outcome(Act.THROW, DEFENDER, schwarz_excluded=True)
    check_ended(excluded, Ending.PLAYED, schwarz_excluded=True)


def test_in_null_thrown_cards_are_a_concession() -> None:
    check_ended(outcome(Act.THROW, DECLARER, NULL), Ending.DECLARER_CONCEDED)
    check_ended(outcome(Act.THROW, DEFENDER, NULL), Ending.DEFENDERS_CONCEDED)


def test_a_revoke_is_a_concession_of_the_guilty_side() -> None:
    check_ended(outcome(Act.REVOKE, DECLARER), Ending.DECLARER_CONCEDED)
    check_ended(outcome(Act.REVOKE, DEFENDER), Ending.DEFENDERS_CONCEDED)


def test_what_was_decided_before_stays_decided() -> None:
    lost = msgspec.structs.replace(STATE, defender_points=CardPoints(60))
    for act in (Act.CONCEDE, Act.REVOKE, Act.OPEN_PLAY):
        found = outcome(act, DEFENDER, lost)
        assert isinstance(found, Achievement)
        assert not settle(ISKO, found).won
