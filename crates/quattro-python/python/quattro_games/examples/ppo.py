"""Self-play with PPO: one small network learns at all seats, and is measured against bots.

    python -m quattro_games.examples.ppo                    # a few minutes on one core; beats `apprentice` in Mamma Mia!
    python -m quattro_games.examples.ppo --help

The folder `--out` holds the network, the figures, and what it takes to go on: the same command continues where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from .. import GAMES
from .evaluation import Score, evaluate
from .network import Network
from .plot import Curve, draw
from .selfplay import Decisions, SelfPlay


@dataclass(frozen=True)
class Settings:
    """What a training run depends on, and nothing else."""

    game: str = field(default="mamma-mia", metadata={"help": "the game", "choices": GAMES})
    players: tuple[int, ...] = field(default=(2, 4), metadata={"help": "numbers of players, each with games of its own"})
    memory: str = field(default="log", metadata={"help": "the memory dial", "choices": ("none", "last", "log")})
    decisions: int = field(default=4_000_000, metadata={"help": "decisions in all"})
    seed: int = field(default=1, metadata={"help": "of the deals, the network and the exploration"})
    opponent: str = field(default="apprentice", metadata={"help": "the bot to be measured against"})
    measured: int = field(default=8, metadata={"help": "measurements during training"})
    matches: int = field(default=1_000, metadata={"help": "games of each measurement and number of players"})
    games: int = field(default=128, metadata={"help": "games at once for each number of players"})
    steps: int = field(default=128, metadata={"help": "decisions in each game between two updates"})
    hidden: int = field(default=256, metadata={"help": "units of each of two layers"})
    rate: float = field(default=7e-4, metadata={"help": "learning rate, falling to 0"})
    epochs: int = field(default=3, metadata={"help": "times that each decision is learnt from"})
    portion: int = field(default=2048, metadata={"help": "decisions in each gradient step"})
    trace: float = field(default=0.95, metadata={"help": "lambda of generalised advantage estimation"})
    clip: float = field(default=0.2, metadata={"help": "how far an update may move a probability"})
    entropy: float = field(default=0.01, metadata={"help": "weight of exploration"})


class Training:
    """A run, from its first update or from where it stopped."""

    def __init__(self, settings: Settings, out: Path) -> None:
        self.settings, self.out = settings, out
        self.figures: list[dict[str, Any]] = []
        self.done, self.seconds = 0, 0.0
        torch.manual_seed(settings.seed)
        sample = SelfPlay(settings.game, settings.players[0], settings.memory, settings.games, settings.seed).batch
        self.network = Network(sample.observations.shape[1], sample.actions, settings.hidden)
        self.network.scale_like(sample)
        self.optimiser = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5)
        if self._checkpoint.exists():
            self._go_on()
        # Games are not kept in the checkpoint: those after it are dealt from a seed of their own.
        self.tables = [
            SelfPlay(settings.game, players, settings.memory, settings.games, settings.seed + 1000 * self.done + players)
            for players in settings.players
        ]

    @property
    def _checkpoint(self) -> Path:
        return self.out / "checkpoint.pt"

    def _go_on(self) -> None:
        kept = torch.load(self._checkpoint, weights_only=True)
        if kept["settings"] != _plain(self.settings):
            raise SystemExit(f"{self.out} holds a run with other settings; choose another folder with --out")
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        torch.set_rng_state(kept["random"])
        self.done, self.seconds, self.figures = kept["done"], kept["seconds"], kept["figures"]

    def _keep(self) -> None:
        self.out.mkdir(parents=True, exist_ok=True)
        state = {
            "settings": _plain(self.settings),
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "random": torch.get_rng_state(),
            "done": self.done,
            "seconds": self.seconds,
            "figures": self.figures,
        }
        fresh = self._checkpoint.with_suffix(".new")
        torch.save(state, fresh)
        fresh.replace(self._checkpoint)
        (self.out / "figures.json").write_text(json.dumps({"settings": _plain(self.settings), "figures": self.figures}, indent=1))

    @property
    def tables_at_once(self) -> int:
        """How many batches of games are played for an update."""
        return len(self.tables)

    @property
    def decisions_each(self) -> int:
        """How many decisions are taken for an update."""
        return self.settings.steps * self.settings.games * self.tables_at_once

    @property
    def updates(self) -> int:
        """How many updates there are."""
        return max(1, self.settings.decisions // self.decisions_each)

    def _play(self) -> list[Decisions]:
        settings = self.settings
        return [table.play(self.network, settings.steps, settings.trace) for table in self.tables]

    def run(self) -> list[dict[str, Any]]:
        """Trains to the end. Returns the figures of all measurements."""
        updates = self.updates
        while self.done < updates:
            begun = time.process_time()
            self._update()
            self.done += 1
            self.seconds += time.process_time() - begun
            _progress(self.done, updates, self.seconds)
            if self.done * self.settings.measured // updates > (self.done - 1) * self.settings.measured // updates:
                self._measure()
                self._keep()
        return self.figures

    def _measure(self) -> None:
        settings = self.settings
        scores = [
            # These deals are not those of the training: their seed is made of this one in another way.
            evaluate(self.network, settings.game, players, settings.memory, settings.opponent, settings.matches, 7)
            for players in settings.players
        ]
        decisions = self.done * self.decisions_each
        self.figures.append({"decisions": decisions, "cpu_seconds": round(self.seconds), "scores": [asdict(score) for score in scores]})
        report(decisions, self.seconds, scores)

    def _update(self) -> None:
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * (1 - self.done / self.updates)
        parts = self._play()
        columns = [torch.cat([getattr(part, column.name) for part in parts]) for column in fields(Decisions)]
        learn(self.network, self.optimiser, Decisions(*columns), settings)


def learn(network: Network, optimiser: torch.optim.Optimizer, decisions: Decisions, settings: Settings) -> None:
    """Makes good decisions likelier, a little, and values truer."""
    advantages = decisions.advantages
    results = decisions.values + advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(advantages)).split(settings.portion):
            logits, values = network(decisions.observations[rows], decisions.masks[rows])
            chances = logits.log_softmax(-1)
            chosen = chances.gather(-1, decisions.actions[rows, None])[:, 0]
            ratio = (chosen - decisions.log_probabilities[rows]).exp()
            loss = (
                clipped(ratio, advantages[rows], settings.clip)
                + 0.5 * nn.functional.mse_loss(values, results[rows])
                - settings.entropy * entropy(chances)
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def clipped(ratio: Tensor, advantages: Tensor, clip: float) -> Tensor:
    """PPO's loss: an advantage counts only while the probability is near that at which it was measured."""
    return -torch.min(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages).mean()


