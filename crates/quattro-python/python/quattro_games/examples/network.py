"""A small network: what to do, and how the game will end."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from .. import Batch


class Network(nn.Module):  # type: ignore[misc]
    """From the bytes of an observation to a logit for each action and the expected result, from 1 to -1."""

    def __init__(self, observation: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(observation))
        self.register_buffer("scale", torch.ones(observation))
        self.body = nn.Sequential(_linear(observation, hidden), nn.ReLU(), _linear(hidden, hidden), nn.ReLU())
        self.policy = _linear(hidden, actions, gain=0.01)
        self.value = _linear(hidden, 1, gain=1.0)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, minus infinity for illegal actions, and values."""
        numbers = ((observations.float() - self.mean) * self.scale).clamp_(-5, 5)
        features = self.body(numbers)
        logits = self.policy(features).masked_fill(masks == 0, -torch.inf)
        return logits, self.value(features).squeeze(-1)

    def scale_like(self, batch: Batch, steps: int = 200) -> None:
        """Scales observations by what random games look like."""
        rows = []
        for _ in range(steps):
            batch.step_random()
            rows.append(batch.observations[::8].copy())
        seen = torch.from_numpy(np.concatenate(rows)).float()
        self.mean.copy_(seen.mean(0))
        self.scale.copy_(1 / seen.std(0).clamp_min(0.1))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def best(self, observations: NDArray[np.uint8], masks: NDArray[Any]) -> NDArray[np.int64]:
        """The likeliest action in every row."""
        logits, _ = self(torch.from_numpy(observations), torch.from_numpy(masks))
        chosen: NDArray[np.int64] = logits.argmax(-1).numpy()
        return chosen


def _linear(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer
