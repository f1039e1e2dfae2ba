"""Rate limits and quotas: a refusal says when to come back, and others are not affected."""

from __future__ import annotations

import gc
import json
import socket
import sqlite3
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Never

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from fourfold.play import Illegal, Malformed
from fourfold.server.ops import limits as limiting
from fourfold.server.ops.limits import Allowance, Buckets, Limiter, Limits, Quota, Rate
from fourfold.server.transport import LiveProtocol
from tests.server.harness.serving import Guest, SeatClient, Serving, serving
from tests.server.ops.test_operating import until

#: An allowance that hardly ever refills.
FEW = Allowance(guest=Rate(3, 0.0001), address=Rate(6, 0.0001))

Start = Callable[..., AbstractContextManager[Serving]]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    def begin(proxy: str = "", **limits: object) -> AbstractContextManager[Serving]:
        allowed = Limits(**limits)  # type: ignore[arg-type]
        return serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=allowed, proxy=proxy)

    return begin


def coming_from(guest: Guest, address: str) -> Guest:
    """Returns the guest behind a proxy that forwards this address."""
    guest.http.headers["x-forwarded-for"] = address
    return guest


@given(
    st.integers(1, 20),
    st.floats(0.01, 100),
    st.lists(st.tuples(st.sampled_from("ab"), st.floats(0, 30)), max_size=200),
)
def test_a_token_bucket_grants_no_more_than_the_burst_and_the_rate(
    burst: int, per_second: float, visits: list[tuple[str, float]]
) -> None:
    now = 0.0
    buckets = Buckets(Rate(burst, per_second), lambda: now)
    granted: dict[str, list[float]] = {"a": [], "b": []}
    for name, pause in visits:
        now += pause
        wait = buckets.spend(name)
        if wait == 0:
            granted[name].append(now)
        else:
            now += wait
            assert buckets.spend(name) < 1e-3, "refused after the announced wait"
            granted[name].append(now)
    for times in granted.values():
        for index, first in enumerate(times):
            for number, last in enumerate(times[index:], start=1):
                assert number <= burst + (last - first) * per_second + 1.1


def test_idle_buckets_are_deleted_and_their_number_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 1), lambda: now)
    for number in range(1000):
        now += 1
        buckets.spend(f"visitor {number}")
    assert len(buckets) <= 3
    monkeypatch.setattr(limiting, "MAX_BUCKETS", 50)
    for number in range(1000):
        buckets.spend(f"all at once {number}")
    assert len(buckets) <= 50


def test_sixty_pupils_behind_one_address_are_not_limited() -> None:
    now = 0.0
    limiter = Limiter(Limits(), lambda: now)
    pupils = [limiter.visitor(f"pupil {number}", "192.0.2.1") for number in range(60)]
    for pupil in pupils:  # All of them open the page for the first time at the same moment.
        for _ in range(6):
            assert limiter.connect("192.0.2.1")
        for _ in range(60):
            pupil.spend("requests")
        pupil.spend("guests")
        pupil.spend("tables")
        pupil.live().__enter__()
    for _ in range(5 * 60):  # Faster than anybody can play for long.
        now += 1
        for number, pupil in enumerate(pupils):
            for _ in range(3):
                pupil.spend("messages")
                pupil.spend("requests")
            if (now + number) % 10 == 0:
                pupil.spend("questions")
            if (now + number) % 120 == 0:
                pupil.spend("tables")


def test_too_many_requests_are_refused_with_a_text_and_retry_after(start: Start) -> None:
    with start(requests=FEW) as server:
        ann, bo = server.guest(), server.guest()
        ann.http.cookies.set("fourfold", "ann")
        bo.http.cookies.set("fourfold", "bo")
        for _ in range(3):
            ann.get("/api/guest")
        refused = ann.http.get("/api/guest")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) == refused.json()["facts"]["seconds"] > 1
        assert refused.json()["code"] == "too-many"
        assert refused.json()["facts"]["what"] == "requests"
        assert "Please try again in" in refused.json()["text"]
        assert "content-security-policy" in refused.headers
        bo.get("/api/guest")


