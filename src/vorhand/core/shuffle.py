"""The shuffle that anyone can check: commitment, nonces, cut, HMAC stream, Fisher-Yates by rejection.

The dealing side fixes a seed and publishes its commitment; every player fixes and then opens a nonce; one
player cuts. The deck follows from all of these, so nobody can choose it, and after the deal the seed
proves it. Byte layouts are in `docs/shuffle.md`; `spec/vectors/shuffle.jsonl` has test vectors for other
languages.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence

from vorhand.core.cards import CARDS, Card
from vorhand.core.errors import NotationError

SECRET_BYTES = 32
"""Length of seeds and nonces."""
SMALLEST_CUT, GREATEST_CUT = 4, 28
"""At least four cards are lifted and at least four stay. Source: decision; ISkO gives no number."""
WAIVED_NONCE = "00" * SECRET_BYTES
"""The nonce of a player who gave none in time."""

MOST_DEALS = (1 << 64) - 1
"""The greatest number of a deal: it is written in eight bytes."""

_WORDS = 1 << 32


def parse_secret(text: str) -> bytes:
    """The 32 bytes of a seed, nonce or digest written as 64 hex digits, letters in lower case.

    Raises `NotationError` for anything else.
    """
    if not _SECRET.fullmatch(text):
        raise NotationError(f"{text[:80]!r} is not 64 hex digits in lower case")
    return bytes.fromhex(text)


_SECRET = re.compile(r"[0-9a-f]{64}")


def commitment(seed: bytes, table: str, number: int) -> str:
    """What is published before the deal: SHA-256 of seed, deal number and table, as 64 hex digits."""
    return hashlib.sha256(seed + number.to_bytes(8, "big") + table.encode()).hexdigest()


def nonce_digest(nonce: bytes) -> str:
    """What a player publishes before opening the nonce: its SHA-256, as 64 hex digits."""
    return hashlib.sha256(nonce).hexdigest()


def deck(seed: bytes, table: str, number: int, nonces: Sequence[bytes], cut: int) -> tuple[Card, ...]:
    """All 32 cards in dealing order; `nonces` are those of forehand, middlehand, rearhand."""
    words = _stream(seed, _message(table, number, nonces, cut))
    cards = list(CARDS)
    for last in range(len(cards) - 1, 0, -1):
        chosen = _below(last + 1, words)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def deal_out(cards: Sequence[Card]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, Card]]:
    """The hands of forehand, middlehand, rearhand and the skat from a deck in dealing order.

    Three each, two to the skat, four each, three each. Source: ISkO 2022 3.2; UK and RU.
    """
    hands = tuple(
        (
            *cards[3 * place : 3 * place + 3],
            *cards[11 + 4 * place : 15 + 4 * place],
            *cards[23 + 3 * place : 26 + 3 * place],
        )
        for place in range(3)
    )
    return hands, (cards[9], cards[10])


def _message(table: str, number: int, nonces: Sequence[bytes], cut: int) -> bytes:
    name = table.encode()
    return b"".join((len(name).to_bytes(4, "big"), name, number.to_bytes(8, "big"), *nonces, bytes((cut,))))


def _stream(seed: bytes, message: bytes) -> Iterator[int]:
    """Endless 32-bit words: eight big-endian ones from the HMAC of the message and each block number."""
    block = 0
    while True:
        digest = hmac.digest(seed, message + block.to_bytes(4, "big"), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """A number 0..bound-1 without bias: words in the last incomplete stretch are thrown away."""
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound
