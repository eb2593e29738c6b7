"""Who may say Kontra, Re, Supra, Hirsch, and until when."""

from typing import Any

from tests.rules.table import isko
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.rules.kontra import DOUBLINGS, Doubling, DoublingFacts, may_double, next_doubling
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings

KONTRA, RE, SUPRA, HIRSCH = DOUBLINGS
ALL = isko(kontra__who="any_defender", kontra__supra=True, kontra__hirsch=True)

DEFENDER_BEFORE_THE_LEAD = DoublingFacts(
    contract=Contract(GameType.CLUBS, Announcement()),
    caller_is_declarer=False,
    caller_bid=True,
    doublings=0,
    cards_played=0,
    caller_cards_played=0,
    cards_since_last_doubling=0,
    cards_shown=False,
)


def facts(**changes: Any) -> DoublingFacts:
    values = {field: getattr(DEFENDER_BEFORE_THE_LEAD, field) for field in DoublingFacts.__struct_fields__}
    return DoublingFacts(**(values | changes))


def with_option(rules: RuleSet, key: str, value: object) -> RuleSet:
    return with_settings(rules, {f"kontra.{key}": value})


def check(rules: RuleSet, call: Doubling, *, allowed: bool, **changes: Any) -> None:
    assert may_double(rules, call, facts(**changes)) is allowed


def test_nobody_doubles_in_the_official_game() -> None:
    for call in DOUBLINGS:
        check(ISKO, call, allowed=False, doublings=DOUBLINGS.index(call))
        check(ISKO, call, allowed=False, doublings=DOUBLINGS.index(call), caller_is_declarer=True)


def test_the_sides_call_in_turn() -> None:
    for doublings, call in enumerate(DOUBLINGS):
        declarer_calls = call in (RE, HIRSCH)
        check(ALL, call, allowed=True, doublings=doublings, caller_is_declarer=declarer_calls)
        check(ALL, call, allowed=False, doublings=doublings, caller_is_declarer=not declarer_calls)


def test_a_call_needs_exactly_the_calls_before_it() -> None:
    for call in DOUBLINGS:
        for doublings in range(5):
            expected = doublings == DOUBLINGS.index(call)
            check(ALL, call, allowed=expected, doublings=doublings, caller_is_declarer=call in (RE, HIRSCH))


def test_kontra_of_bidders_only_is_for_those_who_bid() -> None:
    bidders = with_option(ALL, "who", "bidders_only")
    check(bidders, KONTRA, allowed=True)
    check(bidders, KONTRA, allowed=False, caller_bid=False)
    check(bidders, RE, allowed=True, caller_bid=False, caller_is_declarer=True, doublings=1)
    check(bidders, SUPRA, allowed=True, caller_bid=False, doublings=2)
    check(ALL, KONTRA, allowed=True, caller_bid=False)


def test_kontra_until_the_first_lead() -> None:
    rules = with_option(ALL, "until", "first_lead")
    check(rules, KONTRA, allowed=True)
    check(rules, KONTRA, allowed=False, cards_played=1)


def test_kontra_until_ones_own_first_card() -> None:
    check(ALL, KONTRA, allowed=True, cards_played=2)
    check(ALL, KONTRA, allowed=False, cards_played=2, caller_cards_played=1)
    check(ALL, KONTRA, allowed=False, cards_played=3, caller_cards_played=1)


def test_kontra_until_the_second_trick() -> None:
    rules = with_option(ALL, "until", "second_trick")
    check(rules, KONTRA, allowed=True, cards_played=3, caller_cards_played=1)
    check(rules, KONTRA, allowed=False, cards_played=4, caller_cards_played=1)


def test_an_answer_comes_before_another_card() -> None:
    check(ALL, RE, allowed=True, doublings=1, caller_is_declarer=True, cards_played=2)
    check(ALL, RE, allowed=False, doublings=1, caller_is_declarer=True, cards_since_last_doubling=1)
    check(ALL, SUPRA, allowed=False, doublings=2, cards_since_last_doubling=1)
    check(ALL, HIRSCH, allowed=False, doublings=3, caller_is_declarer=True, cards_since_last_doubling=1)


def test_answers_can_be_left_out_of_the_game() -> None:
    without_re = isko(kontra__who="any_defender", kontra__re=False)
    check(without_re, RE, allowed=False, doublings=1, caller_is_declarer=True)
    without_supra = isko(kontra__who="any_defender")
    check(without_supra, SUPRA, allowed=False, doublings=2)
    without_hirsch = isko(kontra__who="any_defender", kontra__supra=True)
    check(without_hirsch, HIRSCH, allowed=False, doublings=3, caller_is_declarer=True)


def null(**said: bool) -> Contract:
    return Contract(GameType.NULL, Announcement(**said))


def test_re_in_null_can_be_left_out_of_the_game_but_not_in_null_ouvert() -> None:
    rules = with_option(ALL, "re_in_null", False)
    for contract, allowed in (
        (null(), False),
        (null(hand=True), False),
        (null(ouvert=True), True),
        (null(hand=True, ouvert=True), True),
        (Contract(GameType.GRAND, Announcement()), True),
    ):
        check(rules, RE, allowed=allowed, contract=contract, doublings=1, caller_is_declarer=True)
        check(ALL, RE, allowed=True, contract=contract, doublings=1, caller_is_declarer=True)


def test_kontra_before_the_cards_are_shown() -> None:
    rules = with_option(ALL, "ouvert", "before_cards_shown")
    check(rules, KONTRA, allowed=True, contract=null(ouvert=True))
    check(rules, KONTRA, allowed=False, contract=null(ouvert=True), cards_shown=True)
    check(ALL, KONTRA, allowed=True, contract=null(ouvert=True), cards_shown=True)
    check(rules, KONTRA, allowed=True, contract=null(), cards_shown=True)


def test_nothing_follows_hirsch() -> None:
    assert [next_doubling(doublings) for doublings in range(5)] == [KONTRA, RE, SUPRA, HIRSCH, None]
