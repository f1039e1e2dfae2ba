"""Workers are replaced one after the other while people play, and one address tells of all."""

from __future__ import annotations

import asyncio
import signal

import httpx

from fourfold.store import Store
from tests.server.serving import Clock, Serving
from tests.server.test_kill import Player, Process, played_on
from tests.server.test_operating import until
from tests.services import Postgres, Redis, free_port

TABLES = 2


def test_workers_are_replaced_under_load_and_nothing_is_lost(
    postgres: Postgres, redis: Redis
) -> None:
    database, port = postgres.create("rolling"), free_port()
    more = ("--workers", "2", "--redis", redis.url, "--metrics-port", str(port))
    process = Process(database, 0, *more)
    server = Serving(process.port, Clock())
    guests = [server.guest() for _ in range(TABLES)]
    players = [
        Player(server, guest, guest.table("here")["table"], seed)
        for seed, guest in enumerate(guests)
    ]
    for player in players:
        player.start()
    played_on(players)
    before = asyncio.run(alive(database))
    assert len(before) == 2
    process.signal(signal.SIGHUP)
    until(lambda: len(asyncio.run(alive(database)) - before) == 2, seconds=120, pause=0.5)
    played_on(players)
    for player in players:
        player.stop.set()
    for player in players:
        player.join(20)
        assert player.error is None, player.error
    stored = asyncio.run(logs(database, [player.table for player in players]))
    for player, ids in zip(players, stored, strict=True):
        assert set(player.acknowledged) <= set(ids)
        assert len(set(player.acknowledged)) == len(player.acknowledged), "done twice"

    def told(name: str) -> float:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        lines = (line.rsplit(" ", 1) for line in text.splitlines())
        return sum(float(value) for wanted, value in lines if wanted == name)

    accepted = 'fourfold_actions_total{end="accepted",game="quarto"}'
    assert told(accepted) >= sum(len(player.acknowledged) for player in players)
    assert told("fourfold_telling_seconds_count") == told(accepted)
    server.open.close()
    until(lambda: told('fourfold_connections{kind="player"}') == 0)

    process.signal(signal.SIGUSR1)
    ready = f"{server.address}/api/ready"
    until(lambda: all(httpx.get(ready).status_code == 503 for _ in range(6)))
    assert httpx.get(ready).json()["stopping"]
    assert httpx.get(ready).json()["redis"]
    assert httpx.get(f"{server.address}/api/health").status_code == 200
    seat = guests[0].sit(players[0].table, "A")
    seat.wait(lambda one: one.view)
    assert process.end(signal.SIGTERM) == 0
    seat.wait_closed()
    assert seat.socket.close_code == 1012, "come back, elsewhere if there is one"
    server.open.close()


async def alive(database: str) -> frozenset[int]:
    store = await Store.open(database, upgrade=False)
    try:
        return await store.runs.alive()
    finally:
        await store.close()


async def logs(database: str, tables: list[str]) -> list[list[str]]:
    store = await Store.open(database, upgrade=False)
    try:
        return [[row.id for row in await store.events(table)] for table in tables]
    finally:
        await store.close()
