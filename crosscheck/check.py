#!/usr/bin/env python3
"""Checks traced games against an implementation of the rules that shares no code with the engine.

Reads the lines that the engine's example ``trace`` prints, plays each game by the rules, and compares the seat
to act, the legal actions, the cards of every shuffle and the result. Stops with status 1 at the first
difference. ``--coverage`` also prints how often each question and each event came up.
"""

import json
import sys
from collections import Counter
from typing import Any, Dict, List
from typing import Counter as Tally

from replay import Difference, RecordedChance, Replay, record_and_legal


def check_move(replay: Replay, move: Dict[str, Any], number: int, legal: List[str]) -> None:
    """Compares one decision, then takes the recorded action."""
    ask = replay.ask
    if ask is None:
        raise Difference(f"the record has move {number}, but the game is over")
    assert len(set(ask.answers)) == len(ask.answers), f"the checker lists an action twice: {ask.answers}"
    if move["n"] != number:
        raise Difference(f"move {number} is numbered {move['n']}")
    lists = f"\n  engine {sorted(legal)}\n  rules  {sorted(ask.answers)}"
    if move["seat"] != ask.seat + 1:
        raise Difference(f"seat {move['seat']} moves, but «{ask.question}» is for seat {ask.seat + 1}{lists}")
    if len(set(legal)) != len(legal):
        raise Difference(f"the engine lists an action twice{lists}")
    if set(legal) != set(ask.answers):
        only_engine, only_rules = sorted(set(legal) - set(ask.answers)), sorted(set(ask.answers) - set(legal))
        only = f"\n  only engine {only_engine}\n  only rules  {only_rules}"
        raise Difference(f"«{ask.question}» for seat {ask.seat + 1}{lists}{only}")
    if move["action"] not in legal:
        raise Difference(f"{move['action']} is not among the legal actions{lists}")
    replay.answer(move["action"])


def check_game(line: Dict[str, Any], tally: Tally[str]) -> int:
    """Checks one game; gives the number of its decisions."""
    record, legal = record_and_legal(line)
    if legal is None or len(legal) != len(record["actions"]):
        raise Difference("not a trace with the legal actions of every move")
    number = 0
    chance = RecordedChance(record["shuffles"])
    replay = None
    try:
        replay = Replay(record, chance)
        for number, (move, actions) in enumerate(zip(record["actions"], legal), start=1):
            if replay.ask:
                tally[f"question: {replay.ask.question}"] += 1
            check_move(replay, move, number, actions)
        if replay.ask is not None:
            raise Difference(f"the record ends, but seat {replay.ask.seat + 1} is asked {replay.ask.answers}")
        chance.check_end()
        if record["result"]["seats"] != replay.game.result():
            raise Difference(f"result\n  engine {record['result']['seats']}\n  rules  {replay.game.result()}")
    except Difference as difference:
        latest = [f"\n  {move['n']}. seat {move['seat']} {move['action']}" for move in record["actions"][:number]]
        state = replay.game.describe() if replay else "set-up"
        raise Difference(
            f"move {number}: {difference}\nstate:\n{state}\nlatest moves:{''.join(latest[-8:])}"
        ) from None
    tally.update(replay.game.told)
    return number


def main() -> int:
    """Checks standard input."""
    games = decisions = 0
    tally: Tally[str] = Counter()
    for line_number, text in enumerate(sys.stdin, start=1):
        line = json.loads(text)
        try:
            decisions += check_game(line, tally)
        except Difference as difference:
            record = record_and_legal(line)[0]
            print(f"{record['game']} with {len(record['seats'])} players, line {line_number}, {difference}")
            return 1
        games += 1
    if "--coverage" in sys.argv[1:]:
        for name, count in sorted(tally.items()):
            print(f"{count:9} {name}")
    print(f"{games} games, {decisions} decisions: all agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
