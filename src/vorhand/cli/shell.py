"""What every command has at hand: the language, where to write, and how a run ends."""

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

import click

from vorhand.cli.help import SpokenCommand, lang_option
from vorhand.cli.streams import complain, give_up_output, write
from vorhand.core.errors import SkatError
from vorhand.i18n import Messages

if TYPE_CHECKING:
    from rich.console import Console

EXIT_DONE, EXIT_FAILED, EXIT_USAGE = 0, 1, 2
EXIT_INTERRUPTED = 130
"""What shells report of a program that was stopped with Ctrl-C."""

Given = ParamSpec("Given")


class Shell:
    """The language and the streams of one run."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.is_json = False
        self.is_quiet = False
        self._console: Console | None = None

    @property
    def console(self) -> "Console":
        """Standard output with colours where it is a terminal; rich is imported when first asked for."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
        return self._console

    def text(self, key: str, **arguments: Any) -> str:
        """The message `key` in the chosen language."""
        return self.messages.text(key, **arguments)

    def say(self, text: str) -> None:
        """One line of plain text on standard output."""
        write(text)

    def document(self, value: Any) -> None:
        """One JSON document on one line of standard output."""
        import msgspec

        write(msgspec.json.encode(value).decode())

    def complain(self, text: str) -> None:
        """One line on standard error."""
        complain(text)


def guarded(shell: Shell, run: Callable[[], int]) -> int:
    """The exit code of `run`; what is wrong with input becomes one clear line, never a traceback."""
    try:
        return run()
    except (SkatError, OSError) as error:
        shell.complain(shell.text("error-line", message=_told(shell, error)))
        give_up_output()
        return EXIT_USAGE
    except (KeyboardInterrupt, click.Abort):
        shell.complain("")
        return EXIT_INTERRUPTED


def build(
    shell: Shell,
    name: str,
    run: Callable[Concatenate[Shell, Given], int | None],
    parameters: Sequence[click.Parameter],
    *,
    examples: Sequence[str],
) -> click.Command:
    """A command with the options that all have, its text from the catalogues, and examples in its help."""

    def callback(*args: Given.args, **kwargs: Given.kwargs) -> int | None:
        shell.is_json = bool(kwargs.pop("as_json"))
        shell.is_quiet = bool(kwargs.pop("quiet"))
        kwargs.pop("lang")
        return run(shell, *args, **kwargs)

    return SpokenCommand(
        shell.messages,
        name.rpartition(" ")[2],
        callback=callback,
        params=[*parameters, *common_options(shell)],
        help=shell.text(f"command-{name.replace(' ', '-')}"),
        epilog=_examples(shell, examples),
    )


def common_options(shell: Shell) -> list[click.Parameter]:
    """`--json`, `--lang`, `--quiet`."""
    return [
        click.Option(["--json", "as_json"], is_flag=True, help=shell.text("flag-json")),
        lang_option(shell.messages),
        click.Option(["--quiet"], is_flag=True, help=shell.text("flag-quiet")),
    ]


def rules_options(shell: Shell) -> list[click.Parameter]:
    """`--preset` and `--set`, for every command that needs a rule set."""
    return [
        click.Option(["--preset"], default="isko", show_default=True, help=shell.text("flag-preset")),
        click.Option(["--set", "settings"], multiple=True, metavar="KEY=VALUE", help=shell.text("flag-set")),
    ]


def _told(shell: Shell, error: Exception) -> str:
    """What is wrong, and where; about files in the words of the system."""
    cause = error if isinstance(error, OSError) else error.__cause__
    if not isinstance(cause, OSError) or cause.strerror is None:
        return str(error)
    if isinstance(cause, FileNotFoundError):
        return shell.text("error-no-file", path=str(cause.filename))
    return cause.strerror if cause.filename is None else f"{cause.filename}: {cause.strerror}"


def _examples(shell: Shell, examples: Sequence[str]) -> str:
    lines = "\n".join(f"  vorhand {example}" for example in examples)
    return f"\b\n{shell.text('program-examples')}\n{lines}"
