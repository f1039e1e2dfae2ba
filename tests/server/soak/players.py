"""Simulated players who play on whatever happens, and keep a journal of all they were told."""

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

__all__ = ["PATIENCE", "Deed", "Journal", "Link", "Manner", "Pair", "Player", "Ways", "digest"]

#: What a player does when the server is gone: comes back.
GONE = (WebSocketException, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)

#: Seconds after which a player asks whether anybody is there, and gives up if nobody is.
QUIET, PATIENCE = 0.5, 4.0
#: Seconds for which some wait at a line that cannot go dead.
LONG_PATIENCE = 60.0
#: Seconds without news after which somebody resigns; a server that answers later has stood still.
LOST, SLOW = 8.0, 1.0
#: How often a player leaves: before a decision, in a pause, and after the wish for a rematch.
LEAVES, LEAVES_A_PAUSE, LEAVES_A_WISH = 0.004, 0.1, 0.15
#: How often a game that can be claimed is claimed, a pause is ended, and something is asked for.
CLAIMS, RESUMES, ASKS = 0.4, 0.4, 0.03


def digest(value: Any) -> str:
    """A view in a few letters; two that differ have others."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass
class Deed:
    """Something a player sent, and what became of it. Moments are by the monotonic clock."""

    action: dict[str, Any]
    #: When it was sent for the first time, and over the connection on which it was answered.
    sent: float
    sent_last: float
    answered: float | None = None
    #: ``accepted``, or the code of the refusal.
    answer: str | None = None
    #: When it reached the server's machine, be its processes stopped or not.
    reached: list[float] = field(default_factory=list)


@dataclass
class Link:
    """A connection on which hello was answered."""

    since: float
    #: The process at the other end, where there are several.
    process: int | None = None
    until: float = float("inf")
    #: Whether the player has left, rather than lost the connection.
    left: bool = False


@dataclass
class Journal:
    """All that one seat, or a spectator, did and heard at one table."""

    table: str
    seat: str | None
    deeds: dict[str, Deed] = field(default_factory=dict)
    #: What was told by version, and when it was heard first.
    news: dict[int, Any] = field(default_factory=dict)
    heard: dict[int, float] = field(default_factory=dict)
    #: What was seen, by version: ever so many views, of which all must be right.
    views: set[tuple[int, str]] = field(default_factory=set)
    #: What was told for the second time, and differently.
    contradictions: list[tuple[Any, Any]] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)

    @property
    def version(self) -> int:
        """The newest version heard of."""
        return max(self.news, default=0)

    def hear(self, update: dict[str, Any]) -> None:
        """Notes an update."""
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
    """How somebody plays."""

    #: Seconds to think, at most.
    thought: float = 0.08
    #: How often somebody lets the clock run out.
    dreams: float = 0.0
    #: What is asked for. A takeback turns a clock back, which cannot be checked then.
    asks: frozenset[str] = frozenset({"draw", "pause", "takeback"})


@dataclass(frozen=True)
class Ways:
    """How the server is reached: directly, or by a wire that may go dead."""

    direct: int
    proxy: Proxy
    #: Which of several processes has accepted a connection from this port.
    process_of: Callable[[int], int | None]

    def process(self, client: int) -> int | None:
        """The process that a client's connection leads to."""
        onward = self.proxy.onward(client)
        return self.process_of(client if onward is None else onward)

    def reached(self, client: int, since: float) -> float | None:
        """When what was sent since a moment was there; what has not been read is there, too."""
        if self.proxy.onward(client) is None:
            return since
        return self.proxy.passed(client, since)


class Left(Exception):
    """A player goes away for a while."""


