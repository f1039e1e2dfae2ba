"""What the games behind a screen share: both build at the same time, and stopping first is a race.

A player's tiles lie as he arranges them, which is his secret. Once in a game a tile is exchanged
for one of the partner's. Whoever stops first covers his figure; the second goes on in the open for
a while, then he checks, and both figures are counted, or he surrenders and never sees the other's.

A page sends the whole arrangement whenever a tile is let go. Only so many a second are taken: it
keeps the newest until it may send again, and need not send what was overtaken. Nothing is lost by
that, since stopping, marking and checking carry the figure that is meant.

Where people do not build at once, whoever has set the screen begins: he says so, and only then sees
his tiles; stopping ends his time. Then the other builds as well, without an exchange. He has the
time of the first and what a second has in the open; the figures are checked as soon as he stops,
and whoever was faster counts as the first.

Nobody can break a rule here without being fined for it when figures are counted. So there is never
anything to protest against, whoever referees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar

from fourfold.pentaraduga.actions import (
    Action,
    Arrange,
    Check,
    Drop,
    Knock,
    Mark,
    Stop,
    Surrender,
    TimeUp,
)
from fourfold.pentaraduga.aids import Count, counted
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.options import AtOnceOptions, Deal
from fourfold.pentaraduga.rules import PentaradugaRules, State, View, faces
from fourfold.pentaraduga.sides import sides_of, with_side
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import SEATS, Due, Event, Illegal, Instant, Malformed, Offers, Outcome, Seat

__all__ = ["Building", "BuildingOptions", "BuildingState", "BuildingView", "to"]

#: Milliseconds in which a drop is to be answered.
ANSWER = 60_000
#: How many arrangements are taken from a player in a second.
PACE = 4


class BuildingOptions(AtOnceOptions, frozen=True):
    """What can be agreed where figures may be bluffed with."""

    #: Whether figures are always checked, so that nobody surrenders, and a bluff is idle. With
    #: ``None`` the table decides: a single game is checked, the tables of a match say ``False``.
    always_check: bool | None = None


@dataclass(frozen=True, kw_only=True)
class BuildingState(State):
    """A game behind a screen under way. A hand is all tiles of a player, wherever they lie."""

    #: Who has set the screen.
    setter: Seat
    #: Decides which tile is taken blindly.
    lot: int = 0
    #: How the tiles of A and of B lie; those that are missing are not laid yet.
    figures: tuple[Figure, Figure] = (EMPTY, EMPTY)
    #: When A and B sent their arrangements of the last second.
    arranged: tuple[tuple[Instant, ...], tuple[Instant, ...]] = ((), ())
    #: Who has dropped a tile first, and whether the exchange is complete.
    dropper: Seat | None = None
    exchanged: bool = False
    #: Who has stopped first.
    first: Seat | None = None
    #: The result that the second has marked.
    marked: Figure | None = None
    #: When the time limit began that is running now.
    since: Instant = 0
    #: Where one builds after the other: whose turn it is, when he began, and what time each took.
    builder: Seat | None = None
    began: Instant | None = None
    taken: tuple[Instant | None, Instant | None] = (None, None)

    def figure(self, seat: Seat) -> Figure:
        """How a player's tiles lie."""
        return self.figures[seat.index]

    def with_figure(self, seat: Seat, figure: Figure) -> Self:
        """With the tiles of a player lying so."""
        a, b = self.figures
        return replace(self, figures=(figure, b) if seat is Seat.A else (a, figure))

    @property
    def answering(self) -> Seat | None:
        """Who has to answer a drop; until then nobody may stop."""
        return self.dropper.other if self.dropper and not self.exchanged else None

    @property
    def in_the_open(self) -> Seat | None:
        """Who goes on building in the open."""
        return self.first.other if self.first else None

    def stopped(self, seat: Seat) -> bool:
        """Whether a player has covered his figure."""
        return seat is self.first or self.taken[seat.index] is not None

    def looks(self, seat: Seat) -> bool:
        """Whether a player may look at his own tiles: not before his time runs."""
        if self.builder is None:
            return True
        return self.began is not None if seat is self.builder else self.stopped(seat)

    def bare(self, seat: Seat) -> bool:
        """Whether everybody sees how a player's tiles lie."""
        checked = self.outcome is not None and self.outcome.reason == "checked"
        return checked or seat is self.in_the_open


