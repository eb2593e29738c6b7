"""Episodes for the tests: questions as actions instead of numbers, and agents that do anything allowed."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from vorhand.core.commands import Decline, Pass
from vorhand.core.positions import Position
from vorhand.rl.actions import ACTIONS, NUMBERS, Action
from vorhand.rl.skat_v0 import AGENTS, SkatEnv

MOST_STEPS = 600

RAMSCH_RULES = {
    "auction.all_pass": "ramsch",
    "ramsch.pushing": True,
    "ramsch.klopfen": True,
    "ramsch.announced_jungfrau": True,
}
REVOLUTION_RULES = {"revolution.enabled": True, "kontra.who": "any_defender", "kontra.supra": True}
KONTRA_RULES = {
    "kontra.who": "any_defender",
    "kontra.until": "second_trick",
    "kontra.supra": True,
    "kontra.hirsch": True,
    "schenken.enabled": True,
    "spitze.levels": 2,
    "announcements.without_hand": True,
    "announcements.ouvert_needs_schwarz": False,
}


class Asked(NamedTuple):
    """A question that is put to an agent, and what the mask allows."""

    position: Position
    allowed: tuple[Action, ...]


def asked(env: SkatEnv) -> Asked:
    """Who is asked now."""
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    return Asked(AGENTS[agent], tuple(ACTIONS[number] for number in mask.nonzero()[0]))


def is_over(env: SkatEnv) -> bool:
    """Whether the deal has ended."""
    return all(env.terminations.values())


def do(env: SkatEnv, *actions: Action) -> None:
    """These actions, each of whoever is asked then."""
    for action in actions:
        env.step(NUMBERS[action])


def play(env: SkatEnv, chance: Random, *, quiet: float = 0.2) -> Iterator[Asked]:
    """Play a dealt episode to its end; every question is given before it is answered.

    `quiet` is how often who may pass or decline does so; else anything allowed is done.
    """
    for _ in range(MOST_STEPS):
        if is_over(env):
            return
        question = asked(env)
        yield question
        silent = [action for action in question.allowed if isinstance(action, Pass | Decline)]
        do(env, silent[0] if silent and chance.random() < quiet else chance.choice(question.allowed))
    raise AssertionError("an episode that does not end")


def finish(env: SkatEnv, chance: Random, *, quiet: float = 0.2) -> None:
    """Play a dealt episode to its end."""
    for _ in play(env, chance, quiet=quiet):
        pass
