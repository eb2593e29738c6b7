"""The proof of the shuffle before the deal, and its check at the end. Source: `docs/shuffle.md`."""

import msgspec

from vorhand.core.errors import IllegalEvent, NotationError, Reason
from vorhand.core.events import (
    CardsRevealed,
    DeckCut,
    NonceCommitted,
    NonceOpened,
    NonceWaived,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.phases.types import (
    Dealing,
    Ended,
    GameOver,
    PassedIn,
    RamschOver,
    Redealt,
    Setting,
    Shuffle,
    Shuffling,
)
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.shuffle import (
    GREATEST_CUT,
    MOST_DEALS,
    SMALLEST_CUT,
    WAIVED_NONCE,
    commitment,
    nonce_digest,
    parse_secret,
)

WAIVED = "waived"
"""Stands in the place of the digest of a player who gave no nonce."""


def commit(rules: RuleSet, phase: Dealing, event: ShuffleCommitted) -> Shuffling:
    """The seed is fixed before anybody else's share is known."""
    if phase.setting.shuffle:
        raise IllegalEvent(Reason.BAD_NONCE, "the shuffle of this deal is already complete")
    _checked_digest(event.commitment)
    if not 1 <= event.number <= MOST_DEALS:
        raise IllegalEvent(Reason.BAD_NONCE, f"deals are numbered 1..{MOST_DEALS}, not {event.number}")
    return Shuffling(phase.setting, Shuffle(event.commitment, event.table, event.number, event.cutter))


def commit_nonce(rules: RuleSet, phase: Shuffling, event: NonceCommitted) -> Shuffling:
    """A player fixes a nonce, once."""
    if phase.shuffle.digests[event.by.index]:
        raise IllegalEvent(Reason.BAD_NONCE, f"{event.by.value} has fixed a nonce already")
    return _with_digest(phase, event.by, _checked_digest(event.commitment))


def waive_nonce(rules: RuleSet, phase: Shuffling, event: NonceWaived) -> Shuffling | Dealing:
    """A player fixed or opened no nonce in time: it is 32 zero bytes, and the log says so."""
    if phase.shuffle.nonces[event.by.index]:
        raise IllegalEvent(Reason.BAD_NONCE, f"{event.by.value} has opened a nonce already")
    return _with_nonce(_with_digest(phase, event.by, WAIVED), event.by, WAIVED_NONCE)


def open_nonce(rules: RuleSet, phase: Shuffling, event: NonceOpened) -> Shuffling | Dealing:
    """A nonce is opened only after all are fixed and the deck is cut, and must be the one that was fixed."""
    shuffle = phase.shuffle
    if not all(shuffle.digests) or not shuffle.cut:
        raise IllegalEvent(Reason.BAD_NONCE, "nonces are opened when all are fixed and the deck is cut")
    if shuffle.nonces[event.by.index]:
        raise IllegalEvent(Reason.BAD_NONCE, f"{event.by.value} has opened a nonce already")
    if nonce_digest(_secret(event.nonce)) != shuffle.digests[event.by.index]:
        raise IllegalEvent(Reason.BAD_NONCE, f"this is not the nonce that {event.by.value} fixed")
    return _with_nonce(phase, event.by, event.nonce)


def cut(rules: RuleSet, phase: Shuffling, event: DeckCut) -> Shuffling | Dealing:
    """The player to the dealer's right cuts, once, when all nonces are fixed and before any is opened.

    A cut after that could be chosen to suit somebody.
    """
    shuffle = phase.shuffle
    if event.by is not shuffle.cutter or shuffle.cut or not all(shuffle.digests):
        raise IllegalEvent(Reason.BAD_CUT, f"{shuffle.cutter.value} cuts, once, when all nonces are fixed")
    if not SMALLEST_CUT <= event.at <= GREATEST_CUT:
        raise IllegalEvent(
            Reason.BAD_CUT, f"a cut lifts {SMALLEST_CUT}..{GREATEST_CUT} cards, not {event.at}"
        )
    return _completed(Shuffling(phase.setting, msgspec.structs.replace(shuffle, cut=event.at)))


def reveal_cards(
    rules: RuleSet, phase: GameOver | RamschOver | PassedIn | Redealt, event: CardsRevealed
) -> GameOver | RamschOver | PassedIn | Redealt:
    """After the end all cards may be seen."""
    return phase


def reveal_seed(
    rules: RuleSet, phase: GameOver | RamschOver | PassedIn | Redealt, event: SeedRevealed
) -> GameOver | RamschOver | PassedIn | Redealt:
    """After the end the seed is shown; it must be the one that was fixed."""
    shuffle = setting_of(phase).shuffle
    if shuffle is None:
        raise IllegalEvent(Reason.SHUFFLE_MISMATCH, "no seed was fixed for this deal")
    if commitment(_secret(event.seed), shuffle.table, shuffle.number) != shuffle.commitment:
        raise IllegalEvent(Reason.SHUFFLE_MISMATCH, "this is not the seed that was fixed before the deal")
    return phase


def setting_of(phase: Ended) -> Setting:
    """What an ended deal was played under."""
    if isinstance(phase, GameOver | RamschOver):
        return phase.playing.frame.setting
    return phase.setting


def _with_digest(phase: Shuffling, by: Position, digest: str) -> Shuffling:
    digests = list(phase.shuffle.digests)
    digests[by.index] = digest
    first, second, third = digests
    return Shuffling(phase.setting, msgspec.structs.replace(phase.shuffle, digests=(first, second, third)))


def _with_nonce(phase: Shuffling, by: Position, nonce: str) -> Shuffling | Dealing:
    nonces = list(phase.shuffle.nonces)
    nonces[by.index] = nonce
    first, second, third = nonces
    return _completed(
        Shuffling(phase.setting, msgspec.structs.replace(phase.shuffle, nonces=(first, second, third)))
    )


def _completed(phase: Shuffling) -> Shuffling | Dealing:
    if not all(phase.shuffle.nonces) or not phase.shuffle.cut:
        return phase
    return Dealing(msgspec.structs.replace(phase.setting, shuffle=phase.shuffle))


def _checked_digest(text: str) -> str:
    _secret(text)
    return text


def _secret(text: str) -> bytes:
    try:
        return parse_secret(text)
    except NotationError as error:
        raise IllegalEvent(Reason.BAD_NONCE, str(error)) from error
