"""Help that speaks the chosen language where click would speak English."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from vorhand.cli.streams import write
from vorhand.i18n import LANGUAGES

if TYPE_CHECKING:
    from vorhand.cli.shell import Shell

HELP_NAMES = ["-h", "--help"]


class SpokenCommand(click.Command):
    """A command whose help has its headings from the catalogues."""

    def __init__(
        self, shell: "Shell", name: str, *, params: Sequence[click.Parameter], **settings: Any
    ) -> None:
        super().__init__(
            name,
            params=[_with_spoken_default(shell, param) for param in params],
            options_metavar=f"[{shell.text('program-options')}]",
            context_settings={"help_option_names": HELP_NAMES},
            **settings,
        )
        self.shell = shell

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that shows how the command is called."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.shell.text('program-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, a line each."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(self.shell.text("program-options")):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help` itself."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.shell.text("flag-help")
            option.callback = _show_help
        return option


class SpokenGroup(SpokenCommand, click.Group):
    """A group of commands whose help has its headings from the catalogues."""

    def __init__(
        self, shell: "Shell", name: str, *, help: str, commands: Iterable[click.Command] = ()
    ) -> None:
        super().__init__(
            shell,
            name,
            params=[lang_option(shell)],
            help=help,
            commands=list(commands),
            subcommand_metavar=shell.text("program-subcommand"),
            callback=lambda lang: None,
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the group, then its commands."""
        SpokenCommand.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One line a command."""
        with formatter.section(self.shell.text("program-commands")):
            formatter.write_dl(self.command_lines(ctx))

    def command_lines(self, ctx: click.Context) -> list[tuple[str, str]]:
        """Names and descriptions of the commands."""
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        return [(name, command.help or "") for name, command in commands if command is not None]


def lang_option(shell: "Shell") -> click.Option:
    """`--lang`, which has been read before the command line is parsed."""
    return click.Option(["--lang"], metavar=f"[{'|'.join(LANGUAGES)}]", help=shell.text("flag-lang"))


def _show_help(ctx: click.Context, param: click.Parameter, is_asked: Any) -> None:
    if is_asked and not ctx.resilient_parsing:
        write(ctx.get_help())
        ctx.exit()


def _with_spoken_default(shell: "Shell", param: click.Parameter) -> click.Parameter:
    if isinstance(param, click.Option) and param.show_default:
        param.help = f"{param.help}  [{shell.text('program-default')}: {param.default}]"
        param.show_default = False
    return param
