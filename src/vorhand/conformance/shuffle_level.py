"""Vectors of the verifiable shuffle: from a seed, three nonces and a cut to the cards.

Their answers were computed by `docs/verify-shuffle.mjs`, which shares no code with Vorhand.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vorhand.core.errors import IllegalEvent
from vorhand.core.events import (
    DeckCut,
    NonceCommitted,
    NonceOpened,
    NonceWaived,
    ShuffleCommitted,
    ShuffleEvent,
)
from vorhand.core.phases.machine import start, step
from vorhand.core.phases.shuffling import WAIVED
from vorhand.core.phases.types import Dealing, Setting, Shuffle
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.shuffle import commitment, deal_out, deck, nonce_digest, parse_secret

GREATEST_NUMBER = (1 << 53) - 1
"""The greatest deal number in a vector: every language reads it from JSON exactly."""


class Shares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What goes into a shuffle, as a vector writes it."""

    seed: str
    table: str
    number: Annotated[int, Meta(ge=0, le=GREATEST_NUMBER)]
    nonces: tuple[str | None, str | None, str | None]
    """By position; None where it was waived."""
    cut: int


def run_shuffle(vector_in: dict[str, Any], rules: RuleSet) -> dict[str, Any]:
    """The digests that are published, and the cards in the order in which they are dealt.

    Raises `ValueError` for shares that are none. What the rules of the shuffle refuse is answered as illegal.
    """
    shares = _shares(vector_in)
    seed = parse_secret(shares.seed)
    try:
        shuffle = _shuffled(rules, shares, seed)
    except IllegalEvent:
        return {"illegal": True}
    nonces = [parse_secret(nonce) for nonce in shuffle.nonces]
    cards = deck(seed, shuffle.table, shuffle.number, nonces, shuffle.cut)
    hands, skat = deal_out(cards)
    return {
        "commitment": shuffle.commitment,
        "nonce_digests": [None if digest == WAIVED else digest for digest in shuffle.digests],
        "deck": cards,
        "hands": {place.value: hands[place.index] for place in POSITIONS},
        "skat": skat,
    }


def _shares(vector_in: dict[str, Any]) -> Shares:
    try:
        return msgspec.convert(vector_in, Shares)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def _shuffled(rules: RuleSet, shares: Shares, seed: bytes) -> Shuffle:
    """The complete proof, folded as at a table."""
    phase = start(Setting())
    for event in _events(shares, seed):
        phase = step(rules, phase, event)
    assert isinstance(phase, Dealing), "after the cut the cards are dealt"
    assert phase.setting.shuffle, "and the proof is kept"
    return phase.setting.shuffle


def _events(shares: Shares, seed: bytes) -> list[ShuffleEvent]:
    given = {place: nonce for place, nonce in zip(POSITIONS, shares.nonces, strict=True) if nonce is not None}
    cutter = Position.REARHAND
    return [
        ShuffleCommitted(commitment(seed, shares.table, shares.number), shares.table, shares.number, cutter),
        *(NonceCommitted(place, nonce_digest(parse_secret(nonce))) for place, nonce in given.items()),
        *(NonceWaived(place) for place in POSITIONS if place not in given),
        DeckCut(cutter, shares.cut),
        *(NonceOpened(place, nonce) for place, nonce in given.items()),
    ]
