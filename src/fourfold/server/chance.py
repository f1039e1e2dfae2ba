"""A server's chance: the operating system's, or the same every time."""

from __future__ import annotations

import hashlib
import secrets
from random import Random, SystemRandom

__all__ = ["Chance"]


class Chance:
    """What lots are drawn from, and what the computer decides by.

    With a seed all tables are alike: what is done at one can be done at another.

    >>> Chance(seed=4).lots().sample(range(9), 3) == Chance(seed=4).lots().sample(range(9), 3)
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._secret = secrets.token_bytes(16)

    def lots(self) -> Random:
        """What a deal is drawn from."""
        return SystemRandom() if self._seed is None else Random(self._seed)

    def of_table(self, table: str) -> int:
        """The seed of a table's bots: nobody can guess it from the table's id."""
        if self._seed is not None:
            return self._seed
        return int.from_bytes(hashlib.sha256(self._secret + table.encode()).digest()[:8], "big")
