"""Single settings as they are written on a command line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import ISKO, settings_of, with_settings
from vorhand.presets import allowed_values, load_preset, parse_setting, preset_names


def check(text: str, key: str, value: Any) -> None:
    """The setting reads as `value` and the rule set takes it."""
    assert parse_setting(text) == (key, value)
    with_settings(ISKO, {"kontra.supra": True, key: value})


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("kontra.who=any_defender", "kontra.who", "any_defender"),
        ('kontra.who="any_defender"', "kontra.who", "any_defender"),
        (" kontra.who = any_defender ", "kontra.who", "any_defender"),
        ("kontra.re=true", "kontra.re", True),
        ("kontra.re_in_null=false", "kontra.re_in_null", False),
        ("list.deals=48", "list.deals", 48),
        ("list.seats=4", "list.seats", 4),
        ("stakes.base=0.05", "stakes.base", "0.05"),
        ("stakes.base=0.10", "stakes.base", "0.10"),
        ("stakes.base=2", "stakes.base", "2"),
        ('stakes.base="0.20"', "stakes.base", "0.20"),
        ("bock.triggers=lost_grand", "bock.triggers", ["lost_grand"]),
        ("bock.triggers=lost_grand, value_72", "bock.triggers", ["lost_grand", "value_72"]),
        ('bock.triggers=["lost_grand", "value_72"]', "bock.triggers", ["lost_grand", "value_72"]),
        ("bock.triggers=[]", "bock.triggers", []),
        ("bock.triggers=", "bock.triggers", []),
        ('stakes.rake=[{from = "0", percent = "9"}]', "stakes.rake", [{"from": "0", "percent": "9"}]),
        ("stakes.rake=[{from = 0, percent = 7.50}]", "stakes.rake", [{"from": "0", "percent": "7.50"}]),
        ('stakes.rake=[{"from": "2", "percent": 5}]', "stakes.rake", [{"from": "2", "percent": "5"}]),
    ],
)
def test_a_setting_is_read_by_the_type_of_its_option(text: str, key: str, value: Any) -> None:
    check(text, key, value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("kontra.who", "'kontra.who' is no setting; write section.key=value"),
        ("kontra.wo=nobody", r"unknown option 'kontra\.wo' \(did you mean kontra\.who"),
        ("who=nobody", "unknown option 'who'"),
        ("zzz=1", "unknown option 'zzz'$"),
        ("kontra.who=", r"kontra\.who = '' is not allowed; allowed: one of nobody"),
        ("kontra.who=true", r"kontra\.who = True is not allowed"),
        ("kontra.re=yes", r"kontra\.re = 'yes' is not allowed; allowed: true or false"),
        ("kontra.re=0", r"kontra\.re = 0 is not allowed"),
        ("kontra.re=true\nx = 1", r"kontra\.re = 'true\\nx = 1' is not allowed"),
        ("list.deals=many", r"list\.deals = 'many' is not allowed; allowed: a whole number 0\.\."),
        ("list.deals=-3", r"list\.deals = -3 is not allowed"),
        ("list.deals=3.5", r"list\.deals = '3\.5' is not allowed"),
        ("list.deals=" + "9" * 5000, r"list\.deals = '9+\.\.\.9+' is not allowed"),
        ("list.deals=null", r"list\.deals = None is not allowed"),
        ("bock.triggers=lost_grand,", "is not allowed; allowed: a list of lost_with_60"),
        ("bock.triggers=7", r"bock\.triggers = 7 is not allowed"),
        ("stakes.rake=9", "allowed: a list of tables"),
        ("stakes.rake=[9]", "allowed: a list of tables"),
        ("stakes.rake=" + "[" * 5000, "allowed: a list of tables"),
    ],
)
def test_a_setting_that_is_not_allowed_is_answered_with_what_is(text: str, message: str) -> None:
    with pytest.raises(RuleSetError, match=message):
        parse_setting(text)


def test_allowed_values_are_known_for_every_option() -> None:
    words = {key: allowed_values(key) for key in settings_of(ISKO)}
    assert words["values.grand_base"] == "one of 24, 20"
    assert words["kontra.re"] == "true or false"
    assert words["ramsch.round_after"] == "a list of lost_with_kontra, kontra_re"
    assert words["bock.deals"] == "a whole number 0..1000000"
    assert all(words.values())


OPTIONS = [pair for name in preset_names() for pair in settings_of(load_preset(name)).items()]


@given(st.sampled_from(OPTIONS))
def test_every_value_of_every_preset_can_be_written_as_json(option: tuple[str, Any]) -> None:
    key, value = option
    read_key, read = parse_setting(f"{key}={json.dumps(value)}")
    assert with_settings(ISKO, {"bock.ramsch_after": 0, key: value}) == with_settings(ISKO, {read_key: read})


@given(st.text(), st.text())
def test_no_text_brings_the_reader_down(key: str, value: str) -> None:
    with pytest.raises(RuleSetError):
        parse_setting(f"x{key}={value}")
