"""What card points mean for the result."""

import pytest

from tests.unit.review.deals import dealt_to
from vorhand.core.cards import card_set
from vorhand.core.contract import Announcement, GameType
from vorhand.core.positions import Position
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.units import CardPoints
from vorhand.review import Outlook, Turn
from vorhand.review.open_games import Table, begun
from vorhand.review.outlooks import Unsettled, outlook, settlement, turn_between

DEALT = dealt_to("CJ SJ CA CT CK C9 SA ST HA HT", "HJ DJ CQ SK SQ HK HQ DA DK D9", "DT DQ")
"""Forehand plays clubs with two."""


def game(bid: int = 18, **announced: bool) -> Unsettled:
    hands = DEALT.hands
    first, second, third = (card_set(hands.of(place)) for place in Position)
    table = Table(ISKO, (first, second, third), card_set(DEALT.skat))
    contract = announcing.contract(ISKO, GameType.CLUBS, Announcement(hand=True, **announced))
    return begun(table, Position.FOREHAND, bid, contract, ())


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, Outlook.LOST_SCHNEIDER),
        (30, Outlook.LOST_SCHNEIDER),
        (31, Outlook.LOST),
        (60, Outlook.LOST),
        (61, Outlook.WON),
        (89, Outlook.WON),
        (90, Outlook.WON_SCHNEIDER),
        (120, Outlook.WON_SCHNEIDER),
    ],
)
def test_a_game_turns_at_31_61_and_90(points: int, expected: Outlook) -> None:
    assert outlook(game(), CardPoints(points)) is expected


def test_an_announced_schneider_needs_90() -> None:
    assert outlook(game(schneider=True), CardPoints(89)) is Outlook.LOST
    assert outlook(game(schneider=True), CardPoints(90)) is Outlook.WON_SCHNEIDER


def test_an_overbid_game_is_lost_unless_schneider_makes_up_for_it() -> None:
    overbid = game(bid=60)
    assert settlement(overbid, CardPoints(61)).value == 12 * (2 + 1 + 1)
    assert outlook(overbid, CardPoints(89)) is Outlook.LOST
    assert outlook(overbid, CardPoints(90)) is Outlook.WON_SCHNEIDER


@pytest.mark.parametrize(
    ("before", "after", "turn"),
    [
        (Outlook.WON, Outlook.WON, Turn.NOTHING),
        (Outlook.WON, Outlook.WON_SCHNEIDER, Turn.SCHNEIDER),
        (Outlook.LOST_SCHNEIDER, Outlook.LOST, Turn.SCHNEIDER),
        (Outlook.WON, Outlook.LOST, Turn.GAME),
        (Outlook.LOST_SCHNEIDER, Outlook.WON_SCHNEIDER, Turn.GAME),
    ],
)
def test_what_a_card_turns(before: Outlook, after: Outlook, turn: Turn) -> None:
    assert turn_between(before, after) is turn
