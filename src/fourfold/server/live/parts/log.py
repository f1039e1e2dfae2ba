"""The log of one table: folds its events into a table in memory, and appends new ones."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import (
    Act,
    AnyTable,
    Ask,
    Due,
    Event,
    FourfoldError,
    Illegal,
    Outcome,
    Seat,
    SetUp,
    TableAct,
    Wait,
)
from fourfold.server.live.stored import opening_of, unreadable
from fourfold.server.ops.logs import first_line
from fourfold.server.timing.slices import sliced
from fourfold.store import Conflict, EventRow, Note, SeatRow, Store, TableRow

__all__ = ["TableLog", "require_room"]

log = logging.getLogger("fourfold.live")

#: The most events of a table: no game needs so many, and every reader has to read them all.
MAX_EVENTS = 10_000
#: More events than this are folded in slices.
AT_ONCE_EVENTS = 100


class TableLog:
    """The log of a table as far as this process has read it, and the row beside it."""

    __slots__ = (
        "_due",
        "_due_of",
        "_ids",
        "_ids_seq",
        "_noted",
        "_store",
        "game",
        "is_outdated",
        "row",
        "stale",
        "stuck",
        "table",
        "written",
    )

    def __init__(self, store: Store, row: TableRow) -> None:
        self.row = row
        self.table: AnyTable = opening_of(row)
        self.game = GAMES[row.game]
        #: The error at the first unreadable event: the table is read-only then.
        self.stuck: FourfoldError | None = None
        #: Whether the table was deleted or has to be read again: the hall ignores it from then on.
        self.is_outdated = False
        #: Whether the store may be ahead of ``table``: an append failed, perhaps after its commit.
        self.stale = False
        #: The number of the last event that this process wrote.
        self.written = 0
        self._store = store
        #: The deadline and outcome that are stored beside the events; None if unknown.
        self._noted: Note | None = Note(row.due, row.outcome)
        #: A cached deadline, and the table that it belongs to.
        self._due: Due[Any] | None = None
        self._due_of: AnyTable | None = None
        #: By seat, the ids of its actions, up to event ``_ids_seq``.
        self._ids: tuple[set[str], set[str]] = (set(), set())
        self._ids_seq = 0

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def is_uploaded(self) -> bool:
        """Whether this is an uploaded record, without players or invitation."""
        row = self.row
        return row.invite is None and row.seats[0].empty and row.seats[1].empty

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be appended: the log is unreadable, or it was uploaded."""
        return self.stuck is not None or self.is_uploaded

    @property
    def set_up(self) -> SetUp | None:
        """How the game was set up; ``None`` after a random deal."""
        return self.table.rules.set_up_of(self.table.deal)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None until then. A stored outcome is never computed again."""
        return self.row.outcome or self.table.outcome

    @property
    def due(self) -> Due[Any] | None:
        """The next deadline of the table."""
        if self._due_of is not self.table:
            self._due, self._due_of = self.table.due, self.table
        return self._due

    def require_writable(self) -> None:
        """Raises ``Illegal`` if the table is read-only."""
        if self.is_read_only:
            raise Illegal("old-rules" if self.stuck else "only-to-look-at")

    # Reading

    async def take(self, rows: Sequence[EventRow]) -> bool:
        """Applies those events that are new here; returns whether there were any.

        They may come from another process, from the first read, or from a write of this process
        whose commit was not confirmed. A long log is folded in slices.
        """
        rows = [row for row in rows if row.seq > self.table.seq]
        if not rows:
            return False
        if None in self.table.players and any(seat.empty for seat in self.row.seats):
            self.row = await self._store.tables.get(self.id) or self.row
        if len(rows) > AT_ONCE_EVENTS:
            async for _ in sliced(self._fold(rows)):
                pass
        else:
            deque(self._fold(rows), maxlen=0)
        return True

    def _fold(self, rows: Iterable[EventRow]) -> Iterator[None]:
        for row in rows:
            try:
                action = self.game.decode_action(row.action)
                event = Event(row.seq, row.seat, action, row.at, row.id)
                self.table = self.table.after(event)
            except Exception as error:  # Rules may raise anything on a foreign log.
                self.stuck = unreadable(error, row.seq)
                log.warning(
                    "event_unreadable",
                    extra={"table": self.id, "seq": row.seq, "error": first_line(self.stuck)},
                )
                break
            yield

    async def read(self) -> bool:
        """Reads what is new in the store; returns whether there was anything."""
        found = await self.take(await self._store.events.of(self.id, self.table.seq))
        self.stale = False
        return found

    async def is_deleted(self) -> bool:
        """Returns whether the table is no longer in the store."""
        return await self._store.tables.get(self.id) is None

    async def reload_row(self) -> TableRow | None:
        """Returns the row in the store; None if it was deleted.

        Reads again if the row here was replaced meanwhile: what was read may be the older one.
        """
        while True:
            known = self.row
            row = await self._store.tables.get(self.id)
            if known is self.row:
                return row

    def has_taken(self, seat: Seat | None, id: str) -> bool:  # noqa: A002
        """Returns whether the log has an action of this seat with this id."""
        step: AnyTable | None = self.table
        while step and (event := step.event) and step.seq > self._ids_seq:
            if event.seat and event.id:
                self._ids[event.seat.index].add(event.id)
            step = step.previous
        self._ids_seq = self.table.seq
        return seat is not None and bool(id) and id in self._ids[seat.index]

    # Writing

    async def append(self, after: AnyTable, due: Due[Any] | None, *, is_shared: bool) -> None:
        """Appends the events of a later table, whose next deadline is ``due``.

        Returns when they are on disk. Raises ``Conflict`` if another process was first, and the
        errors of the store; the log is stale then. A process that does not share the table leaves
        out a note that has not changed.
        """
        note = Note(due.at if due else None, after.outcome)
        unchanged = note == self._noted and not is_shared
        self._noted, self.stale = None, True
        rows = _rows(self.table, after)
        await self._store.events.append(self.id, rows, None if unchanged else note)
        self._noted, self.stale, self.written = note, False, after.seq
        self._advance(after, due)

    async def seat(self, player: SeatRow, after: AnyTable, leaving: str | None) -> bool:
        """Seats a player and appends the events of a later table, in one transaction.

        With ``leaving``, the same transaction retires the table at which the player waited. Returns
        False if the seat was taken. Raises ``Conflict`` if another process was first; the log is
        stale then.
        """
        due, rows = after.due, _rows(self.table, after)
        at, seats = due.at if due else None, self._store.seats
        self._noted = None
        try:
            if leaving:
                taken = await seats.pair(leaving, self.id, player, rows, at)
            else:
                taken = await seats.take(self.id, player, rows, at)
        except Conflict:
            self.stale = True
            raise
        if taken:
            a, b = (player if row.seat is player.seat else row for row in self.row.seats)
            self.row = msgspec.structs.replace(self.row, seats=(a, b))
            self._advance(after, due)
        return taken

    def wait_for(self, missing: Iterable[Seat]) -> list[EventRow]:
        """Makes a new table wait for missing players; returns its first events to store."""
        before = self.table
        for seat in missing:
            self.table = self.table.submit(None, Wait(seat))
        due = self.due
        self.row = msgspec.structs.replace(self.row, due=due.at if due else None)
        self._noted = Note(self.row.due, self.row.outcome)
        return _rows(before, self.table)

    def _advance(self, after: AnyTable, due: Due[Any] | None) -> None:
        self.table = self._due_of = after
        self._due = due


def require_room(table: AnyTable, action: Act) -> None:
    """Raises ``Illegal`` at a table with too many events.

    Acts that answer a request or end the game are always allowed. Acts of the clock are few and are
    not checked here.
    """
    asks = not isinstance(action, TableAct) or isinstance(action, Ask)
    if asks and table.seq >= MAX_EVENTS:
        raise Illegal("table-full", most=MAX_EVENTS)


def _rows(before: AnyTable, after: AnyTable) -> list[EventRow]:
    """Returns the events between two tables, as rows of the store."""
    rows: list[EventRow] = []
    step: AnyTable | None = after
    while step and step.event and step is not before:
        event = step.event
        action = msgspec.json.encode(event.action).decode()
        rows.append(EventRow(event.seq, event.seat, event.at, action, event.id))
        step = step.previous
    rows.reverse()
    return rows
