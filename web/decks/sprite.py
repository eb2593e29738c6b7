"""One sprite a deck: every card, the back, the indices and the suit signs as symbols with ids.

For a deck with the prefix `tc`, a card `CJ` and a letter `B`:

- `tc-CJ` the face without its index, `tc-CJ-large` the large face without its index, `tc-back` the back;
- `tc-index-C-B` the index in both corners, `tc-index-C-B-large` that of large faces, in the suit's colour;
- `tc-sign-C` the suit sign alone, for text.

All other ids are parts that these refer to.
"""

from collections.abc import Iterator

from web.decks.back import back
from web.decks.court import court, half_figure, sashes, shared_part, shared_pieces
from web.decks.decks import CARDS, COURTS, SUITS, Deck, Pattern
from web.decks.grid import HEIGHT, VIEW_BOX, WIDTH
from web.decks.large import large_blank, large_face
from web.decks.letters import LINE_WIDTH, OUTLINED_WIDTHS, PATHS, PLACES, USUAL_PLACE, Place
from web.decks.numbers import ace, blank, number_card, paper, ring
from web.decks.palettes import COMMON
from web.decks.shapes import ROUND, SIGN_SIZE, drawn, figure_group
from web.decks.signs import FRENCH_SIGNS, GERMAN_SIGNS, OUTLINE
from web.decks.svg import Attributes, element, moved, use

_SIGN_BOX = f"-{SIGN_SIZE / 2:g} -{SIGN_SIZE / 2:g} {SIGN_SIZE} {SIGN_SIZE}"


def sprite(deck: Deck) -> str:
    """The text of the deck's SVG file, one part a line."""
    lines = ['<svg xmlns="http://www.w3.org/2000/svg">', *_parts(deck), *_symbols(deck), "</svg>", ""]
    return "\n".join(lines)


def _parts(deck: Deck) -> Iterator[str]:
    yield "<defs>"
    yield paper(deck)
    yield sashes(deck)
    yield ring(deck)
    yield from (_letter(deck, letter) for letter in deck.letters)
    shared = shared_pieces(deck)
    yield from (shared_part(deck, name, drawing) for name, drawing in shared.items())
    for suit in SUITS:
        yield _sign(deck, suit)
        yield blank(deck, suit)
        yield large_blank(deck, suit)
        yield from (half_figure(deck, suit + rank, shared) for rank in COURTS)
        yield from (_index(deck, suit, letter) for letter in deck.letters)
    yield "</defs>"


def _symbols(deck: Deck) -> Iterator[str]:
    for card in CARDS:
        yield _symbol(deck, card, use(deck.id(f"c{card[0]}")) + _middle(deck, card))
        yield _symbol(deck, f"{card}-large", large_face(deck, card))
    yield _symbol(deck, "back", back())
    for suit in SUITS:
        yield element("symbol", use(deck.id(f"p{suit}")), id=deck.id(f"sign-{suit}"), viewBox=_SIGN_BOX)
        yield from (_large_index(deck, f"index-{suit}-{letter}", letter) for letter in deck.letters)


def _symbol(deck: Deck, name: str, content: str) -> str:
    return element("symbol", content, id=deck.id(name), viewBox=VIEW_BOX)


def _middle(deck: Deck, card: str) -> str:
    if card[1] in COURTS:
        return court(deck, card)
    return ace(deck, card[0]) if card[1] == "A" else number_card(deck, card)


def _sign(deck: Deck, suit: str) -> str:
    """The suit sign about the origin, in the size in which the sprite keeps it."""
    scale = SIGN_SIZE / 100
    place: Attributes = {"id": deck.id(f"p{suit}"), "transform": f"scale({scale:g})translate(-50-50)"}
    if deck.pattern is Pattern.GERMAN:
        return figure_group(drawn(GERMAN_SIGNS[suit], COMMON, ""), **place)
    colours = deck.suits[suit]
    paint = {"fill": f"var(--card-sign-{suit},{colours.sign})", "stroke": colours.outline}
    line: Attributes = {"stroke_width": OUTLINE, "stroke_linejoin": "round"}
    if colours.outline == "none":
        line.clear()
    return element("path", d=FRENCH_SIGNS[suit], **paint, **line, **place)


def _letter(deck: Deck, letter: str) -> str:
    """The letter, and how it stands in both corners."""
    glyph, place = deck.id(f"g{letter}"), _place(letter)
    corner = use(glyph, x=place.left, y=place.top)
    turned = use(glyph, transform=f"{moved(WIDTH - place.left, HEIGHT - place.top)}scale(-1)")
    path = element("path", id=glyph, d=PATHS[letter], **ROUND)
    return path + element("g", corner + turned, id=deck.id(f"i{letter}"))


def _place(letter: str) -> Place:
    return PLACES.get(letter, USUAL_PLACE)


def _large_index(deck: Deck, name: str, letter: str) -> str:
    """The index of a large face: the usual one, seen through a small window."""
    return element("symbol", use(deck.id(name)), id=deck.id(f"{name}-large"), viewBox=_place(letter).window)


def _index(deck: Deck, suit: str, letter: str) -> str:
    """The letter in the colour of the suit, over a dark line where that is too light for the paper."""
    colours, target, name = deck.suits[suit], deck.id(f"i{letter}"), f"index-{suit}-{letter}"
    colour = f"var(--card-index-{suit},{colours.index})"
    if colours.outline == "none":
        return use(target, id=deck.id(name), stroke=colour, stroke_width=LINE_WIDTH)
    below, above = (
        use(target, stroke=paint, stroke_width=width)
        for paint, width in zip((colours.outline, colour), OUTLINED_WIDTHS, strict=True)
    )
    return element("g", below + above, id=deck.id(name))
