"""OpenSpiel: importing this module registers `quattro_mamma_mia`, `quattro_sole_mio`, `quattro_grande` and
`quattro_calcory` with `pyspiel`.

Cards are drawn one by one in chance nodes: first everybody's orders and the kitchen, later each new kitchen. An
information state is everything that a player was told and did; the tensor with perfect recall is the observation with
`memory="log"`, the one without recall that with `memory="none"`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import GAMES, _engine
from .results import values

# More decisions than games take; nothing depends on it but arrays that users size by it.
_LONGEST = 20_000
# Different cards of a pile: Calcory has 50.
_MOST_OUTCOMES = 50


def _type(name: str, players: tuple[int, int], usual: int) -> Any:
    return pyspiel.GameType(
        short_name="quattro_" + name.replace("-", "_"),
        long_name="Quattro " + name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual},
    )


class QuattroGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Quattro."""

    quattro_name: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        usual = _engine.players(self.quattro_name)[1] - 1
        self.players = int(given.get("players", usual))
        _engine.Game(self.quattro_name, self.players)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(_engine.action_names(self.quattro_name)),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.game_type, information, {"players": self.players})

    def new_initial_state(self) -> QuattroState:
        return QuattroState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> QuattroObserver:
        return QuattroObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class _Drawn:
    """A game whose cards are drawn, and all that was drawn and played: OpenSpiel stores states by pickling them."""

    def __init__(self, name: str, players: int, taken: list[int]) -> None:
        self.setup, self.taken = (name, players), list[int]()
        self.game = _engine.Game(name, players, 0, "log", None, True)
        for action in taken:
            self.take(action)

    def take(self, action: int) -> None:
        """Draws this, or plays it."""
        if self.game.draws():
            self.game.draw(action)
        else:
            self.game.apply(action)
        self.taken.append(action)

    def __reduce__(self) -> tuple[type[_Drawn], tuple[str, int, list[int]]]:
        return _Drawn, (*self.setup, self.taken)

    def __deepcopy__(self, memo: dict[int, Any]) -> _Drawn:
        copied = _Drawn.__new__(_Drawn)
        copied.setup, copied.game, copied.taken = self.setup, self.game.copy(), self.taken[:]
        return copied


class QuattroState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, with its draws."""

    def __init__(self, game: QuattroGame) -> None:
        super().__init__(game)
        self._drawn = _Drawn(game.quattro_name, game.players, [])

    @property
    def play(self) -> _engine.Game:
        """The game as `quattro_games` has it."""
        return self._drawn.game

    def current_player(self) -> int:
        if self.play.draws():
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.play.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draws = self.play.draws()
        cards = sum(count for _, count in draws)
        return [(outcome, count / cards) for outcome, count in draws]

    def _apply_action(self, action: int) -> None:
        self._drawn.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw:{action}"
        return self.play.notation(action) if player == self.play.seat else f"action:{action}"

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        places = self.play.places()
        return values(places) if places else [0.0] * self.play.player_count

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        if self.play.seat is None and not self.play.over:
            return f"drawing after {self.play.moves} moves: {self.play.draws()}"
        return self.play.text(None)


class QuattroObserver:
    """What a player knows, as a tensor and as text."""

    def __init__(self, game: QuattroGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._recall = bool(kind.perfect_recall)
        memory = "log" if self._recall else "none"
        self._length = sum(int(np.prod(shape)) for _, _, shape, _ in _engine.sections(game.quattro_name, memory))
        self.tensor = np.zeros(self._length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QuattroState, player: int) -> None:
        self.tensor.fill(0)
        if _is_dealt(state):
            # The sections of a longer memory follow those of a shorter one.
            self.tensor[:] = state.play.observe(player)[: self._length]

    def string_from(self, state: QuattroState, player: int) -> str:
        if not _is_dealt(state):
            return "the cards are being dealt"
        return state.play.history(player) if self._recall else state.play.view(player)


def _is_dealt(state: QuattroState) -> bool:
    return state.play.moves > 0 or not state.play.draws()


def _register(name: str) -> None:
    players = _engine.players(name)
    kind = _type(name, players, players[1] - 1)
    members = {"quattro_name": name, "game_type": kind, "__module__": __name__}
    # Pickling looks for the class by its name.
    globals()[kind.short_name] = type(kind.short_name, (QuattroGame,), members)
    pyspiel.register_game(kind, globals()[kind.short_name])


for _name in GAMES:
    _register(_name)
