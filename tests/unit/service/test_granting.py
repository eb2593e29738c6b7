"""What a person at a table may have, and why he is refused what he may not."""

import hashlib

import msgspec
import pytest

from tests.unit.server.rooms import AT, rules_of, seeded
from vorhand.core.commands import Answer, Bid, Claim, Decline, Pass
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import CardsDealt, NonceOpened, NonceWaived
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import ClaimAsked, Game, Playing
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.players import make_player
from vorhand.records.lines import EventLine
from vorhand.service.dealing import Step, computers_shared, played, shares_given_up, with_lines
from vorhand.service.granting import LONGEST_NAME, MOST_OFFERS, Request, Unwelcome, Why, clean_name, granted
from vorhand.service.opening import Kind, Plan, room_opened
from vorhand.service.room import Chair, Room, folded, with_chair
from vorhand.service.room_lines import CoverBegan, CoverEnded, MatchClosed, RoomLine
from vorhand.service.wishes import (
    Act,
    BeginMatch,
    ChooseRules,
    Cut,
    EndMatch,
    FixNonce,
    FreeSeat,
    OpenNonce,
    OptionValue,
    Rise,
    SeatComputer,
    Sit,
    Wish,
)

HOST, GUEST, STRANGER = "host", "guest", "stranger"
NONCE = bytes(range(32))
DIGEST = hashlib.sha256(NONCE).hexdigest()


def a_room(kind: Kind = "friends", preset: str = "isko", **settings: object) -> Room:
    plan = Plan(
        kind=kind,
        rules=rules_of(preset, **settings),
        preset=preset,
        level="random",
        person=HOST,
        name="Ann",
    )
    return room_opened("table1", plan, AT, seeded(1))[0]


def wished(room: Room, wish: Wish, *, person: str = HOST, expected: int | None = None) -> Step:
    seen = room.size if expected is None else expected
    return granted(
        room, Request(person=person, wish=wish, expected=seen, at=AT, randomness=seeded(room.size))
    )


def then(room: Room, *wishes: tuple[str, Wish]) -> Room:
    for person, wish in wishes:
        room, _ = wished(room, wish, person=person)
    return room


def check_refused(
    room: Room, wish: Wish, why: Why, *, person: str = HOST, expected: int | None = None
) -> None:
    with pytest.raises(Unwelcome) as refusal:
        wished(room, wish, person=person, expected=expected)
    assert refusal.value.why is why


def full_room() -> Room:
    return then(a_room(), (GUEST, Sit(seat=1, name="Bob")), (HOST, SeatComputer(seat=2, level="random")))


def begun_room() -> Room:
    return then(full_room(), (HOST, BeginMatch()))


def shared_room() -> Room:
    """The cards are dealt: both people have given their shares, with a cut where one of them cuts."""
    room = begun_room()
    while room.is_shuffling:
        running = room.playing.on_table
        place = awaited(running.deal.phase)[0]
        person = (HOST, GUEST)[running.seating.seat(place)]
        phase = running.deal.phase
        assert hasattr(phase, "shuffle")
        wish: Wish
        if not phase.shuffle.digests[place.index]:
            wish = FixNonce(deal=1, digest=DIGEST)
        elif not phase.shuffle.cut:
            wish = Cut(deal=1, at=9)
        else:
            wish = OpenNonce(deal=1, nonce=NONCE.hex())
        room, _ = wished(room, wish, person=person)
    return room


def test_people_sit_down_and_get_up_before_the_match() -> None:
    room = then(a_room(), (GUEST, Sit(seat=2, name="Bob")))
    assert [chair.name for chair in room.chairs] == ["Ann", "", "Bob"]
    room = then(room, (GUEST, Sit(seat=1, name="Bobby")))
    assert [chair.name for chair in room.chairs] == ["Ann", "Bobby", ""]
    room = then(room, (GUEST, Rise()))
    assert [chair.kind for chair in room.chairs] == ["person", "free", "free"]
    assert room.seat_of(GUEST) is None


def test_nobody_takes_the_seat_of_another_person() -> None:
    check_refused(a_room(), Sit(seat=0, name="Bob"), Why.SEAT_TAKEN, person=GUEST)
    check_refused(full_room(), SeatComputer(seat=1, level="random"), Why.SEAT_TAKEN)
    check_refused(full_room(), FreeSeat(seat=1), Why.SEAT_TAKEN)


def test_a_person_may_take_the_seat_that_a_computer_keeps_warm() -> None:
    room = then(full_room(), (STRANGER, Sit(seat=2, name="Cid")))
    assert room.chairs[2].name == "Cid"


