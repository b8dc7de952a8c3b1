"""Whatever is handed in, the answer is a Python exception that says what is wrong, or it works. Nothing panics."""

import copy
import ctypes
import pickle

import numpy as np
import pytest

import quattro_games
from quattro_games import Batch, Game
from quattro_games.aec import QuattroAEC
from quattro_games.gym import QuattroEnv
from quattro_games.parallel import QuattroParallel
from quattro_games.vector import QuattroVectorEnv

HUGE = 2**200
# Python refuses to write it.
LONG = 10**5000


@pytest.mark.parametrize("make", [lambda seed: Game("calcory", 2, seed), lambda seed: Batch("calcory", 1, seed=seed)])
def test_seeds(make: object) -> None:
    for bad in (1.0, "1", None, True, np.float64(1), [1], np.ones(2, np.int64)):
        with pytest.raises(TypeError, match="`seed` is a whole number, not"):
            make(bad)
    for bad in (-1, 2**64, HUGE, np.int64(-5), LONG, -LONG):
        with pytest.raises(ValueError, match="`seed` is from 0 to 18446744073709551615, not"):
            make(bad)
    for good in (0, 2**64 - 1, np.int64(3), np.uint8(3)):
        make(good)


@pytest.mark.parametrize("make", [QuattroAEC, QuattroEnv, lambda **given: QuattroVectorEnv(2, **given)])
def test_environments(make: object) -> None:
    for given, words in [
        ({"game": "chess"}, "no game is called `chess`"),
        ({"players": 6}, "MM-4"),
        ({"players": -1}, "`players` is from 0 to 255, not -1"),
        ({"memory": "all"}, "`memory` is"),
        ({"options": {"tables": 1}}, "`options`: unknown field"),
        ({"options": [1]}, "`options`: invalid type: sequence"),
        ({"options": "[1]"}, "`options`: invalid type: sequence"),
        ({"options": "{"}, "`options`: EOF"),
        ({"options": {"rounds": LONG}}, "."),
        ({"options": {"rounds": -1}}, "`options`: "),
        ({"options": {"own_kinds": ["chili", "chili"]}}, "MM-3"),
    ]:
        with pytest.raises(ValueError, match=words):
            make(**given)
    with pytest.raises(TypeError, match="`players` is a whole number, not 2.5"):
        make(players=2.5)


@pytest.mark.parametrize("call", [
    lambda game, seat: game.observe(seat),
    lambda game, seat: game.view(seat),
    lambda game, seat: game.svg(seat),
    lambda game, seat: game.text(seat),
    lambda game, seat: game.log(seat),
    lambda game, seat: game.history(seat),
    lambda game, seat: game.bot(seat, "cook"),
])
def test_seats(call: object) -> None:
    game = Game("grande", 3)
    for seat, error, words in [
        (3, ValueError, "there is no seat 3; seats are numbered from 0 to 2"),
        (-1, ValueError, "`seat` is from 0 to 255, not -1"),
        (HUGE, ValueError, "`seat` is from 0 to 255"),
        (1.5, TypeError, "`seat` is a whole number, not 1.5"),
    ]:
        with pytest.raises(error, match=words):
            call(game, seat)


def test_actions() -> None:
    game = Game("sole-mio", 2, 1)
    for action, error in [(-1, ValueError), (221, ValueError), (2**63, ValueError), (HUGE, ValueError), (0.0, TypeError)]:
        with pytest.raises(error, match="action"):
            game.apply(action)
        with pytest.raises(error, match="action"):
            game.notation(action)
    for notation in ("", "draw:cellar", "play:999999999999999999999s", "\0", "é" * 1000):
        with pytest.raises(ValueError):
            game.play(notation)
    for outcome in (0, 300, -1):
        with pytest.raises(ValueError, match="drawn|outcome"):
            game.draw(outcome)
    assert game.moves == 0


def test_dead_agents() -> None:
    env = QuattroAEC("calcory", 2)
    env.reset(seed=1)
    while not env.game.over:
        env.step(env.random_action())
    for _ in env.agents:
        with pytest.raises(ValueError, match="out of the game"):
            env.step(0)
    with pytest.raises(ValueError, match="the game is over"):
        env.game.random()
    for _ in range(2):
        env.step(None)
    with pytest.raises(ValueError, match="no game is being played; call reset"):
        env.step(None)
    single = QuattroEnv("calcory", 2, opponents="random")
    with pytest.raises(ValueError, match="has not begun; call reset"):
        single.step(0)
    observation, _ = single.reset(seed=1)
    over = False
    while not over:
        observation, _, over, _, _ = single.step(np.flatnonzero(observation["action_mask"])[0])
    with pytest.raises(ValueError, match="the game is over"):
        single.step(0)


