"""A table in this process: for the terminal, for tests, and for computers among themselves."""

from collections.abc import Sequence
from typing import Protocol

from vorhand.core.commands import Command
from vorhand.core.events import Event
from vorhand.core.phases.types import Setting
from vorhand.core.result import DealResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match import Match, NextDeal, next_deal
from vorhand.match.seating import Seat, Seating
from vorhand.service.shuffler import Randomness
from vorhand.service.table import Table, acted, deal_begun, deal_closed, deal_resumed, proof_of


class Journal(Protocol):
    """Where a table stores what happened before anybody sees it; raises `OSError` when it cannot."""

    def open_deal(self, number: int, coming: NextDeal, seed: bytes) -> None:
        """A deal begins; the seed stays sealed until the log reveals it."""

    def append(self, events: Sequence[Event]) -> None:
        """These events happened, in this order: all of them are kept, or none."""

    def close_deal(self, outcome: DealResult) -> None:
        """The deal is over; its result is kept as a checksum."""


class NoJournal:
    """Keeps nothing: for computers among themselves."""

    def open_deal(self, number: int, coming: NextDeal, seed: bytes) -> None:
        """Nothing is kept."""

    def append(self, events: Sequence[Event]) -> None:
        """Nothing is kept."""

    def close_deal(self, outcome: DealResult) -> None:
        """Nothing is kept."""


class LocalTable:
    """Holds one table and its journal.

    Nothing but `begin_deal` and `act` moves it, and both store first: when the journal fails nothing has
    happened.
    """

    def __init__(
        self, match: Match, name: str, journal: Journal, randomness: Randomness, *, deals: int = 0
    ) -> None:
        self._table = Table(match=match, name=name, deals=deals)
        self._journal = journal
        self._randomness = randomness

    @property
    def rules(self) -> RuleSet:
        """The rule set of the match."""
        return self._table.rules

    @property
    def match(self) -> Match:
        """The match after the last finished deal."""
        return self._table.match

    @property
    def deals(self) -> int:
        """Deals begun at this table, dealt again or not."""
        return self._table.deals

    @property
    def seating(self) -> Seating | None:
        """Who sits where in the last deal begun."""
        return None if self._table.running is None else self._table.running.seating

    def begin_deal(self) -> tuple[Event, ...]:
        """Shuffle with proof and deal; the events of it, for whoever may see them.

        Raises `MatchError` when the match is over, and `OSError` from the journal.
        """
        coming = next_deal(self._table.match)
        begun, events = deal_begun(self._table, self._randomness)
        self._journal.open_deal(begun.deals, coming, begun.on_table.seed)
        self._journal.append(events)
        self._table = begun
        return events

    def act(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        """The events that a seat's command causes, stored and folded.

        Raises `IllegalCommand`, and `OSError` from the journal; nothing has happened then.
        """
        proven = proof_of(self._table, seat, command)
        after, events = acted(self._table, seat, command, proven=proven)
        self._journal.append(events)
        self._table = after
        outcome = after.outcome()
        if outcome is not None:
            self._table = deal_closed(after)
            self._journal.close_deal(outcome)
        return events

    def resume(self, seating: Seating, setting: Setting, seed: bytes, events: Sequence[Event]) -> None:
        """Take up the last deal begun, as it was stored."""
        self._table = deal_resumed(self._table, seating, setting, seed, events)

    def view(self, seat: Seat | None) -> View:
        """What a seat sees of the running or last deal; a spectator's view for None and for who sits out."""
        return self._table.view(seat)

    def options(self, seat: Seat) -> Options:
        """What a seat may do now."""
        return self._table.options(seat)

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have to act before the deal goes on; nobody when it is over."""
        return self._table.awaited()

    def is_deal_over(self) -> bool:
        """Whether no deal is running."""
        return self._table.is_deal_over

    def outcome(self) -> DealResult | None:
        """The result of the last deal; None while it runs."""
        return self._table.outcome()
