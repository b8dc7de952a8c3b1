"""Questions: how the rules, which run as coroutines, put decisions to the seats."""

from dataclasses import dataclass
from typing import Generator, List, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Ask:
    """A question to a seat and everything it may answer."""

    question: str
    seat: int
    answers: List[str]


Moves = Generator[Ask, str, T]
"""Steps of the game that ask questions and end with a result."""
