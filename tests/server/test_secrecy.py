"""Twin worlds through the real socket: two servers whose tables differ only in what a viewer may not know.

Whatever comes over the line has to be the same to the byte: the picture, what happened, advice, refusals.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec

from tests.properties.twins import twin_log
from tests.server.living import serving
from tests.server.talker import Browser
from tests.unit.server.rooms import AT, rules_of, steps
from vorhand.core.cards import CARDS
from vorhand.core.events import Event
from vorhand.core.phases.types import Setting
from vorhand.records.lines import EventLine
from vorhand.server.people import person_of
from vorhand.service.actor import rows_of
from vorhand.service.room import Room, folded
from vorhand.service.room_lines import ComputerSeated, RoomLine, RoomOpened, SeatTaken
from vorhand.service.store import open_store

PEOPLE = ("aa" * 32, "bb" * 32, "cc" * 32, "dd" * 32)
"""Cookies of three people at a table and of one who watches."""
PRESETS = ("isko", "pub_pl", "xskat_pub", "duo_el")
TABLES = 28
NAMES = "abcdefghjkmnpqrstuvwxyz23456789"

Log = tuple[RoomLine, ...]


class Pair(msgspec.Struct, frozen=True):
    """A table in the midst of its first deal, and a twin that has to look the same to one person."""

    table: str
    secret: str
    log: Log
    twin: Log


def pairs(rng: Random) -> Iterator[Pair]:
    """So many tables, each with a twin that is another deal."""
    for number in range(TABLES):
        preset = PRESETS[number % len(PRESETS)]
        secret, table, twin = _pair(rng, preset, of_asked=number % 2 == 1)
        yield Pair(f"tab{NAMES[number]}", secret, table, twin)


def _pair(rng: Random, preset: str, *, of_asked: bool) -> tuple[str, Log, Log]:
    """Whose eyes, and two logs; the eyes of somebody who is asked for something, or of anybody."""
    while True:
        log = _log(rng, preset)
        secret = rng.choice((of_asked and _asked(log)) or PEOPLE)
        twin = _twin(rng, log, secret)
        if twin != log:
            return secret, log, twin


def _asked(log: Log) -> tuple[str, ...]:
    room = folded("x", log)
    waited_for = room.playing.awaited() if room.stage == "deal" else ()
    return tuple(PEOPLE[seat] for seat in waited_for if room.chairs[seat].kind == "person")


def _log(rng: Random, preset: str) -> Log:
    """A room of three people, or of two and a computer, after some moves of its first deal."""
    first = _opening(preset)
    log, moves = list(first), rng.randrange(4, 60)
    for place, (room, lines) in enumerate(steps(_all_covered(folded("x", first)), seed=rng.randrange(10**6))):
        if place == moves or room.stage != "deal":
            break
        log += lines
    return tuple(log)


def _opening(preset: str) -> Log:
    people = 2 if preset == "duo_el" else 3
    return (
        RoomOpened(
            rules=rules_of(preset), preset=preset, host=person_of(PEOPLE[0]), created=AT, practice=True
        ),
        *(SeatTaken(seat=seat, person=person_of(PEOPLE[seat]), name=f"P{seat}") for seat in range(people)),
        *(ComputerSeated(seat=seat, level="casual") for seat in range(people, 3)),
    )


def _all_covered(room: Room) -> Room:
    """The same room, for whose people the table gives the shares in the shuffle."""
    chairs = tuple(msgspec.structs.replace(chair, covered=chair.kind == "person") for chair in room.chairs)
    return msgspec.structs.replace(room, chairs=chairs)


def _twin(rng: Random, log: Log, secret: str) -> Log:
    """The log with hidden cards of its deal changed, as whoever holds the secret cannot tell."""
    room = folded("x", log)
    seat = room.seat_of(person_of(secret))
    viewer = None if seat is None else room.playing.on_table.seating.position(seat)
    events = tuple(line.event for line in log if isinstance(line, EventLine))
    return _with_events(log, twin_log(rng, room.rules, Setting(), events, viewer))


def _with_events(log: Log, events: Sequence[Event]) -> Log:
    rest = iter(events)
    return tuple(
        EventLine(line.seq, next(rest), line.at) if isinstance(line, EventLine) else line for line in log
    )


async def _stored(data: Path, logs: Sequence[tuple[str, Log]]) -> None:
    store = await open_store(None, data)
    for table, log in logs:
        await store.append(table, 0, rows_of(0, log, AT, None))
    await store.close()


def heard(browser: Browser, pair: Pair, rng: Random) -> list[str]:
    """Everything that comes over a line, as it was sent: on coming, on coming back, advised, and refused."""
    said = []
    browser.http.cookies.set("vorhand", pair.secret, domain="127.0.0.1", path="/")
    for language, seq in (("de", None), ("el", len(pair.log) - rng.randrange(1, 9))):
        line = browser.line(pair.table)
        taste = {"language": language, "deck": "german"}
        hello = {"type": "hello", "version": 1, "taste": taste, "seq": seq}
        line.send(msgspec.json.encode(hello).decode())
        said.append(_text(line.recv(30)))
        for card in rng.sample(CARDS, 4):
            wish = {"do": "act", "command": {"command": "play_card", "card": card.value}}
            # Nothing may come true, or the worlds would move: the picture that it answers is too old.
            ask = {"type": "do", "id": f"{language}{card.value}", "expected": 0, "wish": wish}
            line.send(msgspec.json.encode(ask).decode())
            said.append(_text(line.recv(30)))
        line.send(msgspec.json.encode({"type": "advise", "id": language}).decode())
        said.append(_text(line.recv(30)))
        line.close()
    return said


def _text(message: str | bytes) -> str:
    return message if isinstance(message, str) else message.decode()


def test_no_line_tells_two_worlds_apart_that_look_the_same(tmp_path: Path) -> None:
    found = list(pairs(Random(20261129)))
    asyncio.run(_stored(tmp_path / "a" / "data", [(pair.table, pair.log) for pair in found]))
    asyncio.run(_stored(tmp_path / "b" / "data", [(pair.table, pair.twin) for pair in found]))
    with ExitStack() as stack:
        # At a natural pace no computer moves before all has been said.
        servers = [
            stack.enter_context(serving(tmp_path / world / "data", pace="natural")) for world in ("a", "b")
        ]
        here, there = (stack.enter_context(Browser(server.address)) for server in servers)
        advised = 0
        for number, pair in enumerate(found):
            one, other = heard(here, pair, Random(number)), heard(there, pair, Random(number))
            assert one == other, f"{pair.table} tells {pair.secret[:2]} more than he may know"
            assert all(any(f'"{kind}"' in said for kind in ("state", "refused", "advised")) for said in one)
            advised += any('"type":"advised"' in said for said in one)
        assert advised > TABLES / 8
