"""One game, bots, records, pictures, positions."""

import copy
import json
import zlib

import numpy as np
import pytest

import quattro_games
from quattro_games import Game

POSITION = """
game = "mamma-mia"
phase = "oven"
boss = "salami"
table = "1c 7s 3p 4m"
oven = "chili:classic-pineapple 1o"
[[seat]]
kind = "chili"
toppings = "1p"
[[seat]]
kind = "salami"
"""


def finished(name: str, players: int = 3, seed: int = 1) -> Game:
    game = Game(name, players, seed)
    while not game.over:
        game.apply(game.random())
    return game


@pytest.mark.parametrize("name", quattro_games.GAMES)
def test_records_are_read_back(name: str) -> None:
    game = finished(name)
    record = game.record(["Anna", "Bruno", "Chiara"])
    again = Game.from_record(record)
    assert again.over and again.places() == game.places() and again.returns() == game.returns()
    assert json.loads(again.record(["Anna", "Bruno", "Chiara"])) == json.loads(record)
    assert "Bruno" in quattro_games.replay(record)
    broken = json.loads(record)
    broken["actions"][3]["action"] = "nonsense"
    with pytest.raises(ValueError, match="4"):
        Game.from_record(json.dumps(broken))


@pytest.mark.parametrize("name", quattro_games.GAMES)
def test_numbers_and_notation_are_the_same_actions(name: str) -> None:
    game = Game(name, 2, 3)
    while not game.over:
        for number in game.legal():
            assert game.number(game.notation(number)) == number
        mask = game.mask()
        assert list(np.flatnonzero(mask)) == game.legal()
        game.play(game.notation(game.random()))
    assert sum(game.returns()) == pytest.approx(0) and min(game.places()) == 1


def test_a_copy_goes_on_alone() -> None:
    game = Game("mamma-mia", 4, 7)
    other = copy.deepcopy(game)
    game.apply(game.random())
    assert other.moves == 0 and game.moves == 1


@pytest.mark.parametrize("name", quattro_games.GAMES)
@pytest.mark.parametrize("level", ["random", "apprentice", "cook", "chef@5", "maestro@5"])
def test_bots_of_all_levels_play(name: str, level: str) -> None:
    places, record = quattro_games.bots_play(name, [level, "random"], seed=2)
    assert sorted(places) in ([1, 2], [1, 1])
    assert Game.from_record(record).over


def test_a_bot_is_asked_when_its_seat_decides() -> None:
    game = Game("mamma-mia", 3, 1, options=json.dumps({"first_seat": 1}))
    bot, other = game.bot(0, "cook"), game.bot(1, "cook")
    assert game.seat == 0
    assert bot.choose(game) in game.legal()
    with pytest.raises(ValueError, match="seat 0 decides, not the bot at seat 1"):
        other.choose(game)
    with pytest.raises(ValueError, match="plays another game"):
        Game("calcory", 2).bot(0, "cook").choose(game)
    with pytest.raises(ValueError, match="not a bot"):
        game.bot(0, "genius")


@pytest.mark.parametrize("name", quattro_games.GAMES)
def test_pictures_and_text(name: str) -> None:
    game = Game(name, 3, 5)
    for _ in range(60):
        game.apply(game.random())
    for seat in (None, 0, 2):
        assert game.svg(seat).startswith("<svg") and game.svg(seat).endswith("</svg>")
        picture = quattro_games.rgb(game, seat)
        assert picture.dtype == np.uint8 and picture.shape[2] == 3 and len(np.unique(picture)) > 2
        png = quattro_games.png(game, seat)
        assert png.startswith(b"\x89PNG") and zlib.decompress(png[41 : -16]) is not None
        assert len(game.text(seat).splitlines()) > 4
    assert game.text(0, "fr") != game.text(0, "en")
    assert game.log(0, "de")


def test_hands_of_others_are_not_shown() -> None:
    game = Game("mamma-mia", 2, 5)
    assert "hand" in json.loads(game.view(0)) and "hand" not in json.loads(game.view(None))
    assert game.history(0) != game.history(1)


def test_judge() -> None:
    verdict = quattro_games.judge(POSITION)
    assert verdict["seat"] == 0 and [action for action, _ in verdict["legal"]] == ["add:1p", "no"]
    after = quattro_games.judge(POSITION, ["add:1p"])
    assert any("MM-25" in sentence for sentence in after["told"])
    with pytest.raises(ValueError, match="MM-25"):
        quattro_games.judge(POSITION, ["add:2p"])
    with pytest.raises(ValueError, match="play:3s"):
        quattro_games.judge(POSITION, ["jump"])
    with pytest.raises(ValueError):
        quattro_games.judge("game = 3")
    with pytest.raises(ValueError, match="`language`"):
        quattro_games.judge(POSITION, language="it")


def test_what_is_wrong_is_named() -> None:
    game = Game("mamma-mia", 4, 1)
    with pytest.raises(ValueError, match="there is no seat 4"):
        game.observe(4)
    with pytest.raises(ValueError, match="action 88 means nothing"):
        game.apply(88)
    with pytest.raises(ValueError, match="draw:kitchen is illegal"):
        game.apply(2)
    with pytest.raises(ValueError, match="2 names for 4 seats"):
        game.record(["Anna", "Bruno"])
    with pytest.raises((OverflowError, ValueError)):
        Game("mamma-mia", 4, -1)
    with pytest.raises(ValueError, match="MM-4"):
        Game("mamma-mia", 7)
    with pytest.raises(ValueError, match="the game is over"):
        finished("calcory").apply(0)
    with pytest.raises(ValueError):
        Game.from_record("{}")


@pytest.mark.parametrize("name", quattro_games.GAMES)
def test_sections_cover_the_observation(name: str) -> None:
    for memory in ("none", "last", "log"):
        size = 0
        for _, start, shape, meaning in quattro_games.sections(name, memory):
            assert start == size and meaning
            size += int(np.prod(shape))
        assert size == Game(name, 2, 0, memory).observation_size
    assert quattro_games.version(name) == f"quattro/{name}-v0"
