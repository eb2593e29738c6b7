"""What a player sees of the card play, in the form that the search in Rust takes."""

from collections.abc import Iterator
from typing import Final

import msgspec

from vorhand.core.cards import NO_CARDS, PACK, Card, CardSet, card_set
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Game, Playing
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.view.view import View
from vorhand.players.asked import game_of, play_of
from vorhand.players.knowledge import Knowledge, ThreeCounts, ThreeSets

Goals = tuple[tuple[int, float], ...]
"""Card points with the skat, rising, and what it is worth to the declarer to reach them."""

GOALS: Final[Goals] = (
    (21, 0.02),
    (26, 0.02),
    (31, 0.15),
    (37, 0.02),
    (43, 0.03),
    (49, 0.05),
    (55, 0.08),
    (61, 1.0),
    (67, 0.08),
    (73, 0.05),
    (79, 0.03),
    (85, 0.02),
    (90, 0.3),
    (100, 0.02),
    (110, 0.02),
)
"""Winning is worth most of all, then the Schneiders, and a little what lies between, so that nobody throws a
hopeless game away or gives points away for nothing.
"""

ANNOUNCED_SCHNEIDER: Final[Goals] = ((90, 1.0),)


class Unseen(msgspec.Struct, frozen=True, kw_only=True):
    """Where the cards may lie that a position does not see; triples are in order of `POSITIONS`."""

    may_hold: ThreeSets
    """The cards that each may still hold; exact for the own hand and for hands that lie open."""
    counts: ThreeCounts
    """Cards left in each hand."""
    hidden: CardSet
    """Cards in hands that are not known, or in a skat that is not."""
    skat: CardSet
    """The skat if this position laid it, else none."""
    may_lie: CardSet
    """Those of `hidden` that may lie in the skat."""


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The play of a declared game as the position on turn sees it; triples are in order of `POSITIONS`."""

    game: str
    declarer: int
    me: int
    cards: tuple[int, ...]
    """All cards that were played, by `Card.index`, in playing order since forehand led, those on the table
    among them.
    """
    unseen: Unseen
    points: int
    """Card points of the declarer's tricks, 0..120."""
    hand: bool
    ouvert: bool
    spoke: tuple[bool, bool, bool]
    bid: int
    goals: Goals
    """None in null."""


def seen(known: Knowledge, view: View) -> Seen:
    """What the view's position sees; a declared game is played, or play waits for a doubling."""
    playing = play_of(view)
    game = game_of(playing)
    said = game.contract.announced
    return Seen(
        game=known.game.value,
        declarer=game.declarer.index,
        me=known.me.index,
        cards=tuple(card.index for card in cards_so_far(playing)),
        unseen=unseen(known, view),
        points=known.points[game.declarer.index],
        hand=said.hand,
        ouvert=playing.terms.shown,
        spoke=game.spoke,
        bid=game.bid,
        goals=_goals(game),
    )


def unseen(known: Knowledge, view: View) -> Unseen:
    """What the view's position knows of where cards lie; cards are played, or play waits for a call."""
    hidden = _hidden(known, view, play_of(view))
    return Unseen(
        may_hold=known.may_hold,
        counts=known.counts,
        hidden=hidden,
        skat=view.skat,
        may_lie=CardSet(hidden & ~_shown(view)),
    )


def _goals(game: Game) -> Goals:
    if game.contract.game is GameType.NULL:
        return ()
    return ANNOUNCED_SCHNEIDER if game.contract.announced.schneider else GOALS


def _hidden(known: Knowledge, view: View, playing: Playing) -> CardSet:
    gone = card_set(cards_so_far(playing))
    for place in POSITIONS:
        if _is_known(known, view, place):
            gone = CardSet(gone | known.may_hold[place.index])
    return CardSet(PACK & ~(gone | view.skat))


def cards_so_far(playing: Playing) -> Iterator[Card]:
    """All cards that were played, in playing order."""
    for trick in playing.tricks:
        yield from trick.cards
    yield from playing.trick


def _is_known(known: Knowledge, view: View, place: Position) -> bool:
    return place is known.me or view.open_hands[place.index].bit_count() == known.counts[place.index]


def _shown(view: View) -> CardSet:
    shown = NO_CARDS
    for cards in view.open_hands:
        shown = CardSet(shown | cards)
    return shown
