"""What is observed, and what can be done, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete


class Actions(Discrete[np.int64]):
    """`Discrete`, with a quicker choice among legal actions. The same seed draws the same actions as there."""

    def __init__(self, count: int, seed: int | np.random.Generator | None = None) -> None:
        super().__init__(count, seed)
        self._shape_of_masks = (count,)

    def sample(
        self, mask: np.ndarray[Any, Any] | None = None, probability: np.ndarray[Any, Any] | None = None
    ) -> np.int64:
        if isinstance(mask, np.ndarray) and probability is None:
            legal = mask.nonzero()[0]
            is_mask = mask.dtype == np.int8 and mask.shape == self._shape_of_masks
            # Whatever is not a mask with something legal is left to `Discrete`, which says what is wrong with it.
            if is_mask and 0 < len(legal) == mask.tobytes().count(1):
                chosen: np.int64 = legal[self.np_random.integers(len(legal))]
                return chosen
        return super().sample(mask, probability)


def observations(size: int, actions: int) -> Dict:
    """The bytes of an observation, and the mask of the legal actions."""
    mask = Box(0, 1, (actions,), np.int8)
    return Dict({"observation": Box(0, 255, (size,), np.uint8), "action_mask": mask})
