"""Four card games of memory and hidden information: Mamma Mia!, Sole Mio!, Mamma Mia! Grande and Calcory.

`Batch` plays thousands of games in one call on NumPy arrays; `Game` plays one, move by move. `quattro_games.aec`,
`parallel`, `gym`, `vector`, `openspiel` and `rllib` are the interfaces of PettingZoo, Gymnasium, OpenSpiel and Ray; they
need these packages. What the numbers of observations and actions mean: docs/observations.md.
"""

from ._engine import Bot, Game, action_names, bots_play, judge, players, replay, sections, version
from .batch import Batch
from .picture import png, rgb

GAMES = ("mamma-mia", "sole-mio", "grande", "calcory")
LEVELS = ("random", "apprentice", "cook", "chef", "maestro")
CHARACTERS = ("taddeo", "gina", "ottavia", "luna")

__all__ = [
    "GAMES",
    "CHARACTERS",
    "LEVELS",
    "Batch",
    "Bot",
    "Game",
    "action_names",
    "bots_play",
    "judge",
    "players",
    "png",
    "replay",
    "rgb",
    "sections",
    "version",
]
