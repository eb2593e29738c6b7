"""What the parts of a hand are worth."""

import pytest

from vorhand.core.cards import NO_CARDS, CardSet, parse_cards
from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS
from vorhand.players.hand_strength import (
    SAFE,
    chance,
    chance_from_hand,
    chance_of_schneider,
    chance_with_skat,
    null_danger,
    strength,
    suit_danger,
)

FOREHAND, MIDDLEHAND, REARHAND = POSITIONS


def clubs(hand: str, *, laid: str = "") -> float:
    return strength(GameType.CLUBS, parse_cards(hand), FOREHAND, laid=parse_cards(laid))


@pytest.mark.parametrize(
    ("why", "weaker", "stronger"),
    [
        ("a higher jack", "DJ CA CT C9 C8 C7 SA S7 HA D7", "CJ CA CT C9 C8 C7 SA S7 HA D7"),
        ("one more trump", "CJ SJ CA CT C9 SA S7 HA H7 D7", "CJ SJ CA CT C9 C8 SA S7 HA D7"),
        ("an ace for a low card", "CJ SJ CA CT C9 C8 S8 S7 HA D7", "CJ SJ CA CT C9 C8 SA S7 HA D7"),
        ("the ten with the ace", "CJ SJ CA CT C9 C8 SA S7 H8 H7", "CJ SJ CA CT C9 C8 SA ST H8 H7"),
        ("a void for a lone loser", "CJ SJ CA CT C9 SA ST SK HA D7", "CJ SJ CA CT C9 C8 SA ST SK HA"),
        ("the trump ace", "CJ SJ CK CT C9 C8 SA S7 HA D7", "CJ SJ CA CT C9 C8 SA S7 HA D7"),
        ("a guarded king for a queen", "CJ SJ CA CT C9 C8 SA HQ H7 D7", "CJ SJ CA CT C9 C8 SA HK H7 D7"),
    ],
)
def test_a_hand_is_worth_more_with(why: str, weaker: str, stronger: str) -> None:
    assert clubs(weaker) < clubs(stronger), why


def test_points_in_the_skat_are_worth_something() -> None:
    hand = "CJ SJ CA CT C9 C8 SA S7 HA D7"
    assert clubs(hand, laid="DT HT") > clubs(hand, laid="D8 H8")


def test_rearhand_and_forehand_are_better_seats_than_middlehand() -> None:
    hand = parse_cards("CJ SJ CA CT C9 C8 SA S7 HA D7")
    fore, middle, rear = (strength(GameType.CLUBS, hand, place) for place in POSITIONS)
    assert middle < min(fore, rear)


def test_a_grand_lives_on_jacks_and_aces_not_on_long_trumps() -> None:
    long_clubs, jacks = (
        parse_cards("CA CT CK CQ C9 C8 SA S7 HA D7"),
        parse_cards("CJ SJ HJ CA CT SA ST HA D8 D7"),
    )
    assert strength(GameType.GRAND, long_clubs, FOREHAND) < strength(GameType.GRAND, jacks, FOREHAND)
    assert strength(GameType.GRAND, long_clubs, FOREHAND) < strength(GameType.CLUBS, long_clubs, FOREHAND)


def test_a_hand_with_every_trump_is_stronger_than_any_other() -> None:
    assert clubs("CJ SJ HJ DJ CA CT CK CQ C9 C8") > clubs("CJ SJ HJ DJ CA CT CK CQ C9 SA")


def test_even_a_hand_without_trumps_has_a_strength() -> None:
    assert clubs("SA ST SK S9 HA HT HK DA DT DK") < -3.0


def test_a_chance_is_a_number_between_0_and_1_that_is_a_half_at_even_odds() -> None:
    assert chance(0.0) == 0.5
    assert 0.0 < chance(-8.0) < chance(8.0) < 1.0


@pytest.mark.parametrize("game", [GameType.CLUBS, GameType.GRAND, GameType.NULL])
def test_the_skat_helps_a_fair_hand(game: GameType) -> None:
    hand = parse_cards("CJ HJ CA C9 C8 SA S8 HT H8 D9")
    assert chance_from_hand(game, hand, FOREHAND) < chance_with_skat(game, hand, FOREHAND)


def test_schneider_is_rarer_than_winning() -> None:
    assert all(chance_of_schneider(odds) < chance(odds) for odds in (-2.0, 0.0, 2.0, 4.0))


@pytest.mark.parametrize(
    ("why", "held", "safe"),
    [
        ("the seven alone", "S7", True),
        ("seven, nine, jack, king: one out below each", "S7 S9 SJ SK", True),
        ("seven, eight and ace: the third round must come", "S7 S8 SA", False),
        ("the eight alone", "S8", False),
        ("the ten below the jack: seven, nine, ten", "S7 S9 ST", True),
        ("nothing", "", True),
    ],
)
def test_a_suit_is_safe_in_null_if_one_card_at_most_is_out_below_each(
    why: str, held: str, safe: bool
) -> None:
    cards = parse_cards(held)
    out = CardSet(parse_cards("S7 S8 S9 ST SJ SQ SK SA") & ~cards)
    assert (suit_danger(cards, out) == 0.0) is safe, why


def test_danger_in_null_grows_with_the_hole() -> None:
    out = parse_cards("S7 S8 S9 ST SJ SQ SK SA")
    dangers = [suit_danger(parse_cards(card), out) for card in ("S7", "S8", "S9", "ST", "SK")]
    assert dangers == sorted(dangers)


def test_a_lone_eight_is_still_called_safe() -> None:
    assert null_danger(parse_cards("C7 C8 C9 S7 S8 S9 H7 H9 D8 HJ")) <= SAFE
    assert null_danger(parse_cards("C7 C8 C9 S7 S8 S9 H7 H9 D9 HJ")) > SAFE


def test_laid_cards_are_no_longer_out_in_null() -> None:
    hand = parse_cards("C7 C8 C9 S7 S8 S9 H7 H9 D8 HJ")
    assert null_danger(hand, parse_cards("D7 SA")) < null_danger(hand, NO_CARDS)
