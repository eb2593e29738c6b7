"""Drawings as values: shapes with named paints, and how they become SVG.

A drawing names its paints ("main", "hair", "gold"); which colour a paint is, the deck says. So one hat serves
every suit.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from web.decks.grid import LINE, Point
from web.decks.palettes import COMMON, INK
from web.decks.svg import Attributes, at, element, number, placed, use


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its paints. "none" leaves the fill or the line out."""

    path: str
    fill: str = "none"
    line: str = "ink"
    width: float = LINE
    dash: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """The suit sign, upright, with its centre at a point."""

    x: float
    y: float
    size: float


Drawing = tuple[Shape | Sign, ...]
Paints = Mapping[str, str]

ROUND: Attributes = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
"""Lines with round ends and joins, and nothing filled unless it says so."""

SIGN_SIZE = 38
"""The size in which the sprite keeps its suit signs; every other size is a scaling of it."""


def dots(points: Iterable[Point], radius: float, paint: str) -> Shape:
    """Round dots in one path: lines of no length with round ends."""
    path = "".join(f"M{at(point)}h0" for point in points)
    return Shape(path, line=paint, width=2 * radius)


def dotted(path: str, step: float, radius: float, paint: str) -> Shape:
    """Round dots at every `step` along a path, from its start."""
    return Shape(path, line=paint, width=2 * radius, dash=f"0.1 {step - 0.1:.4g}")


def beads(points: Iterable[Point], radius: float, paint: str, width: float = 2.6) -> Drawing:
    """Overlapping balls with one outline around them all."""
    centres = tuple(points)
    return dots(centres, radius + width / 2, "ink"), dots(centres, radius - width / 2, paint)


def circle(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    r, across = number(radius), number(2 * radius)
    return f"M{at((x - radius, y))}a{r} {r} 0 1 0 {across} 0 {r} {r} 0 1 0-{across} 0z"


def dotted_circle(
    middle: Point, radius: float, count: int, dot: float, paint: str, *, turn: float = 0
) -> Shape:
    """A ring of `count` dots; `turn` moves them on by that share of their distance."""
    angle = math.tau * turn / count
    across, down = radius * math.cos(angle), radius * math.sin(angle)
    start, opposite = (at((middle[0] + side * across, middle[1] + side * down)) for side in (1, -1))
    arc = f"A{at((radius, radius))} 0 1 1 "
    return dotted(f"M{start}{arc}{opposite}{arc}{start}", math.tau * radius / count, dot, paint)


def rod(path: str, paint: str, width: float, outline: float = 2.5) -> Drawing:
    """A stick, tube or chain along a path, with an outline."""
    return Shape(path, width=width + 2 * outline), Shape(path, line=paint, width=width)


def mirrored(points: Iterable[Point]) -> tuple[Point, ...]:
    """The points and their mirror images left of the axis."""
    right = tuple(points)
    return tuple((-x, y) for x, y in right) + right


def own_paints(drawing: Drawing) -> frozenset[str]:
    """The paints that depend on the suit or the figure; a suit sign counts as one."""
    shapes = (part for part in drawing if isinstance(part, Shape))
    paints = {paint for shape in shapes for paint in (shape.fill, shape.line)} - {"none", *COMMON}
    return frozenset(paints | {"sign" for part in drawing if isinstance(part, Sign)})


def drawn(drawing: Drawing, paints: Paints, sign: str) -> str:
    """The drawing in the colours of `paints`; `sign` is the id of the suit sign."""
    return "".join(_mark(part, paints, sign) for part in drawing)


def figure_group(content: str, **attributes: str | float) -> str:
    """A group in which shapes have the common line, so that each needs to name only what differs."""
    return element("g", content, **attributes, stroke=INK, stroke_width=LINE, **ROUND)


def round_group(content: str, **attributes: str | float) -> str:
    """A group in which lines have round ends and joins, so that dots show."""
    return element("g", content, **attributes, **ROUND)


def _mark(part: Shape | Sign, paints: Paints, sign: str) -> str:
    if isinstance(part, Sign):
        return use(sign, **placed(part.x, part.y, part.size / SIGN_SIZE))
    return element("path", d=part.path, **_style(part, paints))


def _style(shape: Shape, paints: Paints) -> Attributes:
    style: Attributes = {}
    if shape.fill != "none":
        style["fill"] = paints[shape.fill]
    if shape.line == "none":
        return style | {"stroke": "none"}
    if shape.line != "ink":
        style["stroke"] = paints[shape.line]
    if shape.width != LINE:
        style["stroke_width"] = shape.width
    if shape.dash:
        style["stroke_dasharray"] = shape.dash
    return style
