#!/usr/bin/env python3
"""Counts the action sequences of a given length from the start of a recorded deal.

``perft.py RECORD_OR_TRACE_LINE DEPTH``: the first argument is a file (``-`` is standard input) with a record
or a line of a trace, or that text itself. A game that ends earlier counts once. The record says how the set-up
was shuffled; later kitchens, which depend on the moves, lie in the (ASCII) order of their notation, top first.
"""

import json
import sys
from typing import Any, Dict, List, Sequence

from replay import RecordedChance, Replay, record_and_legal


class OpeningChance(RecordedChance):
    """Shuffles as the record says until the first turn, and sorts what is shuffled later."""

    def __call__(self, pile: Any, cards: Sequence[str]) -> List[str]:
        is_later = isinstance(pile, dict) and pile.get("kitchen", 1) > 1
        return sorted(cards) if is_later else super().__call__(pile, cards)


def count(record: Dict[str, Any], depth: int, moves: List[str]) -> int:
    """The number of sequences that go on for ``depth`` actions after these moves."""
    if depth == 0:
        return 1
    replay = Replay(record, OpeningChance(record["shuffles"]))
    for move in moves:
        replay.answer(move)
    if replay.ask is None:
        return 1
    if depth == 1:
        return len(replay.ask.answers)
    return sum(count(record, depth - 1, [*moves, action]) for action in replay.ask.answers)


def main() -> int:
    """Prints the count."""
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    source, depth = sys.argv[1], int(sys.argv[2])
    if source.lstrip().startswith("{"):
        text = source
    elif source == "-":
        text = sys.stdin.read()
    else:
        with open(source, encoding="utf-8") as file:
            text = file.read()
    record, _ = record_and_legal(json.loads(text))
    print(count(record, depth, []))
    return 0


if __name__ == "__main__":
    sys.exit(main())
