"""What is done to a server and its players: one fault a function, named for the table."""

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
from tests.server.soak.checker import check, read_logs
from tests.server.soak.players import PATIENCE, Pair, Player
from tests.server.soak.proxy import Proxy
from tests.server.soak.site import Outage, Site
from tests.server.stalls import events_locked, group_stopped, stopped

__all__ = ["SEVERAL", "SQLITE", "STALLS", "Fault", "Scene"]

HOUR = 3_600_000
#: Seconds that a stall takes: usually, and one in five times, which clocks and timeouts do not
#: outlast.
STALL_SECONDS, LONG_STALL_SECONDS, LONG_STALLS = (3.0, 12.0), (20.0, 40.0), 0.2
#: Seconds after which the server must say that it is not ready.
UNREADY_SECONDS = 10.0
#: Seconds for which an action may be under way on a slow disk.
SLOW_SECONDS = 4.0


@dataclass
class Scene:
    """All that a fault may touch."""

    site: Site
    pairs: list[Pair]
    proxy: Proxy
    chance: Random
    #: What was sent by halves: it must never have happened.
    never_sent: list[str] = field(default_factory=list)
    #: Sockets that nobody reads from.
    abandoned: list[socket.socket] = field(default_factory=list)
    #: Seconds that a stall takes at most.
    longest: float = LONG_STALL_SECONDS[1]
    #: When people would have been sent to a server that could not take a move.
    unnoticed: list[str] = field(default_factory=list)

    @property
    def players(self) -> list[Player]:
        """Everybody, spectators included."""
        return [player for pair in self.pairs for player in pair.players]

    async def a_while(self, least: float, most: float) -> None:
        """Lets time pass, as much as chance wants."""
        await asyncio.sleep(self.chance.uniform(least, most))

    async def stall(self) -> None:
        """Lets the time of a stall pass."""
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
    # One of several workers may have served before all of them did.
    greeted = [at for player in scene.players for at in player.greeted if at > outage.down]
    outage.up = min([outage.up, *greeted])
    return code


async def kill_the_server(scene: Scene) -> None:
    """SIGKILL to all processes of the server; it is started again at once."""
    await _restart(scene, signal.SIGKILL)


async def stop_the_server(scene: Scene) -> None:
    """SIGTERM to the server; it is started again once it has ended by itself."""
    assert await _restart(scene, signal.SIGTERM) == 0, "it did not stop gracefully"


async def set_the_clock_between_runs(scene: Scene) -> None:
    """SIGKILL, and the clock on the wall is off by up to an hour, either way, when it is back."""
    await _restart(scene, signal.SIGKILL, scene.chance.randrange(-HOUR, HOUR))


async def set_the_clock(scene: Scene) -> None:
    """The clock on the wall jumps by up to an hour, either way, while the server runs."""
    scene.site.trouble.jump(scene.chance.randrange(-HOUR, HOUR))
    await scene.a_while(0.1, 0.5)


async def fill_the_disk(scene: Scene) -> None:
    """Nothing can be written to the database's files for up to three seconds."""
    async with scene.site.outage("full disk") as outage:
        scene.site.trouble.disk(full=True)
        outage.down = time.monotonic()
        await scene.a_while(0.5, 3)
        scene.site.trouble.disk()


async def slow_the_disk(scene: Scene) -> None:
    """Every write and every sync of the database's files takes up to 150 ms."""
    async with scene.site.outage("slow disk", stall=True, untold=SLOW_SECONDS):
        scene.site.trouble.disk(delay=scene.chance.randrange(20, 150))
        await scene.a_while(1, 2)
        scene.site.trouble.disk()


async def go_silent(scene: Scene) -> None:
    """Connections stay open, and nothing comes through any more; players come by another way."""
    async with scene.site.outage("silence", untold=PATIENCE + 1):
        scene.proxy.freeze()


async def never_read(scene: Scene) -> None:
    """A spectator and a second device of a player fall asleep without reading or leaving."""
    for player in scene.chance.sample(scene.players, 2):
        scene.abandoned.append(await asyncio.to_thread(_greeted, scene.site.port, player))


async def send_half_an_action(scene: Scene) -> None:
    """A player's device vanishes in the middle of a frame."""
    player = scene.chance.choice([one for one in scene.players if one.seat])
    name = f"half-{len(scene.never_sent)}"
    scene.never_sent.append(name)
    action = json.dumps({"type": "act", "id": name, "action": {"type": "resign"}})
    frame = _frame(action)
    one = await asyncio.to_thread(_greeted, scene.site.port, player)
    one.sendall(frame[: scene.chance.randrange(1, len(frame))])
    # Gone without a word, or with a reset.
    if scene.chance.random() < 0.5:
        scene.abandoned.append(one)
    else:
        one.close()


