"""Where the computer thinks: in processes of its own, so that it delays nobody's move."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from typing import Generic, TypeVar, TypeVarTuple

from fourfold.catalogue import GAMES
from fourfold.play import Instant, News, Plan, TableView
from fourfold.server import metrics

__all__ = ["Thinkers", "Turns", "most_thinkers"]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: The most workers, since each keeps what its solvers have found out: up to 300 MB.
MOST = 4
#: How many seconds a level waits for the sake of those that are weaker, a level each.
PATIENCE = 0.25
#: How far a worker stands back when the server, or anything else, wants the processor.
NICENESS = 10


def most_thinkers() -> int:
    """How many processes think on this machine, unless somebody says otherwise."""
    return min(os.cpu_count() or 1, MOST)


class Thinkers:
    """A few worker processes, and turns at them."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = [Worker() for _ in range(workers or most_thinkers())]
        self._turns = Turns(self._workers)

    async def consider(
        self,
        level: str,
        seed: int,
        view: TableView,
        news: Sequence[News],
        now: Instant,
    ) -> Plan | None:
        """What that level plans on seeing this."""
        patience = PATIENCE * list(GAMES[view.game].bots).index(level)
        return await self.work(patience, _consider, level, seed, view, tuple(news), now)

    async def work(self, patience: float, task: Callable[[*Given], T], *given: *Given) -> T:
        """Does something in a worker, as soon as there is a turn for it."""
        with metrics.engine_tasks.track_inprogress(), metrics.engine_seconds.time():
            async with self._turns.turn(patience) as worker:
                return await worker.run(task, *given)

    def close(self) -> None:
        """Ends the workers; thoughts are dropped."""
        for worker in self._workers:
            worker.close()


class Worker:
    """A process of its own; if it dies, what it was doing fails and another takes its place."""

    def __init__(self) -> None:
        self._process = self._new()

    @staticmethod
    def _new() -> ProcessPoolExecutor:
        # Fresh processes: a fork of a server would inherit its sockets and locks.
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_prepare)

    async def run(self, task: Callable[[*Given], T], *given: *Given) -> T:
        """Does something there."""
        process = self._process
        try:
            return await asyncio.get_running_loop().run_in_executor(process, task, *given)
        except BrokenProcessPool:
            if process is self._process:
                self._process = self._new()
            raise

    def close(self) -> None:
        """Ends it."""
        self._process.shutdown(wait=False, cancel_futures=True)


class Turns(Generic[T]):
    """Who is next, where more want something than there is of it.

    Weak levels answer in a moment, so they may go first; but nobody is overtaken for ever.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._waiting: list[tuple[float, int, asyncio.Future[T]]] = []
        self._numbers = count()

    @contextlib.asynccontextmanager
    async def turn(self, patience: float) -> AsyncIterator[T]:
        """Waits for a turn; whoever comes up to ``patience`` seconds later may be served before."""
        if self._free:
            # The one used last: it may still know something about this.
            thing = self._free.pop()
        else:
            loop = asyncio.get_running_loop()
            called: asyncio.Future[T] = loop.create_future()
            heapq.heappush(self._waiting, (loop.time() + patience, next(self._numbers), called))
            try:
                thing = await called
            except asyncio.CancelledError:
                if not called.cancelled():
                    self._pass_on(called.result())
                raise
        try:
            yield thing
        finally:
            self._pass_on(thing)

    def _pass_on(self, thing: T) -> None:
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.cancelled():
                called.set_result(thing)
                return
        self._free.append(thing)


def _consider(
    level: str, seed: int, view: TableView, news: tuple[News, ...], now: Instant
) -> Plan | None:
    return GAMES[view.game].bots[level](seed).consider(view, news, now)


def _prepare() -> None:
    # Ctrl-C in a terminal reaches the whole group; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    # A server that is killed cannot end its workers, and they would wait for work for ever.
    server = multiprocessing.parent_process()
    assert server
    server.join()
    os._exit(0)
