"""Claims: whoever ends a row of fulls may capture the figure; squares count for who gets out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fourfold.pentaraduga.actions import Action, Capture, Lay, Pass
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.exchanges import Exchanges, ExchangeState, ExchangeView
from fourfold.pentaraduga.figure import EMPTY
from fourfold.pentaraduga.lattice import DIRECTIONS, Placement
from fourfold.pentaraduga.options import ExchangeOptions
from fourfold.pentaraduga.tiles import TILES, Tile
from fourfold.pentaraduga.turns import Need
from fourfold.play import Instant, Seat

__all__ = ["Claims", "ClaimsOptions", "ClaimsPlus"]

#: How many squares make a figure worth capturing.
CAPTURABLE = 2


class ClaimsOptions(ExchangeOptions, frozen=True):
    """How a table plays Claims."""


@dataclass(frozen=True, kw_only=True)
class ClaimsState(ExchangeState):
    """A game of Claims under way."""

    #: The squares of the figures that each has captured.
    captured: tuple[int, int] = (0, 0)
    #: Who may capture the figure now.
    captor: Seat | None = None


class ClaimsView(ExchangeView, frozen=True, kw_only=True):
    """What a player sees of Claims."""

    captured: tuple[int, int]
    captor: Seat | None = None


class Claims(Exchanges[ClaimsState]):
    """Claims with the options of a table.

    Turns, rows of fulls and the replay are those of Fulls. A row that is ended by one's own full
    tile, because the other refuses or because it was one's last, gives the right to capture.
    """

    game = "claims"
    misbegun = "pentaraduga-start-claims"
    state = ClaimsState
    options: ClaimsOptions

    def trading(self, state: ClaimsState, seat: Seat) -> bool:
        """Not while fulls run, nor before the start tile that follows a capture."""
        first_start = state.need == "start" and not any(state.captured)
        return (state.need == "any" or first_start) and not state.replaying

    def move(self, state: ClaimsState, seat: Seat, action: Action, at: Instant) -> ClaimsState:
        """Lays tiles, captures, or refuses to."""
        self.holding(state, seat)
        match action:
            case Lay(placements) if placements and state.need in ("start", "add"):
                return self._start(state, seat, placements, at)
            case Lay((placement,)) if state.need in ("any", "full"):
                return self._lay(state, seat, placement, at)
            case Capture() if state.captor is seat:
                return self._capture(state, seat, at)
            case Pass():
                return self.passed(state, seat, at)
        raise self.unknown(action)

    def _lay(
        self, state: ClaimsState, seat: Seat, placement: Placement, at: Instant
    ) -> ClaimsState:
        state, met = self.lay(state, seat, placement)
        out = not state.side(seat).left
        if (out or state.replaying) and met.full and len(state.figure.squares) >= CAPTURABLE:
            # Nobody can answer: whoever is out, or replays, may capture after his full tile.
            after = self.pass_right(state, seat, "capture" if out else "any", at)
            return replace(after, captor=seat)
        if out:
            return self.finished(state, seat, at)
        if state.replaying:
            return self.pass_right(state, seat, "any" if met.full else "full", at)
        return self.pass_right(state, seat.other, "full" if met.full else "any", at)

    def pass_right(self, state: ClaimsState, to: Seat, need: Need, at: Instant) -> ClaimsState:
        """Somebody gets the right to a move; what could be captured before cannot be any more."""
        return replace(super().pass_right(state, to, need, at), captor=None)

    @staticmethod
    def _row_ended(state: ClaimsState) -> ClaimsState:
        """A row has ended with a full tile of whoever moves now: he may capture."""
        worth = len(state.figure.squares) >= CAPTURABLE
        return replace(state, captor=state.right if worth else None)

    def _capture(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        a, b = state.captured
        gained = len(state.figure.squares)
        captured = (a + gained, b) if seat is Seat.A else (a, b + gained)
        after = replace(state, figure=EMPTY, captured=captured, passes=0)
        if state.need == "capture":
            return self.finished(after, seat, at)
        return self.pass_right(after, seat, "start", at)

    def finished(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """On an empty table whoever replays lays the start tile."""
        if state.replaying and state.need == "capture":
            return self.over(state)
        state = super().finished(state, seat, at)
        return state if len(state.figure) or state.outcome else replace(state, need="start")

    def refused(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """Who refuses a full tile lets the other capture; who refuses to capture is just out."""
        if state.need == "capture":
            return self.finished(state, seat, at)
        after = super().refused(state, seat, at)
        if after.outcome:
            return after
        if state.need == "start":
            return replace(after, need="start")
        return self._row_ended(after) if state.need == "full" else after

    def granted(self, state: ClaimsState, victim: Seat) -> ClaimsState:
        """A violation in a row of fulls ends it as a refusal does."""
        after = super().granted(state, victim)
        return self._row_ended(after) if state.need == "full" else after

    # The start

    def startable(
        self, state: ClaimsState, seat: Seat, laid: Sequence[Placement]
    ) -> tuple[Tile, ...]:
        """Any tile of the hand, and no second one."""
        return () if laid else state.side(seat).hand

    def start_places(
        self, state: ClaimsState, seat: Seat, laid: Sequence[Placement], tile: Tile
    ) -> list[Placement]:
        """The middle of the empty table."""
        return [Placement(tile, direction, 0, 0) for direction in DIRECTIONS]

    def _start(
        self, state: ClaimsState, seat: Seat, placements: Sequence[Placement], at: Instant
    ) -> ClaimsState:
        state = self.begin(state, seat, placements)
        side = state.side(seat).without(*(placement.tile for placement in placements))
        state = replace(state.with_side(seat, side.drawn(self.held)), passes=0)
        return self.started(state, seat, at)

    def started(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """The start tile was a move; only whoever replays has any move after it."""
        if not state.side(seat).left:
            return self.finished(state, seat, at)
        return self.pass_right(state, seat if state.replaying else seat.other, "any", at)

    # Points

    def score(self, state: ClaimsState) -> tuple[int, int]:
        """The captured squares of everybody who has laid all his tiles."""
        a, b = (
            (not state.side(seat).left) * state.captured[seat.index]
            + (seat is state.first) * self.bonus(state, seat)
            for seat in Seat
        )
        return a, b

    def attainable(self, state: ClaimsState, seat: Seat) -> int:
        """What he has captured, and a square for every tile that is not captured yet."""
        stored = state.captured[seat.index]
        if seat is state.first:
            return stored + self.bonus(state, seat)
        return stored + len(state.figure) + sum(side.left for side in state.sides)

    # What is offered and seen

    def others(self, state: ClaimsState, seat: Seat) -> tuple[Action, ...]:
        """Capturing as well."""
        more = super().others(state, seat)
        return (Capture(), *more) if state.captor is seat else more

    def view(self, state: ClaimsState, seat: Seat | None) -> ClaimsView:
        """The squares that were captured are open to view."""
        return ClaimsView(**self.seen(state, seat), captured=state.captured, captor=state.captor)


class ClaimsPlus(Claims):
    """Claims with all tiles: on an empty table both lay two tiles that are joined."""

    game = "claims+"
    tiles = TILES
    hand = 4
    most = 20

    def trading(self, state: ClaimsState, seat: Seat) -> bool:
        """Also before the tiles of a start figure, as often as one likes."""
        return state.need in ("start", "add", "any") and not state.replaying

    def costless(self, state: ClaimsState) -> bool:
        """Before a start figure nobody loses anything by an exchange."""
        return state.need in ("start", "add")

    def startable(
        self, state: ClaimsState, seat: Seat, laid: Sequence[Placement]
    ) -> tuple[Tile, ...]:
        """Two tiles of the hand, or the one that is left."""
        if len(laid) >= 2:
            return ()
        used = {placement.tile for placement in laid}
        return tuple(tile for tile in state.side(seat).hand if tile not in used)

    def start_places(
        self, state: ClaimsState, seat: Seat, laid: Sequence[Placement], tile: Tile
    ) -> list[Placement]:
        """Anywhere in the figure, and beside one's own first tile."""
        figure = state.figure.add(*laid)
        if not len(figure):
            return super().start_places(state, seat, laid, tile)
        return figure.places(tile, touching=laid[-1].tile if laid else None)

    def started(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """The other adds two; then whoever has laid first moves, if he is not out."""
        adding = state.need == "start" and bool(state.side(seat.other).hand)
        mover = seat if state.need == "start" else seat.other
        if not state.side(seat).left:
            if state.replaying:
                return self.finished(state, seat, at)
            state = self.finished(state, seat, at)
        if adding:
            return self.pass_right(state, seat.other, "add", at)
        return self.pass_right(state, mover if state.side(mover).left else mover.other, "any", at)

    def may_pass(self, state: ClaimsState, seat: Seat) -> bool:
        """Also where no tile can be added."""
        if state.need == "add" and not state.replaying:
            return self.enough(state, seat, ())
        return super().may_pass(state, seat)
