"""The event store: tables, seats, events, guests and matches, append-only."""

from fourfold.store.lock import exclusive_file
from fourfold.store.reach import unreachable
from fourfold.store.rows import (
    DuelRow,
    DuelSideRow,
    EventRow,
    Glance,
    GuestRow,
    MatchGame,
    Note,
    Overview,
    RunningRow,
    SeatRow,
    SeekerRow,
    TableRow,
)
from fourfold.store.runs import Runs
from fourfold.store.store import Commit, Conflict, Store
from fourfold.store.tenancy import Tenancy, sole_server, trial

__all__ = [
    "Commit",
    "Conflict",
    "DuelRow",
    "DuelSideRow",
    "EventRow",
    "Glance",
    "GuestRow",
    "MatchGame",
    "Note",
    "Overview",
    "RunningRow",
    "Runs",
    "SeatRow",
    "SeekerRow",
    "Store",
    "TableRow",
    "Tenancy",
    "exclusive_file",
    "sole_server",
    "trial",
    "unreachable",
]
