"""Files as they come: packed, cut off, damaged, endless, hostile."""

import gzip
import io
import sys
import time
import tracemalloc
from collections import deque
from pathlib import Path
from random import Random

import pytest

from tests.records.making import TRUMPS_TOGETHER, iss_line, only_unreadable, played, read
from vorhand.core.errors import RecordError
from vorhand.core.phases.types import Setting
from vorhand.core.rules.ruleset import ISKO
from vorhand.records import (
    DealRecord,
    Unreadable,
    VerdictKind,
    encode_deal,
    open_records,
    read_records,
    verify,
)
from vorhand.records.streams import LONGEST_LINE, RawLine, bounded_lines

NATIVE = encode_deal(played(ISKO, Random(3), setting=Setting()))
ISS = iss_line(f"{TRUMPS_TOGETHER} 1 p 2 p 0 p", "passed")
MEGABYTE = 1 << 20


class Generated(io.RawIOBase):
    """A stream that is made while it is read, from a beginning, a filling and an end."""

    def __init__(self, beginning: bytes, filling: bytes, length: int, end: bytes = b"") -> None:
        self._beginning, self._filling, self._end = beginning, filling * (MEGABYTE // len(filling)), end
        self._left = length

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "bytearray | memoryview", /) -> int:  # type: ignore[override]
        if self._beginning:
            part, self._beginning = self._beginning[: len(buffer)], self._beginning[len(buffer) :]
        elif self._left > 0:
            part = self._filling[: min(len(buffer), self._left)]
            self._left -= len(part)
        else:
            part, self._end = self._end[: len(buffer)], self._end[len(buffer) :]
        buffer[: len(part)] = part
        return len(part)


def frugally(stream: io.RawIOBase) -> list[DealRecord | Unreadable]:
    """What is in the stream, read within 16 MiB and 30 seconds."""
    tracemalloc.start()
    start = time.monotonic()
    try:
        items = list(read_records(stream))  # type: ignore[arg-type]
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 16 * MEGABYTE
    assert time.monotonic() - start < 30
    return items


@pytest.mark.parametrize("content", [NATIVE, ISS], ids=["native", "iss"])
def test_the_content_tells_the_format_whatever_the_name(content: bytes, tmp_path: Path) -> None:
    for name, data in (("a.txt", content), ("b.sgf", gzip.compress(content)), ("c", b"\n \n" + content)):
        path = tmp_path / name
        path.write_bytes(data)
        [item] = open_records(path)
        assert verify(item).kind is VerdictKind.AGREE


def test_standard_input_is_read_for_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(gzip.compress(NATIVE))))
    [item] = open_records("-")
    assert verify(item).kind is VerdictKind.AGREE


@pytest.mark.parametrize("path", ["no/such/file", ".", "a\0b"])
def test_a_file_that_cannot_be_opened_is_an_error_at_once(path: str) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        list(open_records(path))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no_records"),
        (b" \n\n", "no_records"),
        (b"\0\0\0\0", "no_records"),
        (bytes(range(128, 256)), "no_records"),
        (b"hello\n" * 9, "no_records"),
        (b"\x1f\x8b", "damaged"),
        (b"\x1f\x8b" + bytes(100), "damaged"),
        (gzip.compress(gzip.compress(NATIVE)), "no_records"),
        (b"{", "truncated"),
        (b"(", "bad_line"),
        (b"(;", "truncated"),
    ],
)
def test_what_is_no_record_is_one_problem(content: bytes, reason: str) -> None:
    [problem] = [
        problem for problem in only_unreadable(content).problems if problem.reason.value != "property_missing"
    ]
    assert problem.reason.value == reason
    assert problem.text.isprintable()


