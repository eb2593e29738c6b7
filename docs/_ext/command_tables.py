"""The help of every command, as the program prints it."""

from collections.abc import Iterator
from typing import Final

import click

from vorhand.cli.app import COMMANDS, LazyCommands
from vorhand.cli.languages import chosen_messages
from vorhand.cli.shell import Shell

WIDTH: Final = 100


def commands_text() -> str:
    """A heading and the help text for each command, as Markdown."""
    program = LazyCommands(Shell(chosen_messages(["--lang", "en"])))
    parts = [_part("vorhand", program, level=2)]
    for name in COMMANDS:
        command = program.get_command(click.Context(program), name)
        assert command is not None, f"{name} is listed"
        parts += _parts(f"vorhand {name}", command, level=2)
    return "\n".join(parts)


def _parts(name: str, command: click.Command, *, level: int) -> Iterator[str]:
    yield _part(name, command, level=level)
    if isinstance(command, click.Group):
        for below, child in command.commands.items():
            yield from _parts(f"{name} {below}", child, level=level + 1)


def _part(name: str, command: click.Command, *, level: int) -> str:
    context = click.Context(command, info_name=name, max_content_width=WIDTH, terminal_width=WIDTH)
    return f"{'#' * level} `{name}`\n\n```text\n{command.get_help(context).rstrip()}\n```\n"
