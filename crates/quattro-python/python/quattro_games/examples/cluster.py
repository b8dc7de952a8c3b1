"""The same training with games that are played all over a Ray cluster.

    python -m quattro_games.examples.cluster --address auto --workers 16      # on an existing cluster
    python -m quattro_games.examples.cluster                                  # two workers on this machine

Workers play with the newest network and send back their decisions; one process learns from them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ray
import torch

from .network import Network
from .ppo import Settings, Training, parser, settings_of
from .selfplay import Decisions, SelfPlay


class Worker:
    """Plays games of its own, with one thread."""

    def __init__(self, settings: Settings, players: int, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self._settings = settings
        self._table = SelfPlay(settings.game, players, settings.memory, settings.games, seed)
        batch = self._table.batch
        self._network = Network(batch.observations.shape[1], batch.actions, settings.hidden)

    def play(self, state: dict[str, Any]) -> Decisions:
        """Takes its next decisions with this network."""
        self._network.load_state_dict(state)
        decisions: Decisions = self._table.play(self._network, self._settings.steps, self._settings.trace)
        return decisions


class ClusterTraining(Training):
    """A training whose decisions come from workers. More workers make each update larger, not more frequent."""

    def __init__(self, settings: Settings, out: Path, workers: int) -> None:
        super().__init__(settings, out)
        seed = settings.seed + 1000 * self.done
        seats = [settings.players[number % len(settings.players)] for number in range(workers)]
        remote = ray.remote(Worker)
        self._workers = [remote.remote(settings, players, seed + number) for number, players in enumerate(seats)]

    def _play(self) -> list[Decisions]:
        state = ray.put(self.network.state_dict())
        played: list[Decisions] = ray.get([worker.play.remote(state) for worker in self._workers])
        return played

    @property
    def tables_at_once(self) -> int:
        return len(self._workers)


def main() -> None:
    options = parser(Settings(), __doc__)
    options.add_argument("--address", help="of the cluster: auto, or ray://host:port (default: this machine alone)")
    options.add_argument("--workers", type=int, default=2, help="processes that play (default: 2)")
    given = options.parse_args()
    settings = settings_of(given)
    ray.init(address=given.address)
    torch.set_num_threads(given.threads)
    ClusterTraining(settings, given.out or Path("runs") / "cluster", given.workers).run()


if __name__ == "__main__":
    main()
