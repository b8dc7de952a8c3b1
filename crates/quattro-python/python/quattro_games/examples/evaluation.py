"""Matches of a network against bots."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..vector import QuattroVectorEnv
from .network import Network


@dataclass(frozen=True)
class Score:
    """Of `games` games with `players` players, the network's share of first places and its mean result.

    A game that was won together with others is not counted as won. The mean result is from 1 to -1; 0 is as good as the
    bots.
    """

    players: int
    games: int
    won: float
    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The mean result is in here with a probability of 95 %."""
        return self.mean - 1.96 * self.error, self.mean + 1.96 * self.error

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.players} players: won {self.won:.1%}, mean {self.mean:+.3f} ({low:+.3f} to {high:+.3f})"


def evaluate(
    network: Network, game: str, players: int, memory: str, opponents: str = "apprentice", games: int = 400, seed: int = 0
) -> Score:
    """The network plays one seat and bots the others. Every seat is played as often, on the same deals."""
    results = [_results(network, game, players, memory, seat, opponents, games // players, seed) for seat in range(players)]
    result = np.concatenate(results)
    error = float(result.std(ddof=1) / len(result) ** 0.5)
    return Score(players, len(result), float((result == 1).mean()), float(result.mean()), error)


def _results(
    network: Network, game: str, players: int, memory: str, seat: int, opponents: str, games: int, seed: int
) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    env = QuattroVectorEnv(games, game, players, memory, seat, opponents)
    observation, _ = env.reset(seed=seed)
    results, is_open = np.zeros(games, np.float32), np.ones(games, np.bool_)
    # Each row's first game counts; the next one is played while others are still at their first.
    while is_open.any():
        actions = network.best(observation["observation"], observation["action_mask"])
        observation, rewards, over, _, _ = env.step(actions)
        ended = over & is_open
        results[ended] = rewards[ended]
        is_open &= ~over
    return results
