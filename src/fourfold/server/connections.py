"""What uvicorn leaves open: how long a request may take to arrive, and a reader to read.

A request has to be here, head and body, before its time is over, and whoever reads nothing of what
he is sent is let go, so that nobody holds connections for nothing. Beyond the number of connections
that an address or everybody may have, a new one is turned away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any
from weakref import ref

import h11
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from fourfold.play import Instant
from fourfold.server import metrics
from fourfold.server.limits import LATER, Limiter
from fourfold.server.pulse import Pulse

__all__ = ["LiveProtocol", "RequestProtocol"]

#: What a request's state calls the connection that it came by.
_PROTOCOL = "protocol"
#: In how many pieces a message may come.
PIECES = 1_024

_FULL = (
    "HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain\r\ncontent-length: 0\r\n"
    f"retry-after: {LATER}\r\nconnection: close\r\n\r\n"
).encode()


class Counted(asyncio.Protocol):
    """A connection with a place among those of its address, and an eye on whoever does not read."""

    config: Any
    #: What the application has yielded when it started; a worker of several makes its own.
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
        """Where it comes from, unless all of them come from a proxy."""
        return self.client[0] if self.client and not self.config.proxy_headers else ""

    def _take_place(self) -> bool:
        self._holds = True
        return self._limiter.connect(self._host)

    def _give_back(self) -> None:
        if self._holds:
            self._holds = False
            self._limiter.disconnect(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._give_back()
        self._flows()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        if self._stalled is None:
            self._stalled = self.loop.call_later(
                self._limiter.limits.standstill, self.transport.abort
            )
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has read."""
        self._flows()
        super().resume_writing()

    def _flows(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None


class RequestProtocol(Counted, H11Protocol):
    """HTTP, with a deadline for every request."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection, if there is room for it."""
        super().connection_made(transport)
        if self._take_place():
            self._watch()
        else:
            metrics.limited("connections").inc()
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._arrived()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Whatever has arrived."""
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is another protocol's connection."""
        self._give_back()
        self._flows()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Lets the deadline run exactly while a request is to come or still coming."""
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
    """WebSockets, with bounds for what the frames of a message cost, and a short way to send.

    An answer that goes through the application takes a task and a dozen calls, and every message
    is written by itself; ``send_now`` writes as many as there are, at once.
    """

    #: Called when a client reads again that did not.
    on_writable: Callable[[], None] | None = None
    #: When whatever came last was read, and since when it may have waited to be read. Nothing is
    #: read while a message waits here.
    seen_at: Instant = 0
    arrived: Instant = 0

    @staticmethod
    def of(scope: Scope) -> LiveProtocol:
        """The connection that a request came by."""
        protocol: LiveProtocol | None = scope["state"][_PROTOCOL]()
        assert protocol, "whoever asks holds it"
        return protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request becomes a WebSocket; it had its place before."""
        super().connection_made(transport)
        self._take_place()

    def data_received(self, data: bytes) -> None:
        """Something has arrived, perhaps while the loop stood still."""
        pulse: Pulse = self.app_state["pulse"]
        self.seen_at, self.arrived = pulse.instant(0), pulse.now()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """The client wants to come in; the application is asked."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][_PROTOCOL] = ref(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.on_writable = None
        super().connection_lost(exc)

    def send_now(self, texts: Iterable[bytes]) -> bool:
        """Sends messages in one go, unless the client does not read; whether they were sent.

        Raises ``ClientDisconnected`` if there is nobody.
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
        """The client reads again."""
        super().resume_writing()
        if self.on_writable:
            self.on_writable()

    def start_keepalive(self) -> None:
        """The client is in; what it said to come in need not be kept."""
        del self.request, self.response
        super().start_keepalive()

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message; pieces of nothing would have no end."""
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A whole message. One that is no text is no event for the logs, either."""
        wanted = self.curr_msg_data_type == "text" and not self.close_sent
        if wanted and not _is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answers, unless nobody reads the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
