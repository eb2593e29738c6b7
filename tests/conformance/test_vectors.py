"""The vectors of `spec/vectors`, every one a test of its own; and the reader that runs them."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.conformance.vectors import LONGEST_LINE, RUNNERS, Outcome, Vector, check, check_lines

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "spec" / "vectors"
SHARED = ROOT.parent / "shared" / "vectors"
FILES = sorted(SPEC.glob("*.jsonl"))


def vectors(path: Path) -> Iterator[tuple[Vector, str]]:
    """The vectors of a file, and where each stands."""
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        yield msgspec.json.decode(line, type=Vector), f"{path.name}:{number}"


EVERY_VECTOR = [
    pytest.param(vector, where, id=vector.id) for path in FILES for vector, where in vectors(path)
]


def written(**fields: Any) -> bytes:
    """A vector as a line; what is not given makes it one that passes."""
    sound = {
        "id": "ours-1",
        "kind": "trick",
        "rules": {"preset": "isko"},
        "in": {"game": "grand", "cards": ["C7", "CA", "DJ"]},
        "out": {"winner": 2},
        "source": "house rule",
    }
    return json.dumps(sound | fields).encode() + b"\n"


def run(*lines: bytes) -> list[Outcome]:
    return list(check_lines(io.BytesIO(b"".join(lines)), "ours.jsonl"))


def check_refused(line: bytes, *said: str) -> None:
    """The line is a failed outcome that names its place and says why."""
    [outcome] = run(line)
    assert not outcome.passed
    assert outcome.where == "ours.jsonl:1"
    for words in said:
        assert words in str(outcome.got)


@pytest.mark.parametrize(("vector", "where"), EVERY_VECTOR)
def test_a_vector_is_answered_as_it_says(vector: Vector, where: str) -> None:
    outcome = check(vector, where)
    assert outcome.passed, outcome


def test_the_shared_vectors_are_answered_as_they_say() -> None:
    if not SHARED.is_dir():
        pytest.skip(f"no vectors of other programs at {SHARED}")
    outcomes = [outcome for path in sorted(SHARED.glob("*.jsonl")) for outcome in outcomes_of(path)]
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    assert outcomes


def outcomes_of(path: Path) -> list[Outcome]:
    with path.open("rb") as stream:
        return list(check_lines(stream, path.name))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_vectors_holds_one_kind_and_bears_its_name(path: Path) -> None:
    assert {vector.kind for vector, _ in vectors(path)} == {path.stem}


def test_every_kind_has_a_file_and_every_vector_an_id_of_its_own() -> None:
    ids = [vector.id for path in FILES for vector, _ in vectors(path)]
    assert len(set(ids)) == len(ids)
    assert {path.stem for path in FILES} == set(RUNNERS)


def test_every_vector_names_its_source() -> None:
    assert [vector.id for path in FILES for vector, _ in vectors(path) if not vector.source] == []


def test_the_reader_runs_every_line_and_counts_empty_ones_only_for_places() -> None:
    outcomes = run(written(), b"\n", b"  \n", written(id="ours-2"))
    assert [(outcome.id, outcome.passed, outcome.where) for outcome in outcomes] == [
        ("ours-1", True, "ours.jsonl:1"),
        ("ours-2", True, "ours.jsonl:4"),
    ]


def test_a_last_line_may_lack_its_end() -> None:
    assert [outcome.passed for outcome in run(written(), written().rstrip(b"\n"))] == [True, True]


def test_a_failing_vector_tells_what_was_expected_and_what_came() -> None:
    [outcome] = run(written(out={"winner": 0}))
    assert outcome == Outcome("ours-1", False, {"winner": 0}, {"winner": 2}, "ours.jsonl:1")


def test_one_failure_does_not_stop_the_others() -> None:
    outcomes = run(b"{\n", written(out={"winner": 0}), written())
    assert [outcome.passed for outcome in outcomes] == [False, False, True]


@pytest.mark.parametrize(
    "line",
    [
        b"{\n",
        b"null\n",
        b"[]\n",
        b"{}\n",
        b"\xff\xfe\x00\x01\n",
        bytes(range(128, 256)) + b"\n",
        b"[" * 100_000 + b"\n",
        written(surplus=1),
        written(out=[]),
        written(**{"in": "CJ"}),
        written(rules={"preset": "isko", "extends": "isko"}),
    ],
)
def test_a_line_that_is_no_vector_is_a_failure_that_says_so(line: bytes) -> None:
    check_refused(line, "unreadable")


def test_an_unknown_kind_is_answered_with_the_known_ones() -> None:
    check_refused(written(kind="trik"), "unknown kind 'trik'", "trick", "shuffle")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"preset": "iskoo"}, "did you mean isko"),
        ({"preset": "isko", "set": {"kontra.wo": "nobody"}}, "kontra.wo"),
        ({"preset": "isko", "set": {"kontra.who": "everybody"}}, "everybody"),
        ({"preset": "isko", "set": {"kontra.hirsch": True}}, "Hirsch answers Supra"),
    ],
)
def test_rules_that_are_none_are_a_failure_that_says_why(rules: dict[str, Any], said: str) -> None:
    check_refused(written(rules=rules), "bad rules", said)


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("trick", {"game": "grand", "cards": ["C7", "C1", "DJ"]}),
        ("trick", {"game": "gran", "cards": ["C7", "CA", "DJ"]}),
        ("trick", {"game": "grand", "cards": ["C7"]}),
        ("trick", {"cards": 5}),
        ("legal", {"game": "grand", "trick": 5, "hand": []}),
        ("values", {"value": None}),
        ("auction", {"calls": [["forehand"]]}),
        ("auction", {"calls": [["forehand", {}]]}),
        ("settle", {"game": "clubs", "bid": "18", "tricks": 3}),
        ("claim", {"state": 5, "act": "claim", "by": "declarer"}),
        ("ramsch", {"tricks": [[5, 5]], "skat_points": 5}),
        ("deal", {"events": 5}),
        ("deal", {}),
        ("list", {"deals": [{"dealer": 9, "passed_in": True}]}),
        ("list", {"summary": [5]}),
        ("match_end", {"start": 5, "deals": []}),
        ("bock_schedule", {"dealer": "x", "deals": []}),
        ("stakes", {"won": True, "charged": "a", "score": 1}),
        ("rules", {"show": ["kontra.wo"]}),
        ("shuffle", {"seed": "00", "table": "", "number": 1, "nonces": [None, None, None], "cut": 9}),
        ("shuffle", {"seed": "00" * 32, "table": "", "number": 1, "nonces": [None, None], "cut": 9}),
        ("shuffle", {"seed": "00" * 32, "table": 1, "number": 1, "nonces": [None, None, None], "cut": 9}),
        ("shuffle", {"seed": "00" * 32, "table": "", "number": 2**53, "nonces": [None] * 3, "cut": 9}),
        ("shuffle", {"seed": "00" * 32, "table": "", "number": -1, "nonces": [None] * 3, "cut": 9}),
    ],
)
def test_input_that_cannot_be_used_is_a_failure_that_says_why(kind: str, given: dict[str, Any]) -> None:
    check_refused(written(kind=kind, **{"in": given}), "unusable input")


@pytest.mark.parametrize(
    ("kind", "given", "out"),
    [
        ("deal", {"events": ["card_played"]}, {"open": True}),
        ("settle", {"game": "null", "bid": 18, "tricks": 3, "matadors_by_game": [1]}, {"won": False}),
        ("legal", {"game": "grand", "trick": [], "hand": ["CJ"]}, {"legal": None}),
        ("legal", {"game": "grand", "trick": [], "hand": ["CJ"]}, {"legal": ["CJ", 1]}),
        ("ramsch", {"tricks": [[0, 5], [1, 6], [2, 7]], "skat_points": 5, "pushes": 100_000}, {"scores": []}),
    ],
)
def test_no_vector_brings_the_reader_down(kind: str, given: dict[str, Any], out: dict[str, Any]) -> None:
    assert [outcome.passed for outcome in run(written(kind=kind, out=out, **{"in": given}))] == [False]


def test_an_event_that_is_none_is_illegal_at_its_place() -> None:
    dealt = next(vector for vector, _ in vectors(SPEC / "deal.jsonl")).in_["events"][0]
    [outcome] = run(written(kind="deal", out={}, **{"in": {"events": [dealt, {"event": "card_eaten"}]}}))
    assert outcome.got == {"illegal_event": 1}


def test_a_claim_for_a_level_that_is_lost_cannot_be_settled() -> None:
    state = {"game": "clubs", "matadors": 1, "bid": 18, "card_points": 60, "tricks": 6, "defender_points": 31}
    ended = {"ended": "claim_accepted", "claim": "schneider", "defender_tricks": 2}
    [outcome] = run(written(kind="settle", out={"illegal": True}, **{"in": state | ended}))
    assert outcome.passed


def test_a_line_that_is_too_long_ends_the_reading() -> None:
    first, second = run(written(), b" " * (LONGEST_LINE + 1) + b"\n" + written())
    assert first.passed
    assert (second.passed, second.where) == (False, "ours.jsonl:2")
    assert f"more than {LONGEST_LINE} bytes" in second.got


def test_a_line_of_the_greatest_length_is_read() -> None:
    line = written().rstrip(b"\n")
    [outcome] = run(line + b" " * (LONGEST_LINE - len(line) - 1) + b"\n")
    assert outcome.passed


def test_legal_cards_are_compared_as_a_set() -> None:
    legal = {"game": "null", "trick": ["C7"], "hand": ["CA", "C8", "D7"]}
    [turned] = run(written(kind="legal", out={"legal": ["C8", "CA"]}, **{"in": legal}))
    [other] = run(written(kind="legal", out={"legal": ["C8", "D7"]}, **{"in": legal}))
    assert (turned.passed, other.passed) == (True, False)


def test_other_answers_are_compared_exactly() -> None:
    assert [outcome.passed for outcome in run(written(out={"winner": 2, "by": "declarer"}))] == [False]


@given(st.binary(max_size=200))
def test_no_bytes_bring_the_reader_down(junk: bytes) -> None:
    assert not any(outcome.passed for outcome in run(junk))
