"""Protests: a move against the rules stands unless the partner protests at once."""

from __future__ import annotations

from typing import Any

import msgspec

from fourfold.pentaraduga.core.options import Referee
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal, Seat

__all__ = ["Doubt", "judge", "require_doubt"]


class Doubt(msgspec.Struct, frozen=True):
    """A move against the rules that nobody has protested against yet."""

    #: The offender, and the code of the broken rule.
    seat: Seat
    code: str
    #: The tiles of the hand that were laid with it.
    tiles: tuple[Tile, ...]
    #: The state to restore.
    before: Any


def judge(
    referee: Referee,
    doubt: Doubt | None,
    seat: Seat,
    code: str,
    tiles: tuple[Tile, ...],
    before: Any,
    *,
    wrong: Tile | None = None,
) -> Doubt:
    """Returns the doubt about a move that breaks a rule; the first broken rule counts.

    The last of the tiles breaks the rule, unless another is ``wrong``. Raises ``Illegal`` if the
    server referees.

    >>> judge("players", None, Seat.A, "pentaraduga-clash", (Tile.ORO,), None).code
    'pentaraduga-clash'
    >>> judge("server", None, Seat.A, "pentaraduga-clash", (Tile.ORO,), None)
    Traceback (most recent call last):
    ...
    fourfold.play.errors.Illegal: oRo does not fit there: the colours differ.
    """
    if referee == "server":
        raise Illegal(code, tile=wrong or tiles[-1])
    return doubt or Doubt(seat, code, tiles, before)


def require_doubt(referee: Referee, doubt: Doubt | None, seat: Seat) -> Doubt:
    """Returns the move that a player protests against. Raises ``Illegal`` if it was right."""
    if referee != "players":
        raise Illegal("pentaraduga-no-protest")
    if doubt is None or doubt.seat is seat:
        raise Illegal("pentaraduga-nothing-wrong")
    return doubt
