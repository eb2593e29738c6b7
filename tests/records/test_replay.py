"""Replaying and comparing, where neither reader can lead: records put together by hand."""

from random import Random

import msgspec
import pytest

from tests.records.making import TRUMPS_TOGETHER, iss_line, only_record, played, reasons
from vorhand.core.cards import Card
from vorhand.core.contract import GameType
from vorhand.core.deal.state import result
from vorhand.core.errors import RecordError
from vorhand.core.events import (
    BidMade,
    CardsDiscarded,
    CardsRevealed,
    Conceded,
    Event,
    GameDeclared,
    Hands,
)
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.records import (
    DealRecord,
    EventLine,
    NoteKind,
    NoteLine,
    Problem,
    VerdictKind,
    deal_state,
    iss_text,
    outcome_from,
    outcome_of,
    replay,
    result_of,
    verify,
)
from vorhand.records.lines import PassedInOutcome, RedealOutcome

RECORD = played(ISKO, Random(3), setting=Setting())
STOPPED = only_record(iss_line(f"{TRUMPS_TOGETHER} 1 p 2 p 0 18 0 s w C7.D7 0 C w TI.0"))


def with_entries(record: DealRecord, *entries: EventLine | NoteLine) -> DealRecord:
    """The record with other entries."""
    return msgspec.structs.replace(record, entries=entries)


@pytest.mark.parametrize("seed", range(20))
def test_the_result_of_a_record_is_that_of_its_deal(seed: int) -> None:
    record = played(with_settings(ISKO, {"auction.all_pass": "ramsch"}), Random(seed))
    computed = result(record.rules, deal_state(record))
    assert computed is not None
    assert result_of(record) == computed
    assert outcome_from(computed) == outcome_of(record)


def test_a_deal_that_is_not_over_has_no_result() -> None:
    record = with_entries(RECORD, *RECORD.entries[:2])
    assert result_of(record) is None
    assert outcome_of(record) is None


def test_three_passes_are_passed_in_or_dealt_again() -> None:
    passes = only_record(iss_line(f"{TRUMPS_TOGETHER} 1 p 2 p 0 p"))
    again = msgspec.structs.replace(passes.match, rules=with_settings(ISKO, {"auction.all_pass": "redeal"}))
    assert outcome_of(passes) == PassedInOutcome()
    assert outcome_of(msgspec.structs.replace(passes, match=again)) == RedealOutcome()


def test_habits_of_the_server_count_in_its_records_alone() -> None:
    ours = msgspec.structs.replace(STOPPED, match=msgspec.structs.replace(STOPPED.match, source=None))
    assert outcome_of(STOPPED) is not None
    assert reasons(verify(ours)) == ["unfinished"]


@pytest.mark.parametrize("text", ["", "X", "CZ", "C7"])
def test_a_named_game_that_is_none_is_a_problem(text: str) -> None:
    notes = [note for note in STOPPED.notes if note.kind is not NoteKind.GAME_NAMED]
    named = NoteLine(after=5, kind=NoteKind.GAME_NAMED, by=Position.FOREHAND, text=text)
    events = [entry for entry in STOPPED.entries if isinstance(entry, EventLine)]
    verdict = verify(with_entries(STOPPED, *events, named, *notes))
    assert (verdict.kind, reasons(verdict)) == (VerdictKind.UNREADABLE, ["bad_move"])


def test_a_note_about_nobody_ends_nothing() -> None:
    notes = [NoteLine(after=5, kind=kind) for kind in (NoteKind.LEFT, NoteKind.TIMED_OUT, NoteKind.RESIGNED)]
    record = with_entries(STOPPED, *STOPPED.entries[:5], *notes)
    assert replay(record).stop is None
    assert reasons(verify(record)) == ["unfinished"]


def test_wrong_revealed_cards_are_told_and_change_nothing() -> None:
    hands = Hands((), (), ())
    wrong = CardsRevealed(hands, (Card.C7, Card.C8), (Card.C7, Card.C8))
    events = [entry for entry in RECORD.entries if not isinstance(entry, EventLine) or entry.event != wrong]
    record = with_entries(RECORD, *events[:-1], EventLine(len(events) - 1, wrong))
    assert reasons(verify(record)) == ["wrong_cards_shown"]


def test_a_bid_after_the_auction_is_refused_and_not_taken_for_a_rise() -> None:
    bid = EventLine(3, BidMade(Position.FOREHAND, 19))
    record = with_entries(STOPPED, *STOPPED.entries[:3], bid)
    problem = replay(record).problems[0]
    assert isinstance(problem, Problem)
    assert problem.reason.value == "not_a_bid"
    assert result_of(record) is None


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (CardsDiscarded(Position.FOREHAND, (Card.C7, Card.D7)), "no words for CardsDiscarded"),
        (GameDeclared(Position.FOREHAND, GameType.RAMSCH), "ramsch cannot be declared"),
        (Conceded(Position.FOREHAND), "no words for Conceded"),
    ],
)
def test_an_event_without_words_in_a_record_of_the_server_is_refused(event: Event, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        iss_text(with_entries(STOPPED, *STOPPED.entries[:5], EventLine(5, event)))


def test_events_after_two_refusals_in_a_row_are_not_replayed() -> None:
    bids = [EventLine(seq, BidMade(Position.REARHAND, 18)) for seq in range(1, 9)]
    assert len(replay(with_entries(RECORD, RECORD.entries[0], *bids)).problems) == 2
