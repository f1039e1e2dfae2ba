"""Claims +: Claims with all tiles. On an empty table each player lays two joined tiles.

The player to move begins the start figure, the other adds to it; then the first makes a move.
Before either lays, both may exchange freely.
"""

from __future__ import annotations

from fourfold.pentaraduga.bots.rows import ClaimsPlusMind
from fourfold.pentaraduga.core.lattice import Placement, Placements
from fourfold.pentaraduga.core.laying import first_places
from fourfold.pentaraduga.core.tiles import TILES, Tile
from fourfold.pentaraduga.games.claims import (
    EMBLEM,
    Claims,
    ClaimsOptions,
    ClaimsState,
    ClaimsView,
)
from fourfold.pentaraduga.parts.start_figure import StartFigure
from fourfold.pentaraduga.rules import exchange_rules
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.postgame import missed_fulls
from fourfold.play import Instant, Seat

__all__ = ["GAME", "ClaimsPlus"]

#: The tiles of a start figure that each player lays.
START_TILES = 2


class ClaimsPlus(Claims):
    """Claims + with the options of a table."""

    game = "claims+"
    tiles = TILES
    hand = 4
    most = 20
    needs = (*Claims.needs, "add")

    # The start figure

    def start_figure(self, state: ClaimsState, seat: Seat) -> StartFigure:
        """Returns the start: two joined tiles of the hand, or the last one."""
        hand = state.side(seat).hand

        def next_tiles(laid: Placements) -> tuple[Tile, ...]:
            used = {placement.tile for placement in laid}
            return () if len(laid) >= START_TILES else tuple(t for t in hand if t not in used)

        def places(laid: Placements, tile: Tile) -> list[Placement]:
            figure = state.figure.add(*laid)
            if not len(figure):
                return first_places(tile)
            return figure.places(tile, touching=laid[-1].tile if laid else None)

        return StartFigure(
            figure=state.figure,
            next_tiles=next_tiles,
            places=places,
            is_stuck=exchange_rules.is_stuck(state, seat),
            code="pentaraduga-start-claims",
        )

    def started(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """Lets the other add two tiles; then the player who began moves, unless they are out."""
        begins = state.turn.need == "start"
        if not state.side(seat).left:
            is_second = bool(state.replay)
            state = self.out(state, seat, at)
            if is_second:
                return state
        if begins and state.side(seat.other).hand:
            return self.pass_right(state, seat.other, "add", at)
        mover = seat if begins else seat.other
        return self.pass_right(state, mover if state.side(mover).left else mover.other, "any", at)

    def can_refuse(self, state: ClaimsState) -> bool:
        """Returns True also if tiles are to be added and none can be."""
        if state.turn.need == "add" and not state.replay:
            return self.start_figure(state, state.turn.right).is_enough(())
        return exchange_rules.can_refuse(state)

    # Exchanges

    def can_exchange(self, state: ClaimsState, seat: Seat) -> bool:
        """Returns True also before the tiles of a start figure."""
        return state.turn.need in ("start", "add", "any") and not state.replay

    def is_exchange_free(self, state: ClaimsState) -> bool:
        """Returns True before the tiles of a start figure."""
        return state.turn.need in ("start", "add")


GAME = describe(
    ClaimsPlus,
    options=ClaimsOptions,
    view=ClaimsView,
    style="turns",
    age=10,
    chapter=3,
    mind=ClaimsPlusMind,
    page="plus",
    variant_of="claims",
    emblem=EMBLEM,
    rare=True,
    overlooked=missed_fulls,
)
