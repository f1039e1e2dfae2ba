"""Where the computer thinks: in processes of its own, so that it delays nobody's move."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count

from fourfold.catalogue import GAMES
from fourfold.play import Instant, News, Plan, TableView

__all__ = ["Thinkers", "Turns"]

#: The most workers, since each keeps what its solvers have found out: up to 300 MB.
MOST = 4
#: How many seconds a level waits for the sake of those that are weaker, a level each.
PATIENCE = 0.25
#: How far a worker stands back when the server, or anything else, wants the processor.
NICENESS = 10


class Thinkers:
    """A pool of worker processes; one that dies is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or min(os.cpu_count() or 1, MOST)
        self._turns = Turns(self._workers)
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork of a server would inherit its sockets and locks.
        return ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), initializer=_prepare
        )

    async def consider(
        self,
        level: str,
        seed: int,
        view: TableView,
        news: Sequence[News],
        now: Instant,
    ) -> Plan | None:
        """What that level plans on seeing this."""
        loop = asyncio.get_running_loop()
        strength = list(GAMES[view.game].bots).index(level)
        async with self._turns.turn(PATIENCE * strength):
            pool, thought = self._pool, (level, seed, view, tuple(news), now)
            try:
                return await loop.run_in_executor(pool, _consider, *thought)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._new()
                raise

    def close(self) -> None:
        """Ends the workers; thoughts are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Turns:
    """Who is next, where more want to think than can at once.

    Weak levels answer in a moment, so they may go first; but nobody is overtaken for ever.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @contextlib.asynccontextmanager
    async def turn(self, patience: float) -> AsyncIterator[None]:
        """Waits for a turn; whoever comes up to ``patience`` seconds later may be served before."""
        if self._free:
            self._free -= 1
        else:
            loop = asyncio.get_running_loop()
            called = loop.create_future()
            heapq.heappush(self._waiting, (loop.time() + patience, next(self._numbers), called))
            try:
                await called
            except asyncio.CancelledError:
                if not called.cancelled():
                    self._call_next()
                raise
        try:
            yield
        finally:
            self._call_next()

    def _call_next(self) -> None:
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.cancelled():
                called.set_result(None)
                return
        self._free += 1


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
