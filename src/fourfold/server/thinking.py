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
from typing import Generic, Literal, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from fourfold.catalogue import GAMES
from fourfold.play import Instant, News, Plan, TableView
from fourfold.play.processes import end_with_parent
from fourfold.server import metrics
from fourfold.server.tasks import consider, perform, read_answer, write_task

__all__ = ["Kind", "Thinkers", "Turns", "Worker", "most_thinkers", "new_workers"]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: What workers do: the computer's moves at tables, which go before everything else, and what people
#: ask for.
Kind = Literal["move", "question"]

#: The most workers for anything, since each keeps what its solvers have found out: up to 300 MB.
MOST = 4
#: How many seconds a level waits for the sake of those that are weaker, a level each.
PATIENCE = 0.25
#: How many seconds of a processor a task may take; searches stop by themselves long before.
LONGEST = 60
#: How far a worker stands back when the server, or anything else, wants the processor: the one that
#: is kept for moves, and the others.
NICENESS, QUESTIONS_NICENESS = 10, 15


def most_thinkers() -> int:
    """Returns how many processes do anything on this machine, unless somebody says otherwise."""
    return min(os.cpu_count() or 1, MOST)


def new_workers(number: int) -> tuple[list[Worker], Worker]:
    """Returns so many workers for anything, and one that is kept for moves.

    A worker that was never used costs nothing.
    """
    return [Worker(QUESTIONS_NICENESS) for _ in range(number)], Worker(NICENESS)


class Thinkers:
    """A pool of worker processes with fair queueing: each guest has one task running at a time.

    A guest with a hundred questions delays others no longer than a guest with one. The computer's
    moves have priority over all questions, and one more worker is reserved for them.
    """

    def __init__(self, workers: int | None = None) -> None:
        shared, kept = new_workers(workers or most_thinkers())
        self._workers = [*shared, kept]
        self._turns = Turns(shared, kept)
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
        plan = await self.work("move", table, patience, consider, level, seed, view, news, now)
        return Plan(game.read_action(plan[0]), plan[1]) if plan else None

    async def work(
        self,
        kind: Kind,
        whom: str,
        patience: float,
        task: Callable[[*Given], T],
        *given: *Given,
    ) -> T:
        """Does something for somebody, as soon as there is a turn for it.

        Tasks of the same kind that come up to ``patience`` seconds later may run first. Cancelling
        drops a task that has not begun.
        """
        written = write_task(task, *given)
        with metrics.engine_tasks.track_inprogress(), metrics.engine_seconds.time():
            async with self._asking.setdefault(whom, asyncio.Lock()):
                return read_answer(task, await self._done(kind, whom, patience, written))

    async def _done(self, kind: Kind, whom: str, patience: float, task: bytes) -> bytes:
        worker = await self._turns.take(kind, patience)
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

    def __init__(self, niceness: int = NICENESS) -> None:
        self._niceness = niceness
        self._process = self._new()
        self._running = False

    def _new(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork of a server would inherit its sockets and locks.
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawning, _prepare, (self._niceness,))

    async def run(self, task: bytes) -> bytes:
        """Does a task there. Raises ``BrokenProcessPool`` when the process has died of it."""
        process = self._process
        try:
            if self._running:
                working = process.submit(_perform, task)
            else:  # Starting a process blocks until it runs.
                working = await asyncio.to_thread(process.submit, _perform, task)
                self._running = True
            return await asyncio.wrap_future(working)
        except BrokenProcessPool:
            if process is self._process:
                self._process, self._running = self._new(), False
            raise

    def close(self) -> None:
        """Ends it."""
        self._process.shutdown(wait=False, cancel_futures=True)


class Turns(Generic[T]):
    """Who is next, where more want something than there is of it.

    Moves go first, and one thing is kept for them. Of a kind, whatever is done in a moment may go
    first; but nothing is overtaken by its own kind for ever.
    """

    def __init__(self, shared: Iterable[T], kept: T) -> None:
        #: The one used last is taken first: it may still know something about this.
        self._free, self._kept, self._kept_free = list(shared), kept, True
        self._waiting: dict[Kind, list[tuple[float, int, asyncio.Future[T]]]] = {
            "move": [],
            "question": [],
        }
        self._numbers = count()

    async def take(self, kind: Kind, patience: float) -> T:
        """Waits for a turn; what comes up to ``patience`` seconds later may be served before."""
        if kind == "move" and self._kept_free:
            self._kept_free = False
            return self._kept
        if self._free:
            return self._free.pop()
        loop = asyncio.get_running_loop()
        called: asyncio.Future[T] = loop.create_future()
        waiting = (loop.time() + patience, next(self._numbers), called)
        heapq.heappush(self._waiting[kind], waiting)
        try:
            return await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self.pass_on(called.result())
            raise

    def pass_on(self, thing: T) -> None:
        """Gives it to who is next."""
        kept = thing is self._kept
        for kind in ("move",) if kept else ("move", "question"):
            waiting = self._waiting[kind]  # type: ignore[index]
            while waiting:
                _, _, called = heapq.heappop(waiting)
                if not called.cancelled():
                    called.set_result(thing)
                    return
        if kept:
            self._kept_free = True
        else:
            self._free.append(thing)


def _perform(task: bytes) -> bytes:
    # The operating system ends what never ends by itself: no thread could, beside the kernel.
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        return perform(task)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _prepare(niceness: int) -> None:
    # What stops the server reaches the whole group; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(niceness)
    # A server that is killed cannot end its workers, and they would wait for work for ever.
    end_with_parent()
