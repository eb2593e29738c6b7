"""Cards and sets of cards."""

import pytest

from vorhand.core.cards import (
    CARDS,
    JACKS,
    NO_CARDS,
    PACK,
    RANK_POINTS,
    RANKS,
    SUITS,
    Card,
    CardSet,
    Rank,
    Suit,
    card_set,
    cards_in,
    cards_text,
    parse_card,
    parse_cards,
    points_of,
    suit_cards,
)
from vorhand.core.errors import NotationError


def test_there_are_thirty_two_cards_each_at_its_index() -> None:
    assert len(CARDS) == 32
    for index, card in enumerate(CARDS):
        assert (card.index, card.bit) == (index, 1 << index)


def check_card(text: str, index: int, suit: Suit, rank: Rank, points: int) -> None:
    card = parse_card(text)
    assert (card.value, card.index, card.suit, card.rank, card.points) == (text, index, suit, rank, points)


def test_a_card_knows_its_place_its_suit_its_rank_and_its_points() -> None:
    check_card("C7", 0, Suit.CLUBS, Rank.SEVEN, 0)
    check_card("CJ", 4, Suit.CLUBS, Rank.JACK, 2)
    check_card("CA", 7, Suit.CLUBS, Rank.ACE, 11)
    check_card("S8", 9, Suit.SPADES, Rank.EIGHT, 0)
    check_card("HT", 19, Suit.HEARTS, Rank.TEN, 10)
    check_card("DQ", 29, Suit.DIAMONDS, Rank.QUEEN, 3)
    check_card("DK", 30, Suit.DIAMONDS, Rank.KING, 4)
    check_card("D9", 26, Suit.DIAMONDS, Rank.NINE, 0)


def test_the_pack_has_one_hundred_and_twenty_points() -> None:
    assert points_of(PACK) == 120
    assert sum(card.points for card in CARDS) == 120
    assert sum(RANK_POINTS.values()) == 30
    assert points_of(NO_CARDS) == 0


def test_points_of_a_set_are_the_sum_over_its_cards() -> None:
    for card in CARDS:
        assert points_of(CardSet(card.bit)) == card.points
    assert points_of(parse_cards("CA ST HK DQ SJ C9")) == 11 + 10 + 4 + 3 + 2
    assert points_of(JACKS) == 8


@pytest.mark.parametrize("text", ["", "C", "CX", "XJ", "cj", "C10", "J", "CJ ", "♣J"])
def test_a_text_that_names_no_card_is_refused_and_the_message_says_what_would_be_one(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_card(text)
    assert repr(text) in str(refusal.value)
    assert "C S H D" in str(refusal.value)


def test_cards_are_read_between_blanks_commas_and_dots() -> None:
    expected = card_set((Card.CJ, Card.SJ, Card.HA))
    for text in ("CJ SJ HA", "CJ,SJ,HA", "CJ.SJ.HA", "  HA, CJ. SJ "):
        assert parse_cards(text) == expected
    assert parse_cards("") == NO_CARDS


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(NotationError, match="twice in 'CJ SJ CJ'"):
        parse_cards("CJ SJ CJ")


def test_a_set_is_listed_by_index_however_it_was_made() -> None:
    assert cards_in(card_set((Card.DA, Card.C7, Card.HJ))) == (Card.C7, Card.HJ, Card.DA)
    assert cards_text(card_set((Card.DA, Card.C7, Card.HJ))) == "C7 HJ DA"
    assert cards_in(NO_CARDS) == ()
    assert cards_text(NO_CARDS) == ""


def test_a_card_given_twice_counts_once() -> None:
    assert card_set((Card.CJ, Card.CJ)).bit_count() == 1


def test_the_suits_part_the_pack_into_eights() -> None:
    assert [cards_text(suit_cards(suit)) for suit in SUITS] == [
        " ".join(suit.value + rank.value for rank in RANKS) for suit in SUITS
    ]


def test_the_jacks_are_four() -> None:
    assert cards_text(JACKS) == "CJ SJ HJ DJ"
