"""Faults of a server and its players, a function each; its name appears in the report."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass, field
from random import Random

import httpx

from fourfold.server.wire import PROTOCOL
from tests.server.harness.stalls import events_locked, group_stopped, stopped
from tests.server.soak.checker import check, read_logs
from tests.server.soak.players import PATIENCE_SECONDS, Pair, Player
from tests.server.soak.proxy import Proxy
from tests.server.soak.site import Outage, Site

__all__ = ["SEVERAL", "SQLITE", "STALLS", "Fault", "Scene"]

HOUR_MS = 3_600_000
#: Ranges of seconds of usual stalls and of long ones, which exceed all clocks and timeouts, and
#: the probability of a long one.
STALL_SECONDS, LONG_STALL_SECONDS, LONG_STALLS = (3.0, 12.0), (20.0, 40.0), 0.2
#: Seconds within which the server must say that it is not ready.
UNREADY_SECONDS = 10.0
#: Seconds that an action may take on a slow disk.
SLOW_SECONDS = 4.0


@dataclass
class Scene:
    """Everything that a fault may affect."""

    site: Site
    pairs: list[Pair]
    proxy: Proxy
    chance: Random
    #: The ids of actions that were sent in part: they must never take effect.
    never_sent: list[str] = field(default_factory=list)
    #: Open sockets that nobody reads.
    abandoned: list[socket.socket] = field(default_factory=list)
    #: Seconds of the longest stall.
    longest: float = LONG_STALL_SECONDS[1]
    #: Stalls in which the server said that it was ready.
    unnoticed: list[str] = field(default_factory=list)

    @property
    def players(self) -> list[Player]:
        """All players, including spectators."""
        return [player for pair in self.pairs for player in pair.players]

    async def a_while(self, least: float, most: float) -> None:
        """Waits for a random number of seconds."""
        await asyncio.sleep(self.chance.uniform(least, most))

    async def stall(self) -> None:
        """Waits for the time of a stall."""
        long = self.chance.random() < LONG_STALLS
        least, most = LONG_STALL_SECONDS if long else STALL_SECONDS
        seconds = self.chance.uniform(least, most)
        await asyncio.sleep(min(seconds, self.longest))

    def close(self) -> None:
        """Closes what was left open."""
        for one in self.abandoned:
            one.close()


Fault = Callable[[Scene], Awaitable[None]]


async def _restart(scene: Scene, number: signal.Signals, jump: int = 0) -> int:
    async with scene.site.outage(number.name, deadly=True) as outage:
        code = await scene.site.end(number)
        outage.down = time.monotonic()
        scene.site.trouble.jump(jump)
        await scene.site.start()
    # One of several workers may have served before the others.
    greeted = [at for player in scene.players for at in player.greeted if at > outage.down]
    outage.up = min([outage.up, *greeted])
    return code


async def kill_the_server(scene: Scene) -> None:
    """Sends SIGKILL to all processes of the server, which is started again at once."""
    await _restart(scene, signal.SIGKILL)


async def stop_the_server(scene: Scene) -> None:
    """Sends SIGTERM to the server, which is started again when it has ended."""
    assert await _restart(scene, signal.SIGTERM) == 0, "the server did not stop gracefully"


async def set_the_clock_between_runs(scene: Scene) -> None:
    """Sends SIGKILL; when the server is back, the system clock is off by up to an hour."""
    await _restart(scene, signal.SIGKILL, scene.chance.randrange(-HOUR_MS, HOUR_MS))


async def set_the_clock(scene: Scene) -> None:
    """Changes the system clock by up to an hour, either way, while the server runs."""
    scene.site.trouble.jump(scene.chance.randrange(-HOUR_MS, HOUR_MS))
    await scene.a_while(0.1, 0.5)


async def fill_the_disk(scene: Scene) -> None:
    """Makes writes to the database files fail for up to three seconds."""
    async with scene.site.outage("full disk") as outage:
        scene.site.trouble.disk(full=True)
        outage.down = time.monotonic()
        await scene.a_while(0.5, 3)
        scene.site.trouble.disk()


async def slow_the_disk(scene: Scene) -> None:
    """Makes every write and sync of the database files take up to 150 ms."""
    async with scene.site.outage("slow disk", stall=True, untold=SLOW_SECONDS):
        scene.site.trouble.disk(delay=scene.chance.randrange(20, 150))
        await scene.a_while(1, 2)
        scene.site.trouble.disk()


async def go_silent(scene: Scene) -> None:
    """Freezes the connections through the proxy; players have to reconnect."""
    async with scene.site.outage("silence", untold=PATIENCE_SECONDS + 1):
        scene.proxy.freeze()


async def never_read(scene: Scene) -> None:
    """Opens two connections that are never read."""
    for player in scene.chance.sample(scene.players, 2):
        scene.abandoned.append(await asyncio.to_thread(_unread_connection, scene.site.port, player))


async def send_half_an_action(scene: Scene) -> None:
    """Sends a part of a frame with an action, then nothing more."""
    player = scene.chance.choice([one for one in scene.players if one.seat])
    name = f"half-{len(scene.never_sent)}"
    scene.never_sent.append(name)
    action = json.dumps({"type": "act", "id": name, "action": {"type": "resign"}})
    frame = _frame(action)
    one = await asyncio.to_thread(_unread_connection, scene.site.port, player)
    one.sendall(frame[: scene.chance.randrange(1, len(frame))])
    # The connection stays open, or is reset.
    if scene.chance.random() < 0.5:
        scene.abandoned.append(one)
    else:
        one.close()


async def kill_a_worker(scene: Scene) -> None:
    """Sends SIGKILL to a worker."""
    async with scene.site.outage("a worker", stall=True, deadly=True):
        os.kill(scene.chance.choice(scene.site.workers()), signal.SIGKILL)


async def replace_the_workers(scene: Scene) -> None:
    """Sends SIGHUP to the server: every worker ends when its successor serves."""
    async with scene.site.outage("all workers", stall=True, deadly=True):
        await scene.site.replace_workers()


async def stop_redis(scene: Scene) -> None:
    """Kills Redis and starts it again, without its data, up to two seconds later."""
    assert scene.site.redis
    await asyncio.to_thread(scene.site.redis.stop)
    await scene.a_while(0.2, 2)
    await asyncio.to_thread(scene.site.redis.start)


async def halt_postgres(scene: Scene) -> None:
    """Halts PostgreSQL as a power cut would, and starts it again up to two seconds later."""
    assert scene.site.postgres
    async with scene.site.outage("PostgreSQL") as outage:
        await asyncio.to_thread(scene.site.postgres.halt)
        outage.down = time.monotonic()
        await scene.a_while(0.2, 2)
        await asyncio.to_thread(scene.site.postgres.start)


async def freeze_postgres(scene: Scene) -> None:
    """Stops the processes of PostgreSQL, as a hung disk would."""
    assert scene.site.postgres
    async with scene.site.outage("PostgreSQL stopped", stall=True) as outage, _watched(scene):
        with scene.site.postgres.frozen():
            await _stall(scene, outage)


async def lock_the_table(scene: Scene) -> None:
    """Locks the events: on PostgreSQL for all access, on SQLite for writes."""
    async with (
        scene.site.outage("locked", stall=True) as outage,
        _watched(scene),
        events_locked(scene.site.database),
    ):
        await _stall(scene, outage)


async def hang_the_disk(scene: Scene) -> None:
    """Makes writes and syncs of SQLite's files hang."""
    async with scene.site.outage("disk hangs", stall=True) as outage, _watched(scene):
        scene.site.trouble.disk(hangs=True)
        await _stall(scene, outage)
        scene.site.trouble.disk()


