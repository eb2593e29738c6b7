"""The networks that computer players think with; `vorhand.training` makes them."""

from functools import cache
from importlib.resources import files

from vorhand.engine import Nets


def weights() -> bytes:
    """The weights in the package: numbers of 32 bits, lowest byte first."""
    return (files("vorhand.players") / "nets.f32").read_bytes()


@cache
def nets() -> Nets:
    """The networks with these weights."""
    return Nets(weights())
