"""Which card beats which."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.cards import CARDS, Card, card_set, cards_in, parse_cards
from vorhand.core.contract import GameType, trick_winner
from vorhand.players.ranking import (
    BEATS,
    OVER,
    best_of,
    fattest,
    group_of,
    is_one,
    leanest,
    side_suits,
    strongest,
    weakest,
)

GAMES = st.sampled_from(GameType)


@given(game=GAMES, cards=st.lists(st.sampled_from(CARDS), min_size=3, max_size=3, unique=True))
def test_the_best_of_a_full_trick_is_the_card_that_takes_it(game: GameType, cards: list[Card]) -> None:
    assert best_of(game, cards) == trick_winner(game, cards)


@given(game=GAMES, card=st.sampled_from(CARDS))
def test_cards_over_a_card_follow_it_and_beat_it(game: GameType, card: Card) -> None:
    over = OVER[game][card.index]
    assert not over & ~group_of(game, card)
    assert not over & ~BEATS[game][card.index]
    assert not over & card.bit


@pytest.mark.parametrize(
    ("game", "card", "beaten_by"),
    [
        ("clubs", Card.CA, "CJ SJ HJ DJ"),
        ("grand", Card.HJ, "CJ SJ"),
        ("null", Card.SQ, "SK SA"),
        ("null", Card.ST, "SJ SQ SK SA"),
        ("grand", Card.SK, "SA ST CJ SJ HJ DJ"),
    ],
)
def test_a_card_is_beaten_by_the_higher_ones_and_by_trumps(game: str, card: Card, beaten_by: str) -> None:
    assert BEATS[GameType(game)][card.index] == parse_cards(beaten_by)


@pytest.mark.parametrize(
    ("pick", "cards", "expected"),
    [
        (strongest, "C7 CA DJ S9", Card.DJ),
        (weakest, "C9 CA DJ S8", Card.S8),
        (fattest, "ST SA C7 DJ", Card.SA),
        (leanest, "ST SA C7 S7 DJ", Card.S7),
        (leanest, "SK DJ", Card.SK),
    ],
)
def test_cards_are_picked_by_strength_or_by_points(pick: object, cards: str, expected: Card) -> None:
    assert callable(pick)
    assert pick(GameType.CLUBS, parse_cards(cards)) is expected


def test_side_suits_leave_trumps_and_empty_suits_out() -> None:
    suits = side_suits(GameType.HEARTS, parse_cards("CJ HA H7 S7 SJ S9 DA"))
    assert [cards_in(suit) for suit in suits] == [(Card.S7, Card.S9), (Card.DA,)]


def test_one_card_is_one_card() -> None:
    assert [is_one(card_set(cards)) for cards in ((), (Card.C7,), (Card.C7, Card.DA))] == [False, True, False]
