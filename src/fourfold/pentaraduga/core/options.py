"""The options of a table, and the deal, which contains all randomness of a game."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, Literal

import msgspec

from fourfold.pentaraduga.core.deals import deal_fairly, deal_randomly
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.tiles import TILES, Tile
from fourfold.play import Malformed, Seat

__all__ = [
    "AlwaysCheck",
    "AtOnce",
    "Deal",
    "Interception",
    "Middle",
    "MoveTime",
    "Options",
    "Referee",
    "ReplayLimit",
    "UnplacedBonus",
    "deal_for",
]

#: Who enforces the rules: the server refuses what breaks them, or the players protest.
Referee = Literal["server", "players"]
#: The tiles of one player.
_OneSide = Annotated[tuple[Tile, ...], msgspec.Meta(max_length=len(TILES))]
#: The tiles of both players, for each the hand and then the stock.
Tiles = tuple[_OneSide, _OneSide]


def _explained(about: str) -> msgspec.Meta:
    return msgspec.Meta(description=about)


#: Options of several games.
AlwaysCheck = Annotated[
    bool | None,
    _explained(
        "Whether figures are always checked, so that nobody can surrender or bluff. "
        "If it is not said, a single game is checked; the tables of a match say no."
    ),
]
AtOnce = Annotated[
    bool, _explained("Whether both act at the same time; otherwise one after the other.")
]
MoveTime = Annotated[
    Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None,
    _explained("Seconds for a move: running out refuses it, a third time in a row loses."),
]
ReplayLimit = Annotated[
    Annotated[int, msgspec.Meta(ge=1, le=3_600)] | None,
    _explained("Seconds for the second to lay the rest of their tiles."),
]
UnplacedBonus = Annotated[
    bool, _explained("Whether the first also gets a point for every tile the second has not laid.")
]
Interception = Annotated[
    bool, _explained("Whether a player may cut in when it is the other's turn.")
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of every table."""

    referee: Annotated[
        Referee,
        _explained("Whether the server refuses what breaks a rule, or the players protest."),
    ] = "server"
    deal: Annotated[
        Literal["random", "fair"] | Tiles,
        _explained("How tiles are dealt: by chance, alike in other colours, or as listed."),
    ] = "random"
    aids: Annotated[
        Literal["full", "places", "none"],
        _explained("How much the table helps: places and what they do, places only, or nothing."),
    ] = "full"


class Middle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The position of a game that begins in the middle."""

    #: How many tiles each player has in the hand.
    held: tuple[int, int]
    common: tuple[Placement, ...] = ()
    #: The tiles that lie open in the stocks.
    open: tuple[Tile, ...] = ()
    #: Whether everything that is hidden from a player was drawn anew.
    redrawn: bool = False
    #: The rest of the game's state, in the form that the game declares.
    reached: dict[str, Any] = {}
    #: The version of that form.
    form: int = 1


class Deal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All chance of a game: the starter, the tiles of both in their order, and the lots.

    A deal may begin in the middle of a game with own figures. It then carries the figures of A and
    B, and the hands have the size that they have after both have begun.
    """

    starter: Seat
    tiles: Tiles
    #: Random numbers for later, such as which tile is taken blindly; used in order.
    lots: tuple[int, ...] = ()
    figures: tuple[tuple[Placement, ...], tuple[Placement, ...]] = ((), ())
    middle: Middle | None = None


#: The exclusive limit of a lot. Every number up to 12 divides it, so ``lot % count`` is fair.
LOT_LIMIT = 27_720


def deal_for(
    options: Options,
    tiles: tuple[Tile, ...],
    chance: Random,
    last_winner: Seat | None,
    lots: int = 0,
) -> Deal:
    """Deals half of the tiles to each player.

    The last winner starts; in the first game chance decides. Raises ``Malformed`` for tiles chosen
    in the options that are not exactly those of the game.

    >>> from fourfold.pentaraduga.core.tiles import FIVE_COLOURS
    >>> deal = deal_for(Options(), FIVE_COLOURS, Random(1), last_winner=Seat.B, lots=1)
    >>> deal.starter, len(deal.tiles[0]), len(deal.lots)
    (<Seat.B: 'B'>, 7, 1)
    """
    lot = chance.choice((Seat.A, Seat.B))
    if options.deal == "random":
        a, b = deal_randomly(tiles, chance)
    elif options.deal == "fair":
        a, b = deal_fairly(tiles, chance)
    else:
        a, b = map(list, options.deal)
        dealt = sorted(tile.index for tile in a + b)
        if len(a) != len(b) or dealt != [tile.index for tile in tiles]:
            raise Malformed("pentaraduga-deal", count=len(tiles))
    later = tuple(chance.randrange(LOT_LIMIT) for _ in range(lots))
    return Deal(last_winner or lot, (tuple(a), tuple(b)), later)