def entropy(chances: Tensor) -> Tensor:
    """The mean entropy of distributions given as logarithms."""
    return -(chances.exp() * chances.clamp_min(-1e9)).sum(-1).mean()


def report(decisions: int, seconds: float, scores: list[Score]) -> None:
    """One line for each measurement."""
    lines = "; ".join(str(score) for score in scores)
    print(f"\r{decisions:>12,} decisions, {seconds / 60:.0f} CPU minutes: {lines}", flush=True)


def _progress(done: int, updates: int, seconds: float) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // updates
        left = seconds / done * (updates - done) / 60
        bar = "#" * filled + "-" * (30 - filled)
        print(f"\r[{bar}] {done}/{updates}, {left:.0f} CPU minutes left ", end="", file=sys.stderr, flush=True)


def _plain(settings: Settings) -> dict[str, Any]:
    return {**asdict(settings), "players": list(settings.players)}


def parser(defaults: Settings, description: str | None) -> argparse.ArgumentParser:
    """An option for each setting."""
    options = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    for setting in fields(Settings):
        default = getattr(defaults, setting.name)
        several = isinstance(default, tuple)
        options.add_argument(
            f"--{setting.name}",
            type=type(default[0] if several else default),
            default=default,
            nargs="+" if several else None,
            choices=setting.metadata.get("choices"),
            help=f"{setting.metadata['help']} (default: {default})",
        )
    options.add_argument("--threads", type=int, default=2, help="threads of PyTorch (default: 2)")
    options.add_argument("--out", type=Path, help="the folder of the run")
    return options


def settings_of(given: argparse.Namespace) -> Settings:
    """The settings among the options."""
    chosen = {setting.name: getattr(given, setting.name) for setting in fields(Settings)}
    return Settings(**{**chosen, "players": tuple(chosen["players"])})


def main() -> None:
    given = parser(Settings(), __doc__).parse_args()
    settings = settings_of(given)
    torch.set_num_threads(given.threads)
    out = given.out or Path("runs") / f"{settings.game}-{settings.memory}-{settings.seed}"
    figures = Training(settings, out).run()
    curves = [Curve.of_runs(f"{players} players", [figures], players) for players in settings.players]
    draw(out / "curve.svg", f"{settings.game}: mean result against {settings.opponent}", curves)


if __name__ == "__main__":
    main()
