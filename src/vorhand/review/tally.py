"""What the cards of each player cost together."""

from collections.abc import Iterable

from vorhand.core.positions import POSITIONS, Position
from vorhand.core.units import CardPoints
from vorhand.review.values import CardReview, OpenWorth, Tally, Turn


def tallies(cards: Iterable[CardReview], of: Iterable[Position] = POSITIONS) -> tuple[Tally, ...]:
    """The tallies of these positions."""
    reviewed = tuple(cards)
    return tuple(_tally(place, [card for card in reviewed if card.by is place]) for place in of)


def _tally(place: Position, cards: Iterable[CardReview]) -> Tally:
    opened = [(card.index, card.open) for card in cards if card.open]
    dear = [(found.loss, found.turned is Turn.GAME, -index) for index, found in opened if _costs(found)]
    return Tally(
        by=place,
        loss=CardPoints(sum(found.loss for _, found in opened)),
        turned=sum(found.turned is Turn.GAME for _, found in opened),
        seen_loss=sum(card.seen.loss for card in cards if card.seen),
        worst=-max(dear)[2] if dear else None,
    )


def _costs(found: OpenWorth) -> bool:
    """In null a card costs no points, but the game."""
    return bool(found.loss) or found.turned is Turn.GAME
