"""The deals of a room: begun with everybody's share in the shuffle, and moved by commands. All pure."""

from typing import Final

import msgspec

from vorhand.core.commands import Command
from vorhand.core.events import DeckCut, Event, NonceCommitted, NonceOpened, NonceWaived
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import Shuffling
from vorhand.core.positions import Position
from vorhand.core.shuffle import nonce_digest
from vorhand.match import begin, next_deal
from vorhand.match.seating import Seat, first_dealer
from vorhand.records.lines import EventLine, Player, ResultLine, SealedLine
from vorhand.records.outcome import outcome_from
from vorhand.records.record import deal_line, match_line
from vorhand.service.room import Room, room_after
from vorhand.service.room_lines import RoomLine
from vorhand.service.shuffler import Randomness, random_below, random_cut
from vorhand.service.table import RunningDeal, Share, Table, acted, deal_opened, own_nonce, shared

Step = tuple[Room, tuple[RoomLine, ...]]
"""The room after something, and the lines that led there."""


def with_lines(room: Room, *lines: RoomLine) -> Step:
    """The room after these lines."""
    for line in lines:
        room = room_after(room, line)
    return room, lines


def deal_begun(room: Room, at: str, randomness: Randomness) -> Step:
    """The room after the next deal was opened and its seed fixed, with the shares of all computers.

    The first deal of a match opens the match too. Raises `MatchError` when the match is over.
    """
    table = room.table or _new_table(room, randomness)
    after, events = deal_opened(table, randomness)
    opening = (*match_opening(room, at), *_deal_opening(room, after, table))
    opened, _ = with_lines(msgspec.structs.replace(room, table=table), *opening)
    begun, moved = _moved(opened, after, events, at)
    done, shares = computers_shared(begun, at, randomness)
    return done, (*opening, *moved, *shares)


def played(room: Room, seat: Seat, command: Command, at: str, *, proven: bool = False) -> Step:
    """The room after a seat's command in the deal; `proven` as in `acted`. Raises `IllegalCommand`."""
    return _moved(room, *acted(room.playing, seat, command, proven=proven), at)


def share_given(room: Room, share: Share, at: str, randomness: Randomness) -> Step:
    """The room after a person's share in the shuffle, and those that computers then owe.

    Raises `IllegalCommand`.
    """
    after, lines = _moved(room, *shared(room.playing, share), at)
    done, more = computers_shared(after, at, randomness)
    return done, (*lines, *more)


def match_opening(room: Room, at: str) -> tuple[RoomLine, ...]:
    """The line that opens the match of a room, where that has not happened yet."""
    if room.opened is not None:
        return ()
    return (match_line(room.rules, table=room.id, seats=_players(room), preset=room.preset, created=at),)


def computers_shared(room: Room, at: str, randomness: Randomness) -> Step:
    """The room after all shares in the shuffle that computers owe now, one after the other."""
    lines: tuple[RoomLine, ...] = ()
    while (share := _owed_by_computer(room, randomness)) is not None:
        room, more = _moved(room, *shared(room.playing, share), at)
        lines = (*lines, *more)
    return room, lines


def shares_given_up(room: Room, at: str, randomness: Randomness) -> Step:
    """The room after those who are asked for their share now gave none in time.

    A nonce that is missing is waived and counts as zero; the table cuts for who does not.
    """
    lines: tuple[RoomLine, ...] = ()
    for place in awaited(room.playing.on_table.deal.phase):
        room, more = _moved(room, *shared(room.playing, _given_up(room, place, randomness)), at)
        lines = (*lines, *more)
    after, more = computers_shared(room, at, randomness)
    return after, (*lines, *more)


def _deal_opening(room: Room, after: Table, before: Table) -> tuple[RoomLine, ...]:
    coming = next_deal(before.match)
    opening = deal_line(
        coming.seating,
        number=after.deals,
        id=f"{room.id}-{after.deals}",
        ramsch_round=coming.ramsch_round,
        bock=coming.bock,
    )
    return opening, SealedLine(after.on_table.seed.hex())


def _moved(room: Room, table: Table, events: tuple[Event, ...], at: str) -> Step:
    """The room with the table after some events, and the result of its deal if they ended it."""
    start = len(table.on_table.log) - len(events)
    lines = tuple(EventLine(start + place, event, at) for place, event in enumerate(events))
    size = room.size + len(lines)
    moved = msgspec.structs.replace(room, table=table, size=size, moved=size)
    outcome = table.outcome()
    if outcome is None:
        return moved, lines
    result = ResultLine(outcome_from(outcome))
    return room_after(moved, result), (*lines, result)


def _new_table(room: Room, randomness: Randomness) -> Table:
    seats = room.rules.list.seats
    dealer = first_dealer(room.rules.list, Seat(random_below(randomness, seats)))
    computer = next((Seat(seat) for seat, chair in enumerate(room.chairs) if chair.kind == "computer"), None)
    of_duo = computer if room.rules.stakes.mode == "duo" else None
    return Table(match=begin(room.rules, first_dealer=dealer, computer=of_duo), name=room.id)


def _players(room: Room) -> tuple[Player, ...]:
    return tuple(
        Player(chair.name, "person")
        if chair.kind == "person"
        else Player(f"{COMPUTER} {number}", "computer", chair.level)
        for number, chair in enumerate(room.chairs, start=1)
    )


COMPUTER: Final = "Computer"
"""What computers are called in records; people read their name in their own language."""


def _owed_by_computer(room: Room, randomness: Randomness) -> Share | None:
    if not room.is_shuffling:
        return None
    running = room.playing.on_table
    for place in awaited(running.deal.phase):
        if room.chairs[running.seating.seat(place)].is_played_by_computer:
            return _computers_share(running, place, randomness)
    return None


def _computers_share(running: RunningDeal, place: Position, randomness: Randomness) -> Share:
    """What a computer gives now; a nonce that the covered person had fixed can only be waived."""
    phase = running.deal.phase
    assert isinstance(phase, Shuffling), "shares are asked for while the deck is shuffled"
    digests, nonce = phase.shuffle.digests, own_nonce(running, place)
    if not digests[place.index]:
        return NonceCommitted(place, nonce_digest(nonce))
    if not phase.shuffle.cut:
        return DeckCut(place, random_cut(randomness))
    fixed = digests[place.index] == nonce_digest(nonce)
    return NonceOpened(place, nonce.hex()) if fixed else NonceWaived(place)


def _given_up(room: Room, place: Position, randomness: Randomness) -> Share:
    phase = room.playing.on_table.deal.phase
    assert isinstance(phase, Shuffling), "shares are asked for while the deck is shuffled"
    if all(phase.shuffle.digests) and not phase.shuffle.cut:
        return DeckCut(place, random_cut(randomness))
    return NonceWaived(place)
