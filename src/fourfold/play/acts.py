"""What players do at any table, whatever the game; the rules know nothing of it."""

from __future__ import annotations

from typing import Literal

from fourfold.play.values import Act, Instant, Seat

__all__ = [
    "Answer",
    "Ask",
    "Away",
    "Back",
    "Claim",
    "Join",
    "Rematch",
    "Resign",
    "Resume",
    "Resumed",
    "TableAct",
    "Wait",
    "Wish",
]

Wish = Literal["draw", "pause", "takeback"]


class TableAct(Act, frozen=True):
    """The base of the table's own actions."""


class Join(TableAct, frozen=True, tag="join"):
    """Takes the seat, under a name."""

    name: str


class Resign(TableAct, frozen=True, tag="resign"):
    """Gives the game up."""


class Ask(TableAct, frozen=True, tag="ask"):
    """Asks the other for a draw, a pause, or to take back one's last action and what followed."""

    wish: Wish


class Answer(TableAct, frozen=True, tag="answer"):
    """Says yes or no to what the other has asked."""

    yes: bool
    #: The number of the request that is answered; old logs do not say it.
    to: int | None = None


class Resume(TableAct, frozen=True, tag="resume"):
    """Ends a pause."""


class Rematch(TableAct, frozen=True, tag="rematch"):
    """Wishes another game, once this one is over; it is agreed when both do."""


class Away(TableAct, frozen=True, tag="away"):
    """The clock's: a player has been gone so long that the other may claim the game."""

    seat: Seat


class Wait(TableAct, frozen=True, tag="wait"):
    """The clock's: the game waits for a player who has yet to come. Nobody moves meanwhile."""

    seat: Seat


class Back(TableAct, frozen=True, tag="back"):
    """The clock's: the player who was away, or whom the game waited for, is here."""

    seat: Seat


class Claim(TableAct, frozen=True, tag="claim"):
    """Claims the game from a player who is away, rather than waiting on."""


class Resumed(TableAct, frozen=True, tag="resumed"):
    """The clock's: the server was away for ``lost`` milliseconds, which nobody is charged for."""

    lost: Instant