class Player:
    """One seat: connects, plays at random, comes back, and follows to the next table."""

    def __init__(
        self, ways: Ways, cookie: str, seat: str | None, seed: str, manner: Manner
    ) -> None:
        self.cookie, self.seat, self.manner = cookie, seat, manner
        self.journals: list[Journal] = []
        #: When the newest question was asked that was answered.
        self.answered = 0.0
        self.acknowledged = 0
        #: When connections began to work.
        self.greeted: list[float] = []
        self.stopping = False
        self._ways = ways
        self._chance = Random(seed)
        self._name = seed
        self._ids = 0
        self._view: dict[str, Any] = {}
        self._next: str | None = None
        self._patience = PATIENCE
        self._act_at = self._news = 0.0

    @property
    def journal(self) -> Journal:
        """Of the table where this player is now."""
        return self.journals[-1]

    def sit(self, table: str) -> None:
        """Goes to a table."""
        self.journals.append(Journal(table, self.seat))
        self._view, self._next = {}, None

    async def run(self) -> None:
        """Plays until told to stop."""
        while not self.stopping:
            try:
                async with self._connection() as socket:
                    await self._session(socket)
            except Left:
                await self._stay_away()
            except GONE:
                await asyncio.sleep(self._chance.uniform(0.02, 0.2))

    async def _stay_away(self) -> None:
        """Is gone for a moment, or for so long that the game may be claimed."""
        seconds = self._chance.choice((0.3, 1.0, GRACE_SECONDS + 1, GRACE_SECONDS + 2.5))
        back = time.monotonic() + seconds * self._chance.uniform(0.8, 1.2)
        while not self.stopping and time.monotonic() < back:
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[ClientConnection]:
        port = self._chance.choice((self._ways.direct, self._ways.proxy.port))
        patient = port == self._ways.direct and self._chance.random() < 0.5
        self._patience = LONG_PATIENCE if patient else PATIENCE
        async with connect(
            f"ws://127.0.0.1:{port}/api/tables/{self.journal.table}/live",
            additional_headers={"Cookie": f"fourfold={self.cookie}"},
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=0.2,
            ping_interval=None,
        ) as socket:
            yield socket

    async def _session(self, socket: ClientConnection) -> None:
        # Who has forgotten everything is told everything once more, and it must be the same.
        version = 0 if self._chance.random() < 0.3 else self.journal.version
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": self.seat, "version": version}
        await self._send(socket, hello)
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
        """Hears what comes, until it is time to act or to ask whether anybody is there."""
        now = time.monotonic()
        if self.answered < now - QUIET:
            await self._ask(socket, {"type": "time"})
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0, min(QUIET, self._act_at - now)) or QUIET):
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
        """An action, if there is one to be taken now; compound ones are built step by step."""
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
            offers = answer.get("offers", {})  # Somebody may have been faster.
            begun, actions = offers.get("begun", []), offers.get("actions", [])
        if actions:
            return self._chance.choice(actions)
        # Those who play at random may have come to where neither can go on.
        lost = self._news + LOST < time.monotonic()
        return {"type": "resign"} if lost and {"type": "resign"} in acts else None

    def _at_the_table(self, acts: list[dict[str, Any]]) -> dict[str, Any] | None:
        """Something that is offered beside the game, if this player likes to do it now."""
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
        """Sends, and waits for what is answered to it."""
        sent = time.monotonic()
        await self._send(socket, question)
        kinds, name = ("accepted", "refused", "choices", "time"), question.get("id")
        answer = await self._until(socket, lambda m: m["type"] in kinds and m.get("id") == name)
        self.answered = sent
        if sent + SLOW < time.monotonic():
            self._news = time.monotonic()
        return answer

    async def _until(self, socket: ClientConnection, wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(self._patience):
            while True:
                message: dict[str, Any] = json.loads(await socket.recv())
                self._heard(message)
                if wanted(message):
                    return message

    @staticmethod
    async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
        async with asyncio.timeout(PATIENCE):
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
        """Thinks for a while; sometimes for too long."""
        thought = self._chance.uniform(0, self.manner.thought)
        left = self._view.get("options", {}).get("move_time")
        if left and self._chance.random() < self.manner.dreams:
            thought = left + 0.5
        self._act_at = time.monotonic() + thought


class Pair:
    """Two players and a spectator at a table, and all tables that follow it."""

    def __init__(self, game: str, options: dict[str, Any], manner: Manner, kind: str) -> None:
        self.game, self.options, self.manner, self.kind = game, options, manner, kind
        self.players: list[Player] = []

    async def open(self, address: str, ways: Ways, seed: str) -> None:
        """Opens the table, and sits down."""
        async with (
            httpx.AsyncClient(base_url=address, timeout=60) as ann,
            httpx.AsyncClient(base_url=address, timeout=60) as bo,
        ):
            opponent = {"kind": self.kind} | ({"level": "2"} if self.kind == "bot" else {})
            wish = {"game": self.game, "options": self.options, "opponent": opponent}
            opened = (await ann.post("/api/tables", json=wish)).raise_for_status().json()
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
        """How much was acknowledged to them."""
        return sum(player.acknowledged for player in self.players)
