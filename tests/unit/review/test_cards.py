"""Cards with all cards open: held to plain search, and to what a change of the result is."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from tests.unit.players.table import random_deal
from tests.unit.review.deals import (
    PLAIN,
    SKAT_GAMES,
    Log,
    dealt_to,
    hand_game,
    is_legal,
    skat_game,
)
from vorhand.core.cards import Card, card_set, cards_in, points_of
from vorhand.core.contract import GameType
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import Deal
from vorhand.core.events import CardPlayed
from vorhand.core.phases.types import Game, GameOver, Playing
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.engine.reference import OpenPosition, further_points, takes_no_trick
from vorhand.review import CardReview, OpenWorth, Outlook, Turn, deal_review

FOREHAND = Position.FOREHAND
FEW_CARDS = 4
"""Cards in hand from which on plain search is quick."""


def reviewed(log: Log) -> tuple[CardReview, ...]:
    review = deal_review(ISKO, PLAIN, log.events, worlds=0)
    assert review.remainder is None
    return review.cards


def opened(card: CardReview) -> OpenWorth:
    assert card.open is not None
    return card.open


def endings(log: Log) -> Iterator[tuple[Deal, CardPlayed, CardReview]]:
    """The last cards of a deal with the state before them and their review."""
    cards = iter(reviewed(log))
    for before, event in zip(log.states[:-1], log.events, strict=True):
        if isinstance(event, CardPlayed):
            card = next(cards)
            if before.hands[event.by.index].bit_count() <= FEW_CARDS:
                yield before, event, card


def by_plain_search(deal: Deal) -> int:
    """The declarer's final card points, or in null 1 for a game that is won."""
    playing = deal.phase.playing if isinstance(deal.phase, GameOver) else deal.phase
    assert isinstance(playing, Playing)
    assert isinstance(playing.frame, Game)
    game, is_null = playing.frame, playing.frame.contract.is_null
    mine = [trick for trick in playing.tricks if trick.winner is game.declarer]
    rest = OpenPosition(
        game=game.order, declarer=game.declarer, hands=deal.hands, turn=playing.turn, trick=playing.trick
    )
    is_over = isinstance(deal.phase, GameOver)
    if is_null:
        return int(not mine and (is_over or takes_no_trick(rest)))
    have = sum(trick.points for trick in mine) + points_of(deal.skat)
    return have if is_over else have + further_points(rest)


def after_each(before: Deal, by: Position) -> dict[Card, int]:
    return {
        card: by_plain_search(apply(ISKO, before, CardPlayed(by, card)))
        for card in cards_in(before.hands[by.index])
        if is_legal(ISKO, before, by, card)
    }


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", SKAT_GAMES)
def test_late_cards_are_worth_what_plain_search_says(game: GameType, seed: int) -> None:
    compared = 0
    for before, event, card in endings(hand_game(game, Random(seed))):
        found, values = opened(card), after_each(before, event.by)
        ideal = (max if event.by is FOREHAND else min)(values.values())
        assert found.points == values[event.card]
        assert found.loss == abs(ideal - values[event.card])
        assert set(found.best) == {one for one, value in values.items() if value == ideal}
        compared += 1
    assert compared == 3 * FEW_CARDS


NULL_AT_RISK = dealt_to("C7 C8 C9 S7 S8 S9 H7 H8 H9 DT", "CA CK CQ SA SK SQ HA HK HQ D7", "DK DA")
"""Forehand has one losing card, and the defenders two diamonds below it, or three."""


@pytest.mark.parametrize("seed", range(12))
def test_null_is_won_or_lost_as_plain_search_says(seed: int) -> None:
    for before, event, card in endings(hand_game(GameType.NULL, Random(seed), dealt=NULL_AT_RISK)):
        found, values = opened(card), after_each(before, event.by)
        assert found.points is None
        assert found.loss == 0
        assert found.after.is_won is bool(values[event.card])
        ideal = (max if event.by is FOREHAND else min)(values.values())
        assert found.before.is_won is bool(ideal)
        assert found.turned is (Turn.GAME if values[event.card] != ideal else Turn.NOTHING)


def test_a_null_can_be_turned() -> None:
    turned = {
        card.by
        for seed in range(12)
        for card in reviewed(hand_game(GameType.NULL, Random(seed), dealt=NULL_AT_RISK))
        if opened(card).turned is Turn.GAME
    }
    assert turned, "somebody errs in twelve games of chance"


@pytest.mark.parametrize("game", SKAT_GAMES)
def test_a_card_turns_what_its_points_turn(game: GameType) -> None:
    """Crossing 61 turns the game, crossing 31 or 90 the Schneider, and nothing else turns anything."""
    for seed in range(4):
        for card in reviewed(hand_game(game, Random(seed))):
            found = opened(card)
            assert found.points is not None
            sign = 1 if card.by is FOREHAND else -1
            ideal = found.points + sign * found.loss
            assert found.before is outlook_of(ideal)
            assert found.after is outlook_of(found.points)
            assert found.turned is turned_between(ideal, found.points)


def outlook_of(points: int) -> Outlook:
    return (Outlook.LOST_SCHNEIDER, Outlook.LOST, Outlook.WON, Outlook.WON_SCHNEIDER)[level(points)]


def level(points: int) -> int:
    return sum(points >= least for least in (31, 61, 90))


def turned_between(ideal: int, points: int) -> Turn:
    if (ideal >= 61) is not (points >= 61):
        return Turn.GAME
    return Turn.NOTHING if level(ideal) == level(points) else Turn.SCHNEIDER


def test_games_and_schneiders_are_turned_in_games_of_chance() -> None:
    turns = [
        opened(card).turned
        for game in SKAT_GAMES
        for seed in range(4)
        for card in reviewed(hand_game(game, Random(seed)))
    ]
    assert {Turn.NOTHING, Turn.SCHNEIDER, Turn.GAME} == set(turns)


@pytest.mark.parametrize("game", SKAT_GAMES)
def test_the_best_card_keeps_what_the_card_before_left(game: GameType) -> None:
    cards = reviewed(hand_game(game, Random(7)))
    assert all(opened(card).after is opened(later).before for card, later in pairwise(cards))


def test_discards_count_and_the_last_value_is_the_result() -> None:
    dealt = dealt_to("CJ SJ CA CT CK C9 SA ST HA HT", "HJ DJ CQ SK SQ HK HQ DA DK D9", "DT DQ")
    log = skat_game(GameType.CLUBS, dealt, "DT HT", Random(1))
    last = opened(reviewed(log)[-1])
    end = log.states[-1].phase
    assert isinstance(end, GameOver)
    taken = sum(trick.points for trick in end.playing.tricks if trick.winner is FOREHAND)
    assert last.points == taken + points_of(card_set((Card.DT, Card.HT)))


def test_a_single_legal_card_is_forced_and_costs_nothing() -> None:
    cards = reviewed(hand_game(GameType.GRAND, Random(2)))
    forced = [card for card in cards if card.is_forced]
    assert forced
    assert all(opened(card).loss == 0 and opened(card).turned is Turn.NOTHING for card in forced)


def test_the_points_taken_are_those_of_the_tricks() -> None:
    log = hand_game(GameType.GRAND, Random(5), dealt=random_deal(Random(5)))
    cards = reviewed(log)
    assert [sum(card.taken) for card in cards] == sorted(sum(card.taken) for card in cards)
    assert sum(cards[-1].taken) == 120 - points_of(log.states[-1].skat)
    assert {sum(card.taken) for card in cards[:2]} == {0}
