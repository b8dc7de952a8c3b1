"""What an order needs, what the table lacks of it, and how the lack can be paid."""

import itertools
from collections import Counter
from dataclasses import dataclass
from typing import Counter as Heap
from typing import Dict, List, Tuple

from cards import KINDS, column, parts, value_of

INGREDIENTS = "ingredients"
"""Ingredients of each kind; a double counts two (SM-16)."""
DOUBLES = "doubles"
"""Double cards of each kind (SM-51)."""
ANYTHING = "anything"
"""Ingredients of any kinds; takes the whole table (MM-29, GR-7)."""


@dataclass(frozen=True)
class Need:
    """Amounts by kind; for ``ANYTHING`` the single amount stands under the key ``any``."""

    unit: str
    amounts: Dict[str, int]

    def __bool__(self) -> bool:
        return any(self.amounts.values())

    @property
    def kinds(self) -> List[str]:
        """The kinds of which something is needed, in their usual order."""
        if self.unit == ANYTHING:
            return list(KINDS)
        return [kind for kind in KINDS if self.amounts.get(kind)]

    @property
    def total(self) -> int:
        """All amounts together."""
        return sum(self.amounts.values())

    def fewest_cards(self, largest: int) -> int:
        """The fewest cards that could pay this, if a card counts at most ``largest``."""
        if self.unit == DOUBLES:
            return self.total
        return sum(-(-amount // largest) for amount in self.amounts.values())

    def without(self, heap: Heap[str]) -> "Need":
        """What is still needed besides these cards."""
        have = {key: _counts_for(self.unit, key, heap) for key in self.amounts}
        left = {key: amount - have[key] for key, amount in self.amounts.items() if amount > have[key]}
        return Need(self.unit, left)

    def is_paid_by(self, heap: Heap[str]) -> bool:
        """Whether these cards are enough."""
        return all(_counts_for(self.unit, key, heap) >= amount for key, amount in self.amounts.items())

    def share_of_table(self, table: Heap[str]) -> Heap[str]:
        """What the table pays: doubles while any are left and something is needed, then singles (SM-16)."""
        if self.unit == ANYTHING:
            return Counter(table)
        share: Heap[str] = Counter()
        for kind, amount in self.amounts.items():
            if self.unit == DOUBLES:
                share[kind.upper()] += min(amount, table[kind.upper()])
                continue
            while amount > 0 and share[kind.upper()] < table[kind.upper()]:
                share[kind.upper()] += 1
                amount -= 2
            while amount > 0 and share[kind] < table[kind]:
                share[kind] += 1
                amount -= 1
        return share

    def has_no_superfluous(self, key: str, heap: Heap[str]) -> bool:
        """Whether no card of the heap is superfluous: without any one, the lack is not covered (SM-18)."""
        amount, together = self.amounts.get(key, 0), _counts_for(self.unit, key, heap)
        without_one = [_counts_for(self.unit, key, heap - Counter([card])) for card in heap]
        return all(rest < min(amount, together) for rest in without_one)

    def payments(self, hand: Heap[str]) -> List[Heap[str]]:
        """Every way to pay all of this from a hand with no superfluous card (MM-25, SM-18, SM-26)."""
        if self.unit == ANYTHING:
            return self._payments_for("any", hand)
        by_kind = [self._payments_for(kind, column(hand, kind)) for kind in self.kinds]
        return [sum(payment, Counter()) for payment in itertools.product(*by_kind)]

    def _payments_for(self, key: str, hand: Heap[str]) -> List[Heap[str]]:
        amount = self.amounts[key]
        enough = (part for part in parts(hand) if _counts_for(self.unit, key, part) >= amount)
        return [part for part in enough if self.has_no_superfluous(key, part)]


def ingredients(*amounts: Tuple[str, int]) -> Need:
    """So many ingredients of these kinds; a kind named twice is needed twice."""
    total: Dict[str, int] = {}
    for kind, amount in amounts:
        total[kind] = total.get(kind, 0) + amount
    return Need(INGREDIENTS, total)


def _counts_for(unit: str, key: str, heap: Heap[str]) -> int:
    if unit == ANYTHING:
        return value_of(heap)
    if unit == DOUBLES:
        return heap[key.upper()]
    return heap[key] + 2 * heap[key.upper()]

