"""Processes that share long work: games of a tournament, boards of the book."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection
from typing import Any, TypeVar

__all__ = ["end_with_parent", "processes", "shared"]

T = TypeVar("T")
R = TypeVar("R")

#: How many tasks are handed out for every process, so that none is idle.
AHEAD = 2


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


def shared(
    work: Callable[[T], R], tasks: Sequence[T], workers: int
) -> Generator[tuple[T, R], None, None]:
    """Has all tasks done by so many processes, and tells each with its result as it comes.

    >>> sorted(shared(abs, [3, -4], workers=1))
    [(-4, 4), (3, 3)]
    """
    to_do = iter(tasks)
    with processes(min(workers, len(tasks))) as pool:
        waiting: dict[Future[R], T] = {}
        while True:
            for task in islice(to_do, AHEAD * workers - len(waiting)):
                waiting[pool.submit(work, task)] = task
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()


def end_with_parent() -> None:
    """Lets this process end with the one that started it, even if that is killed."""
    threading.Thread(target=_follow, daemon=True).start()


def _begin(start: Callable[..., object] | None, *arguments: Any) -> None:
    end_with_parent()
    if start:
        start(*arguments)


def _follow() -> None:
    if parent := multiprocessing.parent_process():
        connection.wait([parent.sentinel])
        os._exit(1)
