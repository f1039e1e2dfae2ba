"""Worker processes for long computations, such as tournaments and the opening book."""

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

#: Tasks queued per process, so that none is idle.
TASKS_AHEAD = 2


@contextmanager
def processes(
    number: int, start: Callable[..., object] | None = None, *arguments: Any
) -> Iterator[ProcessPoolExecutor]:
    """Provides a pool of processes, each of which first calls ``start``.

    The processes ignore Ctrl-C. They end at once when an exception, ``KeyboardInterrupt`` included,
    leaves the block, and also when the parent process is killed.

    >>> with processes(1) as pool:
    ...     pool.submit(divmod, 7, 4).result()
    (1, 3)
    """
    older = multiprocessing.active_children()
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(number, spawning, _begin, (start, *arguments)) as pool:
        # The processes inherit the signal mask. Each submit starts one; Ctrl-C is deferred so that
        # it does not interrupt a process in the middle of its start.
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
                if process not in older:
                    process.terminate()
            raise


def shared(
    work: Callable[[T], R], tasks: Sequence[T], workers: int
) -> Generator[tuple[T, R], None, None]:
    """Runs all tasks in worker processes and yields each with its result as it completes.

    >>> sorted(shared(abs, [3, -4], workers=1))
    [(-4, 4), (3, 3)]
    """
    to_do = iter(tasks)
    with processes(min(workers, len(tasks))) as pool:
        waiting: dict[Future[R], T] = {}
        while True:
            for task in islice(to_do, TASKS_AHEAD * workers - len(waiting)):
                waiting[pool.submit(work, task)] = task
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()


def end_with_parent() -> None:
    """Makes this process exit when its parent exits, even if the parent is killed."""
    threading.Thread(target=_follow, daemon=True).start()


def _begin(start: Callable[..., object] | None, *arguments: Any) -> None:
    end_with_parent()
    if start:
        start(*arguments)


def _follow() -> None:
    if parent := multiprocessing.parent_process():
        connection.wait([parent.sentinel])
        os._exit(1)
