"""Games in which one network sits at every seat, and what its decisions were worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from .. import Batch
from .network import Network


@dataclass
class Decisions:
    """Decisions to learn from, one in each row."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    values: Tensor
    advantages: Tensor


class SelfPlay:
    """Many games with as many players, which go on from one call to the next."""

    def __init__(self, game: str, players: int, memory: str, games: int, seed: int) -> None:
        self.batch = Batch(game, games, players=players, memory=memory, seed=seed)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, network: Network, steps: int, trace: float) -> Decisions:
        """Takes `steps` decisions in every game. `trace` is the lambda of generalised advantage estimation."""
        batch, games = self.batch, self.batch.games
        observations = np.empty((steps, *batch.observations.shape), np.uint8)
        masks = np.empty((steps, *batch.masks.shape), np.uint8)
        actions = np.empty((steps, games), np.int64)
        log_probabilities, values = np.empty((2, steps, games), np.float32)
        seats = np.empty((steps, games), np.uint8)
        rewards = np.empty((steps, games, batch.players), np.float32)
        dones = np.empty((steps, games), np.bool_)
        for step in range(steps):
            observations[step], masks[step], seats[step] = batch.observations, batch.masks, batch.seats
            logits, value = network(torch.from_numpy(observations[step]), torch.from_numpy(masks[step]))
            chances = logits.log_softmax(-1)
            # The Gumbel trick: this maximum is a draw from the distribution. 0 would be drawn once in 16 million times.
            uniform = torch.rand_like(chances).clamp_min_(torch.finfo(torch.float32).tiny)
            action = (chances - uniform.log_().neg_().log_()).argmax(-1)
            values[step] = value.numpy()
            log_probabilities[step] = chances.gather(-1, action[:, None])[:, 0].numpy()
            actions[step] = action.numpy()
            batch.step(actions[step])
            rewards[step], dones[step] = batch.rewards, batch.dones
        advantages, is_known = estimated(values, rewards, dones, seats, trace)
        # Where there is no choice, there is nothing to learn.
        kept = is_known & (masks.sum(-1) > 1)
        columns = (observations, masks, actions, log_probabilities, values, advantages)
        return Decisions(*(torch.from_numpy(column[kept]) for column in columns))


def estimated(
    values: NDArray[np.float32],
    rewards: NDArray[np.float32],
    dones: NDArray[np.bool_],
    seats: NDArray[np.uint8],
    trace: float,
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """The advantage of each decision, and whether it is known: what follows the last decision of a seat is not.

    A decision leads to the next one of the same seat, whoever decides in between, or to the seat's result.
    """
    steps, games, players = rewards.shape
    advantages, is_known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    next_value, next_advantage = np.zeros((2, games, players), np.float32)
    is_next_known = np.zeros((games, players), np.bool_)
    rows = np.arange(games)
    for step in reversed(range(steps)):
        ended = dones[step]
        next_value[ended], next_advantage[ended], is_next_known[ended] = rewards[step][ended], 0, True
        own = (rows, seats[step])
        is_known[step] = is_next_known[own]
        gain = next_value[own] - values[step] + trace * next_advantage[own]
        advantages[step] = np.where(is_known[step], gain, 0)
        next_value[own], next_advantage[own], is_next_known[own] = values[step], advantages[step], True
    return advantages, is_known
