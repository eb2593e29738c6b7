"""The back: indigo resist print, a lattice of dots, and the mark of Vorhand in a medallion."""

import math

from web.decks.grid import CENTRE, HEIGHT, RADIUS, WIDTH, Point
from web.decks.palettes import BACK, BACK_PRINT, EDGE
from web.decks.shapes import Drawing, Shape, circle, dots, dotted, dotted_circle, drawn, round_group
from web.decks.svg import Attributes, element, placed

_MEDALLION = 38
_RING = 47
_ROSETTE = 6.5
_FREE = 60
"""The lattice keeps this far from the middle."""

_PAINTS = {"print": BACK_PRINT}


def back() -> str:
    """The whole back, without an id."""
    return _sheet() + round_group(drawn(_print(), _PAINTS, "")) + _mark()


def _sheet() -> str:
    card = element(
        "rect",
        x=1.5,
        y=1.5,
        width=197,
        height=297,
        rx=RADIUS,
        fill=BACK_PRINT,
        stroke=f"var(--card-edge,{EDGE})",
        stroke_width=2,
    )
    field = element("rect", x=10, y=10, width=180, height=280, rx=8, fill=f"var(--card-back,{BACK})")
    frame = element(
        "rect", x=15, y=15, width=170, height=270, rx=5, fill="none", stroke=BACK_PRINT, stroke_width=1.6
    )
    return card + field + frame


def _print() -> Drawing:
    return (
        *_lattice(),
        dotted("M24 23H176.5M24 277H176.5M24 31V269.5M176 31V269.5", 8, 1.3, "print"),
        dotted_circle(CENTRE, _RING, 32, 2, "print"),
        Shape(circle(*CENTRE, _MEDALLION), line="print", width=2.4),
    )


def _lattice() -> Drawing:
    """Rosettes and single dots in turn."""
    places = [(column, row) for row in range(1, 14) for column in range(2, 9) if (column + row) % 2 == 0]
    free = [(column, row) for column, row in places if _is_free(_point(column, row))]
    rosettes = [_point(column, row) for column, row in free if (column + row) % 4 == 2 * (column % 2 == 0)]
    petals = dotted(
        "".join(circle(x, y, _ROSETTE) for x, y in rosettes), math.tau * _ROSETTE / 6, 1.7, "print"
    )
    return dots((_point(column, row) for column, row in free), 1.7, "print"), petals


def _point(column: int, row: int) -> Point:
    return column * 20, row * 20 + 10


def _is_free(point: Point) -> bool:
    inside = 32 < point[0] < WIDTH - 32 and 32 < point[1] < HEIGHT - 32
    return inside and math.dist(point, CENTRE) >= _FREE


def _mark() -> str:
    """Two cards fanned into a V."""
    cards = "".join(
        element("rect", x=-8.5, y=-46, width=17, height=height, rx=3.5, transform=f"rotate({angle})")
        for height, angle in ((40, -22), (46, 22))
    )
    colours: Attributes = {"fill": BACK_PRINT, "stroke": f"var(--card-back,{BACK})", "stroke_width": 3}
    return element("g", cards, **placed(100, 174, 1.1), **colours)
