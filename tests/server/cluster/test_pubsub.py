"""Notifications between processes through Redis."""

from __future__ import annotations

import asyncio
from random import Random

from fourfold.server.cluster.pubsub import TableBus
from tests.services import Redis


async def test_cancelling_ends_the_publisher_at_any_moment(redis: Redis) -> None:
    chance = Random(1)
    for _ in range(60):
        wakes = TableBus(redis.url, lambda table, seq: None)
        running = asyncio.create_task(wakes.run())
        while not wakes.connected:
            await asyncio.sleep(0.001)
        for number in range(chance.randrange(40)):
            wakes.follow(f"table{number}")
            wakes.tell(f"table{number}", number)
        # The Redis client may swallow a cancellation while it sends.
        for _ in range(chance.randrange(20)):
            await asyncio.sleep(0)
        running.cancel()
        done, _ = await asyncio.wait([running], timeout=20)
        assert done, "the task ignored its cancellation"
        await wakes.close()
