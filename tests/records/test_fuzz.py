"""Whatever bytes come: problems, never an exception, and a verdict on everything that was found."""

import gzip
import io
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.making import SEVENS_TOGETHER, TRUMPS_TOGETHER, iss_line
from vorhand.core.errors import RecordError
from vorhand.records import (
    DealRecord,
    RecordFormat,
    VerdictKind,
    encode_records,
    iss_text,
    read_records,
    verify,
)

SAMPLE = (Path(__file__).parent / "samples" / "v1.jsonl").read_bytes().splitlines(keepends=True)
WON = "1 18 0 y 1 20 0 y 1 p 2 p"
SERVER_LINES = [
    iss_line(f"{deal} {moves}", result)
    for deal in (TRUMPS_TOGETHER, SEVENS_TOGETHER)
    for moves in (
        "1 p 2 p 0 p",
        f"{WON} 0 CHZ 0 CJ 1 SA 2 DA 0 SC 1 RE 2 RE",
        f"{WON} 0 s w C7.D7 0 NO.C9.C8 w TI.1",
        f"{WON} 0 s w C7.D7 0 G 0 C9.C8 0 ?? w LE.0",
        f"{WON} 0 s w C7.D7 0 C w LE.0",
        "1 p w TI.2",
    )
    for result in (
        "passed",
        "unknown",
        "d:0 loss v:-96 m:2 bidok p:1 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0",
    )
]
WHO = ["w", "0", "1", "2", "3"]
WHAT = [
    "p",
    "y",
    "s",
    "18",
    "20",
    "264",
    "19",
    "RE",
    "SC",
    "SC.CJ",
    "TI.0",
    "LE.1",
    "CJ",
    "C7",
    "D7",
    "C7.D7",
]
DECLARATIONS = ["G", "C", "S", "N", "CH", "CHS", "GO", "NOH", "NO.C7.D7", "G.C7.D7"]
STRANGE = ["??", "??.??", "|", "[", "]", "\\"]
WORDS = [*WHO, *WHAT, *DECLARATIONS, *STRANGE]
PIECES = [
    *(word.encode() for word in WORDS),
    b"\0", b"\n", b"\xff", b"\xc3", b'"', b"{", b"}", b"[", b"]", b"null", b"-1", b"1e999", b"9" * 400,
    b'"forehand"', b'"rearhand"', b'"CJ"', b'"line":"deal"', b'"by":', b"\\ud800", b"MV[", b" ;)", b"(;",
]  # fmt: skip


def check(content: bytes) -> None:
    """Everything in these bytes gets a verdict, and can be written again or is refused."""
    for item in read_records(io.BytesIO(content)):
        verdict = verify(item)
        assert bool(verdict.problems) is (verdict.kind is not VerdictKind.AGREE)
        assert all(problem.text.isprintable() for problem in verdict.problems)
        if isinstance(item, DealRecord):
            rewrite(item)


def rewrite(record: DealRecord) -> None:
    """Our own format takes every record and gives it back; the server's says no or can be read again."""
    native = b"".join(encode_records([record], RecordFormat.NATIVE))
    [again] = read_records(io.BytesIO(native))
    assert isinstance(again, DealRecord)
    assert again.entries == record.entries
    try:
        text = iss_text(record)
    except RecordError:
        return
    assert isinstance(next(iter(read_records(io.BytesIO(text.encode())))), DealRecord)


@st.composite
def mutated(draw: st.DrawFn, lines: list[bytes]) -> bytes:
    """Some of the lines, cut, doubled, swapped, and with pieces put in the place of others."""
    start = draw(st.integers(0, len(lines) - 1))
    content = b"".join(lines[start : start + draw(st.integers(1, 60))])
    for _ in range(draw(st.integers(1, 6))):
        place = draw(st.integers(0, len(content)))
        end = min(len(content), place + draw(st.sampled_from((0, 1, 2, 3, 10, 200))))
        content = content[:place] + draw(PIECE) + content[end:]
    return content


@st.composite
def mutated_moves(draw: st.DrawFn) -> bytes:
    """A record of the server with words of its moves changed, left out or doubled."""
    head, _, rest = draw(st.sampled_from(SERVER_LINES)).partition(b"MV[")
    moves, _, tail = rest.partition(b"]")
    words = moves.split()
    for _ in range(draw(st.integers(1, 5))):
        place = draw(st.integers(0, len(words)))
        words[place : place + draw(st.integers(0, 2))] = draw(st.lists(WORD, max_size=3))
    return head + b"MV[" + b" ".join(words) + b" ]" + tail


PIECE = st.one_of(st.binary(max_size=4), st.sampled_from(PIECES))
WORD = st.sampled_from([word.encode() for word in WORDS])


@given(
    st.binary(max_size=2000), st.sampled_from((b"", b"{", b"(;", b"\x1f\x8b", b"\xef\xbb\xbf{", SAMPLE[0]))
)
def test_random_bytes_never_break_the_readers(content: bytes, beginning: bytes) -> None:
    check(beginning + content)


@settings(max_examples=300)
@given(mutated(SAMPLE))
def test_mutated_lines_of_our_own_never_break_the_reader(content: bytes) -> None:
    check(content)
    check(SAMPLE[0] + content)


@settings(max_examples=300)
@given(mutated(SERVER_LINES))
def test_mutated_records_of_the_server_never_break_the_reader(content: bytes) -> None:
    check(content)


@settings(max_examples=500)
@given(mutated_moves())
def test_mutated_moves_never_break_the_replay(content: bytes) -> None:
    check(content)


@given(st.permutations(range(len(SAMPLE[:45]))))
def test_lines_in_any_order_never_break_the_reader(order: list[int]) -> None:
    check(b"".join(SAMPLE[place] for place in order))


@given(st.integers(0, 400), st.binary(min_size=1, max_size=8))
def test_damaged_packing_never_breaks_the_reader(place: int, damage: bytes) -> None:
    packed = gzip.compress(b"".join(SERVER_LINES), mtime=0)
    check(packed[:place] + damage + packed[place + len(damage) :])


@given(st.integers(0, len(b"".join(SAMPLE))))
def test_a_file_cut_off_anywhere_keeps_the_deals_before(length: int) -> None:
    content = b"".join(SAMPLE)[:length]
    verdicts = [verify(item) for item in read_records(io.BytesIO(content))]
    finished = content.count(b'{"line":"result"') - (b'{"line":"result"' in content.rpartition(b"\n")[2])
    assert sum(verdict.kind is VerdictKind.AGREE for verdict in verdicts) in (finished, finished + 1)
