"""Whole deals played at random: what holds of each of them at every moment."""

from random import Random
from typing import get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.checks import check_deal, check_replay, pairs_seen
from tests.properties.play import Playout, play_out
from tests.properties.rulesets import PRESETS, random_rules, rule_sets
from vorhand.core.phases.machine import TRANSITIONS, Arm, members
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)

MOST_DEALS_FOR_ALL_PAIRS = 20_000
"""About 3,000 are enough as a rule: the rarest pair is Hirsch before an ouvert hand is shown."""


@pytest.mark.parametrize("preset", PRESETS)
def test_random_deals_of_every_preset_hold_every_check(preset: str) -> None:
    rng = Random(preset)
    for _ in range(examples(60)):
        check_deal(play_out(PRESETS[preset], rng), rng)


@settings(max_examples=examples(400))
@given(rule_sets(), SEEDS)
def test_random_deals_hold_every_check_whatever_the_rules(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    check_deal(play_out(rules, rng), rng)


@settings(max_examples=examples(30))
@given(rule_sets(), SEEDS)
def test_every_prefix_of_a_log_leads_to_the_deal_as_it_was(rules: RuleSet, seed: int) -> None:
    playout = play_out(rules, Random(seed))
    for length in range(len(playout.log) + 1):
        check_replay(playout, length)


@settings(max_examples=examples(30))
@given(rule_sets(), SEEDS)
def test_the_same_choices_lead_to_the_same_deal(rules: RuleSet, seed: int) -> None:
    assert play_out(rules, Random(seed)) == play_out(rules, Random(seed))


def test_random_players_come_through_every_transition_to_every_phase_that_it_names() -> None:
    rng, pairs, outcomes = Random(1), set(TRANSITIONS), OUTCOMES.copy()
    for _ in range(MOST_DEALS_FOR_ALL_PAIRS):
        playout = play_out(random_rules(rng), rng)
        pairs -= pairs_seen(playout)
        outcomes -= outcomes_seen(playout)
        if not pairs and not outcomes:
            break
    assert not pairs, f"never seen: {sorted((phase.__name__, event.__name__) for phase, event in pairs)}"
    assert not outcomes, f"never seen: {sorted((arm.__name__, phase.__name__) for arm, phase in outcomes)}"


@settings(max_examples=examples(60))
@given(rule_sets(), SEEDS)
def test_a_transition_leads_to_no_phase_but_those_it_names(rules: RuleSet, seed: int) -> None:
    assert outcomes_seen(play_out(rules, Random(seed))) <= OUTCOMES


Outcome = tuple[Arm, type]
OUTCOMES: set[Outcome] = {
    (arm, phase) for arm in TRANSITIONS.values() for phase in members(get_type_hints(arm)["return"])
}
"""Every function of the transition table with every phase that its signature says it may lead to."""


def outcomes_seen(playout: Playout) -> set[Outcome]:
    """The functions that this deal went through, each with the phase that it led to."""
    phases = [type(moment.deal.phase) for moment in playout.moments]
    return {
        (TRANSITIONS[before, type(observe(event, None))], after)
        for before, event, after in zip(phases, playout.log, phases[1:], strict=False)
    }
