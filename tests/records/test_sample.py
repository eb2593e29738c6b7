"""The kept sample of each version of our own format: it must be read for ever."""

from pathlib import Path
from typing import get_args

import pytest

from vorhand.core.events import Event
from vorhand.records import (
    DealRecord,
    Item,
    NoteKind,
    RecordFormat,
    VerdictKind,
    encode_records,
    iss_text,
    open_records,
    outcome_of,
    verify,
)
from vorhand.records.lines import Outcome

SAMPLES = Path(__file__).parent / "samples"


@pytest.fixture(scope="module")
def items() -> list[Item]:
    """All deals of the sample of version 1."""
    return list(open_records(SAMPLES / "v1.jsonl"))


@pytest.fixture(scope="module")
def records(items: list[Item]) -> list[DealRecord]:
    """The deals that could be read."""
    return [item for item in items if isinstance(item, DealRecord)]


def test_every_deal_of_the_sample_agrees(items: list[Item]) -> None:
    assert len(items) == 15
    assert [problem.text for item in items for problem in verify(item).problems] == []
    assert {verify(item).kind for item in items} == {VerdictKind.AGREE}


def test_the_sample_is_written_again_byte_by_byte(records: list[DealRecord]) -> None:
    written = b"".join(encode_records(records, RecordFormat.NATIVE))
    assert written == (SAMPLES / "v1.jsonl").read_bytes()


def test_the_sample_has_every_event(records: list[DealRecord]) -> None:
    seen = {type(event) for record in records for event in record.events}
    assert {event.__name__ for event in set(get_args(Event)) - seen} == set()


def test_the_sample_has_every_outcome_that_our_tables_know(records: list[DealRecord]) -> None:
    outcomes = {type(outcome_of(record)).__name__ for record in records}
    assert outcomes == {kind.__name__ for kind in get_args(Outcome)} - {"StoppedOutcome"}


def test_the_sample_has_notes_a_seed_and_a_record_of_the_server(records: list[DealRecord]) -> None:
    kinds = {note.kind for record in records for note in record.notes}
    assert kinds == {NoteKind.LEFT, NoteKind.HAND_SHOWN, NoteKind.RESIGNED}
    assert records[0].sealed is not None
    assert iss_text(records[-1]).startswith("(;GM[Skat]PC[Vorhand]")
