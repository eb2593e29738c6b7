"""A table as a frozen value: the match so far, the running deal, and what every position sees of it.

Each step gives the table after it together with the events that led there. Who holds the table stores the
events first and takes the new value then; where storing fails, the old value is still there and nothing
has happened.
"""

from collections.abc import Iterable

import msgspec

from vorhand.core.commands import Command
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import decide
from vorhand.core.deal.state import Deal, new_deal, result
from vorhand.core.errors import IllegalCommand, IllegalEvent
from vorhand.core.events import DeckCut, Event, NonceCommitted, NonceOpened, NonceWaived, Observation
from vorhand.core.phases.machine import awaited, is_over
from vorhand.core.phases.shuffling import setting_of
from vorhand.core.phases.types import Dealing, Ended, Phase, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import DealResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe
from vorhand.core.view.options import Options, options
from vorhand.core.view.view import View, learn, new_view
from vorhand.match import Match, next_deal, record
from vorhand.match.seating import Seat, Seating
from vorhand.service import shuffler
from vorhand.service.outcome import facts_of
from vorhand.service.proof import is_proven
from vorhand.service.shuffler import Randomness

VIEWERS: tuple[Position | None, ...] = (*POSITIONS, None)
"""Whose views a table keeps; None is every spectator's."""


class RunningDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The deal on the table, running or just over."""

    deal: Deal
    seating: Seating
    seed: bytes
    """Secret until the end."""
    views: tuple[View, ...]
    """In the order of `VIEWERS`."""
    log: tuple[Event, ...]
    """What happened so far."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table between two events. There is no codec for it: its log is what is stored."""

    match: Match
    name: str
    deals: int = 0
    """Deals begun at this table, dealt again or not: the number in the proof of the shuffle."""
    running: RunningDeal | None = None
    """The last deal begun; None before the first."""

    @property
    def rules(self) -> RuleSet:
        """The rule set of the match."""
        return self.match.rules

    @property
    def is_deal_over(self) -> bool:
        """Whether no deal is running."""
        return self.running is None or is_over(self.running.deal.phase)

    @property
    def phase(self) -> Phase | None:
        """Where the last deal stands; None before the first."""
        return None if self.running is None else self.running.deal.phase

    @property
    def on_table(self) -> RunningDeal:
        """The last deal begun, where there is one."""
        assert self.running is not None, "a deal has begun"
        return self.running

    def view(self, seat: Seat | None) -> View:
        """What a seat sees of the last deal; a spectator's view for None and for who sits out."""
        position = None if seat is None else self.on_table.seating.position(seat)
        return self.on_table.views[VIEWERS.index(position)]

    def observations(self, seat: Seat | None) -> tuple[Observation, ...]:
        """What a seat, or a spectator, has learned of the last deal, event by event."""
        position = None if seat is None else self.on_table.seating.position(seat)
        return tuple(observe(event, position) for event in self.on_table.log)

    def options(self, seat: Seat) -> Options:
        """What a seat may do now."""
        return options(self.rules, self.view(seat))

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have to act before the deal goes on; nobody when it is over."""
        return tuple(self.on_table.seating.seat(place) for place in awaited(self.on_table.deal.phase))

    def outcome(self) -> DealResult | None:
        """The result of the last deal; None while it runs."""
        return result(self.rules, self.on_table.deal)


def deal_begun(table: Table, randomness: Randomness) -> tuple[Table, tuple[Event, ...]]:
    """The table after shuffling with proof and dealing, with the events of it.

    Raises `MatchError` when the match is over.
    """
    coming = next_deal(table.match)
    number = table.deals + 1
    seed = shuffler.new_secret(randomness)
    events = _shuffled(table.name, coming.seating, number, seed, randomness)
    setting = Setting(ramsch_round=coming.ramsch_round, bock=coming.bock)
    return _folded(deal_announced(table, coming.seating, setting, seed), events), events


def proof_of(table: Table, seat: Seat, command: Command) -> bool:
    """Whether the table itself can prove what a seat claims; False for all that is no claim.

    This may search for a second or so: a server asks it in a thread.
    """
    running = table.on_table
    by = running.seating.position(seat)
    return by is not None and is_proven(table.rules, running.deal, by, command)


def acted(
    table: Table, seat: Seat, command: Command, *, proven: bool = False
) -> tuple[Table, tuple[Event, ...]]:
    """The table after a seat's command, with the events that it caused.

    `proven` is what `proof_of` says of the command. At the end of a deal that was shuffled with proof the
    seed is revealed; `deal_closed` then writes the deal on the list. Raises `IllegalCommand`.
    """
    running = table.on_table
    by = running.seating.position(seat)
    assert by is not None, "who sits out has no options and asks for nothing"
    events = decide(table.rules, running.deal, by, command, proven=proven)
    after = _folded(table, events)
    if not _owes_seed(after.on_table.deal.phase):
        return after, events
    reveal = shuffler.reveal(running.seed)
    return _folded(after, (reveal,)), (*events, reveal)


def deal_opened(table: Table, randomness: Randomness) -> tuple[Table, tuple[Event, ...]]:
    """The table after the seed of the next deal was fixed; the players' shares in the shuffle follow.

    Raises `MatchError` when the match is over.
    """
    coming = next_deal(table.match)
    number = table.deals + 1
    seed = shuffler.new_secret(randomness)
    events = (shuffler.commit(seed, table.name, number, _cutter(coming.seating)),)
    setting = Setting(ramsch_round=coming.ramsch_round, bock=coming.bock)
    return _folded(deal_announced(table, coming.seating, setting, seed), events), events


Share = NonceCommitted | NonceWaived | DeckCut | NonceOpened
"""What a player gives to the shuffle."""


def shared(table: Table, share: Share) -> tuple[Table, tuple[Event, ...]]:
    """The table after a player's share in the shuffle; the last share deals the cards.

    Raises `IllegalCommand` for a share that does not fit now.
    """
    try:
        after = _folded(table, (share,))
    except IllegalEvent as refusal:
        raise IllegalCommand(refusal.reason, refusal.message, source=refusal.source) from refusal
    if not isinstance(after.on_table.deal.phase, Dealing):
        return after, (share,)
    dealt = _dealt(after.on_table)
    return _folded(after, (dealt,)), (share, dealt)


def deal_announced(table: Table, seating: Seating, setting: Setting, seed: bytes) -> Table:
    """The table with one more deal begun, before its first event."""
    return msgspec.structs.replace(table, deals=table.deals + 1, running=_opened(seating, setting, seed))


def own_nonce(running: RunningDeal, position: Position) -> bytes:
    """The nonce that the table gives for a computer: the same one whenever it is asked for."""
    return shuffler.derived_nonce(running.seed, position)


def table_after(table: Table, event: Event) -> Table:
    """The table after one more event of its last deal."""
    return _folded(table, (event,))


def deal_closed(table: Table) -> Table:
    """The table with its finished deal on the match's list, which is done once."""
    outcome = table.outcome()
    assert outcome is not None, "a deal that is over has a result"
    return msgspec.structs.replace(table, match=record(table.match, facts_of(outcome)))


