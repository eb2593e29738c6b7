"""The generated parts of the documentation say what the code says."""

import re

import pytest

from docs._ext.api_pages import core_text
from docs._ext.command_tables import commands_text
from docs._ext.machine_tables import drawing_text, transitions_text
from docs._ext.option_tables import options_text, presets_text, readers
from tests.docs.test_pages import exists
from vorhand.cli.app import COMMANDS
from vorhand.core.phases.machine import TRANSITIONS, members
from vorhand.core.phases.types import Phase
from vorhand.core.rules.ruleset import ISKO, settings_of
from vorhand.presets import preset_names


def rows(text: str) -> dict[str, list[str]]:
    """The rows of Markdown tables by the code in their first column."""
    found = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return {first.strip("`"): cells for first, *cells in found}


def test_every_option_has_a_row() -> None:
    assert list(rows(options_text())) == list(settings_of(ISKO))


def test_a_row_says_default_values_presets_readers_and_vector() -> None:
    meaning, default, allowed, presets, read_by, vector, source = rows(options_text())["ramsch.skat_to"]
    assert meaning.startswith("Who gets the card points")
    assert default == '`"last_trick"`'
    assert allowed == "one of last_trick, loser, nobody"
    assert presets == '`pub_pl`: `"loser"`'
    assert read_by == "`core.rules.ramsch.settle_ramsch`<br>`players.ramsch_house.house`"
    assert re.fullmatch(r"`ramsch-\d+`", vector)
    assert "XSkat" in source


@pytest.mark.parametrize("key", settings_of(ISKO))
def test_every_option_is_read_by_functions_that_exist(key: str) -> None:
    assert all(exists(function) for function in readers()[key])
    assert readers()[key]


def test_every_preset_has_a_row_with_what_differs() -> None:
    presets = rows(presets_text())
    assert list(presets) == list(preset_names())
    assert presets["isko"][-1] == "none"
    assert "`values.grand_ouvert_base` = `36`" in presets["altenburg_1937"][-1]


def test_every_transition_has_a_row() -> None:
    lines = [line.strip("| ").split(" | ") for line in transitions_text().splitlines()[2:]]
    assert {(phase, event) for phase, event, *_ in lines} == {
        (phase.__name__, event.__name__) for phase, event in TRANSITIONS
    }
    assert len(lines) == len(TRANSITIONS)
    assert all(exists(function.strip("`")) for _, _, _, function, _ in lines)


def test_the_drawing_has_every_phase_and_every_transition() -> None:
    drawn = drawing_text().splitlines()
    assert {phase.__name__ for phase in members(Phase)} <= set(drawn)
    assert sum("─►" in line for line in drawn) == len(TRANSITIONS)
    assert "├─ BidMade ─► Auction" in drawn


def test_every_command_is_shown_with_its_help() -> None:
    text = commands_text()
    headings = set(re.findall(r"^#+ `vorhand ?(.*)`$", text, re.MULTILINE))
    assert {*COMMANDS, "check vectors", "check positions", "check records", "check shuffle"} <= headings
    assert text.count("Usage: vorhand") == len(re.findall(r"^#", text, re.MULTILINE))


def test_the_modules_of_a_package_are_shown_and_private_ones_are_not() -> None:
    shown = re.findall(r"^## (.*)$", core_text(), re.MULTILINE)
    assert {"vorhand.core", "vorhand.core.cards", "vorhand.core.phases.machine"} <= set(shown)
    assert not any("._" in module for module in shown)
