"""Engines: processes on any machine that think for all servers of one Redis.

A guest's task lies under a key of the guest's own, so there is one at a time, wherever else the
guest may be asking; in the queue, a sorted set, guests stand by the instant until which they may be
overtaken. An engine takes the first, says again and again that it is at work, and puts the answer
into the server's list. Every key expires unless somebody alive renews it. So whatever is lost, an
engine, a server, or all that Redis knew, is noticed by the server that waits: it asks again, or,
when there are no engines, thinks itself.
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
from fourfold.server.thinking import Kind, Thinkers, Worker, new_workers

__all__ = ["Engine", "Engines", "thinkers_for"]

log = logging.getLogger("fourfold.engines")

#: How often, in seconds, servers and engines say that they are there and look after their work.
BEAT = 0.5
#: For how many milliseconds that is believed.
LEASE = 4_000
#: How long an answer is kept for a server that is slow to read it.
KEPT = 60_000
#: How long a server waits to look again whether another has finished with a guest.
PAUSE = 0.05
#: For how many guests a server knows who thought for them last, and for how many seconds others
#: leave a task to that worker: it is so much faster as long as it remembers.
LATELY, COURTESY = 10_000, 0.02
#: How often an engine may be lost at a task before the task is taken for the reason.
MISHAPS = 3

#: How many connections a process has, and how many seconds Redis may take to answer.
CONNECTIONS, TIMEOUT = 32, 3.0

#: Servers and engines of different versions might misunderstand each other: they do not meet.
HERE = f"fourfold:{__version__}:engines"
#: Moves have a queue of their own, which comes first.
QUEUES: dict[Kind, str] = {"move": f"{HERE}:moves", "question": f"{HERE}:questions"}
ALIVE = f"{HERE}:alive"
TASK, WORK, ANSWERS = f"{HERE}:task:", f"{HERE}:work:", f"{HERE}:answers:"
#: A worker that waits is woken by its own queue before others are by the common one.
OWN = f"{HERE}:queue:"


FAILED = msgspec.Raw(b"null")


class Order(msgspec.Struct, frozen=True):
    """A task, and where its answer is awaited."""

    id: str
    server: str
    #: The worker that did something for the same guest before: it may still know about this.
    before: str
    task: msgspec.Raw


class Answer(msgspec.Struct, frozen=True):
    """What became of it; null if the engine has failed."""

    id: str
    worker: str
    answer: msgspec.Raw


@dataclass
class Waiting:
    """Somebody waits for this."""

    queue: str
    whom: str
    place: float
    before: str
    order: bytes
    answer: asyncio.Future[Answer]
    #: How often in a row it was neither in the queue nor at work, and how often it was lost so.
    missed: int = field(default=0, init=False)
    lost: int = field(default=0, init=False)


class Nobody(Exception):
    """There are no engines, or none can be reached."""


def thinkers_for(redis: str | None, workers: int | None = None) -> Thinkers:
    """Who thinks for a server: its own processes, and engines before them where there are some."""
    return Engines(redis, workers) if redis else Thinkers(workers)


class Engines(Thinkers):
    """Lets engines think, as long as there are some."""

    def __init__(self, redis: str, workers: int | None = None) -> None:
        super().__init__(workers)
        self._redis = _connect(redis)
        self._name = secrets.token_urlsafe(9)
        #: Whether engines were there a moment ago.
        self.there = False
        self._waiting: dict[str, Waiting] = {}
        #: Which worker did something for whom last.
        self._lately: dict[str, str] = {}
        #: How far Redis's clock, which all servers share, is ahead of the loop's.
        self._ahead = 0.0
        self._tasks = [
            asyncio.create_task(_for_ever(self._look_after, lost=self._alone)),
            asyncio.create_task(_for_ever(self._listen)),
        ]

    async def close(self) -> None:
        """Ends the workers, and asks nobody any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await super().close()

    async def _done(self, kind: Kind, whom: str, patience: float, task: bytes) -> bytes:
        if self.there:
            with contextlib.suppress(RedisError, Nobody):
                return await self._ask(QUEUES[kind], whom, patience, task)
        return await super()._done(kind, whom, patience, task)

    async def _ask(self, queue: str, whom: str, patience: float, task: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        name = secrets.token_urlsafe(9)
        before = self._lately.pop(whom, "")
        order = msgspec.json.encode(Order(name, self._name, before, msgspec.Raw(task)))
        place = loop.time() + self._ahead + patience
        waiting = Waiting(queue, whom, place, before, order, loop.create_future())
        try:
            while not await self._redis.set(TASK + whom, order, nx=True, px=LEASE):
                if not self.there:
                    raise Nobody
                await asyncio.sleep(PAUSE)
            self._waiting[name] = waiting
            async with self._redis.pipeline() as pipe:
                if before:
                    pipe.zadd(OWN + before, {whom: place})
                    pipe.pexpire(OWN + before, LEASE)
                pipe.zadd(queue, {whom: place})
                await pipe.execute()
            found = await waiting.answer
        finally:
            self._waiting.pop(name, None)
            await self._forget(waiting)
        self._lately[whom] = found.worker
        if len(self._lately) > LATELY:
            del self._lately[next(iter(self._lately))]
        if found.answer == FAILED:
            raise BrokenProcessPool("an engine has failed at this")
        return bytes(found.answer)

    async def _forget(self, waiting: Waiting) -> None:
        # What cannot be taken away now goes by itself when nobody renews it.
        with contextlib.suppress(RedisError):
            if await self._redis.get(TASK + waiting.whom) == waiting.order:
                async with self._redis.pipeline() as pipe:
                    pipe.delete(TASK + waiting.whom)
                    pipe.zrem(waiting.queue, waiting.whom)
                    pipe.zrem(OWN + waiting.before, waiting.whom)
                    await pipe.execute()

    async def _listen(self) -> None:
        if found := await self._redis.blpop([ANSWERS + self._name], timeout=1):
            answer = msgspec.json.decode(found[1], type=Answer)
            waiting = self._waiting.get(answer.id)
            if waiting and not waiting.answer.done():
                waiting.answer.set_result(answer)

    async def _look_after(self) -> None:
        seconds, micros = await self._redis.time()
        self._ahead = seconds + micros / 1e6 - asyncio.get_running_loop().time()
        self.there = bool(await self._redis.exists(ALIVE))
        if not self.there:
            self._alone()
        everybody = list(self._waiting.values())
        async with self._redis.pipeline(transaction=False) as pipe:
            for queue in QUEUES.values():
                pipe.pexpire(queue, KEPT)
            for name, waiting in self._waiting.items():
                pipe.pexpire(TASK + waiting.whom, LEASE)
                pipe.zscore(waiting.queue, waiting.whom)
                pipe.exists(WORK + name)
            found = (await pipe.execute())[len(QUEUES) :]
        for waiting, queued, at_work in zip(everybody, found[1::3], found[2::3], strict=True):
            waiting.missed = 0 if queued is not None or at_work else waiting.missed + 1
            if waiting.missed == 2:  # Not just on the way from one to the other.
                await self._ask_again(waiting)
        await asyncio.sleep(BEAT)

    async def _ask_again(self, waiting: Waiting) -> None:
        waiting.missed, waiting.lost = 0, waiting.lost + 1
        if waiting.lost < MISHAPS:
            await self._redis.set(TASK + waiting.whom, waiting.order, px=LEASE)
            await self._redis.zadd(waiting.queue, {waiting.whom: waiting.place})
        elif not waiting.answer.done():
            waiting.answer.set_exception(BrokenProcessPool("engines were lost at this"))

    def _alone(self) -> None:
        """Whoever waits is answered here."""
        self.there = False
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(Nobody())


class Engine:
    """Thinks for the servers of one Redis until it is told to stop."""

    def __init__(self, redis: str, processes: int | None = None) -> None:
        self._redis = _connect(redis)
        self._workers, self._kept = new_workers(processes or os.cpu_count() or 1)
        self._at_work: set[str] = set()
        self._stopping = False
        self._known = asyncio.Event()

    def stop(self) -> None:
        """Takes nothing more; what it is at, it finishes."""
        self._stopping = True
        self._known.set()

    async def run(self, ready: Callable[[], None]) -> None:
        """Works until it is told to stop; says so when servers know of it for the first time."""
        beating = asyncio.create_task(_for_ever(self._beat))
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
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.set(ALIVE, 1, px=LEASE)
            for name in self._at_work:
                pipe.set(WORK + name, 1, px=LEASE)
            await pipe.execute()
        self._known.set()
        await asyncio.sleep(BEAT)

    async def _work(self, worker: Worker, queues: list[str]) -> None:
        name = secrets.token_urlsafe(9)
        await _for_ever(lambda: self._take(worker, name, queues), lambda: self._stopping)

    async def _take(self, worker: Worker, name: str, queues: list[str]) -> None:
        # Whatever is in the first of them is taken before anything in the others.
        first = await self._redis.bzpopmin([*queues, OWN + name], timeout=1)
        if not first:
            return
        whom = first[1]
        assert isinstance(whom, bytes)
        written = await self._redis.get(TASK + whom.decode())
        if not written:  # Nobody waits for it any more.
            return
        order = msgspec.json.decode(written, type=Order)
        if order.before not in ("", name):
            await asyncio.sleep(COURTESY)
        if not await self._redis.set(WORK + order.id, 1, nx=True, px=LEASE):
            return  # Another has it.
        self._at_work.add(order.id)
        try:
            answer = Answer(order.id, name, msgspec.Raw(await worker.run(bytes(order.task))))
        except Exception:
            log.exception("a task could not be done")
            answer = Answer(order.id, name, FAILED)
        finally:
            self._at_work.discard(order.id)
        async with self._redis.pipeline() as pipe:
            pipe.rpush(ANSWERS + order.server, msgspec.json.encode(answer))
            pipe.pexpire(ANSWERS + order.server, KEPT)
            pipe.delete(WORK + order.id)
            await pipe.execute()


async def _for_ever(
    step: Callable[[], Awaitable[None]],
    over: Callable[[], bool] = lambda: False,
    lost: Callable[[], None] = lambda: None,
) -> None:
    """Does something again and again, also when Redis is away for a while."""
    silent, me = False, asyncio.current_task()
    # A cancellation that meets a broken connection may come out as an error of Redis.
    while not over() and not (me and me.cancelling()):
        try:
            await step()
            silent = False
        except RedisError as error:
            if not silent:
                log.warning("Redis does not answer", extra={"why": str(error)})
            silent = True
            lost()
            await asyncio.sleep(BEAT)
        except Exception:
            log.exception("something in Redis is not as it should be")
            await asyncio.sleep(BEAT)


def _connect(url: str) -> Redis:
    try:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            socket_timeout=TIMEOUT,
            socket_connect_timeout=TIMEOUT,
            # A connection that was broken is opened anew, and then somebody else waits.
            retry=Retry(NoBackoff(), 1),
        )
    except ValueError as error:
        raise Malformed("redis", why=str(error)) from error
    return Redis.from_pool(pool)