def test_a_forwarded_address_counts_only_from_a_named_proxy(start: Start) -> None:
    with start(proxy="127.0.0.1", requests=FEW) as server:
        here, there = "192.0.2.1", "192.0.2.2"
        for _ in range(6):
            coming_from(server.guest(), here).get("/api/guest")
        assert coming_from(server.guest(), here).get("/api/guest", 429)["code"] == "too-many"
        coming_from(server.guest(), there).get("/api/guest")
        # The client's own claim stands to the left of the address that the proxy added.
        assert coming_from(server.guest(), f"{there}, {here}").get("/api/guest", 429)
    with start(requests=FEW) as server:
        for _ in range(10):
            coming_from(server.guest(), "192.0.2.1").get("/api/guest")


def test_new_guests_and_tables_are_limited(start: Start) -> None:
    with start(proxy="127.0.0.1", guests=Allowance(address=Rate(2, 0.0001)), tables=FEW) as server:
        ann, bo, eve = (coming_from(server.guest(), "192.0.2.1") for _ in range(3))
        ann.post("/api/guest", {"name": "Ann"})
        opened = ann.table("friend")
        assert bo.post(f"/api/invites/{opened['invite']}")["seats"] == ["B"]
        assert eve.post("/api/guest", {"name": "Eve"}, 429)["facts"]["what"] == "guests"
        ann.post(
            "/api/records", {"record": "1. X"}, 422
        )  # Reading a record counts as much as storing it.
        ann.post(f"/api/tables/{opened['table']}/device", {"seat": "A"})
        assert ann.post("/api/tables", {}, 422)["code"] == "data", "an invalid request was counted"
        body = {"game": "quarto", "opponent": {"kind": "here"}}
        refused = ann.post("/api/tables", body, 429)
        assert refused["facts"]["what"] == "tables"


def test_an_invalid_device_link_creates_no_guest(start: Start, tmp_path: Path) -> None:
    with start() as server:
        answer = server.guest().http.post("/api/devices/none", json={})
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers
        with closing(sqlite3.connect(tmp_path / "fourfold.db")) as database:
            assert database.execute("SELECT count(*) FROM guests").fetchone() == (0,)


def test_unfinished_tables_of_a_day_are_limited_until_one_ends(start: Start) -> None:
    with start(unfinished=2) as server:
        ann = server.guest()
        first = ann.table("here", options={"starter": "first"})
        ann.table("here")
        body = {"game": "quarto", "opponent": {"kind": "here"}}
        refused = ann.post("/api/tables", body, 429)
        assert refused["facts"]["what"] == "unfinished"
        assert refused["facts"]["seconds"] > 80_000
        seat = ann.sit(first["table"], "A")
        seat.wait(lambda s: s.view)
        seat.do("resign")
        ann.table("here")
        server.clock.ahead += limiting.DAY_MS + 1
        ann.table("here")


def test_solving_figures_problems_and_analysis_count_as_questions(start: Start) -> None:
    with start(questions=Allowance(guest=Rate(1, 0.0001))) as server:
        ann = server.guest()
        ann.post("/api/guest", {"name": "Ann"})
        ann.post("/api/pentaraduga/solve", {"tiles": ["oRo"], "goal": "squares"})
        figure = {"placements": [], "whole": True}
        assert ann.post("/api/pentaraduga/figure", figure, 429)["facts"]["what"] == "questions"
        ann.post("/api/pentaraduga/figure", {"placements": []})
        ann.get("/api/pentaraduga/problems/squares-3")
        assert ann.get("/api/pentaraduga/problems/squares-4711", 429)
        cookie = {"Cookie": f"fourfold={ann.http.cookies['fourfold']}"}
        with connect(
            f"ws://127.0.0.1:{server.port}/api/analysis", additional_headers=cookie
        ) as analysis:
            analysis.send('{"type": "analyse", "position": "..../..../..../.... 0"}')
            assert json.loads(analysis.recv(20))["code"] == "too-many"
            with pytest.raises(ConnectionClosed) as closed:
                analysis.recv(20)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4429


