"""The course of a match with one person at the table: who acts next, and what is shown of it."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Protocol

from vorhand.core.commands import Command, Double
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import Event, Observation
from vorhand.core.phases.types import CallsAsked, Playing, Setting
from vorhand.core.result import DealResult
from vorhand.core.view.observe import observe
from vorhand.core.view.options import Options
from vorhand.core.view.view import View, learn, new_view
from vorhand.match import is_over, next_deal
from vorhand.match.seating import Seat
from vorhand.players.base import Player
from vorhand.service.local import LocalTable

OFFER_AT = (0, 3)
"""Cards played when a person who is not on turn is asked for Kontra: before the first lead and after
trick one.
"""


class Leave(Exception):
    """The person leaves the table."""


class End(Enum):
    """How a session ended."""

    MATCH_OVER = "match_over"
    LEFT = "left"


class Surface(Protocol):
    """What a session needs of the screen, or of a program at the other end."""

    def deal_begins(self, table: LocalTable) -> None:
        """A deal has been opened, or is taken up again; its events follow."""

    def show(self, table: LocalTable, view: View, observation: Observation) -> None:
        """Something happened, as the person sees it; `view` is what he sees right after it."""

    def choose(self, table: LocalTable, view: View, options: Options) -> Command:
        """What the person does now. Raises `Leave`."""

    def offer(self, table: LocalTable, view: View, options: Options) -> Command | None:
        """What the person says unasked, if anything. Raises `Leave`."""

    def refused(self, refusal: IllegalCommand) -> None:
        """The command was not legal; the person is asked again."""

    def deal_over(self, table: LocalTable, outcome: DealResult) -> None:
        """The deal is over and its line is on the list."""

    def pause(self, table: LocalTable) -> None:
        """Between two deals. Raises `Leave`."""

    def match_over(self, table: LocalTable) -> None:
        """The match has ended."""


class Session:
    """One person and computers at a table, until the match is over or the person leaves."""

    def __init__(
        self, table: LocalTable, me: Seat, computers: Mapping[Seat, Player], surface: Surface
    ) -> None:
        self._table = table
        self._me = me
        self._computers = computers
        self._surface = surface
        self._offered: set[tuple[int, int]] = set()
        self._view: View | None = None

    def run(self, most_deals: int | None, taken_up: Sequence[Event] = ()) -> End:
        """Play until the match is over, so many deals are played, or the person leaves.

        `taken_up` is what happened so far in a deal that was left in its middle.
        """
        try:
            return self._deals(most_deals, taken_up)
        except Leave:
            return End.LEFT

    def _deals(self, most_deals: int | None, taken_up: Sequence[Event]) -> End:
        played = 0
        if not self._table.is_deal_over():
            self._open(taken_up)
        while self._goes_on():
            if self._table.is_deal_over():
                self._open(self._table.begin_deal())
            self._deal()
            played += 1
            if played == most_deals:
                return End.LEFT
            if not is_over(self._table.match):
                self._surface.pause(self._table)
        self._surface.match_over(self._table)
        return End.MATCH_OVER

    def _goes_on(self) -> bool:
        return not self._table.is_deal_over() or not is_over(self._table.match)

    def _open(self, events: Iterable[Event]) -> None:
        coming = next_deal(self._table.match)
        setting = Setting(ramsch_round=coming.ramsch_round, bock=coming.bock)
        self._view = new_view(setting, self._table.view(self._me).position)
        self._surface.deal_begins(self._table)
        self._show(events)

    def _deal(self) -> None:
        while not self._table.is_deal_over():
            if not self._interrupted():
                self._next_act()
        outcome = self._table.outcome()
        assert outcome is not None, "a deal that is over has a result"
        self._surface.deal_over(self._table, outcome)

    def _next_act(self) -> None:
        seats = self._table.awaited()
        # Computers answer first, so that the person is not asked about what is settled without him.
        seat = next((one for one in seats if one != self._me), self._me)
        if seat != self._me:
            self._act(seat, self._computers[seat].choose(self._table.rules, *self._seen(seat)))
            return
        view, options = self._seen(seat)
        if isinstance(view.phase, CallsAsked):
            # Who is asked now is not asked once more before the lead.
            self._offered.add(self._moment(view.phase.playing))
        try:
            self._act(seat, self._surface.choose(self._table, view, options))
        except IllegalCommand as refusal:
            self._surface.refused(refusal)

    def _interrupted(self) -> bool:
        """Whether somebody said something unasked."""
        if not isinstance(self._table.view(None).phase, Playing):
            return False
        return any(self._interrupts(seat) for seat in self._computers) or self._person_interrupts()

    def _interrupts(self, seat: Seat) -> bool:
        view, options = self._seen(seat)
        if view.position is None or not _can_double(options):
            return False
        command = self._computers[seat].interrupts(self._table.rules, view, options)
        if command is None:
            return False
        self._act(seat, command)
        return True

    def _person_interrupts(self) -> bool:
        view, options = self._seen(self._me)
        phase = view.phase
        if not isinstance(phase, Playing) or not _can_double(options) or phase.turn is view.position:
            return False
        moment = self._moment(phase)
        if phase.cards_played not in OFFER_AT or moment in self._offered:
            return False
        self._offered.add(moment)
        command = self._surface.offer(self._table, view, options)
        if command is None:
            return False
        self._act(self._me, command)
        return True

    def _moment(self, playing: Playing) -> tuple[int, int]:
        return self._table.deals, playing.cards_played

    def _act(self, seat: Seat, command: Command) -> None:
        self._show(self._table.act(seat, command))

    def _show(self, events: Iterable[Event]) -> None:
        assert self._view is not None, "a deal has been opened"
        for event in events:
            seen = observe(event, self._view.position)
            self._view = learn(self._table.rules, self._view, seen)
            self._surface.show(self._table, self._view, seen)

    def _seen(self, seat: Seat) -> tuple[View, Options]:
        return self._table.view(seat), self._table.options(seat)


def _can_double(options: Options) -> bool:
    return any(isinstance(command, Double) for command in options.simple)
