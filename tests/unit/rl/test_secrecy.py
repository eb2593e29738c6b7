"""Cards that an agent cannot see change nothing in what it is shown."""

from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.properties.twins import twin_log
from tests.unit.rl.playing import KONTRA_RULES, RAMSCH_RULES, REVOLUTION_RULES, play
from vorhand.core.phases.types import Setting
from vorhand.presets import preset_names
from vorhand.rl import skat_v0
from vorhand.rl.skat_v0 import AGENTS, SkatEnv
from vorhand.service.table import deal_resumed

RULES: tuple[dict[str, Any], ...] = (
    *({"preset": name} for name in preset_names()),
    {"preset": "xskat_pub", "ramsch_round": True},
    {"settings": RAMSCH_RULES},
    {"settings": REVOLUTION_RULES},
    {"settings": KONTRA_RULES, "early_endings": True},
)


@pytest.mark.parametrize("arguments", RULES, ids=str)
def test_twins_are_shown_the_same(arguments: dict[str, Any]) -> None:
    env, twin = skat_v0.raw_env(**arguments), skat_v0.raw_env(**arguments)
    chance = Random(str(arguments))
    setting = Setting(ramsch_round=arguments.get("ramsch_round", False))
    compared = told_apart = 0
    for seed in range(12):
        env.reset(seed=seed)
        twin.reset()
        for number, _ in enumerate(play(env, chance, quiet=0.3)):
            for agent in AGENTS if number % 4 == 0 else ():
                if exchanged(twin, env, setting, agent, chance):
                    compared += 1
                    check_same(env, twin, agent)
                    told_apart += any(not is_same(env, twin, other) for other in AGENTS)
    assert compared > 100
    assert told_apart > compared / 2, "somebody else holds the cards that were exchanged"


def exchanged(twin: SkatEnv, env: SkatEnv, setting: Setting, agent: str, chance: Random) -> bool:
    """Whether there is a twin of the deal for the agent; `twin` then stands there."""
    episode = env.episode
    running = episode.table.on_table
    log = twin_log(chance, env.rules, setting, running.log, AGENTS[agent])
    table = deal_resumed(episode.table, running.seating, setting, running.seed, log)
    if table.on_table.deal == running.deal:
        return False
    twin.resume(msgspec.structs.replace(episode, table=table))
    return True


def check_same(env: SkatEnv, twin: SkatEnv, agent: str) -> None:
    assert twin.agent_selection == env.agent_selection
    assert (twin.rewards, twin.infos) == (env.rewards, env.infos)
    assert is_same(env, twin, agent)


def is_same(env: SkatEnv, twin: SkatEnv, agent: str) -> bool:
    mine, theirs = env.observe(agent), twin.observe(agent)
    return all(np.array_equal(mine[part], theirs[part]) for part in ("observation", "action_mask"))
