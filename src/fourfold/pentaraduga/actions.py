"""What players do in the games of Pentaraduga; every game takes some of these.

Where an action shows nothing to the other player, it is told without the tiles in it.
"""

from __future__ import annotations

from typing import Literal

from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Act

__all__ = [
    "Action",
    "Arrange",
    "Capture",
    "Check",
    "Draw",
    "Drop",
    "Exchange",
    "Extend",
    "GiveAll",
    "HandOver",
    "Hurry",
    "Knock",
    "Lay",
    "Mark",
    "Pass",
    "Protest",
    "Rotate",
    "Stop",
    "Surrender",
    "Take",
    "TimeUp",
]


class Lay(Act, frozen=True, tag="lay"):
    """A move: lays tiles one after the other, from the hand or from where they stand.

    While it is being built, ``tile`` is the one whose place is chosen next.
    """

    placements: tuple[Placement, ...] = ()
    tile: Tile | None = None


class Pass(Act, frozen=True, tag="pass"):
    """Refuses the move that is asked for: any, or a full one."""


class Knock(Act, frozen=True, tag="knock"):
    """Claims what one is about to do, so that the other cannot come between."""

    what: Literal["move", "exchange", "take"] = "move"


class Exchange(Act, frozen=True, tag="exchange"):
    """Gives a tile to the end of one stock and takes the first of the other."""

    tile: Tile | None = None


class Take(Act, frozen=True, tag="take"):
    """Takes the first tile of the partner's stock and gives nothing: by right, or as a prize."""


class Draw(Act, frozen=True, tag="draw"):
    """Fills the hand from one's own stock, where that is an act of its own."""


class Capture(Act, frozen=True, tag="capture"):
    """Takes the whole common figure."""


class HandOver(Act, frozen=True, tag="hand-over"):
    """Hands the partner a tile: the one they begin with, or one for a tile that was wrong."""

    tile: Tile | None = None


class Rotate(Act, frozen=True, tag="rotate"):
    """Takes the start figure as it lies, or turned by half."""

    half: bool = True


class GiveAll(Act, frozen=True, tag="give-all"):
    """Has made all moves, and hands the partner all tiles that are left, perhaps none."""


class Hurry(Act, frozen=True, tag="hurry"):
    """Starts the clock of a partner for whom one has to wait."""


class Arrange(Act, frozen=True, tag="arrange"):
    """How the tiles lie behind the screen now."""

    figure: tuple[Placement, ...]


class Drop(Act, frozen=True, tag="drop"):
    """Drops a tile on the partner's side, to be exchanged."""

    tile: Tile | None = None


class Stop(Act, frozen=True, tag="stop"):
    """Covers the finished figure: the first to do so."""

    figure: tuple[Placement, ...] = ()


class Mark(Act, frozen=True, tag="mark"):
    """Marks a result, and goes on improving it."""

    figure: tuple[Placement, ...]


class Check(Act, frozen=True, tag="check"):
    """Lifts the screen: both figures are counted."""

    figure: tuple[Placement, ...]


class Surrender(Act, frozen=True, tag="surrender"):
    """Gives the game up without seeing the other's figure."""


class Extend(Act, frozen=True, tag="extend"):
    """Quados: extends the own figure, or lets the partner extend theirs."""

    own: bool = True


class Protest(Act, frozen=True, tag="protest"):
    """Says that the partner has broken a rule."""


class TimeUp(Act, frozen=True, tag="time-up"):
    """The clock's: a time limit has passed."""


Action = (
    Lay
    | Pass
    | Knock
    | Exchange
    | Take
    | Draw
    | Capture
    | HandOver
    | Rotate
    | GiveAll
    | Hurry
    | Arrange
    | Drop
    | Stop
    | Mark
    | Check
    | Surrender
    | Extend
    | Protest
    | TimeUp
)
