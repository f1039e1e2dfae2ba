"""Time in which the server cannot take a move is charged to nobody.

At one table a player moves early in the stall, so the move was received in time; at another one a
player moves right after it, having used almost nothing of the turn. Both moves count, and the next
player has a whole turn.
"""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.racers import Workers
from fourfold.server.wire import PROTOCOL
from tests.server.harness.process import Process
from tests.server.harness.stalls import events_locked, group_stopped, stopped
from tests.server.soak.wire import Wire
from tests.services import Postgres, Redis, free_port

#: Seconds of a turn and of a stall, which lasts longer.
TURN_SECONDS, STALL_SECONDS = 4, 6.0
#: Seconds by which a stall is prolonged until the server says that it is not ready.
UNNOTICED_SECONDS = 9.0
#: Seconds within which everybody is answered after a stall.
RECOVERY_SECONDS = 30.0
#: Milliseconds that the next player must have left when they are told of their turn.
WHOLE_TURN_MS = 750 * TURN_SECONDS

Stall = Callable[[], AbstractAsyncContextManager[None]]
#: The first piece, then two turns: a place for the piece, and the next piece.
MOVES: dict[str, list[dict[str, str]]] = {
    "first": [{"type": "give", "piece": "0"}],
    "second": [{"type": "place", "square": "a1"}, {"type": "give", "piece": "1"}],
    "third": [{"type": "place", "square": "b1"}, {"type": "give", "piece": "2"}],
}


class Page:
    """A player's page: reconnects, and sends unanswered actions again."""

    def __init__(self, server: Server, cookie: str, table: str, seat: str) -> None:
        self.server, self.cookie, self.table, self.seat = server, cookie, table, seat
        self.view: dict[str, Any] = {}
        self.version = 0
        #: The most milliseconds that updates gave this page for its turn, since lost time may be
        #: credited by a later one; None if it is not its turn.
        self.had_ms: int | None = None
        self._deeds: dict[str, dict[str, str]] = {}
        self._answers: dict[str, str] = {}
        self._socket: ClientConnection | None = None

    async def run(self) -> None:
        """Plays until it is cancelled."""
        while True:
            with suppress(WebSocketException, OSError, TimeoutError):
                async with self.server.connected(self) as socket:
                    await self._session(socket)
            self._socket = None
            await asyncio.sleep(0.1)

    async def _session(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": self.seat, "version": self.version}
        await socket.send(json.dumps(hello))
        for name in self._deeds:
            if name not in self._answers:
                await self._send(socket, name)
        self._socket = socket
        async for frame in socket:
            self._hear(json.loads(frame))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            view = message["view"]
            if view.get("on_clock") != self.seat or "deadline" not in view:
                self.had_ms = None
            else:
                self.had_ms = max(self.had_ms or 0, view["deadline"] - message["now"])
            self.view, self.version = view, message["version"]
        elif message["type"] in ("accepted", "refused"):
            self._answers[message["id"]] = message.get("code", "accepted")

    async def _send(self, socket: ClientConnection, name: str) -> None:
        action = self._deeds[name]
        await socket.send(json.dumps({"type": "act", "id": name, "action": action}))

    async def do(self, moves: list[dict[str, str]]) -> None:
        """Sends a turn, without waiting for an answer."""
        for move in moves:
            name = f"{self.seat}{len(self._deeds)}"
            self._deeds[name] = move
            with suppress(WebSocketException):
                if self._socket:
                    await self._send(self._socket, name)

    async def answered(self) -> list[str]:
        """Waits until all actions are answered; returns ``accepted`` or the code for each."""
        await until(lambda: len(self._answers) == len(self._deeds), RECOVERY_SECONDS)
        return [self._answers[name] for name in self._deeds]


@dataclass
class Server:
    """A server in processes of its own, and the worker to which each seat connects first."""

    process: Process
    #: By table and seat.
    workers: dict[str, int] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.process.port}"

    @asynccontextmanager
    async def connected(self, page: Page) -> AsyncIterator[ClientConnection]:
        """Connects a page: the first time to the worker of its seat."""
        worker = self.workers.pop(f"{page.table} {page.seat}", None)
        chosen = Workers(self.process.port, [*self.process.workers()]) if worker else None
        async with connect(
            f"ws://127.0.0.1:{self.process.port}/api/tables/{page.table}/live",
            sock=await chosen.connect(worker) if chosen and worker else None,
            additional_headers={"Cookie": f"fourfold={page.cookie}"},
            compression=None,
            ping_interval=None,
        ) as socket:
            if chosen:
                chosen.close()
            yield socket

    async def table(self) -> tuple[Page, Page]:
        """Returns Ann, who moves first, and Bo at a new table, each at a worker of their own."""
        async with (
            httpx.AsyncClient(base_url=self.address, timeout=30) as ann,
            httpx.AsyncClient(base_url=self.address, timeout=30) as bo,
        ):
            options = {"starter": "first", "calls": "auto", "move_time": TURN_SECONDS}
            body = {"game": "quarto", "options": options, "opponent": {"kind": "friend"}}
            opened = (await ann.post("/api/tables", json=body)).raise_for_status().json()
            path, table = f"/api/invites/{opened['invite']}", opened["table"]
            for seat, worker in zip("AB", self.process.workers(), strict=False):
                self.workers[f"{table} {seat}"] = worker
            (await bo.post(path, json={"name": "Bo"})).raise_for_status()
            cookies = ann.cookies["fourfold"], bo.cookies["fourfold"]
        return Page(self, cookies[0], table, "A"), Page(self, cookies[1], table, "B")


