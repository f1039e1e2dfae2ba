"""Progress reports of searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

__all__ = ["Progress", "Watcher", "watched"]


class Progress(NamedTuple):
    """The progress of a search."""

    nodes: int
    seconds: float
    #: The number of finished parts, and of all parts.
    done: int
    all: int


#: A callback for the progress of a search, which stops it by returning False.
Watcher = Callable[[Progress], bool | None]


def watched(watcher: Watcher | None) -> Callable[[int, float, int, int], bool | None] | None:
    """Returns a watcher with the signature that the kernel calls.

    >>> watched(lambda at: at.nodes < 5)(9, 0.5, 0, 1)
    False
    """
    return None if watcher is None else lambda *at: watcher(Progress(*at))
