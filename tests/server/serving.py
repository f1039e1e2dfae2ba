"""A real server on loopback in a thread of the tests, with a clock that can be set."""

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
from fourfold.server.limits import Allowance, Limits

#: Nobody is to be refused for having asked too often.
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
    """The world's time, and as much as it was put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


class Serving:
    """Where the server is."""

    def __init__(self, port: int, clock: Clock) -> None:
        self.port, self.clock = port, clock
        self.open = ExitStack()
        self.address = f"http://127.0.0.1:{port}"

    def guest(self) -> Guest:
        """Somebody new."""
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
    """Runs a server until the block is left; deals and bots are the same at all of its tables."""
    clock = clock or Clock()
    listening = socket.create_server(("127.0.0.1", port))
    app = create_app(
        database,
        redis=redis,
        clock=clock,
        grace=grace,
        thinkers=1,
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
    """A browser's cookie jar, without the browser."""

    def __init__(self, server: Serving) -> None:
        self._server = server
        # There is no certificate to check, and reading those of the world takes its time.
        # A connection is let go of before the server does so, after five seconds.
        kept = httpx.Limits(keepalive_expiry=3)
        client = httpx.Client(base_url=server.address, timeout=30, verify=False, limits=kept)
        self.http = server.open.enter_context(client)

    def moved(self, server: Serving) -> Guest:
        """The same guest at a server that was started anew."""
        again = Guest(server)
        again.http.cookies.update(self.http.cookies)
        return again

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=data if data is not None else {})
        wanted = (200, 201) if status is None else (status,)
        assert answer.status_code in wanted, answer.text
        return answer.json()

    def table(self, kind: str = "friend", **more: Any) -> Any:
        """Opens a table."""
        opponent = {"kind": kind, **({"level": more.pop("level")} if "level" in more else {})}
        return self.post("/api/tables", {"game": "quarto", "opponent": opponent, **more})

    def sit(self, table: str, seat: str | None, version: int = 0) -> Seat:
        """Connects to a table."""
        return Seat(self._server, self.http.cookies.get("fourfold"), table, seat, version)


class Seat:
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
        self.others: list[Any] = []
        #: All that came, as it came.
        self.frames: list[str | bytes] = []
        self._ids = 0
        with suppress(ConnectionClosed):  # Who is sent away at once may be so before the hello.
            self.send({"type": "hello", "protocol": 2, "seat": seat, "version": version})

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = 20) -> Any:
        """The next message; updates are kept."""
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
            self.others.append(message)
        return message

    def wait(self, until: Callable[[Seat], object], timeout: float = 30) -> Any:
        """Receives until something is so."""
        deadline = time.monotonic() + timeout
        while not (found := until(self)):
            left = deadline - time.monotonic()
            assert left > 0, (self.view, self.others[-5:])
            self.receive(left)
        return found

    def answer(self, message: Any) -> Any:
        """Sends, and waits for what is answered to it."""
        self.send(message)
        name = message.get("id")
        while True:
            got = self.receive()
            if got["type"] in ("accepted", "refused", "choices", "time") and got.get("id") == name:
                return got

    def act(self, kind: str, **facts: Any) -> Any:
        """Does something, and waits for the answer."""
        self._ids += 1
        action = {"type": kind, **facts}
        return self.answer({"type": "act", "id": f"{id(self)}-{self._ids}", "action": action})

    def do(self, kind: str, **facts: Any) -> None:
        """Does something that must be accepted."""
        answer = self.act(kind, **facts)
        assert answer["type"] == "accepted", answer

    def refused(self, kind: str, **facts: Any) -> str:
        """Does something that must be refused; the code."""
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

    def wait_closed(self) -> None:
        """Receives until the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.receive(60)
