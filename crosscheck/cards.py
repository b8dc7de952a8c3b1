"""Cards, heaps of toppings and their notation, and what is in each game's box.

A topping card is a letter: ``s p m c o`` for salami, pineapple, mushroom, chili, olive, upper case for a
double (SM-1). A heap of toppings is a ``Counter`` of such letters. An order card is its name.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Counter as Heap
from typing import Dict, Iterator, List, Sequence, Tuple

KINDS: Dict[str, str] = {"s": "salami", "p": "pineapple", "m": "mushroom", "c": "chili", "o": "olive"}
"""The kinds in the order in which they are always listed, with their names."""

BOSS = "boss"
"""The Mamma Mia! or Sole Mio! card, as it stands in a kitchen."""

HAND_SIZE = 7
"""Cards a hand is refilled to (MM-13, SM-11)."""


def cards_in(heap: Heap[str]) -> int:
    """How many cards a heap has."""
    return sum(heap.values())


def value_of(heap: Heap[str]) -> int:
    """How many ingredients a heap has: a double counts two (SM-9)."""
    return sum(count * (2 if card.isupper() else 1) for card, count in heap.items())


def column(heap: Heap[str], kind: str) -> Heap[str]:
    """The cards of one kind."""
    return Counter({card: heap[card] for card in (kind, kind.upper()) if heap[card]})


def parts(heap: Heap[str]) -> Iterator[Heap[str]]:
    """Every way to take cards from a heap, from none to all, each once."""
    sorts = [(card, count) for card, count in sorted(heap.items()) if count]

    def take(index: int) -> Iterator[Dict[str, int]]:
        if index == len(sorts):
            yield {}
            return
        card, most = sorts[index]
        for rest in take(index + 1):
            yield rest
            for count in range(1, most + 1):
                yield {card: count, **rest}

    return (Counter(part) for part in take(0))


def write(heap: Heap[str]) -> str:
    """A heap in notation: ``3s1P``, or ``none``."""
    cards = [card for kind in KINDS for card in (kind, kind.upper()) if heap[card]]
    return "".join(f"{heap[card]}{card}" for card in cards) or "none"


def read(text: str) -> Heap[str]:
    """The heap that a notation stands for."""
    heap: Heap[str] = Counter()
    digits = ""
    for letter in "" if text == "none" else text:
        if letter.isdigit():
            digits += letter
        else:
            heap[letter] += int(digits)
            digits = ""
    return heap


@dataclass(frozen=True)
class Edition:
    """What one of the three games has in its box, and where it departs from the others."""

    name: str
    rounds: int
    singles: int
    doubles: int
    removed: Dict[int, Tuple[int, int]]
    """For each number of players, the singles and doubles of each kind that are taken out."""
    opening_toppings: int
    opening_orders: int
    is_sole_mio: bool
    """Whether the rules SM apply: doubles, help, series, a topping each turn, a table cleared each round."""
    keeps_failed: bool
    """Whether an order that is not filled goes under the waiter (MM-27, SM-20) or out of the game (GR-5)."""

    def toppings(self, players: int) -> List[str]:
        """The toppings in play (MM-1, MM-4, SM-1, SM-3, GR-1, GR-2)."""
        singles, doubles = self.removed[players]
        return [
            card
            for kind in KINDS
            for card in [kind] * (self.singles - singles) + [kind.upper()] * (self.doubles - doubles)
        ]

    def orders(self, own: str) -> List[str]:
        """The set of orders with this own kind (MM-2, SM-2, GR-1)."""
        others = [name for kind, name in KINDS.items() if kind != own]
        orders: List[str] = []
        if self.name in ("mamma-mia", "grande"):
            orders += [f"classic-{name}" for name in others]
            orders += ["mixed", "bombastica", "monotoni", "minimale"]
        if self.is_sole_mio:
            orders += [f"four-{name}" for name in others]
            orders += ["pairs", "duel", "match", "without-me", "two-doubles", "ladder", "for-the-boss"]
        return orders


MAMMA_MIA = Edition(
    name="mamma-mia",
    rounds=3,
    singles=13,
    doubles=0,
    removed={5: (0, 0), 4: (1, 0), 3: (3, 0), 2: (5, 0)},
    opening_toppings=6,
    opening_orders=1,
    is_sole_mio=False,
    keeps_failed=True,
)
SOLE_MIO = Edition(
    name="sole-mio",
    rounds=2,
    singles=9,
    doubles=2,
    removed={5: (0, 0), 4: (1, 0), 3: (1, 1), 2: (3, 1)},
    opening_toppings=5,
    opening_orders=2,
    is_sole_mio=True,
    keeps_failed=True,
)
GRANDE = Edition(
    name="grande",
    rounds=3,
    singles=12,
    doubles=2,
    removed={5: (0, 0), 4: (1, 0), 3: (1, 1), 2: (4, 1)},
    opening_toppings=5,
    opening_orders=2,
    is_sole_mio=True,
    keeps_failed=False,
)
EDITIONS: Dict[str, Edition] = {edition.name: edition for edition in (MAMMA_MIA, SOLE_MIO, GRANDE)}


def kind_named(name: str) -> str:
    """The letter of a kind."""
    return next(kind for kind, other in KINDS.items() if other == name)


def write_kinds(kinds: Sequence[str]) -> str:
    """A set of kinds in notation: ``salami+olive``."""
    return "+".join(name for kind, name in KINDS.items() if kind in kinds)
