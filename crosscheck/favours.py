"""Help from opponents (SM-24 to SM-29, GR-7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from typing import Counter as Heap

import scoring
from asking import Ask, Moves
from cards import KINDS, cards_in, column, parts, read, write
from needs import ANYTHING, Need, ingredients

if TYPE_CHECKING:
    from game import Game


def ask_for_help(game: Game, owner: int, need: Need, lack: Need) -> Moves[bool]:
    """One request, clockwise, until somebody gives all of it or everybody has refused (SM-24 to SM-29)."""
    reserved = yield from reserve(game, owner, lack)
    request = lack.without(reserved)
    if request.unit == ANYTHING:
        request = yield from name_kinds(owner, request.total)
    fewest = request.fewest_cards(largest=2)
    for helper in game.opponents(owner):
        if cards_in(game.hands[helper]) < fewest:
            continue  # everybody can see that this hand cannot give all of it
        gifts = [f"give:{write(gift)}" for gift in request.payments(game.hands[helper])]
        answer = yield Ask("help", helper, [*gifts, "no"])
        if answer == "no":
            continue
        gift = read(answer.split(":")[1])
        game.hands[helper] -= gift
        scoring.pay(game, owner, need, reserved, gift)
        reward(game, helper)
        return True
    game.told["nobody helps"] += 1
    return False


def reserve(game: Game, owner: int, lack: Need) -> Moves[Heap[str]]:
    """What the owner will add, kind by kind: nothing superfluous, and something left to ask for (SM-18, SM-24)."""
    hand = game.hands[owner]
    reserved: Heap[str] = Counter()
    if not cards_in(hand):
        return reserved
    for kind in lack.kinds:
        key = "any" if lack.unit == ANYTHING else kind
        is_last = kind == lack.kinds[-1]
        answers = []
        for part in parts(column(hand, kind)):
            together = reserved + part
            judged = together if lack.unit == ANYTHING else part
            something_left = bool(lack.without(together)) or not (is_last or lack.unit == ANYTHING)
            if something_left and lack.has_no_superfluous(key, judged):
                answers.append(f"reserve:{write(part)}")
        answer = yield Ask("reserve", owner, answers)
        reserved += read(answer.split(":")[1])
    return reserved


def name_kinds(owner: int, rest: int) -> Moves[Need]:
    """The kinds of a request that the order leaves open (GR-7); the last kind takes what is left."""
    request = []
    *first_kinds, last_kind = KINDS
    for kind in first_kinds:
        if not rest:
            break
        answer = yield Ask("want", owner, [f"want:{count}{kind}" for count in range(rest + 1)])
        count = int(answer.split(":")[1][:-1])
        request.append((kind, count))
        rest -= count
    return ingredients(*request, (last_kind, rest))


def reward(game: Game, helper: int) -> None:
    """The top order of the helper's waiter counts as filled, if there is one (SM-28)."""
    game.told["helped" if game.waiters[helper] else "helped without reward"] += 1
    game.filled[helper] += game.waiters[helper][:1]
    del game.waiters[helper][:1]
