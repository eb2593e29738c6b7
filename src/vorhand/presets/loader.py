"""Presets and people's own rule sets, read from TOML.

A file holds the sections of a rule set and two words about itself: `extends`, the preset that it changes
(the defaults if absent), and `source`, where its rules are written.
"""

import reprlib
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.presets.settings import SECTIONS, check_value, did_you_mean

_NAMES: Final = (
    "isko",
    "isko_list",
    "altenburg_1937",
    "official_pl",
    "pub_pl",
    "stakes_el",
    "duo_el",
    "xskat_pub",
)

_ABOUT_ITSELF: Final = ("extends", "source")

MAX_SIZE: Final = 64 * 1024
"""No rule set is longer than this, in bytes of a file or characters of a text."""


def preset_names() -> tuple[str, ...]:
    """The names of all presets, the official rules first."""
    return _NAMES


@cache
def load_preset(name: str) -> RuleSet:
    """The rule set called `name`. Raises `RuleSetError` naming the known presets."""
    if name not in _NAMES:
        near = did_you_mean(name, _NAMES)
        raise RuleSetError(f"no preset {reprlib.repr(name)}{near}; the presets are {', '.join(_NAMES)}")
    return _ruleset(files("vorhand.presets").joinpath(f"{name}.toml").read_text("utf-8"), f"preset {name}")


def read_ruleset(source: Path | str) -> RuleSet:
    """The rule set in a TOML file (a `Path`) or in TOML text (a `str`).

    Raises `RuleSetError` for a file that cannot be read, is no UTF-8 text or no TOML, for unknown keys,
    values that are not allowed and settings that exclude each other; it says where and what was allowed.
    """
    if isinstance(source, Path):
        return _ruleset(_file_text(source), str(source))
    _check_size(source, "rule set")
    return _ruleset(source, "rule set")


def _file_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_SIZE + 1)
    except (OSError, ValueError) as error:
        raise RuleSetError(f"{str(path)!r} cannot be read: {error}") from error
    _check_size(content, str(path))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RuleSetError(f"{path}: no UTF-8 text, byte {error.start} is the first that is wrong") from error


def _check_size(content: bytes | str, where: str) -> None:
    if len(content) > MAX_SIZE:
        raise RuleSetError(f"{where}: longer than the {MAX_SIZE} bytes that a rule set may have")


def _ruleset(text: str, where: str) -> RuleSet:
    document = _document(text, where)
    base = document.get("extends")
    try:
        rules = ISKO if base is None else load_preset(str(base))
        settings = _settings(document)
        for key, value in settings.items():
            check_value(key, value)
        return with_settings(rules, settings)
    except RuleSetError as error:
        raise RuleSetError(f"{where}: {error}") from error


def _document(text: str, where: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise RuleSetError(f"{where}: nested too deeply for a rule set") from error
    except ValueError as error:
        raise RuleSetError(f"{where}: no TOML: {error}") from error


def _settings(document: Mapping[str, Any]) -> dict[str, Any]:
    """Every option that the document names, by dotted key."""
    sections = {name: table for name, table in document.items() if name not in _ABOUT_ITSELF}
    for name, table in sections.items():
        if name not in SECTIONS:
            near = did_you_mean(name, (*SECTIONS, *_ABOUT_ITSELF))
            known = ", ".join(SECTIONS)
            raise RuleSetError(f"unknown section {reprlib.repr(name)}{near}; the sections are {known}")
        if not isinstance(table, dict):
            raise RuleSetError(f"{name} is a section: write [{name}] and below it its options")
    return {f"{name}.{key}": value for name, table in sections.items() for key, value in table.items()}
