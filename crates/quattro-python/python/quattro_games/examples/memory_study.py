"""What is memory worth? The same network learns the same game with each position of the memory dial.

    python -m quattro_games.examples.memory_study           # writes study.json, study-2.svg, study-4.svg
    python -m quattro_games.examples.memory_study --help

The network has no memory of its own, so the difference between two curves is what their observations hold.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from .plot import Curve, draw
from .ppo import Settings, Training, parser, settings_of

MEMORIES = ("none", "last", "log")
STUDY = Settings(measured=4)

Runs = dict[str, list[list[dict[str, Any]]]]


def trained(settings: Settings, out: Path) -> list[dict[str, Any]]:
    """The figures of one run, which goes on where it stopped, or was finished before."""
    print(f"memory={settings.memory}, seed {settings.seed}")
    return Training(settings, out / f"{settings.memory}-{settings.seed}").run()


def compare(runs: Runs, settings: Settings, out: Path) -> None:
    """Writes the figures and a picture for each number of players."""
    (out / "study.json").write_text(json.dumps(runs, indent=1))
    for players in settings.players:
        curves = [Curve.of_runs(f'memory="{memory}"', done, players) for memory, done in runs.items()]
        draw(out / f"study-{players}.svg", f"{settings.game}, {players} players: mean result against {settings.opponent}", curves)
        for curve in curves:
            print(f"{players} players, {curve.name}: {curve.mean[-1]:+.3f} ± {curve.error[-1]:.3f}", flush=True)


def main() -> None:
    options = parser(STUDY, __doc__)
    options.add_argument("--seeds", type=int, default=3, help="runs for each memory (default: 3)")
    options.add_argument("--memories", nargs="+", choices=MEMORIES, default=MEMORIES, help="what to compare (default: all)")
    given = options.parse_args()
    settings, out = settings_of(given), given.out or Path("runs") / "memory-study"
    torch.set_num_threads(given.threads)
    runs: Runs = {memory: [] for memory in given.memories}
    # Every memory has one run before any has two, so that a study that is cut short still compares.
    for seed in range(settings.seed, settings.seed + given.seeds):
        for memory, done in runs.items():
            done.append(trained(replace(settings, memory=memory, seed=seed), out))
        compare(runs, settings, out)


if __name__ == "__main__":
    main()
