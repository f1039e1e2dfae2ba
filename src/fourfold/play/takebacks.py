"""Takebacks: a seat's last action and what followed is skipped; what is private stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from fourfold.play.errors import Illegal
from fourfold.play.values import Act, Event, Instant, Seat

if TYPE_CHECKING:
    from fourfold.play.table import Table

__all__ = ["Move", "first_undone", "take_back"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")


class Move(msgspec.Struct, Generic[S, A], frozen=True, eq=False, gc=False):
    """A game event that stands, what it met, and the one before it; a takeback drops the newest."""

    event: Event[A]
    #: By the game's own time.
    at: Instant
    before: S
    after: S
    #: Whether both seats know of it. Private acts are left alone by takebacks.
    public: bool
    previous: Move[S, A] | None
    #: The nearest public move before this one.
    previous_public: Move[S, A] | None


def first_undone(table: Table[S, A, D], seat: Seat) -> Move[S, A] | None:
    """Returns a seat's last action, with which a takeback begins; ``None`` if it cannot be."""
    for move in table.line():
        if table.rules.final(move.before, move.event, move.after):
            return None
        if move.event.seat is seat:
            return move
    return None


def take_back(table: Table[S, A, D], seat: Seat, at: Instant) -> Table[S, A, D]:
    """Returns the table without a seat's last action and what followed; raises ``Illegal``."""
    first = first_undone(table, seat)
    if first is None:
        raise Illegal("nothing-to-take-back")
    # Time that was used stays used: what the clock showed at the first move taken back, and,
    # if it is the asker's own time that runs, what they have used of it since the last move.
    due, last = table.rules.due(table.state), next(table.line())
    spent = table.clock.now(at) - last.at if due and due.seat is seat else 0
    clock = table.clock.rewind(first.at + spent, at)
    before = replace(table, state=first.before, moves=first.previous, clock=clock)
    for move in _private_since(table, first):
        before = _again(before, move)
    return before


def _private_since(table: Table[S, A, D], first: Move[S, A]) -> list[Move[S, A]]:
    """Returns what only its owner knows of, and so nobody takes back; the oldest first."""
    moves, move = [], table.moves
    while move and move is not first:
        moves += [] if move.public else [move]
        move = move.previous
    return moves[::-1]


def _again(table: Table[S, A, D], move: Move[S, A]) -> Table[S, A, D]:
    """Repeats a private act on a table from which public moves were taken back."""
    try:
        state = table.rules.apply(table.state, move.event.seat, move.event.action, move.at)
    except Illegal:  # It stood on what is gone.
        return table
    again = replace(
        move,
        before=table.state,
        after=state,
        previous=table.moves,
        previous_public=next(table.line(), None),
    )
    return replace(table, state=state, moves=again)
