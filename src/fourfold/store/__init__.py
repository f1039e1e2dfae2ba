"""The event store: its events are append-only, except for ``aggregates/retention.py``."""

from fourfold.store.aggregates.guests import Guests
from fourfold.store.aggregates.runs import Runs
from fourfold.store.backends.batch import Commit
from fourfold.store.backends.lock import exclusive_file
from fourfold.store.backends.tenancy import Tenancy, sole_server, trial
from fourfold.store.errors import Conflict, is_unreachable
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
from fourfold.store.store import Store

__all__ = [
    "Commit",
    "Conflict",
    "DuelRow",
    "DuelSideRow",
    "EventRow",
    "Glance",
    "GuestRow",
    "Guests",
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
