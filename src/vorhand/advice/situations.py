"""Situations at a table as they follow from the cards of one position alone."""

from vorhand.core.cards import NO_CARDS, CardSet
from vorhand.core.phases.types import Auction, Discarding, Flags, Setting, Won
from vorhand.core.positions import Position
from vorhand.core.view.view import View


def asked(position: Position, ten: CardSet, spoke: Flags, bid: int) -> View:
    """What `position` sees with ten cards when its left neighbour asks it for `bid`."""
    phase = Auction(
        Setting(),
        asker=position.next,
        listener=position,
        bid=bid,
        is_asked=True,
        rearhand_waits=False,
        spoke=spoke,
    )
    return _view(position, phase, ten)


def skat_taken(position: Position, twelve: CardSet, bid: int, spoke: Flags) -> View:
    """What `position` sees with the skat in hand when `bid` has won the auction."""
    return _view(position, Discarding(Setting(), Won(position, bid, spoke)), twelve)


def _view(position: Position, phase: Auction | Discarding, cards: CardSet) -> View:
    return View(
        position=position,
        phase=phase,
        dealt=cards,
        hand=cards,
        skat=NO_CARDS,
        open_hands=(NO_CARDS, NO_CARDS, NO_CARDS),
        revealed=None,
    )
