"""`vorhand arena`: matches between computer players on the same deals."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from vorhand.arena.contest import MOST_SEED, SEATS, Contest
from vorhand.bench.machine import machine
from vorhand.cli.progress import counted
from vorhand.cli.rulesets import chosen_rules
from vorhand.cli.shell import EXIT_DONE, Shell, build, rules_options
from vorhand.core.errors import RuleSetError, SkatError
from vorhand.core.rules.ruleset import RuleSet
from vorhand.players import LEVELS
from vorhand.telling.words import Words

if TYPE_CHECKING:
    from vorhand.arena.executors import Executor
    from vorhand.arena.figures import ArenaFigures

PROCESSES, DASK = "processes", "dask"


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
            ["--seed"],
            type=click.IntRange(0, MOST_SEED),
            default=1,
            show_default=True,
            help=shell.text("flag-seed"),
        ),
        preset,
        settings,
        click.Option(["--duplicate"], is_flag=True, help=shell.text("flag-duplicate")),
        click.Option(["--ramsch"], is_flag=True, help=shell.text("flag-ramsch")),
        click.Option(
            ["--executor"],
            default=PROCESSES,
            show_default=True,
            metavar=f"{PROCESSES}|{DASK}|URL",
            help=shell.text("flag-executor"),
        ),
        click.Option(["--processes"], type=click.IntRange(1, 1024), help=shell.text("flag-processes")),
        click.Option(["--scheduler"], metavar="URL", help=shell.text("flag-scheduler")),
        click.Option(
            ["--out"], type=click.Path(path_type=Path), metavar="FILE.parquet", help=shell.text("flag-out")
        ),
        click.Option(
            ["--report"],
            type=click.Path(path_type=Path),
            metavar="FILE.parquet",
            help=shell.text("flag-report"),
        ),
    ]
    examples = (
        "arena --deals 200",
        "arena --players club,casual,casual --duplicate --deals 2000 --out club.parquet",
        "arena --report club.parquet --json",
    )
    return build(shell, "arena", _run, parameters, examples=examples)


def _run(
    shell: Shell,
    /,
    players: str,
    deals: int,
    seed: int,
    preset: str,
    settings: tuple[str, ...],
    *,
    duplicate: bool,
    ramsch: bool,
    executor: str,
    processes: int | None,
    scheduler: str | None,
    out: Path | None,
    report: Path | None,
) -> int:
    with _explained(shell):
        if report is not None:
            _tell(shell, *_reported(report))
            return EXIT_DONE
        rules = chosen_rules(shell, preset, settings)
        names = _names(shell, players, rules)
        contest = Contest(players=names, seed=seed, duplicate=duplicate, ramsch=ramsch, rules=rules)
        place = _place(shell, executor, processes or os.cpu_count() or 1, scheduler)
        _tell(shell, contest, _played(shell, contest, deals, place, out))
    return EXIT_DONE


def _names(shell: Shell, players: str, rules: RuleSet) -> tuple[str, str, str]:
    names = [name.strip() for name in players.split(",")]
    if len(names) != SEATS or rules.list.seats != SEATS or rules.stakes.mode == "duo":
        raise RuleSetError(shell.text("error-arena-seats"))
    for name in names:
        if name not in LEVELS:
            raise SkatError(shell.text("error-unknown-player", name=name, known=", ".join(LEVELS)))
    first, second, third = names
    return first, second, third


def _place(
    shell: Shell, executor: str, count: int, scheduler: str | None
) -> "AbstractContextManager[Executor]":
    """Where deals are played: here in so many processes, or by the Dask cluster of an address."""
    from vorhand.arena.executors import cluster, own_cluster, processes

    if executor == DASK:
        return own_cluster(count) if scheduler is None else cluster(scheduler)
    if scheduler is not None or (executor != PROCESSES and "://" not in executor):
        raise SkatError(shell.text("error-executor", executor=executor))
    return processes(count) if executor == PROCESSES else cluster(executor)


def _played(
    shell: Shell,
    contest: Contest,
    deals: int,
    place: "AbstractContextManager[Executor]",
    out: Path | None,
) -> "ArenaFigures":
    from vorhand.arena.figures import figures
    from vorhand.arena.running import deals_played
    from vorhand.arena.store import opened

    if out is None:
        with place as executor:
            return figures(
                contest, counted(shell, deals_played(executor, contest, range(deals)), total=deals)
            )
    store = opened(out, contest)
    missing = [number for number in range(deals) if number not in store.numbers]
    kept = (deal for deal in store.deals() if deal[0].deal < deals)
    with place as executor:
        new = store.keeping(deals_played(executor, contest, missing))
        told = counted(shell, new, total=deals, completed=deals - len(missing))
        found = figures(contest, chain(kept, told))
    store.finish()
    return found


def _reported(path: Path) -> "tuple[Contest, ArenaFigures]":
    from vorhand.arena.figures import figures
    from vorhand.arena.store import stored

    store = stored(path)
    return store.contest, figures(store.contest, store.deals())


def _tell(shell: Shell, contest: Contest, found: "ArenaFigures") -> None:
    if shell.is_json:
        shell.document({**msgspec.structs.asdict(found), "contest": contest, "machine": machine()})
        return
    from vorhand.cli.render.arena import arena_parts

    for part in arena_parts(Words(shell.messages), found):
        shell.console.print(part)


@contextmanager
def _explained(shell: Shell) -> Iterator[None]:
    """What the arena refuses, in the chosen language."""
    from vorhand.arena.contest import OtherContest
    from vorhand.arena.executors import VERSION, NoCluster, OtherProgram, WorkersLost
    from vorhand.arena.store import NotOfTheArena
    from vorhand.extras import MissingExtra

    try:
        yield
    except MissingExtra as error:
        raise SkatError(shell.text("error-extra", extra=error.extra)) from error
    except NoCluster as error:
        raise SkatError(shell.text("error-no-cluster", address=error.address)) from error
    except OtherProgram as error:
        raise SkatError(
            shell.text("error-other-program", worker=error.worker, found=error.found, wanted=VERSION)
        ) from error
    except WorkersLost as error:
        raise SkatError(shell.text("error-workers-lost")) from error
    except NotOfTheArena as error:
        raise SkatError(shell.text("error-not-of-arena", path=str(error.path))) from error
    except OtherContest as error:
        told = "; ".join(
            shell.text("error-difference", what=one.argument, stored=one.stored, asked=one.asked)
            for one in error.differences
        )
        raise SkatError(shell.text("error-other-contest", path=error.path, differences=told)) from error
