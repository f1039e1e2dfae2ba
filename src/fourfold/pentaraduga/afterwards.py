"""A finished game looked at again: what may be read, what lies open, and what was overlooked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from fourfold.pentaraduga.actions import Arrange, Stop
from fourfold.pentaraduga.building import BuildingState
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.rules import View
from fourfold.pentaraduga.turns import TurnState
from fourfold.play import Event, Outcome, Rules, Seat, Table

__all__ = ["open_view", "overlooked", "readable"]


def readable(table: Table[Any, Any, Any]) -> list[Event[Any]]:
    """The events without the figures that stay covered for ever; they lead to the same end."""
    outcome, state = table.outcome, table.state
    if outcome is None or not isinstance(state, BuildingState):
        return table.events
    covered = {seat for seat in Seat if _covered(state, seat, outcome)}
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


def _covered(state: BuildingState, seat: Seat, outcome: Outcome) -> bool:
    # Who gives up after he has stopped pays by what his figure is worth, so it is told.
    paid = state.stopped(seat) and outcome.winner is seat.other
    return not state.bare(seat) and not paid


def open_view(rules: Rules[Any, Any, Any], state: Any) -> View:
    """A state as both players see it together."""
    a, b = (rules.view(state, seat) for seat in Seat)
    both = {
        "hands": (a.hands[0], b.hands[1]),
        "figures": {name: tiles or b.figures[name] for name, tiles in a.figures.items()},
        "counts": {**b.counts, **a.counts},
    }
    if given := getattr(a, "given", ()):
        both["given"] = tuple(one or other for one, other in zip(given, b.given, strict=True))
    view: View = msgspec.structs.replace(a, **both)
    return view


def overlooked(options: Any, states: Sequence[Any]) -> Mapping[int, Sequence[Placement]]:
    """By the index of the state after it, the full places that a move left for tiles in hand.

    That is a pass, or a tile that was not full.
    """
    return {
        index: missed
        for index, (before, after) in enumerate(pairwise(states), 1)
        if isinstance(before, TurnState) and (missed := _missed(before, after))
    }


def _missed(before: TurnState, after: TurnState) -> list[Placement]:
    if before.need not in ("any", "full") or not len(before.figure):
        return []
    laid = after.figure.placements[len(before.figure) :]
    if len(after.figure) < len(before.figure):
        return []
    if laid:
        if after.figure.meeting(laid[-1].tile).full or laid[-1].tile not in _hand(before):
            return []
    elif before.sides != after.sides or _asked(before) == _asked(after):
        return []
    return [place for tile in _hand(before) for place in before.figure.places(tile, full=True)]


def _asked(state: TurnState) -> tuple[Any, ...]:
    return state.right, state.need, state.passes, state.outcome


def _hand(state: TurnState) -> tuple[Any, ...]:
    return state.side(state.right).hand
