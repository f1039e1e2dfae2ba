"""A real server on loopback in a thread of the tests, with a clock that can be advanced."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fourfold.server.app import configuration, create_app
from fourfold.server.ops.limits import Allowance, Limits

#: Limits that refuse nothing for its rate.
WIDE = Limits(
    requests=Allowance(),
    guests=Allowance(),
    tables=Allowance(),
    messages=Allowance(),
    events=Allowance(),
    questions=Allowance(),
    unfinished=1_000_000,
)


class Clock:
    """The system's time in milliseconds, plus ``ahead``."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


class Serving:
    """A running server: its address, its clock, and the connections to close with it."""

    def __init__(self, port: int, clock: Clock) -> None:
        self.port, self.clock = port, clock
        self.open = ExitStack()
        self.address = f"http://127.0.0.1:{port}"

    def guest(self) -> Guest:
        """Returns a new guest."""
        return Guest(self)


@contextmanager
def serving(
    database: str,
    clock: Clock | None = None,
    grace: int = 60_000,
    port: int = 0,
    seed: int = 1,
    redis: str | None = None,
    limits: Limits = Limits(),  # noqa: B008 - it is frozen.
    proxy: str = "",
) -> Iterator[Serving]:
    """Runs a server within the block; all its tables have the same deals and bots."""
    clock = clock or Clock()
    listening = socket.create_server(("127.0.0.1", port))
    app = create_app(
        database,
        redis=redis,
        clock=clock,
        grace=grace,
        pool_size=1,
        seed=seed,
        limits=limits,
    )
    server = uvicorn.Server(configuration(app, proxy))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    running = Serving(listening.getsockname()[1], clock)
    try:
        yield running
    finally:
        running.open.close()
        server.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server does not stop"


class Guest:
    """An HTTP client with the cookies of a guest."""

    def __init__(self, server: Serving) -> None:
        self._server = server
        # Loading certificates is slow, and there is none to check.
        # The client must close idle connections before the server does, after five seconds.
        kept = httpx.Limits(keepalive_expiry=3)
        client = httpx.Client(base_url=server.address, timeout=30, verify=False, limits=kept)
        self.http = server.open.enter_context(client)

    def moved(self, server: Serving) -> Guest:
        """Returns the same guest at another server."""
        again = Guest(server)
        again.http.cookies.update(self.http.cookies)
        return again

    def get(self, path: str, status: int = 200) -> Any:
        """Returns the JSON of a response, which must have this status."""
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        """Returns the JSON of a response, which must have this status, else 200 or 201."""
        answer = self.http.post(path, json=data if data is not None else {})
        wanted = (200, 201) if status is None else (status,)
        assert answer.status_code in wanted, answer.text
        return answer.json()

    def table(self, kind: str = "friend", **more: Any) -> Any:
        """Opens a table; returns its id, the guest's seats and the invitation."""
        opponent = {"kind": kind, **({"level": more.pop("level")} if "level" in more else {})}
        return self.post("/api/tables", {"game": "quarto", "opponent": opponent, **more})

    def sit(self, table: str, seat: str | None, version: int = 0) -> SeatClient:
        """Connects to a table."""
        return SeatClient(self._server, self.http.cookies.get("fourfold"), table, seat, version)


class SeatClient:
    """One live connection."""

    def __init__(
        self, server: Serving, cookie: str | None, table: str, seat: str | None, version: int
    ) -> None:
        headers = {"Cookie": f"fourfold={cookie}"} if cookie else {}
        connecting = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/live",
            additional_headers=headers,
            compression=None,
        )
        self.socket: ClientConnection = server.open.enter_context(connecting)
        self.version = version
        self.view: Any = None
        self.news: list[Any] = []
        self.other_messages: list[Any] = []
        #: All frames as they were received.
        self.frames: list[str | bytes] = []
        self._ids = 0
        with suppress(ConnectionClosed):  # The server may have refused the connection already.
            self.send({"type": "hello", "protocol": 2, "seat": seat, "version": version})

    def go_on(self, table: str, seat: str | None, version: int = 0, protocol: int = 2) -> None:
        """Sends a hello for another table over this connection."""
        hello = {"type": "hello", "protocol": protocol, "seat": seat, "version": version}
        self.send({**hello, "table": table})

    def join(self, table: str, seat: str | None, version: int = 0) -> None:
        """Goes on at another table, and waits for its first view."""
        self.go_on(table, seat, version)
        while self.receive()["type"] != "joined":
            pass
        self.wait(lambda s: s.view)

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = 20) -> Any:
        """Returns the next message, and keeps the state of updates."""
        frame = self.socket.recv(timeout)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            assert [n["version"] for n in message["news"]] == list(
                range(message["version"] - len(message["news"]) + 1, message["version"] + 1)
            )
            self.version, self.view = message["version"], message["view"]
            self.news += message["news"]
        else:
            if message["type"] == "joined":  # All from here on is of another table.
                self.version, self.view, self.news, self.other_messages = 0, None, [], []
            self.other_messages.append(message)
        return message

    def wait(self, until: Callable[[SeatClient], object], timeout: float = 30) -> Any:
        """Receives until a condition holds; returns its value."""
        deadline = time.monotonic() + timeout
        while not (found := until(self)):
            left = deadline - time.monotonic()
            assert left > 0, (self.view, self.other_messages[-5:])
            self.receive(left)
        return found

    def answer(self, message: Any) -> Any:
        """Sends a message and returns the answer to it."""
        self.send(message)
        name = message.get("id")
        while True:
            got = self.receive()
            if got["type"] in ("accepted", "refused", "choices", "time") and got.get("id") == name:
                return got

    def act(self, kind: str, **facts: Any) -> Any:
        """Takes an action and returns the answer."""
        self._ids += 1
        action = {"type": kind, **facts}
        return self.answer({"type": "act", "id": f"{id(self)}-{self._ids}", "action": action})

    def do(self, kind: str, **facts: Any) -> None:
        """Takes an action that must be accepted."""
        answer = self.act(kind, **facts)
        assert answer["type"] == "accepted", answer

    def refused(self, kind: str, **facts: Any) -> str:
        """Takes an action that must be refused; returns the code."""
        answer = self.act(kind, **facts)
        assert answer["type"] == "refused", answer
        assert answer["text"]
        code: str = answer["code"]
        return code

    @property
    def game(self) -> Any:
        return self.view["view"]

    def close(self) -> None:
        self.socket.close()

    def wait_closed(self) -> int | None:
        """Receives until the server closes the connection; returns the close code, if any."""
        try:
            while True:
                self.receive(60)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
