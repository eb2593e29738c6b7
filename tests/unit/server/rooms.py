"""Rooms whose deals are played by random players, step by step."""

import hashlib
from collections.abc import Callable, Iterator

from vorhand.core.commands import Command
from vorhand.core.phases.machine import awaited
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.match.seating import Seat
from vorhand.players import make_player
from vorhand.presets import load_preset
from vorhand.service.dealing import Step, deal_begun, played, shares_given_up
from vorhand.service.room import Chair, Room
from vorhand.service.room_lines import RoomLine
from vorhand.service.shuffler import Randomness

AT = "2026-01-01T00:00:00Z"
NAMES = ("Ann", "Bob", "Cid", "Dot")


def rules_of(preset: str = "isko", **settings: object) -> RuleSet:
    """A preset with single options changed; `list__seats=4` means `list.seats = 4`."""
    changed = {key.replace("__", "."): value for key, value in settings.items()}
    return with_settings(load_preset(preset), changed)


def seeded(seed: int) -> Randomness:
    """Bytes that are the same whenever they are asked for again."""
    number = 0

    def randomness(count: int) -> bytes:
        nonlocal number
        number += 1
        return hashlib.shake_256(f"{seed}/{number}".encode()).digest(count)

    return randomness


def new_room(rules: RuleSet, *, preset: str = "isko", people: int = 0) -> Room:
    """A room before its match: so many people, then computers."""
    chairs = tuple(
        Chair("person", f"p{seat}", NAMES[seat]) if seat < people else Chair("computer", level="random")
        for seat in range(rules.list.seats)
    )
    return Room(id="table1", rules=rules, preset=preset, host="p0", created=AT, chairs=chairs)


Move = Callable[[Room, Seat], Command]


def random_moves(seed: int) -> Move:
    """The moves of a player who draws them."""
    player = make_player("random", seed)

    def move(room: Room, seat: Seat) -> Command:
        return player.choose(room.rules, room.playing.view(seat), room.playing.options(seat))

    return move


def steps(room: Room, *, seed: int, deals: int = 1, move: Move | None = None) -> Iterator[Step]:
    """The room with the lines that led there, after the beginning of each deal and after every move."""
    randomness, choose = seeded(seed), move or random_moves(seed)
    for _ in range(deals):
        room, lines = deal_begun(room, AT, randomness)
        yield room, lines
        while room.is_shuffling:
            room, lines = shares_given_up(room, AT, randomness)
            yield room, lines
        while room.stage == "deal":
            place = awaited(room.playing.on_table.deal.phase)[0]
            seat = room.playing.on_table.seating.seat(place)
            room, lines = played(room, seat, choose(room, seat), AT)
            yield room, lines


def after(room: Room, *, seed: int, deals: int = 1, move: Move | None = None) -> tuple[Room, list[RoomLine]]:
    """The room after so many deals, with all lines of its log."""
    log: list[RoomLine] = []
    for last, lines in steps(room, seed=seed, deals=deals, move=move):
        room = last
        log += lines
    return room, log


def scripted(*commands: Command, seed: int = 0) -> Move:
    """These commands, whoever is on turn, and then the moves of a player who draws them."""
    waiting, then = list(commands), random_moves(seed)
    return lambda room, seat: waiting.pop(0) if waiting else then(room, seat)


def until(phase: type, room: Room, *, seed: int, move: Move) -> Room:
    """The room in the first moment of such a phase."""
    return next(one for one, _ in steps(room, seed=seed, move=move) if isinstance(one.playing.phase, phase))
