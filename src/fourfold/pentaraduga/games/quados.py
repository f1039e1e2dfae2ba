"""Quados: Squares, always checked; then one of the two figures is extended with all tiles.

The winner of the squares extends their figure with the partner's tiles, or has the partner extend
the other figure with the winner's. The original tiles stay as they are. Spoiled corners and tiles
that are not attached to the extended figure are fined, too. Eight points are a draw: points above
go to the extender, points below to the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from fourfold.pentaraduga.bots.building import QuadosMind
from fourfold.pentaraduga.core.actions import Action, Arrange, Check, Extend, Mark, TimeUp
from fourfold.pentaraduga.core.figure import EMPTY
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import AtOnce, Deal, Options
from fourfold.pentaraduga.core.points import decided, points_to
from fourfold.pentaraduga.parts import extension
from fourfold.pentaraduga.parts.extension import Extension
from fourfold.pentaraduga.rules.annotations import Count, counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.screen_rules import (
    ScreenMidgame,
    ScreenRules,
    ScreenState,
    ScreenView,
)
from fourfold.play import Due, Instant, Malformed, Offers, Outcome, Seat

__all__ = ["GAME", "Quados", "QuadosOptions", "QuadosState", "QuadosView"]

#: The worth of an extended figure for a draw, and the most squares that 28 cells can make.
PAR = 8
BEST = 10


class QuadosOptions(Options, frozen=True):
    """The options of Quados."""

    at_once: AtOnce = True


class QuadosState(ScreenState, frozen=True, kw_only=True):
    """A game of Quados under way."""

    #: A point to the first if the second had no figure when their time was up.
    extra: int = 0
    extension: Extension = Extension()

    @property
    def in_the_open(self) -> Seat | None:
        """The second, then nobody while the winner chooses, then the extender."""
        return self.extension.extender if self.extension else self.screen.second

    def is_bare(self, seat: Seat) -> bool:
        """Returns whether the squares were checked, or a player builds in the open."""
        return bool(self.extension) or super().is_bare(seat)


class QuadosView(ScreenView, frozen=True, kw_only=True):
    """What a player sees of Quados."""

    extra: int = 0
    winner: Seat | None = None
    extender: Seat | None = None
    #: The figure that is being extended, before the extension.
    original: tuple[Placement, ...] = ()


class QuadosMidgame(ScreenMidgame, frozen=True):
    """What a deal stores of a game of Quados."""

    extra: int
    #: Always empty in deals that the rules set up: no game begins with an extension.
    winner: Seat | None
    extender: Seat | None


class Quados(ScreenRules[QuadosState]):
    """Quados with the options of a table."""

    game = "quados"
    state = QuadosState
    midgame = QuadosMidgame
    par = PAR
    most = 10
    options: QuadosOptions

    def __init__(self, options: QuadosOptions) -> None:
        self.options = options

    # Squares, always checked

    def settle(self, state: QuadosState, at: Instant) -> QuadosState:
        """Lets the winner of the squares choose who extends."""
        choice = Extension(self.better(state), since=at)
        return replace(state, extension=choice, screen=replace(state.screen, marked=None))

    def second_late(self, state: QuadosState, at: Instant) -> QuadosState:
        """Counts what the second has marked, or else what lies there.

        A second without a figure gets their time once more, and the first gets a point.
        """
        second = state.screen.second
        assert second
        state = replace(state, screen=state.screen.take_mark(second))
        if not (state.screen.marked or state.extra or self.has_whole(state, second)):
            return replace(state, extra=1, screen=replace(state.screen, since=at))
        return self.settle(state, at)

    # Extending

    def act(self, state: QuadosState, seat: Seat, action: Action, at: Instant) -> QuadosState:
        """Acts as in Squares; then the winner chooses, and the extender builds."""
        match action:
            case Extend(own) if state.extension and not state.extension.extender:
                state.extension.require_winner(seat)
                return self._extend(state, seat if own else seat.other, at)
            case Arrange(figure) | Mark(figure) | Check(figure) if state.extension:
                state.extension.require_extender(seat)
                state.extension.require_original(figure)
                return self._build(self.lay(state, seat, figure), seat, action, at)
        return super().act(state, seat, action, at)

    def _extend(self, state: QuadosState, extender: Seat, at: Instant) -> QuadosState:
        """Gives all tiles to the extender and starts their time."""
        original = state.figure(extender)
        return replace(
            state,
            sides=extension.hand_over(state.sides, extender),
            screen=state.screen.with_figure(extender.other, EMPTY),
            extension=state.extension.extend(extender, original, at),
        )

    def _build(self, state: QuadosState, seat: Seat, action: Action, at: Instant) -> QuadosState:
        """Arranges, marks or finishes the extension."""
        match action:
            case Mark():
                return self.mark_result(state, seat)
            case Check():
                return self._extended(state, seat)
        return replace(state, screen=state.screen.pace(seat, at))

    # Points

    def _extended(self, state: QuadosState, extender: Seat) -> QuadosState:
        """Ends the game: the worth above par goes to the extender, what is missing to the other."""
        more = self._worth_extended(state, extender) - PAR
        a, b = points_to(extender, more) if more > 0 else points_to(extender.other, -more)
        assert state.screen.first
        extra_a, extra_b = points_to(state.screen.first, state.extra)
        score = min(a + extra_a, self.most), min(b + extra_b, self.most)
        return replace(state, outcome=decided(score, "extended"))

    def _worth_extended(self, state: QuadosState, extender: Seat) -> int:
        tiles = len(state.side(extender).hand)
        return extension.worth(state.figure(extender), state.extension.original, tiles)

    def count(self, state: QuadosState, seat: Seat) -> Count:
        """Returns the count with spoiled corners, which are fined once a figure is extended."""
        figure = state.figure(seat)
        extends = state.extension.extender is seat
        worth = self._worth_extended(state, seat) if extends else self.points(state, seat)
        return counted(figure, worth, spoiled=figure.spoiled)

    def forfeit(self, state: QuadosState, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome of giving up, which costs the most that can still be lost."""
        lost = self.most
        if state.extension.extender is seat.other:
            lost = BEST - PAR + state.extra * (state.screen.first is seat.other)
        return Outcome(seat.other, reason, points_to(seat.other, lost))

    # Time

    def due(self, state: QuadosState) -> Due[Action] | None:
        """Returns the next time limit, including that to choose or to extend."""
        if state.extension:
            return Due(state.extension.end, TimeUp(), state.extension.actor)
        return super().due(state)

    def time_up(self, state: QuadosState, at: Instant) -> QuadosState:
        """Makes a late winner extend; counts a late extender's marked or else present figure."""
        if not state.extension:
            return super().time_up(state, at)
        extender, winner = state.extension.extender, state.extension.winner
        if extender:
            state = replace(state, screen=state.screen.take_mark(extender))
            return self._extended(state, extender)
        assert winner
        return self._extend(state, winner, at)

    # What players may try and see

    def offers(self, state: QuadosState, seat: Seat) -> Offers[Action]:
        """Returns the offers of Squares, or the winner's choice."""
        if seat is state.extension.winner and not state.extension.extender:
            return Offers((Extend(own=True), Extend(own=False)))
        return super().offers(state, seat)

    def awaited(self, state: QuadosState) -> tuple[Seat, ...]:
        """Returns the awaited players, including the one who chooses or extends."""
        alone = state.extension.actor
        return (alone,) if alone else super().awaited(state)

    def view(self, state: QuadosState, seat: Seat | None) -> QuadosView:
        """Returns the view of Squares, the extender and their figure."""
        return self.view_as(
            QuadosView,
            state,
            seat,
            extra=state.extra,
            winner=state.extension.winner,
            extender=state.extension.extender,
            original=state.extension.original.placements,
        )

    # Games that begin in the middle

    def kept(self, state: QuadosState) -> QuadosMidgame:
        """Returns the stored form. Raises ``Malformed`` once the squares are checked."""
        if state.extension:
            raise Malformed("pentaraduga-middle")
        kept = asdict(super().kept(state))
        return QuadosMidgame(**kept, extra=state.extra, winner=None, extender=None)

    def resume(self, state: QuadosState, deal: Deal, kept: ScreenMidgame) -> QuadosState:
        """Resumes with the figures of the deal."""
        assert isinstance(kept, QuadosMidgame)
        state = replace(state, extra=kept.extra, extension=Extension(kept.winner, kept.extender))
        return super().resume(state, deal, kept)

    def faults(self, state: QuadosState) -> Iterator[str]:
        """Yields the parts that no game can reach; also an extension: no game begins with one."""
        yield from super().faults(state)
        if state.extension.actor:
            yield "winner"
        if not 0 <= state.extra <= bool(state.screen.first):
            yield "extra"


GAME = describe(
    Quados,
    options=QuadosOptions,
    view=QuadosView,
    style="screen",
    age=11,
    chapter=4,
    mind=QuadosMind,
    page="quados",
    emblem=(
        "bGbU@3,4 yGyD@3,3 oYgL@2,2 yOyU@3,2 rOrD@3,1 yGbU@1,4 gYgU@0,3 oYoD@0,2 rOyD@1,1 oRoD@2,0"
    ),
    shows=("best:quados",),
)
