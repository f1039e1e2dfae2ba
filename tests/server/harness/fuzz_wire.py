"""A state machine of guests who act at random over the wire, checked against a model of seats."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from websockets.exceptions import ConnectionClosed

from fourfold.catalogue import GAMES
from tests.server.harness.serving import Guest, SeatClient, Serving

T = TypeVar("T")

SEATS = ("A", "B")
KINDS = ("friend", "friend", "here", "anybody", "bot")
REQUESTS = (
    *("resign", "rematch", "resume", "claim", "answer yes", "answer no"),
    *("ask draw", "ask pause", "ask takeback"),
)
ANSWERS = ("accepted", "refused", "choices", "time")
VIEWS = ("", "/record", "/replay", "/picture.svg")
#: The statuses of well-formed requests; anything else, and every 5xx, is a bug.
EXPECTED = {200, 201, 403, 404, 409, 422}

games = st.sampled_from(list(GAMES))
#: Picks one of several, modulo their number.
some = st.integers(0, 99)
texts = st.text(max_size=45) | st.sampled_from(["\0", "\u202ea", "<b>", "%s{x}", "\n\x1b[2J", " "])
scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts
values = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(texts, inner), max_leaves=6
)
versions = st.integers(0, 40) | st.integers(0)
NAMES = (
    "give place call done resign ask answer resume rematch claim join resumed away back wait lay"
)
kinds = st.sampled_from([*NAMES.split(), "pass", "knock", "protest", "timeout"])
actions = st.fixed_dictionaries(
    {"type": kinds},
    optional={
        "piece": st.sampled_from("0f") | scalars,
        "square": st.sampled_from(["a1", "d4", "e5"]) | scalars,
        "line": values,
        "wish": st.sampled_from(["draw", "pause", "takeback", "moon"]),
        "yes": scalars,
        "to": scalars,
        "tile": st.just("oRo") | scalars,
        "name": texts,
    },
)
malformed = [
    *("", "{", "[" * 60_000, '{"type":"hello"}', '{"type":"act","id":1}', " " * 66_000),
    *(
        '{"type":"hello","protocol":2,"table":""}',
        '{"type":"hello","protocol":2,"table":"\\u0000"}',
    ),
    '{"type":"hello","protocol":2,"table":["t"]}',
]
messages = (
    st.binary(max_size=60)
    | st.text(max_size=60)
    | values.map(json.dumps)
    | st.sampled_from(malformed)
)


class Complaints(logging.Handler):
    """Collects what the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(logging.Formatter().format(record))


@dataclass(eq=False)
class TableModel:
    """A table with the sitter of each seat: a guest, the computer, or nobody yet."""

    id: str
    invite: str | None
    sitting: dict[str, Guest | str | None]
    #: The request that seats a stranger here; None if the table is not public.
    sought: str | None = None
    #: Whether its opener was moved to another table.
    retired: bool = False

    def seats_of(self, guest: Guest) -> list[str]:
        return [seat for seat, sitter in self.sitting.items() if sitter is guest]

    @property
    def empty(self) -> str | None:
        found = (seat for seat, sitter in self.sitting.items() if sitter is None)
        return None if self.retired else next(found, None)


@dataclass(eq=False)
class Line:
    """A live connection and the ids of its accepted actions."""

    table: TableModel
    guest: Guest
    seat: str | None
    socket: SeatClient
    accepted: list[str] = field(default_factory=list)
    #: Becomes False when the seat moves to another device, even if it comes back.
    holds: bool = True


def pick(several: list[T], number: int) -> T:
    return several[number % len(several)]


