"""Rule sets for the properties: every preset, and presets with some options flipped."""

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.presets import load_preset, preset_names

PRESETS: dict[str, RuleSet] = {name: load_preset(name) for name in preset_names()}

_WHOLE_NUMBERS: dict[str, tuple[int, ...]] = {
    "values.null": (0, 10, 23, 24),
    "values.null_hand": (0, 35, 60),
    "values.null_ouvert": (0, 46, 69),
    "values.null_ouvert_hand": (59, 92),
    "revolution.value": (92, 18),
}
"""Values of options that take any whole number; the presets leave all of them alone."""

SECTIONS_OF_A_DEAL = (
    "auction",
    "announcements",
    "matadors",
    "values",
    "kontra",
    "ramsch",
    "spitze",
    "revolution",
    "schenken",
    "claims",
)
"""The sections that a single deal asks; the others belong to the match."""


def _values(key: str, kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return _WHOLE_NUMBERS.get(key, ())


def _options() -> Iterator[tuple[str, tuple[Any, ...]]]:
    for section in msgspec.structs.fields(RuleSet):
        if section.name not in SECTIONS_OF_A_DEAL:
            continue
        for option in msgspec.structs.fields(section.type):
            key = f"{section.name}.{option.name}"
            yield key, _values(key, option.type)


VALUES: dict[str, tuple[Any, ...]] = {key: values for key, values in _options() if values}
"""Every option that a deal may ask, with the values that the properties give it."""


ALL_DOUBLINGS = {"kontra.who": "any_defender", "kontra.re": True, "kontra.supra": True, "kontra.hirsch": True}


def rule_sets(*sections: str) -> st.SearchStrategy[RuleSet]:
    """Presets with options of these sections changed, by default of all; they shrink towards `isko`."""
    changes = st.fixed_dictionaries(
        {},
        optional={
            key: st.sampled_from(values)
            for key, values in VALUES.items()
            if not sections or key.partition(".")[0] in sections
        },
    )
    return st.builds(_changed, st.sampled_from(tuple(PRESETS)), changes)


def random_rules(rng: Random) -> RuleSet:
    """A preset in which about a third of the options of a deal are drawn anew."""
    rules = PRESETS[rng.choice(tuple(PRESETS))]
    drawn = {key: rng.choice(values) for key, values in VALUES.items() if rng.random() < 0.35}
    if rng.random() < 0.5:
        drawn |= ALL_DOUBLINGS
    return with_settings(_payable(rules), _consistent(drawn, rules))


def _changed(preset: str, changes: dict[str, Any]) -> RuleSet:
    rules = PRESETS[preset]
    return with_settings(_payable(rules), _consistent(changes, rules))


def _payable(rules: RuleSet) -> RuleSet:
    """`rules` without money, which excludes a Ramsch after three passes."""
    return with_settings(rules, {"stakes.base": "0"})


def _consistent(changes: dict[str, Any], rules: RuleSet) -> dict[str, Any]:
    """`changes` without those that exclude each other: Hirsch needs Supra, Supra needs Re."""
    kept = dict(changes)
    try:
        with_settings(_payable(rules), kept)
    except RuleSetError:
        kept |= {"kontra.re": True, "kontra.supra": True}
    return kept
