"""Long computations in slices, so that the event loop answers everybody else meanwhile.

Tables are immutable: whatever happens at one while it is being read, a snapshot stays what it was.
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

#: How long the event loop is held at a time.
SLICE_SECONDS = 0.004

#: Held by the computation whose slice it is: however many there are, the loop runs one slice
#: between two looks at its connections. Every event loop has its own.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def sliced(work: Iterable[T]) -> AsyncIterator[list[T]]:
    """Yields what an iterable computes, in batches of one slice each."""
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
            await asyncio.sleep(0)  # Others are answered before the next slice of anybody's.
        yield batch


async def aside(work: Callable[[], T]) -> T:
    """Runs in a thread what cannot be cut into slices, one at a time.

    The interpreter takes turns between threads every five milliseconds.
    """
    return await asyncio.get_running_loop().run_in_executor(_thread, work)


_thread = ThreadPoolExecutor(1, "aside")
