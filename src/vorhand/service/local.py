"""A table in this process: for the terminal, for tests, and for computers among themselves."""

from collections.abc import Sequence
from typing import Protocol

from vorhand.core.commands import Command
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import decide
from vorhand.core.deal.state import Deal, new_deal, result
from vorhand.core.events import Event
from vorhand.core.phases.machine import awaited, is_over
from vorhand.core.phases.types import Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import DealResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe
from vorhand.core.view.options import Options, options
from vorhand.core.view.view import View, learn, new_view
from vorhand.match import Match, NextDeal, next_deal, record
from vorhand.match.seating import Seat, Seating
from vorhand.service import shuffler
from vorhand.service.outcome import facts_of
from vorhand.service.proof import is_proven
from vorhand.service.shuffler import Randomness


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
    """One table: the match so far, the running deal, and what every position sees of it.

    Nothing but `begin_deal` and `act` moves it, and both store first: when the journal fails nothing has
    happened.
    """

    def __init__(
        self, match: Match, name: str, journal: Journal, randomness: Randomness, *, deals: int = 0
    ) -> None:
        self.match = match
        self.name = name
        self.deals = deals
        """Deals begun at this table, dealt again or not: the number in the proof of the shuffle."""
        self.deal: Deal | None = None
        self.seating: Seating | None = None
        self._journal = journal
        self._randomness = randomness
        self._views: dict[Position | None, View] = {}
        self._seed = b""

    @property
    def rules(self) -> RuleSet:
        """The rule set of the match."""
        return self.match.rules

    def begin_deal(self) -> tuple[Event, ...]:
        """Shuffle with proof and deal; the events of it, for whoever may see them.

        Raises `MatchError` when the match is over.
        """
        coming = next_deal(self.match)
        number = self.deals + 1
        seed = shuffler.new_secret(self._randomness)
        events = self._shuffled(coming.seating, number, seed)
        self._journal.open_deal(number, coming, seed)
        self._journal.append(events)
        setting = Setting(ramsch_round=coming.ramsch_round, bock=coming.bock)
        self._open(coming.seating, setting, number, seed)
        self._fold(events)
        return events

    def act(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        """The events that a seat's command causes, stored and folded.

        Raises `IllegalCommand`, and `OSError` from the journal; nothing has happened then.
        """
        deal, seating = self._running()
        by = seating.position(seat)
        assert by is not None, "who sits out has no options and asks for nothing"
        events = decide(self.rules, deal, by, command, proven=is_proven(self.rules, deal, by, command))
        after = deal
        for event in events:
            after = apply(self.rules, after, event)
        if is_over(after.phase):
            events = (*events, shuffler.reveal(self._seed))
        self._journal.append(events)
        self._fold(events)
        self._close_if_over()
        return events

    def resume(self, seating: Seating, setting: Setting, seed: bytes, events: Sequence[Event]) -> None:
        """Take up the last deal begun, as it was stored."""
        self._open(seating, setting, self.deals, seed)
        self._fold(events)

    def view(self, seat: Seat | None) -> View:
        """What a seat sees of the running or last deal; a spectator's view for None and for who sits out."""
        _, seating = self._running()
        return self._views[None if seat is None else seating.position(seat)]

    def options(self, seat: Seat) -> Options:
        """What a seat may do now."""
        return options(self.rules, self.view(seat))

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have to act before the deal goes on; nobody when it is over."""
        deal, seating = self._running()
        return tuple(seating.seat(position) for position in awaited(deal.phase))

    def is_deal_over(self) -> bool:
        """Whether no deal is running."""
        return self.deal is None or is_over(self.deal.phase)

    def outcome(self) -> DealResult | None:
        """The result of the last deal; None while it runs."""
        deal, _ = self._running()
        return result(self.rules, deal)

    def _shuffled(self, seating: Seating, number: int, seed: bytes) -> tuple[Event, ...]:
        cutter = seating.position(seating.cutter)
        assert cutter is not None, "the dealer's right neighbour plays"
        first, second, third = (shuffler.new_secret(self._randomness) for _ in POSITIONS)
        nonces = (first, second, third)
        cut = shuffler.random_cut(self._randomness)
        return (
            shuffler.commit(seed, self.name, number, cutter),
            *shuffler.shares(nonces, cutter, cut),
            shuffler.deal(seed, self.name, number, nonces, cut),
        )

    def _open(self, seating: Seating, setting: Setting, number: int, seed: bytes) -> None:
        self.deals = number
        self.seating = seating
        self.deal = new_deal(setting)
        self._seed = seed
        self._views = {place: new_view(setting, place) for place in (*POSITIONS, None)}

    def _fold(self, events: Sequence[Event]) -> None:
        for event in events:
            deal, _ = self._running()
            self.deal = apply(self.rules, deal, event)
            self._views = {
                place: learn(self.rules, view, observe(event, place)) for place, view in self._views.items()
            }

    def _close_if_over(self) -> None:
        outcome = self.outcome()
        if outcome is None:
            return
        self._journal.close_deal(outcome)
        self.match = record(self.match, facts_of(outcome))

    def _running(self) -> tuple[Deal, Seating]:
        assert self.deal is not None, "a deal has begun"
        assert self.seating is not None, "a deal has seats"
        return self.deal, self.seating
