"""Gymnasium's own tests, and what its environments refuse."""

import gymnasium
import numpy as np
import pytest

from gymnasium.utils.env_checker import check_env

import quattro_games
from quattro_games.gym import QuattroEnv, register
from quattro_games.vector import QuattroVectorEnv


@pytest.mark.parametrize("game", quattro_games.GAMES)
def test_check_env(game: str) -> None:
    for players in range(2, quattro_games.players(game)[1] + 1):
        # The checker samples actions without a mask. It needs a registered environment to check the pictures.
        settings = {"players": players, "seat": players - 1, "opponents": "random", "on_illegal": "random"}
        register()
        env = gymnasium.make(f"quattro/{game}-v0", render_mode="rgb_array", **settings)
        check_env(env.unwrapped)
    for mode in ("ansi", "rgb_array"):
        env = QuattroEnv(game=game, opponents=["cook", "random"], render_mode=mode)
        env.reset(seed=1)
        assert env.render() is not None


def test_made_by_name(recwarn: pytest.WarningsRecorder) -> None:
    register()
    register()
    assert not recwarn.list
    env = gymnasium.make("quattro/calcory-v0", opponents="random", seat=1)
    observation, _ = env.reset(seed=3)
    over, total = False, 0.0
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, _, _ = env.step(action)
        total += float(reward)
    assert -1 <= total <= 1


def test_many_made_by_name() -> None:
    register()
    env = gymnasium.make_vec("quattro/calcory-v0", num_envs=3, opponents="random")
    assert isinstance(env.unwrapped, QuattroVectorEnv)
    observation, _ = env.reset(seed=3)
    assert observation["action_mask"].shape == (3, 61)
    each = gymnasium.make_vec("quattro/calcory-v0", num_envs=3, vectorization_mode="sync", opponents="random")
    observation, _ = each.reset(seed=3)
    assert observation["action_mask"].shape == (3, 61)


@pytest.mark.parametrize("game", quattro_games.GAMES)
def test_vector(game: str) -> None:
    env = QuattroVectorEnv(6, game=game, opponents=["random", "apprentice"], threads=2)
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space
    ended = 0
    while ended < 6:
        observation, rewards, over, truncated, _ = env.step(env.random_actions())
        assert observation["action_mask"].any(axis=1).all() and not truncated.any()
        assert (rewards[~over] == 0).all()
        ended += int(over.sum())
    first, _ = env.reset(seed=1)
    second, _ = env.reset(seed=1)
    assert all((first[key] == second[key]).all() for key in first)


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="there is no seat 4"):
        QuattroEnv(seat=4)
    with pytest.raises(ValueError, match="not a bot"):
        QuattroEnv(opponents="genius")
    env = QuattroEnv(opponents="random")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="means nothing|illegal"):
        env.step(87)
    vector = QuattroVectorEnv(2, opponents="random")
    with pytest.raises(ValueError, match="have not begun"):
        vector.step(np.zeros(2, np.int64))
    vector.reset(seed=1)
    with pytest.raises(ValueError, match="game 0"):
        vector.step(np.full(2, 87))
    with pytest.raises(ValueError, match="shape"):
        vector.step(np.zeros(3, np.int64))
    with pytest.raises(TypeError, match="whole numbers"):
        vector.step(np.zeros(2, np.float32))
