"""Help that speaks the chosen language where click would speak English."""

from collections.abc import Iterable, Sequence
from typing import Any

import click

from vorhand.cli.streams import write
from vorhand.i18n import LANGUAGES, Messages

HELP_NAMES = ["-h", "--help"]


class SpokenCommand(click.Command):
    """A command whose help has its headings from the catalogues."""

    def __init__(
        self, messages: Messages, name: str, *, params: Sequence[click.Parameter], **settings: Any
    ) -> None:
        super().__init__(
            name,
            params=[_with_spoken_default(messages, param) for param in params],
            options_metavar=f"[{messages.text('program-options')}]",
            context_settings={"help_option_names": HELP_NAMES},
            **settings,
        )
        self.spoken = messages

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that shows how the command is called."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.spoken.text('program-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, a line each."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(self.spoken.text("program-options")):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help` itself."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.spoken.text("flag-help")
            option.callback = _show_help
        return option


class SpokenGroup(SpokenCommand, click.Group):
    """A group of commands whose help has its headings from the catalogues."""

    def __init__(
        self, messages: Messages, name: str, *, help: str, commands: Iterable[click.Command] = ()
    ) -> None:
        super().__init__(
            messages,
            name,
            params=[lang_option(messages)],
            help=help,
            commands=list(commands),
            subcommand_metavar=messages.text("program-subcommand"),
            callback=lambda lang: None,
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the group, then its commands."""
        SpokenCommand.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One line a command."""
        with formatter.section(self.spoken.text("program-commands")):
            formatter.write_dl(self.command_lines(ctx))

    def command_lines(self, ctx: click.Context) -> list[tuple[str, str]]:
        """Names and descriptions of the commands."""
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        return [(name, command.help or "") for name, command in commands if command is not None]


def lang_option(messages: Messages) -> click.Option:
    """`--lang`, which has been read before the command line is parsed."""
    return click.Option(["--lang"], metavar=f"[{'|'.join(LANGUAGES)}]", help=messages.text("flag-lang"))


def _show_help(ctx: click.Context, param: click.Parameter, is_asked: Any) -> None:
    if is_asked and not ctx.resilient_parsing:
        write(ctx.get_help())
        ctx.exit()


def _with_spoken_default(messages: Messages, param: click.Parameter) -> click.Parameter:
    if isinstance(param, click.Option) and param.show_default:
        param.help = f"{param.help}  [{messages.text('program-default')}: {param.default}]"
        param.show_default = False
    return param
