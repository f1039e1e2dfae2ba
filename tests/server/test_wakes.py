"""Telling other processes by Redis that there is something new."""

from __future__ import annotations

import asyncio
from random import Random

from fourfold.server.wakes import Wakes
from tests.services import Redis


async def test_it_ends_whatever_it_is_about_to_say(redis: Redis) -> None:
    chance = Random(1)
    for _ in range(60):
        wakes = Wakes(redis.url, lambda table, seq: None)
        running = asyncio.create_task(wakes.run())
        while not wakes.connected:
            await asyncio.sleep(0.001)
        for number in range(chance.randrange(40)):
            wakes.follow(f"table{number}")
            wakes.tell(f"table{number}", number)
        # Redis' client may swallow that a task was cancelled while it was speaking.
        for _ in range(chance.randrange(20)):
            await asyncio.sleep(0)
        running.cancel()
        done, _ = await asyncio.wait([running], timeout=20)
        assert done, "it goes on"
        await wakes.close()
