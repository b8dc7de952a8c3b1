"""PettingZoo: one agent after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from . import _engine
from ._checks import RENDER_MODES, checked_render_mode, next_seed, replaces_illegal
from .picture import rendered
from .spaces import Actions, observations


class QuattroAEC(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment. The reward comes at the end: from 1 for the first place to -1 for the last.

    An illegal action raises `ValueError`; with `on_illegal="random"` a random legal one is taken instead, for programs that
    ignore the mask.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "is_parallelizable": False, "name": "quattro-v0"}

    def __init__(
        self,
        game: str = "mamma-mia",
        players: int | None = None,
        memory: str = "log",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        on_illegal: str = "raise",
    ) -> None:
        super().__init__()
        checked_render_mode(render_mode)
        self._replaces_illegal = replaces_illegal(on_illegal)
        self.game = _engine.Game(game, players, 0, memory, options)
        self._setup = (game, self.game.player_count)
        self._memory, self._options = memory, options
        self.metadata = {**self.metadata, "name": _engine.version(game)}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup[1])]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng()
        observed = observations(self.game.observation_size, self.game.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: Actions(self.game.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = ""

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(_engine.checked_seed(seed))
        self.game = _engine.Game(*self._setup, next_seed(self._rng), self._memory, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat or 0]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        seat = self._numbers.get(agent)
        if seat is None:
            raise ValueError(f"nobody is called {agent!r}; there are {', '.join(self.possible_agents)}")
        game = self.game
        if game.seat == seat:
            mask = game.mask().view(np.int8)
        else:
            mask = np.zeros(game.actions, np.int8)
        return {"observation": game.observe(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self._decides()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        agent = self._decides()
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"{agent} is out of the game: the only valid action is None, not {action}")
            self._was_dead_step(None)
            return
        if action is None:
            raise ValueError(f"{agent} must act; None is only for agents that are out of the game")
        game = self.game
        if self._replaces_illegal and action not in game.legal():
            action = game.random()
        game.apply(action)
        seat = game.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        for agent, reward in zip(self.agents, game.returns()):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def step_among(self, actions: dict[str, int]) -> None:
        """Takes the action of the agent that decides; those of others are left alone."""
        agent = self._decides()
        if agent not in actions:
            raise ValueError(f"{agent} decides, but there is no action of theirs")
        self.step(actions[agent])

    def _decides(self) -> str:
        agent = self.agent_selection
        if agent not in self.agents:
            raise ValueError("no game is being played; call reset()")
        return agent

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions of the agent that decides."""
        return self.game.legal()

    def random_action(self) -> int:
        """A random legal action, chosen quickly."""
        return self.game.random()

    def render(self) -> Any:
        return rendered(self.game, self.game.seat, self.render_mode)

    def close(self) -> None:
        pass


def env(**settings: Any) -> QuattroAEC:
    """An AEC environment."""
    return QuattroAEC(**settings)
