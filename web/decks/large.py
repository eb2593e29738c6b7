"""Large faces: one big index and one big sign, for cards shown narrow or for eyes that want them.

Only the left 120 units are needed to read one, so they may overlap far. A jack lies on a ground of its own
stuff, and bears its sign on a disc: the four jacks can be told apart before the sign is read.
"""

from web.decks.court import paints, sash_path
from web.decks.decks import Deck
from web.decks.grid import HEIGHT, RADIUS, SASH, SLOPE, WIDTH
from web.decks.patterns import PATTERNS, Area
from web.decks.shapes import SIGN_SIZE, Shape, circle, drawn, figure_group
from web.decks.svg import at, element, number, placed, use

SIGN_AT = (62, 194)

_SIGN_SIZE = 88
_JACK_SIGN_SIZE = 78
_DISC = 50
_SASH_AT = 206
"""Height of the middle of the sash at x = 0."""

_INSET = 2.5


def large_face(deck: Deck, card: str) -> str:
    """A large face without its index."""
    if card[1] == "J":
        return _jack(deck, card)
    return use(deck.id(f"b{card[0]}"))


def large_blank(deck: Deck, suit: str) -> str:
    """What the large faces of a suit have in common: paper and sign."""
    sign = use(deck.id(f"p{suit}"), **placed(*SIGN_AT, _SIGN_SIZE / SIGN_SIZE))
    return element("g", use(deck.id("paper")) + sign, id=deck.id(f"b{suit}"))


def _jack(deck: Deck, card: str) -> str:
    sign, colours = deck.id(f"p{card[0]}"), paints(deck, card)
    ground = (
        Shape(_ground_path(), "main", "none"),
        *PATTERNS[deck.figures[card].pattern](_AREA),
        Shape(sash_path(_SASH_AT, _INSET, WIDTH - _INSET), "sash"),
        Shape(circle(*SIGN_AT, _DISC), "paper"),
    )
    disc_sign = use(sign, **placed(*SIGN_AT, _JACK_SIGN_SIZE / SIGN_SIZE))
    return use(deck.id("paper")) + figure_group(drawn(ground, colours, sign)) + disc_sign


def _ground_path() -> str:
    """From the middle of the sash down to the round lower corners."""
    left, right, bottom, corner = _INSET, WIDTH - _INSET, HEIGHT - _INSET, RADIUS - 1
    upper = f"M{at((left, _sash_middle(left)))}L{at((right, _sash_middle(right)))}"
    turn = f"a{corner} {corner} 0 0 1-{corner}"
    return f"{upper}V{number(bottom - corner)}{turn} {corner}H{number(left + corner)}{turn}-{corner}z"


def _sash_middle(x: float) -> float:
    return _SASH_AT - SLOPE * x


def _clearance(x: float, y: float) -> float:
    """How far a point lies inside the ground below the sash."""
    below_sash = (y - _sash_middle(x) - SASH / 2) * 0.93
    return min(below_sash, x - _INSET, WIDTH - _INSET - x, HEIGHT - _INSET - y)


_AREA = Area(left=-8, top=120, right=WIDTH, bottom=HEIGHT, axis=SIGN_AT[0], clearance=_clearance)
