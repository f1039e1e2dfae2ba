"""Engines in processes of their own with a real Redis, and the loss of either."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from random import Random
from typing import Any

import pytest
from redis import Redis as Client

from fourfold.quarto import Goal, Position
from fourfold.server.compute.remote_pool import ALIVE, QUEUES, TASK, WORK, Engine, RemotePool
from fourfold.server.compute.tasks import search
from tests.cli.test_cli import refused
from tests.server.api.test_pentaraduga import tries
from tests.server.compute.test_local_pool import WEAKEST, against
from tests.server.harness.serving import Guest, serving
from tests.services import Postgres, Redis

#: A search that never completes: there is no opening book for these rules.
HARD = (Goal(shared=2), [Position()])
#: Milliseconds for which a test announces engines: longer than any test takes.
ANNOUNCED_MS = 600_000


class Thinking:
    """``fourfold think`` as its users run it."""

    def __init__(self, redis: Redis) -> None:
        command = [sys.executable, "-m", "fourfold.cli", "think", "--redis", redis.url]
        self._process = subprocess.Popen(
            [*command, "--processes", "1"], stdout=subprocess.PIPE, start_new_session=True
        )
        assert self._process.stdout
        assert self._process.stdout.readline() == b"Thinking for the servers of this Redis.\n"

    def end(self, number: int) -> int:
        """Sends a signal to the engine and its processes; returns the exit code."""
        os.killpg(self._process.pid, number)
        assert self._process.stdout
        self._process.stdout.close()
        return self._process.wait(30)


@pytest.fixture
def client(redis: Redis) -> Iterator[Client]:
    with Client.from_url(redis.url) as client:
        yield client


@contextlib.asynccontextmanager
async def server(redis: Redis) -> AsyncIterator[RemotePool]:
    """Yields the client side of a server once it knows that there are engines."""
    pool = RemotePool(redis.url, 1)
    try:
        await until(lambda: pool.there)
        yield pool
    finally:
        await pool.close()


@contextlib.asynccontextmanager
async def engine(redis: Redis) -> AsyncIterator[None]:
    """Runs an engine with one worker in this process within the block."""
    thinking, known = Engine(redis.url, 1), asyncio.Event()
    running = asyncio.create_task(thinking.run(known.set))
    try:
        await known.wait()
        yield
    finally:
        thinking.stop()
        await running


async def until(fact: Callable[[], object]) -> None:
    """Waits until a condition holds."""
    deadline = time.monotonic() + 60
    while not fact():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def think(pool: RemotePool, guest: str, seconds: float = 0.1) -> Awaitable[Any]:
    """Starts a search of this many seconds."""
    return asyncio.create_task(pool.work("question", guest, 1, search, *HARD, seconds))


def answers(client: Client) -> int:
    """Returns how many answers engines have written to Redis."""
    calls: int = client.info("commandstats").get("cmdstat_rpush", {}).get("calls", 0)
    return calls


async def test_guests_take_turns_and_each_has_one_task_at_a_time(
    redis: Redis, client: Client
) -> None:
    client.set(ALIVE, 1, px=ANNOUNCED_MS)
    done: list[str] = []

    async def ask(pool: RemotePool, guest: str) -> None:
        await think(pool, guest)
        done.append(guest)

    async with server(redis) as here, server(redis) as there:
        asking = [asyncio.create_task(ask(one, "greedy")) for one in (here, there) * 3]
        await until(lambda: client.zcard(QUEUES["question"]) == 1)
        asking.append(asyncio.create_task(ask(there, "modest")))
        await until(lambda: client.zcard(QUEUES["question"]) == 2)
        assert client.zrange(QUEUES["question"], 0, -1) == [b"greedy", b"modest"]
        async with engine(redis):
            await asyncio.gather(*asking)
    assert done == ["greedy", "modest", *["greedy"] * 5]
    assert not list(client.scan_iter(f"{TASK}*"))


async def test_a_cancelled_task_is_removed_from_the_queue(redis: Redis, client: Client) -> None:
    client.set(ALIVE, 1, px=ANNOUNCED_MS)
    async with server(redis) as pool:
        asking = asyncio.create_task(pool.work("question", "ann", 1, search, *HARD, 60))
        await until(lambda: client.zcard(QUEUES["question"]))
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert not client.exists(QUEUES["question"], TASK + "ann")
        async with engine(redis):
            await think(pool, "ann")
    assert answers(client) == 1


async def test_a_task_of_a_killed_engine_is_done_by_another(redis: Redis, client: Client) -> None:
    first = Thinking(redis)
    async with server(redis) as pool:
        asking = think(pool, "ann", 2)
        await until(lambda: list(client.scan_iter(f"{WORK}*")))
        async with engine(redis):
            assert first.end(signal.SIGKILL) == -signal.SIGKILL
            _, nodes, _ = await asking
            assert nodes
        assert answers(client) == 1


async def test_without_redis_the_server_searches_in_its_own_workers(redis: Redis) -> None:
    async with engine(redis), server(redis) as pool:
        asking = think(pool, "ann", 1.5)
        with Client.from_url(redis.url) as before:
            await until(lambda: list(before.scan_iter(f"{WORK}*")))
        redis.stop()
        _, nodes, _ = await asking
        assert nodes
        await think(pool, "ann")
        redis.start()
        await until(lambda: pool.there)
        with Client.from_url(redis.url) as after:
            deadline = time.monotonic() + 60
            while not answers(after):
                assert time.monotonic() < deadline, "engines are not asked again"
                await think(pool, "ann")


def test_the_computer_plays_through_an_engine(
    postgres: Postgres, redis: Redis, client: Client
) -> None:
    thinking = Thinking(redis)
    with serving(postgres.create("engines"), redis=redis.url) as running:
        deadline = time.monotonic() + 60
        # When the server looks for engines for the second time, it has found them.
        while client.info("commandstats").get("cmdstat_exists", {}).get("calls", 0) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        quarto = against(running, WEAKEST)
        running.clock.ahead += 10_000
        quarto.wait(lambda s: s.game["turn"] == "A" and s.game["phase"] == "place")
        assert (played := answers(client))
        opponent = {"kind": "bot", "level": "1"}
        guest: Guest = running.guest()
        table = guest.post("/api/tables", {"game": "fulls", "opponent": opponent})["table"]
        fulls = guest.sit(table, "A")
        fulls.wait(lambda s: s.view)
        if fulls.game["right"] == "A":
            act = dict(tries(fulls, Random(1))[0])
            fulls.do(act.pop("type"), **act)
        running.clock.ahead += 10_000
        fulls.wait(lambda s: any(one["seat"] == "B" for one in s.news))
        assert answers(client) > played
    assert thinking.end(signal.SIGTERM) == 0


async def test_an_engine_without_redis_can_be_stopped() -> None:
    thinking, told = Engine("redis://127.0.0.1:1", 1), list[str]()
    running = asyncio.create_task(thinking.run(lambda: told.append("ready")))
    await asyncio.sleep(0)
    thinking.stop()
    async with asyncio.timeout(60):
        await running
    assert not told


def test_an_invalid_redis_address_is_reported_in_one_line() -> None:
    assert "redis://localhost:6379" in refused("think", "--redis", "localhost")
