"""The Rust kernel against the Python rules, card by card."""

from collections.abc import Callable
from itertools import permutations
from random import Random

import msgspec
import pytest

from vorhand import engine
from vorhand.core.cards import CARDS, PACK, Card, CardSet, card_set, points_of
from vorhand.core.contract import GameType, legal_cards, trick_winner

DEALS_PER_GAME = 14_286
"""Seven games make 100,002 deals."""

GAMES = pytest.mark.parametrize("game", GameType, ids=lambda game: game.value)
THREE_SUITS = (CardSet(0xFF), CardSet(0xFF00), CardSet(0xFF0000))


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal played out at random under the Python rules."""

    hands: tuple[CardSet, CardSet, CardSet]
    leader: int
    cards: bytes
    legal: list[CardSet]
    takers: list[int]
    points: tuple[int, ...]


def play_out(game: GameType, random: Random) -> PlayedDeal:
    """A random deal of ten cards each, or fewer, in which every card is drawn from the legal ones."""
    pack = random.sample(CARDS, 32)
    size = random.choice((10, 10, 10, 4, 7))
    hands = [pack[:size], pack[size : 2 * size], pack[2 * size : 3 * size]]
    dealt = (card_set(hands[0]), card_set(hands[1]), card_set(hands[2]))
    leader = first = random.randrange(3)
    sets = list(dealt)
    taken = [0, 0, 0]
    played: list[Card] = []
    legal: list[CardSet] = []
    takers: list[int] = []
    for _ in range(size):
        trick: list[Card] = []
        for by in (leader, (leader + 1) % 3, (leader + 2) % 3):
            allowed = legal_cards(game, sets[by], trick[0] if trick else None)
            card = next(held for held in hands[by] if held.bit & allowed)
            hands[by].remove(card)
            sets[by] = CardSet(sets[by] ^ card.bit)
            legal.append(allowed)
            trick.append(card)
        leader = (leader + trick_winner(game, trick)) % 3
        takers.append(leader)
        taken[leader] |= card_set(trick)
        played += trick
    return PlayedDeal(
        hands=dealt,
        leader=first,
        cards=bytes(card.index for card in played),
        legal=legal,
        takers=takers,
        points=tuple(points_of(CardSet(cards)) for cards in taken),
    )


@GAMES
def test_kernel_and_rules_agree_on_every_card_of_many_random_deals(game: GameType) -> None:
    random = Random(f"kernel {game.value}")
    for _ in range(DEALS_PER_GAME):
        deal = play_out(game, random)
        replayed = engine.replay(game.value, deal.hands, deal.leader, deal.cards)
        assert replayed == (deal.legal, deal.takers, deal.points), deal


@GAMES
def test_kernel_and_rules_agree_on_the_winner_of_every_possible_trick(game: GameType) -> None:
    for trick in permutations(CARDS, 3):
        first, second, third = trick
        indices = (first.index, second.index, third.index)
        assert engine.trick_winner(game.value, indices) == trick_winner(game, trick), trick


@GAMES
def test_kernel_and_rules_agree_on_legal_cards_of_any_hand(game: GameType) -> None:
    random = Random(f"hands {game.value}")
    hands = [
        CardSet(0),
        PACK,
        *(CardSet(random.getrandbits(32) & random.getrandbits(32)) for _ in range(300)),
    ]
    for hand in hands:
        assert engine.legal_cards(game.value, hand, None) == legal_cards(game, hand, None)
        for led in CARDS:
            assert engine.legal_cards(game.value, hand, led.index) == legal_cards(game, hand, led), (
                hand,
                led,
            )


def test_kernel_and_rules_agree_on_the_card_points_of_any_set() -> None:
    random = Random("points")
    for cards in [CardSet(0), PACK, *(CardSet(random.getrandbits(32)) for _ in range(2_000))]:
        assert engine.card_points(cards) == points_of(cards)


def test_replay_of_part_of_a_deal_ends_in_the_middle_of_a_trick() -> None:
    replayed = engine.replay("null", THREE_SUITS, 1, bytes([8, 16, 0, 9]))
    assert replayed == ([0xFF00, 0xFF0000, 0xFF, 0xFF00 ^ 1 << 8], [1], (0, 0, 0))


@GAMES
def test_random_playouts_share_out_all_card_points(game: GameType) -> None:
    sums = engine.random_playouts(game.value, THREE_SUITS, 2, 1_000, 1)
    assert sum(sums) == 1_000 * 90
    assert min(sums) >= 0


def test_random_playouts_depend_on_the_seed_alone() -> None:
    hands = (CardSet(0x3FF), CardSet(0xFFC00), CardSet(0x3FF00000))
    sums = [engine.random_playouts("grand", hands, 0, 1_000, seed) for seed in (5, 5, 6)]
    assert sums[0] == sums[1] != sums[2]


def check_refused(call: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        call()


def test_what_cannot_be_is_refused_with_what_was_allowed() -> None:
    one_each = (1, 2, 4)
    check_refused(
        lambda: engine.legal_cards("Clubs", 1, None),
        '"Clubs" is no game: diamonds, hearts, spades, clubs, grand, null, ramsch',
    )
    check_refused(lambda: engine.legal_cards("clubs", 1, 32), "32 is no card: 0 to 31")
    check_refused(lambda: engine.trick_winner("clubs", (0, 1, 256)), "256 is no card: 0 to 31")
    check_refused(
        lambda: engine.perft("clubs", one_each, 3, 1),
        "3 is no position: 0 forehand, 1 middlehand, 2 rearhand",
    )
    check_refused(lambda: engine.replay("clubs", (1, 1, 4), 0, b""), "C7 in two hands: each card lies in one")
    check_refused(
        lambda: engine.random_playouts("clubs", (1, 6, 8), 0, 1, 1),
        "hands of 1, 2 and 1 cards: all three must be equal in size",
    )


def test_an_illegal_card_is_refused_with_what_was_allowed() -> None:
    hands = (CardSet(0b11), CardSet(0x104), CardSet(0x18))
    check_refused(
        lambda: engine.replay("null", hands, 0, bytes([0, 8])), "S7 not allowed: position 1 may play C9"
    )
    check_refused(
        lambda: engine.replay("null", hands, 0, bytes([3])), "CT not allowed: position 0 may play C7 C8"
    )
    whole = bytes([0, 2, 3, 4, 1, 8])
    check_refused(
        lambda: engine.replay("null", hands, 0, whole + bytes([9])), "S8 not allowed: all cards are played"
    )


def test_sets_outside_32_bits_are_refused() -> None:
    with pytest.raises(OverflowError):
        engine.card_points(-1)
    with pytest.raises(OverflowError):
        engine.card_points(1 << 32)
