"""What `options` offers is what `decide` accepts, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.checks import check_option, check_options
from tests.properties.play import Moment, play_out
from tests.properties.rulesets import PRESETS, random_rules, rule_sets
from tests.properties.universe import universe
from vorhand.core.commands import Bid, Claim, Command, Discard, PlayCard
from vorhand.core.deal.decide import decide
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import Phase, Shuffling
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options, options

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
MOST_DEALS_FOR_ALL_PHASES = 2_000


@settings(max_examples=examples(50))
@given(rule_sets(), SEEDS)
def test_decide_accepts_what_is_offered_at_every_moment_and_nothing_else(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    for moment in play_out(rules, rng).moments:
        check_options(rules, moment, rng, most=500)


def test_decide_and_options_agree_about_every_command_in_every_phase() -> None:
    rng = Random(2)
    for rules, moment in one_moment_of_each_phase(rng):
        for by in POSITIONS:
            for command in universe(rng, moment.deal):
                check_option(rules, moment, by, command)


def one_moment_of_each_phase(rng: Random) -> Iterator[tuple[RuleSet, Moment]]:
    """A moment in each phase there is, under rules drawn for it."""
    missing = set(get_args(Phase))
    for _ in range(MOST_DEALS_FOR_ALL_PHASES):
        rules = random_rules(rng)
        for moment in rng.sample(moments := play_out(rules, rng).moments, len(moments)):
            if type(moment.deal.phase) in missing:
                missing.remove(type(moment.deal.phase))
                yield rules, moment
        if not missing:
            return
    raise AssertionError(f"phases never reached: {missing}")


@settings(max_examples=examples(60))
@given(st.sampled_from(tuple(PRESETS)), SEEDS)
def test_everything_that_is_listed_is_accepted(preset: str, seed: int) -> None:
    rules, rng = PRESETS[preset], Random(seed)
    for moment in play_out(rules, rng).moments:
        for by in POSITIONS:
            for command in listed(options(rules, moment.views[by])):
                assert decide(rules, moment.deal, by, command)


def listed(offered: Options) -> Iterator[Command]:
    """The commands that options spell out."""
    yield from offered.simple
    yield from offered.declarations
    yield from map(Bid, offered.bids)
    yield from map(PlayCard, offered.cards)
    yield from map(Claim, offered.claims)
    yield from map(Discard, zip(offered.discards, offered.discards[1:], strict=False))


@settings(max_examples=examples(30))
@given(rule_sets(), SEEDS)
def test_whoever_is_awaited_has_something_to_say(rules: RuleSet, seed: int) -> None:
    for moment in play_out(rules, Random(seed)).moments:
        phase = moment.deal.phase
        for by in () if isinstance(phase, Shuffling) else awaited(phase):
            assert options(rules, moment.views[by])


@settings(max_examples=examples(30))
@given(rule_sets(), SEEDS)
def test_nobody_has_anything_to_say_after_the_end_and_a_spectator_never(rules: RuleSet, seed: int) -> None:
    playout = play_out(rules, Random(seed))
    assert not any(options(rules, playout.end.views[by]) for by in POSITIONS)
    assert not any(options(rules, moment.views[None]) for moment in playout.moments)
