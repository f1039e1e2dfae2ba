"""Where the computer thinks: in processes of its own, so that it delays nobody's move."""

from __future__ import annotations

import asyncio
import heapq
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from typing import Generic, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from fourfold.catalogue import GAMES
from fourfold.play import Instant, News, Plan, TableView
from fourfold.play.processes import end_with_parent
from fourfold.server import metrics
from fourfold.server.tasks import consider, perform, read_answer, write_task

__all__ = ["Thinkers", "Turns", "most_thinkers"]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: The most workers, since each keeps what its solvers have found out: up to 300 MB.
MOST = 4
#: How many seconds a level waits for the sake of those that are weaker, a level each.
PATIENCE = 0.25
#: How many seconds of a processor a task may take; searches stop by themselves long before.
LONGEST = 60
#: How far a worker stands back when the server, or anything else, wants the processor.
NICENESS = 10


def most_thinkers() -> int:
    """How many processes think on this machine, unless somebody says otherwise."""
    return min(os.cpu_count() or 1, MOST)


class Thinkers:
    """A few worker processes, and turns at them: one task at a time for everybody.

    So whoever has a hundred questions keeps others waiting for no longer than whoever has one.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = [Worker() for _ in range(workers or most_thinkers())]
        self._turns = Turns(self._workers)
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def consider(
        self,
        table: str,
        level: str,
        seed: int,
        view: TableView,
        news: Sequence[News],
        now: Instant,
    ) -> Plan | None:
        """What that level plans on seeing this."""
        game = GAMES[view.game]
        patience = PATIENCE * list(game.bots).index(level)
        plan = await self.work(table, patience, consider, level, seed, view, news, now)
        return Plan(game.read_action(plan[0]), plan[1]) if plan else None

    async def work(
        self, whom: str, patience: float, task: Callable[[*Given], T], *given: *Given
    ) -> T:
        """Does something for somebody, as soon as there is a turn for it.

        Whoever no longer waits cancels: what has not begun is not done.
        """
        written = write_task(task, *given)
        with metrics.engine_tasks.track_inprogress(), metrics.engine_seconds.time():
            async with self._asking.setdefault(whom, asyncio.Lock()):
                return read_answer(task, await self._done(whom, patience, written))

    async def _done(self, whom: str, patience: float, task: bytes) -> bytes:
        worker = await self._turns.take(patience)
        working = asyncio.create_task(worker.run(task))
        # Also when nobody waits for the answer any more, the worker is busy until there is one.
        working.add_done_callback(lambda _: self._turns.pass_on(worker))
        return await asyncio.shield(working)

    async def close(self) -> None:
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

    async def run(self, task: bytes) -> bytes:
        """Does a task there. Raises ``BrokenProcessPool`` when the process has died of it."""
        process = self._process
        try:
            return await asyncio.get_running_loop().run_in_executor(process, _perform, task)
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

    async def take(self, patience: float) -> T:
        """Waits for a turn; whoever comes up to ``patience`` seconds later may be served before."""
        if self._free:
            # The one used last: it may still know something about this.
            return self._free.pop()
        loop = asyncio.get_running_loop()
        called: asyncio.Future[T] = loop.create_future()
        heapq.heappush(self._waiting, (loop.time() + patience, next(self._numbers), called))
        try:
            return await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self.pass_on(called.result())
            raise

    def pass_on(self, thing: T) -> None:
        """Gives it to who is next."""
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.cancelled():
                called.set_result(thing)
                return
        self._free.append(thing)


def _perform(task: bytes) -> bytes:
    # The operating system ends what never ends by itself: no thread could, beside the kernel.
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        return perform(task)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _prepare() -> None:
    # What stops the server reaches the whole group; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(NICENESS)
    # A server that is killed cannot end its workers, and they would wait for work for ever.
    end_with_parent()
