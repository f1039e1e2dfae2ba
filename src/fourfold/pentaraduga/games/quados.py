"""Quados: Squares, and then one of the two figures is extended with the other's tiles."""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.pentaraduga.actions import Action, Extend, TimeUp
from fourfold.pentaraduga.aids import Count, counted
from fourfold.pentaraduga.building import Building, BuildingState, BuildingView, to
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.options import AtOnceOptions
from fourfold.pentaraduga.rules import decided
from fourfold.pentaraduga.sides import Side
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Due, Illegal, Instant, Offers, Outcome, Seat

__all__ = ["Quados", "QuadosOptions"]

#: What an extended figure must be worth for a draw, and the most squares that 28 cells can make.
PAR = 8
BEST = 10
#: Milliseconds for extending, and for choosing who does.
EXTENSION = 120_000
CHOICE = 60_000


class QuadosOptions(AtOnceOptions, frozen=True):
    """How a table plays Quados."""


@dataclass(frozen=True, kw_only=True)
class QuadosState(BuildingState):
    """A game of Quados under way."""

    #: A point to the first if the second had no figure when his time was up.
    extra: int = 0
    #: Who has won the squares, and so chooses.
    winner: Seat | None = None
    #: Who extends his figure, and that figure as it was.
    extender: Seat | None = None
    original: Figure = EMPTY

    @property
    def in_the_open(self) -> Seat | None:
        """The second, then nobody while the winner chooses, then whoever extends."""
        return self.extender if self.winner else super().in_the_open

    def bare(self, seat: Seat) -> bool:
        """Everything, once it was checked."""
        return self.winner is not None or super().bare(seat)


class QuadosView(BuildingView, frozen=True, kw_only=True):
    """What a player sees of Quados."""

    extra: int = 0
    winner: Seat | None = None
    extender: Seat | None = None
    #: The figure that is being extended, as it was.
    original: tuple[Placement, ...] = ()


