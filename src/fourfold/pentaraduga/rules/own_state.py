"""Games in which each player lays an open figure of their own, in turns or in a race.

An exchange is direct: a tile goes closed to the end of the partner's stock, and the player takes
the first of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeVar

from msgspec.structs import replace

from fourfold.pentaraduga.core.actions import Action, Exchange
from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import Referee
from fourfold.pentaraduga.core.points import decided, points_to
from fourfold.pentaraduga.core.sides import with_side
from fourfold.pentaraduga.parts.own_figures import Figures, joined
from fourfold.pentaraduga.parts.protest import judge
from fourfold.pentaraduga.rules.annotations import Count
from fourfold.pentaraduga.rules.family import State, faces
from fourfold.play import SEATS, Event, Outcome, Seat

__all__ = ["OwnState", "give_up", "lay", "seen", "tell"]


class OwnState(State, frozen=True, kw_only=True):
    """A game with two figures under way."""

    figures: Figures = (EMPTY, EMPTY)

    def figure(self, seat: Seat) -> Figure:
        """Returns the figure of a player."""
        return self.figures[seat.index]

    def with_figure(self, seat: Seat, figure: Figure) -> Self:
        """Returns the state with one figure changed."""
        return replace(self, figures=with_side(self.figures, seat, figure))

    @property
    def on_table(self) -> dict[str, Figure]:
        """Both figures."""
        a, b = self.figures
        return {"A": a, "B": b}


O = TypeVar("O", bound=OwnState)  # noqa: E741

#: Returns the code of the game's own rule that a move breaks, or None: figure, move, figure after.
Broken = Callable[[Figure, tuple[Placement, ...], Figure], str | None]


def lay(
    state: O, seat: Seat, placements: tuple[Placement, ...], referee: Referee, broken: Broken
) -> O:
    """Lays tiles of the hand in the player's own figure. Raises ``Illegal``."""
    tiles = tuple(placement.tile for placement in placements)
    side, before = state.side(seat).without(*tiles), state.figure(seat)
    figure, misfit = joined(before, placements)
    after = state.with_side(seat, side).with_figure(seat, figure)
    # Called even after a misfit: it raises for what is no move, with either referee.
    rule = broken(before, placements, figure)
    if code := misfit or rule:
        after = replace(after, doubt=judge(referee, state.doubt, seat, code, tiles, state))
    return after


def give_up(seat: Seat, points: int, reason: str) -> Outcome:
    """Returns the outcome of giving up: the partner gets ``points``, at least one."""
    return decided(points_to(seat.other, max(1, points)), reason)


def seen(state: OwnState, seat: Seat | None, count: Callable[[Figure], Count]) -> dict[str, Any]:
    """Returns the fields of every view: both figures, the player's hand, what lies open."""
    a, b = (faces(state.side(one), one is seat or state.outcome is not None) for one in SEATS)
    return {
        "hands": (a[0], b[0]),
        "stocks": (a[1], b[1]),
        "figures": {name: figure.placements for name, figure in state.on_table.items()},
        "counts": {name: count(figure) for name, figure in state.on_table.items()},
    }


def tell(before: OwnState, event: Event[Action], after: OwnState, seat: Seat | None) -> Action:
    """Returns the event; only its owner hears which tile is given away closed."""
    if isinstance(event.action, Exchange) and event.seat is not seat:
        return Exchange()
    return event.action
