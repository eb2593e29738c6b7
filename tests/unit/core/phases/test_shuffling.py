"""The proof of the shuffle before the deal, and its check at the end."""

from itertools import permutations

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, dealt, isko
from vorhand.core.contract import GameType
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
    NonceWaived,
    Passed,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.shuffling import WAIVED, setting_of
from vorhand.core.phases.types import Dealing, GameOver, PassedIn, RamschOver, Setting, Shuffling
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.shuffle import MOST_DEALS, WAIVED_NONCE, commitment, deal_out, deck, nonce_digest

SEED = bytes(range(32))
NONCES = [bytes([place]) * 32 for place in (1, 2, 3)]
COMMITTED = ShuffleCommitted(commitment(SEED, "table", 5), "table", 5, MIDDLEHAND)
FIXED: list[Event] = [NonceCommitted(place, nonce_digest(NONCES[place.index])) for place in POSITIONS]
OPENED: list[Event] = [NonceOpened(place, NONCES[place.index].hex()) for place in POSITIONS]
CUT = DeckCut(MIDDLEHAND, 16)
HANDS, SKAT = deal_out(deck(SEED, "table", 5, NONCES, 16))
DEALT = CardsDealt(Hands(*HANDS), SKAT)
PASSES: list[Event] = [Passed(MIDDLEHAND), Passed(REARHAND), Passed(FOREHAND)]


def after(*events: Event) -> Deal:
    deal = new_deal(Setting())
    for event in events:
        deal = apply(ISKO, deal, event)
    return deal


def shuffling(deal: Deal) -> Shuffling:
    assert isinstance(deal.phase, Shuffling)
    return deal.phase


def check_awaited(deal: Deal, *positions: Position) -> None:
    assert awaited(deal.phase) == positions


def test_all_fix_a_nonce_then_one_cuts_then_all_open() -> None:
    check_awaited(after(COMMITTED), FOREHAND, MIDDLEHAND, REARHAND)
    check_awaited(after(COMMITTED, FIXED[1]), FOREHAND, REARHAND)
    check_awaited(after(COMMITTED, *FIXED), MIDDLEHAND)
    check_awaited(after(COMMITTED, *FIXED, CUT), FOREHAND, MIDDLEHAND, REARHAND)
    check_awaited(after(COMMITTED, *FIXED, CUT, OPENED[0]), MIDDLEHAND, REARHAND)
    check_awaited(after(COMMITTED, *FIXED, CUT, *OPENED))


def test_nonces_in_any_order_lead_to_the_deal() -> None:
    for first, second, third in permutations(OPENED):
        deal = after(COMMITTED, *FIXED, CUT, first, second, third)
        assert isinstance(deal.phase, Dealing)
        assert deal.phase.setting.shuffle is not None
        assert deal.phase.setting.shuffle.cut == 16


def test_who_gives_no_nonce_counts_as_zeros() -> None:
    waived = after(COMMITTED, NonceWaived(REARHAND), *FIXED[:2])
    assert shuffling(waived).shuffle.digests[2] == WAIVED
    assert shuffling(waived).shuffle.nonces == ("", "", WAIVED_NONCE)
    late = after(COMMITTED, *FIXED, CUT, *OPENED[:2], NonceWaived(REARHAND))
    assert isinstance(late.phase, Dealing)
    assert late.phase.setting.shuffle is not None
    assert late.phase.setting.shuffle.nonces[2] == WAIVED_NONCE
    nobody = after(COMMITTED, *(NonceWaived(place) for place in POSITIONS), CUT)
    assert isinstance(nobody.phase, Dealing)


def check(reason: Reason, words: str, *events: Event) -> None:
    before = after(*events[:-1])
    with pytest.raises(IllegalEvent, match=words) as refusal:
        apply(ISKO, before, events[-1])
    assert refusal.value.reason is reason


def test_a_commitment_is_a_digest_and_deals_are_numbered() -> None:
    bad = Reason.BAD_NONCE
    check(bad, "64 hex digits", ShuffleCommitted("abc", "table", 1, FOREHAND))
    check(bad, "64 hex digits", ShuffleCommitted(COMMITTED.commitment.upper(), "table", 1, FOREHAND))
    for number in (0, -1, MOST_DEALS + 1):
        check(bad, f"not {number}", ShuffleCommitted(COMMITTED.commitment, "table", number, FOREHAND))
    after(ShuffleCommitted(COMMITTED.commitment, "table", MOST_DEALS, FOREHAND))


def test_a_shuffle_is_made_once() -> None:
    check(Reason.BAD_NONCE, "already complete", COMMITTED, *FIXED, CUT, *OPENED, COMMITTED)