class Wire(RuleBasedStateMachine):
    """Everything that guests can do, in random order."""

    server: ClassVar[Serving]
    complaints: ClassVar[Complaints]
    counts: ClassVar[Counter[str]] = Counter()

    def __init__(self) -> None:
        super().__init__()
        self._guests: list[Guest] = []
        self._tables: list[TableModel] = []
        self._lines: list[Line] = []
        self._ids = 0

    # Guests and tables

    @initialize(game=games, data=st.data())
    def begin(self, game: str, data: st.DataObject) -> None:
        """Seats two players and connects a spectator."""
        for name in ("Ann", "Bo", "Eve"):
            self.arrive(name)
        self.open(0, game, "friend", data)
        self.join(1, 0, None)
        for guest, seat in enumerate(("A", "B", None)):
            self.connect(guest, 0, seat, 0)

    @rule(name=texts)
    def arrive(self, name: str) -> None:
        guest = self.server.guest()
        status = self._ask(guest, "POST", "/api/guest", {"name": name})[0]
        if status != 200:
            self._ask(guest, "POST", "/api/guest", {"name": "Ann"})
        self._guests.append(guest)

    @rule(guest=some, game=games, kind=st.sampled_from(KINDS), data=st.data())
    def open(self, guest: int, game: str, kind: str, data: st.DataObject) -> None:
        me = pick(self._guests, guest)
        body: dict[str, Any] = {"game": game, "opponent": {"kind": kind}}
        body["preset"] = data.draw(st.sampled_from(list(GAMES[game].presets)))
        if data.draw(st.booleans()):
            body["games"] = data.draw(st.integers(1, 3))
        status, answer = self._ask(me, "POST", "/api/tables", body)
        assert status == 201, answer
        known = [table for table in self._tables if table.id == answer["table"]]
        if known:
            assert (kind, answer["seats"], known[0].empty) == ("anybody", ["B"], "B")
            assert known[0].sought == json.dumps(body), "paired with a request for other rules"
            known[0].sitting["B"] = me
        else:
            other = me if kind == "here" else "computer" if kind == "bot" else None
            alike = json.dumps(body) if kind == "anybody" else None
            table = TableModel(answer["table"], answer["invite"], {"A": me, "B": other}, alike)
            self._tables.append(table)

    @rule(guest=some, nonsense=values)
    def open_nonsense(self, guest: int, nonsense: Any) -> None:
        me = pick(self._guests, guest)
        assert self._ask(me, "POST", "/api/tables", nonsense)[0] == 422
        usual = {"game": "quarto", "opponent": {"kind": "here"}}
        for part in ("options", "position", "preset", "record", "names", "mixed"):
            assert self._ask(me, "POST", "/api/tables", usual | {part: nonsense})[0] in (201, 422)

    @rule(guest=some, table=some, name=st.none() | texts)
    def join(self, guest: int, table: int, name: str | None) -> None:
        me, at = pick(self._guests, guest), pick(self._tables, table)
        if at.invite is None:
            return
        body = {} if name is None else {"name": name}
        status, answer = self._ask(me, "POST", f"/api/invites/{at.invite}", body)
        if status == 422:
            assert answer["code"] in ("name", "data", "unknown")
        elif status == 200:
            if not at.seats_of(me):
                assert at.empty, "two guests were given the same seat"
                at.sitting[at.empty] = me
            assert answer["seats"] == at.seats_of(me)
        else:
            assert (status, answer["code"], at.empty) == (409, "seat-taken", None)

    @rule(guest=some, table=some)
    def call_the_computer(self, guest: int, table: int) -> None:
        me, at = pick(self._guests, guest), pick(self._tables, table)
        status, answer = self._ask(me, "POST", f"/api/tables/{at.id}/bot", {})
        if status == 200:
            assert at.seats_of(me)
            assert at.empty
            at.sitting[at.empty] = "computer"
        else:
            assert not at.seats_of(me) or at.empty is None, answer

    @rule(guest=some, other=some, table=some, seat=st.sampled_from(SEATS), twice=st.booleans())
    def move(self, guest: int, other: int, table: int, seat: str, twice: bool) -> None:
        """Moves a seat to another device by a one-time link."""
        me, you = pick(self._guests, guest), pick(self._guests, other)
        at = pick(self._tables, table)
        status, answer = self._ask(me, "POST", f"/api/tables/{at.id}/device", {"seat": seat})
        assert (status == 200) == (at.sitting[seat] is me)
        if status != 200:
            assert answer["code"] == "not-your-seat"
            return
        assert self._ask(you, "POST", f"/api/devices/{answer['link']}", {})[0] == 200
        at.sitting[seat] = you
        for line in self._lines:
            if line.table is at and line.seat == seat and line.guest is not you:
                line.holds = False
        if twice:
            again = self._ask(me, "POST", f"/api/devices/{answer['link']}", {})
            assert (again[0], again[1]["code"]) == (404, "link")

    @rule(guest=some, table=some, what=st.sampled_from(VIEWS))
    def look(self, guest: int, table: int, what: str) -> None:
        me, at = pick(self._guests, guest), pick(self._tables, table)
        status, answer = self._ask(me, "GET", f"/api/tables/{at.id}{what}")
        if what == "":
            assert answer["seats"] == at.seats_of(me)
        elif what == "/record" and status != 200:
            assert answer["code"] == "still-playing"
        else:
            assert status == 200

    @rule(guest=some)
    def look_back(self, guest: int) -> None:
        me = pick(self._guests, guest)
        told = {one["table"]: one["seats"] for one in self._ask(me, "GET", "/api/tables")[1]}
        for table in self._tables:
            assert told.get(table.id, []) == ([] if table.retired else table.seats_of(me))

    # Live

    @rule(guest=some, table=some, seat=st.none() | st.sampled_from(SEATS), version=versions)
    def connect(self, guest: int, table: int, seat: str | None, version: int) -> None:
        me, at = pick(self._guests, guest), pick(self._tables, table)
        socket = me.sit(at.id, seat, version)
        first = socket.receive()
        if seat and at.sitting[seat] is not me:
            assert (first["type"], first["code"]) == ("refused", "not-your-seat")
            self._assert_closed(socket, 4400)
            return
        while first["type"] != "update":
            first = socket.receive()
        if version <= first["version"]:
            assert len(first["news"]) == first["version"] - version, "news are missing"
        self._lines.append(Line(at, me, seat, socket))
        self._pair(at, me)

    def _pair(self, at: TableModel, me: Guest) -> None:
        """Waits until a guest who has connected is paired with one who sent the same request."""
        others = [
            line.table
            for line in self._lines
            if line.table.sought == at.sought and line.table.empty and line.holds and line.seat
            if line.guest is not me
        ]
        if not (at.sought and at.empty and at.seats_of(me) and self._seeks(at) and others):
            return
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            for table in (at, *others):
                seeker = next(iter(filter(None, table.sitting.values())))
                assert isinstance(seeker, Guest)
                if moved := seeker.get(f"/api/tables/{table.id}")["next"]:
                    (host,) = (one for one in self._tables if one.id == moved)
                    assert host.empty
                    assert not host.seats_of(seeker), "a guest was paired with themselves"
                    host.sitting[host.empty] = seeker
                    table.retired = True
                    self.counts["pairs"] += 1
                    return
        raise AssertionError("two waiting guests were not paired")

    def _seeks(self, at: TableModel) -> bool:
        """Whether a player is connected and waits at this table."""
        return any(line.table is at and line.holds and line.seat for line in self._lines)

    @precondition(lambda self: self._lines)
    @rule(line=some, table=some, seat=st.none() | st.sampled_from(SEATS), version=versions)
    def go_on(self, line: int, table: int, seat: str | None, version: int) -> None:
        """Moves a connection to any table and seat, as a rematch does."""
        by, at = pick(self._lines, line), pick(self._tables, table)
        left, held = by.table, by.holds
        by.table, by.seat, by.accepted, by.holds = at, seat, [], True
        closed = None
        try:
            by.socket.go_on(at.id, seat, version)
            self._follow(by, version)
        except ConnectionClosed as error:
            closed = error.rcvd.code if error.rcvd else 0
            self._lines.remove(by)
        foreign = seat is not None and at.sitting[seat] is not by.guest
        assert closed == (4400 if foreign else None) or (closed == 4408 and not held)
        self._wait_until_left(left)
        if by in self._lines:
            self._pair(at, by.guest)

    def _follow(self, line: Line, version: int) -> None:
        """Receives until the first update of the table to which a connection has moved."""
        while (said := line.socket.receive())["type"] != "joined":
            assert said["type"] in ("update", "presence", "next", "refused"), said
            if said["type"] == "refused":
                assert said["code"] == "not-your-seat"
        assert said["table"] == line.table.id
        while (said := line.socket.receive())["type"] != "update":
            pass
        if version <= said["version"]:
            assert len(said["news"]) == said["version"] - version, "nothing is missing"
        assert said["view"]["seat"] == line.seat
        self.counts["moves to another table"] += 1

    @precondition(lambda self: self._lines)
    @rule(line=some, back=st.booleans())
    def disconnect(self, line: int, back: bool) -> None:
        over = pick(self._lines, line)
        over.socket.close()
        self._lines.remove(over)
        self._wait_until_left(over.table)
        if back:
            guest, table = self._guests.index(over.guest), self._tables.index(over.table)
            self.connect(guest, table, over.seat, over.socket.version)

    def _wait_until_left(self, table: TableModel) -> None:
        """Waits until nobody is paired any more with a guest who has left this table."""
        if table.sought and table.empty and not self._seeks(table):
            looking = self._guests[0].sit(table.id, None)
            looking.wait(
                lambda s: s.other_messages and not any(s.other_messages[-1]["seats"].values())
            )
            looking.close()

    @precondition(lambda self: self._lines)
    @rule(numbers=st.lists(some, min_size=1, max_size=6))
    def play(self, numbers: list[int]) -> None:
        """Lets players take actions that they are offered, one after the other."""
        for number in numbers:
            for line in list(self._lines):  # Receives all pending updates.
                self._say(line, {"type": "time"})
            able = [line for line in self._lines if line.holds and line.socket.view.get("offers")]
            if able:
                self._do_offered(pick(able, number), number)

    def _do_offered(self, by: Line, number: int) -> None:
        offers = by.socket.view["offers"]
        while not offers.get("actions"):
            if not offers.get("begun"):
                return
            prefix = pick(offers["begun"], number)
            answer = self._say(by, {"type": "choices", "id": self._id(), "prefix": prefix})
            if not answer or answer["type"] != "choices":
                return
            offers = answer["offers"]
        self._act(by, pick(offers["actions"], number))

    @precondition(lambda self: self._lines)
    @rule(line=some, asked=st.sampled_from(REQUESTS))
    def ask(self, line: int, asked: str) -> None:
        kind, _, about = asked.partition(" ")
        by = pick(self._lines, line)
        told = {"yes": {"yes": True}, "no": {"yes": False}, "": {}}.get(about, {"wish": about})
        request = (by.socket.view or {}).get("request")
        to = {"to": request["number"]} if request and kind == "answer" else {}
        self._act(by, {"type": kind, **told, **to})

    @precondition(lambda self: self._lines)
    @rule(line=some, action=actions | st.dictionaries(texts, values))
    def act_nonsense(self, line: int, action: dict[str, Any]) -> None:
        self._act(pick(self._lines, line), action)

    @precondition(lambda self: self._lines)
    @rule(line=some, prefix=actions)
    def ask_nonsense(self, line: int, prefix: dict[str, Any]) -> None:
        self._say(pick(self._lines, line), {"type": "choices", "id": self._id(), "prefix": prefix})

    @precondition(lambda self: self._lines)
    @rule(line=some)
    def repeat(self, line: int) -> None:
        """Sends the id of an accepted action again: it is accepted and has no effect."""
        by = pick(self._lines, line)
        if by.accepted and by.holds:
            message = {"type": "act", "id": by.accepted[-1], "action": {"type": "resign"}}
            assert self._say(by, message)["type"] == "accepted"

    @precondition(lambda self: self._lines)
    @rule(line=some, message=messages)
    def babble(self, line: int, message: str | bytes) -> None:
        answer = self._say(pick(self._lines, line), message)
        assert not answer or answer["type"] in ("refused", "time")
        self.counts["malformed messages"] += 1

    # Helpers of the rules

    def _ask(self, guest: Guest, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        self.counts["requests"] += 1
        content = None if method == "GET" else json.dumps(data)
        headers = {"content-type": "application/json"}
        answer = guest.http.request(method, path, content=content, headers=headers)
        assert answer.status_code in EXPECTED, (path, data, answer.status_code, answer.text)
        if not answer.headers["content-type"].startswith("application/json"):
            return answer.status_code, answer.text
        said = answer.json()
        if answer.status_code >= 400:
            self._refused(said)
        return answer.status_code, said

    def _refused(self, said: dict[str, Any]) -> None:
        assert said["code"], said
        assert said["text"], said
        assert said["code"] != "too-many", said
        assert not said["text"].startswith(("illegal-", "malformed-")), said
        self.counts[f"refused: {said['code']}"] += 1

    def _act(self, line: Line, action: dict[str, Any]) -> None:
        name = self._id()
        answer = self._say(line, {"type": "act", "id": name, "action": action})
        if answer and answer["type"] == "accepted":
            assert line.seat
            assert line.holds
            line.accepted.append(name)
            self.counts["accepted actions"] += 1

    def _say(self, line: Line, message: Any) -> Any:
        """Returns the answer to a message; None if the connection closed since its seat moved."""
        self.counts["messages"] += 1
        name = message.get("id") if isinstance(message, dict) else None
        try:
            line.socket.send(message)
            while True:
                version = line.socket.version
                said = line.socket.receive()
                if said["type"] == "update" and said["news"]:
                    assert said["news"][0]["version"] <= version + 1, "a gap between two updates"
                if said["type"] in ANSWERS and said.get("id") in (None, name):
                    if said["type"] == "refused":
                        self._refused(said)
                    return said
        except ConnectionClosed as error:
            closed = error.rcvd.code if error.rcvd else None
        assert (line.holds, closed) == (False, 4408), "the connection was closed without a reason"
        self._lines.remove(line)
        return None

    def _assert_closed(self, socket: SeatClient, code: int) -> None:
        try:
            while True:
                socket.receive()
        except ConnectionClosed as error:
            closed = error.rcvd.code if error.rcvd else None
        assert closed == code

    def _id(self) -> str:
        self._ids += 1
        return f"{id(self)} {self._ids}"

    def teardown(self) -> None:
        try:
            for line in self._lines:
                if line.holds:
                    assert self._say(line, {"type": "time"})
            for table in self._tables:
                for guest in self._guests:
                    told = self._ask(guest, "GET", f"/api/tables/{table.id}")[1]
                    assert told["seats"] == table.seats_of(guest)
        finally:
            for line in self._lines:
                line.socket.close()
            for guest in self._guests:
                guest.http.close()
        assert not self.complaints.said, self.complaints.said[0]
        self.counts["runs"] += 1
