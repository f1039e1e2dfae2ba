"""Remote engines: processes on any machine that run tasks for all servers of one Redis.

Each guest has one key for a task, so each has one task at a time over all servers. The queues are
sorted sets of guests, scored by the instant until which others may overtake them. An engine pops
the first guest, renews a lease on the task while it works, and pushes the answer to the list of the
server that asked. Every key expires unless a live process renews it. So the waiting server notices
when an engine, a server or the data of Redis is lost: it queues the task again, or runs it locally
when there are no engines.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

import msgspec
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fourfold import __version__
from fourfold.play import Malformed
from fourfold.server.compute.local_pool import LocalPool, Worker, WorkKind, new_workers
from fourfold.server.ops.logs import first_line

__all__ = ["Engine", "RemotePool", "pool_for"]

log = logging.getLogger("fourfold.remote_pool")

#: The interval at which servers and engines renew their keys and check their tasks.
HEARTBEAT_SECONDS = 0.5
#: How long a key lasts that is renewed with every heartbeat.
LEASE_MS = 4_000
#: How long queues and answers last when no process renews or reads them.
EXPIRY_MS = 60_000
#: How long a server waits before it checks again whether a guest's previous task is done.
RETRY_SECONDS = 0.05
#: Worker affinity: for how many guests a server remembers the last worker, whose transposition
#: table is still warm, and how long other workers leave a task to it.
MAX_REMEMBERED_GUESTS, AFFINITY_SECONDS = 10_000, 0.02
#: A task that has lost so many engines counts as a poison task.
MAX_LOST_ENGINES = 3

#: How many connections a process has, and how long Redis may take to answer.
MAX_CONNECTIONS, TIMEOUT_SECONDS = 32, 3.0

#: Tasks differ between versions, so servers use engines of their own version only.
PREFIX = f"fourfold:{__version__}:engines"
#: Moves have a queue of their own, which has priority.
QUEUES: dict[WorkKind, str] = {"move": f"{PREFIX}:moves", "question": f"{PREFIX}:questions"}
#: The key that engines renew while there are some.
ALIVE = f"{PREFIX}:alive"
#: Prefixes: the task of a guest, the lease on a running task, the answers for a server.
TASK, WORK, ANSWERS = f"{PREFIX}:task:", f"{PREFIX}:work:", f"{PREFIX}:answers:"
#: The queue of one worker: it wakes that worker before the shared queue wakes others.
OWN_QUEUE = f"{PREFIX}:queue:"

#: The answer of an engine that has failed.
FAILED = msgspec.Raw(b"null")


class Order(msgspec.Struct, frozen=True):
    """A task in Redis, with the server that waits for its answer."""

    id: str
    server: str
    #: The worker that ran the guest's previous task: its transposition table may still help.
    before: str
    task: msgspec.Raw


class TaskResult(msgspec.Struct, frozen=True):
    """The answer to an order; null if the engine has failed."""

    id: str
    worker: str
    answer: msgspec.Raw


@dataclass
class Waiting:
    """An order of this server that waits for its answer."""

    queue: str
    whom: str
    place: float
    before: str
    order: bytes
    answer: asyncio.Future[TaskResult]
    #: At how many checks in a row it was neither queued nor running, and how often it was lost.
    missed: int = field(default=0, init=False)
    lost: int = field(default=0, init=False)


class Nobody(Exception):
    """Raised when there are no engines or Redis cannot be reached: the server runs the task."""


def pool_for(redis: str | None, workers: int | None = None) -> LocalPool:
    """Returns the workers of a server: its own processes, after the engines of a given Redis.

    Raises ``Malformed`` if the address of Redis is invalid.
    """
    return RemotePool(redis, workers) if redis else LocalPool(workers)


class RemotePool(LocalPool):
    """Runs tasks on engines while there are some, else on its own workers."""

    def __init__(self, redis: str, workers: int | None = None) -> None:
        super().__init__(workers)
        self._redis = _connect(redis)
        self._name = secrets.token_urlsafe(9)
        #: Whether there was an engine at the last heartbeat.
        self.there = False
        self._waiting: dict[str, Waiting] = {}
        #: The last worker of each guest.
        self._last_workers: dict[str, str] = {}
        #: By how many seconds the clock of Redis, which all servers share, is ahead of the loop's.
        self._ahead = 0.0
        self._tasks = [
            asyncio.create_task(_repeat(self._check_tasks, lost=self._fall_back)),
            asyncio.create_task(_repeat(self._listen)),
        ]

    async def close(self) -> None:
        """Stops the workers and disconnects from Redis."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await super().close()

    async def _done(self, kind: WorkKind, whom: str, patience: float, task: bytes) -> bytes:
        if self.there:
            with contextlib.suppress(RedisError, Nobody):
                return await self._ask(QUEUES[kind], whom, patience, task)
        return await super()._done(kind, whom, patience, task)

    async def _ask(self, queue: str, whom: str, patience: float, task: bytes) -> bytes:
        """Queues a task and returns its answer.

        Raises ``Nobody`` if the engines disappear, ``RedisError`` if Redis fails, and
        ``BrokenProcessPool`` for a poison task.
        """
        loop = asyncio.get_running_loop()
        name = secrets.token_urlsafe(9)
        before = self._last_workers.pop(whom, "")
        order = msgspec.json.encode(Order(name, self._name, before, msgspec.Raw(task)))
        place = loop.time() + self._ahead + patience
        waiting = Waiting(queue, whom, place, before, order, loop.create_future())
        try:
            while not await self._redis.set(TASK + whom, order, nx=True, px=LEASE_MS):
                if not self.there:
                    raise Nobody
                await asyncio.sleep(RETRY_SECONDS)
            self._waiting[name] = waiting
            async with self._redis.pipeline() as pipe:
                if before:
                    pipe.zadd(OWN_QUEUE + before, {whom: place})
                    pipe.pexpire(OWN_QUEUE + before, LEASE_MS)
                pipe.zadd(queue, {whom: place})
                await pipe.execute()
            found = await waiting.answer
        finally:
            self._waiting.pop(name, None)
            await self._forget(waiting)
        self._last_workers[whom] = found.worker
        if len(self._last_workers) > MAX_REMEMBERED_GUESTS:
            del self._last_workers[next(iter(self._last_workers))]
        if found.answer == FAILED:
            raise BrokenProcessPool("an engine has failed at this")
        return bytes(found.answer)

    async def _forget(self, waiting: Waiting) -> None:
        """Withdraws an order from Redis."""
        # If Redis cannot be reached, the keys expire because nobody renews them.
        with contextlib.suppress(RedisError):
            if await self._redis.get(TASK + waiting.whom) == waiting.order:
                async with self._redis.pipeline() as pipe:
                    pipe.delete(TASK + waiting.whom)
                    pipe.zrem(waiting.queue, waiting.whom)
                    pipe.zrem(OWN_QUEUE + waiting.before, waiting.whom)
                    await pipe.execute()

    async def _listen(self) -> None:
        """Hands the next answer to the request that waits for it."""
        if found := await self._redis.blpop([ANSWERS + self._name], timeout=1):
            answer = msgspec.json.decode(found[1], type=TaskResult)
            waiting = self._waiting.get(answer.id)
            if waiting and not waiting.answer.done():
                waiting.answer.set_result(answer)

    async def _check_tasks(self) -> None:
        """Renews the keys of waiting tasks, queues lost ones again, and looks for engines."""
        seconds, micros = await self._redis.time()
        self._ahead = seconds + micros / 1e6 - asyncio.get_running_loop().time()
        self.there = bool(await self._redis.exists(ALIVE))
        if not self.there:
            self._fall_back()
        everybody = list(self._waiting.values())
        async with self._redis.pipeline(transaction=False) as pipe:
            for queue in QUEUES.values():
                pipe.pexpire(queue, EXPIRY_MS)
            for name, waiting in self._waiting.items():
                pipe.pexpire(TASK + waiting.whom, LEASE_MS)
                pipe.zscore(waiting.queue, waiting.whom)
                pipe.exists(WORK + name)
            found = (await pipe.execute())[len(QUEUES) :]
        for waiting, queued, at_work in zip(everybody, found[1::3], found[2::3], strict=True):
            waiting.missed = 0 if queued is not None or at_work else waiting.missed + 1
            if waiting.missed == 2:  # At the first miss it may be between the queue and a worker.
                await self._ask_again(waiting)
        await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _ask_again(self, waiting: Waiting) -> None:
        """Queues a lost task again; fails it if it counts as a poison task."""
        waiting.missed, waiting.lost = 0, waiting.lost + 1
        if waiting.lost < MAX_LOST_ENGINES:
            await self._redis.set(TASK + waiting.whom, waiting.order, px=LEASE_MS)
            await self._redis.zadd(waiting.queue, {waiting.whom: waiting.place})
        elif not waiting.answer.done():
            waiting.answer.set_exception(BrokenProcessPool("engines were lost at this"))

    def _fall_back(self) -> None:
        """Makes this server run all tasks that wait for engines."""
        self.there = False
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(Nobody())


