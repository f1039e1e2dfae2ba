"""What a seat is told: its own view and its own news, never a state or a raw event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fourfold.play.acts import TableAct
from fourfold.play.table import AUDIENCES, Request, Table
from fourfold.play.values import Instant, Offers, Outcome, Seat, SetUp, in_order

__all__ = ["News", "TableView", "Update", "news_since", "update", "view"]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one audience may know it."""

    #: Counts only what is news to this audience, so that a gap betrays nothing.
    version: int
    seat: Seat | None
    at: Instant
    what: Any


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one audience may see of a table, and all that it may do."""

    game: str
    options: Any
    seat: Seat | None
    players: tuple[str | None, str | None]
    #: The game's own view.
    view: Any
    offers: Offers[Any] = Offers()
    acts: tuple[TableAct, ...] = ()
    request: Request | None = None
    paused: bool = False
    rematch: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    #: Who has yet to come; the clock stands and nobody moves until then.
    waiting: tuple[Seat, ...] = ()
    #: The next deadline by the world's time, or, while the clock stands, what is left until it.
    deadline: Instant | None = None
    remaining: Instant | None = None
    #: Whose time it is.
    on_clock: Seat | None = None
    outcome: Outcome | None = None
    #: How the game was set up, if it does not begin as chance has dealt it.
    set_up: SetUp | None = None


class Update(msgspec.Struct, frozen=True):
    """A step of a stream: the newest view, and the news since the version the receiver had."""

    version: int
    view: TableView
    news: tuple[News, ...]


def view(table: Table[Any, Any, Any], seat: Seat | None) -> TableView:
    """The table as this seat, or a spectator, sees it now."""
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
    """What a seat that has seen version ``since`` has to be told; from a foreign version, all."""
    news = list(news_since(table, seat, since))
    version = table.versions[AUDIENCES.index(seat)]
    return Update(version, view(table, seat), tuple(reversed(news)))


def news_since(table: Table[Any, Any, Any], seat: Seat | None, since: int) -> Iterator[News]:
    """Yields the news after a version, newest first; from a foreign version, all."""
    index = AUDIENCES.index(seat)
    if not 0 <= since <= table.versions[index]:
        since = 0
    step: Table[Any, Any, Any] | None = table
    while step and step.versions[index] > since:
        what = step.told(seat)
        if what is not None and step.event:
            yield News(step.versions[index], step.event.seat, step.event.at, what)
        step = step.previous
