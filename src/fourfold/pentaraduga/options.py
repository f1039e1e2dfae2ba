"""The options of the tables, and all chance of a game."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal

import msgspec

from fourfold.pentaraduga.deals import deal_fairly, deal_randomly
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Malformed, Seat

__all__ = ["Deal", "Options", "TurnOptions", "deal_for"]

#: Both players' tiles, each in the order hand, then stock.
Tiles = tuple[tuple[Tile, ...], tuple[Tile, ...]]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed at every table."""

    #: Whether what is against the rules is refused, or stands unless the partner protests.
    referee: Literal["server", "players"] = "server"
    #: How the tiles are dealt: by chance, or each hand the other in other colours; or these tiles.
    deal: Literal["random", "fair"] | Tiles = "random"


class TurnOptions(Options, frozen=True):
    """What can be agreed where players take turns."""

    #: Seconds for a move: running out refuses it, a third time in a row loses the game.
    move_time: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None


class Deal(msgspec.Struct, frozen=True):
    """All chance of a game: who starts, and who gets which tiles in which order."""

    starter: Seat
    tiles: Tiles


def deal_for(
    options: Options, tiles: tuple[Tile, ...], chance: Random, last_winner: Seat | None
) -> Deal:
    """Deals half of the tiles to each. Who won last starts; the lot decides in the first game."""
    lot = chance.choice((Seat.A, Seat.B))
    if options.deal == "random":
        a, b = deal_randomly(tiles, chance)
    elif options.deal == "fair":
        a, b = deal_fairly(tiles, chance)
    else:
        a, b = map(list, options.deal)
        if sorted(tile.index for tile in a + b) != [tile.index for tile in tiles]:
            raise Malformed("pentaraduga-deal", count=len(tiles))
    return Deal(last_winner or lot, (tuple(a), tuple(b)))
