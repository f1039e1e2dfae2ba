"""The actions of Pentaraduga; every game accepts some of them.

If an action is hidden from the other player, they are told of it without its tiles.
"""

from __future__ import annotations

from typing import Literal

from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.tiles import Tile
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
    """Lays tiles one after the other, from the hand or from where they stand.

    While a client builds a move, ``tile`` is the tile whose place is chosen next.
    """

    placements: tuple[Placement, ...] = ()
    tile: Tile | None = None


class Pass(Act, frozen=True, tag="pass"):
    """Declines the move that is asked for: any move, or a full one."""


class Knock(Act, frozen=True, tag="knock"):
    """Claims the next action, so that the other player cannot act in between."""

    what: Literal["move", "exchange", "take"] = "move"


class Exchange(Act, frozen=True, tag="exchange"):
    """Gives a tile to the end of one stock and takes the first of the other."""

    tile: Tile | None = None


class Take(Act, frozen=True, tag="take"):
    """Takes the first tile of the partner's stock for nothing in return, by right or as a prize."""


class Draw(Act, frozen=True, tag="draw"):
    """Fills the hand from the player's own stock, in games where that is a separate action."""


class Capture(Act, frozen=True, tag="capture"):
    """Takes the whole common figure."""


class HandOver(Act, frozen=True, tag="hand-over"):
    """Hands the partner a tile: to begin with, or as the penalty for a wrong move."""

    tile: Tile | None = None


class Rotate(Act, frozen=True, tag="rotate"):
    """Accepts the start figure as it lies, or turned by 180 degrees."""

    half: bool = True


class GiveAll(Act, frozen=True, tag="give-all"):
    """Ends the player's moves and hands the partner all remaining tiles, perhaps none."""


class Hurry(Act, frozen=True, tag="hurry"):
    """Starts the clock of a partner who keeps the player waiting."""


class Arrange(Act, frozen=True, tag="arrange"):
    """Rearranges the tiles behind the screen."""

    figure: tuple[Placement, ...]


class Drop(Act, frozen=True, tag="drop"):
    """Drops a tile on the partner's side in order to exchange it."""

    tile: Tile | None = None


class Stop(Act, frozen=True, tag="stop"):
    """Covers the finished figure and stops building, as the first of the two."""

    figure: tuple[Placement, ...] = ()


class Mark(Act, frozen=True, tag="mark"):
    """Records a result and goes on improving the figure."""

    figure: tuple[Placement, ...]


class Check(Act, frozen=True, tag="check"):
    """Lifts the screens, so that both figures are counted."""

    figure: tuple[Placement, ...]


class Surrender(Act, frozen=True, tag="surrender"):
    """Gives the game up without seeing the other player's figure."""


class Extend(Act, frozen=True, tag="extend"):
    """Chooses in Quados who extends their figure: the player, or the partner."""

    own: bool = True


class Protest(Act, frozen=True, tag="protest"):
    """Claims that the partner has broken a rule."""


class TimeUp(Act, frozen=True, tag="time-up"):
    """Marks that a time limit has passed; sent by the clock, never by a player."""


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