def test_a_nonce_is_fixed_once_and_is_a_digest() -> None:
    check(Reason.BAD_NONCE, "forehand has fixed a nonce already", COMMITTED, FIXED[0], FIXED[0])
    check(Reason.BAD_NONCE, "64 hex digits", COMMITTED, NonceCommitted(FOREHAND, "x"))
    check(Reason.BAD_NONCE, "has fixed a nonce already", COMMITTED, NonceWaived(FOREHAND), FIXED[0])


def test_a_nonce_is_opened_once_after_the_cut_and_is_the_one_fixed() -> None:
    bad = Reason.BAD_NONCE
    check(bad, "all are fixed and the deck is cut", COMMITTED, *FIXED[:2], OPENED[0])
    check(bad, "all are fixed and the deck is cut", COMMITTED, *FIXED, OPENED[0])
    check(bad, "forehand has opened a nonce already", COMMITTED, *FIXED, CUT, OPENED[0], OPENED[0])
    check(bad, "has opened a nonce already", COMMITTED, *FIXED, CUT, OPENED[0], NonceWaived(FOREHAND))
    check(bad, "not the nonce that forehand fixed", COMMITTED, *FIXED, CUT, NonceOpened(FOREHAND, "00" * 32))
    check(bad, "64 hex digits", COMMITTED, *FIXED, CUT, NonceOpened(FOREHAND, "00"))


def test_the_cutter_cuts_once_between_four_and_twenty_eight_when_all_nonces_are_fixed() -> None:
    bad = Reason.BAD_CUT
    check(bad, "middlehand cuts", COMMITTED, *FIXED, DeckCut(FOREHAND, 16))
    check(bad, "when all nonces are fixed", COMMITTED, *FIXED[:2], CUT)
    check(bad, "once", COMMITTED, *FIXED, CUT, CUT)
    for at in (3, 29, 0, -4):
        check(bad, f"4..28 cards, not {at}", COMMITTED, *FIXED, DeckCut(MIDDLEHAND, at))
    for at in (4, 28):
        after(COMMITTED, *FIXED, DeckCut(MIDDLEHAND, at))


def test_cards_are_dealt_only_when_the_shuffle_is_complete() -> None:
    check(
        Reason.WRONG_PHASE,
        "CardsDealt is not possible in Shuffling",
        COMMITTED,
        *FIXED,
        CUT,
        *OPENED[:2],
        DEALT,
    )


def test_the_seed_proves_the_deal_after_its_end() -> None:
    played: tuple[Event, ...] = (COMMITTED, *FIXED, CUT, *OPENED, DEALT, *PASSES)
    assert after(*played, SeedRevealed(SEED.hex())) == after(*played)
    mismatch = Reason.SHUFFLE_MISMATCH
    check(mismatch, "not the seed that was fixed", *played, SeedRevealed("00" * 32))
    check(mismatch, "not those that the seed gives", *played[:8], dealt(), *PASSES, SeedRevealed(SEED.hex()))
    check(Reason.BAD_NONCE, "64 hex digits", *played, SeedRevealed("x"))
    check(
        Reason.WRONG_PHASE, "SeedRevealed is not possible in Auction", *played[:9], SeedRevealed(SEED.hex())
    )


def test_a_skat_that_the_seed_does_not_give_is_caught_alone() -> None:
    first, second = SKAT
    swapped = CardsDealt(Hands((first, *HANDS[0][1:]), HANDS[1], HANDS[2]), (HANDS[0][0], second))
    events: tuple[Event, ...] = (COMMITTED, *FIXED, CUT, *OPENED, swapped, *PASSES, SeedRevealed(SEED.hex()))
    check(Reason.SHUFFLE_MISMATCH, "not those that the seed gives", *events)


def test_without_a_commitment_there_is_no_seed_to_show() -> None:
    check(Reason.SHUFFLE_MISMATCH, "no seed was fixed", dealt(), *PASSES, SeedRevealed(SEED.hex()))


def test_what_a_deal_was_played_under_is_found_at_its_end() -> None:
    deal = after(COMMITTED, *FIXED, CUT, *OPENED, DEALT, *PASSES)
    assert isinstance(deal.phase, PassedIn)
    shuffle = setting_of(deal.phase).shuffle
    assert shuffle is not None
    assert (shuffle.table, shuffle.number, shuffle.cutter) == ("table", 5, MIDDLEHAND)


def test_a_played_deal_knows_its_setting_too() -> None:
    bock = Setting(bock=True)
    game = Table(setting=bock).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True).play_on()
    ramsch = Table(isko(auction__all_pass="ramsch"), setting=bock).all_pass().play_on()
    for table in (game, ramsch):
        assert isinstance(table.phase, GameOver | RamschOver)
        assert setting_of(table.phase) == bock
