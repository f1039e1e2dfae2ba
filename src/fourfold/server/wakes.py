"""How processes wake each other: Redis says that there is something to read, never what.

Whatever it says can be lost: everybody also looks at the store now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

__all__ = ["Wakes"]

log = logging.getLogger("fourfold.wakes")

#: How long, in seconds, until a lost Redis is tried again; and how long it may say nothing at all.
RETRY, SILENCE = 0.2, 5.0
#: Where nobody says anything; whoever listens to nothing else listens to this.
NOTHING = "fourfold"

#: Told of a table: up to which event its log goes, or None when it is something else.
Woken = Callable[[str, int | None], None]


class Wakes:
    """Says what happens at tables here, and hears what happens at them elsewhere."""

    def __init__(self, url: str, woken: Woken) -> None:
        self.connected = False
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
                await self._client.ping()
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


def _wanted() -> bool:
    """Whether this task is to go on: Redis' client may swallow that it was cancelled."""
    task = asyncio.current_task()
    return task is not None and not task.cancelling()


def _channel(table: str) -> str:
    return f"{NOTHING}:{table}"
