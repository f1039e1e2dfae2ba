"""Reads take few statements, yield to the event loop, and stop when the client hangs up."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, event

from fourfold.catalogue import GAMES, match_of
from fourfold.play import Outcome, Seat
from fourfold.quarto.game import Quarto
from fourfold.server.api.guests import hashed
from fourfold.server.live.hall import Hall
from fourfold.server.live.table import LiveTable
from fourfold.store import EventRow, GuestRow, SeatRow, Store, TableRow
from tests.server.harness.serving import WIDE, Guest, Serving, serving

A, B = Seat
#: The number of events of a very long game.
LONG = 12_000
#: The number of clients that ask and hang up at once.
ASKERS = 250
TOKEN = "ann-s-own-token"
OPTIONS = msgspec.json.encode(next(iter(GAMES["quarto"].presets.values()))).decode()


def played(id_: str, **changes: Any) -> TableRow:
    """Returns a table of Ann's."""
    base = TableRow(
        id_,
        "quarto",
        1,
        OPTIONS,
        '{"starter":"A"}',
        ("Ann", "Bo"),
        started=1_000,
        seats=(SeatRow(A, "ann"), SeatRow(B, "bo")),
    )
    return msgspec.structs.replace(base, **changes)


def long_log(events: int, ended: bool = True) -> list[EventRow]:
    """Returns a log of pauses, which ends with a resignation."""
    pause = [
        (A, '{"type":"ask","wish":"pause"}'),
        (B, '{"type":"answer","yes":true}'),
        (A, '{"type":"resume"}'),
    ]
    acts = [pause[number % 3] for number in range(events // 3 * 3)]
    acts += [(A, '{"type":"resign"}')] if ended else []
    return [EventRow(n, seat, 1_000, act, f"id-{n}") for n, (seat, act) in enumerate(acts, 1)]


Fill = Callable[[Store], Any]


@contextmanager
def filled(database: str, fill: Fill) -> Iterator[Serving]:
    """Runs a server over a database with Ann, Bo and what ``fill`` adds."""

    async def write() -> None:
        store = await Store.open(database)
        await store.guests.add(GuestRow("ann", "Ann", "en"), hashed(TOKEN), 1)
        await store.guests.add(GuestRow("bo", "Bo", "en"), "hash of bo", 1)
        await fill(store)
        await store.close()

    asyncio.run(write())
    with serving(database, limits=WIDE) as server:
        yield server


def ann(server: Serving) -> Guest:
    guest = server.guest()
    guest.http.cookies.set("fourfold", TOKEN)
    return guest


class Statements:
    """Records the SQL statements of all engines."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    @property
    def count(self) -> int:
        return len(self.seen)

    @contextmanager
    def counting(self) -> Iterator[None]:
        event.listen(Engine, "before_cursor_execute", self._note)
        try:
            yield
        finally:
            event.remove(Engine, "before_cursor_execute", self._note)

    def _note(self, _connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        # Heartbeats and readiness checks run meanwhile; not every database begins a transaction.
        aside = ("runs", "alembic_version", "pg_catalog")
        if statement != "BEGIN" and not any(name in statement for name in aside):
            self.seen.append(statement)


class Pulse:
    """Measures the longest hold of a server's event loop in processor time of its thread.

    Other threads and processes of a busy machine do not count.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self.on = False

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Measures within the block."""
        gc.collect()
        gc.disable()  # A collection would scan the garbage of other tests.
        self.on = True
        time.sleep(0.05)
        try:
            yield
        finally:
            self.on = False
            gc.enable()

    async def beat(self) -> None:
        """Measures every iteration of the event loop."""
        while True:
            start = time.thread_time()
            await asyncio.sleep(0 if self.on else 0.01)
            if self.on:
                self.longest = max(self.longest, time.thread_time() - start)


@pytest.fixture
def pulse(monkeypatch: pytest.MonkeyPatch) -> Pulse:
    """Returns a pulse that beats in every hall that starts."""
    measured, real = Pulse(), Hall.start

    async def start(hall: Hall) -> None:
        await real(hall)
        hall.spawn(measured.beat())

    monkeypatch.setattr(Hall, "start", start)
    return measured


async def a_long_match(store: Store, games: int = 100, id_: str = "match") -> None:
    plan = match_of(["quarto"], games, {})
    for number in range(games):
        row = played(
            f"{id_}-{number}",
            started=1_000 + number,
            match=id_,
            previous=f"{id_}-{number - 1}" if number else None,
            outcome=Outcome.win(B, "line"),
        )
        await store.tables.add(row, plan=None if number else plan)


def test_a_long_match_is_listed_with_few_statements(database: str) -> None:
    with filled(database, a_long_match) as server:
        guest, statements = ann(server), Statements()
        guest.get("/api/guest")
        with statements.counting():
            infos = guest.get("/api/tables")
        assert len(infos) == 100
        assert infos[0]["table"] == "match-99"
        assert infos[0]["next"] is None
        assert infos[1]["next"] == "match-99"
        for info in infos:
            assert info["match"]["over"]
            assert info["match"]["totals"] == [0, 100]
            entries = [entry["table"] for entry in info["match"]["entries"]]
            assert (entries[0], entries[-1], len(entries)) == ("match-0", "match-99", 100)
        assert statements.count < 20


def test_many_long_matches_are_listed_with_few_statements_and_short_holds(
    database: str, pulse: Pulse
) -> None:
    async def fill(store: Store) -> None:
        await asyncio.gather(*(a_long_match(store, 20, f"m{number}") for number in range(100)))

    with filled(database, fill) as server:
        guest, statements = ann(server), Statements()
        with statements.counting(), pulse.measuring():
            answer = guest.http.get("/api/tables").json()
        assert len(answer) == 100
        assert len({info["table"].partition("-")[0] for info in answer}) > 4
        assert statements.count < 40
        assert pulse.longest < 0.05


def test_the_name_of_a_player_who_joined_is_listed(database: str) -> None:
    async def fill(store: Store) -> None:
        seats = SeatRow(A, "ann"), SeatRow(B, "bo", name="Bo")
        row = played("t", players=("Ann", None), seats=seats, invite="i")
        await store.tables.add(row, [EventRow(1, B, 1_000, '{"type":"join","name":"Bo"}')])

    with filled(database, fill) as server:
        assert ann(server).get("/api/tables")[0]["players"] == ["Ann", "Bo"]
        assert server.guest().get("/api/tables/t")["players"] == ["Ann", "Bo"]


def hang_up(server: Serving, path: str) -> None:
    """Sends a request and closes the connection at once."""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\ncookie: fourfold={TOKEN}\r\n\r\n".encode())


def quiet(count: Callable[[], int]) -> int:
    """Returns a count once it has stopped growing."""
    before, now = -1, count()
    while now != before:
        time.sleep(0.5)
        before, now = now, count()
    return now


def test_no_statements_run_for_clients_that_hung_up(database: str) -> None:
    with filled(database, a_long_match) as server:
        statements = Statements()
        with statements.counting():
            ann(server).get("/api/tables")
            one = statements.count
            for _ in range(ASKERS):
                hang_up(server, "/api/tables")
            ann(server).get("/api/guest")
            done = quiet(lambda: statements.count) - one
        assert done < ASKERS * 4, f"{one} statements for a client that stays"


def test_no_replay_is_computed_for_clients_that_hung_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = [0]
    real = Quarto.view

    def view(self: Any, *given: Any) -> Any:
        seen[0] += 1
        return real(self, *given)

    async def fill(store: Store) -> None:
        log = long_log(LONG)
        await store.tables.add(played("t", outcome=Outcome.win(B, "resigned")), log)

    monkeypatch.setattr(Quarto, "view", view)
    with filled(database, fill) as server:
        assert len(ann(server).get("/api/tables/t/replay")["steps"]) == LONG + 2
        seen[0] = 0
        for _ in range(20):
            hang_up(server, "/api/tables/t/replay")
        ann(server).get("/api/guest")
        done = quiet(lambda: seen[0])
        assert done < 20 * LONG / 4


@pytest.mark.parametrize("what", ["open", "replay", "record", "text", "connect", "data"])
def test_reading_a_long_game_does_not_hold_the_event_loop(
    database: str, pulse: Pulse, what: str
) -> None:
    async def fill(store: Store) -> None:
        over = played("t", outcome=Outcome.win(B, "resigned"))
        await store.tables.add(over, long_log(LONG))
        await store.tables.add(played("running"), long_log(LONG, ended=False))

    with filled(database, fill) as server:
        guest = ann(server)
        works: dict[str, Callable[[], Any]] = {
            "open": lambda: guest.http.get("/api/tables/t/picture.svg").raise_for_status(),
            "replay": lambda: guest.http.get("/api/tables/t/replay").raise_for_status(),
            "record": lambda: guest.http.get("/api/tables/t/record").raise_for_status(),
            "text": lambda: guest.http.get("/api/tables/t/record?form=text").raise_for_status(),
            "connect": lambda: guest.sit("running", "A").wait(lambda s: s.version == LONG),
            "data": lambda: guest.http.get("/api/guest/data").raise_for_status(),
        }
        if what in ("replay", "record", "text"):
            works["open"]()
        with pulse.measuring():
            works[what]()
        assert pulse.longest < 0.05, pulse.longest


def test_a_table_discarded_while_its_history_is_sent_is_opened_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill(store: Store) -> None:
        await store.tables.add(played("t"), long_log(300, ended=False))

    real = LiveTable.tell_history
    discarded: list[LiveTable] = []

    async def tell_history(self: LiveTable, listener: Any) -> None:
        await real(self, listener)
        if not discarded:
            discarded.append(self)
            self.outdate()

    monkeypatch.setattr(LiveTable, "tell_history", tell_history)
    with filled(database, fill) as server:
        line = ann(server).sit("t", "A")
        line.wait(lambda s: s.view)
        assert [news["version"] for news in line.news] == list(range(1, 301))
        line.do("resign")
        line.wait(lambda s: s.view.get("outcome"))
        assert not discarded[0].table.outcome
