"""Reach +: Reach with all tiles. The starter builds a figure of four, which the partner may turn.

The last two of each player's twelve tiles are for the start figure. Until it lies, hands stay
hidden even from their owners, and the starter may exchange tiles of the four.
"""

from __future__ import annotations

from msgspec.structs import replace

from fourfold.pentaraduga.bots.reach import ReachPlusMind
from fourfold.pentaraduga.core.actions import Action, Rotate
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement, Placements
from fourfold.pentaraduga.core.options import Deal
from fourfold.pentaraduga.core.sides import sides_of
from fourfold.pentaraduga.core.tiles import TILES, Tile
from fourfold.pentaraduga.games.reach import EMBLEM, Reach, ReachOptions, ReachState, ReachView
from fourfold.pentaraduga.parts.line import at_line, side_of
from fourfold.pentaraduga.parts.start_figure import StartFigure
from fourfold.pentaraduga.parts.turn import Turn
from fourfold.pentaraduga.rules import exchange_rules
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.postgame import missed_fulls
from fourfold.play import Illegal, Instant, Seat

__all__ = ["GAME", "ReachPlus"]

#: Each player's share of the tiles of the start figure; also how many lie on either side.
SHARE_TILES = 2


class ReachPlus(Reach):
    """Reach + with the options of a table."""

    game = "reach+"
    tiles = TILES
    far = 9
    most = 20
    start_needs = ("start", "rotate")
    start_tiles = 2 * SHARE_TILES

    def opening(self, deal: Deal) -> ReachState:
        """Deals the hands, and four tiles to the starter for the start figure."""
        a, b = deal.tiles
        return ReachState(
            sides=sides_of((a[:-SHARE_TILES], b[:-SHARE_TILES]), self.hand),
            turn=Turn(deal.starter),
            starter=deal.starter,
            given=a[-SHARE_TILES:] + b[-SHARE_TILES:],
        )

    # The start figure

    def start_figure(self, state: ReachState, seat: Seat) -> StartFigure:
        """Returns the start: the first tile at the line, above it; two tiles on either side."""

        def next_tiles(laid: Placements) -> tuple[Tile, ...]:
            used = {placement.tile for placement in laid}
            return tuple(tile for tile in state.given if tile not in used)

        def places(laid: Placements, tile: Tile) -> list[Placement]:
            if not laid:
                return at_line(tile, Seat.B)
            taken = [side_of(place) for place in laid]
            return [
                place
                for place in Figure(laid).places(tile)
                if (side := side_of(place)) and taken.count(side) < SHARE_TILES
            ]

        return StartFigure(
            figure=state.figure,
            next_tiles=next_tiles,
            places=places,
            is_stuck=exchange_rules.is_stuck(state, seat),
            code="pentaraduga-start-reach-plus",
        )

    def started(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """Puts tiles that did not fit into the starter's stock; the other may turn the figure."""
        unused = [tile for tile in state.given if tile not in state.figure]
        side = state.side(seat).stocked(unused, open_=True)
        state = replace(state.with_side(seat, side), given=())
        return self.pass_right(state, seat.other, "rotate", at)

    def move(self, state: ReachState, seat: Seat, action: Action, at: Instant) -> ReachState:
        """Acts on turn; the partner turns the start figure or leaves it."""
        match action:
            case Rotate(half) if state.turn.need == "rotate":
                return self._rotate(state, half, at)
        return super().move(state, seat, action, at)

    def _rotate(self, state: ReachState, half: bool, at: Instant) -> ReachState:
        figure = state.figure.turned(2) if half else state.figure
        return self.pass_right(replace(state, figure=figure), state.starter, "any", at)

    def refuse(self, state: ReachState, at: Instant) -> ReachState:
        """Refuses a move; a player who refuses to choose leaves the start figure as it lies."""
        if state.turn.need == "rotate":
            return self._rotate(state, False, at)
        return super().refuse(state, at)

    # Exchanges

    def exchange_tile(self, state: ReachState, seat: Seat, tile: Tile) -> ReachState:
        """Exchanges a tile of the hand, or before the start figure lies one of the four."""
        if state.turn.need != "start":
            return super().exchange_tile(state, seat, tile)
        if tile not in state.given:
            raise Illegal("pentaraduga-not-in-hand", tile=tile)
        taken, other = state.side(seat.other).robbed()
        side = state.side(seat).stocked((tile,), open_=True)
        given = (*(one for one in state.given if one is not tile), taken)
        state = state.with_side(seat, side).with_side(seat.other, other)
        return replace(state, given=given)

    def can_exchange(self, state: ReachState, seat: Seat) -> bool:
        """Returns whether a player may exchange: only the starter until the start figure lies."""
        if state.turn.need == "start":
            return seat is state.starter
        return super().can_exchange(state, seat)

    def exchangeable(self, state: ReachState, seat: Seat) -> tuple[Tile, ...]:
        """Returns the hand, or before the start figure lies the four tiles for it."""
        return state.given or super().exchangeable(state, seat)

    # What players may try and see

    def other_actions(self, state: ReachState, seat: Seat) -> tuple[Action, ...]:
        """Returns the other actions, including turning."""
        if state.turn.need == "rotate":
            return Rotate(True), Rotate(False)
        return super().other_actions(state, seat)

    def sees(self, state: ReachState, seat: Seat | None, owner: Seat) -> bool:
        """Returns whether a player sees a hand: nobody does until the start figure lies."""
        return state.turn.need not in self.start_needs and super().sees(state, seat, owner)

    def seen_given(self, state: ReachState, seat: Seat | None) -> tuple[Tile | None, ...]:
        """Returns the four tiles, hidden from everybody but the starter."""
        return state.given if seat is state.starter else (None,) * len(state.given)


GAME = describe(
    ReachPlus,
    options=ReachOptions,
    view=ReachView,
    style="turns",
    age=11,
    chapter=5,
    mind=ReachPlusMind,
    page="plus",
    variant_of="reach",
    emblem=EMBLEM,
    beginners={"interception": False},
    shows=("line",),
    rare=True,
    overlooked=missed_fulls,
)
