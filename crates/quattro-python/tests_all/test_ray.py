"""Ray on a local cluster of two workers."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
import torch

from quattro_games.examples.cluster import ClusterTraining
from quattro_games.examples.ppo import Settings
from quattro_games.rllib import QuattroMultiAgent, arena

# More threads would wait for each other when the machine has other work.
torch.set_num_threads(1)


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR")
    yield
    ray.shutdown()


def test_an_arena_is_the_same_on_any_cluster() -> None:
    results = arena("mamma-mia", ["cook", "random"], games=40, seed=1, share=7)
    assert results == arena("mamma-mia", ["cook", "random"], games=40, seed=1, share=40)
    assert results["cook"] > results["random"]


def test_an_arena_needs_games_and_bots() -> None:
    right = {"game": "mamma-mia", "bots": ["cook", "random"], "games": 2}
    for wrong, words in [({"games": 0}, "`games`"), ({"share": 0}, "`share`"), ({"bots": []}, "MM-4")]:
        with pytest.raises(ValueError, match=words):
            arena(**right | wrong)


def test_an_environment_plays_a_game() -> None:
    env = QuattroMultiAgent({"game": "calcory", "players": 3})
    observations, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="decides, but there is no action"):
        env.step({})
    over = {"__all__": False}
    while not over["__all__"]:
        ((agent, observation),) = observations.items()
        legal = observation["action_mask"].nonzero()[0]
        observations, rewards, over, _, _ = env.step({agent: random.Random(1).choice(list(legal))})
    assert sum(rewards.values()) == pytest.approx(0)


def test_rllib_accepts_the_environment() -> None:
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    check_multiagent_environments(QuattroMultiAgent({"game": "mamma-mia", "on_illegal": "random"}))


def test_an_algorithm_of_rllib_trains() -> None:
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.connectors.env_to_module import FlattenObservations

    # RLlib's own network knows no masks.
    settings = {"game": "calcory", "players": 2, "on_illegal": "random"}
    config = PPOConfig().environment(QuattroMultiAgent, env_config=settings)
    config.env_runners(
        num_env_runners=1, env_to_module_connector=lambda env, spaces, device: FlattenObservations(multi_agent=True)
    )
    config.multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, episode, **_: "all")
    config.training(train_batch_size_per_learner=400, minibatch_size=128, num_epochs=1)
    algorithm = config.build_algo()
    try:
        played = algorithm.train()["env_runners"]
    finally:
        algorithm.stop()
    assert played["num_env_steps_sampled"] >= 400 and played["num_episodes"] >= 1
    assert played["episode_return_mean"] == pytest.approx(0)


def test_a_training_is_played_by_two_workers(tmp_path: Path) -> None:
    settings = Settings(decisions=2048, games=8, steps=32, hidden=32, measured=1, matches=8, epochs=1)
    (figure,) = ClusterTraining(settings, tmp_path, workers=2).run()
    assert figure["decisions"] == 2048 and [score["games"] for score in figure["scores"]] == [8, 8]
