"""Ray on a local cluster of two workers."""

import random

import pytest

ray = pytest.importorskip("ray")

from quattro_games.rllib import QuattroMultiAgent, arena


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR")
    yield
    ray.shutdown()


def test_an_arena_is_the_same_on_any_cluster() -> None:
    results = arena("mamma-mia", ["cook", "random"], games=40, seed=1, share=7)
    assert results == arena("mamma-mia", ["cook", "random"], games=40, seed=1, share=40)
    assert results["cook"] > results["random"]


def test_an_environment_plays_a_game() -> None:
    env = QuattroMultiAgent({"game": "calcory", "players": 3})
    observations, _ = env.reset(seed=1)
    over = {"__all__": False}
    while not over["__all__"]:
        ((agent, observation),) = observations.items()
        legal = observation["action_mask"].nonzero()[0]
        observations, rewards, over, _, _ = env.step({agent: random.Random(1).choice(list(legal))})
    assert sum(rewards.values()) == pytest.approx(0)
