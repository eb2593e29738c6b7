"""How a Ramsch is written, in the form that the search in Rust takes."""

import msgspec

from vorhand.core.phases.types import NOBODY, Flags
from vorhand.core.positions import Position
from vorhand.core.rules.ramsch import DURCHMARSCH_SCORE, push_factor
from vorhand.core.rules.ruleset import RamschRules


class House(msgspec.Struct, frozen=True, kw_only=True):
    """What `vorhand.core.rules.ramsch` asks of the rules, with the doublings said so far."""

    skat_to: str
    fixed: bool
    tie: str
    all_lose: bool
    jungfrau: bool
    durchmarsch: int
    """Game points of the one who takes all tricks."""
    times: int
    """How many times losses count, by pushing and knocking."""
    announced: int | None
    """The position that announced a Jungfrau."""


def house(
    rules: RamschRules, *, pushed: Flags, knocked: Flags = NOBODY, jungfrau: Position | None = None
) -> House:
    """The house's Ramsch after these calls. A Bock deal doubles everything, so it changes no choice."""
    times = push_factor(rules, sum(pushed)) * 2 ** sum(knocked)
    wins = rules.durchmarsch == "wins_120"
    durchmarsch = DURCHMARSCH_SCORE if wins else -DURCHMARSCH_SCORE
    return House(
        skat_to=rules.skat_to,
        fixed=rules.loss == "fixed",
        tie=rules.tie,
        all_lose=rules.all_equal == "all_lose",
        jungfrau=rules.jungfrau,
        durchmarsch=durchmarsch * (times if rules.durchmarsch_doubled or not wins else 1),
        times=times,
        announced=None if jungfrau is None else jungfrau.index,
    )
