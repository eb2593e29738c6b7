"""A finished deal played on from any of its moments: the new log is legal, and nothing counts there."""

from random import Random

import pytest

from tests.unit.server.rooms import AT, after, new_room, random_moves, rules_of, seeded
from tests.unit.service.test_rooms import opening
from vorhand.core.events import CardsDealt
from vorhand.core.phases.machine import awaited, is_over
from vorhand.core.positions import POSITIONS, Position
from vorhand.match import next_deal
from vorhand.presets import preset_names
from vorhand.records import verify
from vorhand.records.lines import EventLine
from vorhand.records.record import DealRecord
from vorhand.records.verify import VerdictKind
from vorhand.service.archive import finished_deals
from vorhand.service.dealing import Step, played, with_lines
from vorhand.service.granting import Unwelcome, Why
from vorhand.service.playing_on import Continuation, room_played_on
from vorhand.service.room import folded
from vorhand.service.room_lines import Origin, decode_room_line, encode_room_line

ME = "p9"


def records(preset: str, *, deals: int = 3, seed: int = 3, **settings: object) -> tuple[DealRecord, ...]:
    """Deals that random players have finished."""
    start = new_room(rules_of(preset, **settings), preset=preset)
    first = opening(start)
    _, log = after(folded(start.id, first), seed=seed, deals=deals)
    return finished_deals((*first, *log))


def dealt_at(record: DealRecord) -> int:
    return next(n for n, event in enumerate(record.events) if isinstance(event, CardsDealt))


def continued(record: DealRecord, event: int, position: Position = Position.FOREHAND) -> Step:
    wanted = Continuation(
        record=record, event=event, position=position, level="casual", person=ME, name="Eve"
    )
    return room_played_on("another", wanted, AT, seeded(5))


def check_refused(record: DealRecord, event: int) -> None:
    with pytest.raises(Unwelcome) as refusal:
        continued(record, event)
    assert refusal.value.why is Why.NO_SUCH_MOMENT


def finish(room_and_lines: Step, seed: int) -> Step:
    """The same table once random players have ended its deal."""
    room, lines = room_and_lines
    move = random_moves(seed)
    while room.stage == "deal":
        seat = room.playing.on_table.seating.seat(awaited(room.playing.on_table.deal.phase)[0])
        room, more = played(room, seat, move(room, seat), AT)
        lines = (*lines, *more)
    return room, lines


@pytest.mark.parametrize("preset", preset_names())
def test_every_moment_of_a_deal_is_the_beginning_of_a_table_of_its_own(preset: str) -> None:
    chance = Random(1)
    for record in records(preset):
        events = record.events
        for number in chance.sample(range(dealt_at(record), len(events)), 6):
            try:
                room, lines = continued(record, number, chance.choice(POSITIONS))
            except Unwelcome:
                assert number >= len(events) - 4, "only at the end nobody has anything to do"
                continue
            stored = [decode_room_line(encode_room_line(line)) for line in lines]
            assert folded("another", stored) == room
            kept = tuple(line.event for line in lines if isinstance(line, EventLine))
            assert kept == events[dealt_at(record) : number + 1]
            assert not is_over(room.playing.on_table.deal.phase)


@pytest.mark.parametrize("preset", preset_names())
def test_what_was_played_on_ends_with_its_deal_and_is_a_record_too(preset: str) -> None:
    for record in records(preset, deals=2):
        room, lines = finish(continued(record, dealt_at(record)), seed=8)
        assert room.stage == "over"
        (found,) = finished_deals(lines)
        assert verify(found).kind is VerdictKind.AGREE
        assert (found.deal.bock, found.deal.ramsch_round) == (record.deal.bock, record.deal.ramsch_round)


def test_the_person_takes_the_wanted_cards_and_computers_the_others() -> None:
    (record,) = records("isko", deals=1)
    for position in POSITIONS:
        room, _ = continued(record, dealt_at(record), position)
        seat = room.seat_of(ME)
        assert seat == record.deal.seat(position)
        assert [chair.kind for chair in room.chairs].count("computer") == 2
        assert {chair.level for chair in room.chairs if chair.kind == "computer"} == {"casual"}


def test_at_a_table_of_four_the_dealer_sits_out_again() -> None:
    record = records("isko", list__seats=4)[1]
    room, _ = continued(record, dealt_at(record))
    assert room.playing.on_table.seating.sitting_out == record.deal.sitting_out
    assert len(room.chairs) == 4


def test_nothing_counts_and_no_money_is_played_for() -> None:
    for preset in ("stakes_el", "duo_el"):
        (record,) = records(preset, deals=1)
        room, _ = continued(record, dealt_at(record))
        assert not room.counts
        assert room.origin == Origin("table1", 1, dealt_at(record))
        assert room.rules.stakes.base == "0"


def test_rounds_that_were_called_for_elsewhere_are_played_as_such() -> None:
    played_here = records("xskat_pub", deals=12, seed=3, list__end="open")
    rounds = [one for one in played_here if one.deal.bock or one.deal.ramsch_round]
    assert any(one.deal.bock for one in rounds), "the seed leads to such deals"
    assert any(one.deal.ramsch_round for one in rounds), "the seed leads to such deals"
    for record in rounds:
        coming = next_deal(continued(record, dealt_at(record))[0].playing.match)
        assert (coming.bock, coming.ramsch_round) == (record.deal.bock, record.deal.ramsch_round)
        assert finish(continued(record, dealt_at(record)), seed=2)[0].stage == "over"


def test_there_is_no_moment_before_the_cards_after_the_end_or_beyond() -> None:
    (record,) = records("isko", deals=1)
    for event in (0, dealt_at(record) - 1, len(record.events) - 1, len(record.events), 10**9):
        check_refused(record, event)


def test_a_deal_that_was_played_on_can_be_played_on() -> None:
    (record,) = records("isko", deals=1)
    _, lines = finish(continued(record, dealt_at(record)), seed=4)
    (again,) = finished_deals(lines)
    room, more = continued(again, 0)
    assert with_lines(folded("another", more[:1]), *more[1:])[0] == room
