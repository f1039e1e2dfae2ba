"""Reach: a line divides the table; full tiles go on and cut in, squares count on one's own side.

The side of seat A is below the line, that of seat B above it, whoever starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from fourfold.pentaraduga.actions import Action, HandOver, Lay, Pass, Rotate
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.exchanges import Exchanges, ExchangeState, ExchangeView
from fourfold.pentaraduga.figure import Figure, Meeting
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.options import Deal, ExchangeOptions
from fourfold.pentaraduga.parts.line import (
    at_line,
    colours_at_line,
    depth_of,
    side_of,
    squares_of,
)
from fourfold.pentaraduga.sides import Side, sides_of
from fourfold.pentaraduga.tiles import TILES, Colour, Tile
from fourfold.pentaraduga.turns import Need
from fourfold.play import SEATS, Event, Illegal, Instant, Seat, in_order

__all__ = ["Reach", "ReachOptions", "ReachPlus"]


class ReachOptions(ExchangeOptions, frozen=True):
    """How a table plays Reach."""

    #: Whether a full tile may be laid when it is the other's turn.
    interception: bool = True


@dataclass(frozen=True, kw_only=True)
class ReachState(ExchangeState):
    """A game of Reach under way."""

    starter: Seat
    #: The tiles for the start figure that are in no hand.
    given: tuple[Tile, ...] = ()
    #: Whether the first move has been made, and whether the next is safe from interception.
    moved: bool = False
    shielded: bool = False
    #: Who has finished by reaching far enough.
    reached: frozenset[Seat] = frozenset()


class ReachView(ExchangeView, frozen=True, kw_only=True):
    """What a player sees of Reach."""

    starter: Seat
    given: tuple[Tile | None, ...] = ()
    #: Whether whoever does not hold the right may lay a full tile.
    open: bool = False
    reached: tuple[Seat, ...] = ()
    #: How far the figure stretches to either side of the line, and how far is enough.
    depths: tuple[int, int] = (0, 0)
    far: int
    #: The squares on either side.
    squares: tuple[int, int] = (0, 0)


class Reach(Exchanges[ReachState]):
    """Reach with the options of a table.

    A full tile lets one go on; the other may cut in with a full tile of his own. A tile that can be
    laid full somewhere must be. Who stretches the figure six cells to his own side is out as well.
    """

    game = "reach"
    misbegun = "pentaraduga-start-reach"
    state = ReachState
    options: ReachOptions
    #: How many cells from the line are far enough.
    far: ClassVar[int] = 6

    def opening(self, deal: Deal) -> ReachState:
        """The partner hands the starter a tile."""
        sides = sides_of(deal.tiles, self.hand)
        starter = deal.starter
        return ReachState(sides=sides, starter=starter, right=starter.other, need="hand-over")

    def trading(self, state: ReachState, seat: Seat) -> bool:
        """At any time but in the replay."""
        return state.need in ("hand-over", "start", "any") and not state.replaying

    def costless(self, state: ReachState) -> bool:
        """Before the start figure lies nobody loses anything by an exchange."""
        return state.need in ("hand-over", "start")

    def move(self, state: ReachState, seat: Seat, action: Action, at: Instant) -> ReachState:
        """Makes the start figure, lays a tile, or refuses to."""
        match action:
            case Lay((placement,)) if state.need in ("any", "full"):
                return self._lay(state, seat, placement, at)
        self.holding(state, seat)
        match action:
            case HandOver(Tile() as tile) if state.need == "hand-over":
                return self._hand_over(state, seat, tile, at)
            case Lay(placements) if placements and state.need == "start":
                return self.started(self.begin(state, seat, placements), seat, at)
            case Pass():
                return self.passed(state, seat, at)
        raise self.unknown(action)

    # The start figure

    def _hand_over(self, state: ReachState, seat: Seat, tile: Tile, at: Instant) -> ReachState:
        side = state.side(seat).without(tile)
        if tile not in self._yellow(state, seat):
            raise Illegal("pentaraduga-not-yellow", tile=tile)
        state = replace(state.with_side(seat, side.drawn(self.held)), given=(tile,))
        return self.pass_right(state, seat.other, "start", at)

    def _yellow(self, state: ReachState, seat: Seat) -> tuple[Tile, ...]:
        """The tiles that may be handed over; without yellow and without exchanges, any."""
        hand = state.side(seat).hand
        yellow = tuple(tile for tile in hand if Colour.YELLOW in tile.colours)
        return yellow or (hand if self.stuck(state, seat) else ())

    def startable(
        self, state: ReachState, seat: Seat, laid: Sequence[Placement]
    ) -> tuple[Tile, ...]:
        """The tile that was handed over, then one of the own."""
        if not laid:
            return state.given
        return state.side(seat).hand if len(laid) == 1 else ()

    def start_places(
        self, state: ReachState, seat: Seat, laid: Sequence[Placement], tile: Tile
    ) -> list[Placement]:
        """The first on the partner's side with no yellow at the line, the second on one's own."""
        if laid:
            return [place for place in Figure(laid).places(tile) if side_of(place) is seat]
        return [
            place
            for place in at_line(tile, seat.other)
            if Colour.YELLOW not in colours_at_line(place)
        ]

    def started(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """Whoever has laid the start figure draws, and moves."""
        tiles = [tile for tile in state.figure.tiles if tile not in state.given]
        side = state.side(seat).without(*tiles).drawn(self.held)
        return self.pass_right(replace(state.with_side(seat, side), given=()), seat, "any", at)

    # Moves

    def _lay(self, before: ReachState, seat: Seat, placement: Placement, at: Instant) -> ReachState:
        if seat is not before.right:
            self._check_open(before)
        state, met = self.lay(before, seat, placement)
        tile, full = placement.tile, met.full
        if seat is not before.right and not full:
            raise Illegal("pentaraduga-intercept-full", tile=tile)
        if not full and before.figure.places(tile, full=True):
            state = self.judge(state, before, seat, "pentaraduga-full-elsewhere", tile=tile)
        state = replace(state, moved=True)
        depth = depth_of(state.figure, seat)
        if depth >= self.far and depth > depth_of(before.figure, seat):
            return self._reach(state, seat, at)
        if not state.side(seat).left:
            return self.finished(state, seat, at)
        if full or state.replaying:
            return self.pass_right(state, seat, "any" if full else "full", at)
        return self.pass_right(state, seat.other, "any", at)

    def _check_open(self, state: ReachState) -> None:
        if not self.options.interception or state.replaying:
            raise Illegal("not-your-turn", seat=state.right)
        if not self.interceptable(state):
            raise Illegal("pentaraduga-shielded", seat=state.right)

    def interceptable(self, state: ReachState) -> bool:
        """Whether a full tile may be laid off turn: not against the first move, nor a penalty's."""
        playing = state.need == "any" and state.moved and not state.replaying
        return self.options.interception and playing and not state.shielded

    def _reach(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """His hand leaves the game unseen; his stock stays for the other to take from."""
        state = replace(state, reached=state.reached | {seat})
        state = state.with_side(seat, Side((), state.side(seat).stock))
        return self.finished(state, seat, at)

    def pass_right(self, state: ReachState, to: Seat, need: Need, at: Instant) -> ReachState:
        """Somebody gets the right to a move, and is safe from interception no longer."""
        return replace(super().pass_right(state, to, need, at), shielded=False)

    def granted(self, state: ReachState, victim: Seat) -> ReachState:
        """The victim's move cannot be intercepted."""
        return replace(super().granted(state, victim), shielded=True)

    def refused(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """Before the first move there is nothing to refuse: the time begins anew."""
        if state.need in ("hand-over", "start"):
            return replace(state, since=at)
        return super().refused(state, seat, at)

    def final(self, before: ReachState, event: Event[Action], after: ReachState) -> bool:
        """An interception was a race."""
        return super().final(before, event, after) or event.seat is not before.right

    # Points

    def score(self, state: ReachState) -> tuple[int, int]:
        """The squares on his own side for everybody who is out, if the other has not reached."""
        a, b = (self._points(state, seat) for seat in SEATS)
        return a, b

    def _points(self, state: ReachState, seat: Seat) -> int:
        if seat.other in state.reached or not self._out(state, seat):
            return 0
        squares = squares_of(state.figure, seat)
        second = state.first is seat and not self._out(state, seat.other)
        return squares + second * self.bonus(state, seat)

    @staticmethod
    def _out(state: ReachState, seat: Seat) -> bool:
        return seat in state.reached or not state.side(seat).left

    def attainable(self, state: ReachState, seat: Seat) -> int:
        """Nothing once the other has reached; otherwise a square for every tile."""
        if seat.other in state.reached:
            return 0
        return len(state.figure) + sum(side.left for side in state.sides)

    # What is offered and seen

    def layable(self, state: ReachState, seat: Seat) -> tuple[Tile, ...]:
        """Off turn as well, to intercept."""
        if seat is not state.right and self.interceptable(state):
            return state.side(seat).hand
        return super().layable(state, seat)

    def laid_at(self, state: ReachState, seat: Seat, tile: Tile) -> list[Placement]:
        """A tile that can be full must be; who cuts in lays a full one."""
        full = state.figure.places(tile, full=True)
        return full if full or seat is not state.right else self.places(state, tile)

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Reaching far enough as well."""
        depth, before = depth_of(Figure((placement,)), seat), depth_of(figure, seat)
        reaches = depth >= self.far and depth > before
        return "reach" if reaches else super().mark(figure, seat, placement, meeting)

    def others(self, state: ReachState, seat: Seat) -> tuple[Action, ...]:
        """Handing over as well."""
        if state.need == "hand-over":
            return tuple(map(HandOver, self._yellow(state, seat)))
        return super().others(state, seat)

    def view(self, state: ReachState, seat: Seat | None) -> ReachView:
        """What was handed over is open to view."""
        return ReachView(
            **self.seen(state, seat),
            starter=state.starter,
            given=self.seen_given(state, seat),
            open=self.interceptable(state) and state.lock is None,
            reached=in_order(state.reached),
            depths=(depth_of(state.figure, Seat.A), depth_of(state.figure, Seat.B)),
            far=self.far,
            squares=(squares_of(state.figure, Seat.A), squares_of(state.figure, Seat.B)),
        )

    def seen_given(self, state: ReachState, seat: Seat | None) -> tuple[Tile | None, ...]:
        """The tiles for the start figure as somebody sees them."""
        return state.given


class ReachPlus(Reach):
    """Reach with all tiles: the starter makes a figure of four, which the other may turn.

    Of either player's twelve tiles the last two are for the start figure. Until it lies nobody
    looks at his hand.
    """

    game = "reach+"
    misbegun = "pentaraduga-start-reach-plus"
    tiles = TILES
    far = 9
    most = 20

    def opening(self, deal: Deal) -> ReachState:
        """The starter has four tiles for the start figure."""
        a, b = deal.tiles
        return ReachState(
            sides=sides_of((a[:-2], b[:-2]), self.hand),
            starter=deal.starter,
            right=deal.starter,
            given=a[-2:] + b[-2:],
        )

    def trading(self, state: ReachState, seat: Seat) -> bool:
        """Before the start figure lies only the starter exchanges, tiles of the four."""
        if state.need == "start":
            return seat is state.starter
        return super().trading(state, seat)

    def exchangeable(self, state: ReachState, seat: Seat) -> tuple[Tile, ...]:
        """At first the four."""
        return state.given or super().exchangeable(state, seat)

    def exchanged(self, state: ReachState, seat: Seat, tile: Tile) -> ReachState:
        """At first one of the four lies at the end of the stock, and what was taken among them."""
        if state.need != "start":
            return super().exchanged(state, seat, tile)
        if tile not in state.given:
            raise Illegal("pentaraduga-not-in-hand", tile=tile)
        taken, other = state.side(seat.other).robbed()
        state = state.with_side(seat, state.side(seat).stocked([tile], open_=True))
        given = (*(one for one in state.given if one is not tile), taken)
        return replace(state.with_side(seat.other, other), given=given)

    def startable(
        self, state: ReachState, seat: Seat, laid: Sequence[Placement]
    ) -> tuple[Tile, ...]:
        """What is left of the four."""
        used = {placement.tile for placement in laid}
        return tuple(tile for tile in state.given if tile not in used)

    def start_places(
        self, state: ReachState, seat: Seat, laid: Sequence[Placement], tile: Tile
    ) -> list[Placement]:
        """The first above the line and at it; in the end there are two on either side."""
        if not laid:
            return at_line(tile, Seat.B)
        there = [side_of(place) for place in laid]
        return [
            place
            for place in Figure(laid).places(tile)
            if (side := side_of(place)) and there.count(side) < 2
        ]

    def started(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """What did not fit goes to the starter's stock; the other may turn the figure."""
        unused = [tile for tile in state.given if tile not in state.figure]
        side = state.side(seat).stocked(unused, open_=True)
        state = replace(state.with_side(seat, side), given=())
        return self.pass_right(state, seat.other, "rotate", at)

    def move(self, state: ReachState, seat: Seat, action: Action, at: Instant) -> ReachState:
        """Turns the start figure or leaves it, too."""
        match action:
            case Rotate(half) if state.need == "rotate" and seat is state.right:
                return self._rotate(state, half, at)
        return super().move(state, seat, action, at)

    def _rotate(self, state: ReachState, half: bool, at: Instant) -> ReachState:
        figure = state.figure.turned(2) if half else state.figure
        return self.pass_right(replace(state, figure=figure), state.starter, "any", at)

    def refused(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """Who does not say anything leaves the start figure as it lies."""
        if state.need == "rotate":
            return self._rotate(state, False, at)
        return super().refused(state, seat, at)

    def others(self, state: ReachState, seat: Seat) -> tuple[Action, ...]:
        """Turning as well."""
        if state.need == "rotate":
            return Rotate(True), Rotate(False)
        return super().others(state, seat)

    def sees(self, state: ReachState, seat: Seat | None, owner: Seat) -> bool:
        """Until the start figure lies nobody looks at his hand."""
        return state.need not in ("start", "rotate") and super().sees(state, seat, owner)

    def seen_given(self, state: ReachState, seat: Seat | None) -> tuple[Tile | None, ...]:
        """Only the starter looks at the four."""
        return state.given if seat is state.starter else (None,) * len(state.given)
