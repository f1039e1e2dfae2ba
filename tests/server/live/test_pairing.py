"""Pairing of strangers who seek the same game, among a thousand abandoned tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from typing import Any

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Seat
from fourfold.store import EventRow, GuestRow, SeatRow, Store, TableRow
from tests.server.harness.serving import WIDE, SeatClient, Serving, serving
from tests.services import Postgres, Redis

A, B = Seat
#: The number of public tables whose opener has left.
ABANDONED = 1_000
SEEKERS = 12
_numbers = count()


def waiting(number: int, guest: str, **changes: Any) -> TableRow:
    """Returns a table that nobody waits at any more; every second opener sat at B."""
    seats = (SeatRow(A, guest), SeatRow(B)) if number % 2 else (SeatRow(A), SeatRow(B, guest))
    names = ("Eve", None) if number % 2 else (None, "Eve")
    options = msgspec.json.encode(next(iter(GAMES["quarto"].presets.values()))).decode()
    base = TableRow(
        f"left-{number}",
        "quarto",
        1,
        options,
        '{"starter":"A"}',
        names,
        started=1_000 + number,
        seats=seats,
        invite=f"invite-{number}",
        public=True,
    )
    return msgspec.structs.replace(base, **changes)


async def litter(database: str) -> None:
    """Adds abandoned tables, some of which cannot be opened or continued."""
    store = await Store.open(database)
    for number in range(20):
        await store.guests.add(GuestRow(f"eve-{number}", None, "en"), f"hash-{number}", 1)
    adding = []
    for number in range(ABANDONED):
        row = waiting(number, f"eve-{number % 20}")
        first: list[EventRow] = []
        if number % 10 == 3:
            row = msgspec.structs.replace(row, rules=99, deal='{"starter":"nobody"}')
        elif number % 10 == 4:
            first = [EventRow(1, A, row.started, '{"type":"of other rules"}')]
        adding.append(store.tables.add(row, first))
    await asyncio.gather(*adding)
    await store.close()


@contextmanager
def several(database: str, redis: Redis | None) -> Iterator[list[Serving]]:
    """Runs one server over a database, or two if they have a Redis."""
    if redis is None:
        with serving(database, limits=WIDE) as one:
            yield [one]
    else:
        with (
            serving(database, limits=WIDE, redis=redis.url) as one,
            serving(database, limits=WIDE, redis=redis.url) as two,
        ):
            yield [one, two]


@pytest.fixture(params=["sqlite", "workers"])
def servers(request: pytest.FixtureRequest, tmp_path: Any) -> Iterator[list[Serving]]:
    """Yields one server on SQLite or two on PostgreSQL, with a thousand abandoned tables."""
    if request.param == "sqlite":
        database, redis = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", None
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.create(f"pairing{next(_numbers)}")
        redis = request.getfixturevalue("redis")
    asyncio.run(litter(database))
    with several(database, redis) as found:
        yield found


class Seeker:
    """A guest who seeks an opponent and follows to the table of their pair."""

    def __init__(self, server: Serving, **sought: Any) -> None:
        self.guest = server.guest()
        self.guest.post("/api/guest", {"name": "Somebody"})
        self._sought = sought
        self.table = ""
        self.line: SeatClient | None = None
        self.moved = False

    def seek(self) -> None:
        """Opens a table or is seated at one, and connects to it."""
        answer = self.guest.table("anybody", **self._sought)
        self._sit(answer["table"], answer["seats"][0])

    def _sit(self, table: str, seat: str) -> None:
        self.table = table
        self.line = self.guest.sit(table, seat)
        self.line.wait(lambda line: line.view)

    def find(self, timeout: float = 20) -> str:
        """Waits for an opponent; returns the table of the pair."""
        assert self.line
        self.line.wait(lambda line: _complete(line) or _sent_on(line), timeout)
        if not _complete(self.line):
            self.moved = True
            following = _sent_on(self.line)
            (seat,) = self.guest.get(f"/api/tables/{following}")["seats"]
            self._sit(following, seat)
            self.line.wait(_complete, timeout)
        return self.table


def _complete(line: SeatClient) -> bool:
    return bool(line.view) and None not in line.view["players"]


def _sent_on(line: SeatClient) -> str:
    return next((one["table"] for one in line.other_messages if one["type"] == "next"), "")


def test_two_seekers_are_paired_among_a_thousand_abandoned_tables(servers: list[Serving]) -> None:
    ann, bo = Seeker(servers[0]), Seeker(servers[-1])
    ann.seek()
    bo.seek()
    assert ann.find() == bo.find()


def test_two_seekers_who_want_the_same_seat_are_paired(servers: list[Serving]) -> None:
    ann, bo = Seeker(servers[0], seat="B"), Seeker(servers[-1], seat="B")
    ann.seek()
    bo.seek()
    assert ann.find() == bo.find()
    assert ann.line
    assert bo.line
    assert {ann.line.view["seat"], bo.line.view["seat"]} == {"A", "B"}


def test_twelve_concurrent_seekers_are_paired_and_nobody_twice(
    servers: list[Serving],
) -> None:
    seekers = [Seeker(servers[number % len(servers)]) for number in range(SEEKERS)]
    with ThreadPoolExecutor(SEEKERS) as pool:
        list(pool.map(Seeker.seek, seekers))
        found = list(pool.map(Seeker.find, seekers))
    assert set(Counter(found).values()) == {2}, Counter(found)
    for seeker in seekers:
        mine = [one["table"] for one in seeker.guest.get("/api/tables")]
        assert mine == [seeker.table], "the table that was left is still listed"


def test_a_table_whose_opener_was_paired_elsewhere_redirects_and_takes_nobody(
    servers: list[Serving],
) -> None:
    here, there = servers[0], servers[-1]
    ann, bo, eve = here.guest(), here.guest(), there.guest()
    older, younger = ann.table("anybody", name="Ann"), bo.table("anybody", name="Bo")
    assert older["table"] != younger["table"], "paired before anybody was connected"
    looking = eve.sit(younger["table"], None)
    waiting = bo.sit(younger["table"], "A")
    for line in (looking, waiting):
        line.wait(lambda s: s.view)
    ann.sit(older["table"], "A").wait(_complete)
    for line in (looking, waiting, bo.moved(there).sit(younger["table"], "A")):
        assert line.wait(_sent_on) == older["table"]
    left = bo.get(f"/api/tables/{younger['table']}")
    assert (left["open"], left["next"], left["invite"]) == (False, older["table"], None)
    assert [one["table"] for one in bo.get("/api/tables")] == [older["table"]]
    assert eve.post(f"/api/invites/{younger['invite']}", {}, 409)["code"] == "seat-taken"
    assert bo.post(f"/api/tables/{younger['table']}/bot", {}, 409)["code"] == "seat-taken"


def test_seekers_of_another_match_or_other_rules_are_not_paired(servers: list[Serving]) -> None:
    alone = [Seeker(servers[0], games=3), Seeker(servers[0], preset="advanced")]
    for seeker in alone:
        seeker.seek()
    ann, bo = Seeker(servers[0]), Seeker(servers[-1])
    ann.seek()
    bo.seek()
    assert ann.find() == bo.find()
    for seeker in alone:
        assert seeker.line
        seeker.line.answer({"type": "time"})
        assert not _complete(seeker.line)
