"""`vorhand arena`: matches between computer players on the same deals."""

import click

from vorhand.cli.progress import counted
from vorhand.cli.rulesets import chosen_rules
from vorhand.cli.shell import EXIT_DONE, Shell, build, rules_options
from vorhand.core.errors import RuleSetError
from vorhand.players import LEVELS, make_player

SEATS = 3


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    preset, settings = rules_options(shell)
    preset.default = "isko_list"
    parameters: list[click.Parameter] = [
        click.Option(
            ["--players"],
            default="club,casual,casual",
            show_default=True,
            metavar="A,B,C",
            help=shell.text("flag-players", levels=", ".join(LEVELS)),
        ),
        click.Option(
            ["--deals"],
            type=click.IntRange(1, 10_000_000),
            default=100,
            show_default=True,
            help=shell.text("flag-arena-deals"),
        ),
        click.Option(
            ["--seed"], type=click.IntRange(min=0), default=1, show_default=True, help=shell.text("flag-seed")
        ),
        preset,
        settings,
    ]
    return build(
        shell,
        "arena",
        _run,
        parameters,
        examples=("arena --deals 200", "arena --players club,club,casual --deals 1000 --json"),
    )


def _run(shell: Shell, /, players: str, deals: int, seed: int, preset: str, settings: tuple[str, ...]) -> int:
    from vorhand.arena.figures import figures
    from vorhand.arena.running import deals_played

    rules = chosen_rules(shell, preset, settings)
    names = [name.strip() for name in players.split(",")]
    if len(names) != SEATS or rules.list.seats != SEATS or rules.stakes.mode == "duo":
        raise RuleSetError(shell.text("error-arena-seats"))
    for name in names:
        make_player(name, 0)
    found = figures(names, counted(shell, deals_played(rules, names, deals, seed=seed), total=deals))
    if shell.is_json:
        shell.document(found)
        return EXIT_DONE
    for player in found.players:
        shell.say(
            shell.text(
                "arena-line",
                name=player.name,
                points=f"{player.list_points_per_deal:+.2f}",
                error=f"{player.standard_error:.2f}",
                declared=f"{100 * player.declared:.0f}",
                won=f"{100 * player.won:.0f}",
                ms=f"{player.ms_per_move:.1f}",
            )
        )
    return EXIT_DONE
