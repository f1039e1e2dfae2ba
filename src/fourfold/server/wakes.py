"""How processes wake each other: Redis says that there is something to read, never what.

Whatever it says can be lost: everybody also looks at the store now and then.
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

__all__ = ["Wakes", "bus_of"]

log = logging.getLogger("fourfold.wakes")

#: How long, in seconds, until a lost Redis is tried again; and how long it may say nothing at all.
RETRY, SILENCE = 0.2, 5.0
#: How often, in seconds, we look whether Redis is still the one that the others have; and how long
#: it may take to say which one it is.
LOOK, ANSWER = 1.0, 1.0
#: Where Redis keeps the number that tells it from others.
BUS = "fourfold:bus"
#: Where nobody says anything; whoever listens to nothing else listens to this.
NOTHING = "fourfold"

#: Told of a table: up to which event its log goes, or None when it is something else.
Woken = Callable[[str, int | None], None]
#: Told by which bus we hear others; says whether they hear each other by the same one.
Joined = Callable[[int], Awaitable[bool]]


async def _alone(_: int) -> bool:
    return True


class Wakes:
    """Says what happens at tables here, and hears what happens at them elsewhere."""

    def __init__(self, url: str, woken: Woken, joined: Joined = _alone) -> None:
        self.connected = False
        self._joined = joined
        #: What this bus is called if nobody has named it yet, as when Redis has lost its memory.
        self._name = secrets.randbelow(1 << 31)
        self._client: Redis = Redis.from_url(
            url,
            socket_timeout=SILENCE,
            socket_connect_timeout=SILENCE,
            retry=Retry(NoBackoff(), 0),
        )
        self._woken = woken
        self._tables: set[str] = set()
        #: What is to be said; None as long as there is nobody to say it to.
        self._orders: asyncio.Queue[tuple[str, str, str]] | None = None

    def tell(self, table: str, seq: int | None = None) -> None:
        """Wakes all other processes where this table is live."""
        self._order("publish", table, "" if seq is None else str(seq))

    def follow(self, table: str) -> None:
        """Wants to be woken for this table; as soon as that is so, is woken once."""
        self._tables.add(table)
        self._order("subscribe", table)

    def leave(self, table: str) -> None:
        """Does not want to be woken for it any more."""
        self._tables.discard(table)
        self._order("unsubscribe", table)

    async def run(self) -> None:
        """Speaks and listens, as long as there is somebody to speak to."""
        while _wanted():
            listening = self._client.pubsub()
            orders: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue()
            self._orders = orders
            try:
                await listening.subscribe(NOTHING, *map(_channel, self._tables))
                await self._join()
                self.connected = True
                log.info("Redis can be reached")
                # A task of its own: a group that fails leaves its task cancelled, in 3.11 and 3.12.
                await asyncio.create_task(self._speak_and_listen(listening, orders))
            except* (RedisError, OSError, TimeoutError) as error:
                if self.connected:
                    log.warning("Redis cannot be reached: %s", error.exceptions[0])
            finally:
                self.connected, self._orders = False, None
                with contextlib.suppress(Exception):
                    await listening.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(RETRY)

    async def bus(self) -> int | None:
        """Returns the number of this bus, the same for all who share it; None if it is silent."""
        try:
            async with asyncio.timeout(ANSWER):
                return await self._number()
        except (RedisError, OSError, TimeoutError) as error:
            log.warning("bus_unknown", extra={"error": str(error)})
            return None

    async def _number(self) -> int:
        await self._client.set(BUS, self._name, nx=True)
        self._name = int(await self._client.get(BUS) or self._name)
        return self._name

    async def _join(self) -> None:
        """Makes sure that the others hear us by this Redis, else we had better look ourselves."""
        if not await self._joined(number := await self._number()):
            raise RedisError(f"other servers of this database use another one (bus {number})")

    async def close(self) -> None:
        """Lets go of Redis."""
        with contextlib.suppress(Exception):
            await self._client.aclose()

    def _order(self, order: str, table: str, said: str = "") -> None:
        if self._orders is not None:
            self._orders.put_nowait((order, table, said))

    async def _speak_and_listen(
        self, listening: PubSub, orders: asyncio.Queue[tuple[str, str, str]]
    ) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._speak(listening, orders))
            both.create_task(self._listen(listening))
            both.create_task(self._stay())

    async def _stay(self) -> None:
        while _wanted():
            await asyncio.sleep(LOOK)
            await self._join()

    async def _speak(self, listening: PubSub, orders: asyncio.Queue[tuple[str, str, str]]) -> None:
        while _wanted():
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

    async def _listen(self, listening: PubSub) -> None:
        while _wanted():
            message: dict[str, Any] | None = await listening.get_message(timeout=SILENCE / 2)
            if message is None:
                await self._client.ping()
            elif message["type"] in ("message", "subscribe"):
                table = message["channel"].decode().removeprefix(f"{NOTHING}:")
                said = message["data"] if message["type"] == "message" else b""
                self._woken(table, int(said) if said else None)


async def bus_of(url: str) -> int | None:
    """Returns the number of the bus at this address, None if it is silent.

    Raises ``Malformed`` for what is no address.
    """
    try:
        wakes = Wakes(url, lambda *_: None)
    except ValueError as error:
        raise Malformed("redis", why=str(error)) from error
    try:
        return await wakes.bus()
    finally:
        await wakes.close()


def _wanted() -> bool:
    """Whether this task is to go on: Redis' client may swallow that it was cancelled."""
    task = asyncio.current_task()
    return task is not None and not task.cancelling()


def _channel(table: str) -> str:
    return f"{NOTHING}:{table}"
