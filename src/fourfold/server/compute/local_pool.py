"""Worker processes for the engine and for questions, so that thinking delays no move."""

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
from fourfold.jobs.processes import end_with_parent
from fourfold.play import Instant, News, Plan, TableView
from fourfold.server.compute.tasks import consider, perform, read_answer, write_task
from fourfold.server.ops import metrics

__all__ = ["FairPool", "LocalPool", "WorkKind", "Worker", "default_workers", "new_workers"]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: The kinds of work: the computer's moves at tables, which have priority, and questions of guests.
WorkKind = Literal["move", "question"]

#: The most shared workers, since each keeps its solvers' transposition tables: up to 300 MB.
MAX_WORKERS = 4
#: How long a level yields to weaker ones, for each level below it.
PATIENCE_SECONDS = 0.25
#: How much processor time a task may take; searches stop by themselves long before.
MAX_TASK_SECONDS = 60
#: The niceness of the worker that is reserved for moves, and of the shared ones.
NICENESS, QUESTIONS_NICENESS = 10, 15


def default_workers() -> int:
    """Returns the default number of shared workers on this machine."""
    return min(os.cpu_count() or 1, MAX_WORKERS)


def new_workers(number: int) -> tuple[list[Worker], Worker]:
    """Returns so many shared workers, and one that is reserved for moves.

    A worker starts its process with its first task.
    """
    return [Worker(QUESTIONS_NICENESS) for _ in range(number)], Worker(NICENESS)


class LocalPool:
    """A pool of worker processes with fair queueing: each guest has one task running at a time.

    A guest with a hundred questions delays others no longer than a guest with one. The computer's
    moves have priority over all questions, and one more worker is reserved for them.
    """

    def __init__(self, workers: int | None = None) -> None:
        shared, kept = new_workers(workers or default_workers())
        self._workers = [*shared, kept]
        self._idle = FairPool(shared, kept)
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
        """Returns the plan of a level that sees this view and news; None if it plans nothing."""
        game = GAMES[view.game]
        patience = PATIENCE_SECONDS * list(game.bots).index(level)
        plan = await self.work("move", table, patience, consider, level, seed, view, news, now)
        return Plan(game.read_action(plan[0]), plan[1]) if plan else None

    async def work(
        self,
        kind: WorkKind,
        whom: str,
        patience: float,
        task: Callable[[*Given], T],
        *given: *Given,
    ) -> T:
        """Runs a task on behalf of ``whom`` and returns its answer.

        Tasks of the same kind that come up to ``patience`` seconds later may run first. Cancelling
        drops a task that has not begun. Raises what the task raises.
        """
        written = write_task(task, *given)
        with metrics.engine_tasks.track_inprogress(), metrics.engine_seconds.time():
            async with self._asking.setdefault(whom, asyncio.Lock()):
                return read_answer(task, await self._done(kind, whom, patience, written))

    async def _done(self, kind: WorkKind, whom: str, patience: float, task: bytes) -> bytes:
        worker = await self._idle.take(kind, patience)
        working = asyncio.create_task(worker.run(task))
        # Cancelling the wait does not free the worker: it is busy until it has an answer.
        working.add_done_callback(lambda _: self._idle.pass_on(worker))
        return await asyncio.shield(working)

    async def close(self) -> None:
        """Ends the workers and drops their tasks."""
        for worker in self._workers:
            worker.close()


class Worker:
    """A worker process; if it dies, its task fails and a new process replaces it."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self._niceness = niceness
        self._process = self._new()
        self._running = False

    def _new(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork of a server would inherit its sockets and locks.
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawning, _prepare, (self._niceness,))

    async def run(self, task: bytes) -> bytes:
        """Runs a serialised task. Raises ``BrokenProcessPool`` if the process dies."""
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
        """Ends the process without waiting for its task."""
        self._process.shutdown(wait=False, cancel_futures=True)


class FairPool(Generic[T]):
    """A priority queue for interchangeable resources, one of which is reserved for moves.

    Moves go first. Within a kind the order is by arrival plus patience, so that no task is
    overtaken by its own kind for ever.
    """

    def __init__(self, shared: Iterable[T], kept: T) -> None:
        #: A stack: the worker used last has the warmest caches.
        self._free, self._kept, self._kept_free = list(shared), kept, True
        self._waiting: dict[WorkKind, list[tuple[float, int, asyncio.Future[T]]]] = {
            "move": [],
            "question": [],
        }
        self._numbers = count()

    async def take(self, kind: WorkKind, patience: float) -> T:
        """Waits for a free one; those who come up to ``patience`` seconds later may go first."""
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
        """Gives it to the next in the queue, or keeps it free."""
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
    # The operating system ends a task that hangs: no thread could interrupt the C++ kernel.
    signal.setitimer(signal.ITIMER_PROF, MAX_TASK_SECONDS)
    try:
        return perform(task)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _prepare(niceness: int) -> None:
    # Signals to the server reach its whole process group; only the server ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(niceness)
    # A server that is killed cannot end its workers, and they would wait for work for ever.
    end_with_parent()