def test_a_seat_must_be_at_the_table() -> None:
    for wish in (Sit(seat=3, name="Bob"), SeatComputer(seat=3, level="random"), FreeSeat(seat=3)):
        check_refused(a_room(), wish, Why.NO_SUCH_SEAT)
    assert len(then(a_room(list__seats=4), (GUEST, Sit(seat=3, name="Bob"))).chairs) == 4


def test_a_computer_has_a_known_level() -> None:
    check_refused(a_room(), SeatComputer(seat=1, level="grandmaster"), Why.NO_SUCH_LEVEL)


def test_who_has_no_seat_changes_nothing() -> None:
    check_refused(a_room(), SeatComputer(seat=1, level="random"), Why.NOT_SEATED, person=STRANGER)
    check_refused(full_room(), FreeSeat(seat=2), Why.NOT_SEATED, person=STRANGER)
    check_refused(full_room(), Rise(), Why.NOT_SEATED, person=STRANGER)
    check_refused(shared_room(), Act(command=Pass()), Why.NOT_SEATED, person=STRANGER)


def test_names_are_cleaned_and_not_empty() -> None:
    assert clean_name("  Änne\n \u202e von\x00 der  ") == "Änne von der"
    assert clean_name("\u200b \ud800") == ""
    assert len(clean_name("x" * 80)) == LONGEST_NAME
    check_refused(a_room(), Sit(seat=1, name=" \t "), Why.BAD_NAME, person=GUEST)


def test_the_host_alone_chooses_the_rules() -> None:
    wish = ChooseRules(preset="isko", settings={"kontra.who": "any_defender", "list.seats": 4})
    room = then(a_room(), (HOST, wish))
    assert room.rules == rules_of(kontra__who="any_defender", list__seats=4)
    assert len(room.chairs) == 4
    check_refused(a_room(), wish, Why.NOT_HOST, person=GUEST)


def test_rules_that_do_not_go_together_are_refused() -> None:
    bad: tuple[dict[str, OptionValue], ...] = (
        {"kontra.hirsch": True},
        {"no.such": 1},
        {"list.seats": 5},
        {"stakes.base": "lots"},
    )
    for settings in bad:
        check_refused(a_room(), ChooseRules(preset="isko", settings=settings), Why.BAD_RULES)
    check_refused(a_room(), ChooseRules(preset="nowhere"), Why.BAD_RULES)


def test_a_seat_with_a_person_is_not_taken_away_by_other_rules() -> None:
    room = then(a_room(list__seats=4), (GUEST, Sit(seat=3, name="Bob")))
    check_refused(room, ChooseRules(preset="isko"), Why.SEAT_TAKEN)


def test_the_match_begins_when_all_seats_are_taken() -> None:
    check_refused(a_room(), BeginMatch(), Why.SEATS_FREE)
    check_refused(full_room(), BeginMatch(), Why.NOT_HOST, person=GUEST)
    room = begun_room()
    assert room.stage == "deal"
    assert room.is_shuffling
    for wish in (
        BeginMatch(), Sit(seat=2, name="B"), SeatComputer(seat=2, level="random"), FreeSeat(seat=2),
        ChooseRules(preset="isko"),
    ):  # fmt: skip
        check_refused(room, wish, Why.ALREADY_BEGUN)


def test_a_duo_needs_one_computer() -> None:
    room = then(a_room(preset="duo_el"), (GUEST, Sit(seat=1, name="B")), (STRANGER, Sit(seat=2, name="C")))
    check_refused(room, BeginMatch(), Why.DUO_NEEDS_COMPUTER)
    duo = then(a_room("duo", "duo_el"), (GUEST, Sit(seat=1, name="B")), (HOST, BeginMatch()))
    assert duo.playing.match.computer == 2


def test_the_browsers_of_people_give_their_shares_in_the_shuffle() -> None:
    room = shared_room()
    log = room.playing.on_table.log
    assert any(isinstance(event, CardsDealt) for event in log)
    opened = [event for event in log if isinstance(event, NonceOpened)]
    assert [event.nonce == NONCE.hex() for event in opened].count(True) == 2
    assert not any(isinstance(event, NonceWaived) for event in log)


def test_shares_belong_to_the_deal_that_is_shuffled() -> None:
    check_refused(begun_room(), FixNonce(deal=2, digest=DIGEST), Why.WRONG_DEAL)
    check_refused(shared_room(), FixNonce(deal=1, digest=DIGEST), Why.WRONG_DEAL)
    check_refused(begun_room(), FixNonce(deal=1, digest=DIGEST), Why.NOT_SEATED, person=STRANGER)


def test_a_nonce_is_fixed_once_and_opened_as_it_was_fixed() -> None:
    room = then(begun_room(), (HOST, FixNonce(deal=1, digest=DIGEST)))
    with pytest.raises(IllegalCommand):
        wished(room, FixNonce(deal=1, digest="00" * 32))
    with pytest.raises(IllegalCommand):
        wished(room, OpenNonce(deal=1, nonce=NONCE.hex()))


