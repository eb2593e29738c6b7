"""The environment as PettingZoo wants it, and its rewards, under every preset."""

import copy
import pickle
import sys
from collections import Counter
from importlib import import_module
from random import Random
from typing import Any
from unittest import mock

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.env_logger import EnvLogger

from tests.unit.rl.playing import KONTRA_RULES, RAMSCH_RULES, asked, do, finish, is_over, play
from vorhand.core.cards import card_set, cards_text
from vorhand.core.commands import (
    Concede,
    DeclareGame,
    DeclareGrandHand,
    DeclineGrandHand,
    Hold,
    Pass,
    PickUpSkat,
    PushSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.errors import RuleSetError
from vorhand.core.phases.types import Playing
from vorhand.core.result import DealResult, GameResult, PassedInResult, RamschResult, RedealtResult
from vorhand.core.rules.valuation import Ending
from vorhand.extras import MissingExtra
from vorhand.presets import load_preset, preset_names
from vorhand.rl import skat_v0
from vorhand.rl.actions import ACTIONS, Choose, IllegalAction, NameValue
from vorhand.rl.skat_v0 import Observation, SkatEnv, UnknownChoice

PRESETS = pytest.mark.parametrize("preset", preset_names())

VARIANTS: tuple[dict[str, Any], ...] = (
    {"preset": "xskat_pub", "ramsch_round": True},
    {"preset": "xskat_pub", "bock": True, "early_endings": True},
    {"preset": "isko", "settings": RAMSCH_RULES, "ramsch_round": True},
    {"preset": "isko_list", "settings": KONTRA_RULES, "early_endings": True},
    {"preset": "isko_list", "settings": {"list.seats": 4}},
)

# PettingZoo's test says this of all environments with masks but its own; and who is not asked has no actions.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@PRESETS
def test_the_environment_passes_the_test_of_the_interface(preset: str) -> None:
    api_test(skat_v0.env(preset, render_mode="ansi"), num_cycles=120)  # type: ignore[no-untyped-call]


@PRESETS
def test_the_same_seed_gives_the_same_episode(preset: str) -> None:
    seed_test(lambda: skat_v0.env(preset), num_cycles=120)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("arguments", VARIANTS, ids=str)
def test_other_rounds_rules_and_tables_pass_too(arguments: dict[str, Any]) -> None:
    api_test(skat_v0.env(**arguments), num_cycles=120)  # type: ignore[no-untyped-call]
    seed_test(lambda: skat_v0.env(**arguments), num_cycles=120)  # type: ignore[no-untyped-call]


def test_the_render_modes_are_kept() -> None:
    render_test(skat_v0.env)  # type: ignore[arg-type]


def test_seeds_decide_the_cards_of_the_next_deals_too() -> None:
    def hands(seed: int) -> list[int]:
        env = skat_v0.raw_env()
        env.reset(seed=seed)
        first = env.view("player_0").hand
        env.reset()
        return [first, env.view("player_0").hand]

    assert hands(1) == hands(1)
    assert len({*hands(1), *hands(2)}) == 4


def test_every_card_is_dealt_once() -> None:
    env = skat_v0.raw_env()
    env.reset(seed=5)
    hands = [env.view(agent).hand for agent in env.possible_agents]
    assert [hand.bit_count() for hand in hands] == [10, 10, 10]
    assert (hands[0] | hands[1] | hands[2]).bit_count() == 30


def played(env: SkatEnv, seed: int, *, quiet: float = 0.2) -> dict[str, float]:
    env.reset(seed=seed)
    finish(env, Random(seed), quiet=quiet)
    return env.rewards


def settled(preset: str, result: DealResult | None) -> list[float]:
    """List points of forehand, middlehand and rearhand, worked out by hand."""
    fabian = load_preset(preset).list.scoring == "seeger_fabian"
    if isinstance(result, RamschResult):
        return [float(score) for score in result.settlement.scores]
    if not isinstance(result, GameResult):
        return [0.0, 0.0, 0.0]
    won = result.settlement.won
    points = [0.0 if won or not fabian else 40.0] * 3
    points[result.declarer.index] = result.settlement.score + ((50 if won else -50) if fabian else 0)
    return points


@PRESETS
@pytest.mark.parametrize("early_endings", [False, True], ids=["to the last card", "early endings"])
def test_rewards_are_the_settled_result(preset: str, early_endings: bool) -> None:
    env = skat_v0.raw_env(preset, early_endings=early_endings)
    kinds = Counter[type]()
    for seed in range(40):
        assert [*played(env, seed, quiet=0.6).values()] == settled(preset, env.result)
        kinds[type(env.result)] += 1
    assert kinds[GameResult] > 5
    assert len(kinds) > 1, "deals without a declarer are among them"


def test_a_lead_is_measured_against_the_two_others() -> None:
    points, lead = skat_v0.raw_env("isko_list"), skat_v0.raw_env("isko_list", rewards="lead")
    for seed in range(30):
        own = played(points, seed)
        ahead = played(lead, seed)
        assert sum(ahead.values()) == 0
        assert ahead["player_1"] == own["player_1"] - (own["player_0"] + own["player_2"]) / 2


def test_bock_doubles() -> None:
    plain, doubled = skat_v0.raw_env(), skat_v0.raw_env(bock=True)
    for seed in range(10):
        assert [2 * reward for reward in played(plain, seed).values()] == [*played(doubled, seed).values()]


@pytest.mark.parametrize(
    ("preset", "kind"),
    [("isko", PassedInResult), ("altenburg_1937", RedealtResult), ("pub_pl", RamschResult)],
)
def test_when_all_pass_the_deal_goes_as_the_rules_say(preset: str, kind: type) -> None:
    env = skat_v0.raw_env(preset)
    env.reset(seed=1)
    do(env, Pass(), Pass(), Pass())
    finish(env, Random(1))
    assert isinstance(env.result, kind)


def test_rewards_come_at_the_end_and_agents_leave_one_by_one() -> None:
    env = skat_v0.raw_env("isko_list")
    env.reset(seed=3)
    for _ in play(env, Random(3), quiet=0):
        assert [*env.rewards.values()] == [0, 0, 0]
        assert env.result is None
    rewards = dict(env.rewards)
    assert any(rewards.values())
    for agent in ("player_0", "player_1", "player_2"):
        assert env.agent_selection == agent
        assert env.last()[1] == rewards[agent]
        env.step(None)
    assert env.agents == []


def test_what_the_mask_forbids_is_refused_and_nothing_happens() -> None:
    env = skat_v0.raw_env()
    env.reset(seed=1)
    before = env.observe("player_1")
    with pytest.raises(IllegalAction, match=r"^player_1 may not do 3 \(PlayCard.*; allowed: 64 NameValue"):
        env.step(3)
    with pytest.raises(IllegalAction, match=r"^player_1 may not do None \(nothing\)"):
        env.step(None)
    assert np.array_equal(before["action_mask"], env.observe("player_1")["action_mask"])
    assert env.agent_selection == "player_1"


def test_a_number_that_is_no_action_is_refused() -> None:
    env = skat_v0.raw_env()
    env.reset(seed=1)
    for number in (-1, len(ACTIONS)):
        with pytest.raises(IllegalAction, match=rf"^player_1 may not do {number} \(nothing\)"):
            env.step(number)


def shown(env: "AECEnv[str, Any, Any]") -> Observation:
    """What the agent that is asked sees."""
    observation: Observation = env.last()[0] or {}
    return observation


@PRESETS
def test_in_the_usual_wrappers_what_the_mask_forbids_ends_the_episode(preset: str) -> None:
    env = skat_v0.env(preset, illegal_reward=-77)
    env.reset(seed=1)
    agent = env.agent_selection
    forbidden = int((shown(env)["action_mask"] == 0).nonzero()[0][0])
    with mock.patch.object(EnvLogger, "warn_on_illegal_move") as warned:
        env.step(forbidden)
    assert warned.called
    assert env.rewards == {"player_0": 0, "player_1": 0, "player_2": 0, agent: -77}
    for left in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert not shown(env)["action_mask"].any()
        assert (reward, terminated, truncated) == (-77 if left == agent else 0, True, True)
        env.step(None)
    assert env.agents == []
    assert env.unwrapped.result is None  # type: ignore[attr-defined]
    env.reset(seed=1)
    assert shown(env)["action_mask"].any()


def test_in_the_usual_wrappers_a_number_that_is_no_action_is_a_mistake() -> None:
    env = skat_v0.env()
    env.reset(seed=1)
    for action in (len(ACTIONS), -1, None):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownChoice, match=r"^no rewards 'points'; there are list_points, lead$"):
        skat_v0.env(rewards="points")
    with pytest.raises(UnknownChoice, match=r"^no render mode 'rgb_array'; there are ansi, human$"):
        skat_v0.env(render_mode="rgb_array")


