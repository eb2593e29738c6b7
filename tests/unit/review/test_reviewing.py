"""Whole reviews: always the same, within their budget, and ready for JSON."""

from random import Random

import msgspec
import pytest

from tests.properties.play import play_out
from tests.unit.players.table import random_deal
from tests.unit.review.deals import (
    NOBODY_PLAYS,
    PLAIN,
    WITH_KONTRA,
    WITH_RAMSCH,
    Log,
    dealt_to,
    doubled,
    hand_game,
    played,
    skat_game,
)
from vorhand.core.commands import Double
from vorhand.core.contract import GameType
from vorhand.core.events import CardPlayed
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import ISKO
from vorhand.presets import load_preset, preset_names
from vorhand.review import Budget, DealReview, Remainder, Stopped, Turn, deal_review

DEALT = dealt_to("CJ SJ CA CT CK C9 SA ST HA HT", "HJ DJ CQ SK SQ HK HQ DA DK D9", "DT DQ")
MIDDLEHAND = Position.MIDDLEHAND


def a_log() -> Log:
    return skat_game(GameType.CLUBS, DEALT, "DT DQ", Random(4))


def test_the_same_deal_always_gets_the_same_review() -> None:
    one, other, seeded = (
        deal_review(ISKO, PLAIN, a_log().events, worlds=4, seed=seed, budget=Budget(nodes=50_000_000))
        for seed in (0, 0, 1)
    )
    assert one == other
    assert [card.open for card in one.cards] == [card.open for card in seeded.cards]
    assert [card.seen for card in one.cards] != [card.seen for card in seeded.cards]


def test_a_review_goes_to_json_and_back() -> None:
    kontra = doubled(DEALT, GameType.CLUBS, (MIDDLEHAND, Double(Doubling.KONTRA)))
    reviews = [
        deal_review(ISKO, PLAIN, a_log().events, worlds=2),
        deal_review(ISKO, PLAIN, hand_game(GameType.NULL, Random(0)).events, worlds=2),
        deal_review(WITH_KONTRA, PLAIN, kontra.events, worlds=2),
    ]
    for review in reviews:
        assert msgspec.json.decode(msgspec.json.encode(review), type=DealReview) == review


def test_a_budget_of_nodes_ends_a_review() -> None:
    log = a_log().events
    review = deal_review(ISKO, PLAIN, log, worlds=2, budget=Budget(nodes=1))
    assert review.remainder is not None
    assert review.remainder.why is Stopped.BUDGET
    assert review.remainder.cards >= 1
    assert len(review.cards) == 30
    assert review == deal_review(ISKO, PLAIN, log, worlds=2, budget=Budget(nodes=1))


def test_a_budget_of_time_ends_a_review() -> None:
    review = deal_review(ISKO, PLAIN, a_log().events, worlds=2, budget=Budget(seconds=0.0))
    assert review.remainder == Remainder(why=Stopped.BUDGET, cards=30, calls=6, seen=seen_in(review))
    assert (review.start, review.end, review.turning()) == (None, None, ())


def test_a_review_can_be_cancelled_and_tells_its_steps() -> None:
    told: list[tuple[int, int]] = []

    def goes_on(done: int, total: int) -> bool:
        told.append((done, total))
        return done < 7

    review = deal_review(ISKO, PLAIN, a_log().events, worlds=2, goes_on=goes_on)
    total = 30 + 6 + seen_in(review)
    assert told == [(done, total) for done in range(8)]
    assert review.remainder == Remainder(why=Stopped.CANCELLED, cards=23, calls=6, seen=seen_in(review))
    assert [card.open is not None for card in review.cards] == [True] * 7 + [False] * 23


def test_a_review_that_goes_on_takes_all_steps() -> None:
    told: list[tuple[int, int]] = []

    def goes_on(done: int, total: int) -> bool:
        told.append((done, total))
        return True

    review = deal_review(ISKO, PLAIN, a_log().events, worlds=2, goes_on=goes_on)
    assert review.remainder is None
    assert told == [(done, len(told)) for done in range(len(told))]


def seen_in(review: DealReview) -> int:
    """Cards that are judged as seen: those that were chosen among several."""
    return sum(not card.is_forced for card in review.cards)


