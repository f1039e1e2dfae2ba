"""The small values every game speaks of: seats, instants, outcomes, offers, deadlines."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec

__all__ = [
    "SEATS",
    "Act",
    "Due",
    "Event",
    "Instant",
    "Offers",
    "Outcome",
    "Seat",
    "SetUp",
    "in_order",
]

#: Milliseconds: since 1970 at a table, since the game's start (without pauses) inside the rules.
Instant = int

#: How a game was set up. ``known``: the person who set it up may know what others cannot see.
#: ``open``: there is nothing hidden, or it was drawn anew.
SetUp = Literal["open", "known"]


class Seat(Enum):
    """One of the two sides of a table.

    >>> Seat.A.other
    <Seat.B: 'B'>
    """

    A = "A"
    B = "B"

    #: Members are equal if they are the same; Enum's own hash is computed in Python.
    __hash__ = object.__hash__

    @property
    def other(self) -> Seat:
        """The seat across the table."""
        return Seat.B if self is Seat.A else Seat.A

    @property
    def index(self) -> int:
        """0 or 1, for pairs."""
        return 0 if self is Seat.A else 1

    def __str__(self) -> str:
        return self.value


SEATS = (Seat.A, Seat.B)


def in_order(seats: Collection[Seat]) -> tuple[Seat, ...]:
    """Seats as they are listed.

    >>> in_order({Seat.B, Seat.A})
    (<Seat.A: 'A'>, <Seat.B: 'B'>)
    """
    return tuple([seat for seat in SEATS if seat in seats]) if seats else ()


class Act(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
):
    """Something a seat or the clock does: the base of all games' actions and of the table's own."""


A = TypeVar("A", bound=Act)


class Event(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, gc=False):
    """An accepted action. A game is its deal and its events, nothing else."""

    #: 1, 2, 3, … within the table.
    seq: int
    #: Who did it; ``None`` is the clock.
    seat: Seat | None
    action: A
    #: When it was received, by the world's time; never earlier than the event before.
    at: Instant
    #: The client's own name for the action: a table takes it once, however often it is sent.
    id: str = ""


class Offers(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, gc=False):
    """What a seat may try now. Wider than what is right where telling would tell a secret."""

    #: Whole actions; ``apply`` accepts every one of them.
    actions: tuple[A, ...] = ()
    #: First steps of compound actions, to be built further by ``choices``.
    begun: tuple[A, ...] = ()
    #: Types of actions that may be tried with values of the player's own choosing.
    tries: tuple[str, ...] = ()
    #: For each of ``actions`` and then of ``begun``, where a game says so: what people call it, and
    #: a word for what it does, which may be empty.
    names: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


class Due(NamedTuple, Generic[A]):
    """A deadline, the action the clock takes when it has passed, and whose time it is."""

    at: Instant
    action: A
    #: ``None`` where both are waited for, or neither.
    seat: Seat | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: who won, and separately why and by how much.

    >>> Outcome.win(Seat.B, "resigned")
    Outcome(winner=<Seat.B: 'B'>, reason='resigned', score=(0, 1), points=None)
    """

    winner: Seat | None
    reason: str
    score: tuple[int, int] = (0, 0)
    #: What a match enters where it is not the difference of the score, such as a tie that is won.
    points: tuple[int, int] | None = None

    @classmethod
    def win(cls, seat: Seat, reason: str) -> Outcome:
        """One point to nothing for this seat."""
        return cls(seat, reason, (1, 0) if seat is Seat.A else (0, 1))

    @classmethod
    def draw(cls, reason: str) -> Outcome:
        """Nobody won."""
        return cls(None, reason)
