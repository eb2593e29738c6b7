"""Twin worlds: deals that look the same to one position, with other cards where it cannot see."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from vorhand.core.cards import CARDS, PACK, Card, CardSet, cards_in
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import new_deal
from vorhand.core.errors import IllegalEvent
from vorhand.core.events import Event, Observation
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe
from vorhand.core.view.view import View, learn, new_view

_CARD_BY_TEXT = {card.value: card for card in CARDS}


def twin_view(
    rules: RuleSet, setting: Setting, log: Sequence[Event], position: Position, rng: Random
) -> View | None:
    """What `position` sees of a twin of `log`; None if nothing is hidden or the twin breaks a rule."""
    twin = tuple(_exchanged(log, _exchange(rng, _hidden(log, position))))
    if twin == tuple(log):
        return None
    try:
        _replay(rules, setting, twin)
    except IllegalEvent:
        return None
    view = new_view(setting, position)
    for event in twin:
        view = learn(rules, view, observe(event, position))
    return view


def _replay(rules: RuleSet, setting: Setting, log: Sequence[Event]) -> None:
    deal = new_deal(setting)
    for event in log:
        deal = apply(rules, deal, event)


def _hidden(log: Sequence[Event], position: Position) -> tuple[Card, ...]:
    """The cards that the position has never seen."""
    seen = 0
    for event in log:
        for card in _cards_of(observe(event, position)):
            seen |= card.bit
    return cards_in(CardSet(PACK & ~seen))


def _cards_of(observation: Observation) -> Iterator[Card]:
    yield from _texts_in(msgspec.to_builtins(observation))


def _texts_in(value: object) -> Iterator[Card]:
    if isinstance(value, str) and value in _CARD_BY_TEXT:
        yield _CARD_BY_TEXT[value]
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts_in(part)


def _exchange(rng: Random, hidden: Sequence[Card]) -> dict[str, str]:
    shuffled = rng.sample(hidden, len(hidden))
    return {card.value: other.value for card, other in zip(hidden, shuffled, strict=True)}


def _exchanged(log: Sequence[Event], exchange: dict[str, str]) -> Iterator[Event]:
    for event in log:
        yield msgspec.convert(_renamed(msgspec.to_builtins(event), exchange), type(event))


def _renamed(value: object, exchange: dict[str, str]) -> object:
    if isinstance(value, str):
        return exchange.get(value, value)
    if isinstance(value, dict):
        return {key: _renamed(part, exchange) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_renamed(part, exchange) for part in value]
    return value
