"""PettingZoo's own tests, and what its environments refuse."""

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import quattro_games
from quattro_games.aec import QuattroAEC
from quattro_games.parallel import QuattroParallel


@pytest.mark.parametrize("game", quattro_games.GAMES)
def test_aec(game: str) -> None:
    api_test(QuattroAEC(game=game), num_cycles=300)
    seed_test(lambda: QuattroAEC(game=game), num_cycles=50)
    for mode in ("ansi", "rgb_array"):
        env = QuattroAEC(game=game, render_mode=mode)
        env.reset(seed=1)
        assert env.render() is not None


@pytest.mark.parametrize("game", quattro_games.GAMES)
def test_parallel(game: str) -> None:
    parallel_api_test(QuattroParallel(game=game), num_cycles=300)
    # This test samples actions without a mask.
    parallel_seed_test(lambda: QuattroParallel(game=game, on_illegal="random"), num_cycles=50)


def test_render() -> None:
    render_test(lambda render_mode=None: QuattroAEC(render_mode=render_mode))


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
    with pytest.raises(ValueError, match="decides, but there is no action"):
        parallel.step({})
