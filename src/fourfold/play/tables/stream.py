"""Streams of updates: each audience gets its own view and news, never a state or a raw event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fourfold.play.tables.acts import TableAct
from fourfold.play.tables.table import AUDIENCES, OpenRequest, Table
from fourfold.play.values import Instant, Offers, Outcome, Seat, SetUp, in_order

__all__ = ["News", "TableView", "Update", "news_since", "update", "view"]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one audience may know it."""

    #: Counts only this audience's news, so that a gap cannot reveal a hidden event.
    version: int
    seat: Seat | None
    at: Instant
    what: Any


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one audience may see of a table and do there."""

    game: str
    options: Any
    seat: Seat | None
    players: tuple[str | None, str | None]
    #: The game's own view.
    view: Any
    offers: Offers[Any] = Offers()
    acts: tuple[TableAct, ...] = ()
    request: OpenRequest | None = None
    paused: bool = False
    rematch: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    #: Players who have not arrived yet; the clock is stopped and nobody can move until then.
    waiting: tuple[Seat, ...] = ()
    #: The next deadline in wall-clock time, or the time left until it while the clock is stopped.
    deadline: Instant | None = None
    remaining: Instant | None = None
    #: The seat whose time is running.
    on_clock: Seat | None = None
    outcome: Outcome | None = None
    #: How the game was set up; ``None`` for a random deal.
    set_up: SetUp | None = None


class Update(msgspec.Struct, frozen=True):
    """A step of a stream: the current view, and the news since the receiver's version."""

    version: int
    view: TableView
    news: tuple[News, ...]


def view(table: Table[Any, Any, Any], seat: Seat | None) -> TableView:
    """Returns the table as a seat, or a spectator, sees it now."""
    due = table.due
    standing = table.clock.standing
    held = table.rules.due(table.state) if standing is not None and not table.outcome else None
    return TableView(
        game=table.rules.game,
        options=table.rules.options,
        seat=seat,
        players=table.players,
        view=table.rules.view(table.state, seat),
        offers=table.offers(seat) if seat else Offers(),
        acts=table.acts(seat) if seat else (),
        request=table.request,
        paused=table.paused,
        rematch=in_order(table.rematch),
        away=in_order(table.away),
        waiting=in_order(table.waiting),
        deadline=due.at if due else None,
        remaining=held.at - standing if held and standing is not None else None,
        on_clock=due.seat if due else held.seat if held else None,
        outcome=table.outcome,
        set_up=table.rules.set_up_of(table.deal),
    )


def update(table: Table[Any, Any, Any], seat: Seat | None, since: int = 0) -> Update:
    """Returns the update for a seat that has seen version ``since``.

    An invalid version counts as 0: the update then contains all news.
    """
    news = list(news_since(table, seat, since))
    version = table.versions[AUDIENCES.index(seat)]
    return Update(version, view(table, seat), tuple(reversed(news)))


def news_since(table: Table[Any, Any, Any], seat: Seat | None, since: int) -> Iterator[News]:
    """Yields the news after a version, newest first; all news if the version is invalid."""
    index = AUDIENCES.index(seat)
    if not 0 <= since <= table.versions[index]:
        since = 0
    step: Table[Any, Any, Any] | None = table
    while step and step.versions[index] > since:
        what = step.told(seat)
        if what is not None and step.event:
            yield News(step.versions[index], step.event.seat, step.event.at, what)
        step = step.previous
