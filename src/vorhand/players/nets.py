"""The networks that computer players think with; `vorhand.training` makes them."""

from functools import cache
from importlib.resources import files

from vorhand.engine import Nets


@cache
def nets() -> Nets:
    """The networks whose weights are in the package."""
    return Nets((files("vorhand.players") / "nets.f32").read_bytes())