class Engine:
    """Runs the tasks of all servers of one Redis until it is stopped.

    Raises ``Malformed`` if the address of Redis is invalid.
    """

    def __init__(self, redis: str, processes: int | None = None) -> None:
        self._redis = _connect(redis)
        self._workers, self._kept = new_workers(processes or os.cpu_count() or 1)
        self._at_work: set[str] = set()
        self._stopping = False
        self._known = asyncio.Event()

    def stop(self) -> None:
        """Takes no more tasks; ``run`` returns when the running ones are done."""
        self._stopping = True
        self._known.set()

    async def run(self, ready: Callable[[], None]) -> None:
        """Works until ``stop`` is called; calls ``ready`` after the first heartbeat."""
        beating = asyncio.create_task(_repeat(self._beat))
        await self._known.wait()
        if not self._stopping:
            ready()
        for_moves = self._work(self._kept, [QUEUES["move"]])
        every = list(QUEUES.values())
        await asyncio.gather(for_moves, *(self._work(worker, every) for worker in self._workers))
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        await self._redis.aclose()
        for worker in (*self._workers, self._kept):
            worker.close()

    async def _beat(self) -> None:
        """Renews the engine's key and the leases on its running tasks."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.set(ALIVE, 1, px=LEASE_MS)
            for name in self._at_work:
                pipe.set(WORK + name, 1, px=LEASE_MS)
            await pipe.execute()
        self._known.set()
        await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _work(self, worker: Worker, queues: list[str]) -> None:
        name = secrets.token_urlsafe(9)
        await _repeat(lambda: self._take(worker, name, queues), lambda: self._stopping)

    async def _take(self, worker: Worker, name: str, queues: list[str]) -> None:
        """Runs the next task, if one arrives within a second, and pushes its answer."""
        # Redis pops from the first queue that is not empty, so their order is their priority.
        first = await self._redis.bzpopmin([*queues, OWN_QUEUE + name], timeout=1)
        if not first:
            return
        whom = first[1]
        assert isinstance(whom, bytes)
        written = await self._redis.get(TASK + whom.decode())
        if not written:  # The server has withdrawn it.
            return
        order = msgspec.json.decode(written, type=Order)
        if order.before not in ("", name):
            await asyncio.sleep(AFFINITY_SECONDS)
        if not await self._redis.set(WORK + order.id, 1, nx=True, px=LEASE_MS):
            return  # Another worker has it.
        self._at_work.add(order.id)
        try:
            answer = TaskResult(order.id, name, msgspec.Raw(await worker.run(bytes(order.task))))
        except Exception:
            log.exception("engine_task_failed", extra={"task": order.id})
            answer = TaskResult(order.id, name, FAILED)
        finally:
            self._at_work.discard(order.id)
        async with self._redis.pipeline() as pipe:
            pipe.rpush(ANSWERS + order.server, msgspec.json.encode(answer))
            pipe.pexpire(ANSWERS + order.server, EXPIRY_MS)
            pipe.delete(WORK + order.id)
            await pipe.execute()


async def _repeat(
    step: Callable[[], Awaitable[None]],
    over: Callable[[], bool] = lambda: False,
    lost: Callable[[], None] = lambda: None,
) -> None:
    """Repeats a step until ``over`` returns True; survives failures of Redis.

    Calls ``lost`` each time that Redis fails.
    """
    silent, me = False, asyncio.current_task()
    # redis-py may turn a cancellation on a broken connection into an error of its own.
    while not over() and not (me and me.cancelling()):
        try:
            await step()
            silent = False
        except RedisError as error:
            if not silent:
                log.warning("redis_lost", extra={"error": first_line(error)})
            silent = True
            lost()
            await asyncio.sleep(HEARTBEAT_SECONDS)
        except Exception:
            log.exception("engine_step_failed")
            await asyncio.sleep(HEARTBEAT_SECONDS)


def _connect(url: str) -> Redis:
    try:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=MAX_CONNECTIONS,
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
            # One reconnection at once; if that fails, the caller decides how to go on.
            retry=Retry(NoBackoff(), 1),
        )
    except ValueError as error:
        raise Malformed("redis", why=str(error)) from error
    return Redis.from_pool(pool)
