"""Batches: what is written, and what is refused."""

import numpy as np
import pytest

import quattro_games
from quattro_games import Batch


@pytest.mark.parametrize("game", quattro_games.GAMES)
@pytest.mark.parametrize("memory", ["none", "last", "log"])
def test_games_end_and_begin_anew(game: str, memory: str) -> None:
    batch = Batch(game, 32, memory=memory, seed=5)
    ended = 0
    for _ in range(600):
        assert batch.masks.any(axis=1).all()
        batch.step_random()
        ended += int(batch.dones.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert (batch.rewards.any(axis=1) <= batch.dones).all()
    assert ended > 0
    assert batch.bytes_per_game < 4096


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    one, other = Batch("sole-mio", 64, seed=3), Batch("sole-mio", 64, seed=3, threads=2)
    for _ in range(200):
        actions = one.random_actions()
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all() and (one.masks == other.masks).all()
    assert (Batch("sole-mio", 64, seed=4).observations != Batch("sole-mio", 64, seed=3).observations).any()


def test_arrays_of_the_caller_are_written_in_place() -> None:
    size = Batch("calcory", 1).observations.shape[1]
    observations = np.full((8, size), 77, np.uint8)
    batch = Batch("calcory", 8, observations=observations)
    assert batch.observations is observations
    assert not (observations == 77).any()


def test_a_row_is_what_the_single_game_says() -> None:
    batch = Batch("grande", 16, memory="log", seed=9)
    names = quattro_games.action_names("grande")
    assert batch.masks.shape == (16, len(names))
    for _ in range(50):
        batch.step(batch.random_actions())
    assert batch.observations.shape[1] == quattro_games.Game("grande", 4).observation_size


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"game": "chess"}, ValueError, "no game is called `chess`"),
        ({"players": 9}, ValueError, "MM-4"),
        ({"players": 2.5}, TypeError, "whole number"),
        ({"games": 0}, ValueError, "`games` is from 1 to .*, not 0"),
        ({"threads": 0}, ValueError, "`threads` is from 1 to .*, not 0"),
        ({"seed": -1}, ValueError, "from 0 to"),
        ({"seed": 2**64}, ValueError, "from 0 to"),
        ({"seed": "a"}, TypeError, "whole number"),
        ({"memory": "some"}, ValueError, '"none", "last" or "log"'),
        ({"options": {"rounds": 7}}, ValueError, "MM-9"),
        ({"options": {"round": 1}}, ValueError, "unknown field"),
        ({"masks": np.zeros((4, 88), np.int8)}, TypeError, "`masks` must be a NumPy array of uint8, not an array of int8"),
        ({"masks": np.zeros((4, 87), np.uint8)}, ValueError, r"shape \[4, 87\] instead of \[4, 88\]"),
        ({"masks": np.zeros((88, 4), np.uint8).T}, ValueError, "not contiguous"),
        ({"dones": np.zeros(4, np.uint8)}, TypeError, "array of bool"),
        ({"seats": [0, 0, 0, 0]}, TypeError, "`seats` must be a NumPy array"),
    ],
)
def test_what_is_wrong_is_named(settings: dict, error: type, words: str) -> None:
    given = {"game": "mamma-mia", "games": 4, **settings}
    with pytest.raises(error, match=words):
        Batch(given.pop("game"), given.pop("games"), **given)


def test_illegal_actions_change_nothing_and_say_where() -> None:
    batch = Batch("mamma-mia", 3, seed=1)
    before = batch.observations.copy()
    actions = batch.random_actions()
    for bad, words in [(-1, "game 1: action -1"), (88, "from 0 to 87"), (2, r"game 1: action 2 \(draw:kitchen\) is illegal: MM-10")]:
        tried = actions.copy()
        tried[1] = bad
        with pytest.raises(ValueError, match=words):
            batch.step(tried)
        assert (batch.observations == before).all()
    with pytest.raises(TypeError, match="array of int64, not an array of int32"):
        batch.step(actions.astype(np.int32))
    with pytest.raises(ValueError, match=r"`actions` has the shape \[2\] instead of \[3\]"):
        batch.step(actions[:2].copy())
    batch.step(actions)
    assert (batch.observations != before).any()
