"""The event store: a database by its aggregates, append-only but for `retention.py`."""

from fourfold.store.batch import Commit
from fourfold.store.errors import Conflict, is_unreachable
from fourfold.store.lock import exclusive_file
from fourfold.store.rows import (
    DuelRow,
    DuelSideRow,
    EventRow,
    Glance,
    GuestRow,
    MatchGame,
    Note,
    RunningRow,
    SeatRow,
    SeekerRow,
    TableRow,
)
from fourfold.store.runs import Runs
from fourfold.store.store import Store
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
    "RunningRow",
    "Runs",
    "SeatRow",
    "SeekerRow",
    "Store",
    "TableRow",
    "Tenancy",
    "exclusive_file",
    "is_unreachable",
    "sole_server",
    "trial",
]