def test_messages_are_refused_and_then_the_connection_closed(start: Start) -> None:
    with start(messages=Allowance(guest=Rate(5, 0.0001))) as server:
        ann = server.guest()
        seat = ann.sit(ann.table("here")["table"], "A")
        seat.wait(lambda s: s.view)
        for _ in range(5):
            assert seat.answer({"type": "time"})["type"] == "time"
        refused = seat.act("resign")
        assert (refused["type"], refused["code"]) == ("refused", "too-many")
        with pytest.raises(ConnectionClosed) as closed:
            go_on(seat)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4429
        assert seat.other_messages[-1]["code"] == "too-many"
        server.guest().get("/api/health")


def test_live_connections_of_a_guest_are_limited(start: Start) -> None:
    with start(connections=Quota(guest=2, address=100, all=100)) as server:
        ann = server.guest()
        table = ann.table("here")["table"]
        seats = [ann.sit(table, seat) for seat in ("A", "B")]
        for seat in seats:
            seat.wait(lambda s: s.view)
        cookie = {"Cookie": f"fourfold={ann.http.cookies['fourfold']}"}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with connect(address, additional_headers=cookie) as third:
            assert json.loads(third.recv(20))["code"] == "too-many"
            with pytest.raises(ConnectionClosed) as closed:
                third.recv(20)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4429
        server.guest().sit(table, None).wait(lambda s: s.view)
        seats[1].close()
        seats[0].wait(lambda s: {"A": True, "B": False} in seen(s))
        ann.sit(table, "B").wait(lambda s: s.view)


def test_connections_of_all_together_are_limited(start: Start) -> None:
    with start(connections=Quota(guest=2, address=2, all=4)) as server:
        kept = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(4)]
        with socket.create_connection(("127.0.0.1", server.port)) as fifth:
            fifth.settimeout(20)
            answer = b"".join(iter(lambda: fifth.recv(4096), b""))
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after" in answer
        for one in kept:
            one.close()
        until(lambda: httpx.get(f"{server.address}/api/health").status_code == 200)


def seen(seat: SeatClient) -> list[object]:
    """Returns who was connected by each message that says so, or None."""
    return [other.get("seats") for other in seat.other_messages]


def go_on(seat: SeatClient) -> Never:
    """Sends invalid messages until the server closes the connection."""
    while True:
        seat.send("nonsense")
        seat.receive()


def flood(connection: socket.socket, data: bytes) -> Never:
    """Sends data until the server closes the connection."""
    while True:
        connection.sendall(data)


def ended(connection: socket.socket) -> bool:
    """Waits until the server closes a connection; fails after 30 seconds."""
    connection.settimeout(30)
    try:
        while connection.recv(65_536):
            pass
    except ConnectionError:
        pass
    return True


HEAD = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ",
        HEAD + b"content-length: 100\r\n\r\n{",
        HEAD + b"transfer-encoding: chunked\r\n\r\n5\r\n{    \r\n",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nx",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /api/he",
    ],
)
def test_a_connection_whose_request_does_not_arrive_in_time_is_closed(
    start: Start, begun: bytes
) -> None:
    with (
        start(arrival=0.5) as server,
        socket.create_connection(("127.0.0.1", server.port)) as slow,
    ):
        slow.sendall(begun)
        assert ended(slow)
        server.guest().get("/api/health")


def test_a_live_connection_outlasts_the_time_limit_of_requests(start: Start) -> None:
    with start(arrival=0.2) as server:
        ann = server.guest()
        seat = ann.sit(ann.table("here")["table"], "A")
        seat.wait(lambda s: s.view)
        with socket.create_connection(("127.0.0.1", server.port)) as idle:
            assert ended(idle), "an idle connection was not closed"
        assert seat.answer({"type": "time"})["type"] == "time"


def test_closed_connections_do_not_wait_for_the_garbage_collector(start: Start) -> None:
    with start() as server:
        guest = server.guest()
        table, closed = guest.table()["table"], 20
        gc.collect()
        gc.disable()
        try:
            for _ in range(closed):
                guest.sit(table, "A").close()
            deadline = time.monotonic() + 30
            # The traceback of an error, as when a client closes while it is sent something, may
            # keep one or another.
            while len([1 for one in gc.get_objects() if type(one) is ServerProtocol]) > closed // 4:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        finally:
            gc.enable()


