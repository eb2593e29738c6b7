"""`vorhand convert`: game records from one format to another."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import click

from vorhand.cli.progress import counted
from vorhand.cli.shell import EXIT_DONE, EXIT_FAILED, Shell, build
from vorhand.core.errors import RecordError
from vorhand.records import DealRecord, RecordFormat, encode_records, open_records

ISS_SUFFIXES = (".sgf", ".iss")


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Argument(["source"], metavar="IN"),
        click.Argument(["target"], metavar="OUT"),
        click.Option(
            ["--to"], type=click.Choice([kind.value for kind in RecordFormat]), help=shell.text("flag-to")
        ),
    ]
    return build(
        shell,
        "convert",
        _run,
        parameters,
        examples=("convert games.sgf games.jsonl", "convert games.jsonl - --to iss"),
    )


def _run(shell: Shell, /, source: str, target: str, to: str | None) -> int:
    format_ = RecordFormat(to) if to else _by_name(target)
    conversion = _Conversion(shell, source, format_)
    path = Path(target).resolve()
    if target == "-":
        conversion.write(sys.stdout.buffer)
    elif path.exists() and not path.is_file():
        _write_straight(path, conversion)
    else:
        _replace(path, conversion)
    conversion.report(target)
    return EXIT_FAILED if conversion.left_out or not conversion.written else EXIT_DONE


def _by_name(target: str) -> RecordFormat:
    return RecordFormat.ISS if target.lower().endswith(ISS_SUFFIXES) else RecordFormat.NATIVE


def _replace(path: Path, conversion: "_Conversion") -> None:
    """Write beside the file and put it in its place when it is whole: nothing half-written is ever there.

    A conversion that writes nothing leaves the file as it was.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            conversion.write(file)
            file.flush()
            os.fsync(file.fileno())
        if conversion.written:
            part.replace(path)
    except OSError as error:
        error.filename = str(path if path.parent.exists() else path.parent)
        raise
    finally:
        with suppress(OSError):
            part.unlink()


def _write_straight(path: Path, conversion: "_Conversion") -> None:
    """Write to what is no ordinary file, such as a pipe or a device."""
    try:
        with path.open("wb") as file:
            conversion.write(file)
    except OSError as error:
        error.filename = str(path)
        raise


class _Conversion:
    """The records of one file on their way into another format."""

    def __init__(self, shell: Shell, source: str, format_: RecordFormat) -> None:
        self._shell = shell
        self._source = source
        self._format = format_
        self.written = 0
        self.left_out = 0

    def write(self, file: BinaryIO) -> None:
        """Write what can be read and what the format can hold; the rest is reported on standard error."""
        for record in counted(self._shell, self._readable()):
            try:
                file.writelines(encode_records((record,), self._format))
                self.written += 1
            except RecordError as error:
                self._leave_out(str(error))

    def report(self, target: str) -> None:
        """How many records were written and left out."""
        if self._shell.is_json and target != "-":
            self._shell.document({"written": self.written, "left_out": self.left_out})
            return
        if self._shell.is_quiet:
            return
        self._shell.complain(self._shell.text("convert-summary", records=self.written, path=target))
        if self.left_out:
            self._shell.complain(self._shell.text("convert-skipped", records=self.left_out))

    def _readable(self) -> Iterator[DealRecord]:
        for item in open_records(self._source):
            if isinstance(item, DealRecord) and not item.problems:
                yield item
            else:
                self._leave_out("; ".join(problem.text for problem in item.problems))

    def _leave_out(self, why: str) -> None:
        self.left_out += 1
        self._shell.complain(why)
