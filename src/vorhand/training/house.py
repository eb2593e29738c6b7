"""What is played for in the deals that networks learn from."""

from functools import cache
from typing import Final

import msgspec

from vorhand.core.rules.ladder import ladder
from vorhand.players.prospects import Stakes, stakes
from vorhand.players.seen import GOALS, Goals
from vorhand.presets import load_preset

PRESET: Final = "isko_list"


class House(msgspec.Struct, frozen=True, kw_only=True):
    """See `House` in the crate `skat-players`."""

    stakes: Stakes
    bids: tuple[int, ...]
    """All values of the ladder, rising."""
    goals: Goals


@cache
def house() -> House:
    """A list by the International Skat Order. Nobody is cautious: what is hoped too much of is found out."""
    rules = load_preset(PRESET)
    eager = msgspec.structs.replace(stakes(rules), caution=0.0)
    return House(stakes=eager, bids=ladder(rules.values), goals=GOALS)