@pytest.mark.parametrize("place", POSITIONS)
def test_one_position_gets_its_part_of_the_review(place: Position) -> None:
    log = a_log().events
    whole, part = (deal_review(ISKO, PLAIN, log, worlds=2, of=of) for of in (POSITIONS, (place,)))
    assert part.calls == tuple(call for call in whole.calls if call.by is place)
    assert [card.open for card in part.cards] == [card.open for card in whole.cards]
    assert [card.seen for card in part.cards] == [
        card.seen if card.by is place else None for card in whole.cards
    ]
    assert part.tallies == tuple(tally for tally in whole.tallies if tally.by is place)
    assert part.remainder is None


def test_without_worlds_nothing_is_judged_as_seen() -> None:
    review = deal_review(ISKO, PLAIN, a_log().events, worlds=0)
    assert {card.seen for card in review.cards} | {call.seen for call in review.calls} == {None}
    assert review.remainder is None


def test_tallies_add_up_what_the_cards_of_each_player_cost() -> None:
    review = deal_review(ISKO, PLAIN, a_log().events, worlds=4)
    assert [tally.by for tally in review.tallies] == list(POSITIONS)
    for tally in review.tallies:
        own = [card for card in review.cards if card.by is tally.by]
        losses = [card.open.loss for card in own if card.open]
        assert len(losses) == 10
        assert tally.loss == sum(losses)
        assert tally.turned == sum(bool(card.open and card.open.turned is Turn.GAME) for card in own)
        assert tally.seen_loss == pytest.approx(sum(card.seen.loss for card in own if card.seen))
        if tally.worst is None:
            assert tally.loss == 0
            continue
        worst = review.cards[tally.worst]
        assert worst.by is tally.by
        assert worst.open
        assert worst.open.loss == max(losses) > 0
    assert sum(tally.loss for tally in review.tallies) > 0


def test_in_null_the_dearest_card_is_the_one_that_turned_the_game() -> None:
    dealt = dealt_to("C7 C8 C9 S7 S8 S9 H7 H8 H9 DT", "CA CK CQ SA SK SQ HA HK HQ D7", "DK DA")
    for seed in range(20):
        review = deal_review(
            ISKO, PLAIN, hand_game(GameType.NULL, Random(seed), dealt=dealt).events, worlds=0
        )
        for tally in review.tallies:
            assert (tally.worst is not None) is (tally.turned > 0)
            assert tally.worst is None or review.cards[tally.worst] in review.turning()


def test_a_deal_that_nobody_played_has_only_calls() -> None:
    review = deal_review(ISKO, PLAIN, played(DEALT, NOBODY_PLAYS, Random(0)).events)
    assert (review.game, review.declarer, review.contract, review.cards) == (None, None, None, ())
    assert len(review.calls) == 3
    assert (review.tallies, review.unplayed, review.remainder) == ((), 0, None)


def test_a_ramsch_has_points_taken_and_no_open_values() -> None:
    log = played(DEALT, NOBODY_PLAYS, Random(0), rules=WITH_RAMSCH)
    review = deal_review(WITH_RAMSCH, PLAIN, log.events)
    assert review.game is GameType.RAMSCH
    assert len(review.calls) == 3
    assert len(review.cards) == 30
    assert {(card.open, card.seen) for card in review.cards} == {(None, None)}
    assert sum(review.cards[-1].taken) > 90
    assert (review.tallies, review.remainder, review.start) == ((), None, None)


def test_a_game_that_ended_early_says_how_many_cards_were_not_played() -> None:
    log = hand_game(GameType.NULL, Random(3), dealt=random_deal(Random(3)))
    review = deal_review(ISKO, PLAIN, log.events, worlds=0)
    assert 0 < len(review.cards) < 30
    assert review.unplayed == 30 - len(review.cards)


@pytest.mark.parametrize("preset", preset_names())
def test_whatever_happens_at_a_table_can_be_reviewed(preset: str) -> None:
    """Players who draw what they do, under all rules: Kontra, Revolution, claims, Ramsch rounds."""
    rules, chance = load_preset(preset), Random(f"review {preset}")
    for _ in range(12):
        playout = play_out(rules, chance)
        review = deal_review(rules, playout.setting, playout.log, worlds=1, budget=Budget(nodes=3_000_000))
        assert len(review.cards) == sum(isinstance(event, CardPlayed) for event in playout.log)
