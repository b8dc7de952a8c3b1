"""OpenSpiel's own tests."""

import copy
import pickle
import random

import numpy as np
import pyspiel
import pytest

from quattro_games import openspiel  # noqa: F401  registers the games

NAMES = ["quattro_mamma_mia", "quattro_sole_mio", "quattro_grande", "quattro_calcory"]


TABLES = [(name, players) for name in NAMES for players in range(2, pyspiel.load_game(name).get_type().max_num_players + 1)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulation(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_players_are_a_parameter() -> None:
    assert pyspiel.load_game("quattro_mamma_mia(players=5)").num_players() == 5


def played(name: str, moves: int) -> object:
    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(1)
    while not state.is_terminal() and moves > 0:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            assert sum(weights) == pytest.approx(1)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_games_and_states_are_pickled(name: str) -> None:
    for moves in (0, 25):
        state = played(name, moves)
        again = pickle.loads(pickle.dumps(state))
        assert again.history() == state.history() and str(again) == str(state)
        copied = copy.deepcopy(state)
        copied.apply_action(copied.legal_actions()[0])
        assert len(copied.history()) == len(state.history()) + 1
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())


@pytest.mark.parametrize("name", NAMES)
def test_observers(name: str) -> None:
    game, state = pyspiel.load_game(name), played(name, 30)
    for perfect_recall in (False, True):
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=perfect_recall))
        observer.set_from(state, 0)
        assert np.any(observer.tensor) and observer.tensor.size > 100
        assert observer.string_from(state, 0)
    copied = state.clone()
    assert copied.history() == state.history() and str(copied) == str(state)


def test_information_states_tell_players_apart() -> None:
    game, state = pyspiel.load_game("quattro_mamma_mia"), played("quattro_mamma_mia", 12)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert observer.string_from(state, 0) != observer.string_from(state, 1)
