"""Card play by search: every legal card is judged in many worlds that look the same to this position.

In each world the open-card solver says which goals the declarer still reaches after a card. Worlds in which
the others would have bid and declared as they did come more often. The search is in Rust
(`crates/skat-players`).
"""

from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from vorhand.core.cards import CARDS, Card
from vorhand.core.view.view import View
from vorhand.players.knowledge import Knowledge
from vorhand.players.nets import nets
from vorhand.players.seen import seen

AS_GOOD: Final = 0.02
"""Worth by which one card may do better than another by the choice of the worlds alone. For a defender that
is too little to go against the rules of thumb; the declarer's are not worth that.
"""
ROUNDING: Final = 1e-9
"""Worth by which equal cards may differ."""


class Depth(msgspec.Struct, frozen=True, kw_only=True):
    """How much is searched for one card."""

    worlds: int
    """With seven cards in hand or fewer; half of it before, and four times as many in null."""
    nodes: int
    """In all worlds together."""
    ahead: int = 0
    """With so many cards in hand or fewer the next own card is one and the same in all worlds that look alike
    by then; before, and with 0, each world is taken to be known after this card.
    """
    ramsch: int = 0
    """Worlds for a card in Ramsch; with 0 it is played by rules of thumb."""


class CardWorth(msgspec.Struct, frozen=True):
    """How good a legal card is over the worlds that were searched, with best play of all afterwards."""

    win: float
    """The share of worlds in which the declarer wins his game, 0..1."""
    worth: float
    """The mean over the worlds of what the declarer still reaches, by `seen.GOALS`; in null as `win`."""


def card_worths(
    known: Knowledge, view: View, depth: Depth, chance: Random
) -> Mapping[Card, CardWorth] | None:
    """By legal card: how well the declarer of the game does after it; None where no search had an answer.

    For a defender the card with the least worth is the best.
    """
    try:
        judged = nets().judged(
            seen(known, view),
            worlds=depth.worlds,
            nodes=depth.nodes,
            ahead=depth.ahead,
            seconds=None,
            seed=chance.getrandbits(64),
        )
    except TimeoutError:
        return None
    return {CARDS[index]: CardWorth(win, worth) for index, win, worth in judged}


def searched_card(known: Knowledge, view: View, depth: Depth, chance: Random, favourite: Card) -> Card:
    """The card that does best over the worlds; `favourite` if it does as well, or if none is found."""
    found = card_worths(known, view, depth, chance)
    if found is None:
        return favourite
    sign, margin = (1, ROUNDING) if known.me is known.declarer else (-1, AS_GOOD)
    worths = {card: sign * one.worth for card, one in found.items()}
    best = max(worths, key=worths.__getitem__)
    return favourite if worths[favourite] >= worths[best] - margin else best
