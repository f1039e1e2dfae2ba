"""Which acts a table accepts from a player.

There are two checks. ``impossible`` is part of the fold, so it must stay compatible with all
stored logs. ``forbidden`` is policy: it applies to submitted actions only, never to stored ones,
and may change with every release.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fourfold.play.errors import Illegal
from fourfold.play.tables.acts import Answer, Ask, ClaimVictory, Rematch, Resign, Resume, TableAct
from fourfold.play.values import Seat

if TYPE_CHECKING:
    from fourfold.play.tables.table import Table

__all__ = ["MAX_PAUSES", "MAX_QUESTIONS", "forbidden", "impossible", "offered"]

#: Requests that a seat may make in one game, accepted or not.
MAX_QUESTIONS = 50
#: Accepted pause requests of a seat in one game.
MAX_PAUSES = 10

_RESIGN, _CLAIM, _RESUME, _REMATCH = Resign(), ClaimVictory(), Resume(), Rematch()
_ASKS: tuple[TableAct, ...] = (Ask("draw"), Ask("pause"), Ask("takeback"))


def offered(table: Table[Any, Any, Any], seat: Seat) -> tuple[TableAct, ...]:
    """Returns the table acts that a seat may take now; all of them will be accepted."""
    return tuple(
        [
            act
            for act in _candidates(table)
            if not (impossible(table, seat, act) or forbidden(table, seat, act))
        ]
    )


def _candidates(table: Table[Any, Any, Any]) -> tuple[TableAct, ...]:
    """Returns the acts worth a full check; called for every view, so it rules out most quickly."""
    if table.outcome:
        return (_REMATCH,)
    asks: tuple[TableAct, ...] = _ASKS
    if request := table.request:
        asks = (Answer(True, request.number), Answer(False, request.number))
    claim = (_CLAIM,) if table.away else ()
    resume = (_RESUME,) if table.paused else ()
    return (_RESIGN, *claim, *asks, *resume)


def impossible(table: Table[Any, Any, Any], seat: Seat, act: TableAct) -> Illegal | None:
    """Returns why an act is invalid at this table; ``None`` if it is valid."""
    if None in table.players:
        return Illegal("seat-empty")
    if isinstance(act, Rematch):
        if not table.outcome:
            return Illegal("still-playing")
        return Illegal("asked-already") if seat in table.rematch else None
    if table.outcome:
        return Illegal("game-over")
    match act:
        case ClaimVictory() if seat.other not in table.away:
            return Illegal("not-away")
        case Ask() | Answer() if table.waiting:
            return Illegal("waiting")
        case Ask():
            return _unaskable(table, seat, act)
        case Answer():
            request = table.request
            if not request or request.seat is seat:
                return Illegal("nothing-asked")
            if act.to not in (None, request.number):
                return Illegal("asked-otherwise")
        case Resume() if not table.paused:
            return Illegal("not-paused")
    return None


def _unaskable(table: Table[Any, Any, Any], seat: Seat, ask: Ask) -> Illegal | None:
    if table.request:
        return Illegal("asked-already")
    if (seat, ask.wish) in table.refused:
        return Illegal("refused-already")
    if ask.wish == "pause" and table.paused:
        return Illegal("paused")
    if ask.wish == "takeback" and not table.undoes(seat):
        return Illegal("nothing-to-take-back")
    return None


def forbidden(table: Table[Any, Any, Any], seat: Seat, act: TableAct) -> Illegal | None:
    """Returns why policy refuses a valid act now; ``None`` if it does not."""
    match act:
        case ClaimVictory():
            return _unclaimable(table, seat)
        case Answer(to=None):
            # The request may have changed while the answer was on its way.
            return Illegal("asked-otherwise")
        case Ask() if table.asked[seat.index] >= MAX_QUESTIONS:
            return Illegal("questions-used", most=MAX_QUESTIONS)
        case Ask("pause") if table.pauses[seat.index] >= MAX_PAUSES:
            return Illegal("pauses-used", most=MAX_PAUSES)
    return None


def _unclaimable(table: Table[Any, Any, Any], seat: Seat) -> Illegal | None:
    """Returns why a seat cannot claim the game; only a player who has to wait can."""
    if table.waiting:
        return Illegal("waiting")
    if table.paused:
        return Illegal("paused")
    if table.rules.due(table.state):
        return Illegal("clock-decides")
    return Illegal("not-waiting-yourself") if seat in table.rules.awaited(table.state) else None
