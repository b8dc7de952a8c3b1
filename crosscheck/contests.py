"""Orders played against opponents' hands: Duel (SM-41 to SM-45) and Match (SM-46 to SM-49)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, List
from typing import Counter as Heap

from asking import Ask, Moves
from cards import cards_in, column, parts, read, value_of, write

if TYPE_CHECKING:
    from game import Game


def duel(game: Game, owner: int) -> Moves[bool]:
    """The owner commits own-kind ingredients; the opponents may show as many and stop it (SM-41 to SM-45)."""
    own = game.own[owner]
    on_table, in_hand = column(game.table, own), column(game.hands[owner], own)
    answers = [f"commit:{write(part)}" for part in table_commitments(on_table, own)]
    for part in parts(in_hand):
        if part and value_of(on_table + part) >= 2:
            answers.append(f"commit:{write(on_table)}+{write(part)}")
    if cards_in(game.hands[owner]) == 0 and len(answers) <= 1:
        if not answers:
            return False
        answer = answers[0]
    else:
        answer = yield Ask("commit", owner, answers if value_of(on_table) >= 2 else [*answers, "no"])
    if answer == "no":
        return False
    from_table, _, from_hand = answer.split(":")[1].partition("+")
    of_table, of_hand = read(from_table), read(from_hand or "none")
    number = value_of(of_table) + value_of(of_hand)
    game.hands[owner] -= of_hand
    if (yield from is_stopped(game, owner, own, number)):
        game.table += of_hand  # SM-44
        return False
    game.table -= of_table
    game.larder += of_table + of_hand
    return True


def table_commitments(on_table: Heap[str], kind: str) -> List[Heap[str]]:
    """What of the table's column can be committed: two or more, doubles first (SM-41)."""
    doubles, singles = on_table[kind.upper()], on_table[kind]
    heaps = [Counter({kind.upper(): count}) for count in range(1, doubles + 1)]
    heaps += [Counter({kind.upper(): doubles, kind: count}) for count in range(1, singles + 1)]
    return [heap for heap in heaps if value_of(heap) >= 2]


def is_stopped(game: Game, owner: int, kind: str, number: int) -> Moves[bool]:
    """Clockwise, each opponent shows all of the kind or nothing, until the number is reached (SM-42, SM-43)."""
    shown = 0
    for opponent in game.opponents(owner):
        if not cards_in(game.hands[opponent]):
            continue
        against = value_of(column(game.hands[opponent], kind))
        answer = yield Ask("show-against", opponent, ["show", "no"] if against else ["no"])
        if answer == "show":
            shown += against
        if shown >= number:
            return True
    return False


def match(game: Game, owner: int) -> Moves[bool]:
    """The owner equals the kind that a named opponent shows (SM-46 to SM-49)."""
    nameable = [seat for seat in game.opponents(owner) if cards_in(game.hands[seat])]
    if not cards_in(game.hands[owner]) or not nameable:
        return False
    answer = yield Ask("name", owner, [*(f"name:{seat + 1}" for seat in nameable), "no"])
    if answer == "no":
        return False
    opponent = int(answer.split(":")[1]) - 1
    sorts = [card for card, count in game.hands[opponent].items() if count]
    shown = yield Ask("show-one", opponent, [f"show:{card}" for card in sorts])
    kind = shown.split(":")[1].lower()
    matching = [f"add:1{card}" for card in column(game.hands[owner], kind)]
    answer = yield Ask("match", owner, matching or ["no"])
    if answer == "no":
        return False
    card = read(answer.split(":")[1])
    game.hands[owner] -= card
    game.larder += card
    return True