def test_a_client_that_reads_nothing_is_disconnected(start: Start) -> None:
    with start(standstill=0.5) as server, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(UPGRADE)
        assert b"101" in deaf.recv(1024)
        # Every ping demands an answer of the same length.
        ping = masked(0x89, 125 * b"x")
        deaf.settimeout(30)
        with pytest.raises(ConnectionError):
            flood(deaf, 500 * ping)
        server.guest().get("/api/health")


def test_a_client_that_pauses_reading_misses_no_answers(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    unanswered = threading.Event()
    real = LiveProtocol.handle_ping

    def handle_ping(protocol: LiveProtocol) -> None:
        if not protocol.writable.is_set():
            unanswered.set()
        real(protocol)

    monkeypatch.setattr(LiveProtocol, "handle_ping", handle_ping)
    with start() as server, socket.socket() as dreamer:
        ann = server.guest()
        table = ann.table("here")["table"].encode()
        dreamer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        dreamer.connect(("127.0.0.1", server.port))
        dreamer.sendall(UPGRADE.replace(b"none", table))
        assert b"101" in dreamer.recv(1024)
        dreamer.sendall(masked(0x81, b'{"type":"hello","protocol":2,"seat":null,"version":0}'))
        pings, questions = 60_000, 100
        dreamer.settimeout(30)
        dreamer.sendall(pings * masked(0x89, 125 * b"x"))
        for number in range(questions):
            asked = {"type": "choices", "id": f"{number}", "prefix": {"type": "done"}}
            dreamer.sendall(masked(0x81, json.dumps(asked).encode()))
        assert unanswered.wait(30), "the server never ran into back-pressure"
        answered: list[str] = []
        pongs = 0
        for kind, payload in frames(dreamer):
            pongs += kind == 0x8A
            message = json.loads(payload) if kind == 0x81 else {}
            answered += [message["id"]] if message.get("type") == "refused" else []
            if len(answered) == questions:
                break
        assert answered == [f"{number}" for number in range(questions)]
        assert pongs < pings


def test_a_client_that_sends_a_burst_and_reads_gets_every_answer(start: Start) -> None:
    with start() as server:
        ann = server.guest()
        seat = ann.sit(ann.table("here")["table"], "A")
        seat.wait(lambda s: s.view)
        line = seat.socket.socket
        line.sendall(600 * masked(0x81, b'{"type":"time"}'))
        seat.wait(lambda s: sum(one["type"] == "time" for one in s.other_messages) == 600)


def masked(kind: int, payload: bytes) -> bytes:
    """Returns a frame as clients send it, with an empty mask."""
    return struct.pack("!BB4s", kind, 0x80 | len(payload), bytes(4)) + payload


def frames(line: socket.socket) -> Iterator[tuple[int, bytes]]:
    """Yields the frames that a server sends."""
    with line.makefile("rb") as stream:
        while head := stream.read(2):
            kind, size = head
            if size >= 126:
                (size,) = struct.unpack("!H", stream.read(2))
            yield kind, stream.read(size)


UPGRADE = (
    b"GET /api/tables/none/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n"
    b"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_a_refusal_is_an_illegal_error_with_a_text() -> None:
    refused = limiting.too_many("requests", 0.2)
    assert isinstance(refused, Illegal)
    assert str(refused) == "That was too much at once. Please try again in 1 second."


def test_limits_are_read_from_json_that_names_the_differences() -> None:
    limits = Limits.read('{"connections": {"guest": 1, "address": 2, "all": 3}, "arrival": 5}')
    assert limits == Limits(connections=Quota(1, 2, 3), arrival=5)
    for wrong in ("", "[]", '{"tables": {"guest": [0, 1]}}', '{"tabels": {}}'):
        with pytest.raises(Malformed, match="The limits cannot be read"):
            Limits.read(wrong)