def test_actions_of_environments_are_whole_numbers() -> None:
    sequential, parallel = QuattroAEC("calcory", 2), QuattroParallel(game="calcory", players=2)
    single = QuattroEnv("calcory", 2, opponents="random")
    with pytest.raises(ValueError, match="no game is being played; call reset"):
        sequential.last()
    with pytest.raises(ValueError, match="no game is being played; call reset"):
        parallel.step({"seat_0": 0})
    sequential.reset(seed=1)
    parallel.reset(seed=1)
    single.reset(seed=1)
    for bad in (1.0, "1", np.float32(1), np.array([1])):
        with pytest.raises(TypeError, match="`action` is a whole number"):
            sequential.step(bad)
        with pytest.raises(TypeError, match="`action` is a whole number"):
            parallel.step(dict.fromkeys(parallel.agents, bad))
        with pytest.raises(TypeError, match="`action` is a whole number"):
            single.step(bad)


def test_numbers_of_games_and_threads() -> None:
    for games in (10**12, 2**62):
        with pytest.raises(MemoryError, match="no memory for"):
            Batch("mamma-mia", games)
        with pytest.raises(MemoryError, match="no memory for"):
            QuattroVectorEnv(games)
    for games, error in [(0, ValueError), (-1, ValueError), (HUGE, ValueError), (1.5, TypeError), ("2", TypeError)]:
        with pytest.raises(error, match="`games`"):
            Batch("mamma-mia", games)
        with pytest.raises(error, match="`num_envs`"):
            QuattroVectorEnv(games)
    for threads, error in [(0, ValueError), (-1, ValueError), (HUGE, ValueError), (1.5, TypeError)]:
        with pytest.raises(error, match="`threads`"):
            Batch("mamma-mia", 2, threads=threads)
    # There are never more threads than cores, so that there is no way to start too many.
    many = Batch("calcory", 5000, threads=10**9)
    many.step_random()


def test_arrays_that_cannot_be_used() -> None:
    size = Batch("mamma-mia", 1).observations.shape[1]
    locked = np.zeros((4, 88), np.uint8)
    locked.flags.writeable = False
    for masks, error, words in [
        (locked, ValueError, "`masks` is read-only"),
        (np.zeros((4, 176), np.uint8)[:, ::2], ValueError, "`masks` is not contiguous"),
        (np.zeros((4, 88), np.uint8, order="F"), ValueError, "`masks` is not contiguous"),
        (np.zeros((4, 88), np.int8), TypeError, "`masks` must be a NumPy array of uint8, not an array of int8"),
        (np.zeros((4, 88, 1), np.uint8), ValueError, "`masks` has the shape"),
        (np.zeros(352, np.uint8), ValueError, "`masks` has the shape"),
        (np.array(5), TypeError, "`masks` must be a NumPy array of uint8, not an array of int64"),
        (np.uint8(5), TypeError, "`masks` must be a NumPy array of uint8, not <class 'numpy.uint8'>"),
        (np.broadcast_to(np.zeros(88, np.uint8), (4, 88)), ValueError, "`masks` is not contiguous"),
        (np.frombuffer(bytes(352), np.uint8).reshape(4, 88), ValueError, "`masks` is read-only"),
        (b"masks", TypeError, "`masks` must be"),
    ]:
        with pytest.raises(error, match=words):
            Batch("mamma-mia", 4, masks=masks)
    crooked = np.zeros(33, np.uint8)[1:].view(np.float32).reshape(4, 2)
    with pytest.raises(ValueError, match="`rewards`"):
        Batch("mamma-mia", 4, players=2, rewards=crooked)
    neither = np.full(4, 7, np.uint8).view(np.bool_)
    with pytest.raises(ValueError, match="`dones` holds bytes that are neither true nor false"):
        Batch("mamma-mia", 4, dones=neither)
    swapped = np.zeros((4, 2), np.dtype(np.float32).newbyteorder())
    with pytest.raises(TypeError, match="`rewards` must be"):
        Batch("mamma-mia", 4, players=2, rewards=swapped)
    memory = np.zeros(4 * (size + 88), np.uint8)
    with pytest.raises(ValueError, match="`masks` shares its memory with `observations`"):
        Batch("mamma-mia", 4, observations=memory[: 4 * size].reshape(4, size), masks=memory[-400:-48].reshape(4, 88))


