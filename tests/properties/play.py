"""Deals played at random by three seats that know the rules and nothing else."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import msgspec

from vorhand.core.cards import CARDS, Card
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Claim,
    Command,
    DeclareGame,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Double,
    Hold,
    Pass,
    PickUpSkat,
    PlayCard,
    PushSkat,
    Rearrange,
)
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import act, disclosure, revealed
from vorhand.core.deal.state import Deal, new_deal
from vorhand.core.events import (
    CardsDealt,
    CardsRevealed,
    DeckCut,
    Event,
    Hands,
    NonceCommitted,
    NonceOpened,
    NonceWaived,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.phases.machine import awaited, is_over
from vorhand.core.phases.types import Auction, ForehandAsked, Game, Playing, Rearranging, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.shuffle import commitment, deal_out, deck, nonce_digest
from vorhand.core.view.observe import observe
from vorhand.core.view.options import Options, options
from vorhand.core.view.view import View, learn, new_view

MOST_COMMANDS = 2_000
"""No deal of random players takes longer, even if claims are refused again and again."""

VIEWERS: tuple[Position | None, ...] = (*POSITIONS, None)
"""The three positions and a spectator."""

Views = dict[Position | None, View]
Item = TypeVar("Item")


class Temper(msgspec.Struct, frozen=True):
    """How the three players of one deal behave, all alike; numbers are probabilities."""

    passes: float
    """In the auction."""
    jumps: float
    """A bid skips values."""
    interrupts: float
    """A player does something else than to play a card, at each card."""
    doubles: float
    """Somebody who may double does, at each card."""
    declines: float
    """A player who was asked for a call makes none."""
    agrees: float
    """A claim, a concession or a gift is accepted."""
    takes: float
    """The skat is taken and not left or pushed."""
    dawdles: float
    """The table shows cards later than it might, so that there is a state in between."""


def random_temper(rng: Random) -> Temper:
    """How the players of one deal behave."""
    return Temper(
        passes=rng.choice((0.1, 0.3, 0.6, 1.0)),
        jumps=rng.choice((0.05, 0.5)),
        interrupts=rng.choice((0.0, 0.03, 0.12)),
        doubles=rng.choice((0.0, 0.02, 0.5)),
        declines=rng.choice((0.2, 0.7)),
        agrees=rng.choice((0.2, 0.6, 1.0)),
        takes=rng.choice((0.2, 0.7)),
        dawdles=rng.choice((0.0, 0.5)),
    )


class Moment(msgspec.Struct, frozen=True):
    """A deal after so many events, as it is and as each position and a spectator see it."""

    deal: Deal
    views: Views


class Playout(msgspec.Struct, frozen=True):
    """A deal played to its end: event `n` led from moment `n` to moment `n + 1`."""

    rules: RuleSet
    setting: Setting
    log: tuple[Event, ...]
    moments: tuple[Moment, ...]

    @property
    def end(self) -> Moment:
        """The deal when everything is over."""
        return self.moments[-1]


def random_setting(rng: Random) -> Setting:
    """An ordinary deal, a Bock deal or one of a Ramsch round."""
    kind = rng.choice(("plain", "plain", "bock", "ramsch_round"))
    return Setting(ramsch_round=kind == "ramsch_round", bock=kind == "bock")


def play_out(rules: RuleSet, rng: Random, *, setting: Setting | None = None) -> Playout:
    """A whole deal from the first event to the last, by players who draw what they do."""
    table = _Table(rules, setting or random_setting(rng), rng)
    table.open()
    for _ in range(MOST_COMMANDS):
        if is_over(table.now.deal.phase):
            table.close()
            return table.playout()
        table.move()
    raise AssertionError(f"a deal that does not end: {table.log}")


def see(rules: RuleSet, views: Views, event: Event) -> Views:
    """All views after `event`."""
    return {viewer: learn(rules, view, observe(event, viewer)) for viewer, view in views.items()}


def first_moment(setting: Setting) -> Moment:
    """Before the first event."""
    return Moment(new_deal(setting), {viewer: new_view(setting, viewer) for viewer in VIEWERS})


class _Table:
    """A deal that is being played; `now` is the latest of its moments."""

    def __init__(self, rules: RuleSet, setting: Setting, rng: Random) -> None:
        self.rules, self.setting, self.rng = rules, setting, rng
        self.temper = random_temper(rng)
        self.log: list[Event] = []
        self.moments = [first_moment(setting)]
        self.seed = ""

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    def playout(self) -> Playout:
        return Playout(self.rules, self.setting, tuple(self.log), tuple(self.moments))

    def happen(self, *events: Event) -> None:
        for event in events:
            deal = apply(self.rules, self.now.deal, event)
            self.moments.append(Moment(deal, see(self.rules, self.now.views, event)))
            self.log.append(event)

    def open(self) -> None:
        if self.rng.random() < 0.1:
            self.happen(*self._proved_shuffle())
            return
        cards = self.rng.sample(CARDS, 32)
        hands = Hands(tuple(cards[:10]), tuple(cards[10:20]), tuple(cards[20:30]))
        self.happen(CardsDealt(hands, (cards[30], cards[31])))

    def close(self) -> None:
        if not isinstance(self.log[-1], CardsRevealed):
            self.happen(revealed(self.now.deal))
        if self.seed:
            self.happen(SeedRevealed(self.seed))

    def move(self) -> None:
        shown = disclosure(self.now.deal)
        if shown and (self.rng.random() < 0.5 or not self._calls()):
            self.happen(shown)
            return
        by, command = self._calls()[0] if shown else self._choice()
        # Whether a claim holds is nothing that the core can tell: it believes the table.
        proven = self.rng.random() < 0.3
        after, events = act(self.rules, self.now.deal, by, command, proven=proven)
        if disclosure_pending := self.rng.random() < self.temper.dawdles and len(events) > 1:
            events = events[:1]
        self.happen(*events)
        assert disclosure_pending or self.now.deal == after, "act and apply lead to the same deal"

    def _proved_shuffle(self) -> tuple[Event, ...]:
        rng = self.rng
        seed, *nonces = (rng.randbytes(32) for _ in range(4))
        table, number, at = "table", rng.randint(1, 99), rng.randint(4, 28)
        cutter, presence = rng.choice(POSITIONS), rng.choices(("there", "late", "never"), (8, 1, 2), k=3)
        fixed: list[Event] = []
        opened: list[Event] = []
        for place, comes, nonce in zip(POSITIONS, presence, nonces, strict=True):
            fixed.append(
                NonceWaived(place) if comes == "never" else NonceCommitted(place, nonce_digest(nonce))
            )
            if comes != "never":
                opened.append(NonceOpened(place, nonce.hex()) if comes == "there" else NonceWaived(place))
        rng.shuffle(fixed)
        rng.shuffle(opened)
        self.seed = seed.hex()
        counted = [
            nonce if comes == "there" else bytes(32) for comes, nonce in zip(presence, nonces, strict=True)
        ]
        hands, skat = deal_out(deck(seed, table, number, counted, at))
        committed = ShuffleCommitted(commitment(seed, table, number), table, number, cutter)
        return (committed, *fixed, DeckCut(cutter, at), *opened, CardsDealt(Hands(*hands), skat))

    def _calls(self) -> list[tuple[Position, Command]]:
        """What can be said while the table has yet to show cards."""
        found = [(place, command) for place in POSITIONS for command in self._offered(place).simple]
        self.rng.shuffle(found)
        return found

    def _offered(self, position: Position) -> Options:
        return options(self.rules, self.now.views[position])

    def _choice(self) -> tuple[Position, Command]:
        phase = self.now.deal.phase
        by = self.rng.choice(awaited(phase))
        if isinstance(phase, Playing):
            return self._at_play(by)
        if isinstance(phase, Auction | ForehandAsked):
            return by, self._bidding(self._offered(by))
        return by, self._answer(by, self._offered(by))

    def _at_play(self, turn: Position) -> tuple[Position, Command]:
        if self.rng.random() < self.temper.doubles:
            doublings = [(by, call) for by, call in self._calls() if isinstance(call, Double)]
            if doublings:
                return doublings[0]
        if self.rng.random() < self.temper.interrupts:
            by = self.rng.choice(POSITIONS)
            offered = self._offered(by)
            others = [*offered.simple, *(Claim(level) for level in offered.claims)]
            if others:
                return by, self.rng.choice(others)
        return turn, PlayCard(self.rng.choice(self._offered(turn).cards))

    def _bidding(self, offered: Options) -> Command:
        if self.rng.random() < self.temper.passes:
            return Pass()
        if not offered.bids:
            return Hold() if Hold() in offered.simple else Pass()
        jumps = self.rng.random() < self.temper.jumps
        return Bid(self.rng.choice(offered.bids) if jumps else offered.bids[0])

    def _answer(self, by: Position, offered: Options) -> Command:
        kinds = [make for is_open, make in self._kinds(by, offered) if is_open]
        return self.rng.choice(kinds)()

    def _kinds(self, by: Position, offered: Options) -> Sequence[tuple[bool, Callable[[], Command]]]:
        phase = self.now.deal.phase
        return (
            (bool(offered.simple), lambda: self._simple(offered.simple)),
            (bool(offered.discards), lambda: Discard(self._two(offered.discards))),
            (bool(offered.declarations), lambda: self._declaration(offered.declarations)),
            (
                isinstance(phase, Rearranging) and self.rng.random() > self.temper.declines,
                lambda: self._rearranged(offered.rearrange),
            ),
        )

    def _simple(self, simple: Sequence[Command]) -> Command:
        wishes: tuple[tuple[float, tuple[Command, ...]], ...] = (
            (self.temper.agrees, (Answer(True),)),
            (1.0, (Answer(False),)),
            (self.temper.takes, (PickUpSkat(),)),
            (1.0, (PushSkat(), PickUpSkat())),
            (self.temper.declines, (Decline(), DeclineGrandHand())),
            (0.3, (AnnounceJungfrau(), DeclareGrandHand())),
        )
        for probability, wanted in wishes:
            possible = [command for command in wanted if command in simple]
            if possible and self.rng.random() < probability:
                return possible[0]
        # What is left are doublings and knocks beside a `Decline`, which was drawn above if at all.
        return self.rng.choice([command for command in simple if command != Decline()] or simple)

    def _declaration(self, declarations: Sequence[DeclareGame]) -> DeclareGame:
        """The game is drawn first: most announcements are of suit games."""
        game = self.rng.choice([declaration.game for declaration in declarations])
        rare = [declaration for declaration in declarations if declaration.revolution or declaration.spitze]
        if rare and self.rng.random() < 0.3:
            return self.rng.choice(rare)
        return self.rng.choice([declaration for declaration in declarations if declaration.game is game])

    def _two(self, cards: Sequence[Card]) -> tuple[Card, Card]:
        first, second = self.rng.sample(cards, 2)
        return first, second

    def _rearranged(self, pool: Sequence[Card]) -> Rearrange:
        return Rearrange(split(self.rng, pool, self.now.deal))


def split(rng: Random, pool: Sequence[Card], deal: Deal) -> Hands:
    """The defenders' twenty cards divided anew by chance."""
    assert isinstance(deal.phase, Rearranging), "a Revolution"
    assert isinstance(deal.phase.playing.frame, Game), "a Revolution"
    cards = tuple(rng.sample(pool, 20))
    first, second = deal.phase.playing.frame.defenders
    halves = {first: cards[:10], second: cards[10:]}
    return Hands(*(halves.get(place, ()) for place in POSITIONS))
