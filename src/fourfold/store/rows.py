"""The rows that the store reads and writes, as plain values."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row

from fourfold.play import Instant, Outcome, Seat

__all__ = [
    "DuelRow",
    "DuelSideRow",
    "EventRow",
    "Glance",
    "GuestRow",
    "MatchGame",
    "Note",
    "RunningRow",
    "SeatRow",
    "SeekerRow",
    "TableRow",
    "encode",
]


class GuestRow(msgspec.Struct, frozen=True):
    """A person without an account."""

    id: str
    name: str | None
    locale: str


class SeatRow(msgspec.Struct, frozen=True):
    """A seat, taken by a guest, by a level of the computer, or by nobody yet."""

    seat: Seat
    guest: str | None = None
    level: str | None = None
    #: The name under which a player joined; the opener's name is in the row of the table.
    name: str | None = None

    @classmethod
    def read(cls, row: Row[Any]) -> SeatRow:
        """Reads a row that has the columns of a seat."""
        return cls(Seat(row.seat), row.guest, row.level, row.name)

    @property
    def empty(self) -> bool:
        """Whether the seat is free."""
        return self.guest is None and self.level is None


class TableRow(msgspec.Struct, frozen=True):
    """A game as it was opened, and its outcome once it is over. Options and deal are JSON."""

    id: str
    game: str
    rules: int
    options: str
    deal: str
    players: tuple[str | None, str | None]
    started: Instant
    seats: tuple[SeatRow, SeatRow]
    match: str | None = None
    previous: str | None = None
    invite: str | None = None
    public: bool = False
    due: Instant | None = None
    outcome: Outcome | None = None
    #: The table at which its opener was seated instead.
    moved: str | None = None

    @property
    def names(self) -> tuple[str | None, str | None]:
        """The names of the players: given by the opener, or by themselves when they joined."""
        (a, b), (seat_a, seat_b) = self.players, self.seats
        return a or seat_a.name, b or seat_b.name

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """Returns the seats that this guest has here."""
        return tuple([row.seat for row in self.seats if row.guest == guest]) if guest else ()

    @property
    def open(self) -> bool:
        """Whether somebody may still join. An uploaded game has no invitation."""
        return self.invite is not None and not self.moved and any(row.empty for row in self.seats)


class Note(msgspec.Struct, frozen=True, gc=False):
    """What the row of a table repeats from its events: the next deadline and the outcome."""

    due: Instant | None = None
    outcome: Outcome | None = None


class RunningRow(NamedTuple):
    """A seat in an unfinished game, and the number of the last event."""

    table: str
    game: str
    seat: Seat
    seq: int


class EventRow(msgspec.Struct, frozen=True):
    """An accepted action; the action is JSON."""

    seq: int
    seat: Seat | None
    at: Instant
    action: str
    id: str = ""

    @classmethod
    def read(cls, seq: int, seat: str | None, at: Instant, action: str, id: str | None) -> EventRow:  # noqa: A002
        """Reads a row that has the columns of an event.

        >>> EventRow.read(1, None, 0, "{}", None).id
        ''
        """
        return cls(seq, Seat(seat) if seat else None, at, action, id or "")


class Glance(msgspec.Struct, frozen=True):
    """What a process reads of a table to notice changes by other processes."""

    #: The number of the last event.
    seq: int
    seats: tuple[SeatRow, SeatRow]
    #: The seats whose players are connected, each with a run that they are connected to.
    present: frozenset[tuple[Seat, int]]
    #: The table at which the opener was seated instead.
    moved: str | None = None


class SeekerRow(msgspec.Struct, frozen=True):
    """A guest who waits for any opponent at their own table; options and plan are JSON."""

    table: str
    game: str
    options: str
    #: The match that they want; None for a single game.
    plan: str | None
    started: Instant
    #: Where they sit.
    seat: Seat
    guest: str
    #: The runs to which they are connected; empty unless several processes share the database.
    runs: frozenset[int] = frozenset()

    @property
    def sought(self) -> tuple[str, str, str | None]:
        """What two seekers must have in common."""
        return self.game, self.options, self.plan


class MatchGame(msgspec.Struct, frozen=True):
    """A finished game of a match."""

    table: str
    game: str
    outcome: Outcome


class DuelSideRow(msgspec.Struct, frozen=True):
    """A side of a duel: its guest, or None if they were deleted; the placements are JSON."""

    seat: Seat
    guest: str | None
    name: str | None = None
    started: Instant | None = None
    finished: Instant | None = None
    placements: str | None = None


class DuelRow(msgspec.Struct, frozen=True):
    """A duel; its hands are JSON."""

    id: str
    kind: str
    hands: str
    best: int
    created: Instant
    sides: tuple[DuelSideRow, ...] = ()

    def side_of(self, guest: str | None) -> DuelSideRow | None:
        """Returns the side that this guest has."""
        return next((side for side in self.sides if guest and side.guest == guest), None)


def encode(value: object) -> str | None:
    """Returns a value as JSON, None as NULL.

    >>> encode(("Ann", None)), encode(None)
    ('["Ann",null]', None)
    """
    return None if value is None else msgspec.json.encode(value).decode()
