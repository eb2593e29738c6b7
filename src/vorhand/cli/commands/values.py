"""`vorhand values`: the ladder, or the games that have a value."""

import click

from vorhand.cli.rulesets import chosen_rules
from vorhand.cli.shell import EXIT_DONE, EXIT_FAILED, Shell, build, rules_options
from vorhand.core.rules.ladder import games_worth, ladder
from vorhand.core.rules.ruleset import RuleSet
from vorhand.telling.words import Words


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    value = click.Argument(["value"], type=click.IntRange(min=0), required=False)
    return build(
        shell,
        "values",
        _run,
        [value, *rules_options(shell)],
        examples=("values", "values 48", "values 19 --json"),
    )


def _run(shell: Shell, value: int | None, preset: str, settings: tuple[str, ...]) -> int:
    rules = chosen_rules(shell, preset, settings)
    return _ladder(shell, rules) if value is None else _games(shell, rules, value)


def _ladder(shell: Shell, rules: RuleSet) -> int:
    values = ladder(rules.values)
    if shell.is_json:
        shell.document({"values": values})
        return EXIT_DONE
    if not shell.is_quiet:
        shell.say(shell.text("values-heading", count=len(values)))
    words = Words(shell.messages)
    for value in values:
        shell.say(shell.text("values-line", value=value, games=_names(words, rules, value)))
    return EXIT_DONE


def _games(shell: Shell, rules: RuleSet, value: int) -> int:
    games = games_worth(rules, value)
    if shell.is_json:
        shell.document({"value": value, "games": games})
    elif games:
        shell.say(shell.text("values-line", value=value, games=_names(Words(shell.messages), rules, value)))
    else:
        shell.say(shell.text("values-none", value=value))
    return EXIT_DONE if games else EXIT_FAILED


def _names(words: Words, rules: RuleSet, value: int) -> str:
    return ", ".join(
        words.named_game(name)
        if levels is None
        else words.text("values-game", game=words.named_game(name), levels=levels)
        for name, levels in games_worth(rules, value)
    )
