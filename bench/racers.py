"""Devices of players, connected to chosen workers of one server, with a journal of all messages."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.harness.process import accepted_by
from tests.server.harness.races import Action
from tests.server.soak.players import Deed, Journal, Link

__all__ = ["Caller", "Device", "Guest", "Workers"]

#: Timeout for any message; a lost wake-up alone costs ten seconds.
PATIENCE_SECONDS = 40.0
#: Connections opened at once, and the time for which an unused one stays usable.
AT_ONCE, FRESH_SECONDS = 40, 20.0


class Workers:
    """The processes of one server, which share its port: opens connections to each of them."""

    def __init__(self, port: int, processes: list[int]) -> None:
        self.port, self.processes = port, processes
        self._open: dict[int, list[tuple[float, socket.socket]]] = defaultdict(list)
        self._one_at_a_time = asyncio.Lock()

    async def connect(self, process: int) -> socket.socket:
        """Returns a connection that was accepted by a process."""
        async with self._one_at_a_time:
            while True:
                while waiting := self._open[process]:
                    since, found = waiting.pop()
                    if time.monotonic() < since + FRESH_SECONDS:
                        return found
                    found.close()
                await self._open_some()

    def close(self) -> None:
        """Closes all unused connections."""
        for waiting in self._open.values():
            for _, unused in waiting:
                unused.close()

    async def _open_some(self) -> None:
        """Opens connections and finds out which process the kernel has given each to."""
        since = time.monotonic()
        unknown: dict[int, socket.socket] = {}
        for _ in range(AT_ONCE):
            opened = socket.create_connection(("127.0.0.1", self.port), PATIENCE_SECONDS)
            unknown[opened.getsockname()[1]] = opened
            await asyncio.sleep(0)
        while unknown:
            await asyncio.sleep(0.01)
            assert time.monotonic() < since + PATIENCE_SECONDS, "nobody accepts connections"
            accepted = accepted_by(self.processes, self.port, unknown)
            for port, process in accepted.items():
                self._open[process].append((since, unknown.pop(port)))


class Guest:
    """A guest with a cookie."""

    def __init__(self, workers: Workers, name: str) -> None:
        self.name = name
        self.cookie = ""
        self._workers = workers

    async def post(self, process: int, path: str, body: object) -> Any:
        """Sends a POST request to a process; returns the answer, or the code of the refusal."""
        return await (await Caller.ready(self, self._workers, process, path)).post(body)


class Caller:
    """A guest with an open connection for one HTTP request; an entry of a race."""

    version = 0

    def __init__(self, guest: Guest, through: socket.socket, path: str) -> None:
        self._guest, self._path = guest, path
        self._connection = HTTPConnection("127.0.0.1")
        self._connection.sock = through

    @classmethod
    async def ready(cls, guest: Guest, workers: Workers, process: int, path: str) -> Caller:
        """Returns a connected caller that has not sent its request yet."""
        return cls(guest, await workers.connect(process), path)

    async def act(self, action: Action) -> str:
        """Sends the request; returns ``accepted`` or the code of the refusal."""
        answer = await self.post(action)
        return answer if isinstance(answer, str) else "accepted"

    async def told(self, version: int) -> None:
        """Does nothing: a caller gets no messages but the answer."""

    async def post(self, body: object) -> Any:
        """Sends the request; returns the answer, or the code of the refusal."""
        headers = {"Content-Type": "application/json"}
        if self._guest.cookie:
            headers["Cookie"] = f"fourfold={self._guest.cookie}"
        self._connection.request("POST", self._path, json.dumps(body), headers)
        answer = await asyncio.to_thread(self._connection.getresponse)
        said = json.loads(await asyncio.to_thread(answer.read))
        if found := answer.headers.get("Set-Cookie", ""):
            self._guest.cookie = found.partition("=")[2].partition(";")[0]
        self._connection.close()
        return said if answer.status < 400 else said["code"]


class Device:
    """A connection of a seat or a spectator to one worker; an entry of races."""

    _names = count()

    def __init__(self, socket: ClientConnection, table: str, seat: str | None) -> None:
        self.journal = Journal(table, seat)
        self.view: dict[str, Any] = {}
        self.next: str | None = None
        self._socket = socket
        self._seat = seat
        self._answers: dict[str, asyncio.Future[str]] = {}
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def connect(
        cls, guest: Guest, workers: Workers, process: int, table: str, seat: str | None
    ) -> Device:
        """Returns a connected device that has not said hello yet."""
        socket = await connect(
            f"ws://127.0.0.1:{workers.port}/api/tables/{table}/live",
            sock=await workers.connect(process),
            additional_headers={"Cookie": f"fourfold={guest.cookie}"},
            compression=None,
            ping_interval=None,
        )
        return cls(socket, table, seat)

    @property
    def version(self) -> int:
        """The latest version received."""
        return self.journal.version

    async def hello(self) -> None:
        """Says hello and waits for the first view."""
        await self._send({"type": "hello", "protocol": 2, "seat": self._seat, "version": 0})
        await self.sees(lambda: self.view)
        self.journal.links.append(Link(time.monotonic()))

    async def act(self, action: Action) -> str:
        """Submits an action; returns ``accepted`` or the code of the refusal."""
        name, now = f"race-{next(self._names)}", time.monotonic()
        deed = self.journal.deeds[name] = Deed(action, now, now)
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self._send({"type": "act", "id": name, "action": action})
        async with asyncio.timeout(PATIENCE_SECONDS):
            deed.answer = await answer
        deed.answered = time.monotonic()
        return deed.answer

    async def told(self, version: int) -> None:
        """Waits until it has received a version."""
        await self.sees(lambda: self.version >= version)

    async def sees(self, wanted: Callable[[], object]) -> None:
        """Waits until a condition holds."""
        async with self._news, asyncio.timeout(PATIENCE_SECONDS):
            await self._news.wait_for(lambda: bool(wanted()))

    async def close(self) -> None:
        """Closes the connection."""
        self._listening.cancel()
        await self._socket.close()
        for link in self.journal.links:
            link.until, link.left = time.monotonic(), True

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self._socket:
                message = json.loads(data)
                match message["type"]:
                    case "update":
                        self.journal.hear(message)
                        self.view = message["view"]
                    case "next":
                        self.next = message["table"]
                    case "accepted":
                        self._answers.pop(message["id"]).set_result("accepted")
                    case "refused":
                        self._answers.pop(message["id"]).set_result(message["code"])
                async with self._news:
                    self._news.notify_all()
