"""The list of tables is read from rows and agrees with the folded logs."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.catalogue import GAMES, match_of
from fourfold.play import Game, Outcome, Record, Resign, Seat
from fourfold.server import wire
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live.hall import Hall
from fourfold.server.live.parts.log import TableLog
from fourfold.server.live.table import LiveTable
from fourfold.store import SeatRow, Store, TableRow
from tests.server.live.test_reads import Statements, a_long_match, ann, filled, played

A, B = Seat
KINDS = ("open", "joined", "bot", "here", "set-up")
ANN = SeatRow(A, "ann")


def opened(game: Game[Any, Any, Any], kind: str, random: Random) -> TableRow:
    """Returns a new table of Ann's."""
    options = next(iter(game.presets.values()))
    rules = game.rules(options)
    deal = rules.deal(random)
    if kind == "set-up":
        assert game.set_up
        deal = game.set_up(rules.start(deal))
    seats = {"bot": SeatRow(B, level=game.level), "here": SeatRow(B, "ann")}
    row = played(
        f"{game.id}-{kind}",
        game=game.id,
        rules=rules.version,
        options=msgspec.json.encode(options).decode(),
        deal=msgspec.json.encode(deal).decode(),
        seats=(ANN, seats.get(kind, SeatRow(B))),
    )
    if kind in seats:
        return row
    return msgspec.structs.replace(row, players=("Ann", None), invite=f"invite-{row.id}")


async def play(live: LiveTable, acts: int, random: Random) -> None:
    """Takes random actions that are offered, at most this many."""
    for _ in range(acts):
        seats = [seat for seat in Seat if live.table.offers(seat).actions]
        if not seats or live.outcome:
            return
        seat = random.choice(seats)
        await live.act(seat, random.choice(live.table.offers(seat).actions))


async def tables_of_every_kind(store: Store) -> None:
    """Fills a store through a hall, as a server does."""
    hall, random = Hall(store, LocalPool(1)), Random(7)
    await hall.start()
    for game in GAMES.values():
        for number, kind in enumerate(KINDS):
            live = await hall.tables.add(opened(game, kind, random))
            if kind in ("joined", "set-up"):
                assert await live.join(B, "Bo the Second", "bo")
            if kind != "open":
                await play(live, 2 * number, random)
            if kind == "here" and not live.outcome:
                await live.act(A, Resign())
    plan = match_of(["quarto"], 3, {})
    for number in range(2):
        outcome = None if number else Outcome.win(B, "line")
        previous = None if not number else "game-0"
        row = played(f"game-{number}", match="match", previous=previous, outcome=outcome)
        await hall.tables.add(row, None if number else plan)
    for id_, guest in (("young", "ann"), ("old", "bo")):
        seats = (SeatRow(A, guest), SeatRow(B))
        row = played(id_, seats=seats, players=(guest, None), public=True, invite=f"for {id_}")
        await hall.tables.add(row)
    old = await hall.tables.open("old")
    assert old
    assert await old.join(B, "Ann", "ann", leaving="young")
    await hall.stop()


async def folded(database: str) -> bytes:
    """Returns the list of Ann's tables as their logs say."""
    store = await Store.open(database)
    hall = Hall(store, LocalPool(1))
    infos = []
    for row in await store.tables.of_guest("ann"):
        live = await hall.tables.read(row.id)
        assert live
        assert not live.stuck
        infos.append(await told(hall, live))
    await hall._pool.close()
    await store.close()
    return msgspec.json.encode(infos)


async def told(hall: Hall, live: TableLog) -> wire.TableInfo:
    """Returns the entry of a table in Ann's list, from its log."""
    row, match = live.row, None
    following = await hall.store.tables.after(row.id)
    mine = live.row.seats_of("ann")
    if row.match:
        so_far = await hall.tables.match_so_far(row.match)
        entries = [
            wire.FinishedGame("quarto", f"game-{number}", entry.outcome, entry.points)
            for number, entry in enumerate(so_far.entries)
        ]
        games = [fixture.game for fixture in so_far.games]
        over = so_far.next is None
        match = wire.MatchInfo(games, entries, so_far.totals, over, so_far.winner)
    return wire.TableInfo(
        table=live.id,
        game=live.game.id,
        options=live.table.rules.options,
        players=live.table.players,
        levels=(row.seats[0].level, row.seats[1].level),
        seats=list(mine),
        started=live.table.started,
        open=live.row.open,
        here=len(mine) == 2,
        outcome=live.outcome,
        match=match,
        next=following.id if following else row.moved,
        invite=row.invite if mine and row.open else None,
        set_up=live.set_up,
    )


def test_the_list_of_tables_agrees_with_their_logs(database: str) -> None:
    with filled(database, tables_of_every_kind) as server:
        listed = ann(server).http.get("/api/tables").content
    assert listed == asyncio.run(folded(database))
    infos = msgspec.json.decode(listed)
    assert len(infos) == len(GAMES) * len(KINDS) + 3
    assert {tuple(info["players"]) for info in infos} >= {("Ann", "Bo the Second"), ("bo", "Ann")}
    assert {info["set_up"] for info in infos} > {None}
    assert any(info["outcome"] for info in infos)


def test_a_table_links_to_the_next_one_or_to_where_its_opener_moved(database: str) -> None:
    with filled(database, tables_of_every_kind) as server:
        assert ann(server).get("/api/tables/young")["next"] == "old"
        assert ann(server).get("/api/tables/game-0")["next"] == "game-1"


def test_an_uploaded_game_has_the_name_of_the_player_who_joined(database: str) -> None:
    async def fill(store: Store) -> None:
        hall = Hall(store, LocalPool(1))
        await hall.start()
        live = await hall.tables.add(opened(GAMES["quarto"], "joined", Random(7)))
        await live.join(B, "Bo", "bo")
        await live.act(B, Resign())
        records.append(Record.of(live.table).json().decode())
        await hall.stop()

    records: list[str] = []
    with filled(database, fill) as server:
        guest = ann(server)
        table = guest.post("/api/records", {"record": records[0]})["table"]
        assert guest.get(f"/api/tables/{table}")["players"] == ["Ann", "Bo"]


@pytest.mark.parametrize("games", [10, 100])
def test_tables_are_listed_with_six_statements_and_without_reading_events(
    database: str, games: int
) -> None:
    async def fill(store: Store) -> None:
        await a_long_match(store, games)

    with filled(database, fill) as server:
        guest, statements = ann(server), Statements()
        with statements.counting():
            assert len(guest.get("/api/tables")) == games
    # The guest, the tables, their seats, the tables that follow them, the match and its games.
    assert statements.count == 6, statements.seen
    assert not any("events" in statement for statement in statements.seen)
