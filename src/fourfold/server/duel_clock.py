"""The time of a duel: how long each may build, and whether they still do."""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga import Tile
from fourfold.play import Instant
from fourfold.server import wire_problems as wire
from fourfold.store import DuelRow, DuelSideRow

__all__ = ["LATENESS", "LONGEST", "hands_of", "is_building", "is_done", "kind_of", "limit_of"]

#: How long each may build, in milliseconds.
LIMITS: dict[wire.DuelKind, int] = {"squares": 5 * 60_000, "squares+": 15 * 60_000}
#: What is handed in when time is over may be so long on its way, in milliseconds.
LATENESS = 5_000
#: A side that began longer ago counts as done, in milliseconds.
LONGEST = max(LIMITS.values()) + LATENESS

Hands = tuple[tuple[Tile, ...], tuple[Tile, ...]]


def hands_of(row: DuelRow) -> Hands:
    """The tiles of either side."""
    hands: Hands = msgspec.json.decode(row.hands, type=Hands)
    return hands


def kind_of(row: DuelRow) -> wire.DuelKind:
    """The game whose tiles are used."""
    return "squares" if row.kind == "squares" else "squares+"


def limit_of(row: DuelRow) -> int:
    """How long each may build, in milliseconds."""
    return LIMITS[kind_of(row)]


def is_done(row: DuelRow, side: DuelSideRow, now: Instant) -> bool:
    """Whether somebody has handed in a figure, or their time is over."""
    if side.started is None:
        return False
    return side.finished is not None or now - side.started > limit_of(row) + LATENESS


def is_building(row: DuelRow, side: DuelSideRow, now: Instant) -> bool:
    """Whether somebody sees their tiles, and their time runs."""
    return side.started is not None and not is_done(row, side, now)
