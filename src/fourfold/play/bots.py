"""Computer players: they see what a seat sees, and submit what a seat may submit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from fourfold.play.acts import Answer
from fourfold.play.stream import News, TableView, update
from fourfold.play.table import Table
from fourfold.play.values import Act, Instant, Seat

__all__ = ["Bot", "Plan", "Planner", "courtesy", "simulate"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")


class Plan(NamedTuple):
    """What a bot will do, and when. Asked again it plans anew, and the old plan is forgotten."""

    action: Act
    at: Instant


class Bot(Protocol):
    """A computer player. The same code plays in real and in simulated time."""

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """Asked at the start and at all news: what to do next, if nothing comes between."""


def courtesy(view: TableView, now: Instant) -> Plan | None:
    """How every bot answers a request: yes to a takeback or a pause, no to a draw."""
    request = view.request
    if request is None or request.seat is view.seat or view.outcome or view.waiting:
        return None
    return Plan(Answer(request.wish != "draw", request.number), now)


class Planner:
    """Keeps the bots of one table informed, and their plans; it owns no clock."""

    def __init__(self, bots: Mapping[Seat, Bot]) -> None:
        self._bots = bots
        self._seen = dict.fromkeys(bots, -1)
        self._plans: dict[Seat, Plan] = {}

    def inform(self, table: Table[Any, Any, Any], now: Instant) -> None:
        """Asks every bot anew to whom something has happened since it was asked last."""
        for seat, bot in self._bots.items():
            if table.versions[seat.index] > self._seen[seat]:
                told = update(table, seat, max(self._seen[seat], 0))
                self._seen[seat] = told.version
                self._plans.pop(seat, None)
                if plan := bot.consider(told.view, told.news, now):
                    self._plans[seat] = plan

    def behind(self, table: Table[Any, Any, Any]) -> bool:
        """Whether something has happened that a bot was not asked about yet."""
        return any(table.versions[seat.index] > seen for seat, seen in self._seen.items())

    def first(self) -> tuple[Seat, Plan] | None:
        """The plan to be carried out next; of two for the same instant, that of seat A."""
        if not self._plans:
            return None
        seat = min(self._plans, key=lambda seat: (self._plans[seat].at, seat.index))
        return seat, self._plans[seat]

    def drop(self, seat: Seat) -> None:
        """Forgets a plan, carried out or refused."""
        del self._plans[seat]


def simulate(table: Table[S, A, D], bots: Mapping[Seat, Bot], most: int = 10_000) -> Table[S, A, D]:
    """Plays a table to its end in simulated time: the earliest plan or deadline comes first.

    Ends early when nobody plans anything, and gives up after ``most`` events. A refused plan is the
    bot's mistake, since every news lets it plan anew: ``Illegal`` is passed on.
    """
    planner, now = Planner(bots), table.at
    while not table.outcome and table.seq < most:
        planner.inform(table, now)
        due, next_plan = table.due, planner.first()
        if due and (next_plan is None or due.at <= next_plan[1].at):
            now = max(now, due.at)
            table = table.tick(now)
        elif next_plan:
            seat, plan = next_plan
            now = max(now, plan.at)
            planner.drop(seat)
            table = table.submit(seat, plan.action, now)
        else:
            break
    return table
