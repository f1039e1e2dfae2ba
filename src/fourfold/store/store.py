"""The event store: SQLite by default, PostgreSQL by URL; what it has acknowledged is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    create_engine,
    event,
    exists,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fourfold.play import Fixture, Instant, Join, Match, Outcome, Seat
from fourfold.store import migrate, retention
from fourfold.store.damage import Damage, require_whole_log
from fourfold.store.reach import refused, taken
from fourfold.store.rows import (
    DuelRow,
    DuelSideRow,
    EventRow,
    GuestRow,
    MatchGame,
    Note,
    Overview,
    RunningRow,
    SeatRow,
    SeekerRow,
    TableRow,
)
from fourfold.store.runs import Runs
from fourfold.store.schema import (
    duel_sides,
    duels,
    events,
    guests,
    links,
    matches,
    presence,
    seats,
    tables,
)
from fourfold.store.transactions import Transactions
from fourfold.store.writing import Write, first_of_each, write

__all__ = ["Commit", "Conflict", "Store"]

T = TypeVar("T")

#: How long the database may take to answer a server.
ANSWER_SECONDS = 5.0
#: How many connections to PostgreSQL a process has at most, and keeps: to begin one takes as long
#: as fifty questions.
CONNECTIONS = 10
#: How many events, and how many matches of up to a hundred games, are read at once: where no thread
#: reads them, everybody waits meanwhile.
EVENTS_PAGE, MATCHES_PAGE = 1_000, 10
#: Nobody plays before both sit: the second player joined among the first events.
FIRST_EVENTS = 4


class Conflict(Exception):
    """Somebody else has written this first: read what is new, and try again."""


class _SeatGone(Exception):
    """Rolls a transaction back: the seat is no longer to be had."""


End = Literal["stored", "conflict", "failed"]


class Commit(msgspec.Struct, frozen=True):
    """How a commit of events went."""

    appends: int
    seconds: float
    end: End


class Store:
    """All that survives the process. Open it with ``Store.open``."""

    def __init__(
        self,
        engine: AsyncEngine,
        threaded: Engine | None = None,
        answer_seconds: float | None = None,
        damage: Damage | None = None,
    ) -> None:
        #: Who counts commits is told of each.
        self.told: Callable[[Commit], None] = lambda commit: None
        #: What is known to be wrong with the database.
        self.damage = damage or Damage(None)
        self._engine = engine
        self._transactions = Transactions(engine, threaded, answer_seconds)
        self._waiting: list[Write] = []
        self._closing = False
        self._wake = asyncio.Event()
        self._one_writer = asyncio.Lock()
        self._writer = asyncio.create_task(self._write())
        #: By the loop's time, since when a commit is unanswered, and when the last was answered.
        self._asked: float | None = None
        self._answered = time.monotonic()
        #: The processes that work with this database.
        self.runs = Runs(engine, self._writing, self._write_at_once, self._transactions)

    @classmethod
    async def open(
        cls, url: str, upgrade: bool = True, answer_seconds: float | None = ANSWER_SECONDS
    ) -> Store:
        """Connects, and brings the schema up to date unless it is only to be looked at.

        What the database does not answer in so many seconds raises ``TimeoutError``; with None
        it may take as long as it likes. Raises ``Malformed`` if that would lose what was
        acknowledged.
        """
        engine = _engine(url, answer_seconds)
        threaded = None
        if engine.dialect.name == "sqlite":
            file = Path(str(engine.url.database))
            await asyncio.to_thread(require_whole_log, file)
            _check_sqlite(file, upgrade)
            damage = Damage(file)
            threaded = create_engine(engine.url.set(drivername="sqlite"))
            for one in (engine.sync_engine, threaded):
                event.listen(one, "connect", _careful_sqlite)
                event.listen(one, "begin", _begin_sqlite)
        else:
            damage = Damage(None)
            event.listen(engine.sync_engine, "checkout", _only_live)
        for watched in (engine.sync_engine, *([threaded] if threaded else ())):
            event.listen(watched, "handle_error", damage.met)
        try:
            async with engine.begin() as connection:
                if upgrade:
                    await connection.run_sync(_upgrade_alone)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, threaded, answer_seconds, damage)

    @property
    def answered_seconds_ago(self) -> float:
        """How long ago the database took a commit."""
        return time.monotonic() - self._answered

    @property
    def unanswered_seconds(self) -> float:
        """How long the database has left the present commit unanswered."""
        return 0.0 if self._asked is None else time.monotonic() - self._asked

    async def close(self) -> None:
        """Writes what waits, then lets go of the database."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._writer])
        await self.runs.close()
        await self.damage.close()
        async with self._one_writer:
            await self._transactions.close()

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        # SQLite has one writer at a time; taking turns here beats waiting for its lock.
        async with self._one_writer:
            self._require_tenancy()
            async with self._transactions.begin() as connection:
                yield connection

    async def _write_at_once(self, work: Callable[[Connection], T]) -> T:
        async with self._one_writer:
            self._require_tenancy()
            return await self._transactions.run(work)

    def _require_tenancy(self) -> None:
        if self.runs.tenancy:
            self.runs.tenancy.require()

    # Guests

    async def add_guest(self, row: GuestRow, token_hash: str, at: Instant) -> None:
        """A new guest."""
        values = msgspec.structs.asdict(row) | {"token_hash": token_hash, "created": at}
        await self._write_at_once(lambda connection: connection.execute(insert(guests), values))

    async def guest(self, token_hash: str) -> GuestRow | None:
        """The guest who holds this token."""
        query = select(guests.c.id, guests.c.name, guests.c.locale).where(
            guests.c.token_hash == token_hash
        )
        row = await self._transactions.read(lambda connection: connection.execute(query).first())
        return GuestRow(*row) if row else None

    async def rename_guest(self, guest: str, name: str | None, locale: str) -> None:
        """What a guest wants to be called, and in which language to be spoken to."""
        change = update(guests).where(guests.c.id == guest).values(name=name, locale=locale)
        async with self._writing() as connection:
            await connection.execute(change)

    async def guest_at(self, table: str, seat: Seat) -> str | None:
        """The id of the guest who sits there."""
        query = select(seats.c.guest).where(seats.c.table == table, seats.c.seat == seat.value)
        async with self._transactions.connect() as connection:
            return await connection.scalar(query)

    async def guest_by_id(self, guest: str) -> GuestRow | None:
        """The guest with this id."""
        query = select(guests.c.id, guests.c.name, guests.c.locale).where(guests.c.id == guest)
        row = await self._transactions.read(lambda connection: connection.execute(query).first())
        return GuestRow(*row) if row else None

    async def forget_guest(self, guest: str, name: str, at: Instant) -> list[str]:
        """Takes a guest out of everything, with ``name`` where his name was; his tables."""
        async with self._writing() as connection:
            return await retention.forget(connection, guest, name, at)

    # Tables and seats

    async def add_table(
        self, row: TableRow, first: Sequence[EventRow] = (), plan: Match | None = None
    ) -> None:
        """A new table, with events it starts from; ``plan`` opens its match. May ``Conflict``."""
        values: dict[str, Any] = {
            "id": row.id,
            "game": row.game,
            "rules": row.rules,
            "options": row.options,
            "deal": row.deal,
            "players": _json(row.players),
            "started": row.started,
            "match": row.match,
            "previous": row.previous,
            "invite": row.invite,
            "public": row.public,
            "due": row.due,
            "outcome": _json(row.outcome),
            "moved": row.moved,
        }
        sitting = [
            {"table": row.id, "seat": s.seat.value, "guest": s.guest, "level": s.level}
            for s in row.seats
        ]
        await self._commit(
            row.previous or row.id,
            {
                "match": [{"id": row.match, "games": _json(plan)}] if plan else [],
                "table": [values],
                "seat": sitting,
                "event": _event_values(row.id, first),
            },
        )

    async def table(self, id: str) -> TableRow | None:  # noqa: A002
        """One table."""
        found = await self._tables(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def table_by_invite(self, invite: str) -> TableRow | None:
        """The table an invitation leads to."""
        found = await self._tables(select(tables).where(tables.c.invite == invite))
        return found[0] if found else None

    async def table_after(self, previous: str) -> TableRow | None:
        """The table that follows another one."""
        found = await self._tables(select(tables).where(tables.c.previous == previous))
        return found[0] if found else None

    async def tables_of(
        self, guest: str, most: int = 100, after: TableRow | None = None
    ) -> list[TableRow]:
        """Returns a page of a guest's tables, newest first, after the last of the page before.

        Tables that the guest left for another seeker's are not among them.
        """
        mine = select(seats.c.table).where(seats.c.guest == guest)
        query = select(tables).where(tables.c.id.in_(mine), tables.c.moved.is_(None))
        if after:
            same = (tables.c.started == after.started) & (tables.c.id > after.id)
            query = query.where(or_(tables.c.started < after.started, same))
        return await self._tables(query.order_by(tables.c.started.desc(), tables.c.id).limit(most))

    async def unfinished_of(self, guest: str, since: Instant, most: int) -> list[Instant]:
        """When a guest's unfinished tables were begun, of the oldest ones since an instant."""
        mine = select(seats.c.table).where(seats.c.guest == guest)
        running = tables.c.id.in_(mine) & tables.c.outcome.is_(None) & tables.c.moved.is_(None)
        recent = select(tables.c.started).where(running, tables.c.started >= since)
        query = recent.order_by(tables.c.started).limit(most)
        return await self._transactions.read(lambda connection: list(connection.scalars(query)))

    async def overview(self, rows: Sequence[TableRow], matches: bool = True) -> Overview:
        """Reads what belongs to these tables: names of who joined, following tables, matches."""
        if not rows:
            return Overview({}, {}, {})
        names, following = await self._transactions.read(partial(_names_and_following, rows))
        played = {row.match for row in rows if row.match} if matches else set()
        return Overview(names, following, await self.matches(played))

    async def matches(self, ids: Collection[str]) -> dict[str, tuple[Match, list[MatchGame]]]:
        """Reads plans of matches, none of their games entered, and the finished games in order."""
        found: dict[str, tuple[Match, list[MatchGame]]] = {}
        wanted = sorted(ids)
        for start in range(0, len(wanted), MATCHES_PAGE):
            some = wanted[start : start + MATCHES_PAGE]
            found |= await self._transactions.read(partial(_matches, some))
        return found

    async def running_of(self, guest: str) -> list[RunningRow]:
        """Where a guest sits and the game is not over, with the number of the last event."""
        last = (
            select(func.coalesce(func.max(events.c.seq), 0))
            .where(events.c.table == tables.c.id)
            .scalar_subquery()
        )
        query = (
            select(tables.c.id, tables.c.game, seats.c.seat, last)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.guest == guest, tables.c.outcome.is_(None))
        )
        rows = await self._transactions.read(lambda connection: connection.execute(query).all())
        return [RunningRow(id_, game, Seat(seat), seq) for id_, game, seat, seq in rows]

    async def tables_due(self) -> list[TableRow]:
        """The unfinished tables with a deadline."""
        running = tables.c.due.is_not(None) & tables.c.outcome.is_(None)
        return await self._tables(select(tables).where(running))

    async def seekers(self, ids: Collection[str] | None = None) -> list[SeekerRow]:
        """Returns who waits for anybody, the longest wait first.

        Those at the tables with these ids; or, where several processes note who is connected to
        them, all who are connected to any.
        """
        connected = ids is None
        query = _SEEKERS_CONNECTED if connected else _SEEKERS.where(tables.c.id.in_(ids or ()))

        def read(connection: Connection) -> list[SeekerRow]:
            found: dict[str, SeekerRow] = {}
            for id_, game, options, plan, started, seat, guest, *run in connection.execute(query):
                known = found.get(id_)
                runs = (known.runs if known else frozenset()) | frozenset(run)
                found[id_] = SeekerRow(id_, game, options, plan, started, Seat(seat), guest, runs)
            return list(found.values())

        return await self._transactions.read(read)

    async def all_tables(self, after: str = "", most: int = 500) -> list[TableRow]:
        """Every table by id, page by page."""
        return await self._tables(
            select(tables).where(tables.c.id > after).order_by(tables.c.id).limit(most)
        )

    async def take_seat(
        self,
        table: str,
        row: SeatRow,
        joined: Sequence[EventRow],
        due: Instant | None = None,
    ) -> bool:
        """Seats somebody if the seat is still empty, with the event of it; whether it was.

        If the clock runs from then on, ``due`` is its first deadline.
        """
        return await self._seat(partial(_take_seat, table, row, joined, due))

    async def pair(
        self,
        younger: str,
        older: str,
        row: SeatRow,
        joined: Sequence[EventRow],
        due: Instant | None = None,
    ) -> bool:
        """Seats the seeker of the younger table at the older one, and retires the younger.

        Returns whether both still waited. All of it happens, or nothing. Rows are locked in the
        order of waiting, the youngest first, so that no two pairings wait for each other.
        """
        retire = (
            update(tables)
            .where(tables.c.id == younger, tables.c.public, tables.c.moved.is_(None))
            .values(moved=older, public=False)
        )
        waits = select(seats.c.seat, seats.c.guest, seats.c.level).where(seats.c.table == younger)

        def work(connection: Connection) -> None:
            if connection.execute(retire).rowcount != 1:
                raise _SeatGone
            # Taking a seat locks the table's row first, as we have: nobody can take one now.
            sitting = [(guest, level) for _, guest, level in connection.execute(waits)]
            if {(row.guest, None), (None, None)} != set(sitting):
                raise _SeatGone
            _take_seat(older, row, joined, due, connection)

        return await self._seat(work)

    async def _seat(self, work: Callable[[Connection], None]) -> bool:
        """Runs a transaction that seats somebody; whether the seat was to be had."""
        with _conflicts():
            try:
                await self._write_at_once(work)
            except _SeatGone:
                return False
            return True

    async def add_link(
        self, token_hash: str, table: str, seat: Seat, guest: str, expires: Instant
    ) -> None:
        """A one-time link that moves a guest's seat to another device."""
        values = {"table": table, "seat": seat.value, "guest": guest, "expires": expires}
        async with self._writing() as connection:
            await connection.execute(insert(links).values(token_hash=token_hash, **values))

    async def has_link(self, token_hash: str, at: Instant) -> bool:
        """Whether there is such a link, and not too old."""
        wanted = (links.c.token_hash == token_hash) & (links.c.expires >= at)
        async with self._transactions.connect() as connection:
            return await connection.scalar(select(links.c.table).where(wanted)) is not None

    async def use_link(self, token_hash: str, guest: str, at: Instant) -> str | None:
        """Moves the seat to this guest, once; the table, or ``None`` if the link is spent."""
        async with self._writing() as connection:
            link = links.c.token_hash == token_hash
            row = (await connection.execute(select(links).where(link))).first()
            gone = await connection.execute(links.delete().where(link))
            if row is None or gone.rowcount != 1 or row.expires < at:
                return None
            moved = await connection.execute(
                update(seats)
                .where(seats.c.table == row.table, seats.c.seat == row.seat)
                .where(seats.c.guest == row.guest)
                .values(guest=guest)
            )
            return str(row.table) if moved.rowcount == 1 else None

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        def read(connection: Connection) -> list[TableRow]:
            rows = connection.execute(query).all()
            ids = [row.id for row in rows]
            by_table: dict[str, list[SeatRow]] = {id_: [] for id_ in ids}
            sitting = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
            for seat in connection.execute(sitting) if ids else ():
                by_table[seat.table].append(SeatRow(Seat(seat.seat), seat.guest, seat.level))
            return [_table_row(row, by_table[row.id]) for row in rows]

        return await self._transactions.read(read)

    # Duels

    async def add_duel(self, row: DuelRow, guest: str) -> None:
        """A new duel, with the guest who proposes it on the first side."""
        values = msgspec.structs.asdict(row)
        del values["sides"]
        async with self._writing() as connection:
            await connection.execute(insert(duels).values(**values))
            side = {"duel": row.id, "seat": Seat.A.value, "guest": guest}
            await connection.execute(insert(duel_sides).values(**side))

    async def duel(self, id: str) -> DuelRow | None:  # noqa: A002
        """One duel, and who builds there under which names."""
        sides = (
            select(duel_sides, guests.c.name)
            .outerjoin(guests, guests.c.id == duel_sides.c.guest)
            .where(duel_sides.c.duel == id)
            .order_by(duel_sides.c.seat)
        )

        def read(connection: Connection) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
            row = connection.execute(select(duels).where(duels.c.id == id)).first()
            return row, connection.execute(sides).all()

        row, building = await self._transactions.read(read)
        if row is None:
            return None
        return DuelRow(
            row.id,
            row.kind,
            row.hands,
            row.best,
            row.created,
            tuple(
                DuelSideRow(
                    Seat(side.seat),
                    side.guest,
                    side.name,
                    side.started,
                    side.finished,
                    side.placements,
                )
                for side in building
            ),
        )

    async def duels_of(self, guest: str) -> list[DuelRow]:
        """The duels in which a guest builds."""
        query = select(duel_sides.c.duel).where(duel_sides.c.guest == guest)
        ids = await self._transactions.read(lambda connection: list(connection.scalars(query)))
        return [row for id_ in ids if (row := await self.duel(id_))]

    async def duels_begun_by(self, guest: str, since: Instant) -> list[DuelRow]:
        """The duels that a guest has begun since an instant, and not handed in."""
        query = select(duel_sides.c.duel).where(
            duel_sides.c.guest == guest,
            duel_sides.c.started >= since,
            duel_sides.c.finished.is_(None),
        )
        ids = await self._transactions.read(lambda connection: list(connection.scalars(query)))
        return [row for id_ in ids if (row := await self.duel(id_))]

    async def begin_duel(self, id: str, guest: str, at: Instant) -> None:  # noqa: A002
        """Starts a guest's clock, once; who has no side takes the open one. May ``Conflict``."""
        mine = (duel_sides.c.duel == id) & (duel_sides.c.guest == guest)
        start = update(duel_sides).where(mine, duel_sides.c.started.is_(None)).values(started=at)
        side = {"duel": id, "seat": Seat.B.value, "guest": guest, "started": at}
        with _conflicts():
            async with self._writing() as connection:
                if not await connection.scalar(select(duel_sides.c.seat).where(mine)):
                    await connection.execute(insert(duel_sides).values(**side))
                await connection.execute(start)

    async def finish_duel(self, id: str, guest: str, at: Instant, placements: str) -> None:  # noqa: A002
        """What a guest has made; only the first time counts."""
        mine = (duel_sides.c.duel == id) & (duel_sides.c.guest == guest)
        open_ = duel_sides.c.started.is_not(None) & duel_sides.c.finished.is_(None)
        change = update(duel_sides).where(mine, open_).values(finished=at, placements=placements)
        async with self._writing() as connection:
            await connection.execute(change)

    # Events

    async def append(
        self,
        table: str,
        rows: Sequence[EventRow],
        note: Note | None = None,
    ) -> None:
        """Adds one event or more; returns when they are durable. May ``Conflict``."""
        written: dict[str, list[dict[str, Any]]] = {"event": _event_values(table, rows)}
        if note:
            written["note"] = [{"id": table, "due": note.due, "outcome": _json(note.outcome)}]
        await self._commit(table, written)

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """Returns the events of a table after a number, in order."""
        found: list[EventRow] = []
        while True:
            page = await self._transactions.read(partial(_events_page, table, after))
            found += page
            if len(page) < EVENTS_PAGE:
                return found
            after = page[-1].seq

    async def _commit(self, game: str, rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """Writes rows, all or none; returns when they are durable. May ``Conflict``."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(game, rows, done))
        self._wake.set()
        await done  # Whoever waits no longer takes nothing back.

    async def _write(self) -> None:
        """Group commit: whatever came while the last commit ran goes into the next one."""
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            if not self._waiting:
                continue
            async with self._one_writer:
                batch, self._waiting = first_of_each(self._waiting)
                if self._waiting:
                    self._wake.set()
                if not await self._write_together(batch):
                    for one in batch:  # With one of them something is wrong: each shows by itself.
                        await self._write_together([one])

    async def _write_together(self, batch: Sequence[Write]) -> bool:
        """Tells everybody how it went; or nobody, if that cannot be told of several."""
        start = time.perf_counter()
        cause: Exception | None = None
        self._asked = time.monotonic()
        try:
            self._require_tenancy()
            lost = await self._transactions.step(partial(write, batch))
        except Exception as error:
            if len(batch) > 1 and refused(error):
                return False
            if not taken(error):
                self._tell(len(batch), start, "failed")
                _settle(batch, error)
                return True
            lost, cause = frozenset({batch[0].game}), error
        finally:
            self._asked = None
        self._answered = time.monotonic()
        if len(batch) > len(lost):
            self._tell(len(batch) - len(lost), start, "stored")
        for one in batch:
            if one.game in lost:
                conflict = Conflict()
                conflict.__cause__ = cause
                self._tell(1, start, "conflict")
                _settle([one], conflict)
        _settle([one for one in batch if one.game not in lost], None)
        return True

    def _tell(self, appends: int, start: float, end: End) -> None:
        self.told(Commit(appends, time.perf_counter() - start, end))

    # Looking after it

    async def revision(self) -> str | None:
        """The schema of the database."""
        async with self._transactions.connect() as connection:
            return await connection.run_sync(migrate.revision)

    async def differences(self) -> list[object]:
        """Where the database differs from the schema of this release."""
        async with self._transactions.connect() as connection:
            return await connection.run_sync(migrate.differences)

    async def backup(self, path: Path) -> None:
        """A consistent copy of a SQLite database, taken while others write."""
        if self._engine.dialect.name != "sqlite":
            raise ValueError("only SQLite is copied to a file; use pg_dump for PostgreSQL")
        await asyncio.to_thread(_copy_sqlite, str(self._engine.url.database), str(path))

    async def count_prunable(self, kind: retention.Kind, before: Instant) -> int:
        """How many of these are as old as this."""
        old = retention.to_prune(kind, before).subquery()
        async with self._transactions.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(old)) or 0

    async def prune(self, kind: retention.Kind, before: Instant, most: int = 200) -> int:
        """Deletes some of what is as old as this; how many, nought when there are no more."""
        async with self._transactions.connect() as connection:
            found = await connection.scalars(retention.to_prune(kind, before).limit(most))
            ids = found.all()
        if not ids:
            return 0
        async with self._writing() as connection:
            return await retention.prune(connection, kind, before, ids)

    async def count(self) -> Mapping[str, int]:
        """How many guests, tables and events there are."""
        async with self._transactions.connect() as connection:
            return {
                table.name: await connection.scalar(select(func.count()).select_from(table)) or 0
                for table in (guests, tables, events)
            }


_SEEKERS = (
    select(
        tables.c.id,
        tables.c.game,
        tables.c.options,
        matches.c.games,
        tables.c.started,
        seats.c.seat,
        seats.c.guest,
    )
    .join(seats, seats.c.table == tables.c.id)
    .outerjoin(matches, matches.c.id == tables.c.match)
    .where(tables.c.public, tables.c.outcome.is_(None), tables.c.moved.is_(None))
    .where(seats.c.guest.is_not(None))
    .where(
        exists().where(
            (empty := seats.alias()).c.table == tables.c.id,
            empty.c.guest.is_(None),
            empty.c.level.is_(None),
        )
    )
    .order_by(tables.c.started, tables.c.id)
)
_SEEKERS_CONNECTED = _SEEKERS.add_columns(presence.c.run).join(
    presence, (presence.c.table == tables.c.id) & (presence.c.seat == seats.c.seat)
)


def _take_seat(
    table: str,
    row: SeatRow,
    joined: Sequence[EventRow],
    due: Instant | None,
    connection: Connection,
) -> None:
    """Seats somebody. Raises ``_SeatGone``. Locks the table's row before it looks at the seat."""
    note = update(tables).where(tables.c.id == table, tables.c.moved.is_(None)).values(due=due)
    change = (
        update(seats)
        .where(seats.c.table == table, seats.c.seat == row.seat.value)
        .where(seats.c.guest.is_(None), seats.c.level.is_(None))
        .values(guest=row.guest, level=row.level)
    )
    for one in (note, change):
        if connection.execute(one).rowcount != 1:
            raise _SeatGone
    connection.execute(insert(events), _event_values(table, joined))


def _events_page(table: str, after: int, connection: Connection) -> list[EventRow]:
    query = (
        select(events.c.seq, events.c.seat, events.c.at, events.c.action, events.c.id)
        .where(events.c.table == table, events.c.seq > after)
        .order_by(events.c.seq)
        .limit(EVENTS_PAGE)
    )
    return [EventRow.read(*row) for row in connection.execute(query)]


def _names_and_following(
    rows: Sequence[TableRow], connection: Connection
) -> tuple[dict[tuple[str, Seat], str], dict[str, str]]:
    unnamed = [row.id for row in rows if None in row.players]
    joined = select(events.c.table, events.c.seat, events.c.action).where(
        events.c.table.in_(unnamed),
        events.c.seq <= FIRST_EVENTS,
        events.c.action.like('{"type":"join"%'),
    )
    names = {
        (table, Seat(seat)): msgspec.json.decode(action, type=Join).name
        for table, seat, action in (connection.execute(joined) if unnamed else ())
    }
    ids = [row.id for row in rows]
    after = select(tables.c.previous, tables.c.id).where(tables.c.previous.in_(ids))
    following = {row.previous: row.id for row in connection.execute(after)}
    return names, following | {row.id: row.moved for row in rows if row.moved}


def _matches(
    ids: Sequence[str], connection: Connection
) -> dict[str, tuple[Match, list[MatchGame]]]:
    plans = select(matches.c.id, matches.c.games).where(matches.c.id.in_(ids))
    over = (
        select(tables.c.match, tables.c.id, tables.c.game, tables.c.outcome)
        .where(tables.c.match.in_(ids), tables.c.outcome.is_not(None))
        .order_by(tables.c.started, tables.c.id)
    )
    found: dict[str, tuple[Match, list[MatchGame]]] = {}
    for id_, games in connection.execute(plans):
        plan = msgspec.json.decode(games, type=Match | tuple[str, ...])
        # Older matches were written down by the ids of their games.
        found[id_] = plan if isinstance(plan, Match) else Match(tuple(map(Fixture, plan))), []
    for match, id_, game, outcome in connection.execute(over):
        found[match][1].append(MatchGame(id_, game, _OUTCOMES.decode(outcome)))
    return found


_OUTCOMES = msgspec.json.Decoder(Outcome)


@contextlib.contextmanager
def _conflicts() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if taken(error):
            raise Conflict from error
        raise


def _settle(batch: Sequence[Write], error: Exception | None) -> None:
    for one in batch:
        if one.done.done():
            continue
        if error:
            one.done.set_exception(error)
        else:
            one.done.set_result(None)


def _event_values(table: str, rows: Sequence[EventRow]) -> list[dict[str, Any]]:
    return [
        {
            "table": table,
            "seq": row.seq,
            "seat": row.seat.value if row.seat else None,
            "at": row.at,
            "action": row.action,
            "id": row.id or None,
        }
        for row in rows
    ]


def _table_row(row: Row[Any], sitting: list[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        deal=row.deal,
        players=msgspec.json.decode(row.players, type=tuple[str | None, str | None]),
        started=row.started,
        seats=(sitting[0], sitting[1]),
        match=row.match,
        previous=row.previous,
        invite=row.invite,
        public=row.public,
        due=row.due,
        outcome=_OUTCOMES.decode(row.outcome) if row.outcome else None,
        moved=row.moved,
    )


def _json(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _engine(url: str, answer_seconds: float | None) -> AsyncEngine:
    """Makes an engine whose database gives up before we do: so an error says what was written."""
    more: dict[str, Any] = {}
    if answer_seconds and make_url(url).get_backend_name() == "postgresql":
        settings = {
            "statement_timeout": str(int(800 * answer_seconds)),
            "idle_in_transaction_session_timeout": str(int(2_000 * answer_seconds)),
        }
        more["connect_args"] = {"timeout": answer_seconds, "server_settings": settings}
        more["pool_timeout"] = answer_seconds
    return create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0, **more)


def _check_sqlite(file: Path, to_write: bool) -> None:
    """Raises where there is no database and can be none, or none that can be written.

    Left to itself, aiosqlite's thread may outlive the loop that it wants to tell, and complain.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")
        if to_write:
            # To begin says nothing yet; any change shows it, and is not kept.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("PRAGMA user_version = 0")


def _careful_sqlite(connection: Any, _: object) -> None:
    """Durable commits, readers that do not wait for writers, and keys that are checked."""
    # The driver would end a transaction before every change of the schema; we begin our own.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _only_live(connection: Any, *_: object) -> None:
    """Takes no connection that the database has closed; asking it each time would take as long."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _copy_sqlite(source: str, target: str) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as live,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        live.backup(copy)


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _upgrade_alone(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Two servers that start together must not migrate together.
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(4204)"))
    migrate.upgrade(connection)
