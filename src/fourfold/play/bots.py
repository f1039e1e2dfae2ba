"""Computer players: they get the view of a seat and submit the actions of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from fourfold.play.tables.acts import Answer
from fourfold.play.tables.stream import News, TableView, update
from fourfold.play.tables.table import Table
from fourfold.play.values import Act, Instant, Seat

__all__ = ["Bot", "Plan", "Planner", "courtesy", "simulate"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")


class Plan(NamedTuple):
    """The next action of a bot and its instant. A newer plan of the same bot replaces it."""

    action: Act
    at: Instant


class Bot(Protocol):
    """A computer player. The same code plays in real and in simulated time."""

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """Returns the next action, to be taken unless news arrives first; ``None`` for none.

        Called at the start of the game and after all news.
        """


def courtesy(view: TableView, now: Instant) -> Plan | None:
    """Returns every bot's answer to a request: yes to a takeback or a pause, no to a draw.

    Returns ``None`` if there is nothing to answer.
    """
    request = view.request
    if request is None or request.seat is view.seat or view.outcome or view.waiting:
        return None
    return Plan(Answer(request.wish != "draw", request.number), now)


class Planner:
    """Informs the bots of one table and holds their plans. The caller provides the time."""

    def __init__(self, bots: Mapping[Seat, Bot]) -> None:
        self._bots = bots
        self._seen = dict.fromkeys(bots, -1)
        self._plans: dict[Seat, Plan] = {}

    def inform(self, table: Table[Any, Any, Any], now: Instant) -> None:
        """Asks for a new plan every bot that has news since it was last asked."""
        for seat, bot in self._bots.items():
            if table.versions[seat.index] > self._seen[seat]:
                told = update(table, seat, max(self._seen[seat], 0))
                self._seen[seat] = told.version
                self._plans.pop(seat, None)
                if plan := bot.consider(told.view, told.news, now):
                    self._plans[seat] = plan

    def behind(self, table: Table[Any, Any, Any]) -> bool:
        """Returns whether there is news that a bot has not been asked about."""
        return any(table.versions[seat.index] > seen for seat, seen in self._seen.items())

    def first(self) -> tuple[Seat, Plan] | None:
        """Returns the earliest plan, seat A's first at the same instant; ``None`` if none."""
        if not self._plans:
            return None
        seat = min(self._plans, key=lambda seat: (self._plans[seat].at, seat.index))
        return seat, self._plans[seat]

    def drop(self, seat: Seat) -> None:
        """Removes a plan that was carried out or refused."""
        del self._plans[seat]


def simulate(table: Table[S, A, D], bots: Mapping[Seat, Bot], most: int = 10_000) -> Table[S, A, D]:
    """Plays a table to its end in simulated time and returns it.

    The earliest plan or deadline comes first. Returns early if no bot has a plan, or after ``most``
    events. Raises ``Illegal`` for a refused plan: bots plan again after all news, so it is a bug.
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
