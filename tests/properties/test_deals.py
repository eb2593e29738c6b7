"""Whole deals played at random: what holds of each of them at every moment."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.checks import Pair, check_deal, check_replay, pairs_seen
from tests.properties.play import play_out
from tests.properties.rulesets import PRESETS, random_rules, rule_sets
from vorhand.core.phases.machine import TRANSITIONS
from vorhand.core.rules.ruleset import RuleSet

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


def test_random_players_come_through_every_transition() -> None:
    rng, missing = Random(1), set(TRANSITIONS)
    for _ in range(MOST_DEALS_FOR_ALL_PAIRS):
        missing -= pairs_seen(play_out(random_rules(rng), rng))
        if not missing:
            break
    assert not missing, f"never seen: {names(missing)}"


def names(pairs: set[Pair]) -> list[str]:
    return sorted(f"{phase.__name__} {event.__name__}" for phase, event in pairs)
