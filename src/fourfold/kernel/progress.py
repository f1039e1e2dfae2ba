"""How far a search is: what every solver tells whoever waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

__all__ = ["Progress", "Watcher", "watched"]


class Progress(NamedTuple):
    """How far a search is."""

    nodes: int
    seconds: float
    #: How many parts are done, of how many.
    done: int
    all: int


#: Hears how far a search is, and stops it by returning False.
Watcher = Callable[[Progress], bool | None]


def watched(watcher: Watcher | None) -> Callable[[int, float, int, int], bool | None] | None:
    """The watcher as the kernel calls it.

    >>> watched(lambda at: at.nodes < 5)(9, 0.5, 0, 1)
    False
    """
    return None if watcher is None else lambda *at: watcher(Progress(*at))
