"""The WebSocket of one seat or spectator: a hello, then its stream."""

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
from fourfold.play.table import AUDIENCES
from fourfold.server import metrics, wire
from fourfold.server.answers import facts_of
from fourfold.server.guests import same_origin, token_of
from fourfold.server.hall import Hall
from fourfold.server.limits import Visitor, What
from fourfold.server.live import LiveTable, Superseded
from fourfold.server.transport import LiveProtocol

__all__ = ["BAD_HELLO", "FOREIGN", "LONGEST", "TOO_MANY", "Connection", "live"]

log = logging.getLogger("fourfold.live")

#: The length of the longest message, and the most unsent messages before a client is dropped.
LONGEST, QUEUE = 65_536, 256
#: How many messages in a row may exceed the rate limit before the connection is closed.
FORBEARANCE = 20
#: Close codes: a bad hello, a foreign origin, a slow reader, a limit exceeded.
BAD_HELLO, FOREIGN, SLOW, TOO_MANY = 4400, 4403, 4408, 4429
#: How long, in seconds, a new connection may take to send its hello.
PATIENCE = 10.0
#: How long, in seconds, a player who connects during an outage waits for its end: less than the
#: eight seconds after which a page gives up.
OUTAGE = 5.0

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
    except Illegal as error:
        await connection.dismiss(error, TOO_MANY)
    except Malformed as error:
        await connection.dismiss(error, BAD_HELLO)
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
        self._ended = False
        self._closing: asyncio.Task[None] | None = None

    async def run(self, id: str) -> None:  # noqa: A002
        """Handles the hello and then all messages. Raises ``Illegal`` beyond the rate limit."""
        if not await self._greet(id):
            await self._flush()
            await self._close(BAD_HELLO)
            return
        with metrics.connections("player" if self.seat else "spectator").track_inprogress():
            await self._hear()

    async def _hear(self) -> None:
        refused = 0
        while True:
            message = await self._receive()
            try:
                self._visitor.spend("messages")
            except Illegal as error:
                refused += 1
                if refused > FORBEARANCE:
                    raise
                self._refuse(getattr(message, "id", None), error)
                continue
            refused = 0
            if isinstance(message, Malformed):
                self._refuse(None, message)
            else:
                await self._handle(message)

    async def dismiss(self, error: FourfoldError, code: int) -> None:
        """Sends the error and closes the connection."""
        self._refuse(None, error)
        await self._flush()
        await self._close(code)

    def send(self, message: msgspec.Struct) -> None:
        """Queues a message; drops a client that does not read, which may reconnect."""
        if self._ended:
            return
        if len(self._waiting) == QUEUE:
            self._write()
        if len(self._waiting) == QUEUE:
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
        if self._table:
            self._table.leave(self)

    async def _greet(self, id: str) -> bool:  # noqa: A002
        try:
            hello = await asyncio.wait_for(self._receive(), PATIENCE)
        except TimeoutError:
            return False
        if not isinstance(hello, wire.Hello):
            self._refuse(None, hello if isinstance(hello, Malformed) else Malformed("hello"))
            return False
        if hello.protocol != wire.PROTOCOL:
            self._refuse(None, Malformed("protocol", version=hello.protocol, ours=wire.PROTOCOL))
            return False
        if hello.seat and not self._hall.up:  # Their actions would have to wait.
            try:
                await asyncio.wait_for(self._hall.reachable(), OUTAGE)
            except TimeoutError:
                await self._close(CloseCode.TRY_AGAIN_LATER)
                raise WebSocketDisconnect(CloseCode.TRY_AGAIN_LATER) from None
        if hello.seat:  # A spectator needs no identity.
            self.guest = await self._hall.guest_of(token_of(self._socket))
        table = await self._hall.require(id)
        if hello.version > table.table.versions[AUDIENCES.index(hello.seat)]:
            await self._hall.look(table)  # Another process has sent it a newer version.
        if hello.seat and hello.seat not in table.row.seats_of(self.guest):
            # The seat may just have been taken through another process.
            await self._hall.look(table)
            if hello.seat not in table.row.seats_of(self.guest):
                self._refuse(None, Illegal("not-your-seat", seat=hello.seat))
                return False
        self.seat, self.version = hello.seat, hello.version
        if hello.seat:
            await table.make_good(hello.seat)
        await table.tell_history(self)
        while self._hall.known(id) is not table:  # It was dropped from memory meanwhile.
            table = await self._hall.require(id)
            await table.tell_history(self)
        if hello.seat and hello.seat not in table.row.seats_of(self.guest):
            self._refuse(None, Illegal("not-your-seat", seat=hello.seat))
            return False
        self._table = table
        table.listen(self)
        if self.seat:
            await table.arrive(self.seat)
        return True

    async def _handle(self, message: wire.ClientMessage) -> None:
        table = self._table
        assert table
        match message:
            case wire.Time():
                self.send(wire.Now(self._hall.clock()))
            case wire.Hello():
                self._refuse(None, Malformed("hello"))
            case wire.AskChoices(id=name, prefix=prefix):
                try:
                    if table.stuck:
                        raise table.stuck
                    action = table.game.decode_action(prefix)
                    offers = table.table.choices(self._own_seat(), action)
                    self.send(wire.Choices(self._hall.clock(), name, offers))
                except FourfoldError as error:
                    self._refuse(name, error)
            case wire.Act(id=name, action=action_data):
                seen_at, arrived = self._line.seen_at, self._line.arrived
                start = time.perf_counter()
                end = "accepted"
                try:
                    action = table.game.decode_action(action_data)
                    if isinstance(action, Join):
                        raise Illegal("seat-taken", seat=self._own_seat())
                    seat = self._own_seat()
                    with self._visitor.spending(*self._costs(table, seat, action, name)):
                        await table.act(seat, action, name, seen_at, arrived)
                    self.send(wire.Accepted(self._hall.clock(), name))
                    metrics.telling_seconds.observe(time.perf_counter() - start)
                except FourfoldError as error:
                    end = "illegal" if isinstance(error, Illegal) else "malformed"
                    self._refuse(name, error)
                except Superseded:
                    end = "superseded"
                    self.drop()
                except Exception:
                    # Nobody knows if it is on disk: the client reconnects and sends it again.
                    end = "failed"
                    log.exception("action_failed", extra={"table": table.id})
                    self.drop()
                metrics.actions(table.game.id, end).inc()

    def _costs(
        self,
        table: LiveTable,
        seat: Seat,
        action: Act,
        id: str,  # noqa: A002
    ) -> list[What]:
        """Returns the quotas that an action uses; none if it is a repetition."""
        if table.has_taken(seat, id):
            return []
        # A rematch opens a table; a guest who has both seats pays for it once.
        agrees = seat.other in table.table.rematch and len(table.row.seats_of(self.guest)) == 2
        return ["events", "tables"] if isinstance(action, Rematch) and not agrees else ["events"]

    def _own_seat(self) -> Seat:
        """Returns the seat. Raises ``Illegal`` for a spectator, or if the seat has moved away."""
        if self.seat is None or self._table is None:
            raise Illegal("spectators-watch")
        if self.seat not in self._table.row.seats_of(self.guest):
            raise Illegal("not-your-seat", seat=self.seat)
        return self.seat

    async def _receive(self) -> wire.ClientMessage | Malformed:
        event: Mapping[str, Any] = await self._line.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event["code"])
        data = event.get("text") or event.get("bytes") or b""
        if len(data) > LONGEST:
            return Malformed("too-long", most=LONGEST)
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
                await asyncio.wait_for(self._line.writable.wait(), 1)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code)
