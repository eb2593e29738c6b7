"""Tables with cards of one's own choice: their logs are written into the store before anybody comes.

A deal without a shuffle is allowed and reveals no seed, so it may begin with any cards; then it is played to
wherever a test wants to start.
"""

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.unit.server.rooms import AT, rules_of
from vorhand.core.cards import CARDS, Card
from vorhand.core.commands import Command, Discard, PlayCard
from vorhand.core.events import CardsDealt, Hands
from vorhand.core.phases.machine import awaited
from vorhand.core.positions import Position
from vorhand.match.seating import Seat, Seating
from vorhand.records.lines import EventLine, Player, SealedLine
from vorhand.records.record import deal_line, match_line
from vorhand.server.people import person_of
from vorhand.service.actor import rows_of
from vorhand.service.dealing import played
from vorhand.service.room import Room, folded
from vorhand.service.room_lines import ComputerSeated, RoomLine, RoomOpened, SeatTaken
from vorhand.service.store import open_store

SEED: Final = "00" * 32
"""Of a deal that nobody shuffled."""

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
"""Of the names of tables; the server's have figures too."""


class Somebody(msgspec.Struct, frozen=True):
    """A person with a browser."""

    name: str
    secret: str
    """In the browser's cookie."""

    @property
    def id(self) -> str:
        """As the server knows this person."""
        return person_of(self.secret)


class Robot(msgspec.Struct, frozen=True):
    """A computer on a seat."""

    level: str = "random"


def somebody(name: str) -> Somebody:
    """A person nobody else is."""
    return Somebody(name, secrets.token_hex(32))


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A table in its first deal, which seat 0 meets at `forehand`, `middlehand`, or `rearhand`."""

    seats: tuple[Somebody | Robot, ...]
    preset: str = "isko_list"
    settings: dict[str, Any] = {}
    place: Position | None = Position.FOREHAND
    """Of seat 0; None where it deals at a table of four."""
    hands: dict[Position, str] = {}
    """Cards as `CJ SJ HT`; missing ones are filled up from the rest of the pack."""
    skat: str = ""
    moves: tuple[Command, ...] = ()
    """What is said and played before the test starts, each by whoever is asked."""
    bock: bool = False
    ramsch_round: bool = False
    practice: bool = False


def cards(text: str) -> tuple[Card, ...]:
    """The cards of `CJ SJ HT`."""
    return tuple(Card(one) for one in text.split())


def plays(text: str) -> tuple[PlayCard, ...]:
    """The cards of `CJ SJ HT`, played one after the other."""
    return tuple(map(PlayCard, cards(text)))


def lays(text: str) -> Discard:
    """The two cards of `CJ SJ`, laid away."""
    first, second = cards(text)
    return Discard((first, second))


def dealt(deal: Deal) -> CardsDealt:
    """The cards of a deal. Those that were not chosen go round, lowest first, so that luck plays no part."""
    chosen = {place: cards(deal.hands.get(place, "")) for place in Position}
    skat = cards(deal.skat)
    taken = {*skat, *(card for hand in chosen.values() for card in hand)}
    assert len(taken) == len(skat) + sum(map(len, chosen.values())), "a card is dealt twice"
    rest = [card for card in CARDS if card not in taken]
    for place in Position:
        missing = 10 - len(chosen[place])
        chosen[place], rest = (*chosen[place], *rest[:missing]), rest[missing:]
    first, second = (*skat, *rest)
    hands = Hands(*(chosen[place] for place in Position))
    return CardsDealt(hands, (first, second))


def log_of(table: str, deal: Deal) -> tuple[RoomLine, ...]:
    """The lines of a table that plays this deal, up to where the moves lead."""
    lines = (*_opening(deal), *_beginning(table, deal))
    room = folded(table, lines)
    for move in deal.moves:
        room, more = played(room, on_turn(room), move, AT)
        lines = (*lines, *more)
    return lines


def on_turn(room: Room) -> Seat:
    place = awaited(room.playing.on_table.deal.phase)[0]
    return room.playing.on_table.seating.seat(place)


def _opening(deal: Deal) -> tuple[RoomLine, ...]:
    host = next((one.id for one in deal.seats if isinstance(one, Somebody)), "nobody")
    rules = rules_of(deal.preset, **deal.settings)
    return (
        RoomOpened(rules=rules, preset=deal.preset, host=host, created=AT, practice=deal.practice),
        *(_sitting(seat, one) for seat, one in enumerate(deal.seats)),
    )


def _sitting(seat: int, one: Somebody | Robot) -> RoomLine:
    if isinstance(one, Robot):
        return ComputerSeated(seat=seat, level=one.level)
    return SeatTaken(seat=seat, person=one.id, name=one.name)


def _beginning(table: str, deal: Deal) -> tuple[RoomLine, ...]:
    rules = rules_of(deal.preset, **deal.settings)
    seatings = [Seating(len(deal.seats), Seat(dealer)) for dealer in range(len(deal.seats))]
    seating = next(one for one in seatings if _place(one) == deal.place)
    opening = deal_line(seating, number=1, id=f"{table}-1", ramsch_round=deal.ramsch_round, bock=deal.bock)
    players = tuple(_player(one) for one in deal.seats)
    return (
        match_line(rules, table=table, seats=players, preset=deal.preset, created=AT),
        opening,
        SealedLine(SEED),
        EventLine(0, dealt(deal), AT),
    )


def _place(seating: Seating) -> Position | None:
    return dict(zip(seating.players, Position, strict=True)).get(Seat(0))


def _player(one: Somebody | Robot) -> Player:
    return Player(one.name, "person") if isinstance(one, Somebody) else Player("", "computer", one.level)


def stored(data: Path, deal: Deal) -> str:
    """Write a table into a server's store; its name."""
    table = new_name()
    write(data, table, log_of(table, deal))
    return table


def new_name() -> str:
    """A name that no table has yet."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def write(data: Path, table: str, log: Sequence[RoomLine]) -> None:
    """Write a table's log into a server's store."""
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _appended(data, table, log)).result()


async def _appended(data: Path, table: str, log: Iterable[RoomLine]) -> None:
    store = await open_store(None, data)
    await store.append(table, 0, rows_of(0, tuple(log), AT, None))
    await store.close()
