"""Simulated players who keep playing and record everything that they were told."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from fourfold.server.wire import PROTOCOL
from tests.server.soak import GRACE_SECONDS
from tests.server.soak.proxy import Proxy

__all__ = [
    "PATIENCE_SECONDS",
    "Deed",
    "Journal",
    "Link",
    "Manner",
    "Pair",
    "Player",
    "Ways",
    "digest",
]

#: Errors after which a player reconnects.
GONE = (WebSocketException, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)

#: Seconds of silence after which a player sends a ping, and seconds after which they reconnect.
QUIET_SECONDS, PATIENCE_SECONDS = 0.5, 4.0
#: Seconds that some players wait on a connection that cannot go dead.
LONG_PATIENCE_SECONDS = 60.0
#: Seconds without news after which a player resigns, and seconds without an answer that count as a
#: stall of the server.
LOST_SECONDS, SLOW_SECONDS = 8.0, 1.0
#: The probability that a player leaves: before a move, in a pause, and after asking for a rematch.
LEAVES, LEAVES_A_PAUSE, LEAVES_A_WISH = 0.004, 0.1, 0.15
#: The probability of claiming a game, of ending a pause, and of asking for something.
CLAIMS, RESUMES, ASKS = 0.4, 0.4, 0.03
#: The probability that a player goes on to the next game over the same connection, as pages do.
GOES_ON = 0.7


def digest(value: Any) -> str:
    """Returns a short hash of a view."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass
class Deed:
    """An action that a player sent, and its answer. Times are by the monotonic clock."""

    action: dict[str, Any]
    #: When it was sent first, and when on the connection on which it was answered.
    sent: float
    sent_last: float
    answered: float | None = None
    #: ``accepted``, or the code of the refusal.
    answer: str | None = None
    #: When it reached the server's machine, even if its processes were stopped.
    reached: list[float] = field(default_factory=list)


@dataclass
class Link:
    """A connection whose hello was answered."""

    since: float
    #: The worker that accepted it, if there are several.
    process: int | None = None
    until: float = float("inf")
    #: Whether the player left, rather than lost the connection.
    left: bool = False


@dataclass
class Journal:
    """The actions and received news of one seat or spectator at one table."""

    table: str
    seat: str | None
    deeds: dict[str, Deed] = field(default_factory=dict)
    #: The news by version, and when each was received first.
    news: dict[int, Any] = field(default_factory=dict)
    heard: dict[int, float] = field(default_factory=dict)
    #: All received views with their versions, as hashes.
    views: set[tuple[int, str]] = field(default_factory=set)
    #: Pairs of different news with the same version.
    contradictions: list[tuple[Any, Any]] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)

    @property
    def version(self) -> int:
        """The newest received version."""
        return max(self.news, default=0)

    def hear(self, update: dict[str, Any]) -> None:
        """Records an update."""
        now = time.monotonic()
        for news in update["news"]:
            version = news["version"]
            known = self.news.setdefault(version, news)
            self.heard.setdefault(version, now)
            if known != news:
                self.contradictions.append((known, news))
        self.views.add((update["version"], digest(update["view"])))


@dataclass(frozen=True)
class Manner:
    """The behaviour of a player."""

    #: The most seconds of thought.
    thought: float = 0.08
    #: The probability of letting the clock run out.
    dreams: float = 0.0
    #: The requests of the player. A clock turned back by a takeback is not checked.
    asks: frozenset[str] = frozenset({"draw", "pause", "takeback"})


@dataclass(frozen=True)
class Ways:
    """The ways to the server: directly, or through a proxy that may go dead."""

    direct: int
    proxy: Proxy
    #: Returns the worker that accepted a connection from a port.
    process_of: Callable[[int], int | None]

    def process(self, client: int) -> int | None:
        """Returns the worker that accepted the connection from a client's port."""
        onward = self.proxy.onward(client)
        return self.process_of(client if onward is None else onward)

    def reached(self, client: int, since: float) -> float | None:
        """Returns when bytes sent since a moment reached the server, read or not."""
        if self.proxy.onward(client) is None:
            return since
        return self.proxy.passed(client, since)


class Left(Exception):
    """Raised when a player leaves for a while."""


