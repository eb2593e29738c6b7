"""Logs that somebody made up: an event is applied or refused, and nothing else happens."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.checks import check_cards
from tests.properties.play import VIEWERS, Moment, Playout, play_out, see
from tests.properties.rulesets import random_rules
from vorhand.core.cards import CARDS, Card
from vorhand.core.deal.apply import apply
from vorhand.core.errors import IllegalEvent
from vorhand.core.events import Event, Hands, Observation
from vorhand.core.positions import POSITIONS
from vorhand.core.view.observe import observe
from vorhand.core.view.view import learn

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


@settings(max_examples=examples(200))
@given(SEEDS)
def test_a_foreign_event_is_applied_or_refused_and_loses_no_card(seed: int) -> None:
    rng = Random(seed)
    playout, other = (play_out(random_rules(rng), rng) for _ in range(2))
    for event in (*playout.log, *other.log):
        for changed in (event, twisted(rng, event)):
            try_event(playout, rng.randrange(len(playout.moments)), changed)


def try_event(playout: Playout, place: int, event: Event) -> None:
    """Apply `event` where it does not belong; if it fits, the deal has to stay sound."""
    moment = playout.moments[place]
    try:
        deal = apply(playout.rules, moment.deal, event)
    except IllegalEvent:
        return
    after = Moment(deal, see(playout.rules, moment.views, event))
    check_cards(
        Playout(
            playout.rules,
            playout.setting,
            (*playout.log[:place], event),
            (*playout.moments[: place + 1], after),
        )
    )


@settings(max_examples=examples(60))
@given(SEEDS)
def test_a_view_takes_a_foreign_observation_or_refuses_it(seed: int) -> None:
    rng = Random(seed)
    playout, other = (play_out(random_rules(rng), rng) for _ in range(2))
    for event in other.log:
        seen: Observation = observe(event, rng.choice(VIEWERS))
        view = rng.choice(playout.moments).views[rng.choice(VIEWERS)]
        with suppress(IllegalEvent):
            assert learn(playout.rules, view, seen).position is view.position


def twisted(rng: Random, event: Event) -> Event:
    """`event` with one of its fields changed to something of the same type."""
    field = rng.choice([*event.__struct_fields__, ""])
    if not field:
        return event
    values = tuple(_other_values(rng, getattr(event, field)))
    return msgspec.structs.replace(event, **{field: rng.choice(values)})


def _other_values(rng: Random, value: object) -> Iterator[object]:
    match value:
        case Hands():
            yield Hands(value.middlehand, value.forehand, value.rearhand)
            yield Hands(value.forehand, value.forehand, value.rearhand)
            yield Hands(value.forehand[:9], value.middlehand, value.rearhand)
        case tuple():
            yield tuple(rng.choice(CARDS) for _ in value)
            yield tuple(reversed(value))
        case Card():
            yield from CARDS
        case bool():
            yield not value
        case int():
            yield from (-1, 0, 1, 17, 18, 2**70)
        case str():
            yield from ("", "00" * 32, "ff" * 32, value.upper(), value[:-1])
        case _:
            yield from (item for item in type(value) if item is not value)  # type: ignore[attr-defined]
    yield value


@pytest.mark.parametrize(
    "text", [b"{}", b'{"event":"nothing"}', b'{"event":"card_played","by":"forehand","card":"XX"}']
)
def test_what_is_no_event_is_no_event(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Event)


def test_an_event_with_a_field_too_many_is_no_event() -> None:
    text = msgspec.json.encode({"event": "passed", "by": POSITIONS[0].value, "why": "cold feet"})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Event)
