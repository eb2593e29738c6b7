"""Numbers and aces, the blank card, and the suit signs in the corners."""

from dataclasses import dataclass

from web.decks.decks import Deck, Pattern
from web.decks.grid import CENTRE, LEAN, RADIUS, TURNED, Point
from web.decks.palettes import EDGE, PAPER
from web.decks.shapes import SIGN_SIZE, Drawing, dots, dotted_circle, drawn, round_group
from web.decks.svg import element, placed, use

CORNER = (33, 98)
"""Middle of the suit sign under the index."""

_CORNER_SIZE = 40
_ACE_SIZE = 84
_RING = 57
_DAUS_SIZE = 94
_DAUS_HEIGHT = 97

_LEFT, _MIDDLE, _RIGHT = 69, 100, 131


@dataclass(frozen=True, slots=True)
class Layout:
    """Middles of the pips before the columns lean: those that come again upside down, and the others."""

    twice: tuple[Point, ...]
    once: tuple[Point, ...] = ()


LAYOUTS = {
    "7": Layout(((_LEFT, 62), (_RIGHT, 62)), ((_MIDDLE, 106), (_LEFT, 150), (_RIGHT, 150))),
    "8": Layout(((_LEFT, 62), (_RIGHT, 62), (_MIDDLE, 106)), ((_LEFT, 150), (_RIGHT, 150))),
    "9": Layout(((_LEFT, 58), (_RIGHT, 58), (_LEFT, 119), (_RIGHT, 119)), ((_MIDDLE, 150),)),
    "T": Layout(((_LEFT, 58), (_RIGHT, 58), (_MIDDLE, 88), (_LEFT, 119), (_RIGHT, 119))),
}


def paper(deck: Deck) -> str:
    """The blank card. Paper and edge are the page's to choose."""
    return element(
        "rect",
        id=deck.id("paper"),
        x=1.5,
        y=1.5,
        width=197,
        height=297,
        rx=RADIUS,
        fill=f"var(--card-paper,{PAPER})",
        stroke=f"var(--card-edge,{EDGE})",
        stroke_width=2,
    )


def blank(deck: Deck, suit: str) -> str:
    """What the faces of a suit have in common: paper, and the sign in both corners."""
    sign = use(deck.id(f"p{suit}"), **placed(*CORNER, _CORNER_SIZE / SIGN_SIZE))
    both = sign + element("g", sign, transform=TURNED)
    return element("g", use(deck.id("paper")) + both, id=deck.id(f"c{suit}"))


def number_card(deck: Deck, card: str) -> str:
    """The pips of 7 8 9 10; those of the lower half stand on their heads."""
    sign, layout = deck.id(f"p{card[0]}"), LAYOUTS[card[1]]
    half = element("g", _pips(sign, layout.twice), id=deck.id(f"n{card}"))
    return half + use(deck.id(f"n{card}"), transform=TURNED) + _pips(sign, layout.once)


def ace(deck: Deck, suit: str) -> str:
    """One sign in a dotted ring; the Daus of the German deck bears two."""
    sign = deck.id(f"p{suit}")
    ring = use(deck.id("ring"), color=deck.suits[suit].ring)
    if deck.pattern is Pattern.GERMAN:
        upper = use(sign, **placed(CENTRE[0], _DAUS_HEIGHT, _DAUS_SIZE / SIGN_SIZE))
        return ring + upper + element("g", upper, transform=TURNED)
    return ring + use(sign, **placed(*CENTRE, _ACE_SIZE / SIGN_SIZE))


def ring(deck: Deck) -> str:
    """The dots of the aces, in the colour given where they are used."""
    drawing = _daus_dots() if deck.pattern is Pattern.GERMAN else _dotted_ring()
    return round_group(drawn(drawing, {"ring": "currentColor"}, ""), id=deck.id("ring"))


def _pips(sign: str, middles: tuple[Point, ...]) -> str:
    return "".join(use(sign, **placed(x + (CENTRE[1] - y) * LEAN, y)) for x, y in middles)


def _dotted_ring() -> Drawing:
    """The dotted ring of indigo resist prints: large and small dots in turn."""
    large = dotted_circle(CENTRE, _RING, 14, 4.2, "ring")
    return large, dotted_circle(CENTRE, _RING, 14, 2.6, "ring", turn=0.5)


def _daus_dots() -> Drawing:
    """A line of dots between the two signs, on either side."""
    large, small = (42, 54), (30, 66)
    return dots(_both_sides(large), 4.2, "ring"), dots(_both_sides(small), 2.6, "ring")


def _both_sides(left: tuple[float, ...]) -> list[Point]:
    return [(x, CENTRE[1]) for x in (*left, *(2 * CENTRE[0] - x for x in left))]
