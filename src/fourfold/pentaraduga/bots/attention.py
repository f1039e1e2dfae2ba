"""What a level notices: its strength, drawn by chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TypeVar

__all__ = ["Attention", "Strength"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Strength:
    """How well a level plays: two probabilities."""

    #: Seeing one thing that it looks at: a place, a possibility, a violation.
    sight: float
    #: Minding, at one choice, what becomes possible afterwards.
    foresight: float


@dataclass(frozen=True)
class Attention:
    """What a level notices during one look at a table.

    Every question draws from ``chance``, so the order of the questions is part of the play.
    """

    strength: Strength
    chance: Random

    def sees(self) -> bool:
        """Draws whether it notices one thing that it looks at."""
        return self.chance.random() < self.strength.sight

    def seen(self, there: Iterable[T]) -> list[T]:
        """Returns what it notices of several things."""
        return [one for one in there if self.sees()]

    def foresees(self) -> bool:
        """Draws whether it looks ahead at one choice."""
        return self.chance.random() < self.strength.foresight

    @cached_property
    def is_careful(self) -> bool:
        """Whether it looks ahead at all choices of this look. Drawn when first asked."""
        return self.foresees()
