"""The rule set that a command line asks for."""

from collections.abc import Sequence
from pathlib import Path

from vorhand.cli.shell import Shell
from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.presets import load_preset, parse_setting, preset_names, read_ruleset
from vorhand.telling.words import short


def chosen_rules(shell: Shell, preset: str, settings: Sequence[str]) -> RuleSet:
    """The preset, or the rule set in a TOML file of that name, with single options changed.

    Raises `RuleSetError` for unknown presets, keys and values, and for settings that exclude each other.
    """
    rules = _named(shell, preset)
    return with_settings(rules, dict(parse_setting(setting) for setting in settings))


def _named(shell: Shell, preset: str) -> RuleSet:
    if preset in preset_names():
        return load_preset(preset)
    if preset.endswith(".toml"):
        return read_ruleset(Path(preset))
    raise RuleSetError(
        shell.text("error-unknown-preset", name=short(preset), known=", ".join(preset_names()))
    )