class Player:
    """A player or spectator who plays at random, reconnects, and follows to the next table."""

    def __init__(
        self, ways: Ways, cookie: str, seat: str | None, seed: str, manner: Manner
    ) -> None:
        self.cookie, self.seat, self.manner = cookie, seat, manner
        self.journals: list[Journal] = []
        #: When the newest answered message was sent.
        self.answered = 0.0
        self.acknowledged = 0
        #: When each connection got its first update.
        self.greeted: list[float] = []
        self.stopping = False
        self._ways = ways
        self._chance = Random(seed)
        self._name = seed
        self._ids = 0
        self._view: dict[str, Any] = {}
        self._next: str | None = None
        self._patience = PATIENCE_SECONDS
        self._act_at = self._news = 0.0

    @property
    def journal(self) -> Journal:
        """The journal of the current table."""
        return self.journals[-1]

    def sit(self, table: str) -> None:
        """Goes to a table."""
        self.journals.append(Journal(table, self.seat))
        self._view, self._next = {}, None

    async def run(self) -> None:
        """Plays until ``stopping`` is set."""
        while not self.stopping:
            try:
                async with self._connection() as socket:
                    await self._session(socket)
                    while not self.stopping and self._chance.random() < GOES_ON:
                        await self._session(socket, self.journal.table)
            except Left:
                await self._stay_away()
            except GONE:
                await asyncio.sleep(self._chance.uniform(0.02, 0.2))

    async def _stay_away(self) -> None:
        """Waits for a moment, or for so long that the game may be claimed."""
        seconds = self._chance.choice((0.3, 1.0, GRACE_SECONDS + 1, GRACE_SECONDS + 2.5))
        back = time.monotonic() + seconds * self._chance.uniform(0.8, 1.2)
        while not self.stopping and time.monotonic() < back:
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[ClientConnection]:
        port = self._chance.choice((self._ways.direct, self._ways.proxy.port))
        patient = port == self._ways.direct and self._chance.random() < 0.5
        self._patience = LONG_PATIENCE_SECONDS if patient else PATIENCE_SECONDS
        async with connect(
            f"ws://127.0.0.1:{port}/api/tables/{self.journal.table}/live",
            additional_headers={"Cookie": f"fourfold={self.cookie}"},
            compression=None,
            open_timeout=PATIENCE_SECONDS,
            close_timeout=0.2,
            ping_interval=None,
        ) as socket:
            yield socket

    async def _session(self, socket: ClientConnection, table: str | None = None) -> None:
        """Plays at a table: that of the connection's address, or another one."""
        # Sometimes asks for all news again, which must be the same.
        version = 0 if self._chance.random() < 0.3 else self.journal.version
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": self.seat, "version": version}
        await self._send(socket, hello if table is None else {**hello, "table": table})
        if table:
            await self._joined(socket, table)
        await self._until(socket, lambda message: message["type"] == "update")
        now = self._news = time.monotonic()
        link = Link(now, self._ways.process(socket.local_address[1]))
        self.greeted.append(now)
        self.journal.links.append(link)
        try:
            await self._play(socket)
        except Left:
            link.left = True
            raise
        finally:
            link.until = time.monotonic()

    async def _play(self, socket: ClientConnection) -> None:
        for name, deed in self.journal.deeds.items():
            if deed.answer is None:
                await self._do(socket, name, deed)
        table = self.journal.table
        while not self.stopping and self.journal.table == table:
            if self._next:
                self.sit(self._next)
            elif self._act_at <= time.monotonic() and (action := await self._choose(socket)):
                self._ids += 1
                now = time.monotonic()
                deed = self.journal.deeds[f"{self._name}-{self._ids}"] = Deed(action, now, now)
                await self._do(socket, f"{self._name}-{self._ids}", deed)
                if action["type"] == "rematch":
                    self._perhaps_leave(LEAVES_A_WISH)
            else:
                await self._listen(socket)

    def _perhaps_leave(self, often: float) -> None:
        if self._chance.random() < often:
            raise Left

    async def _listen(self, socket: ClientConnection) -> None:
        """Receives until it is time to act or to ping the server."""
        now = time.monotonic()
        if self.answered < now - QUIET_SECONDS:
            await self._ask(socket, {"type": "time"})
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(
                max(0, min(QUIET_SECONDS, self._act_at - now)) or QUIET_SECONDS
            ):
                self._heard(json.loads(await socket.recv()))

    async def _do(self, socket: ClientConnection, name: str, deed: Deed) -> None:
        sent = deed.sent_last = time.monotonic()
        try:
            answer = await self._ask(socket, {"type": "act", "id": name, "action": deed.action})
        finally:
            reached = self._ways.reached(socket.local_address[1], sent)
            deed.reached += [] if reached is None else [reached]
        deed.answered = time.monotonic()
        deed.answer = "accepted" if answer["type"] == "accepted" else answer["code"]
        self.acknowledged += deed.answer == "accepted"
        if deed.answer != "accepted":
            self._pause()

    async def _choose(self, socket: ClientConnection) -> dict[str, Any] | None:
        """Returns an action to take now, built step by step, or None."""
        if self.seat is None:
            return None
        acts: list[dict[str, Any]] = self._view.get("acts", [])
        if "outcome" in self._view:
            return next((act for act in acts if act["type"] == "rematch"), None)
        paused = self._view.get("paused", False)
        self._perhaps_leave(LEAVES_A_PAUSE if paused else LEAVES)
        if (act := self._at_the_table(acts)) or paused:
            self._act_at = time.monotonic() + self._chance.uniform(0.1, 0.5) * paused
            return act
        offers = self._view.get("offers", {})
        actions: list[dict[str, Any]] = offers.get("actions", [])
        begun = offers.get("begun", [])
        while begun and (not actions or self._chance.random() < 0.8):
            question = {"type": "choices", "id": "c", "prefix": self._chance.choice(begun)}
            answer = await self._ask(socket, question)
            offers = answer.get("offers", {})  # It is refused if the opponent was faster.
            begun, actions = offers.get("begun", []), offers.get("actions", [])
        if actions:
            return self._chance.choice(actions)
        # Random play can reach a position in which neither player can go on.
        lost = self._news + LOST_SECONDS < time.monotonic()
        return {"type": "resign"} if lost and {"type": "resign"} in acts else None

    def _at_the_table(self, acts: list[dict[str, Any]]) -> dict[str, Any] | None:
        """Returns an answer, claim, resumption or request to make now, or None."""
        kinds: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for act in acts:
            kinds[act["type"]].append(act)
        if answers := kinds["answer"]:
            yes = self._view["request"]["wish"] != "draw" and self._chance.random() < 0.7
            return next(act for act in answers if act["yes"] == yes)
        for kind, often in (("claim", CLAIMS), ("resume", RESUMES)):
            if kinds[kind] and self._chance.random() < often:
                return kinds[kind][0]
        asks = [act for act in kinds["ask"] if act["wish"] in self.manner.asks]
        return self._chance.choice(asks) if asks and self._chance.random() < ASKS else None

    async def _ask(self, socket: ClientConnection, question: dict[str, Any]) -> dict[str, Any]:
        """Sends a message and returns the answer to it."""
        sent = time.monotonic()
        await self._send(socket, question)
        kinds, name = ("accepted", "refused", "choices", "time"), question.get("id")
        answer = await self._until(socket, lambda m: m["type"] in kinds and m.get("id") == name)
        self.answered = sent
        if sent + SLOW_SECONDS < time.monotonic():
            self._news = time.monotonic()
        return answer

    async def _until(self, socket: ClientConnection, wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(self._patience):
            while True:
                message: dict[str, Any] = json.loads(await socket.recv())
                self._heard(message)
                if wanted(message):
                    return message

    async def _joined(self, socket: ClientConnection, table: str) -> None:
        """Skips messages of the last table."""
        async with asyncio.timeout(self._patience):
            while (message := json.loads(await socket.recv()))["type"] != "joined":
                pass
        assert message["table"] == table

    @staticmethod
    async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await socket.send(json.dumps(message))

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.journal.hear(message)
            self._view = message["view"]
            self._news = time.monotonic()
            self._pause()
        elif message["type"] == "next":
            self._next = message["table"]

    def _pause(self) -> None:
        """Sets the time of the next action; sometimes after the clock has run out."""
        thought = self._chance.uniform(0, self.manner.thought)
        left = self._view.get("options", {}).get("move_time")
        if left and self._chance.random() < self.manner.dreams:
            thought = left + 0.5
        self._act_at = time.monotonic() + thought


class Pair:
    """Two players and a spectator at a table and at all tables that follow it."""

    def __init__(self, game: str, options: dict[str, Any], manner: Manner, kind: str) -> None:
        self.game, self.options, self.manner, self.kind = game, options, manner, kind
        self.players: list[Player] = []

    async def open(self, address: str, ways: Ways, seed: str) -> None:
        """Opens the table and seats the players."""
        async with (
            httpx.AsyncClient(base_url=address, timeout=60) as ann,
            httpx.AsyncClient(base_url=address, timeout=60) as bo,
        ):
            opponent = {"kind": self.kind} | ({"level": "2"} if self.kind == "bot" else {})
            body = {"game": self.game, "options": self.options, "opponent": opponent}
            opened = (await ann.post("/api/tables", json=body)).raise_for_status().json()
            if self.kind == "friend":
                path = f"/api/invites/{opened['invite']}"
                (await bo.post(path, json={"name": "Bo"})).raise_for_status()
            cookies = {"A": ann.cookies["fourfold"], None: ""}
            if self.kind != "bot":
                cookies["B"] = bo.cookies.get("fourfold") or cookies["A"]
        for seat, cookie in cookies.items():
            player = Player(ways, cookie, seat, f"{seed}-{seat}", self.manner)
            player.sit(opened["table"])
            self.players.append(player)

    @property
    def acknowledged(self) -> int:
        """The number of acknowledged actions."""
        return sum(player.acknowledged for player in self.players)