def test_who_gives_no_share_in_time_waives_it_and_is_dealt_to_all_the_same() -> None:
    room = begun_room()
    for _ in range(3):
        if room.is_shuffling:
            room, _ = shares_given_up(room, AT, seeded(5))
    log = room.playing.on_table.log
    assert len([event for event in log if isinstance(event, NonceWaived)]) == 2
    assert not room.is_shuffling


def test_a_computer_that_covers_a_person_waives_the_nonce_that_the_browser_keeps() -> None:
    room = then(
        begun_room(), (HOST, FixNonce(deal=1, digest=DIGEST)), (GUEST, FixNonce(deal=1, digest=DIGEST))
    )
    room, _ = with_lines(room, CoverBegan(seat=0), CoverBegan(seat=1))
    room, _ = computers_shared(room, AT, seeded(6))
    assert not room.is_shuffling
    waived = [event for event in room.playing.on_table.log if isinstance(event, NonceWaived)]
    assert len(waived) == 2
    room, _ = with_lines(room, CoverEnded(seat=0))
    assert not room.chairs[0].is_played_by_computer


def test_a_command_on_an_old_picture_is_stale() -> None:
    room = shared_room()
    seat = room.playing.awaited()[0]
    person = (HOST, GUEST, "")[seat]
    if person:
        check_refused(room, Act(command=Bid(18)), Why.STALE, person=person, expected=room.moved - 1)
    with pytest.raises(IllegalCommand):
        wished(room, Act(command=Decline()), expected=0)


def test_nobody_plays_before_the_first_deal() -> None:
    check_refused(full_room(), Act(command=Pass()), Why.NOT_BEGUN)


def test_who_sits_out_plays_no_card() -> None:
    room = a_room("alone", list__seats=4)
    assert room.playing.on_table.seating.sitting_out == 0
    check_refused(room, Act(command=Pass()), Why.NOT_PLAYING)
    assert not room.is_shuffling, "computers alone shuffle at once"


def test_who_leaves_a_running_match_leaves_a_computer_behind() -> None:
    room = then(begun_room(), (GUEST, Rise()))
    assert room.chairs[1].left
    assert room.chairs[1].is_played_by_computer
    check_refused(room, Act(command=Pass()), Why.NOT_SEATED, person=GUEST)


def test_the_host_closes_a_list_without_an_end() -> None:
    check_refused(full_room(), EndMatch(), Why.NOT_BEGUN)
    check_refused(begun_room(), EndMatch(), Why.DEAL_RUNNING)
    check_refused(begun_room(), EndMatch(), Why.NOT_HOST, person=GUEST)


def test_a_room_is_the_fold_of_its_log() -> None:
    plan = Plan(kind="friends", rules=rules_of(), preset="isko", level="random", person=HOST, name="Ann")
    room, lines = room_opened("table1", plan, AT, seeded(1))
    log: list[RoomLine] = list(lines)
    for person, wish in (
        (GUEST, Sit(seat=1, name="Bob")),
        (HOST, SeatComputer(seat=2, level="random")),
        (HOST, ChooseRules(preset="xskat_pub")),
        (HOST, BeginMatch()),
        (HOST, FixNonce(deal=1, digest=DIGEST)),
    ):
        room, more = wished(room, wish, person=person)
        log += more
    for line in (CoverBegan(seat=1), CoverEnded(seat=1), MatchClosed()):
        room, more = with_lines(room, line)
        log += more
    assert folded("table1", log) == room
    assert room.size == len(log)
    assert room.moved == max(n for n, line in enumerate(log, 1) if isinstance(line, EventLine))


def test_offers_that_are_refused_come_to_an_end() -> None:
    room = a_room("watch")
    player = make_player("random", 3)
    while not isinstance(room.playing.phase, Playing):
        seat = room.playing.awaited()[0]
        command = player.choose(room.rules, room.playing.view(seat), room.playing.options(seat))
        room, _ = played(room, seat, command, AT)
    frame = room.playing.phase.frame
    assert isinstance(frame, Game)
    declarer = room.playing.on_table.seating.seat(frame.declarer)
    chairs = with_chair(room.chairs, declarer, Chair("person", HOST, "Ann"))
    room = msgspec.structs.replace(room, chairs=chairs)
    for _ in range(MOST_OFFERS):
        room, _ = wished(room, Act(command=Claim(ClaimLevel.SIMPLE)))
        for seat in room.playing.awaited():
            if isinstance(room.playing.phase, ClaimAsked):
                room, _ = played(room, seat, Answer(False), AT)
    check_refused(room, Act(command=Claim(ClaimLevel.SIMPLE)), Why.TOO_OFTEN)