def test_an_environment_does_not_start_without_its_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "vorhand.rl")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match="'rl'"):
        import_module("vorhand.rl")


def twice(env: SkatEnv) -> tuple[SkatEnv, SkatEnv]:
    """Two copies of an environment in the middle of a deal."""
    return copy.deepcopy(env), pickle.loads(pickle.dumps(env))  # noqa: S301


def ended(env: SkatEnv) -> tuple[object, ...]:
    """What comes of the deal, and the first hand of the next."""
    finish(env, Random(5))
    came = (env.rewards, env.result)
    env.reset()
    return (*came, env.view("player_0").hand)


@PRESETS
def test_copies_go_on_alike_and_apart(preset: str) -> None:
    env = skat_v0.env(preset)
    env.reset(seed=2)
    for _ in range(6):
        env.step(int(shown(env)["action_mask"].nonzero()[0][0]))
    before = shown(env)["observation"].copy()
    copied, pickled = (ended(one) for one in twice(env.unwrapped))  # type: ignore[arg-type]
    assert copied == pickled
    assert np.array_equal(shown(env)["observation"], before)


def test_an_environment_goes_on_from_an_episode_that_was_kept() -> None:
    env = skat_v0.raw_env("isko_list")
    env.reset(seed=3)
    kept = env.episode
    finish(env, Random(3))
    first, over = dict(env.rewards), env.episode
    env.resume(kept)
    assert env.agents == env.possible_agents
    assert not is_over(env)
    finish(env, Random(3))
    assert env.rewards == first
    other = skat_v0.raw_env()
    other.resume(over)
    assert is_over(other)
    assert other.last()[1] == first["player_0"]


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(RuleSetError, match="no preset 'skat'"):
        skat_v0.env("skat")
    with pytest.raises(RuleSetError, match="unknown option"):
        skat_v0.env(settings={"kontra.whom": "nobody"})