def test_a_packed_file_that_is_cut_off_keeps_the_records_before() -> None:
    content = gzip.compress(ISS * 2000)
    items = read(content[: len(content) // 2])
    assert len(items) > 100
    assert [item.problems[0].reason.value for item in items if isinstance(item, Unreadable)] == ["damaged"]


def test_damage_inside_a_deal_belongs_to_the_deal() -> None:
    packed = gzip.compress(NATIVE)
    [item] = read(packed[:-12])
    assert isinstance(item, DealRecord)
    assert "damaged" in [problem.reason.value for problem in item.problems]


def test_several_packed_parts_are_one_file() -> None:
    assert len(read(gzip.compress(ISS) + gzip.compress(ISS))) == 2


@pytest.mark.parametrize(("beginning", "end"), [(b"{", NATIVE), (b"(;", ISS)], ids=["native", "iss"])
def test_a_line_of_100_megabytes_is_skipped_in_constant_memory(beginning: bytes, end: bytes) -> None:
    items = frugally(Generated(beginning, b"x", 100 * MEGABYTE, b"\n" + end))
    assert isinstance(items[0], Unreadable)
    assert items[0].problems[0].reason.value == "line_too_long"
    assert [verify(item).kind for item in items[1:]] == [VerdictKind.AGREE]


def test_a_long_line_inside_a_deal_is_a_problem_of_the_deal() -> None:
    lines = NATIVE.splitlines(keepends=True)
    content = b"".join([*lines[:5], b"[" * (LONGEST_LINE + 1) + b"\n", *lines[5:]])
    [item] = read(content)
    assert [problem.reason.value for problem in item.problems] == ["line_too_long"]


def test_a_line_without_end_is_given_up() -> None:
    items = frugally(Generated(b"(", b"x", 1 << 40))
    assert [item.problems[0].reason.value for item in items] == ["damaged"]


def test_the_longest_allowed_line_is_read_and_one_byte_more_is_not() -> None:
    lines = list(bounded_lines(io.BytesIO(b"x" * LONGEST_LINE + b"\n" + b"y" * (LONGEST_LINE + 1) + b"\nz")))
    assert [(line.number, len(line.content), line.problem is None) for line in lines] == [
        (1, LONGEST_LINE, True),
        (2, 80, False),
        (3, 1, True),
    ]
    assert lines[2] == RawLine(3, b"z", is_closed=False)


@pytest.mark.parametrize(
    "filling",
    [b"\0", b"\n", b" " * 99 + b"\n", b" " * 4999 + b"\n"],
    ids=["zeros", "newlines", "short", "long"],
)
def test_a_bomb_is_refused_before_it_unpacks(filling: bytes) -> None:
    part = gzip.compress(filling * (10 * MEGABYTE // len(filling)))
    bomb = part * 300
    assert len(bomb) < 16 * MEGABYTE
    start = time.monotonic()
    [last] = deque(read_records(io.BytesIO(gzip.compress(ISS) + bomb)), maxlen=1)
    assert isinstance(last, Unreadable)
    assert "given up" in last.problems[0].message or "unpacks to more than" in last.problems[0].message
    assert time.monotonic() - start < 60


@pytest.mark.parametrize("beginning", [NATIVE, ISS], ids=["native", "iss"])
@pytest.mark.parametrize("filling", [b"x\n", b"{}\n", b'{"line":"sealed","seed":"%s"}\n' % (b"0" * 64)])
def test_a_file_that_goes_on_with_junk_is_given_up(beginning: bytes, filling: bytes) -> None:
    items = frugally(Generated(beginning, filling, 1 << 40))
    assert verify(items[0]).kind is VerdictKind.AGREE
    assert items[-1].problems[0].reason.value == "no_records"
    assert "given up" in items[-1].problems[0].message


def test_wrong_json_types_deep_nesting_and_huge_numbers_are_problems() -> None:
    match, deal, *_ = NATIVE.splitlines(keepends=True)
    hostile = [
        b'{"line":5}',
        b'{"line":"event","seq":{},"event":[]}',
        b'{"line":"event","seq":0,"event":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
        b'{"x":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}",
        b'{"line":"note","after":1e999,"kind":"left"}',
        b'{"line":"note","after":' + b"9" * 5000 + b',"kind":"left"}',
        b'{"line":"result","outcome":{"kind":"game"}}',
        b'{"line":"note","after":0,"kind":"left","text":"\\ud800"}',
        b"null",
        b'"\0"',
    ]
    [item] = read(match + deal + b"\n".join(hostile))
    assert len(item.problems) == len(hostile)
    assert all(len(problem.text) < 400 and problem.text.isprintable() for problem in item.problems)
