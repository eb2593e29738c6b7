"""`vorhand bench server`: a load of real sockets on a server, this machine's own or one that runs."""

import asyncio
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import click
import msgspec

from vorhand.bench.machine import Machine, machine
from vorhand.cli.progress import counted
from vorhand.cli.shell import EXIT_DONE, EXIT_FAILED, Shell, build

if TYPE_CHECKING:
    from vorhand.bench.load import LoadFigures

TIMES = {"seen": "", "ack": "ack_", "shown": "shown_", "ping": "ping_"}
"""What is timed, with the beginning of its names among the figures."""


class ServerFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What `vorhand bench server` prints as JSON."""

    server: "LoadFigures"
    pace: str
    commit: str
    store: str
    machine: Machine


def server_command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Option(
            ["--tables"],
            type=click.IntRange(0, 5000),
            default=50,
            show_default=True,
            help=shell.text("flag-bench-tables"),
        ),
        click.Option(
            ["--people"],
            type=click.IntRange(0, 5000),
            default=10,
            show_default=True,
            help=shell.text("flag-bench-people"),
        ),
        click.Option(
            ["--seconds"],
            type=click.IntRange(1, 3600),
            default=30,
            show_default=True,
            help=shell.text("flag-bench-seconds"),
        ),
        click.Option(["--url"], help=shell.text("flag-bench-url")),
        click.Option(
            ["--pace"],
            type=click.Choice(("natural", "hasty")),
            default="natural",
            show_default=True,
            help=shell.text("flag-pace"),
        ),
        click.Option(["--database"], metavar="URL", help=shell.text("flag-database")),
        click.Option(
            ["--commit"],
            type=click.Choice(("group", "single")),
            default="group",
            show_default=True,
            help=shell.text("flag-bench-commit"),
        ),
    ]
    examples = (
        "bench server",
        "bench server --tables 300 --people 20 --seconds 60 --json",
        "bench server --url http://localhost:8000 --tables 10",
    )
    return build(shell, "bench server", _server, parameters, examples=examples)


def _server(
    shell: Shell,
    /,
    tables: int,
    people: int,
    seconds: int,
    url: str | None,
    pace: str,
    database: str | None,
    commit: str,
) -> int:
    # Imported here: a server's libraries take longer than all else that the program does.
    from vorhand.bench.own_server import Wanted, own_server

    wanted = Wanted(is_hasty=pace == "hasty", database=database, group_commit=commit == "group")
    place: AbstractContextManager[str] = nullcontext(url) if url else own_server(wanted)
    with place as address:
        figures = _measured(shell, address, tables, people, seconds, is_hasty=wanted.is_hasty)
    store = "" if url else (database or "sqlite").partition(":")[0]
    whole = ServerFigures(server=figures, pace=pace, commit=commit, store=store, machine=machine())
    if shell.is_json:
        shell.document(whole)
    else:
        _tell(shell, figures, whole.machine)
    return EXIT_FAILED if figures.lost or figures.doubled or figures.leaks else EXIT_DONE


def _measured(
    shell: Shell, address: str, tables: int, people: int, seconds: int, *, is_hasty: bool
) -> "LoadFigures":
    from vorhand.bench.http import Site
    from vorhand.bench.load import Load

    with asyncio.Runner() as runner:
        load = Load(Site(address), tables=tables, people=people, is_hasty=is_hasty)
        runner.run(load.prepare())
        for guests in counted(shell, load.openings()):
            runner.run(load.come(guests))
        runner.run(load.begin())
        for _ in counted(shell, range(seconds), total=seconds):
            runner.run(asyncio.sleep(1))
        return runner.run(load.finish())


def _tell(shell: Shell, figures: "LoadFigures", where: Machine) -> None:
    shell.say(str(where))
    shell.say(shell.text("bench-load", tables=figures.tables, people=figures.people))
    shell.say(shell.text("bench-commands", figure=round(figures.commands_per_s)))
    for name, prefix in TIMES.items():
        median, high = (getattr(figures, f"{prefix}{share}_ms") for share in ("p50", "p99"))
        if median is not None:
            shell.say(shell.text(f"bench-time-{name}", median=median, high=high))
    shell.say(shell.text("bench-cost", cores=figures.cores, mb=figures.mb_per_table))
    shell.say(
        shell.text(
            "bench-faults",
            lost=figures.lost,
            doubled=figures.doubled,
            leaks=figures.leaks,
            deals=figures.deals_judged,
        )
    )
