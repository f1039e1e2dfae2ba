"""Checks of handwritten deals: whether a game can begin with them.

Deals that the rules make are always sound. Those from outside may contain a tile twice or begin in
a state that no game can reach: nobody could move, or the assumptions of the rules would not hold.
Stored games are not checked.

Each game checks its own state (``GameRules.faults``); the checks that several games share are
here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import NEAR
from fourfold.pentaraduga.core.options import Deal
from fourfold.pentaraduga.core.sides import Sides
from fourfold.pentaraduga.core.tiles import TILES, Tile
from fourfold.pentaraduga.parts.turn import Need, Turn
from fourfold.pentaraduga.rules.family import PentaradugaRules, State
from fourfold.play import SEATS, Malformed, Seat

__all__ = ["require_deal", "wrong_common_figure", "wrong_own_figures", "wrong_tiles", "wrong_turn"]

AnyRules = PentaradugaRules[Any]

#: The maximum number of lots of a deal, and their maximum value.
_MAX_LOTS, _MAX_LOT = 24, 999_999_999
#: The maximum distance of a tile from the place where its figure begins, in cells.
_MAX_DISTANCE_CELLS = 100


def require_deal(rules: AnyRules, deal: Deal) -> None:
    """Raises ``Malformed`` unless a game of these rules can begin with a deal."""
    tiles = rules.own.tiles
    for part in _wrong_in_deal(tiles, deal):
        raise Malformed("pentaraduga-unsound", part=part)
    state = rules.start(deal)
    for part in _wrong_in_state(rules, state) if deal.middle else ():
        raise Malformed("pentaraduga-unsound", part=part)
    if not _goes_on(rules, state):
        raise Malformed("pentaraduga-unsound", part="tiles")


def _wrong_in_deal(tiles: tuple[Tile, ...], deal: Deal) -> Iterator[str]:
    """Yields the parts of a deal that are wrong in any game."""
    middle = deal.middle
    if not all(0 <= lot <= _MAX_LOT for lot in deal.lots) or len(deal.lots) > _MAX_LOTS:
        yield "lots"
    if middle and not all(
        0 <= held <= len(tiles) for held, tiles in zip(middle.held, deal.tiles, strict=True)
    ):
        yield "held"
    if not _is_subset(tiles, (*deal.tiles[0], *deal.tiles[1])):
        yield "tiles"
    for name, placements in (
        *(("figures", figure) for figure in deal.figures),
        ("common", middle.common if middle else ()),
    ):
        near = all(max(abs(one.x), abs(one.y)) <= NEAR + _MAX_DISTANCE_CELLS for one in placements)
        if not near or not _is_subset(tiles, [one.tile for one in placements]):
            yield name


def _wrong_in_state(rules: AnyRules, state: State) -> Iterator[str]:
    if state.outcome:
        yield "outcome"
    yield from rules.own.faults(state)


def _is_subset(all_tiles: tuple[Tile, ...], some: Iterable[Tile]) -> bool:
    """Returns whether the tiles are all of the game and none occurs twice."""
    some = tuple(some)
    return len(some) <= len(TILES) and len(set(some) & set(all_tiles)) == len(some)


def _goes_on(rules: AnyRules, state: State) -> bool:
    """Returns whether a player can act, or the clock will."""
    if state.outcome or rules.due(state):
        return True
    for seat in SEATS:
        offers = rules.offers(state, seat)
        if offers.actions or "arrange" in offers.tries:
            return True
        for begun in offers.begun:
            more = rules.choices(state, seat, begun)
            if more.actions or more.begun or rules.options.aids == "none":
                return True
    return False


# Checks that several games share


def wrong_tiles(
    all_tiles: tuple[Tile, ...], sides: Sides, *elsewhere: Iterable[Tile]
) -> Iterator[str]:
    """Yields ``tiles`` if a tile is in two places."""
    hands = [tile for side in sides for tile in side.hand]
    stocks = [lying.tile for side in sides for lying in side.stock]
    if not _is_subset(
        all_tiles, [*hands, *stocks, *(tile for tiles in elsewhere for tile in tiles)]
    ):
        yield "tiles"


def wrong_own_figures(figures: Iterable[Figure]) -> Iterator[str]:
    """Yields ``figures`` if one of them is not connected."""
    if not all(figure.connected for figure in figures if len(figure)):
        yield "figures"


def wrong_common_figure(figure: Figure, need: Need) -> Iterator[str]:
    """Yields ``common`` for a figure in pieces, ``need`` if figure and need contradict each other.

    With ``start`` and ``hand-over`` there is no figure yet; with all other needs there is one.
    """
    if len(figure) and not figure.connected:
        yield "common"
    if bool(len(figure)) == (need in ("start", "hand-over")):
        yield "need"


def wrong_turn(
    turn: Turn, sides: Sides, first: Seat | None, reached: Iterable[Seat] = ()
) -> Iterator[str]:
    """Yields the wrong parts of a turn. Exactly the players without tiles must be out.

    A player who has ``reached`` is out, too, and may have tiles in the stock.
    """
    if not 0 <= turn.passes <= 1:
        yield "passes"
    accepting = turn.need == "accept"
    if accepting and not (first and not sides[first.other.index].left):
        yield "need"
    if first and (turn.right is first) != accepting:
        yield "right"
    for seat in SEATS:
        side, has_reached = sides[seat.index], seat in reached
        capturing = turn.need == "capture" and turn.right is seat
        out = first is seat or capturing or (accepting and turn.right is seat.other)
        if has_reached and (side.hand or not out):
            yield "reached"
        if not has_reached and bool(side.left) == out:
            yield "first"
        # A player with a stock has an empty hand only after a penalty, if the other has no stock.
        if side.stock and not side.hand and not has_reached and sides[seat.other.index].stock:
            yield "held"
