"""The rule sets that come with Vorhand, and rule sets and single settings as people write them.

A preset is a TOML file beside this module: the options that differ from the preset it extends, section by
section. Nothing asks for a preset's name: once loaded it is a `RuleSet` like any other.
"""

from vorhand.presets.loader import load_preset, preset_names, read_ruleset
from vorhand.presets.settings import allowed_values, parse_setting

__all__ = ["allowed_values", "load_preset", "parse_setting", "preset_names", "read_ruleset"]