async def hang_a_connection(scene: Scene) -> None:
    """Hangs one connection to PostgreSQL or all open ones, which then continue or are cut."""
    wire = scene.site.wire
    assert wire
    connections = wire.connections
    if scene.chance.random() < 0.5:
        connections = [scene.chance.choice(connections)]
    cut = scene.chance.random() < 0.5
    # The server may still work: it may have other connections, or open new ones.
    async with scene.site.outage(f"{len(connections)} hung", stall=True):
        with wire.hanging(connections, cut):
            await scene.stall()


async def hang_all_connections(scene: Scene) -> None:
    """Hangs all connections to PostgreSQL, open and new ones."""
    assert scene.site.wire
    async with scene.site.outage("all hung", stall=True) as outage, _watched(scene):
        with scene.site.wire.dead():
            await _stall(scene, outage)


async def freeze_the_server(scene: Scene) -> None:
    """Stops all processes of the server by SIGSTOP, and continues them."""
    await _frozen(scene, None, group_stopped(scene.site.group))


async def freeze_a_worker(scene: Scene) -> None:
    """Stops a worker by SIGSTOP, and continues it."""
    worker = scene.chance.choice(scene.site.workers())
    await _frozen(scene, frozenset({worker}), stopped([worker]))


async def freeze_the_loop(scene: Scene) -> None:
    """Stops the event loop of one worker or of all; other threads go on."""
    one = None
    if scene.site.several and scene.chance.random() < 0.5:
        one = scene.chance.choice(scene.site.workers())
    processes = frozenset({one}) if one else None
    async with scene.site.outage("loop", processes=processes, stall=True) as outage:
        scene.site.trouble.loop(one or -1)
        await _stall(scene, outage)
        scene.site.trouble.loop()


