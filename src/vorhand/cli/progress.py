"""A counter on standard error for work that takes long, on a terminal only."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from vorhand.cli.shell import Shell

Item = TypeVar("Item")


def counted(shell: Shell, items: Iterable[Item], *, total: int | None = None) -> Iterator[Item]:
    """The items themselves, while a bar or a counter tells how far the work is."""
    if shell.is_json or shell.is_quiet or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, total=total)
