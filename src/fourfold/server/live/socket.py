"""The WebSocket of one seat or spectator: a hello, then its stream, until the next hello.

A hello joins a table. A later hello leaves it and joins another one, just as a new connection
would: a rematch needs no reconnect.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import CloseCode

from fourfold.play import Act, FourfoldError, Illegal, Join, Malformed, Rematch, Seat
from fourfold.play.decoding import READING_ERRORS, malformed
from fourfold.play.tables.table import AUDIENCES
from fourfold.server import wire
from fourfold.server.api.answers import facts_of
from fourfold.server.api.guests import same_origin, token_of
from fourfold.server.live.hall import Hall
from fourfold.server.live.parts.step import Received
from fourfold.server.live.table import LiveTable, Superseded
from fourfold.server.ops import metrics
from fourfold.server.ops.limits import Resource, Visitor
from fourfold.server.transport import LiveProtocol

__all__ = ["BAD_HELLO", "FOREIGN", "MAX_MESSAGE_BYTES", "TOO_MANY", "Connection", "live"]

log = logging.getLogger("fourfold.live")

#: A longer message is refused.
MAX_MESSAGE_BYTES = 65_536
#: A client with more unsent messages is dropped.
MAX_QUEUED_MESSAGES = 256
#: How many messages in a row may exceed the rate limit before the connection is closed.
MAX_REFUSED_IN_A_ROW = 20
#: Close codes: a bad hello, a foreign origin, a slow reader, a limit exceeded.
BAD_HELLO, FOREIGN, SLOW, TOO_MANY = 4400, 4403, 4408, 4429
#: How long a new connection may take to send its hello.
HELLO_SECONDS = 10.0
#: How long a player who joins during an outage waits for its end: less than the eight seconds
#: after which a page gives up.
OUTAGE_WAIT_SECONDS = 5.0

_decoder = msgspec.json.Decoder(wire.ClientMessage)


class Encoder:
    """Encodes messages as JSON; keeps the last one, so that a fan-out encodes it once."""

    def __init__(self) -> None:
        self._encode = msgspec.json.Encoder().encode
        self._last: tuple[msgspec.Struct | None, bytes] = (None, b"")

    def __call__(self, message: msgspec.Struct) -> bytes:
        """Returns a message as JSON."""
        if self._last[0] is not message:
            self._last = message, self._encode(message)
        return self._last[1]


_encode = Encoder()


async def live(socket: WebSocket) -> None:
    """Serves ``/api/tables/{id}/live`` until the client disconnects."""
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    hall: Hall = socket.app.state.hall
    visitor = Visitor.of(socket)
    connection = Connection(socket, hall, visitor)
    try:
        with visitor.live():
            await connection.run(socket.path_params["id"])
    except FourfoldError as error:
        await connection.dismiss(error, TOO_MANY if error.code == "too-many" else BAD_HELLO)
    except WebSocketDisconnect:
        pass
    finally:
        connection.end()


class Connection:
    """The connection of one client, with a queue so that a slow reader delays nobody else."""

    def __init__(self, socket: WebSocket, hall: Hall, visitor: Visitor) -> None:
        self.seat: Seat | None = None
        self.guest: str | None = None
        self.version = 0
        self._socket = socket
        self._hall = hall
        self._visitor = visitor
        self._table: LiveTable | None = None
        self._line = LiveProtocol.of(socket.scope)
        self._line.on_writable = self._write
        self._waiting: list[bytes] = []
        self._refused_in_a_row = 0
        self._ended = False
        self._closing: asyncio.Task[None] | None = None

    async def run(self, id: str) -> None:  # noqa: A002
        """Joins the table of each hello, by default ``id``, and handles messages until the next.

        Messages are handled one by one, so every action is answered before a hello leaves its
        table. Raises ``Malformed`` or ``Illegal`` for a refused hello, and ``Illegal`` beyond the
        rate limit.
        """
        hello = await self._first_hello()
        while True:
            await self._join(hello, hello.table or id)
            with metrics.connections("player" if self.seat else "spectator").track_inprogress():
                hello = await self._hear()

    async def dismiss(self, error: FourfoldError, code: int) -> None:
        """Sends the error and closes the connection."""
        self._refuse(None, error)
        await self._flush()
        await self._close(code)

    def send(self, message: msgspec.Struct) -> None:
        """Queues a message; drops a client that does not read: it may reconnect."""
        if self._ended:
            return
        if len(self._waiting) == MAX_QUEUED_MESSAGES:
            self._write()
        if len(self._waiting) == MAX_QUEUED_MESSAGES:
            metrics.slow_clients.inc()
            log.warning("client_slow", extra={"table": self._table and self._table.id})
            self.drop()
            return
        self._waiting.append(_encode(message))
        if len(self._waiting) == 1:  # Batches all messages of this iteration of the loop.
            self._line.loop.call_soon(self._write)

    def drop(self) -> None:
        """Closes the connection without sending the queued messages."""
        if not self._ended:
            self._ended = True
            self._closing = asyncio.create_task(self._close(SLOW))

    def end(self) -> None:
        """Cleans up after the client has disconnected."""
        self._ended = True
        self._leave()

    # Joining

    async def _first_hello(self) -> wire.Hello:
        """Returns the first message. Raises ``Malformed`` if it is not a hello or comes late."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
        except TimeoutError:
            raise Malformed("hello") from None
        if isinstance(message, wire.Hello):
            return message
        raise message if isinstance(message, Malformed) else Malformed("hello")

    async def _join(self, hello: wire.Hello, id: str) -> None:  # noqa: A002
        """Leaves the current table, if any, and joins the table of a hello.

        Raises ``Malformed`` for another protocol version or an unknown table, and ``Illegal`` for
        another guest's seat.
        """
        self._leave()
        if hello.protocol != wire.PROTOCOL:
            raise Malformed("protocol", version=hello.protocol, ours=wire.PROTOCOL)
        await self._identify(hello.seat)
        table = await self._find_table(hello, id)
        self.seat, self.version = hello.seat, hello.version
        if self.seat:
            await table.make_good(self.seat)
        if hello.table:  # Messages of the table that it left may still be on their way.
            self.send(wire.Joined(self._hall.clock(), id))
        table = await self._send_history(table)
        self._require_seat(table, hello.seat)
        self._table = table
        table.listen(self)
        if self.seat:
            await table.arrive(self.seat)

    def _leave(self) -> None:
        if self._table:
            self._table.leave(self)
            self._table = None

    async def _identify(self, seat: Seat | None) -> None:
        """Reads the guest of a player; a spectator has no identity, and joins during an outage."""
        self.guest = None
        if seat is None:
            return
        if not self._hall.up:  # Their actions would have to wait.
            try:
                async with asyncio.timeout(OUTAGE_WAIT_SECONDS):
                    await self._hall.uptime.reachable()
            except TimeoutError:
                await self._close(CloseCode.TRY_AGAIN_LATER)
                raise WebSocketDisconnect(CloseCode.TRY_AGAIN_LATER) from None
        self.guest = await self._hall.guests.of_token(token_of(self._socket))

    async def _find_table(self, hello: wire.Hello, id: str) -> LiveTable:  # noqa: A002
        """Returns the table of a hello, with at least the version that its client has seen.

        Raises ``Malformed`` if there is none, and ``Illegal`` for another guest's seat.
        """
        table = await self._hall.tables.require(id)
        version = table.table.versions[AUDIENCES.index(hello.seat)]
        if hello.version > version or not self._sits(table, hello.seat):
            # Another process may have sent that version, or seated the guest.
            await table.glance()
        self._require_seat(table, hello.seat)
        return table

    async def _send_history(self, table: LiveTable) -> LiveTable:
        """Sends a long history; returns the live table, which may have been opened again."""
        await table.tell_history(self)
        while (
            self._hall.tables.known(table.id) is not table
        ):  # It was dropped from memory meanwhile.
            table = await self._hall.tables.require(table.id)
            await table.tell_history(self)
        return table

    def _sits(self, table: LiveTable, seat: Seat | None) -> bool:
        """Returns whether the guest has this seat; every guest may be a spectator."""
        return seat is None or seat in table.row.seats_of(self.guest)

    def _require_seat(self, table: LiveTable, seat: Seat | None) -> None:
        """Raises ``Illegal`` if the seat is not the guest's."""
        if not self._sits(table, seat):
            raise Illegal("not-your-seat", seat=seat)

    # Messages

    async def _hear(self) -> wire.Hello:
        """Handles messages until the next hello, and returns that one.

        Raises ``Illegal`` beyond the rate limit.
        """
        table = self._table
        assert table
        while True:
            message = await self._receive()
            if not self._pay(message):
                continue
            match message:
                case wire.ActMessage():
                    await self._act(table, message)
                case wire.AskChoices():
                    self._tell_choices(table, message)
                case wire.Time():
                    self.send(wire.Now(self._hall.clock()))
                case wire.Hello():
                    return message
                case Malformed():
                    self._refuse(None, message)

    def _pay(self, message: wire.ClientMessage | Malformed) -> bool:
        """Takes the tokens of a message; refuses it and returns False if there are none.

        A hello also costs as much as a new connection. Raises ``Illegal`` for a hello over a limit,
        and after too many refusals in a row.
        """
        is_hello = isinstance(message, wire.Hello)
        try:
            self._visitor.spend("messages")
            if is_hello:
                self._visitor.spend("requests")
        except Illegal as error:
            self._refused_in_a_row += 1
            if is_hello or self._refused_in_a_row > MAX_REFUSED_IN_A_ROW:
                raise
            self._refuse(getattr(message, "id", None), error)
            return False
        self._refused_in_a_row = 0
        return True

    def _tell_choices(self, table: LiveTable, asked: wire.AskChoices) -> None:
        try:
            if table.stuck:
                raise table.stuck
            action = table.game.decode_action(asked.prefix)
            offers = table.table.choices(self._own_seat(table), action)
            self.send(wire.Choices(self._hall.clock(), asked.id, offers))
        except FourfoldError as error:
            self._refuse(asked.id, error)

    async def _act(self, table: LiveTable, message: wire.ActMessage) -> None:
        """Carries out an action and answers it; drops the client if the result is unknown."""
        start = time.perf_counter()
        end = "accepted"
        try:
            await self._carry_out(table, message)
            self.send(wire.Accepted(self._hall.clock(), message.id))
            metrics.telling_seconds.observe(time.perf_counter() - start)
        except FourfoldError as error:
            end = "illegal" if isinstance(error, Illegal) else "malformed"
            self._refuse(message.id, error)
        except Superseded:
            end = "superseded"
            self.drop()
        except Exception:
            # It may be on disk: the client reconnects and sends it again.
            end = "failed"
            log.exception("action_failed", extra={"table": table.id})
            self.drop()
        metrics.actions(table.game.id, end).inc()

    async def _carry_out(self, table: LiveTable, message: wire.ActMessage) -> None:
        """Returns when an action is on disk. Raises ``FourfoldError`` if it is refused."""
        received = Received(self._line.seen_at, self._line.arrived)
        action = table.game.decode_action(message.action)
        seat = self._own_seat(table)
        if isinstance(action, Join):
            raise Illegal("seat-taken", seat=seat)
        with self._visitor.spending(*self._costs(table, seat, action, message.id)):
            await self._hall.tables.act(table, seat, action, message.id, received)

    def _costs(
        self,
        table: LiveTable,
        seat: Seat,
        action: Act,
        id: str,  # noqa: A002
    ) -> list[Resource]:
        """Returns the quotas that an action uses; none if it is a repetition."""
        if table.log.has_taken(seat, id):
            return []
        # A rematch opens a table; a guest who has both seats pays for it once.
        agrees = seat.other in table.table.rematch and len(table.row.seats_of(self.guest)) == 2
        return ["events", "tables"] if isinstance(action, Rematch) and not agrees else ["events"]

    def _own_seat(self, table: LiveTable) -> Seat:
        """Returns the seat. Raises ``Illegal`` for a spectator, or if the seat has moved away."""
        if self.seat is None:
            raise Illegal("spectators-watch")
        self._require_seat(table, self.seat)
        return self.seat

    # The line

    async def _receive(self) -> wire.ClientMessage | Malformed:
        event: Mapping[str, Any] = await self._line.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event["code"])
        data = event.get("text") or event.get("bytes") or b""
        if len(data) > MAX_MESSAGE_BYTES:
            return Malformed("too-long", most=MAX_MESSAGE_BYTES)
        try:
            message: wire.ClientMessage = _decoder.decode(data)
            return message
        except READING_ERRORS as error:
            return malformed(error, data, wire.ClientMessage, "message")

    def _refuse(self, name: str | None, error: FourfoldError) -> None:
        now = self._hall.clock()
        self.send(wire.Refused(now, name, error.code, facts_of(error), str(error)))

    def _write(self) -> None:
        """Sends the queue, or leaves it for ``on_writable`` if the client does not read."""
        if self._ended or not self._waiting:
            return
        try:
            if self._line.send_now(self._waiting):
                self._waiting.clear()
        except ClientDisconnected:
            self._ended = True
        except Exception:
            log.exception("send_failed")
            self.drop()

    async def _flush(self) -> None:
        self._write()
        if self._waiting:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._line.writable.wait()

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code)
