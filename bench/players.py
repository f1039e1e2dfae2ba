"""Pairs of simulated players with a lightweight WebSocket client."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec

__all__ = ["Load", "Pair", "Socket", "Spectator", "post"]

#: A player resigns after this many actions of a game: random play may go in circles.
MAX_EVENTS = 80
#: The first game of a pair ends after a random number of actions up to this, so that not all pairs
#: end their games at the same time.
FIRST = 33
#: A player resigns if a pair has had nothing to do for this long.
PATIENCE_SECONDS = 3.0
#: Relative probabilities of actions; most kinds end a game of Pentaraduga too soon.
WEIGHTS = {"lay": 20.0, "knock": 0.0, "surrender": 0.1, "pass": 0.5}


# The parts of the server's messages that players read; the decoder skips all others.


class Offers(msgspec.Struct):
    actions: list[dict[str, Any]] = []
    begun: list[dict[str, Any]] = []


class Board(msgspec.Struct):
    figures: dict[str, list[list[Any]]] = {}


class View(msgspec.Struct):
    view: Board
    offers: Offers = msgspec.field(default_factory=Offers)
    outcome: Any = None


class News(msgspec.Struct):
    seat: str | None


class Update(msgspec.Struct, tag="update", tag_field="type"):
    view: View
    news: list[News]


class Accepted(msgspec.Struct, tag="accepted", tag_field="type"):
    id: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    code: str
    text: str


class Choices(msgspec.Struct, tag="choices", tag_field="type"):
    offers: Offers


class Joined(msgspec.Struct, tag="joined", tag_field="type"):
    table: str


class Next(msgspec.Struct, tag="next", tag_field="type"):
    table: str


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    pass


_Message = Joined | Update | Accepted | Refused | Choices | Next | Presence
_decode = msgspec.json.Decoder(_Message).decode
_encode = msgspec.json.Encoder().encode


def _hello(seat: str | None, **table: str) -> dict[str, Any]:
    return {"type": "hello", "protocol": 2, "seat": seat, "version": 0, **table}


class Socket(asyncio.Protocol):
    """A WebSocket client for text frames that passes messages to a function and answers pings."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self.on_lost: Callable[[], None] = lambda: None

    @classmethod
    async def connect(
        cls,
        load: Load,
        address: str,
        table: str,
        seat: str | None,
        cookie: str,
        hear: Callable[[bytes], None],
    ) -> Socket:
        """Connects to a table, sends hello for a seat or a spectator, and returns the socket."""
        request = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{load.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: fourfold={cookie}\r\n\r\n"
        )
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: cls(request.encode(), hear),
            "127.0.0.1",
            load.port,
            local_addr=(address, 0),
        )
        await socket._open
        socket.send(_hello(seat))
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server refused the WebSocket"))
            self._open.exception()  # Marks it as retrieved, if nobody waits for it any more.
        self.on_lost()

    def send(self, message: object) -> None:
        """Sends a message."""
        self._frame(0x81, _encode(message))

    def close(self) -> None:
        """Closes the connection."""
        if self._transport:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.close()
                return
            self._buffer = rest
            self._open.set_result(None)
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == 0x81:
                self._hear(payload)
            elif kind == 0x89:
                self._frame(0x8A, payload)
            elif kind == 0x88:
                self.close()

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer, start = self._buffer, 2
        if len(buffer) < 2:
            return None
        size = buffer[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        frame = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE, *divmod(size, 256)))
        if self._transport:
            self._transport.write(head + b"\0\0\0\0" + payload)  # A mask of zeros changes nothing.


