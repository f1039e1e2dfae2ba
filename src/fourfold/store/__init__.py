"""The event store: tables, seats, events, guests and matches, append-only."""

from fourfold.store.rows import DuelRow, DuelSideRow, EventRow, GuestRow, SeatRow, TableRow
from fourfold.store.store import Conflict, Store

__all__ = [
    "Conflict",
    "DuelRow",
    "DuelSideRow",
    "EventRow",
    "GuestRow",
    "SeatRow",
    "Store",
    "TableRow",
]
