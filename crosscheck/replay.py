"""Reading records and traces, and playing them by the rules of this directory."""

from typing import Any, Dict, List, Optional, Sequence, Tuple

from asking import Ask
from game import Game


class Difference(Exception):
    """The record and the rules disagree."""


class RecordedChance:
    """Answers every shuffle with the recorded one, after checking its cards."""

    def __init__(self, shuffles: Sequence[Dict[str, Any]]) -> None:
        self._left = list(shuffles)

    def __call__(self, pile: Any, cards: Sequence[str]) -> List[str]:
        if not self._left:
            raise Difference(f"the record has no shuffle where {pile} is due")
        shuffled = self._left.pop(0)
        if shuffled["pile"] != pile:
            raise Difference(f"the record shuffles {shuffled['pile']} where {pile} is due")
        recorded: List[str] = shuffled["cards"].split()
        if sorted(recorded) != sorted(cards):
            raise Difference(f"shuffle of {pile}:\n  record {sorted(recorded)}\n  rules  {sorted(cards)}")
        return recorded

    def check_end(self) -> None:
        """Nothing may be left over when the game ends."""
        if self._left:
            raise Difference(f"the record goes on to shuffle {self._left[0]['pile']}")


class Replay:
    """A game that is moved on from outside: always at a question, or over."""

    def __init__(self, record: Dict[str, Any], chance: RecordedChance) -> None:
        self.game = Game(record, chance)
        self._moves = self.game.play()
        self.ask: Optional[Ask] = next(self._moves, None)

    def answer(self, action: str) -> None:
        """Takes an action for the seat that was asked, and goes on to the next question."""
        try:
            self.ask = self._moves.send(action)
        except StopIteration:
            self.ask = None


def record_and_legal(line: Dict[str, Any]) -> Tuple[Dict[str, Any], Optional[List[List[str]]]]:
    """The record in a line, and in a trace the legal actions of every move."""
    if "record" in line:
        return line["record"], line["legal"]
    return line, None
