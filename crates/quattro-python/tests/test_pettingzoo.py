"""PettingZoo's own tests, and what its environments refuse."""

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import quattro_games
from quattro_games.aec import QuattroAEC
from quattro_games.parallel import QuattroParallel


TABLES = [(game, players) for game in quattro_games.GAMES for players in range(2, quattro_games.players(game)[1] + 1)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_aec(game: str, players: int) -> None:
    api_test(QuattroAEC(game=game, players=players), num_cycles=300)
    seed_test(lambda: QuattroAEC(game=game, players=players), num_cycles=50)


@pytest.mark.parametrize("game", quattro_games.GAMES)
def test_pictures_are_rendered(game: str) -> None:
    render_test(lambda render_mode=None: QuattroAEC(game, render_mode=render_mode))
    for mode in ("ansi", "rgb_array"):
        env = QuattroAEC(game=game, render_mode=mode)
        env.reset(seed=1)
        assert env.render() is not None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_parallel(game: str, players: int) -> None:
    parallel_api_test(QuattroParallel(game=game, players=players), num_cycles=300)
    # This test samples actions without a mask.
    parallel_seed_test(lambda: QuattroParallel(game=game, players=players, on_illegal="random"), num_cycles=50)


def test_a_whole_game_and_dead_agents() -> None:
    env = QuattroAEC(game="mamma-mia", players=3)
    env.reset(seed=4)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            rewards[agent] = reward
            with pytest.raises(ValueError, match="out of the game"):
                env.step(0)
            env.step(None)
        else:
            assert observation["action_mask"].sum() == len(env.legal_actions())
            with pytest.raises(ValueError, match="must act"):
                env.step(None)
            env.step(env.random_action())
    assert len(rewards) == 3 and sum(rewards.values()) == pytest.approx(0)


def test_what_is_wrong_is_named() -> None:
    env = QuattroAEC()
    for seed, error in [(-1, ValueError), ("x", TypeError), (1.5, TypeError), (2**64, ValueError)]:
        with pytest.raises(error, match="seed"):
            env.reset(seed=seed)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="nobody is called 'seat_9'"):
        env.observe("seat_9")
    with pytest.raises(ValueError, match="illegal"):
        env.step(2)
    with pytest.raises(ValueError, match="render_mode"):
        QuattroAEC(render_mode="film")
    parallel = QuattroParallel()
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="seat_. decides, but there is no action"):
        parallel.step({})


def test_masked_samples_are_those_of_gymnasium() -> None:
    ours, theirs = QuattroAEC().action_space("seat_0"), Discrete(88)
    assert ours == theirs
    ours.seed(5), theirs.seed(5)
    chance = np.random.default_rng(1)
    for _ in range(200):
        mask = chance.integers(0, 2, 88).astype(np.int8)
        drawn = ours.sample(mask)
        assert drawn == theirs.sample(mask) and mask[drawn] == 1 and drawn.dtype == np.int64
    assert ours.sample() == theirs.sample()
    assert ours.sample(np.zeros(88, np.int8)) == 0
    for wrong in (np.full(88, 2, np.int8), np.ones(87, np.int8), np.ones(88), [1] * 88):
        with pytest.raises(AssertionError, match="mask"):
            ours.sample(wrong)
