"""A game from set-up to ranking: MM-3 to MM-18 and MM-34 to MM-37, SM-3 to SM-13, SM-22, SM-23 and SM-60.

The rules run as a coroutine: ``Game.play`` yields an ``Ask`` for every decision and is sent the answer.
"""

from collections import Counter
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple
from typing import Counter as Heap

import scoring
from asking import Ask, Moves
from cards import BOSS, EDITIONS, HAND_SIZE, KINDS, cards_in, column, kind_named, parts, read, value_of, write

Shuffle = Callable[[Any, Sequence[str]], List[str]]
"""Puts the cards of a pile (named as in a record) into their order, top first."""


class Game:
    """Everything on and around the table. Seats count from 0; piles are lists with the top first."""

    def __init__(self, record: Dict[str, Any], shuffle: Shuffle) -> None:
        options: Dict[str, Any] = record.get("options", {})
        self.edition = EDITIONS[record["game"]]
        self.players = len(record["seats"])
        self.shuffle = shuffle
        self.rounds: int = options.get("rounds") or self.edition.rounds
        self.must_play_topping: bool = self.edition.is_sole_mio or options.get("must_play_topping", False)
        self.own = self._own_kinds(options.get("own_kinds", []))
        self.turn: int = (options.get("first_seat") or record["drawn_first_seat"]) - 1
        self.round = 1
        self.boss: Optional[int] = None
        self.hands: List[Heap[str]] = [Counter() for _ in range(self.players)]
        self.orders: List[List[str]] = [[] for _ in range(self.players)]
        self.waiters: List[List[str]] = [[] for _ in range(self.players)]
        self.filled: List[List[str]] = [[] for _ in range(self.players)]
        self.kitchen: List[str] = []
        self.oven: List[Tuple[Optional[int], str]] = []
        """Toppings (with no seat) and orders with their owners, the first played first."""
        self.table: Heap[str] = Counter()
        self.larder: Heap[str] = Counter()
        self.told: Heap[str] = Counter()
        """What happened how often, to see which rules a run has touched."""

    def _own_kinds(self, chosen: Sequence[Optional[str]]) -> List[str]:
        """Own kinds: as chosen, the others by seat (MM-3)."""
        own = [kind_named(name) if name else "" for name in chosen]
        own += [""] * (self.players - len(own))
        free = (kind for kind in KINDS if kind not in own)
        return [kind or next(free) for kind in own]

    def hand_size(self, seat: int) -> int:
        """Cards in a hand, toppings and orders."""
        return cards_in(self.hands[seat]) + len(self.orders[seat])

    def opponents(self, seat: int) -> List[int]:
        """The other seats, clockwise from the left neighbour."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    # Set-up

    def deal(self) -> None:
        """Shuffles and deals (MM-3 to MM-7, SM-3 to SM-5, GR-3)."""
        for seat in range(self.players):
            self.waiters[seat] = self.shuffle({"waiter": seat + 1}, self.edition.orders(self.own[seat]))
        toppings = self.edition.toppings(self.players)
        if self.edition.is_sole_mio:
            pile = self.shuffle("deal", toppings)
            for hand in self.hands:
                hand.update(pile[: self.edition.opening_toppings])
                del pile[: self.edition.opening_toppings]
            self.kitchen = self.shuffle({"kitchen": 1}, pile + [BOSS])
        else:
            self.kitchen = self.shuffle({"kitchen": 1}, toppings + [BOSS])
            for seat in range(self.players):
                self.draw_toppings(seat, self.edition.opening_toppings)
        for seat in range(self.players):
            self.draw_orders(seat, self.edition.opening_orders)

    def draw_toppings(self, seat: int, count: int) -> None:
        """Draws from the kitchen; the boss card is laid down and replaced (MM-6, MM-16, SM-7)."""
        while count and self.kitchen:
            card = self.kitchen.pop(0)
            if card == BOSS:
                self.boss = seat
            else:
                self.hands[seat][card] += 1
                count -= 1

    def draw_orders(self, seat: int, count: int) -> None:
        """Draws from the own waiter, as far as it goes (MM-14, SM-11)."""
        self.orders[seat] += self.waiters[seat][:count]
        del self.waiters[seat][:count]

    # The course of the game

    def play(self) -> Moves[None]:
        """The whole game (MM-9, SM-60, GR-4)."""
        self.deal()
        while True:
            yield from self.fill_oven()
            yield from scoring.empty_oven(self)
            if self.round == self.rounds:
                return
            self.next_round()

    def next_round(self) -> None:
        """The boss makes the new kitchen and starts (MM-34 to MM-36, SM-22, SM-23)."""
        assert self.boss is not None
        if self.edition.is_sole_mio:
            self.oven = [(None, card) for card in self.table.elements()]
            self.table = Counter()
        self.round += 1
        self.kitchen = self.shuffle({"kitchen": self.round}, [*self.larder.elements(), BOSS])
        self.larder = Counter()
        self.turn = self.boss
        self.boss = None

    def fill_oven(self) -> Moves[None]:
        """Phase 1: turns until the kitchen's last card is drawn or all have passed (MM-17, MM-18, SM-13)."""
        passes = 0
        while self.kitchen and passes < self.players:
            moved = yield from self.take_turn(self.turn)
            passes = 0 if moved else passes + 1
            self.turn = (self.turn + 1) % self.players
        if self.kitchen:
            self.told["stalemate"] += 1
        if BOSS in self.kitchen:
            self.told["stalemate hands out the boss card"] += 1
            self.kitchen.remove(BOSS)
            self.boss = self.turn
        self.larder.update(self.kitchen)
        self.kitchen = []

    def take_turn(self, seat: int) -> Moves[bool]:
        """Toppings, order, draw (MM-10 to MM-16, SM-8 to SM-12); says whether a card moved."""
        held_topping = cards_in(self.hands[seat]) > 0
        before = (len(self.oven), self.hand_size(seat), len(self.kitchen))
        yield from self.play_toppings(seat)
        yield from self.play_order(seat, must=self.edition.is_sole_mio and not held_topping)
        yield from self.refill(seat)
        return before != (len(self.oven), self.hand_size(seat), len(self.kitchen))

    def play_toppings(self, seat: int) -> Moves[None]:
        """Any number of toppings of a single kind (MM-10, MM-11, SM-8)."""
        hand = self.hands[seat]
        if not cards_in(hand):
            return
        heaps = [part for kind in KINDS for part in parts(column(hand, kind)) if part]
        answers = [f"play:{write(heap)}" for heap in heaps]
        answer = yield Ask("play-toppings", seat, answers if self.must_play_topping else [*answers, "skip"])
        if answer != "skip":
            played = read(answer.split(":")[1])
            self.hands[seat] -= played
            self.oven += [(None, card) for card in played.elements()]

    def play_order(self, seat: int, must: bool) -> Moves[None]:
        """One order, or none (MM-12, SM-10); one at least from a hand without toppings (SM-12)."""
        if not self.orders[seat]:
            return
        answers = [f"order:{order}" for order in self.orders[seat]]
        answer = yield Ask("play-order", seat, answers if must else [*answers, "skip"])
        if answer != "skip":
            order = answer.split(":")[1]
            self.orders[seat].remove(order)
            self.oven.append((seat, order))

    def refill(self, seat: int) -> Moves[None]:
        """Refills the hand from one pile (MM-13 to MM-15, SM-11)."""
        missing = HAND_SIZE - self.hand_size(seat)
        if missing <= 0:
            return
        piles = {"draw:kitchen": self.kitchen, "draw:waiter": self.waiters[seat]}
        answers = [name for name, pile in piles.items() if pile]
        if not answers:
            return
        answer = answers[0] if len(answers) == 1 else (yield Ask("draw", seat, answers))
        if answer == "draw:kitchen":
            self.draw_toppings(seat, missing)
        else:
            self.draw_orders(seat, missing)

    # The end

    def result(self) -> List[Dict[str, int]]:
        """Places by filled orders, then by ingredients in hand; equals share a place (MM-37, SM-60)."""
        ranks = [(len(self.filled[seat]), value_of(self.hands[seat])) for seat in range(self.players)]
        places = [1 + sum(other > own for other in ranks) for own in ranks]
        return [
            {"place": place, "score": score, "tie_break": tie_break}
            for place, (score, tie_break) in zip(places, ranks)
        ]

    def describe(self) -> str:
        """The whole state, for people."""
        oven = [card if owner is None else f"{owner + 1}/{card}" for owner, card in self.oven]
        lines = [
            f"{self.edition.name}, round {self.round} of {self.rounds}, turn of seat {self.turn + 1}, "
            f"boss: {'nobody' if self.boss is None else f'seat {self.boss + 1}'}",
            f"table {write(self.table)}, larder {write(self.larder)}",
            f"kitchen {' '.join(self.kitchen) or 'empty'}",
            f"oven {' '.join(oven) or 'empty'}",
        ]
        for seat in range(self.players):
            lines.append(
                f"seat {seat + 1} ({KINDS[self.own[seat]]}): hand {write(self.hands[seat])}, "
                f"orders {self.orders[seat]}, waiter {self.waiters[seat]}, filled {self.filled[seat]}"
            )
        return "\n".join(lines)
