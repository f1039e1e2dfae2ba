"""Value types shared by all games: seats, instants, outcomes, offers, deadlines."""

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

#: Milliseconds: wall-clock time since 1970 at a table, game time (without pauses) in the rules.
Instant = int

#: How a game was set up. ``known``: the person who set it up may know hidden information.
#: ``open``: nothing is hidden, or hidden parts were redrawn.
SetUp = Literal["open", "known"]


class Seat(Enum):
    """One of the two sides of a table.

    >>> Seat.A.other
    <Seat.B: 'B'>
    """

    A = "A"
    B = "B"

    #: Members are singletons; this hash is faster than Enum's, which runs in Python.
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
    """Returns seats in the order A, B.

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
    """The base of game actions and table acts: what a seat or the clock does."""


A = TypeVar("A", bound=Act)


class Event(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, gc=False):
    """An accepted action. The deal and the events determine a game completely."""

    #: 1, 2, 3, … within the table.
    seq: int
    #: The actor; ``None`` is the clock.
    seat: Seat | None
    action: A
    #: The wall-clock instant of arrival; never earlier than the previous event.
    at: Instant
    #: The client's idempotency key: a table accepts it once.
    id: str = ""


class Offers(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, gc=False):
    """The actions open to a seat, including wrong ones if leaving them out revealed a secret."""

    #: Complete actions; ``apply`` accepts all of them.
    actions: tuple[A, ...] = ()
    #: First steps of compound actions, to be continued by ``choices``.
    begun: tuple[A, ...] = ()
    #: Types of actions that may be tried with any values.
    tries: tuple[str, ...] = ()
    #: For ``actions`` and then ``begun``, if the game provides them: the display name, and a
    #: keyword for the effect, which may be empty.
    names: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


class Due(NamedTuple, Generic[A]):
    """A deadline, the clock's action when it has passed, and the seat whose time is running."""

    at: Instant
    action: A
    #: ``None`` if the game waits for both seats or for neither.
    seat: Seat | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a game: winner, reason and score.

    >>> Outcome.win(Seat.B, "resigned")
    Outcome(winner=<Seat.B: 'B'>, reason='resigned', score=(0, 1), points=None)
    """

    winner: Seat | None
    reason: str
    score: tuple[int, int] = (0, 0)
    #: The match points, if they are not the score difference, as in a tie with a winner.
    points: tuple[int, int] | None = None

    @classmethod
    def win(cls, seat: Seat, reason: str) -> Outcome:
        """Returns a win of a seat by 1 : 0."""
        return cls(seat, reason, (1, 0) if seat is Seat.A else (0, 1))

    @classmethod
    def draw(cls, reason: str) -> Outcome:
        """Returns a draw."""
        return cls(None, reason)
