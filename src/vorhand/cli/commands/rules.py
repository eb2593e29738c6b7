"""`vorhand rules`: the presets, or every option of one."""

from typing import Any

import click

from vorhand.cli.rulesets import chosen_rules
from vorhand.cli.shell import EXIT_DONE, Shell, build
from vorhand.core.rules.ruleset import ISKO, RuleSet, differences, settings_of
from vorhand.i18n.options import option_meaning, option_value, preset_description, preset_title
from vorhand.presets import preset_names
from vorhand.telling.options import option_sources


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Argument(["preset"], required=False),
        click.Option(["--diff"], is_flag=True, help=shell.text("flag-diff")),
        click.Option(["--set", "settings"], multiple=True, metavar="KEY=VALUE", help=shell.text("flag-set")),
    ]
    return build(
        shell, "rules", _run, parameters, examples=("rules", "rules pub_pl", "rules xskat_pub --diff")
    )


def _run(shell: Shell, preset: str | None, settings: tuple[str, ...], *, diff: bool) -> int:
    if preset is None and not settings:
        return _presets(shell)
    name = preset or "isko"
    rules = chosen_rules(shell, name, settings)
    shown = differences(rules, ISKO) if diff else settings_of(rules)
    if shell.is_json:
        shell.document({"preset": name, "settings": shown})
        return EXIT_DONE
    _heading(shell, name, rules, is_diff=diff)
    for key, value in shown.items():
        _option(shell, key, value)
    return EXIT_DONE


def _presets(shell: Shell) -> int:
    if shell.is_json:
        shell.document({"presets": preset_names()})
        return EXIT_DONE
    for name in preset_names():
        shell.say(
            shell.text(
                "rules-preset-line",
                name=name,
                title=preset_title(shell.messages, name),
                description=preset_description(shell.messages, name),
            )
        )
    return EXIT_DONE


def _heading(shell: Shell, name: str, rules: RuleSet, *, is_diff: bool) -> None:
    if shell.is_quiet:
        return
    if name in preset_names():
        shell.say(shell.text("rules-heading", title=preset_title(shell.messages, name), name=name))
    if is_diff:
        count = len(differences(rules, ISKO))
        shell.say(
            shell.text("rules-differences", count=count) if count else shell.text("rules-no-differences")
        )


def _option(shell: Shell, key: str, value: Any) -> None:
    shell.say(f"{key} = {_toml(value)}")
    if shell.is_quiet:
        return
    shell.say(f"    {option_meaning(shell.messages, key)}")
    shell.say(f"    {_value_words(shell, key, value)}[{option_sources(shell.messages, key)}]")


def _value_words(shell: Shell, key: str, value: Any) -> str:
    """What the value means, where it is more than a number or a switch."""
    told = option_value(shell.messages, key, value)
    return "" if isinstance(value, bool | int) or told == value else f"→ {told} "


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name} = {_toml(item)}' for name, item in value.items())}}}"
    return f'"{value}"' if isinstance(value, str) else str(value)
