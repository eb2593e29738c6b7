"""Court cards: a half figure, the same turned by half a circle, and the sash over the seam."""

from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass

from web.decks.decks import Deck
from web.decks.figures import Figure
from web.decks.grid import AXIS, CENTRE, LINE, MARGIN, SASH, SLOPE, TURNED, WIDTH
from web.decks.heads import BEARDS, EARS, EYES, HAIR_BEFORE, HAIR_BEHIND, HEAD, MOUTHS
from web.decks.headwear import HEADWEAR
from web.decks.held import AXIS as HAND_AXIS
from web.decks.held import HAND, HELD, SLEEVE
from web.decks.palettes import COMMON, COMPLEXIONS, INK
from web.decks.robes import COAT, CUTS, STUFFS
from web.decks.shapes import Drawing, Paints, Shape, Sign, circle, drawn, figure_group, own_paints
from web.decks.svg import at, element, moved, number, placed, use

_CLOTHES = ("main", "second", "pattern", "trim", "jewel", "sash")

_BARE_EARS = ("short", "queue")

_LOW_BADGE: Drawing = (Shape(circle(-64, 144, 23.5), "paper"), Sign(-64, 144, 33))

_TRIMS = {
    "K": "m0-5l5 5-5 5-5-5z",
    "Q": "m-3.5 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z",
    "J": "m-5-5h4l6 5-6 5h-4l6-5z",
}
"""What the sash is set with: the rank can be read from it too."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A named drawing and where its origin lies; figures that use the same piece share it."""

    name: str
    drawing: Drawing
    x: float = 0
    y: float = 0


def paints(deck: Deck, card: str) -> Paints:
    """The colour of every paint for one figure."""
    suit, figure = card[0], deck.figures[card]
    colours, complexion = deck.suits[suit], COMPLEXIONS[suit]
    clothes = {name: getattr(colours, name) for name in _CLOTHES}
    hair = figure.hair_colour or complexion["hair"]
    return {**COMMON, **complexion, **clothes, "hair": hair, "hat": clothes[figure.hat_paint]}


def shared_pieces(deck: Deck) -> dict[str, Drawing]:
    """The drawings that several figures have in common and that take at most one colour from them."""
    every = [piece for figure in deck.figures.values() for piece in _pieces(figure)]
    uses = Counter(piece.name for piece in every)
    simple = [piece for piece in every if _is_simple(piece.drawing)]
    return {piece.name: piece.drawing for piece in simple if uses[piece.name] > 1}


def shared_part(deck: Deck, name: str, drawing: Drawing) -> str:
    """A drawing with an id; its own colour is given where it is used."""
    colours = {**COMMON, **dict.fromkeys(own_paints(drawing), "currentColor")}
    return element("g", drawn(drawing, colours, ""), id=deck.id(name))


def half_figure(deck: Deck, card: str, shared: Container[str]) -> str:
    """The upper half of a court card, with its id; pieces that are shared are referred to."""
    body = "".join(_drawn_piece(deck, card, piece, shared) for piece in _pieces(deck.figures[card]))
    return figure_group(body, id=deck.id(f"h{card}"), transform=moved(AXIS, 0))


def court(deck: Deck, card: str) -> str:
    """The middle of a court card."""
    half, colours = deck.id(f"h{card}"), deck.suits[card[0]]
    band = use(deck.id("sash"), fill=colours.sash) + use(deck.id(f"sash{card[1]}"), fill=colours.main)
    return use(half) + use(half, transform=TURNED) + band


def sashes(deck: Deck) -> str:
    """The band over the seam and its three trims; both take their colour from where they are used."""
    path = sash_path(CENTRE[1] + SLOPE * CENTRE[0], MARGIN, WIDTH - MARGIN)
    band = element("path", id=deck.id("sash"), d=path, stroke=INK, stroke_width=LINE, stroke_linejoin="round")
    return band + "".join(element("path", id=deck.id(f"sash{rank}"), d=_trim_path(rank)) for rank in _TRIMS)


def sash_path(height: float, left: float, right: float) -> str:
    """A band that rises to the right, from `left` to `right`; `height` is its middle at x = 0."""
    upper_left, upper_right = (height - SASH / 2 - SLOPE * x for x in (left, right))
    band = f"M{at((left, upper_left))}L{at((right, upper_right))}v{SASH}"
    return f"{band}L{at((left, upper_left + SASH))}z"


def _trim_path(rank: str) -> str:
    places = ((x, CENTRE[1] + SLOPE * (CENTRE[0] - x)) for x in range(28, 190, 24))
    return "".join(f"M{x} {number(y)}{_TRIMS[rank]}" for x, y in places)


def _is_simple(drawing: Drawing) -> bool:
    own = own_paints(drawing)
    return len(own) <= 1 and "sign" not in own


def _drawn_piece(deck: Deck, card: str, piece: Piece, shared: Container[str]) -> str:
    colours = paints(deck, card)
    if piece.name in shared:
        return _use_of_shared(deck, piece, colours)
    drawing = drawn(piece.drawing, colours, deck.id(f"p{card[0]}"))
    return element("g", drawing, transform=moved(piece.x, piece.y)) if piece.x or piece.y else drawing


def _use_of_shared(deck: Deck, piece: Piece, colours: Paints) -> str:
    attributes = placed(piece.x, piece.y)
    for paint in own_paints(piece.drawing):
        attributes["color"] = colours[paint]
    return use(deck.id(piece.name), **attributes)


def _pieces(figure: Figure) -> list[Piece]:
    """All that is to be drawn, from back to front."""
    every = (*_clothed_body(figure), *_head(figure), *_held(figure), *_badge(figure))
    return [piece for piece in every if piece.drawing]


def _clothed_body(figure: Figure) -> Iterator[Piece]:
    yield Piece(f"hair-{figure.hair}", HAIR_BEHIND[figure.hair])
    yield Piece("coat", (COAT,))
    yield Piece(f"stuff-{figure.pattern}", STUFFS[figure.pattern])
    yield Piece(f"cut-{figure.coat}", CUTS[figure.coat])


def _head(figure: Figure) -> Iterator[Piece]:
    if figure.hair in HAIR_BEFORE:
        yield Piece(f"locks-{figure.hair}", HAIR_BEFORE[figure.hair])
    if figure.hair in _BARE_EARS:
        yield Piece("ears", EARS)
    yield Piece("head", HEAD)
    yield Piece(f"eyes-{figure.eyes}", EYES[figure.eyes])
    yield Piece(f"beard-{figure.beard}", BEARDS[figure.beard])
    yield Piece(f"mouth-{figure.mouth}", MOUTHS[figure.mouth])
    yield Piece(f"hat-{figure.hat}", HEADWEAR[figure.hat])


def _held(figure: Figure) -> Iterator[Piece]:
    held = HELD[figure.held]
    hand_x, hand_y = HAND_AXIS - AXIS + held.hand[0], held.hand[1]
    yield Piece(f"held-{figure.held}", held.drawing, HAND_AXIS - AXIS)
    yield Piece("sleeve", SLEEVE, hand_x, hand_y)
    yield Piece("hand", HAND, hand_x, hand_y)


def _badge(figure: Figure) -> Iterator[Piece]:
    if figure.badge == "low":
        yield Piece("badge", _LOW_BADGE)
