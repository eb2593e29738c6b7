"""What happened since a page was last shown the table, line by line."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from vorhand.core.events import CardPlayed, Observation
from vorhand.core.phases.types import Setting
from vorhand.core.view.view import View, learn, new_view
from vorhand.match.seating import Seat
from vorhand.records.lines import DealLine, EventLine, MatchLine, ResultLine
from vorhand.server.scene_words import rules_title, words_for
from vorhand.server.wire import Happening, Taste
from vorhand.service.room import Room
from vorhand.service.room_lines import (
    ComputerSeated,
    CoverBegan,
    CoverEnded,
    MatchClosed,
    RoomLine,
    RulesChosen,
    SeatFreed,
    SeatLeft,
    SeatTaken,
)
from vorhand.telling.moves import told

Indexed = tuple[int, RoomLine]
"""A line with its number in the log."""


def happenings(
    room: Room, lines: Sequence[Indexed], seat: Seat | None, taste: Taste
) -> tuple[Happening, ...]:
    """What a seat, or a spectator, is told of these last lines of a room's log.

    Moves of earlier deals are left out, and so are all lines that are nobody's business.
    """
    news = _News(room, seat, taste)
    current = max((seq for seq, line in lines if isinstance(line, DealLine)), default=-1)
    found = []
    for seq, line in lines:
        if isinstance(line, EventLine):
            if seq > current:
                found.append(news.move(seq, line))
        elif type(line) in _HOUSE:
            found.append(news.house(seq, line))
    return tuple(found)


class _News:
    """The lines of one room in the words of one viewer."""

    def __init__(self, room: Room, seat: Seat | None, taste: Taste) -> None:
        self._room = room
        self._seat = seat
        self._words = words_for(taste)

    def move(self, seq: int, line: EventLine) -> Happening:
        """What happened in the deal."""
        observation = self._observations[line.seq]
        by = getattr(observation, "by", None)
        seating = self._room.playing.on_table.seating
        return Happening(
            seq=seq,
            seat=None if by is None else seating.seat(by),
            kind=str(observation.__struct_config__.tag),
            text=told(self._words, self._view_after(line.seq), observation),
            card=observation.card if isinstance(observation, CardPlayed) else None,
        )

    def house(self, seq: int, line: Any) -> Happening:
        """What happened besides."""
        return Happening(
            seq=seq,
            seat=line.seat if isinstance(line, _AT_A_SEAT) else None,
            kind=str(line.__struct_config__.tag),
            text=self._house_text(line),
        )

    def _house_text(self, line: Any) -> str:
        key = _HOUSE[type(line)]
        if isinstance(line, RulesChosen):
            return self._words.text(key, title=rules_title(self._words, line.preset, line.rules))
        return self._words.text(key) if key else ""

    @cached_property
    def _observations(self) -> tuple[Observation, ...]:
        return self._room.playing.observations(self._seat)

    def _view_after(self, number: int) -> View:
        """What the viewer saw right after an event of the deal."""
        if number == len(self._observations) - 1:
            return self._room.playing.view(self._seat)
        return self._views[number]

    @cached_property
    def _views(self) -> list[View]:
        return list(_views(self._room, self._seat, self._observations))


def _views(room: Room, seat: Seat | None, observations: Iterable[Observation]) -> Iterable[View]:
    assert room.deal is not None, "events belong to a deal"
    now = room.playing.view(seat)
    view = new_view(Setting(room.deal.ramsch_round, room.deal.bock), now.position)
    for observation in observations:
        view = learn(room.rules, view, observation)
        yield view


_AT_A_SEAT = (SeatTaken, ComputerSeated, SeatFreed, SeatLeft, CoverBegan, CoverEnded)

_HOUSE: dict[type, str] = {
    RulesChosen: "house-rules-chosen",
    SeatTaken: "house-seat-taken",
    ComputerSeated: "house-computer-seated",
    SeatFreed: "house-seat-freed",
    SeatLeft: "house-seat-left",
    CoverBegan: "house-cover-began",
    CoverEnded: "house-cover-ended",
    MatchClosed: "house-match-closed",
    MatchLine: "",
    DealLine: "",
    ResultLine: "",
}
"""Lines besides the moves that are told, with their messages; some are told without words."""

_OF_A_SEAT = (SeatTaken, ComputerSeated, SeatFreed, SeatLeft, CoverBegan, CoverEnded)
