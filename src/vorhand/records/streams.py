"""Bytes of a file as lines of bounded length; gzip is unpacked on the way, within bounds."""

import gzip
import io
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, Protocol

import msgspec

from vorhand.core.errors import RecordError
from vorhand.records.problems import Problem, RecordReason

LONGEST_LINE: Final = 1 << 20
"""Bytes of a line, its newline not counted. A deal's longest line has a few thousand."""

LONGEST_SKIP: Final = 1 << 28
"""Bytes of a too long line that are skipped before the whole file is given up."""

UNPACKED_FREELY: Final = 1 << 22
"""Bytes that a packed file may unpack to whatever its size."""

GREATEST_RATIO: Final = 200
"""Beyond that, how many bytes one packed byte may unpack to; real records stay below 30."""

_GZIP_MAGIC: Final = b"\x1f\x8b"
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class Reads(Protocol):
    """Anything that bytes can be read from."""

    def read(self, size: int = -1, /) -> bytes:
        """Up to `size` bytes, none at the end."""
        ...


class RawLine(msgspec.Struct, frozen=True):
    """A line of a file without its newline, or the problem that stands in its place."""

    number: int
    content: bytes
    """Where there is a problem, the beginning of the line."""
    is_closed: bool = True
    """Whether a newline ends it."""
    problem: Problem | None = None


@contextmanager
def opened(path: str | Path) -> Iterator[BinaryIO]:
    """The bytes of a file, of standard input for `-`, unpacked if they are packed with gzip.

    Raises `RecordError` if it cannot be opened.
    """
    if str(path) == "-":
        yield unpacked(sys.stdin.buffer)
        return
    try:
        file = Path(path).open("rb")  # noqa: SIM115
    except (OSError, ValueError) as error:
        raise RecordError(f"{str(path)!r} cannot be read: {error}") from error
    with file:
        yield unpacked(file)


def unpacked(stream: Reads) -> BinaryIO:
    """The stream itself, or what it unpacks to if it begins like a gzip file."""
    source = _Counted(stream)
    beginning = source.read(len(_GZIP_MAGIC))
    source.put_back(beginning)
    if beginning == _GZIP_MAGIC:
        return io.BufferedReader(_Unpacking(source))
    return io.BufferedReader(source)


def bounded_lines(stream: BinaryIO) -> Iterator[RawLine]:
    """The lines of a stream; one that is too long, and the place where the stream is damaged, as a problem.

    Never more than one line is in memory.
    """
    number = 0
    try:
        while chunk := stream.readline(LONGEST_LINE + 1):
            number += 1
            yield _line(stream, number, chunk.removeprefix(_BYTE_ORDER_MARK) if number == 1 else chunk)
    except (OSError, EOFError, zlib.error, RecordError) as error:
        problem = Problem(reason=RecordReason.DAMAGED, message=f"reading stopped: {error}", line=number + 1)
        yield RawLine(number + 1, b"", problem=problem)


def _line(stream: BinaryIO, number: int, chunk: bytes) -> RawLine:
    if chunk.endswith(b"\n"):
        return RawLine(number, chunk.rstrip(b"\r\n"))
    if len(chunk) <= LONGEST_LINE:
        return RawLine(number, chunk, is_closed=False)
    _skip_line(stream)
    message = f"longer than the {LONGEST_LINE} bytes that a line may have; skipped"
    return RawLine(
        number, chunk[:80], problem=Problem(reason=RecordReason.LINE_TOO_LONG, message=message, line=number)
    )


def _skip_line(stream: BinaryIO) -> None:
    skipped = LONGEST_LINE
    while chunk := stream.readline(LONGEST_LINE):
        skipped += len(chunk)
        if chunk.endswith(b"\n"):
            return
        if skipped > LONGEST_SKIP:
            raise RecordError(f"a line has more than {LONGEST_SKIP} bytes")


class _Counted(io.RawIOBase):
    """A raw stream that knows how many bytes were read, and takes back what was read to look at it."""

    def __init__(self, stream: Reads) -> None:
        self._stream = stream
        self._returned = b""
        self.count = 0

    def readable(self) -> bool:
        return True

    def put_back(self, beginning: bytes) -> None:
        self._returned = beginning

    def read(self, size: int = -1, /) -> bytes:
        if self._returned:
            kept, self._returned = self._returned[:size], self._returned[size:]
            return kept
        chunk = self._stream.read(size)
        self.count += len(chunk)
        return chunk

    def readinto(self, buffer: "bytearray | memoryview", /) -> int:  # type: ignore[override]
        chunk = self.read(len(buffer))
        buffer[: len(chunk)] = chunk
        return len(chunk)


class _Unpacking(io.RawIOBase):
    """What a gzip stream unpacks to, refused once it is out of proportion."""

    def __init__(self, source: _Counted) -> None:
        self._source = source
        self._file = gzip.GzipFile(fileobj=source)
        self._unpacked = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "bytearray | memoryview", /) -> int:  # type: ignore[override]
        chunk = self._file.read1(len(buffer))
        self._unpacked += len(chunk)
        if self._unpacked > UNPACKED_FREELY and self._unpacked > GREATEST_RATIO * self._source.count:
            raise RecordError(
                f"a packed file of {self._source.count} bytes unpacks to more than {self._unpacked}"
            )
        buffer[: len(chunk)] = chunk
        return len(chunk)
