"""Anybody finds anybody who looks for the same game, whatever has been left lying about."""

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
from tests.server.serving import WIDE, Serving, serving
from tests.server.serving import Seat as Line
from tests.services import Postgres, Redis

A, B = Seat
#: Tables that somebody has opened for anybody, and left.
ABANDONED = 1_000
SEEKERS = 12
_numbers = count()


def waiting(number: int, guest: str, **changes: Any) -> TableRow:
    """A table at which nobody waits any more; every second opener sat at B."""
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
    """Leaves abandoned tables, among them some that cannot be opened or played on."""
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
    """Servers over one database: two, if they can hear of each other."""
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
    """One process over SQLite, two over PostgreSQL; with a thousand tables left behind."""
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
    """Somebody who looks for anybody, and goes where they are sent."""

    def __init__(self, server: Serving, **wish: Any) -> None:
        self.guest = server.guest()
        self.guest.post("/api/guest", {"name": "Somebody"})
        self._wish = wish
        self.table = ""
        self.line: Line | None = None
        self.moved = False

    def seek(self) -> None:
        """Opens a table or is seated at one, and connects to it."""
        answer = self.guest.table("anybody", **self._wish)
        self._sit(answer["table"], answer["seats"][0])

    def _sit(self, table: str, seat: str) -> None:
        self.table = table
        self.line = self.guest.sit(table, seat)
        self.line.wait(lambda line: line.view)

    def find(self, timeout: float = 20) -> str:
        """Waits for somebody; the table at which they play."""
        assert self.line
        self.line.wait(lambda line: _complete(line) or _sent_on(line), timeout)
        if not _complete(self.line):
            self.moved = True
            following = _sent_on(self.line)
            (seat,) = self.guest.get(f"/api/tables/{following}")["seats"]
            self._sit(following, seat)
            self.line.wait(_complete, timeout)
        return self.table


def _complete(line: Line) -> bool:
    return bool(line.view) and None not in line.view["players"]


def _sent_on(line: Line) -> str:
    return next((one["table"] for one in line.others if one["type"] == "next"), "")


def test_two_who_seek_are_paired_among_a_thousand_abandoned_tables(servers: list[Serving]) -> None:
    ann, bo = Seeker(servers[0]), Seeker(servers[-1])
    ann.seek()
    bo.seek()
    assert ann.find() == bo.find()


def test_who_waits_at_either_seat_is_found(servers: list[Serving]) -> None:
    ann, bo = Seeker(servers[0], seat="B"), Seeker(servers[-1], seat="B")
    ann.seek()
    bo.seek()
    assert ann.find() == bo.find()
    assert ann.line
    assert bo.line
    assert {ann.line.view["seat"], bo.line.view["seat"]} == {"A", "B"}


def test_all_of_a_dozen_who_seek_at_once_are_paired_and_nobody_twice(
    servers: list[Serving],
) -> None:
    seekers = [Seeker(servers[number % len(servers)]) for number in range(SEEKERS)]
    with ThreadPoolExecutor(SEEKERS) as pool:
        list(pool.map(Seeker.seek, seekers))
        found = list(pool.map(Seeker.find, seekers))
    assert set(Counter(found).values()) == {2}, Counter(found)
    for seeker in seekers:
        mine = [one["table"] for one in seeker.guest.get("/api/tables")]
        assert mine == [seeker.table], "a table that was left is nobody's any more"


def test_a_table_that_was_left_sends_everybody_on_and_takes_nobody(servers: list[Serving]) -> None:
    here, there = servers[0], servers[-1]
    ann, bo, eve = here.guest(), here.guest(), there.guest()
    older, younger = ann.table("anybody", name="Ann"), bo.table("anybody", name="Bo")
    assert older["table"] != younger["table"], "nobody is connected yet"
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


def test_who_wishes_another_match_or_other_rules_is_not_a_partner(servers: list[Serving]) -> None:
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
