"""The order in which players hold their cards."""

import pytest

from vorhand.core.cards import CARDS, card_set, cards_in, parse_cards
from vorhand.core.contract import GameType
from vorhand.core.sorting import sorted_hand


def check_sorted(game: GameType | None, hand: str, expected: str) -> None:
    assert " ".join(card.value for card in sorted_hand(parse_cards(hand), game)) == expected


def test_trumps_stand_first_then_suits_of_changing_colour() -> None:
    hand = "C7 CA S9 SK HT H8 DQ DJ CJ D7"
    check_sorted(GameType.HEARTS, hand, "CJ DJ HT H8 CA C7 DQ D7 SK S9")
    check_sorted(GameType.CLUBS, hand, "CJ DJ CA C7 HT H8 SK S9 DQ D7")
    check_sorted(GameType.GRAND, hand, "CJ DJ CA C7 HT H8 SK S9 DQ D7")


def test_before_the_announcement_jacks_stand_apart_as_in_grand() -> None:
    check_sorted(None, "C7 DJ CA CJ", "CJ DJ CA C7")


def test_in_null_jacks_and_tens_stand_in_their_suits() -> None:
    check_sorted(GameType.NULL, "CT CJ CQ C9 SA S7", "CQ CJ CT C9 SA S7")


def test_the_colour_that_trumps_do_not_have_begins_where_both_have_as_many_suits() -> None:
    check_sorted(GameType.CLUBS, "CA SA HA", "CA HA SA")
    check_sorted(GameType.HEARTS, "HA CA DA", "HA CA DA")


def test_a_missing_colour_leaves_a_gap_and_no_more() -> None:
    check_sorted(GameType.GRAND, "HA DA", "HA DA")
    check_sorted(GameType.GRAND, "CA SA DA", "CA DA SA")
    check_sorted(GameType.GRAND, "", "")


def test_no_card_is_lost() -> None:
    for game in (None, *GameType):
        hand = card_set(CARDS[::3])
        assert card_set(sorted_hand(hand, game)) == hand
        assert len(sorted_hand(hand, game)) == len(cards_in(hand))


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (None, "SJ C7 SA H9 DA DT"),
        (GameType.DIAMONDS, "SJ DA DT C7 SA H9"),
        (GameType.NULL, "C7 SA SJ H9 DA DT"),
    ],
)
def test_the_official_order_goes_from_clubs_to_diamonds(game: GameType | None, expected: str) -> None:
    hand = parse_cards("DT H9 SJ DA C7 SA")
    assert " ".join(card.value for card in sorted_hand(hand, game, "official")) == expected
