"""What happened, told to one viewer."""

from tests.unit.server.rooms import new_room, random_moves, rules_of, steps
from vorhand.core.cards import Card
from vorhand.match.seating import Seat
from vorhand.server.scene import happenings
from vorhand.server.wire import Happening, Taste
from vorhand.service.room import Room
from vorhand.service.room_lines import (
    ComputerSeated,
    CoverBegan,
    CoverEnded,
    MatchClosed,
    RoomLine,
    RoomOpened,
    RulesChosen,
    SeatFreed,
    SeatLeft,
    SeatTaken,
)

TASTE = Taste(language="de", deck="french")
ROOM = new_room(rules_of())
SEED = 3


def news(*lines: RoomLine, room: Room = ROOM, seat: int | None = 0, start: int = 0) -> tuple[Happening, ...]:
    viewer = None if seat is None else Seat(seat)
    return happenings(room, tuple(enumerate(lines, start=start)), viewer, TASTE)


def test_what_happens_besides_the_game_is_told() -> None:
    told = news(
        SeatTaken(seat=1, person="secret", name="Bob"),
        ComputerSeated(seat=2, level="casual"),
        SeatFreed(seat=2),
        SeatLeft(seat=1),
        CoverBegan(seat=1),
        CoverEnded(seat=1),
        RulesChosen(rules=rules_of(), preset="isko"),
        MatchClosed(),
    )
    assert [(one.seat, one.kind, one.text) for one in told] == [
        (1, "seat_taken", "setzt sich"),
        (2, "computer_seated", "spielt mit"),
        (2, "seat_freed", "der Platz ist frei"),
        (1, "seat_left", "geht, ein Computer spielt weiter"),
        (1, "cover_began", "Leitung weg, ein Computer spielt"),
        (1, "cover_ended", "ist wieder da"),
        (None, "rules_chosen", "andere Regeln"),
        (None, "match_closed", "Die Liste ist abgeschlossen"),
    ]


def test_the_opening_of_a_room_names_its_host_to_nobody() -> None:
    assert (
        news(RoomOpened(rules=rules_of(), preset="isko", host="secret", created="2026-01-01T00:00:00Z")) == ()
    )


def test_lines_are_numbered_as_in_the_log() -> None:
    assert [one.seq for one in news(SeatFreed(seat=1), SeatFreed(seat=2), start=5)] == [5, 6]


def test_moves_are_told_with_their_seat_and_card() -> None:
    found = [
        one
        for room, lines in steps(ROOM, seed=SEED, deals=2, move=random_moves(SEED))
        for one in news(*lines, room=room, seat=None)
    ]
    cards = [one.card for one in found if one.kind == "card_played"]
    assert cards
    assert all(isinstance(card, Card) for card in cards)
    assert {one.kind for one in found} >= {
        "match",
        "deal",
        "passed",
        "pack_dealt",
        "cards_revealed",
        "result",
    }
    assert "sealed" not in {one.kind for one in found}
    assert {one.text for one in found if one.kind == "passed"} == {"Passe"}
    assert all(one.seat is not None for one in found if one.kind in ("passed", "card_played"))


def test_what_was_missed_is_told_as_it_was_seen_then() -> None:
    one_by_one: list[Happening] = []
    log: list[RoomLine] = []
    last = ROOM
    for room, lines in steps(ROOM, seed=SEED, move=random_moves(SEED)):
        one_by_one += news(*lines, room=room, start=len(log))
        log += lines
        last = room
    assert news(*log, room=last) == tuple(one_by_one)


def test_moves_of_earlier_deals_are_left_out() -> None:
    log: list[RoomLine] = []
    last = ROOM
    for room, lines in steps(ROOM, seed=SEED, deals=2, move=random_moves(SEED)):
        log += lines
        last = room
    told = news(*log, room=last)
    assert [one.kind for one in told].count("hand_dealt") == 1
    assert [one.kind for one in told].count("deal") == 2
