"""Several threads, forked processes, and calls that are interrupted."""

import _thread
import copy
import multiprocessing
import signal
import threading

import numpy as np
import pytest

from quattro_games import Batch
from quattro_games.vector import QuattroVectorEnv


def test_several_threads_of_python() -> None:
    """Each thread's own batch works; one batch in two threads is refused or waits, and stays whole."""
    batch, errors = Batch("mamma-mia", 3000, seed=1, threads=2), []

    def play() -> None:
        own = Batch("calcory", 100)
        for _ in range(30):
            own.step_random()
            assert batch.games == 3000 and batch.players == 4
            try:
                batch.step_random()
            except RuntimeError as error:
                errors.append(str(error))

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another call" in error for error in errors)
    batch.step_random()
    assert batch.masks.any(axis=1).all()


def test_forked_processes_play_with_threads_of_their_own() -> None:
    batch = Batch("calcory", 200, seed=1, threads=2)
    batch.step_random()
    twin = copy.deepcopy(batch)
    twin.step_random()
    fork = multiprocessing.get_context("fork")
    ours, theirs = fork.Pipe()

    def play() -> None:
        batch.step_random()
        theirs.send_bytes(batch.observations.tobytes())

    child = fork.Process(target=play)
    child.start()
    assert ours.poll(60) and ours.recv_bytes() == twin.observations.tobytes()
    child.join()
    assert child.exitcode == 0


def test_a_call_that_takes_long_can_be_interrupted() -> None:
    """Without the games, which are neither here nor there then."""
    env = QuattroVectorEnv(500, opponents="chef@2000", threads=2)

    def press() -> None:
        while not env._masks[0].any():
            pass
        _thread.interrupt_main()

    thread = threading.Thread(target=press)
    # A program that was started in the background may have been told to ignore the key.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            thread.start()
            env.reset(seed=1)
    finally:
        signal.signal(signal.SIGINT, before)
    thread.join()
    with pytest.raises(ValueError, match="have not begun; call reset"):
        env.step(np.zeros(500, np.int64))
