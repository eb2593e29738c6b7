"""Worlds: the cards that a player does not see, laid out as they may lie."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from vorhand.core.cards import NO_CARDS, PACK, Card, CardSet, card_set, cards_in
from vorhand.core.phases.types import Playing
from vorhand.core.positions import POSITIONS
from vorhand.core.view.view import View
from vorhand.players.knowledge import Knowledge

TRIES: Final = 200
"""After so many layouts that break what was shown no further one is looked for."""

ThreeSets = tuple[CardSet, CardSet, CardSet]


class Layout(msgspec.Struct, frozen=True):
    """All cards as they may lie."""

    hands: ThreeSets
    """By position: cards still in hand."""
    skat: CardSet


def layouts(known: Knowledge, view: View, chance: Random) -> Iterator[Layout]:
    """Layouts that agree with everything that was seen, drawn one after the other; the same may come again.

    Every hand has as many cards as it must, nobody holds what he showed not to have, and what is left is the
    skat. Few or none come where the cards hardly leave any.
    """
    hidden = _hidden(known, view)
    open_places = [place for place in POSITIONS if place is not known.me and not view.open_hands[place.index]]
    for _ in range(TRIES):
        laid = _laid_out(known, hidden, [place.index for place in open_places], chance)
        if laid is not None:
            yield _layout(known, view, laid, hidden)


def _hidden(known: Knowledge, view: View) -> CardSet:
    """The cards that lie in hands that are not open, or in a skat that this position did not lay."""
    playing = view.phase
    assert isinstance(playing, Playing), "cards are played"
    seen = card_set(card for trick in playing.tricks for card in trick.cards) | card_set(playing.trick)
    for place in POSITIONS:
        if place is known.me or view.open_hands[place.index]:
            seen |= known.may_hold[place.index]
    return CardSet(PACK & ~(seen | view.skat))


def _laid_out(
    known: Knowledge, hidden: CardSet, places: Sequence[int], chance: Random
) -> dict[int, CardSet] | None:
    """Cards for some positions; None where a draw came to an end that does not fit.

    Cards that fewer can hold are laid first, so that most draws come out.
    """
    left = {place: known.counts[place] for place in places}
    skat = hidden.bit_count() - sum(left.values())
    hands = dict.fromkeys(places, NO_CARDS)
    for card in _hardest_first(known, hidden, places, chance):
        owners = [place for place in places if left[place] and known.may_hold[place] & card.bit]
        room = sum(left[place] for place in owners) + skat
        if not room:
            return None
        drawn = chance.randrange(room)
        for place in owners:
            if drawn < left[place]:
                hands[place] = CardSet(hands[place] | card.bit)
                left[place] -= 1
                break
            drawn -= left[place]
        else:
            skat -= 1
        if skat < 0:
            return None
    return hands


def _hardest_first(known: Knowledge, hidden: CardSet, places: Sequence[int], chance: Random) -> list[Card]:
    cards = list(cards_in(hidden))
    chance.shuffle(cards)
    return sorted(cards, key=lambda card: sum(bool(known.may_hold[place] & card.bit) for place in places))


def _layout(known: Knowledge, view: View, laid: dict[int, CardSet], hidden: CardSet) -> Layout:
    hands = [laid.get(place.index, known.may_hold[place.index]) for place in POSITIONS]
    taken = NO_CARDS
    for cards in laid.values():
        taken = CardSet(taken | cards)
    skat = CardSet(view.skat | (hidden & ~taken))
    return Layout((hands[0], hands[1], hands[2]), skat)
