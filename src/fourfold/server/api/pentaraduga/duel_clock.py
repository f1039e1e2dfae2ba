"""The clock of a duel: how long each player may build, and whether they are building."""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga import Tile
from fourfold.play import Instant
from fourfold.server import wire_problems as wire
from fourfold.store import DuelRow, DuelSideRow

__all__ = [
    "LATENESS_MS",
    "MAX_DUEL_MS",
    "hands_of",
    "is_building",
    "is_done",
    "kind_of",
    "limit_of",
]

#: How long each player may build.
LIMITS_MS: dict[wire.DuelKind, int] = {"squares": 5 * 60_000, "squares+": 15 * 60_000}
#: Allowance for the network: a figure may arrive so long after the time is over.
LATENESS_MS = 5_000
#: A side that began longer ago is done in every kind of duel.
MAX_DUEL_MS = max(LIMITS_MS.values()) + LATENESS_MS

Hands = tuple[tuple[Tile, ...], tuple[Tile, ...]]


def hands_of(row: DuelRow) -> Hands:
    """Returns the tiles of both sides."""
    hands: Hands = msgspec.json.decode(row.hands, type=Hands)
    return hands


def kind_of(row: DuelRow) -> wire.DuelKind:
    """Returns the game whose tiles are used."""
    return "squares" if row.kind == "squares" else "squares+"


def limit_of(row: DuelRow) -> int:
    """Returns how long each player may build, in milliseconds."""
    return LIMITS_MS[kind_of(row)]


def is_done(row: DuelRow, side: DuelSideRow, now: Instant) -> bool:
    """Whether the player of a side has handed in a figure or run out of time."""
    if side.started is None:
        return False
    return side.finished is not None or now - side.started > limit_of(row) + LATENESS_MS


def is_building(row: DuelRow, side: DuelSideRow, now: Instant) -> bool:
    """Whether the player of a side has seen their tiles and has time left."""
    return side.started is not None and not is_done(row, side, now)
