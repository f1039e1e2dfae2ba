"""The server's randomness: from the operating system, or from a seed that repeats it."""

from __future__ import annotations

import hashlib
import secrets
from random import Random, SystemRandom

__all__ = ["Chance"]


class Chance:
    """The source of random deals and of the seeds of bots.

    With a seed, every table gets the same deal and the same bots, so games can be repeated.

    >>> Chance(seed=4).lots().sample(range(9), 3) == Chance(seed=4).lots().sample(range(9), 3)
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._secret = secrets.token_bytes(16)

    def lots(self) -> Random:
        """Returns the generator that a deal is drawn from."""
        return SystemRandom() if self._seed is None else Random(self._seed)

    def of_table(self, table: str) -> int:
        """Returns the seed of a table's bots, which cannot be guessed from the table's id."""
        if self._seed is not None:
            return self._seed
        return int.from_bytes(hashlib.sha256(self._secret + table.encode()).digest()[:8], "big")