async def _frozen(
    scene: Scene, processes: frozenset[int] | None, frozen: AbstractContextManager[None]
) -> None:
    async with scene.site.outage("stopped", processes=processes, stall=True) as outage:
        with frozen:
            await _stall(scene, outage)


async def _stall(scene: Scene, outage: Outage) -> None:
    outage.down = time.monotonic()
    await scene.stall()
    outage.up = time.monotonic()


@asynccontextmanager
async def _watched(scene: Scene) -> AsyncIterator[None]:
    """Records if the server says that it is ready during the stall of the block."""
    watching = asyncio.create_task(_watch(scene))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def _watch(scene: Scene) -> None:
    await asyncio.sleep(UNREADY_SECONDS)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{scene.site.port}") as http:
        while True:
            try:
                status = (await http.get("/api/ready", timeout=5)).status_code
            except httpx.TransportError:
                status = 503
            if status != 503:
                why = scene.site.outages[-1].why
                scene.unnoticed.append(f"{why}: ready said {status}")
                return
            await asyncio.sleep(1)


async def back_up(scene: Scene) -> None:
    """Takes a backup during play; asserts that it is intact and has all acknowledged actions."""
    done = [
        (journal.table, name)
        for player in scene.players
        for journal in player.journals
        for name, deed in journal.deeds.items()
        if deed.answer == "accepted"
    ]
    logs = await read_logs(await asyncio.to_thread(scene.site.copy))
    assert (await asyncio.to_thread(check, logs, [])).problems == []
    there = {(log.id, row[4]) for log in logs.values() for row in log.rows}
    assert set(done) <= there, set(done) - there


def _unread_connection(port: int, player: Player) -> socket.socket:
    """Returns a connection with a tiny receive buffer that has sent its hello."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    one.settimeout(20)
    one.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    one.sendall(
        f"GET /api/tables/{player.journal.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: fourfold={player.cookie}\r\n\r\n".encode()
    )
    hello = {"type": "hello", "protocol": PROTOCOL, "seat": player.seat, "version": 0}
    one.sendall(_frame(json.dumps(hello)))
    return one


def _frame(text: str) -> bytes:
    """Returns a text of fewer than 126 bytes as a client's frame with a mask of zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data))) + bytes(4) + data


ANYWHERE: tuple[Fault, ...] = (
    kill_the_server,
    stop_the_server,
    set_the_clock,
    set_the_clock_between_runs,
    go_silent,
    never_read,
    send_half_an_action,
    back_up,
    lock_the_table,
    freeze_the_server,
    freeze_the_loop,
)
#: Faults of a server on SQLite.
SQLITE: tuple[Fault, ...] = (*ANYWHERE, fill_the_disk, slow_the_disk, hang_the_disk)
#: Faults of several workers on PostgreSQL with Redis.
SEVERAL: tuple[Fault, ...] = (
    *ANYWHERE,
    kill_a_worker,
    replace_the_workers,
    stop_redis,
    halt_postgres,
    freeze_postgres,
    freeze_a_worker,
    hang_a_connection,
    hang_all_connections,
)
#: Faults in which nothing ends and nothing goes on.
STALLS: tuple[Fault, ...] = (
    lock_the_table,
    freeze_the_server,
    freeze_the_loop,
    hang_the_disk,
    freeze_postgres,
    freeze_a_worker,
    hang_a_connection,
    hang_all_connections,
)
