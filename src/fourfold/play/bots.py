"""Computer players: they see what a seat sees, and submit what a seat may submit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from fourfold.play.acts import Answer
from fourfold.play.stream import News, TableView, update
from fourfold.play.table import Table
from fourfold.play.values import Act, Instant, Seat

__all__ = ["Bot", "Plan", "courtesy", "simulate"]

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
    if view.request and view.request.seat is not view.seat and not view.outcome:
        return Plan(Answer(view.request.wish != "draw"), now)
    return None


def simulate(
    table: Table[S, A, D], bots: Mapping[Seat, Bot], now: Instant = 0, most: int = 10_000
) -> Table[S, A, D]:
    """Plays a table to its end in simulated time: the earliest plan or deadline comes first.

    Plans for the same instant are carried out in the order of the seats. Ends early when nobody
    plans anything, and gives up after ``most`` events. A plan that is refused is the bot's mistake,
    since every news lets it plan anew: ``Illegal`` is passed on.
    """
    seen = dict.fromkeys(bots, 0)
    plans: dict[Seat, Plan] = {}

    def ask(seat: Seat) -> None:
        told = update(table, seat, seen[seat])
        seen[seat] = told.version
        plan = bots[seat].consider(told.view, told.news, now)
        if plan:
            plans[seat] = plan
        else:
            plans.pop(seat, None)

    for seat in bots:
        ask(seat)
    while not table.outcome and table.seq < most:
        due = table.due
        first = min(plans, key=lambda seat: (plans[seat].at, seat.index), default=None)
        if due and (first is None or due.at <= plans[first].at):
            now = max(now, due.at)
            table = table.tick(now)
        elif first is not None:
            plan = plans.pop(first)
            now = max(now, plan.at)
            table = table.submit(first, plan.action, now)
        else:
            break
        for seat in bots:
            if table.versions[seat.index] > seen[seat]:
                ask(seat)
    return table
