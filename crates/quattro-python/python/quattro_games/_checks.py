"""Checks of what users hand in, and defaults that the environments share."""

from __future__ import annotations

import numpy as np

RENDER_MODES = ("ansi", "human", "rgb_array")


def checked_render_mode(mode: str | None) -> None:
    """Refuses a mode that no environment has."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"`render_mode` is one of {', '.join(RENDER_MODES)}, not {mode!r}")


def replaces_illegal(on_illegal: str) -> bool:
    """Whether an illegal action is replaced, not refused."""
    if on_illegal not in ("raise", "random"):
        raise ValueError(f'`on_illegal` is "raise" or "random", not {on_illegal!r}')
    return on_illegal == "random"


def next_seed(rng: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(rng.integers(0, 2**63))
