"""A finished game looked at again: what may be read, and what lies open."""

from __future__ import annotations

from typing import Any

import msgspec

from fourfold.pentaraduga.actions import Arrange, Stop
from fourfold.pentaraduga.building import BuildingState
from fourfold.pentaraduga.rules import View
from fourfold.play import Event, Outcome, Rules, Seat, Table

__all__ = ["open_view", "readable"]


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
    # A player who gives up after stopping pays by what their figure is worth, so it is told.
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
    view: View = msgspec.structs.replace(a, **both)
    return view
