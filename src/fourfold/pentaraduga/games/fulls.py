"""Fulls: whoever is out first wins, and does so better with a full tile."""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.pentaraduga.actions import Action, Lay, Pass
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.options import ReplayOptions
from fourfold.pentaraduga.turns import Turns, TurnState, TurnView
from fourfold.play import Instant, Seat

__all__ = ["Fulls", "FullsOptions"]


class FullsOptions(ReplayOptions, frozen=True):
    """How a table plays Fulls."""


@dataclass(frozen=True, kw_only=True)
class FullsState(TurnState):
    """A game of Fulls under way."""

    #: Who has laid a full tile as his last.
    full_ends: frozenset[Seat] = frozenset()


class FullsView(TurnView, frozen=True, kw_only=True):
    """What a player sees of Fulls."""

    full_ends: tuple[Seat, ...] = ()


class Fulls(Turns[FullsState]):
    """Fulls with the options of a table.

    A full tile asks the other for a full one; who cannot or does not want to breaks the row, and
    the one who laid the last full tile makes any move.
    """

    game = "fulls"
    state = FullsState
    options: FullsOptions

    def act(self, state: FullsState, seat: Seat, action: Action, at: Instant) -> FullsState:
        """Lays a tile, or refuses to."""
        self.holding(state, seat)
        state = self.in_time(state, seat)
        match action:
            case Lay((placement,)):
                return self._lay(state, seat, placement, at)
            case Pass() if state.need != "start":
                return self.refused(state, seat, at)
        raise self.unknown(action)

    def _lay(self, state: FullsState, seat: Seat, placement: Placement, at: Instant) -> FullsState:
        state, met = self.lay(state, seat, placement)
        if not state.side(seat).left:
            ends = state.full_ends | {seat} if met.full else state.full_ends
            return self.finished(replace(state, full_ends=ends), seat, at)
        if state.replaying:
            return self.pass_right(state, seat, "any" if met.full else "full", at)
        return self.pass_right(state, seat.other, "full" if met.full else "any", at)

    def penalised(self, state: FullsState, offender: Seat) -> FullsState:
        """As if the offender had refused a full tile; a replay ends."""
        if state.replaying:
            return self.over(state)
        return self.pass_right(replace(state, passes=0), offender.other, "any", state.since)

    def view(self, state: FullsState, seat: Seat | None) -> FullsView:
        """Who has ended with a full tile, too."""
        ends = tuple(seat for seat in Seat if seat in state.full_ends)
        return FullsView(**self.seen(state, seat), full_ends=ends)

    def score(self, state: FullsState) -> tuple[int, int]:
        """One for being first, one for a full end, and the tiles that the second has left."""
        a, b = (
            (seat is state.first) * (1 + state.side(seat.other).left) + (seat in state.full_ends)
            for seat in Seat
        )
        return a, b
