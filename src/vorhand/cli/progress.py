"""A counter on standard error for work that takes long, on a terminal only."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from vorhand.cli.shell import Shell

Item = TypeVar("Item")


def counted(
    shell: Shell, items: Iterable[Item], *, total: int | None = None, completed: int = 0
) -> Iterator[Item]:
    """The items themselves, while a bar or a counter tells how far the work is, and how fast it goes.

    `completed` of the `total` were done before.
    """
    if shell.is_json or shell.is_quiet or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from vorhand.cli.render.rate import RateColumn

    columns = [SpinnerColumn(), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeElapsedColumn()]
    if total is not None:
        columns.append(TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, total=total, completed=completed)


@contextmanager
def stepped(shell: Shell) -> Iterator[Callable[[int, int], bool]]:
    """What long work tells its steps done and all its steps; a bar shows them. It always says to go on."""
    if shell.is_json or shell.is_quiet or not sys.stderr.isatty():
        yield lambda done, total: True
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("")

        def show(done: int, total: int) -> bool:
            progress.update(task, completed=done, total=total)
            return True

        yield show
