"""Rule sets in words: the presets to choose from, and every option of one."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, Literal, get_args, get_origin

from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import RuleSet, differences, settings_of
from vorhand.i18n import Messages
from vorhand.i18n.options import (
    option_meaning,
    option_value,
    preset_description,
    preset_title,
    section_title,
)
from vorhand.presets import load_preset, preset_names
from vorhand.presets.settings import SECTIONS, option_type
from vorhand.server.documents import Option, OptionSection, PresetLine, RulesSheet
from vorhand.server.scene_words import rules_title, words_in
from vorhand.server.sheets.idle import idle_options
from vorhand.server.wire import Language
from vorhand.service.granting import rules_from
from vorhand.telling.options import option_sources

Kind = Literal["bool", "choice", "many", "int", "text", "rows"]


def preset_lines(language: Language) -> tuple[PresetLine, ...]:
    """All presets, the official rules first."""
    return tuple(_preset_line(words_in(language, "french").messages, name) for name in preset_names())


def rules_sheet(preset: str, changed: RuleSet | Mapping[str, Any], language: Language) -> RulesSheet:
    """A whole rule set in words: a preset with options changed, or the rules that it became.

    Settings that exclude each other or are not allowed leave the preset as it is, and the sheet says so.
    Raises `RuleSetError` for an unknown preset.
    """
    words = words_in(language, "french")
    rules, problem = _rules(words.messages, preset, changed)
    base = load_preset(preset) if preset in preset_names() else rules
    return RulesSheet(
        preset=preset,
        title=rules_title(words, preset, rules),
        description=preset_description(words.messages, preset) if preset in preset_names() else "",
        sections=tuple(_sections(words.messages, rules, differences(rules, base))),
        problem=problem,
    )


def _rules(messages: Messages, preset: str, changed: RuleSet | Mapping[str, Any]) -> tuple[RuleSet, str]:
    if isinstance(changed, RuleSet):
        return changed, ""
    unchanged = load_preset(preset)
    try:
        return rules_from(preset, changed), ""
    except RuleSetError as error:
        return unchanged, problem_text(messages, error)


def problem_text(messages: Messages, error: RuleSetError) -> str:
    """What is wrong with a rule set, in words."""
    if not error.conflict:
        return messages.text("conflict-not-allowed")
    return messages.text(f"conflict-{error.conflict}", option=option_meaning(messages, error.key))


def _preset_line(messages: Messages, name: str) -> PresetLine:
    rules = load_preset(name)
    return PresetLine(
        name=name,
        title=preset_title(messages, name),
        description=preset_description(messages, name),
        seats=rules.list.seats,
        stakes=Decimal(rules.stakes.base) > 0,
    )


def _sections(messages: Messages, rules: RuleSet, changed: Mapping[str, Any]) -> Iterator[OptionSection]:
    settings, idle = settings_of(rules), idle_options(rules)
    for section in SECTIONS:
        options = tuple(
            _option(messages, key, value, is_changed=key in changed, is_idle=key in idle)
            for key, value in settings.items()
            if key.startswith(f"{section}.")
        )
        yield OptionSection(key=section, title=section_title(messages, section), options=options)


def _option(messages: Messages, key: str, value: Any, *, is_changed: bool, is_idle: bool) -> Option:
    return Option(
        key=key,
        title=option_meaning(messages, key),
        source=option_sources(messages, key),
        kind=kind_of(key),
        value=list(value) if isinstance(value, tuple) else value,
        value_text=option_value(messages, key, value),
        choices=tuple(_choices(messages, key)),
        changed=is_changed,
        idle=is_idle,
    )


def kind_of(key: str) -> Kind:
    """In which way an option is set."""
    kind = option_type(key)
    if get_origin(kind) is tuple:
        return "many" if get_origin(get_args(kind)[0]) is Literal else "rows"
    if get_origin(kind) is Literal:
        return "choice"
    return _PLAIN.get(kind, "int")


_PLAIN: dict[Any, Kind] = {bool: "bool", str: "text"}


def _choices(messages: Messages, key: str) -> Iterator[tuple[str, str]]:
    """The values that an option can be set to, with what they mean."""
    kind = kind_of(key)
    if kind == "choice":
        for value in get_args(option_type(key)):
            yield str(value), option_value(messages, key, value)
    if kind == "many":
        for value in get_args(get_args(option_type(key))[0]):
            yield value, option_value(messages, key, [value])
