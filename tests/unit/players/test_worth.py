"""What games bring on average, and what covers a bid."""

import pytest

from vorhand.core.cards import parse_cards
from vorhand.core.contract import Announcement, GameType
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.players.worth import chance_to_cover, charged_if_overbid, expectation, level, trump_value


def test_a_sure_game_brings_its_value_and_fifty() -> None:
    assert expectation(1.0, 48) == 98.0


def test_a_lost_game_costs_twice_its_value_and_what_the_others_get() -> None:
    assert expectation(0.0, 48) == -186.0


def test_a_dearer_game_needs_a_better_chance() -> None:
    assert expectation(0.65, 20) > expectation(0.65, 72)


@pytest.mark.parametrize(
    ("cards", "announced", "value"),
    [
        ("CJ SJ HA", Announcement(), 30),
        ("CJ SJ HA", Announcement(hand=True), 40),
        ("HJ DJ HA", Announcement(), 30),
        ("CJ SJ HA", Announcement(hand=True, schneider=True), 60),
    ],
)
def test_the_value_counts_matadors_and_everything_announced(
    cards: str, announced: Announcement, value: int
) -> None:
    assert trump_value(ISKO, GameType.HEARTS, parse_cards(cards), announced) == value


@pytest.mark.parametrize(
    ("why", "hand", "bid", "steps", "chance"),
    [
        ("game two is always reached", "SJ C7", 20, 0, 1.0),
        ("with two cannot shrink", "CJ SJ C7", 30, 0, 1.0),
        ("with one is not counted on to grow", "CJ C7", 30, 0, 0.0),
        ("a hand game has a level more", "CJ C7", 30, 1, 1.0),
        ("without two falls if one of two jacks lies in the skat", "HJ C7", 30, 0, (20 * 19) / (22 * 21)),
        ("without three falls if one of three does", "DJ C7", 40, 0, (19 * 18) / (22 * 21)),
        ("without two does not reach four", "HJ C7", 40, 0, 0.0),
    ],
)
def test_matadors_cover_the_bid_with_this_chance(
    why: str, hand: str, bid: int, steps: int, chance: float
) -> None:
    found = chance_to_cover(ISKO, GameType.HEARTS, parse_cards(hand), bid, steps=steps)
    assert found == pytest.approx(chance), why


def test_an_overbid_game_is_charged_at_the_least_multiple_that_covers_the_bid() -> None:
    assert charged_if_overbid(ISKO, GameType.SPADES, 24) == 33


def test_a_level_of_grand_is_what_the_rules_say() -> None:
    old = with_settings(ISKO, {"values.grand_base": 20})
    assert [level(rules, GameType.GRAND) for rules in (ISKO, old)] == [24, 20]
