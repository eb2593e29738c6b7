"""`python -m vorhand.training`: train the networks, or go on where that was stopped."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from vorhand.bench.machine import Machine, machine
from vorhand.training.stages import Course, Report, Stages, scaled


class _Bars:
    """One bar for each thing that is done."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._bars: dict[str, TaskID] = {}

    def show(self, title: str, done: int, total: int) -> None:
        """Move the bar of `title`; the number behind it may change."""
        name = title.rpartition(" ")[0] or title
        bar = self._bars.get(name)
        if bar is None:
            bar = self._bars[name] = self._progress.add_task(title, total=total)
        self._progress.update(bar, description=title, completed=done)


class Training(msgspec.Struct, frozen=True):
    """What was trained where, and how well it went."""

    machine: Machine
    course: Course
    stages: Mapping[str, list[Report]]


def _show(console: Console, stages: Mapping[str, list[Report]]) -> None:
    for stage, reports in stages.items():
        for report in reports:
            console.print(f"{stage}, {report.name}: {report.lessons} rows, loss {report.loss:.4f}")
            for rows, said, found in report.calibration:
                console.print(f"  said {said:6.1%}  found {found:6.1%}  of {rows}")


_FOLDER: Final = click.Path(path_type=Path, file_okay=False)
_FILE: Final = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.option("--folder", type=_FOLDER, default=Path("build/training"), show_default=True)
@click.option("--out", type=_FILE, required=True, help="Where the weights go.")
@click.option("--report", type=_FILE, help="Where to write how well held-out deals are predicted.")
@click.option("--threads", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@click.option(
    "--scale",
    type=click.FloatRange(0, 100, min_open=True),
    default=1.0,
    show_default=True,
    help="Share of the lessons.",
)
def main(folder: Path, out: Path, report: Path | None, threads: int, scale: float) -> None:
    """Train the networks of the computer players."""
    course = scaled(Course(), scale)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        try:
            stages = Stages(folder, course, threads=threads, watch=_Bars(progress).show)
        except ValueError as error:
            raise click.ClickException(f"{error}. Name another --folder, or remove it.") from error
        weights = stages.run()
    out.write_bytes(weights)
    found = Training(machine(), course, stages.reports())
    if report is not None:
        report.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    _show(console, found.stages)


if __name__ == "__main__":
    main()
