"""Who is who: kings, queens and jacks of the French decks, kings, Ober and Unter of the German one."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A half figure, put together from named drawings."""

    coat: str
    pattern: str
    hair: str
    hat: str
    held: str
    beard: str = "none"
    eyes: str = "open"
    mouth: str = "smile"
    badge: str = "none"
    hat_paint: str = "main"
    hair_colour: str = ""
    """Instead of the hair colour of the suit."""


_GREY, _DARK, _CHESTNUT, _WHITE = "#D9D5CB", "#3A2A1C", "#6A4426", "#E7DFCF"

FRENCH_FIGURES: Mapping[str, Figure] = {
    "CK": Figure("ermine", "dots", "bob", "lily", "sceptre", beard="square", mouth="bearded"),
    "SK": Figure(
        "ermine", "stripes", "long", "imperial", "sword", beard="pointed", eyes="left", mouth="bearded"
    ),
    "HK": Figure("ermine", "scales", "curls", "five", "orb", beard="fork", mouth="bearded"),
    "DK": Figure("ermine", "lozenges", "bob", "turret", "scroll", beard="curly", eyes="left", mouth="lips"),
    "CQ": Figure("bodice", "dots", "long", "diadem", "fan", eyes="lashes", mouth="lips"),
    "SQ": Figure("ruff", "stripes", "veil", "hennin", "mirror", eyes="down", mouth="lips"),
    "HQ": Figure("bodice", "scales", "curls", "wreath", "flower", eyes="down", mouth="lips"),
    "DQ": Figure("ruff", "lozenges", "braids", "lobes", "key", eyes="lashes", mouth="lips"),
    "CJ": Figure(
        "cape", "dots", "short", "beret", "mug", beard="full", eyes="merry", mouth="hidden", hair_colour=_GREY
    ),
    "SJ": Figure(
        "cape",
        "stripes",
        "long",
        "slouch",
        "pipe",
        beard="goatee",
        eyes="right",
        hat_paint="second",
        hair_colour=_CHESTNUT,
    ),
    "HJ": Figure("cape", "scales", "curls", "pointed", "horn", hat_paint="second"),
    "DJ": Figure(
        "cape",
        "lozenges",
        "short",
        "hood",
        "pretzel",
        beard="twirled",
        eyes="left",
        mouth="under",
        hair_colour=_DARK,
    ),
}
"""The jack of clubs is "der Alte", so he is old."""

GERMAN_FIGURES: Mapping[str, Figure] = {
    "CK": Figure("ermine", "scales", "curls", "five", "goblet", beard="square", mouth="bearded"),
    "SK": Figure("ermine", "dots", "long", "turret", "sceptre", beard="fork", eyes="left", mouth="bearded"),
    "HK": Figure("ermine", "lozenges", "bob", "imperial", "orb", beard="curly", mouth="lips"),
    "DK": Figure(
        "ermine",
        "stripes",
        "bob",
        "lily",
        "sword",
        beard="pointed",
        eyes="left",
        mouth="bearded",
        hair_colour=_WHITE,
    ),
    "CQ": Figure(
        "uniform",
        "plain",
        "queue",
        "bicorne",
        "standard",
        beard="whiskers",
        mouth="hidden",
        hat_paint="second",
    ),
    "SQ": Figure(
        "uniform", "plain", "short", "hunter", "standard", beard="moustache", eyes="right", mouth="hidden"
    ),
    "HQ": Figure("uniform", "plain", "queue", "tricorne", "standard"),
    "DQ": Figure(
        "uniform",
        "plain",
        "short",
        "helmet",
        "standard",
        beard="twirled",
        eyes="left",
        mouth="under",
        hat_paint="second",
    ),
    "CJ": Figure(
        "smock",
        "stripes",
        "short",
        "beret",
        "mug",
        beard="full",
        eyes="merry",
        mouth="hidden",
        badge="low",
        hat_paint="second",
        hair_colour=_GREY,
    ),
    "SJ": Figure("smock", "lozenges", "bob", "hood", "pipe", eyes="right", badge="low"),
    "HJ": Figure("smock", "scales", "curls", "pointed", "horn", badge="low", hat_paint="second"),
    "DJ": Figure(
        "smock",
        "dots",
        "short",
        "kerchief",
        "pretzel",
        beard="twirled",
        eyes="left",
        mouth="under",
        badge="low",
        hat_paint="second",
        hair_colour=_DARK,
    ),
}
"""Ober carry the suit sign up, Unter low: that is what their names say."""