@contextmanager
def serving(database: str, *more: str, log: Path) -> Iterator[Server]:
    process = Process(database, free_port(), *more, log=log)
    try:
        yield Server(process)
    finally:
        process.end(signal.SIGKILL)


async def until(done: Callable[[], object], seconds: float) -> None:
    """Waits until a condition holds or the time is up; the caller checks which."""
    deadline = time.monotonic() + seconds
    while not done() and time.monotonic() < deadline:
        await asyncio.sleep(0.02)


class Watch:
    """Sends a request again and again and records the statuses of the responses."""

    def __init__(self, address: str, cookie: str) -> None:
        self.statuses: list[int | str] = []
        self._address, self._cookie = address, cookie

    async def run(self, path: str) -> None:
        """Asks until it is cancelled."""
        cookies = {"fourfold": self._cookie}
        async with httpx.AsyncClient(cookies=cookies, timeout=30) as http:
            while True:
                try:
                    self.statuses.append((await http.get(self._address + path)).status_code)
                except httpx.TransportError as error:
                    self.statuses.append(type(error).__name__)
                await asyncio.sleep(0.25)

    @property
    def refused(self) -> bool:
        """Whether a response was 503."""
        return 503 in self.statuses


async def stall_while_playing(
    server: Server, stall: Stall, *watched: str, seconds: float = STALL_SECONDS
) -> dict[str, Any]:
    """Returns the results at a table with a move in the stall and one with a move after it."""
    during, after = await server.table(), await server.table()
    pages = (*during, *after)
    watches = [Watch(server.address, during[0].cookie) for _ in watched]
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(page.run()) for page in pages]
        await until(lambda: all(page.view for page in pages), RECOVERY_SECONDS)
        for ann, _ in (during, after):
            await ann.do(MOVES["first"])
        await until(
            lambda: all(bo.had_ms is not None for _, bo in (during, after)), RECOVERY_SECONDS
        )
        async with stall():
            began = time.monotonic()
            for watch, path in zip(watches, watched, strict=True):
                tasks.append(group.create_task(watch.run(path)))
            await asyncio.sleep(0.3)
            await during[1].do(MOVES["second"])
            await asyncio.sleep(began + seconds - time.monotonic())
            await until(lambda: all(watch.refused for watch in watches), UNNOTICED_SECONDS)
        noticed = {path: watch.refused for path, watch in zip(watched, watches, strict=True)}
        await after[1].do(MOVES["second"])
        found = {"during": await outcome(*during), "after": await outcome(*after), **noticed}
        for task in tasks:
            task.cancel()
    return found


