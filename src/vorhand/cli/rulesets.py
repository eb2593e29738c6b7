"""The rule set that a command line asks for."""

from collections.abc import Sequence
from pathlib import Path

from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.presets import load_preset, parse_setting, preset_names, read_ruleset


def chosen_rules(preset: str, settings: Sequence[str]) -> RuleSet:
    """The preset, or the rule set in a TOML file of that name, with single options changed.

    Raises `RuleSetError` for unknown presets, keys and values, and for settings that exclude each other.
    """
    is_file = preset not in preset_names() and preset.endswith(".toml")
    rules = read_ruleset(Path(preset)) if is_file else load_preset(preset)
    return with_settings(rules, dict(parse_setting(setting) for setting in settings))
