"""Processes that share long work: games of a tournament, boards of the book."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any

__all__ = ["processes"]


@contextmanager
def processes(
    number: int, start: Callable[..., object] | None = None, *arguments: Any
) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes, each of which first calls ``start``.

    They take no notice of Ctrl-C. Whatever ends the block early, that too, ends them at once, and
    none outlives us if we are killed.

    >>> with processes(1) as pool:
    ...     pool.submit(divmod, 7, 4).result()
    (1, 3)
    """
    others = multiprocessing.active_children()
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(number, spawning, _begin, (start, *arguments)) as pool:
        # They inherit what is blocked, and each is started by a task for which none is idle. If
        # Ctrl-C came in between, one would be left half started: it has to wait.
        heard: list[int] = []
        handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        for _ in range(number):
            pool.submit(int)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        try:
            if heard:
                raise KeyboardInterrupt
            yield pool
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise


def _begin(start: Callable[..., object] | None, *arguments: Any) -> None:
    threading.Thread(target=_follow, daemon=True).start()
    if start:
        start(*arguments)


def _follow() -> None:
    """Ends with whoever started us."""
    if parent := multiprocessing.parent_process():
        wait([parent.sentinel])
        os._exit(1)
