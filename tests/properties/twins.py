"""Twin worlds: another deal that looks the same to one viewer, and what has to be equal in both.

Which cards a viewer has seen is worked out here from the rules of the game alone, not by the code under test.
"""

from collections.abc import Callable
from random import Random

import msgspec

from tests.properties.universe import to_the_point
from vorhand.core.cards import CARDS, Card
from vorhand.core.commands import Command
from vorhand.core.contract import lowest_trump
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import decide
from vorhand.core.deal.state import Deal, new_deal
from vorhand.core.errors import IllegalCommand, IllegalEvent
from vorhand.core.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Claimed,
    DefendersConsulted,
    DefendersRearranged,
    Event,
    GameDeclared,
    Hands,
    Observation,
    OpenPlayed,
    SkatPickedUp,
)
from vorhand.core.phases.types import Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe
from vorhand.core.view.options import options
from vorhand.core.view.view import learn, new_view

Log = tuple[Event, ...]
Observe = Callable[[Event, Position | None], Observation]
Decide = Callable[[RuleSet, Deal, Position, Command], tuple[Event, ...]]
Renaming = dict[Card, Card]


class Leak(AssertionError):
    """A viewer can tell two worlds apart that look the same to him."""


def seen_by(viewer: Position | None, log: Log) -> set[Card]:
    """The cards whose place `viewer` knew at any time: his own, those played and those laid open for him."""
    return {card for event in log for card in _disclosed(event, viewer)}


def _disclosed(event: Event, viewer: Position | None) -> tuple[Card, ...]:
    match event:
        case CardPlayed():
            return (event.card,)
        case GameDeclared():
            return (lowest_trump(event.game),) if event.spitze else ()
        case CardsShown() | Claimed() | OpenPlayed():
            return event.cards
        case CardsRevealed():
            return CARDS
        case CardsDealt():
            return event.hands.of(viewer) if viewer else ()
        case SkatPickedUp() | CardsDiscarded():
            return event.cards if event.by is viewer else ()
        case DefendersConsulted() | DefendersRearranged():
            is_defender = viewer and event.hands.of(viewer)
            return _all(event.hands) if is_defender else ()
        case _:
            return ()


def _all(hands: Hands) -> tuple[Card, ...]:
    return (*hands.forehand, *hands.middlehand, *hands.rearhand)


def twin_log(rng: Random, rules: RuleSet, setting: Setting, log: Log, viewer: Position | None) -> Log:
    """A log that has to look the same to `viewer`; the same log if no other was found.

    Cards that the viewer never saw change places, one pair after another, wherever the result is a legal
    deal: shown voids, and jacks that may not be laid back, limit that. In the end a card of the first player
    who took the skat, seen or not, changes places with the skat as it was dealt: nobody else can tell what
    lay there.
    """
    hidden = [card for card in CARDS if card not in seen_by(viewer, log)]
    found = log
    for _ in range(12 if len(hidden) > 1 else 0):
        one, other = rng.sample(hidden, 2)
        changed = tuple(_renamed(event, {one: other, other: one}) for event in found)
        found = changed if is_legal(rules, setting, changed) else found
    changed = _with_another_skat(rng, found, viewer)
    return changed if is_legal(rules, setting, changed) else found


def is_legal(rules: RuleSet, setting: Setting, log: Log) -> bool:
    """Whether the events of `log` can follow each other."""
    deal = new_deal(setting)
    try:
        for event in log:
            deal = apply(rules, deal, event)
    except IllegalEvent:
        return False
    return True


def _renamed(event: Event, names: Renaming) -> Event:
    def new(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in cards)

    match event:
        case CardsDealt():
            return CardsDealt(_renamed_hands(event.hands, names), _pair(new(event.skat)))
        case SkatPickedUp() | CardsDiscarded():
            return type(event)(event.by, _pair(new(event.cards)))
        case DefendersConsulted():
            return DefendersConsulted(_renamed_hands(event.hands, names))
        case DefendersRearranged():
            return DefendersRearranged(event.by, _renamed_hands(event.hands, names))
        case _:
            return event


def _renamed_hands(hands: Hands, names: Renaming) -> Hands:
    return Hands(*(tuple(names.get(card, card) for card in hands.of(place)) for place in POSITIONS))


def _pair(cards: tuple[Card, ...]) -> tuple[Card, Card]:
    first, second = cards
    return first, second


def _with_another_skat(rng: Random, log: Log, viewer: Position | None) -> Log:
    dealt = next((event for event in log if isinstance(event, CardsDealt)), None)
    taken = next((event for event in log if isinstance(event, SkatPickedUp)), None)
    over = any(isinstance(event, CardsRevealed) for event in log)
    if dealt is None or taken is None or taken.by is viewer or over:
        return log
    one, other = rng.choice(dealt.hands.of(taken.by)), rng.choice(dealt.skat)
    names = {one: other, other: one}
    return tuple(_renamed(event, names) if event is dealt or event is taken else event for event in log)


def check_twins(
    rng: Random,
    rules: RuleSet,
    setting: Setting,
    log: Log,
    viewer: Position | None,
    *,
    observe: Observe = observe,
    decide: Decide = decide,
) -> bool:
    """Hold a deal against a twin as `viewer` sees both; says whether the twin was a different deal at all.

    Raises `Leak` if observations, view, options, their JSON or a refusal differ.
    """
    twin = twin_log(rng, rules, setting, log, viewer)
    mine, theirs = _look(rules, setting, log, viewer, observe), _look(rules, setting, twin, viewer, observe)
    for what, seen in mine.items():
        _check_same(f"{viewer}: {what}", seen, theirs[what])
    if viewer:
        here, there = fold(rules, setting, log), fold(rules, setting, twin)
        for command in to_the_point(rng, here, most=40):
            answers = (_answer(decide, rules, deal, viewer, command) for deal in (here, there))
            _check_same(f"{viewer}: answer to {command}", *answers)
    return twin != log


def fold(rules: RuleSet, setting: Setting, log: Log) -> Deal:
    """The deal after all events of `log`."""
    deal = new_deal(setting)
    for event in log:
        deal = apply(rules, deal, event)
    return deal


def _look(
    rules: RuleSet, setting: Setting, log: Log, viewer: Position | None, observe: Observe
) -> dict[str, object]:
    """Everything that `viewer` gets to see of a log, as values and as bytes."""
    view, observed = new_view(setting, viewer), [observe(event, viewer) for event in log]
    for observation in observed:
        view = learn(rules, view, observation)
    offered = options(rules, view)
    return {
        "observations": observed,
        "observations as JSON": msgspec.json.encode(observed),
        "view": view,
        "view as JSON": msgspec.json.encode(view),
        "options": offered,
        "options as JSON": msgspec.json.encode(offered),
    }


def _answer(
    decide: Decide, rules: RuleSet, deal: Deal, by: Position, command: Command
) -> tuple[str, str, str] | None:
    """What the asker is told when refused; nothing when the command is accepted."""
    try:
        decide(rules, deal, by, command)
    except IllegalCommand as refusal:
        return refusal.reason.value, refusal.message, refusal.source
    return None


def _check_same(what: str, mine: object, theirs: object) -> None:
    if mine != theirs:
        raise Leak(f"{what} tells two worlds apart:\n{mine}\n{theirs}")
