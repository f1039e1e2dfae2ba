"""The event store: tables, seats, events, guests and matches, append-only."""

from fourfold.store.reach import unreachable
from fourfold.store.rows import (
    DuelRow,
    DuelSideRow,
    EventRow,
    Glance,
    GuestRow,
    Note,
    SeatRow,
    TableRow,
)
from fourfold.store.runs import Runs
from fourfold.store.store import Commit, Conflict, Store

__all__ = [
    "Commit",
    "Conflict",
    "DuelRow",
    "DuelSideRow",
    "EventRow",
    "Glance",
    "GuestRow",
    "Note",
    "Runs",
    "SeatRow",
    "Store",
    "TableRow",
    "unreachable",
]
