"""Rooms over whole matches: the value at hand is the fold of the log, and records come out of it."""

import pytest

from tests.unit.server.rooms import after, new_room, rules_of
from vorhand.core.errors import RecordError
from vorhand.presets import preset_names
from vorhand.records import encode_deal, verify
from vorhand.records.verify import VerdictKind
from vorhand.service.archive import finished_deal, finished_deals, without_times
from vorhand.service.room import Room, folded
from vorhand.service.room_lines import (
    ComputerSeated,
    RoomLine,
    RoomOpened,
    decode_room_line,
    encode_room_line,
)


def opening(room: Room) -> list[RoomLine]:
    first = RoomOpened(rules=room.rules, preset=room.preset, host=room.host, created=room.created)
    return [first, *(ComputerSeated(seat=seat, level="random") for seat in range(len(room.chairs)))]


@pytest.mark.parametrize("preset", preset_names())
def test_the_room_is_the_fold_of_its_log_under_every_preset(preset: str) -> None:
    start = new_room(rules_of(preset), preset=preset)
    first = opening(start)
    room, log = after(folded(start.id, first), seed=3, deals=4)
    stored = [decode_room_line(encode_room_line(line)) for line in (*first, *log)]
    assert folded(start.id, stored) == room
    assert room.size == len(stored)


@pytest.mark.parametrize("preset", preset_names())
def test_finished_deals_are_records_that_agree_with_themselves(preset: str) -> None:
    start = new_room(rules_of(preset), preset=preset)
    _, log = after(folded(start.id, opening(start)), seed=4, deals=3)
    records = finished_deals(log)
    assert [record.deal.number for record in records] == [1, 2, 3]
    for record in records:
        assert record.sealed is None
        assert verify(record).kind is VerdictKind.AGREE


def test_a_running_deal_is_no_record() -> None:
    start = new_room(rules_of())
    _, log = after(folded(start.id, opening(start)), seed=5, deals=1)
    assert finished_deal(log[:-1], 1) is None
    found = finished_deal(log, 1)
    assert found is not None
    assert all(entry.at is None for entry in without_times(found).entries)
    assert b"sealed" not in encode_deal(found)


def test_a_log_begins_with_the_opening() -> None:
    with pytest.raises(RecordError, match="does not begin"):
        folded("table1", [])
    with pytest.raises(RecordError, match="does not begin"):
        folded("table1", [ComputerSeated(seat=0, level="random")])


def test_a_line_that_is_no_line_is_an_error_that_says_so() -> None:
    for body in (b"", b"{}", b'{"line": "seat_taken", "seat": 9, "person": "p", "name": "x"}', b"\xff"):
        with pytest.raises(RecordError, match="log cannot be read"):
            decode_room_line(body)
