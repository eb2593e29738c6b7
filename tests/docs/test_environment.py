"""The tables on the page of the environment say what the arrays have."""

import re

import numpy as np
import pytest

from tests.docs.pages import DOCS
from vorhand.rl import skat_v0
from vorhand.rl.actions import ACTIONS, GROUPS
from vorhand.rl.observation import FACTS, PLANES, SITUATIONS, SIZE, Facts, Planes, places

PAGE = (DOCS / "environment.md").read_text("utf-8")


def row(name: str) -> list[str]:
    """The cells before and after a name in the tables of the page."""
    (line,) = (line for line in PAGE.splitlines() if line.startswith("| ") and f"| `{name}` |" in line)
    return line.strip("| ").split(" | ")


@pytest.mark.parametrize("planes", PLANES, ids=lambda planes: planes.name)
def test_sets_of_cards_stand_where_the_page_says(planes: Planes) -> None:
    first, numbers, *_ = row(planes.name)
    assert int(first) == places()[planes.name].start
    assert numbers == ("32" if planes.count == 1 else f"{planes.count} × 32")


@pytest.mark.parametrize("facts", FACTS, ids=lambda facts: facts.name)
def test_facts_stand_where_the_page_says(facts: Facts) -> None:
    first, numbers, most, *_ = row(facts.name)
    assert (int(first), int(numbers), int(most)) == (places()[facts.name].start, facts.count, facts.most)


def test_the_situations_are_in_their_order() -> None:
    assert re.findall(r"`(\w+)`", row("situation")[-1]) == [situation.__name__ for situation in SITUATIONS]


def test_actions_have_the_numbers_that_the_page_says() -> None:
    start = 0
    for name, actions in GROUPS:
        first, numbers, *_ = row(name)
        assert (int(first), int(numbers)) == (start, len(actions))
        start += len(actions)


def test_shapes_and_types_are_those_of_the_page() -> None:
    env = skat_v0.env()
    env.reset(seed=1)
    shown = env.last()[0] or {}
    assert f"two arrays of `int8`, of the shapes `({SIZE},)` and `({len(ACTIONS)},)`" in PAGE
    assert f"`Discrete({len(ACTIONS)})`" in PAGE
    assert {name: array.shape for name, array in shown.items()} == {
        "observation": (SIZE,),
        "action_mask": (len(ACTIONS),),
    }
    assert all(array.dtype == np.int8 for array in shown.values())


def test_the_defaults_are_those_of_the_page() -> None:
    defaults = {**(skat_v0.raw_env.__kwdefaults__ or {}), **(skat_v0.env.__kwdefaults__ or {})}
    assert len(defaults) == 7
    for name, default in defaults.items():
        (line,) = (line for line in PAGE.splitlines() if line.startswith("| `") and f"`{name}`" in line)
        said = line.split(" | ")[1].strip("`")
        assert said.replace('"', "'") == ("none" if default is None else repr(default))
