"""The store on SQLite and on PostgreSQL: the same tests, real databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from alembic import command
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from fourfold.play import Fixture, Match, Outcome, Seat
from fourfold.store import (
    Commit,
    Conflict,
    DuelRow,
    EventRow,
    GuestRow,
    Note,
    SeatRow,
    Store,
    TableRow,
    is_unreachable,
    migrate,
)
from fourfold.store.backends import batch
from fourfold.store.backends.postgresql import CONNECTIONS
from tests.services import Postgres
from tests.store.test_releases import Rows, write

A, B = Seat


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


def row(id_: str = "t", **changes: object) -> TableRow:
    values: dict[str, object] = {
        "id": id_,
        "game": "quarto",
        "rules": 1,
        "options": "{}",
        "deal": '{"starter":"A"}',
        "players": ("Ann", None),
        "started": 5,
        "seats": (SeatRow(A, guest="ann"), SeatRow(B)),
    }
    return TableRow(**(values | changes))  # type: ignore[arg-type]


def event(seq: int, id_: str = "", seat: Seat | None = A) -> EventRow:
    return EventRow(seq, seat, 100 + seq, '{"type":"resign"}', id_)


async def seated(store: Store, *rows: TableRow) -> None:
    for name in ("ann", "bo"):
        await store.guests.add(GuestRow(name, name.title(), "en"), f"hash of {name}", 1)
    for one in rows:
        await store.tables.add(one)


async def test_the_schema_is_what_the_migrations_make(store: Store) -> None:
    assert await store.differences() == []
    assert await store.revision() == migrate.newest()


async def test_a_schema_that_differs_is_told(store: Store) -> None:
    await store.database.execute(text("DROP TABLE links"))
    await store.database.execute(text("ALTER TABLE guests ADD COLUMN shoe_size INTEGER"))
    found = str(await store.differences())
    assert "'links'" in found
    assert "'shoe_size'" in found


async def test_guests_are_found_by_their_tokens_hash(store: Store) -> None:
    await seated(store)
    assert await store.guests.by_token("hash of ann") == GuestRow("ann", "Ann", "en")
    await store.guests.rename("ann", "Anna", "fr")
    assert await store.guests.by_token("hash of ann") == GuestRow("ann", "Anna", "fr")
    assert await store.guests.by_token("ann") is None


async def test_guests_share_commits_and_a_taken_token_hurts_nobody_else(store: Store) -> None:
    commits: list[Commit] = []
    store.commits.on_commit = commits.append
    await asyncio.gather(
        *(store.guests.add(GuestRow(f"g{k}", None, "en"), f"hash {k}", 1) for k in range(40))
    )
    assert sum(commit.appends for commit in commits) == 40
    assert len(commits) <= 2
    results = await asyncio.gather(
        *(store.guests.add(GuestRow(f"h{k}", None, "en"), f"hash {k + 39}", 1) for k in range(10)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, *[type(None)] * 9]
    assert await store.guests.by_token("hash 39") == GuestRow("g39", None, "en")
    assert await store.guests.get("h0") is None
    assert await store.guests.get("h9") == GuestRow("h9", None, "en")


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    table = row(invite="inv", public=True, match="m", due=99)
    await seated(store)
    await store.tables.add(table, [event(1)], plan=Match((Fixture("quarto"),) * 2, stake=1))
    assert await store.tables.get("t") == table
    assert await store.tables.by_invite("inv") == table
    assert await store.tables.of_guest("ann") == [table]
    assert await store.tables.of_guest("bo") == []
    assert await store.matches.get(["m"]) == {"m": (Match((Fixture("quarto"),) * 2, stake=1), [])}
    assert await store.tables.due() == [table]
    assert await store.tables.page() == [table]
    assert await store.events.of("t") == [event(1)]
    assert await store.tables.get("other") is None
    assert await store.count() == {"guests": 2, "tables": 1, "events": 1}


async def test_only_one_game_follows_another(store: Store) -> None:
    await seated(store, row(), row("next", previous="t"))
    with pytest.raises(Conflict):
        await store.tables.add(row("rival", previous="t"))
    following = await store.tables.after("t")
    assert following
    assert following.id == "next"


async def test_of_many_who_want_a_seat_one_gets_it(store: Store) -> None:
    assert row(invite="inv").open
    assert not row().open
    await seated(store, row(invite="inv"))
    joined = event(1, seat=B)
    trying = (store.seats.take("t", SeatRow(B, "bo"), [joined]) for _ in range(20))
    taken = await asyncio.gather(*trying)
    assert taken.count(True) == 1
    table = await store.tables.get("t")
    assert table
    assert table.seats[1].guest == "bo"
    assert await store.events.of("t") == [event(1, seat=B)], (
        "the seat and its event, both or neither"
    )
    assert not table.open


async def test_waiting_tables_are_found_oldest_first(store: Store) -> None:
    await seated(
        store,
        row("old", public=True, started=1),
        row("new", public=True, started=2),
        row("private"),
        row("other", public=True, options='{"squares":true}'),
    )

    async def waiting() -> list[str]:
        found = await store.seats.seekers(["new", "old", "private", "other"])
        assert {seeker.guest for seeker in found} == {"ann"}
        return [seeker.table for seeker in found if seeker.sought == ("quarto", "{}", None)]

    assert await waiting() == ["old", "new"]
    assert await store.seats.seekers() == [], "nobody is connected"
    await store.seats.take("old", SeatRow(B, None, "2"), [event(1, seat=B)])
    assert await waiting() == ["new"]


@pytest.mark.parametrize("first", ["pair", "join", None])
async def test_who_is_paired_leaves_their_own_table_and_nobody_follows_there(
    store: Store, first: str | None
) -> None:
    ours = row("young", public=True, started=2, seats=(SeatRow(A), SeatRow(B, "bo")), invite="i")
    await seated(store, row("old", public=True, started=1), ours)
    joined = event(1, seat=B)
    assert not await store.seats.pair("young", "old", SeatRow(B, "ann"), [joined]), "not the seeker"
    assert not await store.seats.pair("young", "old", SeatRow(A, "bo"), [joined]), (
        "not the empty seat"
    )
    assert await store.tables.of_guest("bo") == [ours], "nothing of it has happened"
    pairing = [store.seats.pair("young", "old", SeatRow(B, "bo"), [joined]) for _ in range(5)]
    joining = [store.seats.take("young", SeatRow(A, "ann"), [event(1)]) for _ in range(5)]
    if first == "pair":
        assert await pairing.pop()
    if first == "join":
        assert await joining.pop()
    done = await asyncio.gather(*pairing, *joining, return_exceptions=True)
    assert done.count(True) == (0 if first else 1)
    young, old = await store.tables.get("young"), await store.tables.get("old")
    assert young
    assert old
    if first:
        assert bool(young.moved) == (first == "pair")
    if young.moved:
        assert (young.moved, young.open, old.seats[1].guest) == ("old", False, "bo")
        assert [table.id for table in await store.tables.of_guest("bo")] == ["old"]
        assert await store.tables.unfinished_of("bo", 0, 9) == [1]
        assert not await store.seats.take("young", SeatRow(A, "ann"), [event(1)])
        assert await store.events.of("young") == []
    else:
        assert (young.seats[0].guest, old.open) == ("ann", False)
        assert await store.events.of("old") == []


async def test_a_number_is_given_once(store: Store) -> None:
    await seated(store, row())
    results = await asyncio.gather(
        *(store.events.append("t", [event(1, f"{k}")]) for k in range(30)), return_exceptions=True
    )
    assert [type(result) for result in results].count(Conflict) == 29
    assert [one.seq for one in await store.events.of("t")] == [1]


async def test_an_action_id_is_used_once_by_a_seat(store: Store) -> None:
    await seated(store, row())
    await store.events.append("t", [event(1, "same")])
    with pytest.raises(Conflict):
        await store.events.append("t", [event(2, "same")])
    await store.events.append("t", [event(2, "same", B), event(3, "", None), event(4, "", None)])
    assert len(await store.events.of("t", after=1)) == 3


async def test_many_appends_share_commits_and_one_conflict_hurts_nobody_else(
    store: Store,
) -> None:
    names = [f"t{k}" for k in range(40)]
    await seated(store, *(row(name) for name in names))
    await store.events.append("t7", [event(1)])
    results = await asyncio.gather(
        *(store.events.append(name, [event(1)], Note(7)) for name in names), return_exceptions=True
    )
    assert [type(result) for result in results].count(Conflict) == 1
    for name in names:
        assert [one.seq for one in await store.events.of(name)] == [1]
    assert len(await store.tables.due()) == 39


async def test_a_commit_waits_for_company_only_after_a_shared_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(store, row(), row("u"))
    monkeypatch.setattr(batch, "SPACING_SECONDS", 3600.0)
    async with asyncio.timeout(60):
        await store.events.append("t", [event(1)])
        await store.events.append("t", [event(2)])
    monkeypatch.setattr(batch, "SPACING_SECONDS", 0.5)
    both = (store.events.append(table, [event(3)]) for table in ("t", "u"))
    await asyncio.gather(*both)
    commits: list[Commit] = []
    store.commits.on_commit = commits.append
    first = asyncio.create_task(store.events.append("t", [event(4)]))
    await asyncio.sleep(0.05)
    await store.events.append("u", [event(4)])
    await first
    assert [(one.appends, one.end) for one in commits] == [(2, "stored")]


async def test_who_loses_a_race_writes_nothing(store: Store) -> None:
    await seated(store, row(), row("u"), row("v"))
    await store.events.append("t", [event(1)])
    lost, won, nowhere = await asyncio.gather(
        store.events.append("t", [event(1, "x"), event(2, "y")], Note(5)),
        store.events.append("u", [event(1, "x"), event(2, "y"), event(3)], Note(6)),
        store.events.append("no such table", [event(1)], Note(7)),
        return_exceptions=True,
    )
    assert (type(lost), won, type(nowhere)) == (Conflict, None, Conflict)
    assert [one.seq for one in await store.events.of("t")] == [1]
    assert [one.seq for one in await store.events.of("u")] == [1, 2, 3]
    assert [(table.id, table.due) for table in await store.tables.due()] == [("u", 6)]


async def test_on_postgresql_a_lost_race_costs_no_other_commit(postgres: Postgres) -> None:
    store = await Store.open(postgres.create("lost_race"))
    names = [f"t{k}" for k in range(40)]
    await seated(store, *(row(name) for name in names))
    await asyncio.gather(*(store.events.append(name, [event(1)]) for name in names[::10]))
    told: list[Commit] = []
    store.commits.on_commit = told.append
    await asyncio.gather(
        *(store.events.append(name, [event(1)]) for name in names), return_exceptions=True
    )
    assert [(one.appends, one.end) for one in told] == [(36, "stored"), *[(1, "conflict")] * 4]
    await store.close()


async def test_what_the_database_cannot_hold_hurts_nobody_else(postgres: Postgres) -> None:
    store = await Store.open(postgres.create("too_large"))
    await seated(store, row(), row("u"))
    late = EventRow(1, A, 2**63, "{}")
    results = await asyncio.gather(
        store.events.append("t", [event(1)]),
        store.events.append("u", [late]),
        store.tables.add(msgspec.structs.replace(row("v"), rules=2**31)),
        store.tables.add(row("w")),
        return_exceptions=True,
    )
    assert (results[0], results[3]) == (None, None)
    for error in results[1:3]:
        assert isinstance(error, DBAPIError)
        assert not is_unreachable(error)
    assert [one.id for one in await store.tables.page()] == ["t", "u", "w"]
    await store.close()


async def test_who_waits_for_each_other_is_told_to_try_again(postgres: Postgres) -> None:
    store = await Store.open(url := postgres.create("deadlock"))
    await seated(store, row(), row("u"))
    other = await asyncpg.connect(url.replace("+asyncpg", ""))
    await other.execute("SET deadlock_timeout = '1h'")  # It is the store that gives way.
    async with other.transaction():
        await other.execute("INSERT INTO events VALUES ('u', 1, 'A', 0, '{}', NULL)")
        writing = asyncio.gather(
            store.events.append("t", [event(1)]),
            store.events.append("u", [event(1)]),
            return_exceptions=True,
        )
        while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
        # The store gives way and tries each alone, which may be quicker than whoever waited for it.
        first = await other.fetchval(
            "INSERT INTO events VALUES ('t', 1, 'A', 0, '{}', NULL) "
            "ON CONFLICT DO NOTHING RETURNING seq"
        )
    results = [type(result) for result in await writing]
    assert results == [Conflict if first else type(None), Conflict]
    await other.close()
    await store.close()


async def test_connections_to_postgresql_are_kept(postgres: Postgres) -> None:
    url = postgres.create("connections")
    store = await Store.open(url)
    looking = await asyncpg.connect(url.replace("+asyncpg", ""))
    seen = []
    for _ in range(2):
        await asyncio.gather(*(store.tables.get("t") for _ in range(100)))
        query = "SELECT pid FROM pg_stat_activity WHERE datname = 'connections' ORDER BY pid"
        seen.append([pid for (pid,) in await looking.fetch(query)])
    assert seen[0] == seen[1]
    assert len(seen[0]) == CONNECTIONS + 1
    await looking.close()
    await store.close()


async def test_the_outcome_is_stored_with_the_last_event(store: Store) -> None:
    await seated(store, row(due=5))
    await store.events.append("t", [event(1)], Note(None, Outcome.win(B, "resigned")))
    table = await store.tables.get("t")
    assert table
    assert table.outcome == Outcome.win(B, "resigned")
    assert await store.tables.due() == []


async def test_a_link_moves_a_seat_once(store: Store) -> None:
    await seated(store, row())
    await store.seats.add_link("link", "t", A, "ann", expires=50)
    await store.seats.add_link("late", "t", A, "ann", expires=50)
    assert await store.seats.use_link("late", "bo", at=51) is None
    assert await store.seats.use_link("link", "bo", at=50) == "t"
    assert await store.seats.use_link("link", "ann", at=50) is None
    table = await store.tables.get("t")
    assert table
    assert table.seats_of("bo") == (A,)
    assert table.seats_of(None) == ()


async def test_a_duel_has_two_sides_each_begun_and_finished_once(store: Store) -> None:
    await seated(store)
    await store.guests.add(GuestRow("cy", None, "en"), "hash of cy", 1)
    await store.duels.add(DuelRow("d", "squares", "[[],[]]", 4, created=10), "ann")
    for guest, at in (("bo", 20), ("ann", 30), ("ann", 35)):
        await store.duels.begin("d", guest, at)
    with pytest.raises(Conflict):
        await store.duels.begin("d", "cy", 40)
    for at, placements in ((50, "[1]"), (60, "[2]")):
        await store.duels.finish("d", "bo", at, placements)
    await store.duels.finish("d", "cy", 70, "[]")
    kept = await store.duels.get("d")
    assert kept
    assert (kept.kind, kept.hands, kept.best, kept.created) == ("squares", "[[],[]]", 4, 10)
    ann, bo = kept.sides
    assert (ann.seat, ann.guest, ann.name, ann.started, ann.finished) == (A, "ann", "Ann", 30, None)
    assert (bo.seat, bo.started, bo.finished, bo.placements) == (B, 20, 50, "[1]")
    assert kept.side_of("cy") is None
    assert await store.duels.get("nowhere") is None


async def test_downtimes_are_the_gaps_between_runs(store: Store) -> None:
    assert await store.runs.downtimes() == []
    first = await store.runs.begin(lambda: 10)
    await store.runs.beat(first, 20)
    await store.runs.begin(lambda: 100)
    assert await store.runs.downtimes() == [(20, 100)]
    other = await store.runs.begin(lambda: 90)
    await store.runs.beat(other, 120)
    assert await store.runs.downtimes() == [(20, 90)]


async def test_there_is_no_downtime_while_another_process_is_alive(postgres: Postgres) -> None:
    url = postgres.create("neighbours")
    one, two = await Store.open(url), await Store.open(url)
    await one.runs.begin(lambda: 10)
    await two.runs.begin(lambda: 1_000)
    assert await two.runs.downtimes() == []
    await one.close()
    await two.runs.begin(lambda: 2_000)
    assert await two.runs.downtimes() == [(10, 1_000), (1_000, 2_000)]
    await two.close()


async def test_a_taken_number_leaves_the_seat_free(store: Store) -> None:
    await seated(store, row(invite="inv"))
    await store.events.append("t", [event(1)])
    with pytest.raises(Conflict):
        await store.seats.take("t", SeatRow(B, "bo"), [event(1, seat=B)])
    table = await store.tables.get("t")
    assert table
    assert table.seats[1].guest is None


async def test_a_migration_that_breaks_off_can_be_repeated(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("pulled the plug")

    with monkeypatch.context() as broken:
        broken.setattr("alembic.runtime.migration.MigrationContext._ensure_version_table", breaks)
        with pytest.raises(RuntimeError, match="plug"):
            await Store.open(database)
    with monkeypatch.context() as broken:
        broken.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", breaks)
        with pytest.raises(RuntimeError, match="plug"):
            await Store.open(database)
    store = await Store.open(database)
    assert await store.differences() == []
    await store.close()


async def test_the_two_old_levels_go_on_under_their_new_names(database: str) -> None:
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(lambda old: command.upgrade(migrate.config(old), "0001"))
    levels = {"a": "easy", "b": "steady", "c": None}
    table = {"game": "quarto", "rules": 1, "options": "{}", "deal": "{}", "players": '["A","B"]'}
    rows: Rows = {
        "guests": [{"id": "ann", "token_hash": "hash", "locale": "en", "created": 1}],
        "tables": [table | {"id": name, "started": 1, "public": False} for name in levels],
        "seats": [
            seat
            for name, level in levels.items()
            for seat in (
                {"table": name, "seat": "A", "guest": "ann", "level": None},
                {"table": name, "seat": "B", "guest": None, "level": level},
            )
        ],
    }
    async with engine.begin() as connection:
        await connection.run_sync(write, rows)
    await engine.dispose()
    new = await Store.open(database)
    found = {table.id: table.seats for table in await new.tables.page()}
    assert {name: both[1].level for name, both in found.items()} == {"a": "2", "b": "4", "c": None}
    assert {both[0] for both in found.values()} == {SeatRow(A, "ann")}, "nothing else has changed"
    await new.close()


async def test_what_was_written_is_there_after_closing(database: str) -> None:
    first = await Store.open(database)
    await seated(first, row())
    appending = asyncio.create_task(first.events.append("t", [event(1)]))
    await asyncio.sleep(0)
    await first.close()
    await appending
    again = await Store.open(database)
    assert [one.seq for one in await again.events.of("t")] == [1]
    await again.close()


async def test_a_backup_is_whole(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/live.db")
    await seated(store, row())

    written, enough, copied = 0, asyncio.Event(), asyncio.Event()

    async def keep_writing() -> None:
        nonlocal written
        while not copied.is_set():
            await store.events.append("t", [event(written + 1)])
            written += 1
            if written == 20:
                enough.set()

    writing = asyncio.create_task(keep_writing())
    await enough.wait()
    before = written
    await store.backup(tmp_path / "copy.db")
    copied.set()
    await writing
    live = await store.events.of("t")
    await store.close()
    copy = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/copy.db", upgrade=False)
    found = await copy.events.of("t")
    assert before <= len(found) <= len(live) == written
    assert found == live[: len(found)]
    assert await copy.tables.get("t") == row()
    await copy.close()