def test_in_a_ramsch_round_grand_hand_is_asked_for() -> None:
    env = skat_v0.raw_env("xskat_pub", ramsch_round=True)
    env.reset(seed=1)
    assert asked(env).allowed == (DeclareGrandHand(), DeclineGrandHand())
    do(env, DeclareGrandHand())
    finish(env, Random(1))
    assert isinstance(env.result, GameResult)
    assert env.result.contract.game is GameType.GRAND


def test_two_cards_are_chosen_one_after_the_other() -> None:
    env = skat_v0.raw_env()
    env.reset(seed=1)
    do(env, NameValue(0), Hold(), Pass(), Pass(), PickUpSkat())
    first, second = (action for action in asked(env).allowed[:2] if isinstance(action, Choose))
    do(env, first)
    assert first not in asked(env).allowed
    assert len(asked(env).allowed) == 11
    do(env, second)
    assert env.view("player_0").skat == card_set([first.card, second.card])
    assert all(isinstance(action, DeclareGame) for action in asked(env).allowed)


def test_without_early_endings_nobody_may_give_up() -> None:
    for early, found in ((False, False), (True, True)):
        env = skat_v0.raw_env(early_endings=early)
        env.reset(seed=1)
        allowed = {action for question in play(env, Random(4), quiet=0) for action in question.allowed}
        assert (Concede() in allowed) is found


def test_with_early_endings_games_end_in_every_way() -> None:
    env = skat_v0.raw_env("isko", settings=KONTRA_RULES, early_endings=True)
    ways = set()
    for seed in range(150):
        played(env, seed, quiet=0)
        assert isinstance(env.result, GameResult)
        ways.add(env.result.achievement.ended)
    assert ways == set(Ending)


def test_the_picture_shows_hands_and_who_is_asked() -> None:
    env = skat_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    hands = [cards_text(env.view(agent).hand) for agent in env.agents]
    assert env.render() == (
        f"Auction\n  forehand   {hands[0]}\n> middlehand {hands[1]}\n  rearhand   {hands[2]}"
    )


def test_the_picture_is_written_for_people_and_not_made_for_nobody(
    capsys: pytest.CaptureFixture[str],
) -> None:
    drawn = []
    for mode in ("ansi", "human", None):
        env = skat_v0.raw_env(render_mode=mode)
        env.reset(seed=1)
        drawn.append(env.render())
    assert drawn[1:] == [None, None]
    assert capsys.readouterr().out == f"{drawn[0]}\n"


def test_the_picture_shows_game_and_tricks() -> None:
    env = skat_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    do(env, NameValue(0), Hold(), Pass(), Pass(), PickUpSkat())
    for _ in range(2):
        do(env, asked(env).allowed[0])
    do(env, DeclareGame(GameType.GRAND))
    for _ in range(4):
        do(env, asked(env).allowed[0])
    playing = env.view("player_0").phase
    assert isinstance(playing, Playing)
    (trick,), (on_table,) = playing.tricks, playing.trick
    lines = str(env.render()).splitlines()
    assert lines[:2] == ["Playing", "forehand plays grand, bid 18"]
    assert lines[5:] == [
        f"trick 1: forehand led {' '.join(card.value for card in trick.cards)}, {trick.winner.value} took it",
        f"on the table: {on_table.value}",
    ]


def test_the_picture_of_a_ramsch_names_nobody() -> None:
    env = skat_v0.raw_env("pub_pl", render_mode="ansi")
    env.reset(seed=1)
    do(env, Pass(), Pass(), Pass(), PushSkat(), PushSkat(), PushSkat())
    assert str(env.render()).splitlines()[:2] == ["Playing", "ramsch"]
