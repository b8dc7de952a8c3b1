"""Ray: an RLlib environment, and an arena that runs on a cluster."""

from __future__ import annotations

from typing import Any

import ray
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from . import _engine
from .aec import QuattroAEC
from .results import values


class QuattroMultiAgent(MultiAgentEnv):  # type: ignore[misc]
    """A game for RLlib: each step asks the one agent that decides."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        self._env = QuattroAEC(**dict(config or {}))
        self.possible_agents = list(self._env.possible_agents)
        self.agents = list(self.possible_agents)
        self.observation_spaces = {agent: self._env.observation_space(agent) for agent in self.agents}
        self.action_spaces = {agent: self._env.action_space(agent) for agent in self.agents}

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self._env.reset(seed)
        return self._decides(), {}

    def step(self, action_dict: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        self._env.step_among(action_dict)
        if self._env.game.over:
            observations = {agent: self._env.observe(agent) for agent in self.possible_agents}
            over = {**dict.fromkeys(self.possible_agents, True), "__all__": True}
            truncated = {**dict.fromkeys(self.possible_agents, False), "__all__": False}
            return observations, dict(self._env.rewards), over, truncated, {}
        return self._decides(), {self._env.agent_selection: 0.0}, {"__all__": False}, {"__all__": False}, {}

    def _decides(self) -> dict[str, Any]:
        agent = self._env.agent_selection
        return {agent: self._env.observe(agent)}


def arena(game: str, bots: list[str], games: int, seed: int = 0, share: int = 50) -> dict[str, float]:
    """Bots play `games` games on the cluster that Ray is connected to. Returns each bot's mean result, from 1 to -1.

    The bots change chairs from game to game; the same seed gives the same results on any cluster.
    """
    for name, number in (("games", games), ("share", share)):
        if number < 1:
            raise ValueError(f"`{name}` is at least 1, not {number}")
    # The engine says what is wrong with the game or the number of bots.
    _engine.Game(game, len(bots))
    starts = range(0, games, share)
    parts = ray.get([_play.remote(game, bots, seed, start, min(share, games - start)) for start in starts])
    totals = {name: 0.0 for name in bots}
    counts = {name: 0 for name in bots}
    for part in parts:
        for name, value in part:
            totals[name] += value
            counts[name] += 1
    return {name: totals[name] / counts[name] for name in totals}


@ray.remote  # type: ignore[untyped-decorator]
def _play(game: str, bots: list[str], seed: int, start: int, games: int) -> list[tuple[str, float]]:
    results: list[tuple[str, float]] = []
    for number in range(start, start + games):
        turn = number % len(bots)
        seated = bots[turn:] + bots[:turn]
        places, _ = _engine.bots_play(game, seated, seed, number)
        results += zip(seated, values(places))
    return results
