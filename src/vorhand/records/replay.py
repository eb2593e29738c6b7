"""Folding the events of a record, and carrying on after an illegal one as far as that makes sense."""

from collections.abc import Callable

import msgspec

from vorhand.core.cards import CardSet, cards_in
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import Deal, new_deal
from vorhand.core.errors import IllegalEvent, Reason, RecordError
from vorhand.core.events import (
    BidMade,
    CardPlayed,
    CardsRevealed,
    CardsShown,
    Event,
    SeedRevealed,
    SkatPickedUp,
)
from vorhand.core.phases.machine import is_over, step
from vorhand.core.phases.types import Auction, flagged
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import RuleSet
from vorhand.records.iss.endings import Stop, stop_of
from vorhand.records.lines import EventLine, NoteKind, NoteLine
from vorhand.records.problems import Problem, RecordReason, illegal
from vorhand.records.record import DealRecord

REFUSALS_IN_A_ROW = 2
"""After so many refused events in a row that cannot be put right, what follows is no longer replayed."""


_NO_ACTS = (NoteKind.SPELLING, NoteKind.UNREAD)
"""Notes about the record, not about the game."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Where the events of a record lead, and what was wrong on the way."""

    deal: Deal
    """The state after the last event that could be taken."""
    stop: Stop | None = None
    """What ended the game outside the rules, by the habits of the server that the record comes from."""
    problems: tuple[Problem, ...] = ()


def deal_state(record: DealRecord) -> Deal:
    """The state after the last event of a record; where a running deal is taken up again.

    Raises `RecordError` naming the first event that is not legal.
    """
    deal = new_deal(record.setting)
    for number, event in enumerate(record.events):
        try:
            deal = apply(record.rules, deal, event)
        except IllegalEvent as refusal:
            raise RecordError(illegal(refusal, line=record.line, event=number).text) from refusal
    return deal


def replay(record: DealRecord) -> Replay:
    """Fold all events of a record and collect every problem."""
    run = _Run(record)
    for entry in record.entries:
        if run.is_lost:
            break
        if isinstance(entry, NoteLine):
            run.note(entry)
        else:
            run.event(entry)
    return Replay(deal=run.deal, stop=run.stop, problems=tuple(run.problems))


class _Run:
    """The state of a replay between two entries."""

    def __init__(self, record: DealRecord) -> None:
        self._rules = record.rules
        self._line = record.line
        self._from_server = record.server is not None
        self._notes: list[NoteLine] = []
        self._refused = 0
        self.deal = new_deal(record.setting)
        self.stop: Stop | None = None
        self.problems: list[Problem] = []

    @property
    def is_lost(self) -> bool:
        """Whether what follows can no longer be made sense of."""
        return self._refused >= REFUSALS_IN_A_ROW

    def event(self, line: EventLine) -> None:
        """Take an event."""
        if self._is_after_end(line.event):
            self._add_after_end(line.seq)
            return
        try:
            self.deal = apply(self._rules, self.deal, line.event)
            self._refused = 0
        except IllegalEvent as refusal:
            self.problems.append(illegal(refusal, line=self._line, event=line.seq))
            self._carry_on(line.event, refusal.reason)

    def note(self, note: NoteLine) -> None:
        """Take a note; in a record of that server some of them end the game."""
        if not self._from_server or note.kind in _NO_ACTS:
            return
        if self.stop or is_over(self.deal.phase):
            self._add_after_end(note.after)
            return
        self._notes.append(note)
        self.stop = stop_of(self.deal.phase, self._notes)

    def _is_after_end(self, event: Event) -> bool:
        if isinstance(event, CardsRevealed | SeedRevealed):
            return False
        return self.stop is not None or is_over(self.deal.phase)

    def _add_after_end(self, event: int) -> None:
        self._refused += 1
        self.problems.append(
            Problem(
                reason=RecordReason.AFTER_THE_END,
                message="the deal is over; nothing more can happen in it",
                line=self._line,
                event=event,
            )
        )

    def _carry_on(self, event: Event, reason: Reason) -> None:
        mend = _MENDS.get(reason)
        mended = mend(self._rules, self.deal, event) if mend else None
        if mended is None:
            self._refused += 1
            return
        self.deal = mended
        self._refused = 0


def _play_all_the_same(rules: RuleSet, deal: Deal, event: Event) -> Deal | None:
    """The card lies on the table although it should not."""
    assert isinstance(event, CardPlayed), "only a card can be refused so"
    hands = [
        CardSet(hand & ~event.card.bit) if place is event.by else hand
        for place, hand in zip(POSITIONS, deal.hands, strict=True)
    ]
    return Deal(
        step(rules, deal.phase, event), (hands[0], hands[1], hands[2]), deal.skat, deal.dealt, deal.dealt_skat
    )


def _bid_all_the_same(rules: RuleSet, deal: Deal, event: Event) -> Deal | None:
    """The number was named although no game has that value, as long as it is a rise."""
    phase = deal.phase
    if not isinstance(event, BidMade) or not isinstance(phase, Auction) or event.value <= phase.bid:
        return None
    named = msgspec.structs.replace(
        phase, bid=event.value, is_asked=True, spoke=flagged(phase.spoke, event.by)
    )
    return msgspec.structs.replace(deal, phase=named)


def _with_the_real_cards(rules: RuleSet, deal: Deal, event: Event) -> Deal | None:
    """What was shown or taken are the cards that lie there, whatever the record says."""
    if isinstance(event, CardsShown):
        return apply(rules, deal, CardsShown(event.by, cards_in(deal.hands[event.by.index])))
    if isinstance(event, SkatPickedUp):
        first, second = cards_in(deal.skat)
        return apply(rules, deal, SkatPickedUp(event.by, (first, second)))
    return None


_MENDS: dict[Reason, Callable[[RuleSet, Deal, Event], Deal | None]] = {
    Reason.MUST_FOLLOW: _play_all_the_same,
    Reason.CARD_NOT_HELD: _play_all_the_same,
    Reason.NOT_A_BID: _bid_all_the_same,
    Reason.WRONG_CARDS_SHOWN: _with_the_real_cards,
}
