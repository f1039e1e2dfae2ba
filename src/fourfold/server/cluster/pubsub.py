"""Publish and subscribe between processes: Redis signals that there is something to read.

Messages name a table and its last event, not what happened there, and may be lost: every process
also polls the store. The Redis that processes share is called their bus; a number identifies it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fourfold.play import Malformed
from fourfold.server.ops.logs import first_line

__all__ = ["TableBus", "bus_of"]

log = logging.getLogger("fourfold.pubsub")

#: How soon a lost connection is retried, and how long Redis may leave a command unanswered.
RETRY_SECONDS, TIMEOUT_SECONDS = 0.2, 5.0
#: How often a process checks that all processes use the same bus, and how long Redis may take to
#: return the number of the bus.
CHECK_SECONDS, ANSWER_SECONDS = 1.0, 1.0
#: The key of the number that identifies this Redis.
BUS_KEY = "fourfold:bus"
#: The prefix of all channels, and a channel without messages: a subscription needs at least one.
PREFIX = "fourfold"

#: Receives the id of a changed table and the number of its last event, None for other changes.
Woken = Callable[[str, int | None], None]
#: Receives the number of this bus; returns whether the other processes use the same one.
OnJoin = Callable[[int], Awaitable[bool]]


async def _alone(_: int) -> bool:
    return True


class TableBus:
    """Publishes changes to tables here, and receives those of other processes."""

    def __init__(self, url: str, woken: Woken, joined: OnJoin = _alone) -> None:
        self.connected = False
        self._joined = joined
        #: The number that this bus gets if it has none yet, as after Redis has lost its data.
        self._name = secrets.randbelow(1 << 31)
        self._client: Redis = Redis.from_url(
            url,
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        self._woken = woken
        self._tables: set[str] = set()
        #: The commands to send; None while Redis is unreachable.
        self._orders: asyncio.Queue[tuple[str, str, str]] | None = None

    def tell(self, table: str, seq: int | None = None) -> None:
        """Wakes all other processes where this table is live; lost while Redis is unreachable."""
        self._order("publish", table, "" if seq is None else str(seq))

    def follow(self, table: str) -> None:
        """Subscribes to a table; ``woken`` is called once when the subscription begins."""
        self._tables.add(table)
        self._order("subscribe", table)

    def leave(self, table: str) -> None:
        """Unsubscribes from a table."""
        self._tables.discard(table)
        self._order("unsubscribe", table)

    async def run(self) -> None:
        """Publishes and receives until it is cancelled; reconnects when Redis is lost."""
        while _is_running():
            listening = self._client.pubsub()
            orders: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue()
            self._orders = orders
            try:
                await listening.subscribe(PREFIX, *map(_channel, self._tables))
                await self._join()
                self.connected = True
                log.info("redis_connected")
                # In a separate task: in Python 3.11 and 3.12, a group that fails leaves its task
                # marked as cancelled.
                await asyncio.create_task(self._publish_and_receive(listening, orders))
            except* (RedisError, OSError, TimeoutError) as error:
                if self.connected:
                    log.warning("redis_lost", extra={"error": first_line(error.exceptions[0])})
            finally:
                self.connected, self._orders = False, None
                with contextlib.suppress(Exception):
                    await listening.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(RETRY_SECONDS)

    async def bus(self) -> int | None:
        """Returns the number of this bus, the same for all its processes; None if unreachable."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._number()
        except (RedisError, OSError, TimeoutError) as error:
            log.warning("bus_unknown", extra={"error": first_line(error)})
            return None

    async def _number(self) -> int:
        await self._client.set(BUS_KEY, self._name, nx=True)
        self._name = int(await self._client.get(BUS_KEY) or self._name)
        return self._name

    async def _join(self) -> None:
        """Raises ``RedisError`` if other processes use another Redis: this one only polls then."""
        if not await self._joined(number := await self._number()):
            raise RedisError(f"other servers of this database use another one (bus {number})")

    async def close(self) -> None:
        """Closes the connection to Redis."""
        with contextlib.suppress(Exception):
            await self._client.aclose()

    def _order(self, order: str, table: str, said: str = "") -> None:
        if self._orders is not None:
            self._orders.put_nowait((order, table, said))

    async def _publish_and_receive(
        self, listening: PubSub, orders: asyncio.Queue[tuple[str, str, str]]
    ) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._publish(listening, orders))
            both.create_task(self._receive(listening))
            both.create_task(self._check_bus())

    async def _check_bus(self) -> None:
        while _is_running():
            await asyncio.sleep(CHECK_SECONDS)
            await self._join()

    async def _publish(
        self, listening: PubSub, orders: asyncio.Queue[tuple[str, str, str]]
    ) -> None:
        while _is_running():
            waiting = [await orders.get()]
            while not orders.empty():
                waiting.append(orders.get_nowait())
            pipeline = self._client.pipeline(transaction=False)
            for order, table, said in waiting:
                if order == "publish":
                    pipeline.publish(_channel(table), said)
                elif order == "subscribe" and table in self._tables:
                    await listening.subscribe(_channel(table))
                elif order == "unsubscribe" and table not in self._tables:
                    await listening.unsubscribe(_channel(table))
            await pipeline.execute()

    async def _receive(self, listening: PubSub) -> None:
        while _is_running():
            message: dict[str, Any] | None = await listening.get_message(
                timeout=TIMEOUT_SECONDS / 2
            )
            if message is None:
                await self._client.ping()
            elif message["type"] in ("message", "subscribe"):
                table = message["channel"].decode().removeprefix(f"{PREFIX}:")
                said = message["data"] if message["type"] == "message" else b""
                self._woken(table, int(said) if said else None)


async def bus_of(url: str) -> int | None:
    """Returns the number of the bus at this address; None if it is unreachable.

    Raises ``Malformed`` if the address is invalid.
    """
    try:
        wakes = TableBus(url, lambda *_: None)
    except ValueError as error:
        raise Malformed("redis", why=str(error)) from error
    try:
        return await wakes.bus()
    finally:
        await wakes.close()


def _is_running() -> bool:
    """Returns False once this task is cancelled: the Redis client may swallow the exception."""
    task = asyncio.current_task()
    return task is not None and not task.cancelling()


def _channel(table: str) -> str:
    return f"{PREFIX}:{table}"
