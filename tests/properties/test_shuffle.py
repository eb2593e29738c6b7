"""The shuffle that everybody can check."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from vorhand.core.cards import CARDS, Card
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import Deal, new_deal
from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import (
    CardsDealt,
    DeckCut,
    Event,
    Hands,
    NonceCommitted,
    NonceOpened,
    Passed,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.phases.types import Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.shuffle import (
    GREATEST_CUT,
    SMALLEST_CUT,
    commitment,
    deal_out,
    deck,
    nonce_digest,
)

SECRETS = st.binary(min_size=32, max_size=32)
NONCES = st.tuples(SECRETS, SECRETS, SECRETS)
CUTS = st.integers(SMALLEST_CUT, GREATEST_CUT)
NUMBERS = st.integers(1, 2**64 - 1)
TABLES = st.text(max_size=20)
BYTES_OF_A_SECRET = st.integers(0, 31)

# Chi-square with 31 degrees of freedom exceeds this once in a million.
BOUND_31 = 82.0


def flipped(secret: bytes, place: int) -> bytes:
    return secret[:place] + bytes((secret[place] ^ 1,)) + secret[place + 1 :]


@settings(max_examples=examples(200))
@given(SECRETS, TABLES, NUMBERS, NONCES, CUTS)
def test_a_deck_is_the_whole_pack(
    seed: bytes, table: str, number: int, nonces: tuple[bytes, bytes, bytes], cut: int
) -> None:
    cards = deck(seed, table, number, nonces, cut)
    assert sorted(card.index for card in cards) == list(range(32))
    assert cards == deck(seed, table, number, nonces, cut)


@settings(max_examples=examples(200))
@given(SECRETS, TABLES, NUMBERS, NONCES, CUTS, BYTES_OF_A_SECRET)
def test_whatever_goes_into_a_deck_changes_it(
    seed: bytes, table: str, number: int, nonces: tuple[bytes, bytes, bytes], cut: int, place: int
) -> None:
    first, second, third = nonces
    decks = [
        deck(seed, table, number, nonces, cut),
        deck(flipped(seed, place), table, number, nonces, cut),
        deck(seed, table + "'", number, nonces, cut),
        deck(seed, table, number ^ 1, nonces, cut),
        deck(seed, table, number, (flipped(first, place), second, third), cut),
        deck(seed, table, number, (first, flipped(second, place), third), cut),
        deck(seed, table, number, (first, second, flipped(third, place)), cut),
        deck(seed, table, number, nonces, cut + 1),
    ]
    assert len(set(decks)) == len(decks)


@settings(max_examples=examples(100))
@given(st.permutations(CARDS))
def test_dealing_out_gives_ten_each_and_two_to_the_skat(cards: list[Card]) -> None:
    hands, skat = deal_out(cards)
    assert [len(hand) for hand in hands] == [10, 10, 10]
    assert sorted(card.index for pile in (*hands, skat) for card in pile) == list(range(32))


@settings(max_examples=examples(100))
@given(SECRETS, NUMBERS, TABLES, BYTES_OF_A_SECRET)
def test_a_commitment_binds_the_seed_the_number_and_the_table(
    seed: bytes, number: int, table: str, place: int
) -> None:
    digests = {
        commitment(seed, table, number),
        commitment(flipped(seed, place), table, number),
        commitment(seed, table + "'", number),
        commitment(seed, table, number ^ 1),
    }
    assert len(digests) == 4


def test_every_card_comes_to_every_place_equally_often() -> None:
    rng, deals = Random(7), 4_000
    places = [Counter[Card]() for _ in CARDS]
    for number in range(1, deals + 1):
        nonces = [rng.randbytes(32) for _ in POSITIONS]
        for place, card in enumerate(deck(rng.randbytes(32), "table", number, nonces, 16)):
            places[place][card] += 1
    expected = deals / len(CARDS)
    for counted in places:
        assert sum((counted[card] - expected) ** 2 / expected for card in CARDS) < BOUND_31


def proved_deal(
    seed: bytes, nonces: tuple[bytes, ...], cut: int, *, table: str = "t", number: int = 1
) -> list[Event]:
    """A deal that all pass, up to the moment when the seed is shown."""
    forehand, middlehand, rearhand = POSITIONS
    hands, skat = deal_out(deck(seed, table, number, nonces, cut))
    return [
        ShuffleCommitted(commitment(seed, table, number), table, number, middlehand),
        *(NonceCommitted(place, nonce_digest(nonces[place.index])) for place in POSITIONS),
        DeckCut(middlehand, cut),
        *(NonceOpened(place, nonces[place.index].hex()) for place in POSITIONS),
        CardsDealt(Hands(*hands), skat),
        Passed(middlehand),
        Passed(rearhand),
        Passed(forehand),
    ]


def after(events: list[Event]) -> Deal:
    deal = new_deal(Setting())
    for event in events:
        deal = apply(ISKO, deal, event)
    return deal


@settings(max_examples=examples(60))
@given(SECRETS, NONCES, CUTS, BYTES_OF_A_SECRET)
def test_one_flipped_bit_of_the_seed_is_caught(
    seed: bytes, nonces: tuple[bytes, bytes, bytes], cut: int, place: int
) -> None:
    deal = after(proved_deal(seed, nonces, cut))
    assert apply(ISKO, deal, SeedRevealed(seed.hex())) == deal
    with pytest.raises(IllegalEvent) as refusal:
        apply(ISKO, deal, SeedRevealed(flipped(seed, place).hex()))
    assert refusal.value.reason is Reason.SHUFFLE_MISMATCH


@settings(max_examples=examples(60))
@given(SECRETS, NONCES, CUTS, st.integers(0, 2), BYTES_OF_A_SECRET)
def test_a_nonce_other_than_the_one_fixed_is_caught(
    seed: bytes, nonces: tuple[bytes, bytes, bytes], cut: int, who: int, place: int
) -> None:
    events = proved_deal(seed, nonces, cut)
    events[5 + who] = NonceOpened(POSITIONS[who], flipped(nonces[who], place).hex())
    with pytest.raises(IllegalEvent) as refusal:
        after(events)
    assert refusal.value.reason is Reason.BAD_NONCE


@settings(max_examples=examples(60))
@given(SECRETS, NONCES, CUTS, st.permutations(CARDS))
def test_cards_that_the_seed_does_not_give_are_caught(
    seed: bytes, nonces: tuple[bytes, bytes, bytes], cut: int, cards: list[Card]
) -> None:
    events = proved_deal(seed, nonces, cut)
    hands, skat = deal_out(cards)
    events[8] = CardsDealt(Hands(*hands), skat)
    with pytest.raises(IllegalEvent) as refusal:
        apply(ISKO, after(events), SeedRevealed(seed.hex()))
    assert refusal.value.reason is Reason.SHUFFLE_MISMATCH


def test_everybody_may_cut_only_between_four_and_twenty_eight() -> None:
    middlehand = Position.MIDDLEHAND
    for at in (*range(-1, 4), *range(29, 33)):
        events = proved_deal(bytes(32), (bytes(32),) * 3, 4)[:4]
        with pytest.raises(IllegalEvent) as refusal:
            after([*events, DeckCut(middlehand, at)])
        assert refusal.value.reason is Reason.BAD_CUT
