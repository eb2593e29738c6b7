"""The reader of our own format: deals, the problems in between, and taking a deal up again."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from tests.records.making import only_verdict, played, read, reasons
from vorhand.core.deal.state import result
from vorhand.core.errors import RecordError
from vorhand.core.phases.machine import is_over
from vorhand.core.phases.types import Setting
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.presets import load_preset
from vorhand.records import (
    DealRecord,
    EventLine,
    GameOutcome,
    NoteKind,
    NoteLine,
    RecordFormat,
    SealedLine,
    Unreadable,
    VerdictKind,
    complete_length,
    deal_state,
    encode_deal,
    encode_line,
    encode_records,
    last_unfinished,
    verify,
)


def lost_game() -> DealRecord:
    """A game that was played to its last card and lost."""
    for seed in range(1000):
        record = played(ISKO, Random(seed), setting=Setting())
        outcome = record.result and record.result.outcome
        if isinstance(outcome, GameOutcome) and not outcome.won and len(record.events) > 40:
            return record
    raise AssertionError("no game was lost")


RECORD = lost_game()
LINES = encode_deal(RECORD).splitlines(keepends=True)
MATCH, DEAL, *EVENTS, RESULT = LINES


def check(lines: list[bytes], kind: str, *expected: str) -> None:
    """The verdict on a file with one deal, and the codes of its problems."""
    verdict = only_verdict(b"".join(lines))
    assert (verdict.kind.value, reasons(verdict)) == (kind, list(expected))


@pytest.mark.parametrize("seed", range(40))
def test_what_was_played_is_read_back_and_agrees(seed: int) -> None:
    record = played(load_preset("xskat_pub") if seed % 2 else ISKO, Random(seed))
    [item] = read(encode_deal(record))
    assert isinstance(item, DealRecord)
    assert (item.match, item.deal, item.entries, item.result) == (
        record.match,
        record.deal,
        record.entries,
        record.result,
    )
    assert verify(item).kind is VerdictKind.AGREE


def test_deals_of_one_match_share_its_line() -> None:
    other = msgspec.structs.replace(RECORD, match=msgspec.structs.replace(RECORD.match, table="other"))
    content = b"".join(encode_records([RECORD, RECORD, other], RecordFormat.NATIVE))
    assert content.count(b'"line":"match"') == 2
    assert [item.match.table for item in read(content) if isinstance(item, DealRecord)] == ["t", "t", "other"]


def test_notes_and_the_sealed_seed_are_kept() -> None:
    note = NoteLine(after=1, kind=NoteKind.LEFT, text="gone")
    record = msgspec.structs.replace(
        RECORD, entries=(RECORD.entries[0], note, *RECORD.entries[1:]), sealed=SealedLine("ab" * 32)
    )
    [item] = read(encode_deal(record))
    assert isinstance(item, DealRecord)
    assert (item.notes, item.sealed) == ((note,), record.sealed)
    assert verify(item).kind is VerdictKind.AGREE


def test_a_record_names_its_players_by_position() -> None:
    deal = RECORD.deal
    positions = [RECORD.match.seats[seat].name for seat in (deal.forehand, deal.middlehand, deal.rearhand)]
    from vorhand.core.positions import POSITIONS

    assert [RECORD.player(position).name for position in POSITIONS] == positions


CHANGES: dict[str, tuple[Callable[[], list[bytes]], str, list[str]]] = {
    "the revealed cards are missing": (lambda: [MATCH, DEAL, *EVENTS[:-1], RESULT], "agree", []),
    "a number is left out": (
        lambda: [MATCH, DEAL, *EVENTS[:-1], _again(EVENTS[-1], 99), RESULT],
        "unreadable",
        ["wrong_number"],
    ),
    "a line is cut off": (
        lambda: [MATCH, DEAL, *EVENTS, RESULT[:-9]],
        "unreadable",
        ["truncated", "no_result"],
    ),
    "the last newline is missing": (lambda: [*LINES[:-1], RESULT.rstrip()], "agree", []),
    "lines end like on Windows": (lambda: [line.replace(b"\n", b"\r\n") for line in LINES], "agree", []),
    "blank lines": (lambda: [b"\n", MATCH, b"  \n", DEAL, *EVENTS, b"\n", RESULT, b"\n"], "agree", []),
    "a byte order mark": (lambda: [b"\xef\xbb\xbf" + MATCH, *LINES[1:]], "agree", []),
    "a line of junk": (lambda: [MATCH, DEAL, *EVENTS, b"{]\n", RESULT], "unreadable", ["bad_line"]),
    "no result": (lambda: [MATCH, DEAL, *EVENTS], "unreadable", ["no_result"]),
    "nothing but the head": (lambda: [MATCH, DEAL], "unreadable", ["unfinished"]),
    "a running deal": (lambda: [MATCH, DEAL, *EVENTS[:3]], "unreadable", ["unfinished"]),
    "an event after the end": (
        lambda: [MATCH, DEAL, *EVENTS, _again(EVENTS[-2], len(EVENTS)), RESULT],
        "disagree",
        ["after_the_end"],
    ),
    "another digest": (
        lambda: [MATCH.replace(b"sha256:", b"sha256:0"), *LINES[1:]],
        "disagree",
        ["digest_differs"],
    ),
    "other rules": (
        lambda: [MATCH.replace(b'"end_points":1000', b'"end_points":999'), *LINES[1:]],
        "disagree",
        ["digest_differs"],
    ),
    "too few seats": (
        lambda: [MATCH.replace(b'"seats":3', b'"seats":4'), *LINES[1:]],
        "unreadable",
        ["digest_differs", "bad_seats"],
    ),
    "wrong seats": (
        lambda: [MATCH, _with_deal(forehand=RECORD.deal.rearhand), *LINES[2:]],
        "unreadable",
        ["bad_seats"],
    ),
    "a dealer without a seat": (
        lambda: [MATCH, _with_deal(dealer=3), *LINES[2:]],
        "unreadable",
        ["bad_seats"],
    ),
}


def _again(line: bytes, seq: int) -> bytes:
    event = msgspec.json.decode(line)
    return msgspec.json.encode({**event, "seq": seq}) + b"\n"


def _with_deal(**changes: int) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(DEAL), **changes}) + b"\n"


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_file_is_reported(name: str) -> None:
    lines, kind, expected = CHANGES[name]
    check(lines(), kind, *expected)


def test_each_differing_field_of_a_result_is_named_with_both_values() -> None:
    won = RESULT.replace(b'"won":false', b'"won":true').replace(b'"tricks":', b'"tricks":1')
    verdict = only_verdict(b"".join([*LINES[:-1], won]))
    assert verdict.kind is VerdictKind.DISAGREE
    assert {problem.path for problem in verdict.problems} == {"won", "tricks"}
    assert [(problem.expected, problem.found) for problem in verdict.problems if problem.path == "won"] == [
        ("false", "true")
    ]


def test_another_kind_of_result_is_one_difference() -> None:
    check([*LINES[:-1], b'{"line":"result","outcome":{"kind":"passed_in"}}\n'], "disagree", "result_differs")


def test_lines_outside_of_a_deal_are_unreadable_each_by_itself() -> None:
    items = read(b"".join([DEAL, EVENTS[0], MATCH, EVENTS[0], DEAL, *EVENTS, RESULT]))
    assert [type(item).__name__ for item in items] == ["Unreadable"] * 3 + ["DealRecord"]
    assert [item.problems[0].reason.value for item in items if isinstance(item, Unreadable)] == [
        "out_of_place"
    ] * 3
    assert [item.line for item in items] == [1, 2, 4, 5]


@pytest.mark.parametrize(
    ("late", "reason"),
    [
        (_again(EVENTS[-2], len(EVENTS)), "out_of_place"),
        (RESULT, "out_of_place"),
        (b"junk\n", "bad_line"),
        (DEAL[:20], "truncated"),
    ],
)
def test_what_follows_a_result_leaves_the_deal_before_it_alone(late: bytes, reason: str) -> None:
    deal, rest = read(b"".join([*LINES, late]))
    assert verify(deal).kind is VerdictKind.AGREE
    assert [problem.reason.value for problem in rest.problems] == [reason]


def test_deals_of_an_unreadable_match_are_not_read_under_the_rules_of_another() -> None:
    items = read(b"".join([*LINES, MATCH.replace(b'"version":1', b'"version":9'), *LINES[1:]]))
    assert isinstance(items[0], DealRecord)
    assert isinstance(items[1], Unreadable)
    assert items[1].problems[0].reason.value == "unknown_version"
    assert not any(isinstance(item, DealRecord) for item in items[1:])


def test_an_illegal_event_is_named_with_its_number_and_rule() -> None:
    swapped = [EVENTS[0], _again(EVENTS[2], 1), _again(EVENTS[1], 2), *EVENTS[3:]]
    verdict = only_verdict(b"".join([MATCH, DEAL, *swapped, RESULT]))
    first = verdict.problems[0]
    assert (verdict.kind, first.event, first.source) == (VerdictKind.DISAGREE, 1, "ISkO 2022 3.3")


def test_a_deal_with_endless_events_is_cut_with_one_problem() -> None:
    events = [encode_line(EventLine(seq, RECORD.events[1])) for seq in range(3000)]
    [item] = read(b"".join([MATCH, DEAL, *events]))
    assert isinstance(item, DealRecord)
    assert len(item.entries) == 1000
    assert [problem.reason.value for problem in item.problems] == ["too_many_lines"]


def test_a_record_never_lists_problems_without_end() -> None:
    [item] = read(b"".join([MATCH, DEAL, *[b"junk\n"] * 500]))
    assert len(verify(item).problems) == 20


def test_a_deal_is_taken_up_where_its_log_stops() -> None:
    for length in range(len(EVENTS)):
        record = last_unfinished(read(b"".join([*LINES, DEAL, *EVENTS[:length]])))
        assert record is not None
        state = deal_state(record)
        assert is_over(state.phase) == (length >= len(EVENTS) - 1)


def test_the_state_at_the_end_gives_the_stored_result() -> None:
    assert result(ISKO, deal_state(RECORD)) is not None
    assert last_unfinished(read(b"".join(LINES))) is None


def test_a_crash_in_the_middle_of_a_line_loses_nothing_before_it() -> None:
    content = b"".join([*LINES, DEAL, *EVENTS[:5]])
    crashed = content + EVENTS[5][:30]
    assert complete_length(crashed) == len(content)
    record = last_unfinished(read(crashed))
    assert record is not None
    assert [problem.reason.value for problem in record.problems] == ["truncated"]
    assert deal_state(record) == deal_state(msgspec.structs.replace(RECORD, entries=RECORD.entries[:5]))


def test_a_deal_with_an_illegal_event_is_not_taken_up() -> None:
    record = msgspec.structs.replace(RECORD, entries=(RECORD.entries[0], RECORD.entries[0]))
    with pytest.raises(RecordError, match="event 1: "):
        deal_state(record)


def test_a_bock_deal_of_four_agrees() -> None:
    rules = with_settings(ISKO, {"list.seats": 4})
    record = played(rules, Random(5), setting=Setting(bock=True))
    assert record.deal.sitting_out == record.deal.dealer
    assert only_verdict(encode_deal(record)).kind is VerdictKind.AGREE
