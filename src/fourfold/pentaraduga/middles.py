"""Deals that begin in the middle of a game: what they carry, and the state they lead to.

Clocks begin anew, claims and doubts are gone.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, TypeVar, get_type_hints

import msgspec

from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.options import Deal, Middle
from fourfold.pentaraduga.sides import Lying, Side
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Malformed, Seat

__all__ = ["resumed", "set_up"]

S = TypeVar("S")

#: What a deal says by itself.
_SAID = {"sides", "figure", "figures", "lot"}
#: What is not carried over: times, claims, and what is in doubt.
_LEFT = {
    *("since", "late", "replaying_since", "hurried", "hurried_at", "claimed_at", "arranged"),
    *("lock", "barred", "claim", "doubt", "wrong", "outcome", "marked", "original", "began"),
}


def set_up(state: Any) -> Deal:
    """A deal that starts from a state. Raises ``Malformed`` where that cannot be."""
    if state.outcome or getattr(state, "winner", None):
        raise Malformed("pentaraduga-middle")
    a, b = (side.hand + tuple(lying.tile for lying in side.stock) for side in state.sides)
    common = getattr(state, "figure", None)
    figures = getattr(state, "figures", ())
    one, other = (figure.placements for figure in figures) if figures else ((), ())
    middle = Middle(
        held=(len(state.sides[0].hand), len(state.sides[1].hand)),
        common=common.placements if isinstance(common, Figure) else (),
        open=tuple(lying.tile for side in state.sides for lying in side.stock if lying.open),
        reached=_reached(state),
    )
    return Deal(_starter(state), (a, b), (getattr(state, "lot", 0),), (one, other), middle)


def _starter(state: Any) -> Seat:
    names = ("starter", "setter", "right")
    return next((getattr(state, name) for name in names if hasattr(state, name)), Seat.A)


def _reached(state: Any) -> dict[str, Any]:
    """The other fields of a state."""
    values = {
        field.name: getattr(state, field.name)
        for field in fields(state)
        if field.name not in _SAID | _LEFT
    }
    # As it will be read again, lists and all.
    return msgspec.json.decode(msgspec.json.encode(values), type=dict[str, Any])


def resumed(state: S, deal: Deal) -> S:
    """The state of a new game, brought to where a deal begins."""
    middle = deal.middle
    assert middle
    hints = get_type_hints(type(state))
    if unknown := middle.reached.keys() - hints.keys() | middle.reached.keys() & (_SAID | _LEFT):
        raise Malformed("data", part="deal", problem=min(unknown))
    try:
        changes = {
            name: msgspec.convert(value, hints[name]) for name, value in middle.reached.items()
        }
    except msgspec.ValidationError as error:
        raise Malformed("data", part="deal", problem=str(error)) from error
    held = zip(deal.tiles, middle.held, strict=True)
    a, b = (_side(tiles, count, middle.open) for tiles, count in held)
    changes["sides"] = (a, b)
    if "figure" in hints:
        changes["figure"] = Figure(middle.common)
    else:
        changes["figures"] = tuple(map(Figure, deal.figures))
    return replace(state, **changes)  # type: ignore[type-var]


def _side(tiles: tuple[Tile, ...], held: int, open_: tuple[Tile, ...]) -> Side:
    return Side(tiles[:held], tuple(Lying(tile, tile in open_) for tile in tiles[held:]))
