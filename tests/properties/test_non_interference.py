"""Nobody can tell apart two deals that differ only in cards that he has not seen."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.checks import check_twin_worlds
from tests.properties.play import VIEWERS, Playout, play_out
from tests.properties.rulesets import PRESETS, random_rules, rule_sets
from tests.properties.twins import Decide, Leak, Log, Observe, check_twins, fold, seen_by, twin_log
from vorhand.core.cards import CARDS, cards_text
from vorhand.core.commands import Command
from vorhand.core.deal.decide import decide
from vorhand.core.deal.state import Deal
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import (
    CardsDealt,
    CardsDiscarded,
    DefendersConsulted,
    Event,
    HandDealt,
    Observation,
    SkatPickedUp,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


@settings(max_examples=examples(120))
@given(rule_sets(), SEEDS)
def test_twin_worlds_look_the_same_to_every_viewer(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    playout = play_out(rules, rng)
    for viewer in VIEWERS:
        for _ in range(3):
            check_twins(rng, rules, playout.setting, prefix(rng, playout), viewer)


def test_most_twins_are_really_other_deals() -> None:
    rng = Random(3)
    different = sum(check_twin_worlds(play_out(random_rules(rng), rng), rng) for _ in range(examples(100)))
    assert different > examples(60)


def test_twins_differ_in_nothing_that_a_viewer_has_seen() -> None:
    rng = Random(4)
    for _ in range(examples(40)):
        playout, viewer = play_out(random_rules(rng), rng), rng.choice(VIEWERS)
        log = prefix(rng, playout)
        twin = twin_log(rng, playout.rules, playout.setting, log, viewer)
        assert seen_by(viewer, twin) == seen_by(viewer, log)
        here, there = (fold(playout.rules, playout.setting, each) for each in (log, twin))
        assert [hand.bit_count() for hand in here.hands] == [hand.bit_count() for hand in there.hands]
        assert here.phase == there.phase


def shows_discards(event: Event, position: Position | None) -> Observation:
    return event if isinstance(event, CardsDiscarded) else observe(event, position)


def shows_who_picks_up_what(event: Event, position: Position | None) -> Observation:
    return event if isinstance(event, SkatPickedUp) else observe(event, position)


def deals_the_skat_to_forehand(event: Event, position: Position | None) -> Observation:
    if isinstance(event, CardsDealt) and position is Position.FOREHAND:
        return HandDealt((*event.hands.forehand, *event.skat))
    return observe(event, position)


def shows_the_deal_to_spectators(event: Event, position: Position | None) -> Observation:
    return event if isinstance(event, CardsDealt) and position is None else observe(event, position)


def shows_the_consultation_to_all(event: Event, position: Position | None) -> Observation:
    return event if isinstance(event, DefendersConsulted) else observe(event, position)


@pytest.mark.parametrize(
    "leaky",
    [
        shows_discards,
        shows_who_picks_up_what,
        deals_the_skat_to_forehand,
        shows_the_deal_to_spectators,
        shows_the_consultation_to_all,
    ],
)
def test_an_observation_that_shows_too_much_is_caught(leaky: Observe) -> None:
    assert leaks_found(observe=leaky) > 0


def names_the_next_hand(rules: RuleSet, deal: Deal, by: Position, command: Command) -> tuple[Event, ...]:
    try:
        return decide(rules, deal, by, command)
    except IllegalCommand as refusal:
        hand = cards_text(deal.hands[by.next.index])
        raise IllegalCommand(refusal.reason, f"{refusal.message}; {by.next.value} has {hand}") from refusal


def refuses_by_hidden_cards(rules: RuleSet, deal: Deal, by: Position, command: Command) -> tuple[Event, ...]:
    events = decide(rules, deal, by, command)
    if deal.hands[by.next.index] & CARDS[0].bit:
        decide(rules, deal, by.next, command)
    return events


@pytest.mark.parametrize("leaky", [names_the_next_hand, refuses_by_hidden_cards])
def test_a_refusal_that_tells_too_much_is_caught(leaky: Decide) -> None:
    assert leaks_found(decide=leaky) > 0


def test_nothing_is_caught_where_nothing_leaks() -> None:
    assert leaks_found() == 0


def leaks_found(*, observe: Observe = observe, decide: Decide = decide) -> int:
    """In how many of some hundred deals a viewer tells two worlds apart."""
    rng, found = Random(5), 0
    rules = PRESETS["xskat_pub"]
    for _ in range(150):
        playout = play_out(rules, rng)
        try:
            for viewer in VIEWERS:
                log = prefix(rng, playout)
                check_twins(rng, rules, playout.setting, log, viewer, observe=observe, decide=decide)
        except Leak:
            found += 1
    return found


def prefix(rng: Random, playout: Playout) -> Log:
    """The log as far as some moment of the deal."""
    return playout.log[: rng.randrange(len(playout.log) + 1)]


def test_a_spectator_has_seen_no_card_before_the_first_is_played() -> None:
    rng = Random(6)
    log = play_out(PRESETS["isko"], rng).log[:2]
    assert seen_by(None, log) == set()
    assert all(len(seen_by(place, log)) == 10 for place in POSITIONS)
