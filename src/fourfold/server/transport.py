"""Everything that we override of uvicorn and websockets, in one file.

Neither library guarantees these internals: their versions are capped in ``pyproject.toml``, and
``tests/server/ops/test_uvicorn_contract.py`` fails when an upgrade changes what we rely on.

``RequestProtocol`` and ``LiveProtocol`` bound what a connection may cost. A request must arrive
whole within its deadline, a client must read what it is sent, and connections beyond the limit of
their address or of the server are refused. ``Server`` and ``Supervisor`` handle signals and
workers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any
from weakref import ref

import h11
import uvicorn
from starlette.applications import Starlette
from starlette.types import Scope
from uvicorn.config import STARTUP_FAILURE
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors.multiprocess import Multiprocess, Process
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from fourfold.play import Instant
from fourfold.server.ops import metrics
from fourfold.server.ops.limits import RETRY_AFTER_SECONDS, Limiter
from fourfold.server.timing.pulse import Pulse

__all__ = ["PATIENCE_SECONDS", "LiveProtocol", "RequestProtocol", "Server", "Supervisor"]

log = logging.getLogger("fourfold.transport")

#: The key of the connection in the state of a request.
_PROTOCOL = "protocol"
#: The most frames of a message.
MAX_FRAMES = 1_024
#: Timeout for the start of a worker, and for its answer to a health check.
PATIENCE_SECONDS = 60
#: Delay before the next start after a failed start of a worker.
PAUSE_SECONDS = 2

_FULL = (
    "HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain\r\ncontent-length: 0\r\n"
    f"retry-after: {RETRY_AFTER_SECONDS}\r\nconnection: close\r\n\r\n"
).encode()


class Counted(asyncio.Protocol):
    """A connection that counts towards the limit of its address and is cut if its client stalls."""

    config: Any
    #: The state that the application's lifespan yields; each worker has its own.
    app_state: dict[str, Any]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None

    _holds = False
    _stalled: asyncio.TimerHandle | None = None

    @property
    def _limiter(self) -> Limiter:
        limiter: Limiter = self.app_state["limiter"]
        return limiter

    @property
    def _host(self) -> str:
        """The address of the client; empty behind a proxy, where all clients share one."""
        return self.client[0] if self.client and not self.config.proxy_headers else ""

    def _take_place(self) -> bool:
        self._holds = True
        return self._limiter.connect(self._host)

    def _give_back(self) -> None:
        if self._holds:
            self._holds = False
            self._limiter.disconnect(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases what the connection holds."""
        self._give_back()
        self._flows()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Starts the stall timeout: the write buffer is full."""
        if self._stalled is None:
            self._stalled = self.loop.call_later(
                self._limiter.limits.standstill, self.transport.abort
            )
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stops the stall timeout: the client has read."""
        self._flows()
        super().resume_writing()

    def _flows(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None


class RequestProtocol(Counted, H11Protocol):
    """HTTP with a deadline for the arrival of each request."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accepts a connection, or answers 429 beyond the limit."""
        super().connection_made(transport)
        if self._take_place():
            self._watch()
        else:
            metrics.limited("connections").inc()
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases what the connection holds."""
        self._arrived()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Handles received events, then restarts or stops the deadline."""
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to the WebSocket protocol."""
        self._give_back()
        self._flows()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Runs the deadline exactly while a request is awaited or arriving."""
        coming = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not coming or not self._holds or self.transport.is_closing():
            self._arrived()
        elif self._late is None:
            self._late = self.loop.call_later(self._limiter.limits.arrival, self.transport.abort)

    def _arrived(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None


class LiveProtocol(Counted, WebSocketsSansIOProtocol):
    """WebSockets with a bound on frames and a fast path for sending.

    Sending through the application costs a task and a dozen calls for each message; ``send_now``
    writes several messages with one system call.
    """

    #: Called when a stalled client reads again.
    on_writable: Callable[[], None] | None = None
    #: When the last data was read, and the earliest instant at which it can have arrived.
    #: Nothing is read while a message is pending.
    seen_at: Instant = 0
    arrived: Instant = 0

    @staticmethod
    def of(scope: Scope) -> LiveProtocol:
        """Returns the connection of a request."""
        protocol: LiveProtocol | None = scope["state"][_PROTOCOL]()
        assert protocol, "a request keeps its connection alive"
        return protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes over the connection, which was counted as a request before."""
        super().connection_made(transport)
        self._take_place()

    def data_received(self, data: bytes) -> None:
        """Notes when data arrived: the loop may have stood still since then."""
        pulse: Pulse = self.app_state["pulse"]
        self.seen_at, self.arrived = pulse.instant(0), pulse.now()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Makes the connection known to the application that accepts the client."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][_PROTOCOL] = ref(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases what the connection holds."""
        self.on_writable = None
        super().connection_lost(exc)
        # The parser refers to the protocol that refers to it: only the garbage collector would
        # free the two, and what they hold, long after.
        self.conn.parser.close()

    def send_now(self, texts: Iterable[bytes]) -> bool:
        """Sends messages at once; returns False if the client is stalled.

        Raises ``ClientDisconnected``.
        """
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def resume_writing(self) -> None:
        """Resumes sending."""
        super().resume_writing()
        if self.on_writable:
            self.on_writable()

    def start_keepalive(self) -> None:
        """Starts keep-alive pings and frees the handshake."""
        del self.request, self.response
        super().start_keepalive()

    def handle_cont(self, event: Frame) -> None:
        """Adds a frame to a message; a message of endless empty frames is refused."""
        if len(self.frames) < MAX_FRAMES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Delivers a message; refuses one that is not UTF-8 without an error in the logs."""
        wanted = self.curr_msg_data_type == "text" and not self.close_sent
        if wanted and not _is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answers a ping, unless the client is stalled."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


class Server(uvicorn.Server):
    """A Uvicorn server that exits with status 0 after a signal."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Installs the signal handlers: the first signal stops gracefully, the second at once."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        if not (sys.stdin and sys.stdin.isatty()):  # Not the hang-up of a terminal.
            loop.add_signal_handler(signal.SIGHUP, log.warning, "hup_ignored")
        yield


class Supervisor(Multiprocess):
    """Starts workers, replaces those that die, and replaces all one by one on SIGHUP."""

    def __init__(
        self,
        config: uvicorn.Config,
        listening: socket.socket,
        ready: Callable[[], None],
        drained: Callable[[], Starlette],
    ) -> None:
        super().__init__(config, [listening])
        #: Whether all workers have started.
        self.began = False
        self._ready = ready
        self._drained = drained

    def init_processes(self) -> None:
        """Starts all workers and waits until all are ready; stops if one is not."""
        super().init_processes()
        self.began = all(worker.wait_until_ready(PATIENCE_SECONDS) for worker in self.processes)
        if self.began:
            self._ready()
        else:
            log.error("workers_not_started")
            self.should_exit.set()

    def keep_subprocess_alive(self) -> None:
        """Replaces dead workers and logs each.

        Unlike uvicorn, it does not give up when a replacement fails to start: during an outage of
        the database no worker can start, and the running ones wait for it.
        """
        for index, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if self._answers(worker):
                continue
            worker.kill()  # The process may exist but hang.
            worker.join()
            end = _end(worker.exitcode)
            log.warning("worker_ended", extra={"worker": worker.pid, "end": end})
            if worker.exitcode == STARTUP_FAILURE:
                self.should_exit.wait(PAUSE_SECONDS)
            self.processes[index] = next_one = Process(self.config, self.sockets)
            next_one.start()

    def _answers(self, worker: Process) -> bool:
        """Returns whether a worker is alive and answers; also True if a signal is pending."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while worker.process.is_alive() and time.monotonic() < deadline:
            if self.signal_queue or worker.ping(timeout=1):
                return True
        return False

    def handle_hup(self) -> None:
        """Replaces all workers and logs it."""
        before = tuple(self.processes)
        super().handle_hup()
        if not set(before) & set(self.processes):
            log.info("workers_replaced")

    def handle_usr1(self) -> None:
        """Drains: all current and future workers report that they are not ready."""
        self.config.app = self._drained
        for worker in self.processes:
            if worker.pid:
                os.kill(worker.pid, signal.SIGUSR1)


def _end(code: int | None) -> str:
    """Returns the exit of a process as text.

    >>> _end(-9), _end(3)
    ('SIGKILL', 'status 3')
    """
    return signal.Signals(-code).name if code and code < 0 else f"status {code}"


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
