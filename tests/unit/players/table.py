"""A thin table: three players who are asked through their views alone, and a log of what happened."""

from collections.abc import Sequence
from random import Random

import msgspec

from vorhand.core.cards import CARDS
from vorhand.core.commands import Command, Double
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import act
from vorhand.core.deal.state import Deal, new_deal
from vorhand.core.events import CardsDealt, Event, Hands
from vorhand.core.phases.machine import awaited, is_over
from vorhand.core.phases.types import Playing, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe
from vorhand.core.view.options import allows, options
from vorhand.core.view.view import View, learn, new_view
from vorhand.players.base import Player

MOST_COMMANDS = 200
PLAIN = Setting()


class Moment(msgspec.Struct, frozen=True):
    """One question that was put to a player, and the answer."""

    by: Position
    view: View
    answer: Command | None
    events: int
    """How many events lay before it."""


class Played(msgspec.Struct, frozen=True):
    deal: Deal
    log: tuple[Event, ...]
    moments: tuple[Moment, ...]


def random_deal(rng: Random) -> CardsDealt:
    cards = rng.sample(CARDS, 32)
    hands = Hands(tuple(cards[:10]), tuple(cards[10:20]), tuple(cards[20:30]))
    return CardsDealt(hands, (cards[30], cards[31]))


def play(rules: RuleSet, players: Sequence[Player], dealt: CardsDealt, *, setting: Setting = PLAIN) -> Played:
    """A whole deal; every answer must be among the options of the one who gave it."""
    table = _Table(rules, players, setting)
    table.start(dealt)
    for _ in range(MOST_COMMANDS):
        if is_over(table.deal.phase):
            return Played(table.deal, tuple(table.log), tuple(table.moments))
        table.move()
    raise AssertionError(f"a deal that does not end: {table.log}")


class _Table:
    def __init__(self, rules: RuleSet, players: Sequence[Player], setting: Setting) -> None:
        self.rules, self.players = rules, players
        self.deal = new_deal(setting)
        self.views = [new_view(setting, place) for place in POSITIONS]
        self.log: list[Event] = []
        self.moments: list[Moment] = []

    def start(self, dealt: CardsDealt) -> None:
        self.deal = apply(self.rules, self.deal, dealt)
        self._show((dealt,))

    def move(self) -> None:
        if self._may_be_doubled() and self._interrupted():
            return
        by = awaited(self.deal.phase)[0]
        view = self.views[by.index]
        self._act(by, self.players[by.index].choose(self.rules, view, options(self.rules, view)))

    def _may_be_doubled(self) -> bool:
        return self.rules.kontra.who != "nobody" and isinstance(self.deal.phase, Playing)

    def _interrupted(self) -> bool:
        for by in POSITIONS:
            view = self.views[by.index]
            offered = options(self.rules, view)
            if not any(isinstance(command, Double) for command in offered.simple):
                continue
            answer = self.players[by.index].interrupts(self.rules, view, offered)
            if answer is not None:
                self._act(by, answer)
                return True
            self.moments.append(Moment(by, view, None, len(self.log)))
        return False

    def _act(self, by: Position, answer: Command) -> None:
        view = self.views[by.index]
        assert allows(self.rules, view, answer), f"{by.value} may not say {answer} in {view}"
        self.moments.append(Moment(by, view, answer, len(self.log)))
        self.deal, events = act(self.rules, self.deal, by, answer)
        self._show(events)

    def _show(self, events: Sequence[Event]) -> None:
        for event in events:
            self.views = [learn(self.rules, view, observe(event, view.position)) for view in self.views]
            self.log.append(event)
