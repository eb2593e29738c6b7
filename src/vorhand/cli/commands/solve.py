"""`vorhand solve`: open positions, JSON lines in, JSON lines out."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from vorhand.cli.progress import counted
from vorhand.cli.shell import EXIT_DONE, EXIT_USAGE, Shell, build
from vorhand.core.errors import SkatError

MOST_BYTES = 65_536
"""The longest line that is read."""


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE|-"),
        click.Option(
            ["--seconds"], type=click.FloatRange(min=0.001), help=shell.text("flag-seconds-a-position")
        ),
    ]
    return build(
        shell,
        "solve",
        _run,
        parameters,
        examples=("solve positions.jsonl", "solve - --seconds 2 < positions.jsonl"),
    )


def _run(shell: Shell, /, file: str, seconds: float | None) -> int:
    from vorhand.engine.solver import Limits, Solver

    solver = Solver(Limits(seconds=seconds))
    faults = 0
    with ExitStack() as stack:
        stream = sys.stdin.buffer if file == "-" else stack.enter_context(Path(file).open("rb"))
        lines = ((number, line) for number, line in enumerate(_bounded(stream), 1) if line.strip())
        for number, line in counted(shell, lines):
            faults += not _solved(shell, solver, number, line)
    return EXIT_USAGE if faults else EXIT_DONE


def _bounded(stream: Any) -> Iterator[bytes]:
    while line := stream.readline(MOST_BYTES):
        yield line


def _solved(shell: Shell, solver: Any, number: int, line: bytes) -> bool:
    """Whether a line has an answer; where it has none the line says why, and the others go on."""
    import msgspec

    from vorhand.engine.solve_lines import SolveLine, answered

    try:
        shell.document(answered(solver, msgspec.json.decode(line, type=SolveLine)))
    except (msgspec.MsgspecError, SkatError) as error:
        shell.document({"line": number, "error": str(error)})
        return False
    return True
