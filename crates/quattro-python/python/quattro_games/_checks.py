"""Checks of what users hand in, and defaults that the environments share."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from . import _engine


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


def checked_seed(seed: Any) -> int:
    """A seed from 0 to 2**64 - 1."""
    if isinstance(seed, (bool, np.bool_)) or not isinstance(seed, (int, np.integer)):
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    if not 0 <= int(seed) < 2**64:
        raise ValueError(f"a seed is from 0 to 2**64 - 1, not {seed}")
    return int(seed)


def checked_players(game: str, players: int | None) -> int:
    """The number of players: 4 (Calcory: 3) unless given."""
    fewest, most = _engine.players(game)
    if players is None:
        return most - 1
    if isinstance(players, bool) or not isinstance(players, (int, np.integer)):
        raise TypeError(f"`players` is a whole number, not {players!r}")
    if not fewest <= players <= most:
        raise ValueError(f"{game} is for {fewest} to {most} players, not {players}")
    return int(players)


def options_json(options: dict[str, Any] | None) -> str | None:
    """The host's choices as the engine reads them."""
    return None if options is None else json.dumps(options)


def next_seed(rng: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(rng.integers(0, 2**63))
