"""Stored games: reads them from their rows, and leaves unreadable ones unchanged.

Another version may have written a game, an option, a tile or an act that this one does not know.
The rows of such a table are never changed: the table is shown with the reason why it cannot be
read, and its record contains everything that is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import FourfoldError, Illegal, Malformed, Record, RecordedEvent, Table
from fourfold.play.decoding import READING_ERRORS
from fourfold.server.wire import Refusal, facts_of
from fourfold.store import EventRow, TableRow

__all__ = ["opening_of", "refusal_of", "require_own_record", "stored_record", "unreadable"]


def opening_of(row: TableRow) -> Table[Any, Any, Any]:
    """Returns the table before its first event.

    Raises ``Malformed`` with the code ``stored`` if its rows cannot be read.
    """
    try:
        if row.game not in GAMES:
            raise Malformed("game", name=row.game, expected=tuple(GAMES))
        game = GAMES[row.game]
        options = game.read_options(_plain(row.options))
        deal = game.convert(_plain(row.deal), game.deal, "deal")
        return Table.open(game.rules(options), deal, row.players, row.started)
    except Exception as error:  # Rules may raise anything on an unsound deal.
        raise unreadable(error) from error


def unreadable(error: Exception, event: int | None = None) -> Malformed:
    """Returns the error for a stored game that cannot be read, at all or from an event on."""
    problem: FourfoldError = (
        error
        if isinstance(error, FourfoldError)
        else Malformed("data", part="deal" if event is None else "action", problem=repr(error))
    )
    if event is not None:
        problem = Malformed("record-event", event=event, problem=problem)
    return Malformed("stored", problem=problem)


def refusal_of(error: FourfoldError) -> Refusal:
    """Returns an error as it goes over the wire."""
    return Refusal(error.code, facts_of(error), str(error))


def stored_record(row: TableRow, events: Sequence[EventRow]) -> Record:
    """Returns everything that is stored of a game as a record, without validating it."""
    return Record(
        game=row.game,
        rules=row.rules,
        options=_plain(row.options),
        deal=_plain(row.deal),
        players=row.players,
        started=row.started,
        events=tuple(RecordedEvent(event.seat, event.at, _plain(event.action)) for event in events),
        outcome=row.outcome,
    )


def require_own_record(row: TableRow, guest: str | None) -> None:
    """Raises ``Illegal`` for a guest who may not read the whole record of an unreadable game.

    In such a game, hidden information cannot be told apart from the rest. So only its players may
    read the record, and in a game of two people only once it is over: another version of the server
    may let them continue it.
    """
    guests = {seat.guest for seat in row.seats if seat.guest}
    if guests and guest not in guests:
        raise Illegal("not-your-table")
    if not row.outcome and (row.open or len(guests) > 1):
        raise Illegal("still-playing")


def _plain(text: str) -> Any:
    """Returns the values of stored JSON, or the text itself if it is not JSON."""
    try:
        return msgspec.json.decode(text)
    except READING_ERRORS:
        return text
