"""Reviews in words."""

from random import Random

import pytest

from tests.unit.review.deals import PLAIN, dealt_to, played
from vorhand.core.commands import Bid, DeclareGame, Hold, Pass
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.units import CardPoints
from vorhand.i18n import messages
from vorhand.review import DealReview, Outlook, Remainder, Stopped, deal_review
from vorhand.telling.review import (
    call_text,
    judgement_text,
    per_cent,
    remainder_line,
    result_text,
    told_calls,
)
from vorhand.telling.words import Words

ENGLISH = Words(messages("en"))
FOREHAND, MIDDLEHAND, REARHAND = Position
DEALT = dealt_to("CJ SJ HJ DJ CA CT CK CQ C9 C8", "SA ST SK SQ S9 HA HT HK HQ H9", "C7 D7")
SAID = (
    (MIDDLEHAND, Bid(18)),
    (FOREHAND, Hold()),
    (MIDDLEHAND, Bid(20)),
    (FOREHAND, Hold()),
    (MIDDLEHAND, Pass()),
    (REARHAND, Pass()),
    (FOREHAND, DeclareGame(GameType.CLUBS, hand=True)),
)


@pytest.fixture(scope="module")
def review() -> DealReview:
    return deal_review(ISKO, PLAIN, played(DEALT, SAID, Random(0), most=0).events, worlds=0)


def test_of_the_values_that_a_player_named_only_the_last_is_told(review: DealReview) -> None:
    told = [(call.by, call_text(ENGLISH, call)) for call in told_calls(review.calls)]
    assert told == [
        (MIDDLEHAND, "20?"),
        (FOREHAND, "yes to 20"),
        (MIDDLEHAND, "pass at 22"),
        (REARHAND, "pass at 22"),
        (FOREHAND, "clubs hand"),
    ]


def test_judgements_say_what_would_have_been_won(review: DealReview) -> None:
    bid, held, passed, _, game = (judgement_text(ENGLISH, call) for call in told_calls(review.calls))
    none = "no game would have won, not even with the skat"
    assert bid == f"wrong with all cards open: {none}"
    assert passed == f"right with all cards open: {none}"
    assert held == "right with all cards open: with the skat clubs would have won, good for 156"
    assert game.startswith("won with Schneider (+")


def test_a_result_has_the_points_of_both_sides_where_they_count() -> None:
    assert result_text(ENGLISH, Outlook.LOST, CardPoints(58)) == "lost (58 : 62)"
    assert result_text(ENGLISH, Outlook.WON, None) == "won"


def test_shares_are_told_in_whole_per_cent() -> None:
    assert [per_cent(share) for share in (0.0, 0.054, 1.0)] == ["0", "5", "100"]


def test_what_is_missing_is_counted() -> None:
    left = Remainder(why=Stopped.CANCELLED, cards=1, calls=2, seen=3)
    assert remainder_line(ENGLISH, left) == "Stopped. Not reviewed: cards 1, calls 2, cards as seen 3"