def deal_resumed(
    table: Table, seating: Seating, setting: Setting, seed: bytes, events: Iterable[Event]
) -> Table:
    """The table with its last deal taken up as it was stored."""
    opened = msgspec.structs.replace(table, running=_opened(seating, setting, seed))
    return _folded(opened, events)


def _owes_seed(phase: Phase) -> bool:
    """Whether a deal is over whose seed was fixed before it; cards dealt by hand have none."""
    return isinstance(phase, Ended) and setting_of(phase).shuffle is not None


def _shuffled(
    name: str, seating: Seating, number: int, seed: bytes, randomness: Randomness
) -> tuple[Event, ...]:
    cutter = _cutter(seating)
    first, second, third = (shuffler.new_secret(randomness) for _ in POSITIONS)
    nonces = (first, second, third)
    cut = shuffler.random_cut(randomness)
    return (
        shuffler.commit(seed, name, number, cutter),
        *shuffler.shares(nonces, cutter, cut),
        shuffler.deal(seed, name, number, nonces, cut),
    )


def _cutter(seating: Seating) -> Position:
    cutter = seating.position(seating.cutter)
    assert cutter is not None, "the dealer's right neighbour plays"
    return cutter


def _dealt(running: RunningDeal) -> Event:
    phase = running.deal.phase
    assert isinstance(phase, Dealing), "all shares are in"
    shuffle = phase.setting.shuffle
    assert shuffle is not None, "the shuffle is complete"
    first, second, third = map(bytes.fromhex, shuffle.nonces)
    return shuffler.deal(running.seed, shuffle.table, shuffle.number, (first, second, third), shuffle.cut)


def _opened(seating: Seating, setting: Setting, seed: bytes) -> RunningDeal:
    views = tuple(new_view(setting, viewer) for viewer in VIEWERS)
    return RunningDeal(deal=new_deal(setting), seating=seating, seed=seed, views=views, log=())


def _folded(table: Table, events: Iterable[Event]) -> Table:
    running = table.on_table
    for event in events:
        running = RunningDeal(
            deal=apply(table.rules, running.deal, event),
            seating=running.seating,
            seed=running.seed,
            views=tuple(
                learn(table.rules, view, observe(event, viewer))
                for view, viewer in zip(running.views, VIEWERS, strict=True)
            ),
            log=(*running.log, event),
        )
    return msgspec.structs.replace(table, running=running)