class BuildingView(View, frozen=True, kw_only=True):
    """What a player sees of a game behind a screen; a hidden figure is shown as an empty one."""

    setter: Seat
    dropper: Seat | None = None
    exchanged: bool = False
    first: Seat | None = None
    #: Who builds in the open now, and whether nobody can surrender.
    in_the_open: Seat | None = None
    checks: bool = True
    marked: tuple[Placement, ...] = ()
    #: Where one builds after the other: whose turn it is, whether his time runs, and the times.
    builder: Seat | None = None
    begun: bool = False
    taken: tuple[Instant | None, Instant | None] = (None, None)


B = TypeVar("B", bound=BuildingState)


class Building(PentaradugaRules[B]):
    """The base of games behind a screen."""

    hand = 7
    lots = 1
    state: type[B]
    #: Milliseconds for the second after the first has stopped.
    second_time: ClassVar[int] = 60_000
    #: The most that can be won in a game.
    most: ClassVar[int]

    def opening(self, deal: Deal) -> B:
        """Everybody has all his tiles, and none is laid."""
        # A deal that a person has written may come without a lot.
        lot = deal.lots[0] if deal.lots else 0
        builder = None if self.options.at_once else deal.starter
        return self.state(
            sides=sides_of(deal.tiles, self.hand), setter=deal.starter, lot=lot, builder=builder
        )

    @property
    def checks(self) -> bool:
        """Whether figures are always checked."""
        return getattr(self.options, "always_check", True) is not False

    # What figures are worth

    def whole(self, state: B, seat: Seat, figure: Figure) -> bool:
        """Whether it is one figure of all tiles of a player."""
        return len(figure) == len(state.side(seat).hand) and figure.connected

    def worth(self, figure: Figure) -> int:
        """What one whole figure is worth: squares, less what does not fit."""
        return figure.counted

    def count(self, state: B, seat: Seat) -> int:
        """What a player's tiles are worth as they lie; what is no whole figure is worth nothing."""
        figure = state.figure(seat)
        return self.worth(figure) if self.whole(state, seat, figure) else 0

    def counting(self, state: B, seat: Seat) -> Count:
        """What a player's tiles make as they lie, and where."""
        return counted(state.figure(seat), self.count(state, seat))

    # What may be done

    def act(self, state: B, seat: Seat, action: Action, at: Instant) -> B:
        """Arranges, exchanges, stops; then marks, checks or surrenders."""
        match action:
            case Arrange(figure):
                self.building(state, seat)
                return self._paced(self.laid(state, seat, figure), seat, at)
            case Knock("move") if state.builder:
                return self._begin(state, seat, at)
            case Stop(figure) if state.builder:
                self.building(state, seat)
                return self._stop_in_turn(self.laid(state, seat, figure), seat, at)
            case Drop(Tile() as tile) if not state.builder:
                return self._drop(state, seat, tile, at)
            case Stop(figure):
                self._stopping(state)
                return replace(self.laid(state, seat, figure), first=seat, since=at)
            case Mark(figure):
                self.finishing(state, seat)
                return self._mark(self.laid(state, seat, figure), seat)
            case Check(figure):
                self.finishing(state, seat)
                return self.checked(self.laid(state, seat, figure), at)
            case Surrender():
                return self._surrender(state, seat)
        raise self.unknown(action)

    def laid(self, state: B, seat: Seat, placements: tuple[Placement, ...]) -> B:
        """With a player's tiles lying so: they are his, and none lies on another."""
        if placements == state.figure(seat).placements:
            # Then the other cannot measure, either, how much it is that is covered.
            return state
        state.side(seat).without(*(placement.tile for placement in placements))
        for placement in placements:
            placement.check_room()
        try:
            return state.with_figure(seat, Figure(placements))
        except Malformed as problem:
            raise Illegal("pentaraduga-arrangement", problem=problem) from problem

    def building(self, state: B, seat: Seat) -> None:
        """Refuses whoever may not touch his tiles."""
        if state.builder:
            if seat is not state.builder:
                raise Illegal("not-your-turn", seat=state.builder)
            if state.began is None:
                raise Illegal("pentaraduga-begin-first")
        if state.first and seat is not state.in_the_open:
            raise Illegal("pentaraduga-stopped", seat=state.first)

    def finishing(self, state: B, seat: Seat) -> None:
        """Refuses all but the one who builds in the open."""
        if state.first is None:
            raise Illegal("pentaraduga-nobody-stopped")
        self.building(state, seat)

    def _stopping(self, state: B) -> None:
        """Refuses to stop after the other, or while a tile is being exchanged."""
        if state.first:
            raise Illegal("pentaraduga-stopped", seat=state.first)
        if state.answering:
            raise Illegal("pentaraduga-exchanging", seat=state.answering)

    def _begin(self, state: B, seat: Seat, at: Instant) -> B:
        """Looks at his tiles: his time begins."""
        if seat is not state.builder:
            raise Illegal("not-your-turn", seat=state.builder)
        if state.began is not None:
            raise self.unknown(Knock())
        return replace(state, began=at)

    def _stop_in_turn(self, state: B, seat: Seat, at: Instant) -> B:
        """His time is taken; after the second's the faster is the first, and both are checked."""
        assert state.began is not None
        state = replace(state, taken=with_side(state.taken, seat, at - state.began), began=None)
        if seat is state.setter:
            return replace(state, builder=seat.other)
        theirs, own = state.taken[seat.other.index], state.taken[seat.index]
        assert theirs is not None
        assert own is not None
        first = seat if own < theirs else seat.other
        return self.checked(replace(state, builder=None, first=first), at)

    def _paced(self, state: B, seat: Seat, at: Instant) -> B:
        recent = tuple(then for then in state.arranged[seat.index] if then > at - 1000)
        if len(recent) == PACE:
            raise Illegal("pentaraduga-too-fast", most=PACE)
        recent += (at,)
        a, b = state.arranged
        return replace(state, arranged=(recent, b) if seat is Seat.A else (a, recent))

    def _drop(self, state: B, seat: Seat, tile: Tile, at: Instant) -> B:
        """Drops a tile on the partner's stock place, and takes his as soon as it is there."""
        if state.first:
            raise Illegal("pentaraduga-stopped", seat=state.first)
        if state.exchanged:
            raise Illegal("pentaraduga-exchanged")
        if state.dropper is seat:
            raise Illegal("pentaraduga-dropped", seat=seat.other)
        partner = seat.other
        state = state.with_side(seat, state.side(seat).without(tile))
        state = state.with_side(partner, state.side(partner).stocked([tile]))
        state = state.with_figure(seat, state.figure(seat).without(tile))
        if state.dropper is None:
            return replace(state, dropper=seat, since=at)
        a, b = (side.drawn(self.hand) for side in state.sides)
        return replace(state, sides=(a, b), exchanged=True)

    def _mark(self, state: B, seat: Seat) -> B:
        figure = state.figure(seat)
        if not self.whole(state, seat, figure):
            raise Illegal("pentaraduga-no-figure")
        return replace(state, marked=figure)

    def _surrender(self, state: B, seat: Seat) -> B:
        if self.checks:
            raise Illegal("pentaraduga-always-checked")
        self.building(state, seat)
        return replace(state, outcome=Outcome.win(seat.other, "surrendered"))

    # How it ends

    def checked(self, state: B, at: Instant) -> B:
        """Both figures are counted: the difference to the better, two to the first if equal."""
        a, b = (self.count(state, seat) for seat in SEATS)
        winner = self.better(state)
        points = to(winner, 2) if a == b else None
        return replace(state, outcome=Outcome(winner, "checked", (a, b), points))

    def better(self, state: B) -> Seat:
        """Whose figure is worth more; the first's, if they are equal."""
        assert state.first
        first, second = state.first, state.first.other
        return second if self.count(state, second) > self.count(state, first) else first

    def due(self, state: B) -> Due[Action] | None:
        """The end of the time to answer a drop, or of the second's."""
        if state.outcome:
            return None
        if state.builder:
            theirs = state.taken[state.setter.index]
            if state.began is None or theirs is None:
                return None
            return Due(state.began + theirs + self.second_time, TimeUp(), state.builder)
        if state.answering:
            return Due(state.since + ANSWER, TimeUp(), state.answering)
        if state.in_the_open:
            return Due(state.since + self.second_time, TimeUp(), state.in_the_open)
        return None

    def awaited(self, state: B) -> tuple[Seat, ...]:
        """Returns both players at first; then the one who must answer a drop, or builds alone."""
        alone = state.builder or state.answering or state.in_the_open
        return (alone,) if alone else SEATS

    def time_up(self, state: B, at: Instant) -> B:
        """A tile is taken blindly, or the second has to do with what he has marked, or built."""
        if state.builder:
            return self._stop_in_turn(state, state.builder, at)
        if state.answering:
            hand = state.side(state.answering).hand
            return self._drop(state, state.answering, hand[state.lot % len(hand)], at)
        return self.late(state, at)

    def late(self, state: B, at: Instant) -> B:
        """The second's time is up: what he has marked is checked; without it he has lost."""
        assert state.first
        if state.marked:
            return self.checked(state.with_figure(state.first.other, state.marked), at)
        return replace(state, outcome=Outcome.win(state.first, "time"))

    def forfeit(self, state: B, seat: Seat, reason: str) -> Outcome:
        """Giving up is to surrender, which costs a point.

        Who has stopped can no longer surrender: he loses what the second could still win, lest he
        save points on seeing how well the other builds.
        """
        lost = self.most - self.count(state, seat) if state.stopped(seat) else 1
        return Outcome(seat.other, reason, to(seat.other, max(1, lost)))

    # What is seen

    def offers(self, state: B, seat: Seat) -> Offers[Action]:
        """What can be done with the tiles as they lie; others may be tried."""
        if state.outcome:
            return Offers()
        placements = state.figure(seat).placements
        surrender: tuple[Action, ...] = () if self.checks else (Surrender(),)
        if state.builder:
            if seat is not state.builder:
                return Offers()
            if state.began is None:
                return Offers((Knock(),))
            return Offers((Stop(placements), *surrender), tries=("arrange", "stop"))
        if state.first is None:
            stop: tuple[Action, ...] = () if state.answering else (Stop(placements),)
            drops: tuple[Action, ...] = ()
            if not state.exchanged and state.dropper is not seat:
                drops = tuple(Drop(tile) for tile in state.side(seat).hand)
            tries = ("arrange",) if state.answering else ("arrange", "stop")
            return Offers(stop + drops + surrender, tries=tries)
        if seat is not state.in_the_open:
            return Offers()
        marks: tuple[Action, ...] = ()
        if self.whole(state, seat, state.figure(seat)):
            marks += (Mark(placements),)
        if state.marked and state.marked.placements != placements:
            marks += (Check(state.marked.placements),)
        return Offers((Check(placements), *marks, *surrender), tries=("arrange", "mark", "check"))

    def news(self, before: B, event: Event[Action], after: B, seat: Seat | None) -> Action | None:
        """What was done behind the screen is nobody's business, nor is a tile dropped closed."""
        if seat is event.seat:
            return event.action
        match event.action:
            case Arrange() if event.seat and not after.bare(event.seat):
                return None
            case Stop():
                return Stop()
            case Drop(tile) if seat is None or tile not in after.side(seat).hand:
                return Drop()
        return event.action

    def view(self, state: B, seat: Seat | None) -> BuildingView:
        """One's own tiles, and what lies in the open."""
        return BuildingView(**self.seen(state, seat))

    def seen(self, state: B, seat: Seat | None) -> dict[str, Any]:
        """The fields of the view."""
        shown = {s: (s is seat and state.looks(s)) or state.bare(s) for s in SEATS}
        return {
            "hands": tuple(faces(state.side(s), shown[s])[0] for s in SEATS),
            # What lies there was dropped, and only whoever did knows it.
            "stocks": tuple(
                tuple(lying.tile if state.dropper is seat else None for lying in side.stock)
                for side in state.sides
            ),
            "figures": {s.value: state.figure(s).placements if shown[s] else () for s in SEATS},
            "counts": {
                s.value: self.counting(state, s)
                for s in SEATS
                if state.bare(s) or (shown[s] and self.options.aids != "none")
            },
            "in_the_open": None if state.outcome else state.in_the_open,
            "checks": self.checks,
            "setter": state.setter,
            "dropper": state.dropper,
            "exchanged": state.exchanged,
            "first": state.first,
            "marked": state.marked.placements if state.marked else (),
            "builder": None if state.outcome else state.builder,
            "begun": state.began is not None,
            "taken": state.taken,
        }


def to(seat: Seat, points: int) -> tuple[int, int]:
    """These points to one player, nothing to the other.

    >>> to(Seat.B, 3)
    (0, 3)
    """
    return (points, 0) if seat is Seat.A else (0, points)
