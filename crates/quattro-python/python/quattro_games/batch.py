"""Thousands of games in one call."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _engine


class Batch:
    """Games that are played together: each call takes one decision in every game.

    The results are in `observations`, `masks`, `rewards`, `dones` and `seats`, which are written in place; hand in arrays
    of your own, or assign them later, to have them written there. A game that ends is dealt anew at once: `dones` is then
    true, `rewards` holds what the game was worth to each seat, and everything else belongs to the new game.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        players: int | None = None,
        seed: int = 0,
        memory: str = "log",
        threads: int = 1,
        options: dict[str, Any] | None = None,
        observations: NDArray[np.uint8] | None = None,
        masks: NDArray[np.uint8] | None = None,
        rewards: NDArray[np.float32] | None = None,
        dones: NDArray[np.bool_] | None = None,
        seats: NDArray[np.uint8] | None = None,
    ) -> None:
        self._batch = _engine.Batch(game, players, games, seed, memory, options)
        self.threads = threads
        size = self._batch.observation_size
        self.observations = np.zeros((games, size), np.uint8) if observations is None else observations
        self.masks = np.zeros((games, self.actions), np.uint8) if masks is None else masks
        self.rewards = np.zeros((games, self.players), np.float32) if rewards is None else rewards
        self.dones = np.zeros(games, np.bool_) if dones is None else dones
        self.seats = np.zeros(games, np.uint8) if seats is None else seats
        self.reset()

    @property
    def _outputs(self) -> _engine._Outputs:
        return self.observations, self.masks, self.rewards, self.dones

    @property
    def games(self) -> int:
        """How many games there are."""
        return self._batch.games

    @property
    def players(self) -> int:
        """How many seats each game has."""
        return self._batch.players

    @property
    def actions(self) -> int:
        """How many actions are numbered."""
        return self._batch.actions

    @property
    def bytes_per_game(self) -> int:
        """How much memory a game takes, without the arrays."""
        return self._batch.bytes_per_game

    def reset(self) -> None:
        """Deals all games anew from the seed."""
        self._batch.begin(self._outputs, self.seats, self.threads)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Takes an action in every game. If one is illegal, this raises `ValueError` and no game has changed."""
        self._batch.step(actions, self._outputs, self.seats, self.threads)

    def step_random(self) -> None:
        """Takes a random legal action in every game."""
        self._batch.step_at_random(self._outputs, self.seats, self.threads)

    def random_actions(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A random legal action for every game."""
        actions = np.empty(self.games, np.int64) if out is None else out
        self._batch.choose_at_random(self.masks, actions)
        return actions