async def outcome(ann: Page, bo: Page) -> dict[str, Any]:
    """Returns the answers to Bo's turn, whether Ann had a whole turn then, and the outcome."""
    with suppress(KeyError):
        answers = await bo.answered()
        await until(
            lambda: (ann.had_ms or 0) >= WHOLE_TURN_MS or "outcome" in ann.view, RECOVERY_SECONDS
        )
        had_ms = ann.had_ms or 0
        await ann.do(MOVES["third"])
        await ann.answered()
        await until(lambda: bo.had_ms is not None or "outcome" in bo.view, RECOVERY_SECONDS)
        return {
            "answers": answers,
            "whole turn": "yes" if had_ms >= WHOLE_TURN_MS else f"{had_ms} ms",
            "outcome": bo.view.get("outcome"),
        }
    return {"answers": "none"}


#: Both moves count, the next player has a whole turn, and nobody has lost.
FAIR = {"answers": ["accepted", "accepted"], "whole turn": "yes", "outcome": None}


@asynccontextmanager
async def no_stall() -> AsyncIterator[None]:
    yield


async def test_a_server_that_works_takes_moves_and_charges_for_time(tmp_path: Path) -> None:
    """The control: without a stall moves count, and a slow player loses on time."""
    database = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    with serving(database, log=tmp_path / "log") as server:
        found = await stall_while_playing(server, no_stall, seconds=0.5)
        assert found == {"during": FAIR, "after": FAIR}
        slow = await stall_while_playing(server, no_stall, seconds=TURN_SECONDS + 1)
        assert slow["after"]["outcome"]["reason"] == "time"


async def test_a_lock_of_the_events_costs_no_player_time(database: str, tmp_path: Path) -> None:
    with serving(database, log=tmp_path / "log") as server:
        found = await stall_while_playing(server, lambda: events_locked(database), "/api/ready")
    assert found == {"during": FAIR, "after": FAIR, "/api/ready": True}


async def test_a_lock_of_the_events_costs_no_player_time_at_two_workers(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    database = postgres.create(f"time{free_port()}")
    several = ("--workers", "2", "--redis", redis.url)
    with serving(database, *several, log=tmp_path / "log") as server:
        found = await stall_while_playing(server, lambda: events_locked(database), "/api/ready")
    assert found == {"during": FAIR, "after": FAIR, "/api/ready": True}


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_frozen_postgresql_costs_no_player_time(
    postgres: Postgres, redis: Redis, tmp_path: Path, workers: int
) -> None:
    @asynccontextmanager
    async def stall() -> AsyncIterator[None]:
        with postgres.frozen():
            yield

    database = postgres.create(f"time{free_port()}")
    several = ("--workers", str(workers), "--redis", redis.url) if workers > 1 else ()
    with serving(database, *several, log=tmp_path / "log") as server:
        found = await stall_while_playing(server, stall, "/api/ready", "/api/tables")
    assert found == {"during": FAIR, "after": FAIR, "/api/ready": True, "/api/tables": True}


async def test_a_dead_link_to_postgresql_costs_no_player_time(
    postgres: Postgres, tmp_path: Path
) -> None:
    wire = Wire(postgres.port)

    @asynccontextmanager
    async def stall() -> AsyncIterator[None]:
        with wire.dead():
            yield

    database = postgres.create(f"time{free_port()}")
    database = database.replace(f":{postgres.port}/", f":{wire.port}/")
    try:
        with serving(database, log=tmp_path / "log") as server:
            found = await stall_while_playing(server, stall, "/api/ready", "/api/tables")
    finally:
        wire.close()
    assert found == {"during": FAIR, "after": FAIR, "/api/ready": True, "/api/tables": True}


async def test_a_frozen_server_costs_no_player_time(database: str, tmp_path: Path) -> None:
    with serving(database, log=tmp_path / "log") as server:

        @asynccontextmanager
        async def stall() -> AsyncIterator[None]:
            with group_stopped(server.process.pid):
                yield

        found = await stall_while_playing(server, stall)
    assert found == {"during": FAIR, "after": FAIR}


async def test_a_frozen_worker_of_the_player_to_move_costs_no_player_time(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    database = postgres.create(f"time{free_port()}")
    several = ("--workers", "2", "--redis", redis.url)
    with serving(database, *several, log=tmp_path / "log") as server:

        @asynccontextmanager
        async def stall() -> AsyncIterator[None]:
            with stopped(server.process.workers()[1:]):
                yield

        found = await stall_while_playing(server, stall)
    assert found == {"during": FAIR, "after": FAIR}
