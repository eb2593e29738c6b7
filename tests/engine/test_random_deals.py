"""Whole random deals from the Rust kernel, each held to the Python rules."""

from collections import Counter

import pytest

from vorhand.core.cards import CARDS, PACK, CardSet, card_set, points_of
from vorhand.core.contract import CONTRACT_GAMES, GameType, legal_cards, trick_winner
from vorhand.engine import random_deal

DEALS = 20_000


def check(seed: int) -> tuple[GameType, int]:
    """Play the deal of a seed again by the rules; says its game and its declarer."""
    name, declarer, hands, skat, cards, takers, points = random_deal(seed)
    game = GameType(name)
    assert [hand.bit_count() for hand in (*hands, skat)] == [10, 10, 10, 2]
    assert hands[0] | hands[1] | hands[2] | skat == PACK
    assert (len(cards), len(takers)) == (30, 10)
    held, taken, leader = [*hands], [0, 0, 0], 0
    for number, taker in enumerate(takers):
        trick = [CARDS[index] for index in cards[3 * number : 3 * number + 3]]
        for place, card in enumerate(trick):
            by = (leader + place) % 3
            assert card.bit & legal_cards(game, held[by], trick[0] if place else None), seed
            held[by] = CardSet(held[by] ^ card.bit)
        leader = (leader + trick_winner(game, trick)) % 3
        assert taker == leader, seed
        taken[leader] |= card_set(trick)
    assert points == tuple(points_of(CardSet(cards)) for cards in taken)
    return game, declarer


def test_random_deals_are_played_by_the_rules() -> None:
    kinds = Counter(check(seed) for seed in range(DEALS))
    mean = DEALS / 18
    assert set(kinds) == {(game, declarer) for game in CONTRACT_GAMES for declarer in range(3)}
    assert all(abs(count - mean) < mean / 5 for count in kinds.values()), kinds


def test_a_seed_is_one_deal() -> None:
    assert random_deal(7) == random_deal(7)
    assert random_deal(7) != random_deal(8)
    assert random_deal(2**64 - 1)[3] != 0


def test_a_seed_has_64_bits() -> None:
    for seed in (-1, 2**64):
        with pytest.raises(OverflowError):
            random_deal(seed)
