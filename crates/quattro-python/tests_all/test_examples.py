"""The programs that learn, each for a moment."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from quattro_games.examples.evaluation import evaluate
from quattro_games.examples.ppo import Settings, Training
from quattro_games.examples.selfplay import estimated

# More threads would wait for each other when the machine has other work.
torch.set_num_threads(1)
SMALL = Settings(players=(2, 3), decisions=4096, games=16, steps=32, hidden=32, measured=2, matches=12, epochs=1)


def run(module: str, *options: str) -> None:
    subprocess.run([sys.executable, "-m", f"quattro_games.examples.{module}", *options], check=True)


@pytest.mark.parametrize("memory", ["none", "log"])
def test_a_training_goes_on_where_it_stopped(tmp_path: Path, memory: str) -> None:
    settings = replace(SMALL, memory=memory)
    figures = Training(settings, tmp_path).run()
    assert [len(figure["scores"]) for figure in figures] == [2, 2]
    assert Training(settings, tmp_path).run() == figures
    with pytest.raises(SystemExit, match="other settings"):
        Training(replace(settings, seed=5), tmp_path)


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    def learnt(name: str) -> list[torch.Tensor]:
        training = Training(SMALL, tmp_path / name)
        training.run()
        return list(training.network.parameters())

    assert all(torch.equal(one, other) for one, other in zip(learnt("one"), learnt("other")))


def test_results_reach_the_last_decision_of_every_seat() -> None:
    # One game: seats 0, 1, 0 decide, then it ends, and seat 1 begins another one that is not over.
    seats, dones = np.array([[0], [1], [0], [1]], np.uint8), np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1, -1]
    values = np.array([[0.5], [0.25], [0.75], [0.1]], np.float32)
    advantages, is_known = estimated(values, rewards, dones, seats, trace=0.5)
    assert is_known[:, 0].tolist() == [True, True, True, False]
    assert advantages[:, 0] == pytest.approx([0.25 + 0.5 * 0.25, -1.25, 0.25, 0])


def test_a_score_counts_every_game(tmp_path: Path) -> None:
    score = evaluate(Training(SMALL, tmp_path).network, "mamma-mia", 3, "log", games=12)
    low, high = score.interval
    assert score.games == 12 and -1 <= score.mean <= 1 and low <= score.mean <= high


def test_programs_run_with_one_command(tmp_path: Path) -> None:
    small = "--decisions 1024 --games 8 --steps 32 --hidden 16 --measured 1 --matches 8 --threads 1".split()
    run("ppo", *small, "--game", "calcory", "--players", "2", "--out", str(tmp_path / "run"))
    assert (tmp_path / "run" / "curve.svg").read_text().endswith("</svg>\n")
    run("memory_study", *small, "--seeds", "2", "--out", str(tmp_path / "study"))
    study = json.loads((tmp_path / "study" / "study.json").read_text())
    assert {memory: len(runs) for memory, runs in study.items()} == {"none": 2, "last": 2, "log": 2}
    for players in (2, 4):
        assert (tmp_path / "study" / f"study-{players}.svg").read_text().count("<polyline") == 3
