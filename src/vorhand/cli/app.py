"""The group of commands. A command's module is imported when it is run, so that help and start stay quick."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from vorhand.cli.help import SpokenGroup
from vorhand.cli.languages import chosen_messages
from vorhand.cli.shell import EXIT_USAGE, Shell, guarded
from vorhand.cli.streams import complain, forgiving_streams, write
from vorhand.i18n import UnknownLanguage

COMMANDS = (
    "serve",
    "play",
    "rules",
    "values",
    "settle",
    "check",
    "convert",
    "replay",
    "review",
    "solve",
    "advise",
    "arena",
    "bench",
)
"""The commands in the order of the help; each is `vorhand.cli.commands.<name>` with a function
`command(shell)`.
"""


class LazyCommands(SpokenGroup):
    """Commands that are imported one at a time."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.messages, "vorhand", help=shell.text("program-help"))
        self.shell = shell
        self.params.append(_version_option(shell))

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command, built with its texts in the chosen language."""
        if name not in COMMANDS:
            return None
        module = import_module(f"vorhand.cli.commands.{name}")
        command: click.Command = module.command(self.shell)
        return command

    def command_lines(self, ctx: click.Context) -> list[tuple[str, str]]:
        """Names and descriptions, without importing any command."""
        return [(name, self.shell.text(f"command-{name}")) for name in COMMANDS]


def _version_option(shell: Shell) -> click.Option:
    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_version,
        help=shell.text("flag-version"),
    )


def _show_version(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        write(f"vorhand {version('vorhand')}")
        ctx.exit()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program and leave with its exit code: 0 done, 1 a check failed, 2 bad input or usage."""
    forgiving_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        shell = Shell(chosen_messages(words))
    except UnknownLanguage as error:
        complain(f"Error: {error}")
        sys.exit(EXIT_USAGE)
    sys.exit(guarded(shell, lambda: _run(LazyCommands(shell), words)))


def _run(group: click.Group, words: list[str]) -> int:
    try:
        code = group.main(words, "vorhand", standalone_mode=False)
    except click.ClickException as error:
        error.show(sys.stderr)
        return EXIT_USAGE
    return code if isinstance(code, int) else 0