async def post(load: Load, address: str, path: str, body: object, cookie: str = "") -> Any:
    """Sends a POST request; returns the decoded answer and the guest's cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", load.port, local_addr=(address, 0))
    data = _encode(body)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{load.port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        f"Cookie: fourfold={cookie}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    head_, _, body_ = answer.partition(b"\r\n\r\n")
    if b" 20" not in head_.splitlines()[0]:
        raise ConnectionError(answer.decode())
    for line in head_.decode().splitlines():
        if line.lower().startswith("set-cookie: fourfold="):
            cookie = line.partition("=")[2].partition(";")[0]
    return msgspec.json.decode(body_), cookie


class Load:
    """The state that all pairs share: the address of the server, the pace and the counters."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.port = port
        self.chance = Random(seed)
        #: Seconds between two actions at a table.
        self.interval = 1.0
        #: Whether the next game uses the same connection. An older server refuses that; then every
        #: game opens a new connection.
        self.goes_on = True
        self.clear()

    def clear(self) -> None:
        """Resets the counters."""
        self.accepted = self.refused = self.games = 0
        #: Seconds from sending an action to the opponent's update.
        self.delays: list[float] = []

    @staticmethod
    def address(number: int) -> str:
        """Returns the loopback address of a pair, so that limits per address do not apply."""
        return f"127.1.{number // 250 % 250}.{1 + number % 250}"


class Seat:
    """One player's connection."""

    def __init__(self, pair: Pair, name: str) -> None:
        self.name = name
        self.cookie = ""
        self.view: View | None = None
        self.refusal = ""
        self.socket: Socket | None = None
        self._pair = pair
        self._answer: asyncio.Future[Any] | None = None
        #: The table being joined. Until it answers, updates are from the previous table.
        self._joining: str | None = None

    async def sit(self, table: str) -> None:
        """Joins a table and waits for the first view. Raises ``ConnectionError``."""
        if not (self.socket and self._pair.load.goes_on and await self._go_on(table)):
            await self._connect(table)

    async def _go_on(self, table: str) -> bool:
        """Joins over the existing connection; returns False if the server refuses that."""
        assert self.socket
        self.view, self._joining = None, table
        self.socket.send(_hello(self.name, table=table))
        await self._view_or_refusal()
        self._joining, refusal, self.refusal = None, self.refusal, ""
        self._pair.load.goes_on = not refusal
        return not refusal

    async def _connect(self, table: str) -> None:
        if self.socket:
            self.socket.close()
        self.view = None
        pair = self._pair
        self.socket = await Socket.connect(
            pair.load, pair.address, table, self.name, self.cookie, self._hear
        )
        self.socket.on_lost = self._lost
        await self._view_or_refusal()
        if self.refusal:
            raise ConnectionError(self.refusal)

    async def _view_or_refusal(self) -> None:
        while self.view is None and not self.refusal:
            await self._pair.something_new()

    async def ask(self, message: dict[str, Any]) -> Any:
        """Sends a message and returns the answer. Raises ``ConnectionError``."""
        assert self.socket
        self._answer = asyncio.get_running_loop().create_future()
        self.socket.send(message)
        return await self._answer

    def _lost(self) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server has closed the connection"))

    def _hear(self, data: bytes) -> None:
        message = _decode(data)
        match message:
            case Joined():
                self._joining = None
            case Update() if not self._joining:
                self.view = message.view
                self._pair.heard(self, message.news)
            case Next():
                self._pair.next = message.table
                self._pair.news.set()
            case Accepted() | Refused() | Choices():
                if self._answer and not self._answer.done():
                    self._answer.set_result(message)
                elif isinstance(message, Refused):
                    self.refusal = message.text
                    self._pair.news.set()


