"""Cards in Ramsch by search: every legal card is tried in many worlds that look the same to this position.

In each of them everybody goes on for himself by rules of thumb, and what comes of it counts as the house
writes it. The search is in Rust (`crates/skat-players`).
"""

from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from vorhand.core.cards import CARDS, Card
from vorhand.core.phases.types import Ramsch
from vorhand.core.rules.ruleset import RamschRules
from vorhand.core.view.view import View
from vorhand.engine import ramsch_cards
from vorhand.players.asked import play_of
from vorhand.players.knowledge import Knowledge
from vorhand.players.ramsch_house import House, house
from vorhand.players.seen import Unseen, cards_so_far, unseen

AS_GOOD: Final = 1.0
"""Game points by which one card may do better than another by the choice of the worlds alone."""


class SeenRamsch(msgspec.Struct, frozen=True, kw_only=True):
    """A Ramsch as the position on turn sees it."""

    cards: tuple[int, ...]
    """All cards that were played, by `Card.index`, in playing order, those on the table among them."""
    unseen: Unseen
    house: House


def ramsch_worths(
    rules: RamschRules, known: Knowledge, view: View, worlds: int, chance: Random
) -> Mapping[Card, float]:
    """By legal card: game points that it brings this position ahead of the others' mean.

    Empty where no world agrees with what was seen.
    """
    playing = play_of(view)
    ramsch = playing.frame
    assert isinstance(ramsch, Ramsch), "a Ramsch is played"
    seen = SeenRamsch(
        cards=tuple(card.index for card in cards_so_far(playing)),
        unseen=unseen(known, view),
        house=house(rules, pushed=ramsch.pushed, knocked=ramsch.knocked, jungfrau=ramsch.jungfrau),
    )
    found = ramsch_cards(seen, worlds=worlds, seed=chance.getrandbits(64))
    return {CARDS[index]: worth for index, worth in found}


def searched_ramsch_card(
    rules: RamschRules, known: Knowledge, view: View, worlds: int, chance: Random, favourite: Card
) -> Card:
    """The card that does best over the worlds; `favourite` if it does as well, or if none is found."""
    worths = ramsch_worths(rules, known, view, worlds, chance)
    best = max(worths, key=worths.__getitem__, default=favourite)
    return favourite if best is favourite or worths[favourite] >= worths[best] - AS_GOOD else best
