"""The environment: `skat_v0.env(preset="isko")`, one deal an episode, three agents that act in turn."""

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from vorhand.core.cards import CARDS
from vorhand.core.errors import SkatError
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import DealResult
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.core.view.view import View
from vorhand.presets import load_preset
from vorhand.rl.actions import ACTIONS, IllegalAction, offered_numbers
from vorhand.rl.episode import Episode, after, episode_begun, list_points, offered, turn
from vorhand.rl.observation import SIZE, Numbers, highest, observation
from vorhand.rl.picture import picture

Rewards = Literal["list_points", "lead"]
"""What an agent gets at the end: its list points of the deal, or these less the mean of the two others'."""

RenderMode = Literal["ansi", "human"]
"""Whether the table is given as text, or written to standard output."""

RENDER_MODES: Final[tuple[RenderMode, ...]] = ("ansi", "human")

ILLEGAL_REWARD: Final = -1000.0
"""More than all but the most reckless games can cost."""

AGENTS: Final = {f"player_{position.index}": position for position in POSITIONS}
"""The agents, forehand first."""

Observation = dict[str, Numbers]


class UnknownChoice(SkatError, ValueError):
    """A kind of rewards, or a way to render, that there is not."""

    def __init__(self, name: str, given: object, known: Iterable[str]) -> None:
        super().__init__(f"no {name} {given!r}; there are {', '.join(known)}")


def env(
    preset: str = "isko", *, illegal_reward: float = ILLEGAL_REWARD, **arguments: Any
) -> "AECEnv[str, Any, Any]":
    """What `raw_env` makes, in the wrappers that all games of PettingZoo have.

    An action that the mask forbids ends the episode: who did it gets `illegal_reward`, the others nothing.
    """
    judged = TerminateIllegalWrapper(raw_env(preset, **arguments), illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(judged))


def raw_env(
    preset: str = "isko",
    *,
    settings: Mapping[str, Any] | None = None,
    ramsch_round: bool = False,
    bock: bool = False,
    early_endings: bool = False,
    rewards: Rewards = "list_points",
    render_mode: RenderMode | None = None,
) -> "SkatEnv":
    """An environment over a preset with single options changed, such as `{"kontra.who": "any_defender"}`.

    `ramsch_round` and `bock` say to which rounds the deal belongs. With `early_endings` agents may claim,
    concede, lay a hand open or give the game away, and are asked about it. An action that the mask forbids is
    refused with `IllegalAction`, and nothing happens. Raises `RuleSetError` for an unknown preset or option,
    `UnknownChoice` for rewards and render modes that there are not.
    """
    if rewards not in _REWARDS:
        raise UnknownChoice("rewards", rewards, _REWARDS)
    if render_mode not in (None, *RENDER_MODES):
        raise UnknownChoice("render mode", render_mode, RENDER_MODES)
    rules = with_settings(load_preset(preset), settings or {})
    rounds = {"ramsch_round": ramsch_round, "bock": bock}
    return SkatEnv(rules, rounds, early_endings=early_endings, rewards=rewards, render_mode=render_mode)


class SkatEnv(AECEnv[str, Any, Any]):
    """One deal of Skat in the manner of PettingZoo's games with turns.

    An observation is `{"observation": ..., "action_mask": ...}`, both of whole numbers; for who is not asked
    the mask is 0 everywhere. Rewards come at the end. The same seed gives the same deals.
    """

    def __init__(
        self,
        rules: RuleSet,
        rounds: Mapping[str, bool],
        *,
        early_endings: bool,
        rewards: Rewards,
        render_mode: RenderMode | None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.metadata = {"name": "skat_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = render_mode
        self.rules = rules
        self.possible_agents = list(AGENTS)
        self._rounds = rounds
        self._early_endings = early_endings
        self._reward = _REWARDS[rewards]
        self._random, _ = seeding.np_random()
        self._offered: tuple[int, ...] = ()
        self._observation_spaces = {agent: _observation_space() for agent in AGENTS}
        self._action_spaces = {agent: Discrete(len(ACTIONS)) for agent in AGENTS}

    def observation_space(self, agent: str) -> Dict:
        """The space of the agent's observations, the same object every time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of the agent's actions, the same object every time."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal new cards; with a `seed` the cards, and those of all deals after them, follow from it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        cards = tuple(CARDS[index] for index in self._random.permutation(len(CARDS)))
        self.resume(episode_begun(self.rules, cards, early_endings=self._early_endings, **self._rounds))

    def resume(self, episode: Episode) -> None:
        """Go on from an episode, such as one that was kept: it is a value and never changes."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on(episode)

    def observe(self, agent: str) -> Observation:
        """What the agent sees now, and what it may do."""
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = np.zeros(len(ACTIONS), dtype=np.int8)
        if asked:
            mask[list(self._offered)] = 1
        chosen = self._episode.chosen if asked else ()
        shown = observation(self._episode.rules, self.view(agent), chosen)
        return {"observation": shown, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do what the agent that is asked does.

        Raises `IllegalAction`; nothing has happened then.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in self._offered:
            raise IllegalAction(self._refusal(agent, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on(after(self._episode, AGENTS[agent], ACTIONS[int(action)]))

    def view(self, agent: str) -> View:
        """What the agent sees, as computer players get it."""
        return self._episode.view(AGENTS[agent])

    @property
    def episode(self) -> Episode:
        """The deal as it stands now, with all its cards; no agent may look into it."""
        return self._episode

    @property
    def result(self) -> DealResult | None:
        """What came of the deal; None while it runs."""
        return self._episode.table.outcome()

    def render(self) -> str | None:
        """The table with all cards open: as text in the mode `ansi`, on standard output in `human`."""
        if self.render_mode == "human":
            sys.stdout.write(f"{picture(self._episode)}\n")
        return picture(self._episode) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: nothing is held open."""

    def _go_on(self, episode: Episode) -> None:
        self._episode = episode
        asked = turn(episode)
        if asked is None:
            self._end(episode)
        else:
            self.agent_selection = _agent(asked)
            self._offered = offered_numbers(episode.rules, offered(episode, asked), episode.chosen)

    def _end(self, episode: Episode) -> None:
        self._offered = ()
        self.agent_selection = self.agents[0]
        self.terminations = dict.fromkeys(self.agents, True)
        points = list_points(episode)
        for agent, position in AGENTS.items():
            self.rewards[agent] = self._reward(points, position)
        self._accumulate_rewards()

    def _refusal(self, agent: str, action: int | None) -> str:
        meant = ACTIONS[int(action)] if action is not None and 0 <= action < len(ACTIONS) else "nothing"
        allowed = ", ".join(f"{number} {ACTIONS[number]}" for number in self._offered)
        return f"{agent} may not do {action} ({meant}); allowed: {allowed}"


def _observation_space() -> Dict:
    mask = Box(0, 1, (len(ACTIONS),), np.int8)
    return Dict({"observation": Box(np.zeros(SIZE, np.int8), highest(), dtype=np.int8), "action_mask": mask})


def _agent(position: Position) -> str:
    return f"player_{position.index}"


def _points(points: tuple[int, int, int], position: Position) -> float:
    return float(points[position.index])


def _lead(points: tuple[int, int, int], position: Position) -> float:
    own = points[position.index]
    return own - (sum(points) - own) / 2


_REWARDS: Final[dict[str, Callable[[tuple[int, int, int], Position], float]]] = {
    "list_points": _points,
    "lead": _lead,
}
