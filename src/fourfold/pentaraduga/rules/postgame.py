"""Review of a finished game: its public events, the open table, and overlooked moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Protocol

import msgspec

from fourfold.pentaraduga.core.actions import Arrange, Stop
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.sides import Sides
from fourfold.pentaraduga.parts.turn import Turn
from fourfold.play import Event, Outcome, Rules, Seat, Table

__all__ = ["missed_fulls", "open_view", "readable"]


def readable(table: Table[Any, Any, Any]) -> list[Event[Any]]:
    """Returns the events without figures that stay hidden; they still fold to the same outcome."""
    if table.outcome is None:
        return table.events
    covered = {seat for seat in Seat if table.state.stays_covered(seat, table.outcome)}
    told = []
    for event in table.events:
        match event.action:
            case Arrange() if event.seat in covered:
                continue
            case Stop() if event.seat in covered:
                told.append(msgspec.structs.replace(event, action=Stop()))
            case _:
                told.append(event)
    return told


def open_view(rules: Rules[Any, Any, Any], state: Any) -> Any:
    """Returns a state as both players see it together."""
    a, b = (rules.view(state, seat) for seat in Seat)
    both = {
        "hands": (a.hands[0], b.hands[1]),
        "figures": {name: tiles or b.figures[name] for name, tiles in a.figures.items()},
        "counts": {**b.counts, **a.counts},
    }
    if given := getattr(a, "given", ()):
        both["given"] = tuple(one or other for one, other in zip(given, b.given, strict=True))
    return msgspec.structs.replace(a, **both)


class _CommonState(Protocol):
    """A state of a game with turns and a common figure."""

    @property
    def figure(self) -> Figure: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def sides(self) -> Sides: ...
    @property
    def outcome(self) -> Outcome | None: ...


def missed_fulls(options: Any, states: Sequence[_CommonState]) -> Mapping[int, Sequence[Placement]]:
    """Returns the places where tiles in hand would have been full, by the index of a state.

    The index is that of the state after the move: a refusal, or a tile that was not full.
    """
    return {
        index: missed
        for index, (before, after) in enumerate(pairwise(states), 1)
        if (missed := _missed(before, after))
    }


def _missed(before: _CommonState, after: _CommonState) -> list[Placement]:
    if before.turn.need not in ("any", "full") or not len(before.figure):
        return []
    laid = after.figure.placements[len(before.figure) :]
    if len(after.figure) < len(before.figure):
        return []
    hand = before.sides[before.turn.right.index].hand
    if laid:
        if after.figure.meeting(laid[-1].tile).full or laid[-1].tile not in hand:
            return []
    elif before.sides != after.sides or _asked(before) == _asked(after):
        return []
    return [place for tile in hand for place in before.figure.places(tile, full=True)]


def _asked(state: _CommonState) -> tuple[Any, ...]:
    turn = state.turn
    return turn.right, turn.need, turn.passes, state.outcome
