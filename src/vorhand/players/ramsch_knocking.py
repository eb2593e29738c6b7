"""Knocking before a Ramsch by what the hand promises in it, when it is played to its end in many worlds.

The search is in Rust (`crates/skat-players`).
"""

from random import Random
from typing import Final

import msgspec

from vorhand.core.commands import Decline, Knock
from vorhand.core.phases.types import NOBODY, RamschCalls
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.engine import ramsch_prospect
from vorhand.players.asked import me
from vorhand.players.ramsch_house import house

WORLDS: Final = 600
LEAST: Final = 2.0
"""Card points ahead of the others' mean from which on it is doubled, before anything is."""
EXCHANGED: Final = 22.0
"""The same by which the others' hands are better than drawn ones where the skat goes round: so much it brings
on average to take it and lay two cards back.
"""


def knock(rules: RuleSet, view: View, options: Options, chance: Random) -> Knock | Decline:
    """Knocks with a hand that promises enough. A Jungfrau brings nothing by being announced."""
    if Knock() not in options.simple:
        return Decline()
    least = LEAST + EXCHANGED if rules.ramsch.pushing else LEAST
    return Knock() if _promised(rules, view, chance) > least else Decline()


def _promised(rules: RuleSet, view: View, chance: Random) -> float:
    phase = view.phase
    assert isinstance(phase, RamschCalls), "calls are asked for before a Ramsch"
    # A knock doubles whatever is written: who loses counts and by how much, not what that costs by now.
    in_card_points = msgspec.structs.replace(rules.ramsch, loss="card_points")
    written = house(in_card_points, pushed=NOBODY, jungfrau=phase.ramsch.jungfrau)
    seed = chance.getrandbits(64)
    return ramsch_prospect(me(view).index, view.hand, view.skat, written, worlds=WORLDS, seed=seed)
