"""Calls with all cards open: bids, skat, discards, games, doublings."""

from itertools import combinations
from random import Random

import pytest

from tests.unit.review.deals import (
    FOREHAND_PLAYS,
    NOBODY_PLAYS,
    PLAIN,
    WITH_KONTRA,
    Log,
    Said,
    dealt_to,
    doubled,
    hand_game,
    played,
    skat_game,
)
from vorhand.core.cards import Card, CardSet, card_set, points_of
from vorhand.core.commands import Bid, DeclareGame, Discard, Double, Hold, Pass, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardsDiscarded,
    GameDeclared,
    Passed,
    SkatPickedUp,
)
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.engine.reference import OpenPosition
from vorhand.engine.solver import Solver
from vorhand.review import (
    CallReview,
    JudgedBid,
    JudgedDiscard,
    JudgedDoubling,
    JudgedGame,
    JudgedSkat,
    Outlook,
    Turn,
    deal_review,
)

FOREHAND, MIDDLEHAND, REARHAND = Position

SURE_CLUBS = dealt_to("CJ SJ HJ DJ CA CT CK CQ C9 C8", "SA ST SK SQ S9 HA HT HK HQ H9", "C7 D7")
"""Forehand holds nearly all trumps of clubs."""
SURE_NULL = dealt_to("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", "CT CJ CQ ST SJ SQ HT HJ HQ D8", "D9 DT")
"""Forehand holds a null and nothing else."""
HARD_DISCARD = dealt_to("CJ SJ CA CT CK C9 SA ST HA HT", "HJ DJ CQ SK SQ HK HQ DA DK D9", "DT DQ")
CLOSE_DISCARD = dealt_to("CJ SJ CA CT CK C9 SK SQ HK HT", "HJ DJ CQ SA ST HA HQ DA DK D9", "DT DQ")
"""In clubs pairs of discards differ by single card points."""


def calls_of(log: Log, rules: RuleSet = ISKO) -> tuple[CallReview, ...]:
    review = deal_review(rules, PLAIN, log.events, worlds=1)
    assert review.remainder is None
    return review.calls


def bid(call: CallReview) -> JudgedBid:
    assert isinstance(call.open, JudgedBid)
    return call.open


def test_a_bid_is_held_against_the_dearest_game_that_would_have_been_won() -> None:
    middlehand, rearhand, forehand = calls_of(played(SURE_CLUBS, NOBODY_PLAYS, Random(0)))
    assert [type(call.call) for call in (middlehand, rearhand, forehand)] == [Passed] * 3
    assert bid(forehand).game is GameType.CLUBS
    assert bid(forehand).limit == 12 * (11 + 1 + 1), "with 11, Schneider"
    assert (bid(middlehand).limit, bid(middlehand).game) == (0, None)
    assert (bid(forehand).is_right, bid(middlehand).is_right) == (False, True)


def test_a_hand_that_wins_only_null_is_good_for_23() -> None:
    forehand = calls_of(played(SURE_NULL, NOBODY_PLAYS, Random(0)))[-1]
    assert (bid(forehand).game, bid(forehand).limit) == (GameType.NULL, 23)


def test_every_call_has_the_value_at_stake() -> None:
    said: tuple[Said, ...] = (
        (MIDDLEHAND, Bid(18)),
        (FOREHAND, Hold()),
        (MIDDLEHAND, Bid(22)),
        (FOREHAND, Hold()),
        (MIDDLEHAND, Pass()),
        (REARHAND, Pass()),
        (FOREHAND, DeclareGame(GameType.GRAND, hand=True)),
    )
    calls = calls_of(played(SURE_CLUBS, said, Random(0)))
    assert [(type(call.call), call.bid) for call in calls] == [
        (BidMade, 18),
        (BidHeld, 18),
        (BidMade, 22),
        (BidHeld, 22),
        (Passed, 23),
        (Passed, 23),
        (GameDeclared, 22),
    ]
    assert [bid(call).is_right for call in calls[:4]] == [False, True, False, True]


def test_a_bid_up_to_the_limit_is_right_and_one_above_it_is_not() -> None:
    said: tuple[Said, ...] = (
        (MIDDLEHAND, Bid(23)),
        (FOREHAND, Hold()),
        (MIDDLEHAND, Bid(24)),
        (FOREHAND, Hold()),
        (MIDDLEHAND, Pass()),
        (REARHAND, Pass()),
        (FOREHAND, DeclareGame(GameType.NULL, hand=True)),
    )
    calls = calls_of(played(SURE_NULL, said, Random(0), most=0))
    held = [bid(call) for call in calls if isinstance(call.call, BidHeld)]
    assert [one.limit for one in held] == [23, 23]
    assert [one.is_right for one in held] == [True, False]


def discard(log: Log) -> JudgedDiscard:
    [call] = [call for call in calls_of(log) if isinstance(call.call, CardsDiscarded)]
    assert isinstance(call.open, JudgedDiscard)
    return call.open


def points_after(laid: CardSet) -> int:
    """Forehand's card points in clubs with these two laid away, by a solver of its own."""
    dealt = CLOSE_DISCARD
    twelve = card_set((*dealt.hands.forehand, *dealt.skat))
    hands = (CardSet(twelve & ~laid), card_set(dealt.hands.middlehand), card_set(dealt.hands.rearhand))
    position = OpenPosition(game=GameType.CLUBS, declarer=FOREHAND, hands=hands, turn=FOREHAND)
    return Solver().points(position) + points_of(laid)


