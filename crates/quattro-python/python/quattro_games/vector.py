"""Gymnasium: many games at once in which one seat learns and bots sit at the others."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import _engine
from ._checks import next_seed
from .spaces import Actions, observations

_Observation = dict[str, np.ndarray[Any, Any]]


class QuattroVectorEnv(VectorEnv[_Observation, Any, Any]):
    """Games that are stepped together, without a Python object for each.

    A game that ends is dealt anew in the same step (`AutoresetMode.SAME_STEP`). Its last observation is not kept: nothing
    follows it, so its value is 0.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str = "mamma-mia",
        players: int | None = None,
        memory: str = "log",
        seat: int = 0,
        opponents: str | list[str] = "apprentice",
        threads: int = 1,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.num_envs, self.threads = num_envs, threads
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        self._solo = _engine.Solo(game, players, num_envs, 0, memory, seat, names, options)
        size, actions = self._solo.observation_size, self._solo.actions
        self.single_observation_space = observations(size, actions)
        self.single_action_space = Actions(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, size), np.uint8)
        self._masks = np.zeros((num_envs, actions), np.uint8)
        self._rewards = np.zeros(num_envs, np.float32)
        self._dones = np.zeros(num_envs, np.bool_)
        self._arrays = (self._observations, self._masks, self._rewards, self._dones)
        self._rng = np.random.default_rng()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Observation, dict[str, Any]]:
        if seed is not None:
            self._rng = np.random.default_rng(_engine.checked_seed(seed))
        self._solo.reseed(next_seed(self._rng))
        self._solo.begin(self._arrays)
        return self._observe(), {}

    def step(
        self, actions: Any
    ) -> tuple[_Observation, Any, Any, Any, dict[str, Any]]:
        numbers = np.ascontiguousarray(actions)
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"`actions` must be whole numbers, not {numbers.dtype}")
        self._solo.step(numbers.astype(np.int64, copy=False), self._arrays, self.threads)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observe(), self._rewards.copy(), self._dones.copy(), truncations, {}

    def random_actions(self) -> np.ndarray[Any, Any]:
        """A random legal action for each game."""
        # Never 0, so that what is legal is always above what is not.
        scores = (1 - self._rng.random(self._masks.shape, np.float32)) * self._masks
        chosen: np.ndarray[Any, Any] = scores.argmax(axis=1)
        return chosen

    def _observe(self) -> _Observation:
        return {"observation": self._observations.copy(), "action_mask": self._masks.view(np.int8).copy()}
