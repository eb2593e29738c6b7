"""Dealing with proof: a table fixes a seed, takes in nonces and the cut, and deals what follows."""

import hmac
import secrets
from collections.abc import Callable

from vorhand.core.events import (
    CardsDealt,
    DeckCut,
    Event,
    Hands,
    NonceCommitted,
    NonceOpened,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.shuffle import (
    GREATEST_CUT,
    SECRET_BYTES,
    SMALLEST_CUT,
    commitment,
    deal_out,
    deck,
    nonce_digest,
)

Randomness = Callable[[int], bytes]
"""Gives so many random bytes; `secrets.token_bytes`, or a seeded source where deals are to be repeated."""


def random_bytes(count: int) -> bytes:
    """So many bytes that nobody can guess."""
    return secrets.token_bytes(count)


def random_below(randomness: Randomness, bound: int) -> int:
    """A number 0..bound-1; the bias of eight random bytes is below 2**-50 for any bound here."""
    return int.from_bytes(randomness(8), "big") % bound


def random_cut(randomness: Randomness) -> int:
    """A cut for a player who leaves it to the table."""
    return SMALLEST_CUT + random_below(randomness, GREATEST_CUT - SMALLEST_CUT + 1)


def derived_nonce(seed: bytes, position: Position) -> bytes:
    """The nonce of a computer: it follows from the seed, which the table alone knows until the end.

    So a table that is restarted between fixing and opening it can still open it. It adds nothing to the
    proof: computers belong to the dealing side.
    """
    return hmac.digest(seed, f"nonce of {position.value}".encode(), "sha256")


def commit(seed: bytes, table: str, number: int, cutter: Position) -> ShuffleCommitted:
    """The first event of a deal: the seed is fixed and its digest is public."""
    return ShuffleCommitted(commitment(seed, table, number), table, number, cutter)


def shares(nonces: tuple[bytes, bytes, bytes], cutter: Position, cut: int) -> tuple[Event, ...]:
    """The players' shares in the shuffle: all nonces are fixed, the deck is cut, the nonces are opened."""
    fixed = tuple(NonceCommitted(place, nonce_digest(nonces[place.index])) for place in POSITIONS)
    opened = tuple(NonceOpened(place, nonces[place.index].hex()) for place in POSITIONS)
    return (*fixed, DeckCut(cutter, cut), *opened)


def deal(seed: bytes, table: str, number: int, nonces: tuple[bytes, bytes, bytes], cut: int) -> CardsDealt:
    """The cards that follow from the seed and everybody's share."""
    hands, skat = deal_out(deck(seed, table, number, nonces, cut))
    return CardsDealt(Hands(*hands), skat)


def reveal(seed: bytes) -> SeedRevealed:
    """The last event of a deal: everybody can check it now."""
    return SeedRevealed(seed.hex())


def new_secret(randomness: Randomness) -> bytes:
    """A seed or a nonce."""
    return randomness(SECRET_BYTES)
