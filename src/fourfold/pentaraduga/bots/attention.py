"""Attention: what a level notices, by chance and its strength."""

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
    """The strength of a level: two probabilities."""

    #: To notice one thing that it looks at: a place, a possibility, a violation.
    sight: float
    #: To look ahead at one choice, at what it makes possible.
    foresight: float


@dataclass(frozen=True)
class Attention:
    """The attention of a level during one look at a table.

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
        """True if it looks ahead at all choices of this look; drawn at the first use."""
        return self.foresees()
