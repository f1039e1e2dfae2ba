"""Databases of every earlier schema, as servers of their time have written them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from fourfold.pentaraduga import DIRECTIONS, TILES
from fourfold.play import Seat
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live.hall import Hall
from fourfold.store import Store, migrate

RELEASES = {file.stem: file for file in (Path(__file__).parent / "releases").glob("*.json")}
#: What the levels of the first schema are called since.
LEVELS = {"easy": "2", "steady": "4"}
#: Where tiles are named.
GAME_COLUMNS = {"options", "deal", "action", "games", "hands", "placements"}

Rows = dict[str, list[dict[str, Any]]]


def test_every_earlier_schema_has_left_a_database() -> None:
    scripts = ScriptDirectory.from_config(migrate.config()).walk_revisions()
    assert {script.revision for script in scripts} - {migrate.newest()} <= set(RELEASES)


@pytest.mark.parametrize("revision", sorted(RELEASES))
async def test_a_database_of_an_earlier_schema_keeps_every_row_and_is_played_on(
    database: str, revision: str
) -> None:
    rows: Rows = json.loads(RELEASES[revision].read_text(encoding="utf-8"))
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(lambda old: command.upgrade(migrate.config(old), revision))
        await connection.run_sync(write, rows)
    store = await Store.open(database)
    assert await store.revision() == migrate.newest()
    assert await store.differences() == []
    async with engine.connect() as connection:
        kept = await connection.run_sync(read, rows)
    await engine.dispose()
    for seat in rows["seats"]:
        seat["level"] = LEVELS.get(seat["level"], seat["level"])
    await joined_are_named(store, rows)
    for name, written in (rows if revision >= "0007" else renamed(rows)).items():
        assert all(row in kept[name] for row in written), name
        assert len(kept[name]) == len(written), name
    await play_on(store, {row["id"] for row in rows["tables"]})
    await store.close()


async def test_an_event_that_cannot_be_read_does_not_stop_a_migration(database: str) -> None:
    """Schema 0008 reads the events with which players joined; a damaged one names nobody."""
    rows: Rows = json.loads(RELEASES["0007"].read_text(encoding="utf-8"))
    joined = [event for event in rows["events"] if event["action"].startswith('{"type":"join"')]
    joined[0]["action"] = '{"type":"join","na'
    joined[-1]["action"] = '{"type":"join","name":7}'
    assert len(joined) > 2
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(lambda old: command.upgrade(migrate.config(old), "0007"))
        await connection.run_sync(write, rows)
    await engine.dispose()
    store = await Store.open(database)
    assert await store.revision() == migrate.newest()
    named = [seat.name for table in await store.tables.page() for seat in table.seats if seat.name]
    assert len(named) == len(joined) - 2
    await store.close()


async def joined_are_named(store: Store, rows: Rows) -> None:
    """Checks that seats have the names under which players joined, since 0008."""
    joined = {
        (event["table"], event["seat"]): json.loads(event["action"])["name"]
        for event in rows["events"]
        if json.loads(event["action"])["type"] == "join"
    }
    found = {
        (table.id, seat.seat.value): seat.name
        for table in await store.tables.page()
        for seat in table.seats
    }
    assert found == dict.fromkeys(found) | joined


def renamed(rows: Rows) -> Rows:
    """Returns the rows with tiles and directions in ASCII, as they are called since 0007."""
    return {
        name: [
            {
                column: _in_ascii(value) if column in GAME_COLUMNS else value
                for column, value in row.items()
            }
            for row in written
        ]
        for name, written in rows.items()
    }


def _in_ascii(value: Any) -> Any:
    for names in (TILES, DIRECTIONS):
        for name in names:
            value = value and value.replace(f'"{name.written("cyrillic")}"', f'"{name}"')
    return value


def write(connection: Connection, rows: Rows) -> None:
    """Writes rows into a schema of their time."""
    schema = MetaData()
    schema.reflect(connection)
    for table in schema.sorted_tables:
        # The database numbers runs by itself, and would go on with a number that we have used.
        numbered = {"id"} if table.name == "runs" else set()
        values = [
            {name: value for name, value in row.items() if name not in numbered}
            for row in rows.get(table.name, [])
        ]
        if values:
            connection.execute(insert(table), values)


def read(connection: Connection, rows: Rows) -> Rows:
    """All rows of these tables, by the columns that they had."""
    schema = MetaData()
    schema.reflect(connection)
    kept: Rows = {}
    for name, written in rows.items():
        table = schema.tables[name]
        columns = [table.c[column] for column in (written[0] if written else table.c.keys())]
        kept[name] = [dict(row._mapping) for row in connection.execute(select(*columns))]
    return kept


async def play_on(store: Store, ids: set[str]) -> None:
    """Every table opens, and who may do something there can do it."""
    hall = Hall(store, LocalPool(1))
    await hall.start()
    acted = 0
    for id_ in ids:
        live = await hall.tables.open(id_)
        assert live
        assert live.stuck is None
        assert live.table.seq == len(await store.events.of(id_))
        for seat in Seat:
            if actions := live.table.offers(seat).actions:
                before = live.table.seq
                await live.act(seat, actions[0])
                assert live.table.seq > before
                acted += 1
                break
    assert acted > 3
    await hall.stop()