async def kill_a_worker(scene: Scene) -> None:
    """SIGKILL to one of the processes that serve."""
    async with scene.site.outage("a worker", stall=True, deadly=True):
        os.kill(scene.chance.choice(scene.site.workers()), signal.SIGKILL)


async def replace_the_workers(scene: Scene) -> None:
    """SIGHUP to the server: every worker ends when its successor serves."""
    async with scene.site.outage("all workers", stall=True, deadly=True):
        await scene.site.replace_workers()


async def stop_redis(scene: Scene) -> None:
    """Redis is killed, and started again up to two seconds later; what it knew is gone."""
    assert scene.site.redis
    await asyncio.to_thread(scene.site.redis.stop)
    await scene.a_while(0.2, 2)
    await asyncio.to_thread(scene.site.redis.start)


async def halt_postgres(scene: Scene) -> None:
    """PostgreSQL stops as if its plug were pulled, and is started again up to two seconds later."""
    assert scene.site.postgres
    async with scene.site.outage("PostgreSQL") as outage:
        await asyncio.to_thread(scene.site.postgres.halt)
        outage.down = time.monotonic()
        await scene.a_while(0.2, 2)
        await asyncio.to_thread(scene.site.postgres.start)


async def freeze_postgres(scene: Scene) -> None:
    """PostgreSQL's processes stand still, as on a disk that hangs."""
    assert scene.site.postgres
    async with scene.site.outage("PostgreSQL stopped", stall=True) as outage, _watched(scene):
        with scene.site.postgres.frozen():
            await _stall(scene, outage)


async def lock_the_table(scene: Scene) -> None:
    """Somebody else has locked the events: on PostgreSQL for everything, on SQLite for writing."""
    async with (
        scene.site.outage("locked", stall=True) as outage,
        _watched(scene),
        events_locked(scene.site.database),
    ):
        await _stall(scene, outage)


async def hang_the_disk(scene: Scene) -> None:
    """Writes and syncs of SQLite's files do not return."""
    async with scene.site.outage("disk hangs", stall=True) as outage, _watched(scene):
        scene.site.trouble.disk(hangs=True)
        await _stall(scene, outage)
        scene.site.trouble.disk()


async def hang_a_connection(scene: Scene) -> None:
    """One connection to PostgreSQL hangs, or all that are open, which go on afterwards or end."""
    wire = scene.site.wire
    assert wire
    connections = wire.connections
    if scene.chance.random() < 0.5:
        connections = [scene.chance.choice(connections)]
    cut = scene.chance.random() < 0.5
    # Nobody knows what else the server can do: it may have others, or make new ones.
    async with scene.site.outage(f"{len(connections)} hung", stall=True):
        with wire.hanging(connections, cut):
            await scene.stall()


async def hang_all_connections(scene: Scene) -> None:
    """The way to PostgreSQL is dead: for connections that are open, and for new ones."""
    assert scene.site.wire
    async with scene.site.outage("all hung", stall=True) as outage, _watched(scene):
        with scene.site.wire.dead():
            await _stall(scene, outage)


async def freeze_the_server(scene: Scene) -> None:
    """SIGSTOP to all processes of the server, and SIGCONT."""
    await _frozen(scene, None, group_stopped(scene.site.group))


async def freeze_a_worker(scene: Scene) -> None:
    """SIGSTOP to one of the processes that serve, and SIGCONT."""
    worker = scene.chance.choice(scene.site.workers())
    await _frozen(scene, frozenset({worker}), stopped([worker]))


async def freeze_the_loop(scene: Scene) -> None:
    """The event loop stands still, of one worker or of all; other threads go on."""
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
    """Asks all the time whether people can be sent here, while they cannot."""
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
    """A copy is taken while everybody plays: it is whole, with all that was acknowledged before."""
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


def _greeted(port: int, player: Player) -> socket.socket:
    """A connection with hardly any room for what it is sent, on which hello was said."""
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
    """A text of less than 126 letters as a client sends it; a mask of noughts changes nothing."""
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
#: With a database in files of its own.
SQLITE: tuple[Fault, ...] = (*ANYWHERE, fill_the_disk, slow_the_disk, hang_the_disk)
#: With PostgreSQL, Redis and several workers.
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
#: Nothing ends, and nothing goes on.
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
