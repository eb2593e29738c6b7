"""What is contested: who plays, by which rules, on which deals."""

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

import msgspec

from vorhand.core.errors import SkatError
from vorhand.core.rules.ruleset import RuleSet

SEATS = 3

DEALS_OF_A_SEED = 1_000_000
"""Deals after which the deals of the next seed begin."""

MOST_SEED = 10**12
"""The greatest seed of a contest, so that the seed of every deal fits in 64 bits."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how a deal of a given number is played; more deals belong to the same contest."""

    players: tuple[str, str, str]
    """Levels."""
    seed: int
    duplicate: bool
    """Whether each deal is also played at a table of three of the second player."""
    ramsch: bool = False
    """Whether every deal is the first of a Ramsch round."""
    rules: RuleSet
    version: str = msgspec.field(default_factory=lambda: version("vorhand"))
    """Of the program: with another one the players may be others."""

    def deal_seed(self, number: int) -> int:
        """What the cards and the players' chances follow from in the deal of this number."""
        return self.seed * DEALS_OF_A_SEED + number


class Difference(msgspec.Struct, frozen=True):
    """An argument of two contests that is not the same; an option of the rules by its dotted key."""

    argument: str
    stored: str
    asked: str


class OtherContest(SkatError, ValueError):
    """A file of results belongs to another contest than the one asked for."""

    def __init__(self, path: str, differences: tuple[Difference, ...]) -> None:
        self.path = path
        self.differences = differences
        told = "; ".join(f"{one.argument}: {one.stored} there, {one.asked} asked for" for one in differences)
        super().__init__(f"{path} belongs to another contest: {told}")


def differences(stored: Contest, asked: Contest) -> tuple[Difference, ...]:
    """In what two contests differ; empty if a deal of one is a deal of the other."""
    before, now = (dict(_arguments(msgspec.to_builtins(one))) for one in (stored, asked))
    return tuple(
        Difference(argument, _text(before[argument]), _text(now[argument]))
        for argument in before
        if before[argument] != now[argument]
    )


def _arguments(values: Mapping[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """The arguments one by one; those of the rules under their dotted keys."""
    found: list[tuple[str, Any]] = []
    for name, value in values.items():
        if isinstance(value, Mapping):
            found += _arguments(value, "" if name == "rules" else f"{prefix}{name}.")
        else:
            found.append((prefix + name, value))
    return found


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
