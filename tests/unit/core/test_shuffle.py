"""The shuffle's bytes: what other languages have to reproduce."""

import hashlib
import hmac

import pytest

from vorhand.core import shuffle
from vorhand.core.cards import CARDS, Card
from vorhand.core.errors import NotationError
from vorhand.core.shuffle import (
    GREATEST_CUT,
    MOST_DEALS,
    SMALLEST_CUT,
    WAIVED_NONCE,
    commitment,
    deal_out,
    deck,
    nonce_digest,
    parse_secret,
)

SEED = bytes(range(32))
NONCES = [bytes([place]) * 32 for place in (1, 2, 3)]


def test_a_secret_is_sixty_four_hex_digits_in_lower_case() -> None:
    assert parse_secret(SEED.hex()) == SEED
    assert parse_secret(WAIVED_NONCE) == bytes(32)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "00" * 31,
        "00" * 33,
        "0g" * 32,
        "AB" * 32,
        "00" * 31 + " 0",
        " " + "0" * 63,
        "é" * 64,
        "00" * 32 + "\n",
    ],
)
def test_any_other_text_is_no_secret(text: str) -> None:
    with pytest.raises(NotationError, match="64 hex digits"):
        parse_secret(text)


def test_a_message_does_not_repeat_more_than_a_line_of_what_was_sent() -> None:
    with pytest.raises(NotationError) as refusal:
        parse_secret("x" * 10_000)
    assert len(str(refusal.value)) < 200


def test_the_commitment_is_the_digest_of_seed_number_and_table() -> None:
    expected = hashlib.sha256(SEED + bytes((0, 0, 0, 0, 0, 0, 1, 2)) + "Tisch ä".encode()).hexdigest()
    assert commitment(SEED, "Tisch ä", 258) == expected


def test_a_nonce_is_published_as_its_digest() -> None:
    assert nonce_digest(SEED) == hashlib.sha256(SEED).hexdigest()


def plain_deck(seed: bytes, table: str, number: int, cut: int) -> list[str]:
    """The deck as the description has it: Fisher-Yates from the end, by rejection."""
    name = table.encode()
    message = (
        len(name).to_bytes(4, "big") + name + number.to_bytes(8, "big") + b"".join(NONCES) + bytes([cut])
    )
    words = [
        int.from_bytes(block[start : start + 4], "big")
        for counter in range(16)
        for block in [hmac.new(seed, message + counter.to_bytes(4, "big"), hashlib.sha256).digest()]
        for start in range(0, 32, 4)
    ]
    cards = [card.value for card in CARDS]
    for bound in range(32, 1, -1):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % bound:
            word = words.pop(0)
        cards[bound - 1], cards[word % bound] = cards[word % bound], cards[bound - 1]
    return cards


@pytest.mark.parametrize(("table", "number", "cut"), [("t", 1, 4), ("Tisch ä", 2**40, 28), ("", 7, 16)])
def test_the_deck_follows_from_seed_table_number_nonces_and_cut(table: str, number: int, cut: int) -> None:
    assert [card.value for card in deck(SEED, table, number, NONCES, cut)] == plain_deck(
        SEED, table, number, cut
    )


def test_words_in_the_last_incomplete_stretch_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such words are too rare to meet: the second draw, below 31, throws away the last four of 2**32."""

    def deck_of(*words: int) -> tuple[Card, ...]:
        monkeypatch.setattr(shuffle, "_stream", lambda seed, message: iter((*words, *[0] * 40)))
        return deck(SEED, "t", 1, NONCES, 4)

    for bad in range(2**32 - 4, 2**32):
        assert deck_of(7, bad, 5) == deck_of(7, 5)
    assert deck_of(7, 2**32 - 5, 5) != deck_of(7, 5)
    assert deck_of(2**32 - 1) == deck_of(31)


def test_three_are_dealt_two_to_the_skat_four_and_three() -> None:
    hands, skat = deal_out(CARDS)
    indices = [[card.index for card in hand] for hand in hands]
    assert indices == [
        [0, 1, 2, 11, 12, 13, 14, 23, 24, 25],
        [3, 4, 5, 15, 16, 17, 18, 26, 27, 28],
        [6, 7, 8, 19, 20, 21, 22, 29, 30, 31],
    ]
    assert [card.index for card in skat] == [9, 10]


def test_the_greatest_number_of_a_deal_fills_eight_bytes() -> None:
    assert MOST_DEALS == 0xFFFF_FFFF_FFFF_FFFF
    commitment(SEED, "t", MOST_DEALS)


def test_a_cut_leaves_four_cards_on_either_side() -> None:
    assert (SMALLEST_CUT, GREATEST_CUT) == (4, 32 - 4)