class Pair:
    """Two players who play one game after another at the pace of the load."""

    def __init__(self, load: Load, number: int, game: str, options: dict[str, Any]) -> None:
        self.load = load
        self.address = load.address(number)
        self.table = ""
        self.next = ""
        self.news = asyncio.Event()
        self.seats = Seat(self, "A"), Seat(self, "B")
        self._game, self._options = game, options
        self._chance = Random(load.chance.random())
        self._ids = count()
        self._sent: tuple[Seat, float] | None = None
        self._loop = asyncio.get_running_loop()

    async def open(self) -> None:
        """Creates two guests and connects both to a new table."""
        a, b = self.seats
        body = {
            "game": self._game,
            "opponent": {"kind": "friend"},
            "options": self._options,
            "name": "Ann",
        }
        opened, a.cookie = await post(self.load, self.address, "/api/tables", body)
        self.table = opened["table"]
        invitation = f"/api/invites/{opened['invite']}"
        _, b.cookie = await post(self.load, self.address, invitation, {"name": "Bo"})
        for seat in self.seats:
            await seat.sit(self.table)

    def close(self) -> None:
        """Disconnects both players."""
        for seat in self.seats:
            if seat.socket:
                seat.socket.close()

    async def play(self, most: int | None = None) -> None:
        """Plays at the pace of the load, forever or for a number of actions."""
        at = self._loop.time() + self._chance.random() * self.load.interval
        played = 0 if most else MAX_EVENTS - self._chance.randint(1, FIRST)
        for _ in range(most) if most is not None else count():
            await asyncio.sleep(max(0.0, at - self._loop.time()))
            at = max(at + self.load.interval, self._loop.time())
            if self.seats[0].view and self.seats[0].view.outcome:
                await self._rematch()
                played = 0
            else:
                await self._act(played)
                played += 1

    def heard(self, seat: Seat, news: list[News]) -> None:
        """Records the delay if the news contains the last action of the other seat."""
        self.news.set()
        if self._sent and self._sent[0] is not seat:
            actor, at = self._sent
            if any(one.seat == actor.name for one in news):
                self.load.delays.append(self._loop.time() - at)
                self._sent = None

    async def something_new(self) -> None:
        """Waits for a message, up to a timeout."""
        self.news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.news.wait()

    async def _act(self, played: int) -> None:
        seat, action = self.seats[played % 2], {"type": "resign"}
        if played < MAX_EVENTS and not (found := await self._choose()):
            await self.something_new()
            found = await self._choose()
        if played < MAX_EVENTS and found:
            seat, action = found
        await self._do(seat, action)

    async def _choose(self) -> tuple[Seat, dict[str, Any]] | None:
        """Returns a random action of one of the seats; ``None`` if there is none."""
        for seat in self._chance.sample(self.seats, 2):
            assert seat.view
            actions = await self._offered(seat, seat.view)
            weights = [WEIGHTS.get(action["type"], 1.0) for action in actions]
            if any(weights):
                return seat, self._chance.choices(actions, weights)[0]
        return None

    async def _offered(self, seat: Seat, view: View) -> list[dict[str, Any]]:
        """Returns the complete actions of a seat, and a compound one built by choices."""
        actions = view.offers.actions
        # Tiles of a figure could be moved forever.
        standing = {place[0] for figure in view.view.figures.values() for place in figure}
        begun = [one for one in view.offers.begun if one.get("tile") not in standing]
        while begun:
            prefix = self._chance.choice(begun)
            answer = await seat.ask({"type": "choices", "id": self._id(), "prefix": prefix})
            if not isinstance(answer, Choices):
                break
            actions = actions + answer.offers.actions
            begun = [] if answer.offers.actions else answer.offers.begun
        return actions

    async def _do(self, seat: Seat, action: dict[str, Any]) -> None:
        self._sent = seat, self._loop.time()
        answer = await seat.ask({"type": "act", "id": self._id(), "action": action})
        if isinstance(answer, Accepted):
            self.load.accepted += 1
        else:
            self.load.refused += 1

    async def _rematch(self) -> None:
        self.load.games += 1
        self.next = ""
        for seat in self.seats:
            await self._do(seat, {"type": "rematch"})
        while not self.next:
            await self.something_new()
        self.table = self.next
        for seat in self.seats:
            await seat.sit(self.table)

    def _id(self) -> str:
        return f"{next(self._ids)}"


class Spectator:
    """A spectator who counts updates."""

    def __init__(self) -> None:
        self.heard = 0
        self.last = 0.0
        self.socket: Socket | None = None

    async def watch(self, load: Load, address: str, table: str) -> None:
        """Connects to a table."""
        self.socket = await Socket.connect(load, address, table, None, "", self._hear)

    def _hear(self, data: bytes) -> None:
        if data.startswith(b'{"type":"update"'):
            self.heard += 1
            self.last = asyncio.get_running_loop().time()