class Quados(Building[QuadosState]):
    """Quados with the options of a table.

    The squares are always checked. Whoever wins them extends his figure with all tiles of the
    partner, or has the partner extend his. A figure worth eight is a draw; what there is more is
    the extender's, what is missing the other's.
    """

    game = "quados"
    par = PAR
    state = QuadosState
    options: QuadosOptions
    most = 10

    def act(self, state: QuadosState, seat: Seat, action: Action, at: Instant) -> QuadosState:
        """Chooses who extends; everything else as in Squares."""
        match action:
            case Extend(own) if state.winner and not state.extender:
                if seat is not state.winner:
                    raise Illegal("not-your-turn", seat=state.winner)
                return self._extend(state, seat if own else seat.other, at)
        return super().act(state, seat, action, at)

    def _extend(self, state: QuadosState, seat: Seat, at: Instant) -> QuadosState:
        """All tiles are the extender's now."""
        own, foreign = state.side(seat).hand, state.side(seat.other).hand
        state = state.with_side(seat, Side(own + foreign)).with_side(seat.other, Side(()))
        original = state.figure(seat)
        return replace(
            state.with_figure(seat.other, EMPTY), extender=seat, original=original, since=at
        )

    def laid(
        self, state: QuadosState, seat: Seat, placements: tuple[Placement, ...]
    ) -> QuadosState:
        """As in Squares; and what is being extended stays as it is."""
        for placement in state.original:
            if placement not in placements:
                raise Illegal("pentaraduga-original-moved", tile=placement.tile)
        return super().laid(state, seat, placements)

    def building(self, state: QuadosState, seat: Seat) -> None:
        """Refuses whoever may not touch his tiles."""
        if not state.winner:
            super().building(state, seat)
        elif not state.extender:
            raise Illegal("pentaraduga-choose-first", seat=state.winner)
        elif seat is not state.extender:
            raise Illegal("not-your-turn", seat=state.extender)

    # How it ends

    def checked(self, state: QuadosState, at: Instant) -> QuadosState:
        """The squares are counted, and whoever won them chooses; or the extended figure is."""
        if state.extender:
            return self._extended(state, state.extender)
        return replace(state, winner=self.better(state), marked=None, since=at)

    def counting(self, state: QuadosState, seat: Seat) -> Count:
        """Spoiled corners as well; they count once a figure is extended."""
        figure = state.figure(seat)
        extended = state.extender is seat
        worth = self._extension(state, seat) if extended else self.count(state, seat)
        return counted(figure, worth, spoiled=figure.spoiled)

    def _extension(self, state: QuadosState, extender: Seat) -> int:
        """What an extended figure is worth: tiles that are not attached are fined like clashes."""
        figure = _attached(state.figure(extender), state.original)
        faults = len(figure.clashes) + len(figure.rough) + len(figure.spoiled)
        lacking = len(state.side(extender).hand) - len(figure)
        return len(figure.squares) - faults - lacking

    def _extended(self, state: QuadosState, extender: Seat) -> QuadosState:
        more = self._extension(state, extender) - PAR
        a, b = to(extender, more) if more > 0 else to(extender.other, -more)
        assert state.first
        extra_a, extra_b = to(state.first, state.extra)
        score = min(a + extra_a, self.most), min(b + extra_b, self.most)
        return replace(state, outcome=decided(score, "extended"))

    def due(self, state: QuadosState) -> Due[Action] | None:
        """Choosing and extending have their times, too."""
        if state.winner and not state.outcome:
            limit = EXTENSION if state.extender else CHOICE
            return Due(state.since + limit, TimeUp(), state.extender or state.winner)
        return super().due(state)

    def awaited(self, state: QuadosState) -> tuple[Seat, ...]:
        """Returns also the player who chooses or extends."""
        alone = state.extender or state.winner
        return (alone,) if alone else super().awaited(state)

    def late(self, state: QuadosState, at: Instant) -> QuadosState:
        """What was marked counts, or else what lies there.

        A second without a figure gets his time once more, and the first a point. A winner who does
        not choose extends.
        """
        if state.winner and not state.extender:
            return self._extend(state, state.winner, at)
        builder = state.in_the_open
        assert builder
        if state.marked:
            state = state.with_figure(builder, state.marked)
        elif not (state.extender or state.extra or self._has_figure(state, builder)):
            return replace(state, extra=1, since=at)
        return self.checked(state, at)

    def _has_figure(self, state: QuadosState, seat: Seat) -> bool:
        return self.whole(state, seat, state.figure(seat))

    def forfeit(self, state: QuadosState, seat: Seat, reason: str) -> Outcome:
        """Nobody surrenders here: giving up costs the most that can still be lost."""
        lost = self.most
        if state.extender is seat.other:
            lost = BEST - PAR + state.extra * (state.first is seat.other)
        return Outcome(seat.other, reason, to(seat.other, lost))

    # What is seen

    def offers(self, state: QuadosState, seat: Seat) -> Offers[Action]:
        """The winner's choice; everything else as in Squares."""
        if seat is state.winner and not state.extender and not state.outcome:
            return Offers((Extend(own=True), Extend(own=False)))
        return super().offers(state, seat)

    def view(self, state: QuadosState, seat: Seat | None) -> QuadosView:
        """What lies in the open, and who extends what."""
        return QuadosView(
            **self.seen(state, seat),
            extra=state.extra,
            winner=state.winner,
            extender=state.extender,
            original=state.original.placements,
        )


def _attached(figure: Figure, original: Figure) -> Figure:
    """The part of the tiles on the table that hangs together with the original figure."""
    own = set(original.tiles)
    # Where the original was no whole figure, its largest part counts as the figure.
    best: frozenset[Tile] = max(
        figure.parts, default=frozenset(), key=lambda part: (len(part & own), len(part))
    )
    return figure.without(*(tile for tile in figure.tiles if tile not in best))
