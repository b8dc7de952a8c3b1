"""PettingZoo: all agents at once. Only the seat that decides is listened to."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from ._checks import RENDER_MODES
from .aec import QuattroAEC

_Observations = dict[str, dict[str, np.ndarray[Any, Any]]]


class QuattroParallel(ParallelEnv):  # type: ignore[misc]
    """A game as a parallel environment: of the actions of all agents, that of the agent that decides is taken.

    The mask of everybody else is all 0.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "name": "quattro-v0"}

    def __init__(self, **settings: Any) -> None:
        self._env = QuattroAEC(**settings)
        self.metadata = self._env.metadata
        self.render_mode = self._env.render_mode
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Observations, dict[str, dict[str, Any]]]:
        self._env.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        _Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        if not self.agents:
            raise ValueError("no game is being played; call reset()")
        self._env.step_among(actions)
        rewards, over = dict(self._env.rewards), dict(self._env.terminations)
        observations = self._observations()
        agents, self.agents = self.agents, [] if self._env.game.over else self.agents
        return observations, rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _observations(self) -> _Observations:
        return {agent: self._env.observe(agent) for agent in self.agents}

    def render(self) -> Any:
        return self._env.render()

    def close(self) -> None:
        pass


def parallel_env(**settings: Any) -> QuattroParallel:
    """A parallel environment."""
    return QuattroParallel(**settings)
