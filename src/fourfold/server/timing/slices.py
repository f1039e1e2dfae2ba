"""Long computations in slices, so that the event loop serves other connections in between.

Tables are immutable, so a computation over several slices works on a consistent snapshot.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakKeyDictionary

__all__ = ["SLICE_SECONDS", "aside", "sliced"]

T = TypeVar("T")

#: How long one slice may block the event loop.
SLICE_SECONDS = 0.004

#: By event loop, the lock that a computation holds during its slice: the loop polls its
#: connections after every slice, however many computations there are.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def sliced(work: Iterable[T]) -> AsyncIterator[list[T]]:
    """Yields the items of an iterable in batches, each computed in one slice."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    steps, more = iter(work), True
    while more:
        async with turn:
            batch: list[T] = []
            end = time.perf_counter() + SLICE_SECONDS
            for one in steps:
                batch.append(one)
                if time.perf_counter() >= end:
                    break
            else:
                more = False
            await asyncio.sleep(0)  # Serves connections before any other slice.
        yield batch


async def aside(work: Callable[[], T]) -> T:
    """Runs in a thread work that cannot be sliced, and returns its result; one call at a time.

    The event loop goes on: the interpreter switches threads every five milliseconds.
    """
    return await asyncio.get_running_loop().run_in_executor(_thread, work)


_thread = ThreadPoolExecutor(1, "aside")
