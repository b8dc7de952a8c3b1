"""How fast it is through Python, and how fast others are: `python benchmark.py [SECONDS for each line]`.

One process and one thread. A step is one decision: an action taken, the next observation and mask written. Libraries that are
not installed are left out.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import numpy as np

import quattro_games
from quattro_games import Batch

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
GAMES = 2048


def rate(steps: Callable[[], int]) -> float:
    """Steps a second, the best of three parts of the time."""
    best = 0.0
    for _ in range(3):
        done, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < SECONDS / 3:
            done += steps()
        best = max(best, done / spent)
    return best


def random_batch(game: str, memory: str, threads: int = 1) -> Callable[[], int]:
    batch = Batch(game, GAMES, memory=memory, threads=threads)

    def steps() -> int:
        for _ in range(10):
            batch.step_random()
        return 10 * GAMES

    return steps


def batch_of_actions(game: str) -> Callable[[], int]:
    batch = Batch(game, GAMES, memory="none")
    actions = np.empty(GAMES, np.int64)

    def steps() -> int:
        for _ in range(10):
            batch.step(batch.random_actions(actions))
        return 10 * GAMES

    return steps


def aec(env: object, choose: Callable[[object, object], object]) -> Callable[[], int]:
    def steps() -> int:
        done = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            env.step(None if over or cut else choose(env, observation))
            done += 1
        return done

    return steps


def sampled(env: object, observation: dict) -> object:
    return env.action_space(env.agent_selection).sample(observation["action_mask"])


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)

    def steps() -> int:
        done, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.observation_tensor(state.current_player()) if name != "hearts" else state.information_state_tensor()
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        return done

    return steps


def popgym() -> Callable[[], int]:
    from popgym.envs.concentration import Concentration

    env = Concentration()

    def steps() -> int:
        done, over = 0, False
        env.reset()
        while not over:
            _, _, over, cut, _ = env.step(env.action_space.sample())
            over, done = over or cut, done + 1
        return done

    return steps


def zoo(name: str) -> Callable[[], int]:
    import importlib

    return aec(importlib.import_module(f"pettingzoo.classic.{name}").env(), sampled)


def own_aec(choose: Callable[[object, object], object]) -> Callable[[], int]:
    from quattro_games.aec import QuattroAEC

    return aec(QuattroAEC("mamma-mia", memory="none"), choose)


LINES: list[tuple[str, Callable[[], Callable[[], int]]]] = [
    *[(f"{game}, batch, random", lambda game=game: random_batch(game, "none")) for game in quattro_games.GAMES],
    *[(f"mamma-mia, batch, random, memory={memory}", lambda memory=memory: random_batch("mamma-mia", memory))
      for memory in ("last", "log")],
    ("mamma-mia, batch, random, two threads", lambda: random_batch("mamma-mia", "none", 2)),
    *[(f"{game}, batch, actions from NumPy", lambda game=game: batch_of_actions(game)) for game in quattro_games.GAMES],
    ("mamma-mia, PettingZoo AEC", lambda: own_aec(lambda env, _: env.random_action())),
    ("mamma-mia, PettingZoo AEC, actions sampled by Gymnasium", lambda: own_aec(sampled)),
    ("OpenSpiel hearts (C++ core through Python)", lambda: open_spiel("hearts")),
    ("PettingZoo Texas hold'em", lambda: zoo("texas_holdem_v4")),
    ("PettingZoo leduc hold'em", lambda: zoo("leduc_holdem_v4")),
    ("POPGym concentration", popgym),
]


def main() -> None:
    rates = {}
    for name, make in LINES:
        try:
            rates[name] = rate(make())
        except ImportError as missing:
            print(f"{name:<60} not installed ({missing.name})")
            continue
        print(f"{name:<60} {rates[name]:>14,.0f} steps/s", flush=True)
    ours = rates["mamma-mia, batch, random"]
    single = rates["mamma-mia, PettingZoo AEC"]
    for name, other in rates.items():
        if "mamma-mia" not in name and "batch" not in name:
            print(f"{name}: a batch is {ours / other:,.0f} times as fast, the AEC loop {single / other:,.1f} times")


if __name__ == "__main__":
    main()
