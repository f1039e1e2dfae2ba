"""Deals that begin in the middle of a game: how they are stored and read.

Tiles and figures are in the deal itself. The rest of the state is a value whose form the game
declares (``GameRules.midgame``); it is stored in ``Middle.reached``. Clocks restart, and claims and
doubts are dropped. ``tests/pentaraduga/golden/set_ups.jsonl`` pins all forms.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.options import Deal, Middle
from fourfold.pentaraduga.core.sides import Lying, Side, Sides
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Malformed, Outcome, Seat

__all__ = ["FORM_VERSION", "dealt_sides", "read_midgame", "write_midgame"]

K = TypeVar("K", bound=msgspec.Struct)

#: The version of the stored forms; raised by a change that older versions would misread.
FORM_VERSION = 1


class _State(Protocol):
    """What is stored of every game."""

    @property
    def sides(self) -> Sides: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def starter(self) -> Seat: ...
    @property
    def on_table(self) -> Mapping[str, Figure]: ...
    @property
    def lot(self) -> int: ...


def write_midgame(state: _State, kept: msgspec.Struct) -> Deal:
    """Returns a deal that starts from a state. Raises ``Malformed`` for a game that is over."""
    if state.outcome:
        raise Malformed("pentaraduga-middle")
    a, b = state.sides
    figures = {name: figure.placements for name, figure in state.on_table.items()}
    middle = Middle(
        held=(len(a.hand), len(b.hand)),
        common=figures.get("common", ()),
        open=tuple(lying.tile for side in state.sides for lying in side.stock if lying.open),
        reached=_plain(kept),
    )
    tiles = _tiles(a), _tiles(b)
    return Deal(state.starter, tiles, (state.lot,), _own(figures), middle)


def read_midgame(middle: Middle, form: type[K], opening: K) -> K:
    """Returns the stored state of a game; fields that are not stored are as in the opening.

    Raises ``Malformed`` with the field that is unknown or does not fit.
    """
    if middle.form > FORM_VERSION:
        raise Malformed(
            "data", part="deal", problem=f"form {middle.form}, known up to {FORM_VERSION}"
        )
    try:
        return msgspec.convert(_plain(opening) | middle.reached, form)
    except msgspec.ValidationError as error:
        raise Malformed("data", part="deal", problem=str(error)) from error


def dealt_sides(deal: Deal) -> Sides:
    """Returns the hands and stocks of a deal that begins in the middle."""
    middle = deal.middle
    assert middle
    held = zip(deal.tiles, middle.held, strict=True)
    a, b = (
        Side(tiles[:count], tuple(Lying(tile, tile in middle.open) for tile in tiles[count:]))
        for tiles, count in held
    )
    return a, b


def _plain(kept: msgspec.Struct) -> dict[str, Any]:
    """Returns a value in the plain types in which it will be read."""
    return msgspec.json.decode(msgspec.json.encode(kept), type=dict[str, Any])


def _tiles(side: Side) -> tuple[Tile, ...]:
    return side.hand + tuple(lying.tile for lying in side.stock)


def _own(figures: Mapping[str, Any]) -> tuple[Any, Any]:
    return figures.get("A", ()), figures.get("B", ())
