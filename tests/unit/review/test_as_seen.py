"""Cards and calls as they were seen: by the own view alone, and only chances to win are counted."""

from random import Random

import pytest

from tests.properties.twins import twin_log
from tests.unit.players.table import play, random_deal
from tests.unit.review.deals import PLAIN, hand_game
from vorhand.core.contract import GameType
from vorhand.core.events import CardPlayed, CardsDealt, Event
from vorhand.core.phases.types import GameOver
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.players import make_player
from vorhand.review import DealReview, deal_review

WORLDS = 4


def declared_deals(most: int) -> list[tuple[Event, ...]]:
    """Deals of casual players in which somebody declares."""
    found = []
    for seed in range(40):
        players = [make_player("casual", seed) for _ in POSITIONS]
        end = play(ISKO, players, random_deal(Random(seed)))
        if isinstance(end.deal.phase, GameOver):
            found.append(end.log)
        if len(found) == most:
            return found
    raise AssertionError("casual players declare more often")


def as_seen_by(place: Position, review: DealReview) -> object:
    return (
        [(card.card, card.seen) for card in review.cards if card.by is place],
        [(call.call, call.seen) for call in review.calls if call.by is place],
    )


def dealt_in(log: tuple[Event, ...]) -> CardsDealt:
    return next(event for event in log if isinstance(event, CardsDealt))


@pytest.mark.parametrize("place", POSITIONS)
def test_cards_that_a_player_cannot_see_change_nothing(place: Position) -> None:
    """The log ends with a card of the player; what he has not seen until then changes places."""
    exchanged = 0
    for number, log in enumerate(declared_deals(3)):
        own = [n for n, event in enumerate(log) if isinstance(event, CardPlayed) and event.by is place]
        for last in own[1::3]:
            here = log[: last + 1]
            there = twin_log(Random(number), ISKO, PLAIN, here, place)
            if there == here:
                continue
            reviews = [deal_review(ISKO, PLAIN, one, worlds=WORLDS, of=(place,)) for one in (here, there)]
            assert as_seen_by(place, reviews[0]) == as_seen_by(place, reviews[1])
            assert any(card.seen for card in reviews[0].cards)
            assert any(call.seen for call in reviews[0].calls)
            exchanged += dealt_in(here) != dealt_in(there)
    assert exchanged >= 5, "enough deals were different ones"


@pytest.mark.parametrize("game", [GameType.CLUBS, GameType.GRAND, GameType.NULL])
def test_a_loss_is_the_chance_to_win_against_the_best_card(game: GameType) -> None:
    review = deal_review(ISKO, PLAIN, hand_game(game, Random(8)).events, worlds=WORLDS)
    judged = [card for card in review.cards if not card.is_forced]
    assert judged
    for card in judged:
        assert card.seen is not None
        sign = 1 if card.by is review.declarer else -1
        assert card.seen.loss == pytest.approx(sign * (card.seen.best_win - card.seen.win))
        assert 0.0 <= card.seen.loss <= 1.0
        assert (card.seen.best is card.card) is (card.seen.loss == 0.0)


def test_cards_of_chance_cost_chances() -> None:
    reviews = [
        deal_review(ISKO, PLAIN, hand_game(GameType.CLUBS, Random(seed)).events, worlds=WORLDS)
        for seed in range(3)
    ]
    assert any(card.seen and card.seen.loss > 0.2 for review in reviews for card in review.cards)


def test_forced_cards_are_not_judged_as_seen() -> None:
    review = deal_review(ISKO, PLAIN, hand_game(GameType.GRAND, Random(2)).events, worlds=WORLDS)
    assert all((card.seen is None) is card.is_forced for card in review.cards)