def test_discards_are_held_against_all_pairs_without_trumps() -> None:
    side = (Card.SK, Card.SQ, Card.HK, Card.HT, Card.DT, Card.DQ)
    values = {pair: points_after(card_set(pair)) for pair in combinations(side, 2)}
    most = max(values.values())
    assert most - 1 in values.values(), "a pair that costs a single point is among them"
    for (first, second), value in values.items():
        judged = discard(skat_game(GameType.CLUBS, CLOSE_DISCARD, f"{first.value} {second.value}", Random(0)))
        assert (judged.points, judged.best_points, judged.loss) == (value, most, most - value)
        assert points_after(card_set(judged.best)) == most


def test_the_best_discards_are_not_bettered() -> None:
    first = discard(skat_game(GameType.CLUBS, HARD_DISCARD, "SA HA", Random(0)))
    assert first.loss > 0
    best = " ".join(card.value for card in first.best)
    again = discard(skat_game(GameType.CLUBS, HARD_DISCARD, best, Random(0)))
    assert again.loss == 0
    assert again.turned is Turn.NOTHING
    assert set(again.best) == set(first.best)


def test_in_null_discards_win_or_lose() -> None:
    nulls = dealt_to("C7 C8 C9 S7 S8 S9 H7 H8 H9 DA", "CT CJ CQ ST SJ SQ HT HJ HQ D8", "D9 D7")
    kept = discard(skat_game(GameType.NULL, nulls, "D9 D7", Random(0)))
    assert (kept.points, kept.after, kept.before, kept.turned) == (None, Outlook.LOST, Outlook.WON, Turn.GAME)
    assert Card.DA in kept.best
    laid = discard(skat_game(GameType.NULL, nulls, "DA D9", Random(0)))
    assert (laid.after, laid.turned) == (Outlook.WON, Turn.NOTHING)


def test_taking_the_skat_is_held_against_a_game_from_the_hand() -> None:
    log = skat_game(GameType.CLUBS, SURE_CLUBS, "C7 D7", Random(0))
    [taken] = [call for call in calls_of(log) if isinstance(call.call, SkatPickedUp)]
    assert isinstance(taken.open, JudgedSkat)
    judged = taken.open
    assert judged.from_hand.contract.announced.hand
    assert not judged.with_skat.contract.announced.hand
    assert judged.loss == judged.from_hand.score - judged.with_skat.score > 0


def test_a_game_is_held_against_the_others() -> None:
    lost = calls_of(hand_game(GameType.NULL, Random(0), dealt=SURE_CLUBS))[-1].open
    assert isinstance(lost, JudgedGame)
    assert lost.chosen.outlook is Outlook.LOST
    assert lost.others[0].outlook.is_won
    assert lost.loss == lost.others[0].score - lost.chosen.score > 0
    assert [one.score for one in lost.others] == sorted((one.score for one in lost.others), reverse=True)
    best = calls_of(hand_game(GameType.NULL, Random(0), dealt=SURE_NULL))[-1].open
    assert isinstance(best, JudgedGame)
    assert best.loss == 0


KONTRA = (MIDDLEHAND, Double(Doubling.KONTRA))
RE = (FOREHAND, Double(Doubling.RE))


@pytest.mark.parametrize(("game", "wins"), [(GameType.CLUBS, True), (GameType.NULL, False)])
def test_a_doubling_pays_for_the_side_that_wins(game: GameType, wins: bool) -> None:
    *_, kontra, re = calls_of(doubled(SURE_CLUBS, game, KONTRA, RE), WITH_KONTRA)
    assert isinstance(kontra.open, JudgedDoubling)
    assert isinstance(re.open, JudgedDoubling)
    assert kontra.open.outlook.is_won is wins
    assert (kontra.open.is_right, re.open.is_right) == (not wins, wins)
    assert (kontra.bid, kontra.by, re.by) == (18, MIDDLEHAND, FOREHAND)
    assert (kontra.open.points is None) is (game is GameType.NULL)


def test_calls_as_seen_are_never_better_than_the_best() -> None:
    said: tuple[Said, ...] = (
        *FOREHAND_PLAYS,
        (FOREHAND, PickUpSkat()),
        (FOREHAND, Discard((Card.SA, Card.HA))),
        (FOREHAND, DeclareGame(GameType.CLUBS)),
    )
    calls = calls_of(played(HARD_DISCARD, said, Random(0), most=0))
    assert len(calls) == 6
    for call in calls:
        assert call.seen is not None
        assert call.seen.worth <= call.seen.best
    [laid] = [call.seen for call in calls if isinstance(call.call, CardsDiscarded)]
    assert laid is not None
    assert laid.worth < laid.best, "aces are not laid away"


def test_another_judge_of_calls_can_be_put_in() -> None:
    log = played(SURE_CLUBS, NOBODY_PLAYS, Random(0))
    review = deal_review(ISKO, PLAIN, log.events, judge=lambda rules, view, call, chance: None)
    assert [call.seen for call in review.calls] == [None] * 3
