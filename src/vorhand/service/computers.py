"""What the computers at a table do: whose turn it is, what they decide, what stands in for a bad answer."""

from collections.abc import Sequence
from zlib import crc32

import msgspec

from vorhand.core.cards import Card
from vorhand.core.commands import (
    Answer,
    Bid,
    Command,
    DeclareGame,
    Decline,
    DeclineGrandHand,
    Discard,
    Double,
    Pass,
    PickUpSkat,
    PlayCard,
    PushSkat,
)
from vorhand.core.phases.types import Playing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match.seating import Seat
from vorhand.players import Player, make_player
from vorhand.service.room import Chair, Room

COVER_LEVEL = "casual"
"""Who plays for a person whose line is down."""


class Turn(msgspec.Struct, frozen=True):
    """A computer that may act now, with what it sees."""

    seat: Seat
    player: Player
    view: View
    options: Options


class Turns(msgspec.Struct, frozen=True):
    """The computers that may act now: unasked, and because the deal waits for them."""

    unasked: tuple[Turn, ...]
    awaited: tuple[Turn, ...]

    def __bool__(self) -> bool:
        return bool(self.unasked or self.awaited)


class Move(msgspec.Struct, frozen=True):
    """What a computer does."""

    seat: Seat
    command: Command


def computers_turns(room: Room) -> Turns:
    """The computers that may act in the running deal."""
    table = room.playing
    computers = [Seat(seat) for seat, chair in enumerate(room.chairs) if chair.is_played_by_computer]
    waiting = table.awaited()
    return Turns(
        unasked=_doubling(room, computers),
        awaited=tuple(_turn(room, seat) for seat in waiting if seat in computers),
    )


def decision(rules: RuleSet, turns: Turns) -> Move | None:
    """What the first of the computers does who does something; None where the deal waits for people."""
    for turn in turns.unasked:
        command = turn.player.interrupts(rules, turn.view, turn.options)
        if command is not None:
            return Move(turn.seat, command)
    for turn in turns.awaited:
        return Move(turn.seat, turn.player.choose(rules, turn.view, turn.options))
    return None


def safe_move(turns: Turns) -> Move | None:
    """A legal move in the place of an answer that was illegal or came too late."""
    for turn in turns.awaited:
        return Move(turn.seat, safe_command(turn.options))
    return None


def seed_of(room: Room, seat: Seat) -> int:
    """What chance follows from at this seat, so that the same question always gets the same answer."""
    return crc32(f"{room.id}/{seat}".encode())


def safe_command(options: Options) -> Command:
    """The option that risks least: pass, decline, the card with the fewest points, the cheapest game."""
    for harmless in (Pass(), Decline(), DeclineGrandHand(), PushSkat(), PickUpSkat(), Answer(False)):
        if harmless in options.simple:
            return harmless
    if options.cards:
        return PlayCard(min(options.cards, key=_points))
    if options.discards:
        first, second = sorted(options.discards, key=_points)[:2]
        return Discard((first, second))
    if options.declarations:
        return min(options.declarations, key=_announced)
    return Bid(options.bids[0])


def _doubling(room: Room, computers: Sequence[Seat]) -> tuple[Turn, ...]:
    """The computers that may double unasked: while cards are played, and where the rules know Kontra."""
    if room.rules.kontra.who == "nobody" or not isinstance(room.playing.phase, Playing):
        return ()
    turns = (_turn(room, seat) for seat in computers if room.playing.on_table.seating.position(seat))
    return tuple(turn for turn in turns if any(isinstance(one, Double) for one in turn.options.simple))


def _turn(room: Room, seat: Seat) -> Turn:
    table = room.playing
    player = make_player(_level(room.chairs[seat]), seed_of(room, seat))
    return Turn(seat, player, table.view(seat), table.options(seat))


def _level(chair: Chair) -> str:
    return chair.level or COVER_LEVEL


def _points(card: Card) -> int:
    return card.points


def _announced(declaration: DeclareGame) -> int:
    """How much is announced; the fewer steps the cheaper."""
    said = declaration.announced
    return sum((said.schneider, said.schwarz, said.ouvert, said.spitze, said.revolution))
