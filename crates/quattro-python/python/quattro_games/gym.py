"""Gymnasium: one seat learns, bots sit at the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from . import GAMES, _engine
from ._checks import RENDER_MODES, checked_render_mode, next_seed, replaces_illegal
from .picture import rendered
from .spaces import Actions, observations

_Observation = dict[str, np.ndarray[Any, Any]]


class QuattroEnv(gymnasium.Env[_Observation, Any]):
    """A game for one learner. `opponents` are bots, repeated to fill the other seats: `cook`, `chef@200` and so on.

    An illegal action raises `ValueError`; with `on_illegal="random"` a random legal one is taken instead, for programs that
    ignore the mask.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 4}

    def __init__(
        self,
        game: str = "mamma-mia",
        players: int | None = None,
        memory: str = "log",
        seat: int = 0,
        opponents: str | list[str] = "apprentice",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        on_illegal: str = "raise",
    ) -> None:
        self._replaces_illegal = replaces_illegal(on_illegal)
        checked_render_mode(render_mode)
        self.render_mode = render_mode
        self.game = _engine.Game(game, players, 0, memory, options)
        self._setup = (game, self.game.player_count)
        self._memory, self._options = memory, options
        self._opponents = [opponents] if isinstance(opponents, str) else list(opponents)
        if not self._opponents:
            raise ValueError("at least one opponent is needed")
        # The engine says what is wrong with a seat.
        self.game.observe(seat)
        self._seat = seat
        self._has_begun = False
        self._bots: dict[int, _engine.Bot] = {}
        self._seat_bots(0)
        self.observation_space: gymnasium.Space[Any] = observations(self.game.observation_size, self.game.actions)
        self.action_space = Actions(self.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Observation, dict[str, Any]]:
        super().reset(seed=None if seed is None else _engine.checked_seed(seed))
        self._has_begun = True
        while True:
            number = next_seed(self.np_random)
            self.game = _engine.Game(*self._setup, number, self._memory, self._options)
            self._seat_bots(number)
            self._bots_move()
            if not self.game.over:
                return self._observe(), {}

    def step(self, action: Any) -> tuple[_Observation, float, bool, bool, dict[str, Any]]:
        if not self._has_begun or self.game.over:
            raise ValueError("the game is over or has not begun; call reset()")
        if self._replaces_illegal and action not in self.game.legal():
            action = self.game.random()
        self.game.apply(action)
        self._bots_move()
        over = self.game.over
        reward = self.game.returns()[self._seat] if over else 0.0
        return self._observe(), float(reward), over, False, {}

    def _seat_bots(self, seed: int) -> None:
        others = [seat for seat in range(self._setup[1]) if seat != self._seat]
        names = (self._opponents[index % len(self._opponents)] for index in range(len(others)))
        self._bots = {seat: self.game.bot(seat, name, seed + seat) for seat, name in zip(others, names)}

    def _bots_move(self) -> None:
        while (seat := self.game.seat) is not None and seat != self._seat:
            self.game.apply(self._bots[seat].choose(self.game))

    def _observe(self) -> _Observation:
        return {"observation": self.game.observe(self._seat), "action_mask": self.game.mask().view(np.int8)}

    def render(self) -> Any:
        return rendered(self.game, self._seat, self.render_mode)


def register() -> None:
    """Makes `gymnasium.make("quattro/mamma-mia-v0")`, `make_vec` and the other games' names work."""
    for game in GAMES:
        if _engine.version(game) in gymnasium.registry:
            continue
        gymnasium.register(
            _engine.version(game),
            entry_point="quattro_games.gym:QuattroEnv",
            vector_entry_point="quattro_games.vector:QuattroVectorEnv",
            kwargs={"game": game},
        )
