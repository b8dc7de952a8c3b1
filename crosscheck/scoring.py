"""Phase 2: revealing the oven and judging orders.

MM-21 to MM-33, SM-14 to SM-21, SM-31 to SM-34, SM-50 to SM-54, GR-5 to GR-8.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, List, Optional, Sequence, Tuple
from typing import Counter as Heap

import contests
import favours
from asking import Ask, Moves
from cards import KINDS, cards_in, kind_named, read, value_of, write, write_kinds
from needs import ANYTHING, DOUBLES, INGREDIENTS, Need, ingredients

if TYPE_CHECKING:
    from game import Game

NUMBERS = (4, 3, 2, 1)
"""What the orders of a series need (SM-32), and the steps of the Ladder (SM-52)."""


@dataclass(frozen=True)
class Way:
    """A way to fill an order whose kinds its owner chooses: the choices, one after the other, and the need."""

    choices: Tuple[str, ...]
    need: Need


def empty_oven(game: Game) -> Moves[None]:
    """Reveals the oven card by card, in the order in which they were played (MM-21 to MM-23, SM-14)."""
    while game.oven:
        owner, card = game.oven.pop(0)
        if owner is None:
            game.table[card] += 1
        else:
            yield from judge(game, owner, card)


def judge(game: Game, owner: int, order: str) -> Moves[None]:
    """Judges a revealed order: fills it or puts it away."""
    orders = [order]
    if order.startswith("four-"):
        orders, need = yield from declare_series(game, owner, order)
        filled = yield from settle(game, owner, need, free=False, series=len(orders) > 1)
    elif order == "duel":
        filled = yield from contests.duel(game, owner)
    elif order == "match":
        filled = yield from contests.match(game, owner)
    elif (fixed := fixed_need(game, owner, order)) is not None:
        filled = yield from settle(game, owner, fixed, free=False)
    else:
        filled = yield from settle_by_choice(game, owner, ways_to_fill(game, owner, order))
    name = f"series of {len(orders)}" if len(orders) > 1 else order
    game.told[f"{'filled' if filled else 'failed'}: {name}"] += 1
    if filled:
        game.filled[owner] += orders
        if order == "for-the-boss":
            game.boss = owner  # SM-54
    elif game.edition.keeps_failed:
        game.waiters[owner] += orders  # MM-27, SM-20, SM-34; in Grande they leave the game (GR-5, GR-6)


def fixed_need(game: Game, owner: int, order: str) -> Optional[Need]:
    """The need of an order that leaves its owner no choice of kinds (MM-2, MM-29, SM-53, SM-54)."""
    own = game.own[owner]
    if order.startswith("classic-"):
        return ingredients((kind_named(order.split("-")[1]), 4), (own, 1))
    if order == "mixed":
        return ingredients(*((kind, 1) for kind in KINDS))
    if order == "bombastica":
        return Need(ANYTHING, {"any": 15})
    if order == "pairs":
        return ingredients(*((kind, 2) for kind in KINDS if kind != own))
    if order == "for-the-boss":
        assert game.boss is not None
        return ingredients((game.own[game.boss], 4))
    return None


def ways_to_fill(game: Game, owner: int, order: str) -> List[Way]:
    """The ways to fill an order whose kinds are chosen (MM-30, MM-33, SM-50 to SM-52)."""
    own = game.own[owner]
    others = [kind for kind in KINDS if kind != own]
    if order == "monotoni":
        return [Way((KINDS[kind],), ingredients((kind, 6), (own, 1))) for kind in others]
    if order == "minimale":
        amounts = {kind: game.table[kind] + 2 * game.table[kind.upper()] for kind in others}
        least = min((amount for amount in amounts.values() if amount), default=0)
        scarcest = [kind for kind in others if amounts[kind] == least and least > 0]
        return [Way((KINDS[kind],), ingredients((kind, 3), (own, 1))) for kind in scarcest]
    if order == "without-me":
        if game.table[own] or game.table[own.upper()]:
            return []
        pairs = itertools.combinations(others, 2)
        return [Way((write_kinds(pair),), ingredients((pair[0], 2), (pair[1], 2))) for pair in pairs]
    if order == "two-doubles":
        pairs = itertools.combinations(KINDS, 2)
        return [Way((write_kinds(pair),), Need(DOUBLES, {pair[0]: 1, pair[1]: 1})) for pair in pairs]
    assert order == "ladder", order
    ladders = itertools.permutations(KINDS, 4)
    return [
        Way(tuple(KINDS[kind] for kind in kinds), ingredients(*zip(kinds, NUMBERS))) for kinds in ladders
    ]


def settle_by_choice(game: Game, owner: int, ways: Sequence[Way]) -> Moves[bool]:
    """An order whose owner chooses the kinds, one choice after the other (MM-28, MM-31, SM-17, SM-21).

    Without a way that costs nothing the owner may decline, and where the rules know help every way is open.
    """
    if not ways:
        return False
    free = any(way.need.is_paid_by(game.table) for way in ways)
    help_is_open = game.edition.is_sole_mio and not free
    hand, largest = game.hands[owner], 2 if game.edition.is_sole_mio else 1
    for step in range(len(ways[0].choices)):
        thinkable = payable = list(ways)
        if not help_is_open:
            lacks = [way.need.without(game.table) for way in ways]
            thinkable = [way for way, lack in zip(ways, lacks) if lack.fewest_cards(largest) <= cards_in(hand)]
            payable = [way for way, lack in zip(ways, lacks) if lack.is_paid_by(hand)]
        open_choices = {way.choices[step] for way in thinkable}
        if not open_choices:
            return False
        if len(open_choices) == 1 and free:
            choice = open_choices.pop()
        else:
            answers = [f"choose:{choice}" for choice in dict.fromkeys(way.choices[step] for way in payable)]
            answer = yield Ask("choose", owner, answers if free else [*answers, "no"])
            if answer == "no":
                return False
            choice = answer.split(":")[1]
        ways = [way for way in ways if way.choices[step] == choice]
    if game.edition.is_sole_mio:
        return (yield from settle(game, owner, ways[0].need, free))
    # Only singles: the chosen kind can be paid in one way, and must be (MM-28).
    pay(game, owner, ways[0].need, ways[0].need.without(game.table).payments(hand)[0])
    return True


def settle(game: Game, owner: int, need: Need, free: bool, series: bool = False) -> Moves[bool]:
    """Fills an order whose need is settled: by the table, from hand, with help (MM-24 to MM-29, SM-15 to SM-19).

    ``free`` says that the owner passed over a way that costs nothing and must pay for this one (MM-28, SM-24);
    a series cannot be withdrawn (SM-34).
    """
    lack = need.without(game.table)
    if not lack:
        pay(game, owner, need, Counter())
        return True
    if not game.edition.is_sole_mio and lack.fewest_cards(1) > cards_in(game.hands[owner]):
        return False
    answers = [f"add:{write(payment)}" for payment in lack.payments(game.hands[owner])]
    if game.edition.is_sole_mio and not free:
        answers.append("ask")
    if not free and not series:
        answers.append("no")
    answer = yield Ask("settle", owner, answers)
    if answer == "no":
        return False
    if answer == "ask":
        return (yield from favours.ask_for_help(game, owner, need, lack))
    added = read(answer.split(":")[1])
    game.told["paid from hand"] += 1
    pay(game, owner, need, added)
    return True


def pay(game: Game, owner: int, need: Need, added: Heap[str], given: Optional[Heap[str]] = None) -> None:
    """Moves to the larder the table's share, what the owner adds and what a helper gave (MM-24, SM-16, SM-27)."""
    used = need.share_of_table(game.table)
    game.table -= used
    used = used + added + (given or Counter())
    assert need.is_paid_by(used), "an order is filled only by all it needs"
    if need.unit == INGREDIENTS and value_of(used) > need.total:
        game.told["overloaded"] += 1
    game.hands[owner] -= added
    game.larder += used


def declare_series(game: Game, owner: int, revealed: str) -> Moves[Tuple[List[str], Need]]:
    """Lets the owner of a revealed four add others, and give each its number (SM-31, SM-32)."""
    orders = [revealed]
    hand = game.orders[owner]
    while hand and len(orders) < len(NUMBERS):
        fours = [order for order in hand if order.startswith("four-")]
        answer = yield Ask("series", owner, [*(f"join:{order}" for order in fours), "skip"])
        if answer == "skip":
            break
        order = answer.split(":")[1]
        hand.remove(order)
        orders.append(order)
    unnumbered = list(orders)
    amounts: List[Tuple[str, int]] = []
    for number in NUMBERS[: len(orders)]:
        if len(unnumbered) > 1:
            answer = yield Ask("number", owner, [f"number:{order}" for order in unnumbered])
        else:
            answer = f"number:{unnumbered[0]}"
        order = answer.split(":")[1]
        unnumbered.remove(order)
        amounts.append((kind_named(order.split("-")[1]), number))
    return orders, ingredients(*amounts)