def test_shared_memory_is_found_whoever_owns_it() -> None:
    """NumPy does not know that two arrays share memory when somebody else lent it twice."""
    memory = (ctypes.c_uint8 * 4000)()
    one, other = (np.frombuffer(memoryview(memory), np.uint8) for _ in range(2))
    size = Batch("calcory", 1).observations.shape[1]
    with pytest.raises(ValueError, match="`masks` shares its memory with `observations`"):
        Batch("calcory", 4, observations=one[: 4 * size].reshape(4, size), masks=other[: 4 * 61].reshape(4, 61))
    batch = Batch("calcory", 4)
    batch.rewards.fill(9)
    actions = batch.observations[:1, :32].reshape(32).view(np.int64)
    with pytest.raises(ValueError):
        batch.step(actions)
    batch.step(batch.random_actions())


def test_masks_that_were_changed_choose_nothing_illegal() -> None:
    batch = Batch("mamma-mia", 8, seed=2)
    for fill in (0, 1, 255):
        batch.masks.fill(fill)
        batch.step_random()
        assert batch.masks.max() == 1
    batch.masks.fill(0)
    assert (batch.random_actions() == -1).all()


def test_arrays_can_be_exchanged() -> None:
    batch = Batch("mamma-mia", 8, seed=2)
    before, batch.observations = batch.observations, np.zeros_like(batch.observations)
    kept = before.copy()
    batch.step_random()
    assert (before == kept).all() and batch.observations.any(axis=1).all()
    batch.seats = np.zeros(7, np.uint8)
    with pytest.raises(ValueError, match="`seats` has the shape"):
        batch.step_random()


def test_random_actions_are_legal_whatever_is_drawn() -> None:
    class Nothing(np.random.Generator):
        """Draws the least numbers that there are."""

        def random(self, size: object = None, dtype: object = np.float64, out: object = None) -> object:
            return np.zeros(size, dtype)

    env = QuattroVectorEnv(4, opponents="random")
    env.reset(seed=1)
    env._rng = Nothing(np.random.PCG64(1))
    for _ in range(20):
        env.step(env.random_actions())


def test_copies_go_on_alone_and_games_are_not_pickled() -> None:
    batch = Batch("mamma-mia", 4, seed=1)
    other = copy.deepcopy(batch)
    batch.step_random()
    before = other.observations.copy()
    other.step_random()
    assert (other.observations == batch.observations).all() and (before != other.observations).any()
    env = QuattroEnv(opponents="cook")
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    action = env.game.legal()[0]
    assert (env.step(action)[0]["observation"] == twin.step(action)[0]["observation"]).all()
    for thing in (env.game, batch):
        with pytest.raises(TypeError, match="pickle"):
            pickle.dumps(thing)


def test_bots_of_other_games_are_refused() -> None:
    for other in (Game("mamma-mia", 4), Game("mamma-mia", 3, options={"rounds": 1}), Game("calcory", 3)):
        game = Game("mamma-mia", 3, 1)
        with pytest.raises(ValueError, match="plays another game"):
            other.bot(game.seat, "cook").choose(game)
    ahead, behind = Game("mamma-mia", 2, 1), Game("mamma-mia", 2, 2)
    seat = ahead.seat
    bot = ahead.bot(seat, "cook")
    for _ in range(30):
        ahead.apply(ahead.random())
    while ahead.seat != seat:
        ahead.apply(ahead.random())
    bot.choose(ahead)
    while behind.seat != seat:
        behind.apply(behind.random())
    # A bot that has heard of another game with the same set-up still takes a legal action.
    assert bot.choose(behind) in behind.legal()


def test_bots_that_there_are_not() -> None:
    for bots in ([], ["cook"], ["cook"] * 300):
        with pytest.raises(ValueError, match="MM-4"):
            quattro_games.bots_play("mamma-mia", bots)
    for name in ("genius", "chef@0", "chef@-1", "chef@99999999999999", "cook@5", ""):
        with pytest.raises(ValueError, match="not a bot"):
            quattro_games.bots_play("mamma-mia", [name, "cook"])
    with pytest.raises(ValueError, match="`opponents` names no bot"):
        QuattroVectorEnv(2, opponents=[])
