"""Takebacks: undo a seat's last action and all public moves after it; private acts stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from fourfold.play.errors import Illegal
from fourfold.play.values import Act, Event, Instant, Seat

if TYPE_CHECKING:
    from fourfold.play.tables.table import Table

__all__ = ["AppliedEvent", "first_undone", "take_back"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")


class AppliedEvent(msgspec.Struct, Generic[S, A], frozen=True, eq=False, gc=False):
    """A game event in force with its states, linked to its predecessor."""

    event: Event[A]
    #: In game time.
    at: Instant
    before: S
    after: S
    #: Whether both seats know of it. Takebacks do not undo private acts.
    public: bool
    previous: AppliedEvent[S, A] | None
    #: The nearest public move before this one.
    previous_public: AppliedEvent[S, A] | None


def first_undone(table: Table[S, A, D], seat: Seat) -> AppliedEvent[S, A] | None:
    """Returns the first move that a seat's takeback would undo; ``None`` if there is none."""
    for move in table.line():
        if table.rules.final(move.before, move.event, move.after):
            return None
        if move.event.seat is seat:
            return move
    return None


def take_back(table: Table[S, A, D], seat: Seat, at: Instant) -> Table[S, A, D]:
    """Returns the table without a seat's last action and all after it. Raises ``Illegal``."""
    first = first_undone(table, seat)
    if first is None:
        raise Illegal("nothing-to-take-back")
    # The clock returns to the first undone move, but time that the asker used since the last move
    # stays used if their clock is the one running.
    due, last = table.rules.due(table.state), next(table.line())
    spent = table.clock.now(at) - last.at if due and due.seat is seat else 0
    clock = table.clock.rewind(first.at + spent, at)
    before = replace(table, state=first.before, moves=first.previous, clock=clock)
    for move in _private_since(table, first):
        before = _again(before, move)
    return before


def _private_since(table: Table[S, A, D], first: AppliedEvent[S, A]) -> list[AppliedEvent[S, A]]:
    """Returns the private moves after a move, oldest first."""
    moves, move = [], table.moves
    while move and move is not first:
        moves += [] if move.public else [move]
        move = move.previous
    return moves[::-1]


def _again(table: Table[S, A, D], move: AppliedEvent[S, A]) -> Table[S, A, D]:
    """Returns the table after repeating a private act, or unchanged if it is illegal now."""
    try:
        state = table.rules.apply(table.state, move.event.seat, move.event.action, move.at)
    except Illegal:  # The act relied on a move that was taken back.
        return table
    again = replace(
        move,
        before=table.state,
        after=state,
        previous=table.moves,
        previous_public=next(table.line(), None),
    )
    return replace(table, state=state, moves=again)
