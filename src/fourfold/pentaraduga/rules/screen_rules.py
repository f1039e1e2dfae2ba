"""The style "screen": both build at the same time, and stopping first is a race.

Players arrange their tiles behind a screen, hidden from each other. Once in a game they exchange a
tile. The first to stop covers their figure; the second goes on in the open for a while. Then the
second checks, and both figures are counted, or surrenders and never sees the other's figure.

If players do not build at once, the one who has set the screen builds first, then the other, in
shifts and without an exchange. The second has the time that the first took, plus the time for
building in the open. Figures are checked as soon as both have stopped, and the faster player counts
as the first.

Every fault is fined when figures are counted, so there is never anything to protest against,
with either referee.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.core.actions import (
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
from fourfold.pentaraduga.core.figure import EMPTY, Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import LOT_LIMIT, Deal
from fourfold.pentaraduga.core.points import points_to
from fourfold.pentaraduga.core.sides import Sides, sides_of
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, Tile
from fourfold.pentaraduga.parts.drop import DropExchange
from fourfold.pentaraduga.parts.protest import Doubt
from fourfold.pentaraduga.parts.screen import Screen
from fourfold.pentaraduga.parts.shifts import NO_TIMES, Shifts, Times
from fourfold.pentaraduga.rules.annotations import Count, counted
from fourfold.pentaraduga.rules.family import State, View, faces, is_final, not_now
from fourfold.play import SEATS, Due, Event, Illegal, Instant, Malformed, Offers, Outcome, Seat

__all__ = ["ScreenMidgame", "ScreenOptions", "ScreenRules", "ScreenState", "ScreenView"]

#: The longest building time that a stored deal may state.
_LONGEST_MS: Instant = 10**12


class ScreenOptions(Protocol):
    """The options that every game behind a screen has."""

    @property
    def aids(self) -> str:
        """How much the table helps."""

    @property
    def at_once(self) -> bool:
        """True if both build at the same time."""


class ScreenState(State, frozen=True, kw_only=True):
    """A game behind a screen under way. A hand is all tiles of a player, wherever they lie."""

    #: The player who has set the screen.
    setter: Seat
    #: The random number that decides which tile is taken blindly.
    lot: int = 0
    screen: Screen = Screen()
    exchange: DropExchange = DropExchange()
    shifts: Shifts = Shifts()

    @property
    def starter(self) -> Seat:
        """The player who has set the screen."""
        return self.setter

    @property
    def on_table(self) -> dict[str, Figure]:
        """The figures of A and B as they lie."""
        return {seat.value: self.figure(seat) for seat in SEATS}

    def figure(self, seat: Seat) -> Figure:
        """Returns the arrangement of a player's tiles."""
        return self.screen.figure(seat)

    def with_figure(self, seat: Seat, figure: Figure) -> Self:
        """Returns the state with a player's tiles arranged as ``figure``."""
        return replace(self, screen=self.screen.with_figure(seat, figure))

    @property
    def in_the_open(self) -> Seat | None:
        """The player who builds in the open, if any."""
        return self.screen.second

    def has_stopped(self, seat: Seat) -> bool:
        """Returns whether a player has covered their figure."""
        return seat is self.screen.first or self.shifts.has_stopped(seat)

    def is_bare(self, seat: Seat) -> bool:
        """Returns whether a player's arrangement is open to everybody."""
        checked = self.outcome is not None and self.outcome.reason == "checked"
        return checked or seat is self.in_the_open

    def redealt(self, sides: Sides, aside: tuple[Tile, ...], chance: Random) -> Self:
        """Returns the state with all tiles behind the screen back in the hand."""
        lot = chance.randrange(LOT_LIMIT)
        a, b = (self._unlaid(seat) for seat in SEATS)
        return replace(self, sides=sides, lot=lot, screen=replace(self.screen, figures=(a, b)))

    def _unlaid(self, seat: Seat) -> Figure:
        if self.is_bare(seat):
            return self.figure(seat)
        if self.has_stopped(seat):
            raise Malformed("pentaraduga-covered-figure")
        return EMPTY

    def stays_covered(self, seat: Seat, outcome: Outcome) -> bool:
        """Returns whether nobody has seen the figure, and the player has not lost by it.

        The loss of a player who gives up after stopping depends on their figure, so it is shown.
        """
        paid = self.has_stopped(seat) and outcome.winner is seat.other
        return not self.is_bare(seat) and not paid


class ScreenView(View, frozen=True, kw_only=True):
    """What a player sees of a game behind a screen; a hidden figure is shown as an empty one."""

    setter: Seat
    dropper: Seat | None = None
    exchanged: bool = False
    first: Seat | None = None
    #: Who builds in the open now, and whether figures are always checked.
    in_the_open: Seat | None = None
    checks: bool = True
    marked: tuple[Placement, ...] = ()
    #: In shifts: whose shift it is, whether their time runs, and the times taken.
    builder: Seat | None = None
    begun: bool = False
    #: The same value as in the shifts: a default is left out of the wire form by identity.
    taken: Times = NO_TIMES


class ScreenMidgame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal stores of a game behind a screen."""

    setter: Seat
    dropper: Seat | None
    exchanged: bool
    first: Seat | None
    builder: Seat | None
    taken: Times


S = TypeVar("S", bound=ScreenState)
V = TypeVar("V", bound=ScreenView)


class ScreenRules(Generic[S]):
    """The rules that games behind a screen share; a game defines the worth of figures."""

    game: ClassVar[str]
    version = 1
    tiles = FIVE_COLOURS
    lots = 1
    #: The number of tiles of a player.
    hand = 7
    #: The time of the second after the first has stopped.
    second_ms: Instant = 60_000
    #: The most points that a game can bring.
    most: ClassVar[int]
    state: type[S]
    midgame: type[ScreenMidgame] = ScreenMidgame
    options: ScreenOptions

    def opening(self, deal: Deal) -> S:
        """Deals all tiles to the hands; none is laid."""
        return self.state(
            sides=sides_of(deal.tiles, self.hand),
            setter=deal.starter,
            # A handwritten deal may come without a lot.
            lot=deal.lots[0] if deal.lots else 0,
            shifts=Shifts() if self.options.at_once else Shifts(deal.starter),
        )

    # What figures are worth

    @property
    def checks(self) -> bool:
        """True if figures are always checked, so that nobody can surrender."""
        return True

    def is_whole(self, figure: Figure, tiles: int) -> bool:
        """Returns whether it is one figure, of all tiles that a player has."""
        return len(figure) == tiles and figure.connected

    def worth(self, figure: Figure) -> int:
        """Returns the worth of a whole figure: its squares minus its faults."""
        return figure.counted

    def points(self, state: S, seat: Seat) -> int:
        """Returns the points of a player's arrangement: 0 unless it is a whole figure."""
        return self.worth(state.figure(seat)) if self.has_whole(state, seat) else 0

    def has_whole(self, state: S, seat: Seat) -> bool:
        """Returns whether a player's arrangement is a whole figure."""
        return self.is_whole(state.figure(seat), len(state.side(seat).hand))

    def count(self, state: S, seat: Seat) -> Count:
        """Returns what a player's arrangement has made, and where."""
        return counted(state.figure(seat), self.points(state, seat))

    # Building

    def act(self, state: S, seat: Seat, action: Action, at: Instant) -> S:
        """Arranges, exchanges, stops; then marks, checks or surrenders."""
        match action:
            case Arrange(figure):
                self._require_building(state, seat)
                state = self.lay(state, seat, figure)
                return replace(state, screen=state.screen.pace(seat, at))
            case Knock("move") if state.shifts:
                return self._begin(state, seat, action, at)
            case Stop(figure) if state.shifts:
                self._require_building(state, seat)
                return self._stop_shift(self.lay(state, seat, figure), at)
            case Drop(Tile() as tile) if not state.shifts:
                state.screen.require_not_stopped()
                return self._drop(state, seat, tile, at)
            case Stop(figure):
                state.screen.require_not_stopped()
                state.exchange.require_not_answering()
                state = self.lay(state, seat, figure)
                return replace(state, screen=state.screen.stop(seat, at))
            case Mark(figure):
                self._require_second(state, seat)
                return self.mark_result(self.lay(state, seat, figure), seat)
            case Check(figure):
                self._require_second(state, seat)
                return self.settle(self.lay(state, seat, figure), at)
            case Surrender():
                return self._surrender(state, seat)
        raise not_now(action)

    def lay(self, state: S, seat: Seat, placements: tuple[Placement, ...]) -> S:
        """Arranges a player's tiles. Raises ``Illegal`` if they cannot lie so."""
        screen = state.screen.lay(seat, state.side(seat), placements)
        return state if screen is state.screen else replace(state, screen=screen)

    def mark_result(self, state: S, seat: Seat) -> S:
        """Marks a player's arrangement. Raises ``Illegal`` if it is no whole figure."""
        if not self.has_whole(state, seat):
            raise Illegal("pentaraduga-no-figure")
        return replace(state, screen=state.screen.mark(seat))

    def _require_building(self, state: S, seat: Seat) -> None:
        """Raises ``Illegal`` for a player who may not touch their tiles."""
        state.shifts.require_shift(seat)
        state.shifts.require_begun()
        state.screen.require_uncovered(seat)

    def _require_second(self, state: S, seat: Seat) -> None:
        """Raises ``Illegal`` for all but the player who builds in the open."""
        state.screen.require_stopped()
        self._require_building(state, seat)

    def _drop(self, state: S, seat: Seat, tile: Tile, at: Instant) -> S:
        """Drops a tile out of the figure; after the second drop each takes the other's tile."""
        state.exchange.require_drop(seat)
        exchange, sides = state.exchange.drop(state.sides, seat, tile, hand=self.hand, at=at)
        screen = state.screen.with_figure(seat, state.figure(seat).without(tile))
        return replace(state, exchange=exchange, sides=sides, screen=screen)

    def _surrender(self, state: S, seat: Seat) -> S:
        """Ends the game for a point, without showing the figures."""
        if self.checks:
            raise Illegal("pentaraduga-always-checked")
        self._require_building(state, seat)
        return replace(state, outcome=Outcome.win(seat.other, "surrendered"))

    # Building one after the other

    def _begin(self, state: S, seat: Seat, action: Action, at: Instant) -> S:
        """Begins a shift: the player sees their tiles, and their time runs."""
        state.shifts.require_shift(seat)
        if state.shifts.has_begun:
            raise not_now(action)
        return replace(state, shifts=state.shifts.begin(at))

    def _stop_shift(self, state: S, at: Instant) -> S:
        """Ends a shift; after the second, checks the figures, with the faster player first."""
        state = replace(state, shifts=state.shifts.stop(at))
        if state.shifts:
            return state
        first = state.shifts.faster(state.setter)
        return self.settle(replace(state, screen=replace(state.screen, first=first)), at)

    # The end

    def settle(self, state: S, at: Instant) -> S:
        """Counts both figures: the better gets the difference, the first gets two if equal."""
        a, b = (self.points(state, seat) for seat in SEATS)
        winner = self.better(state)
        points = points_to(winner, 2) if a == b else None
        return replace(state, outcome=Outcome(winner, "checked", (a, b), points))

    def better(self, state: S) -> Seat:
        """Returns whose figure is worth more; the first's, if they are equal."""
        first = state.screen.first
        assert first
        second = first.other
        return second if self.points(state, second) > self.points(state, first) else first

    def forfeit(self, state: S, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome of giving up, which costs a point like surrendering.

        A player who has stopped can no longer surrender. They lose all that the second could still
        win, so that nobody saves points after seeing how well the other builds.
        """
        lost = self.most - self.points(state, seat) if state.has_stopped(seat) else 1
        return Outcome(seat.other, reason, points_to(seat.other, max(1, lost)))

    def penalise(self, doubt: Doubt, at: Instant) -> S:
        """Never happens: faults are fined when figures are counted, so there is no doubt."""
        state: S = doubt.before
        return state

    # Time

    def due(self, state: S) -> Due[Action] | None:
        """Returns the end of the second's time, of a shift, or of the time to answer a drop."""
        if state.shifts:
            end = state.shifts.end(self.second_ms)
            return None if end is None else Due(end, TimeUp(), state.shifts.builder)
        if state.exchange.answering:
            return Due(state.exchange.end, TimeUp(), state.exchange.answering)
        if state.in_the_open:
            return Due(state.screen.since + self.second_ms, TimeUp(), state.in_the_open)
        return None

    def time_up(self, state: S, at: Instant) -> S:
        """Ends a shift, takes a tile blindly, or treats the second as late."""
        if state.shifts:
            return self._stop_shift(state, at)
        if answering := state.exchange.answering:
            hand = state.side(answering).hand
            return self._drop(state, answering, hand[state.lot % len(hand)], at)
        return self.second_late(state, at)

    def second_late(self, state: S, at: Instant) -> S:
        """Checks what the second has marked; without a mark they lose."""
        first = state.screen.first
        assert first
        if state.screen.marked:
            return self.settle(replace(state, screen=state.screen.take_mark(first.other)), at)
        return replace(state, outcome=Outcome.win(first, "time"))

    # What players may try, see and hear

    def offers(self, state: S, seat: Seat) -> Offers[Action]:
        """Returns the actions with the tiles as they lie; any other arrangement may be sent."""
        placements = state.figure(seat).placements
        surrender: tuple[Action, ...] = () if self.checks else (Surrender(),)
        if state.shifts:
            if seat is not state.shifts.builder:
                return Offers()
            if not state.shifts.has_begun:
                return Offers((Knock(),))
            return Offers((Stop(placements), *surrender), tries=("arrange", "stop"))
        if state.screen.first is None:
            answering = state.exchange.answering
            stop: tuple[Action, ...] = () if answering else (Stop(placements),)
            drops: tuple[Action, ...] = ()
            if state.exchange.can_drop(seat):
                drops = tuple([Drop(tile) for tile in state.side(seat).hand])
            tries = ("arrange",) if answering else ("arrange", "stop")
            return Offers(stop + drops + surrender, tries=tries)
        if seat is not state.in_the_open:
            return Offers()
        marks: tuple[Action, ...] = ()
        if self.has_whole(state, seat):
            marks += (Mark(placements),)
        marked = state.screen.marked
        if marked and marked.placements != placements:
            marks += (Check(marked.placements),)
        return Offers((Check(placements), *marks, *surrender), tries=("arrange", "mark", "check"))

    def continuations(
        self, state: S, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns none: players find out for themselves how tiles may lie."""
        return Offers()

    def target_figure(self, state: S, seat: Seat, tile: Tile) -> Figure:
        """Returns the player's own figure."""
        return state.figure(seat)

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns an empty string: the running count of the figure says it."""
        return ""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Returns both players at first; then the one who must answer a drop, or builds alone."""
        alone = state.shifts.builder or state.exchange.answering or state.in_the_open
        return (alone,) if alone else SEATS

    def view(self, state: S, seat: Seat | None) -> ScreenView:
        """Returns the player's own tiles, and what lies in the open."""
        return self.view_as(ScreenView, state, seat)

    def view_as(self, view: type[V], state: S, seat: Seat | None, **more: Any) -> V:
        """Returns a view of a class, with ``more`` fields of a game."""
        screen, exchange, shifts = state.screen, state.exchange, state.shifts
        bare = {s: state.is_bare(s) for s in SEATS}
        shown = {s: bare[s] or (s is seat and shifts.can_look(s)) for s in SEATS}
        a, b = SEATS
        return view(
            hands=(faces(state.side(a), shown[a])[0], faces(state.side(b), shown[b])[0]),
            # The tiles in a stock were dropped, and only the dropper knows them.
            stocks=(
                self._dropped(state, a, exchange.dropper is seat),
                self._dropped(state, b, exchange.dropper is seat),
            ),
            figures={s.value: state.figure(s).placements if shown[s] else () for s in SEATS},
            counts={
                s.value: self.count(state, s)
                for s in SEATS
                if bare[s] or (shown[s] and self.options.aids != "none")
            },
            in_the_open=None if state.outcome else state.in_the_open,
            checks=self.checks,
            setter=state.setter,
            dropper=exchange.dropper,
            exchanged=exchange.complete,
            first=screen.first,
            marked=screen.marked.placements if screen.marked else (),
            builder=None if state.outcome else shifts.builder,
            begun=shifts.has_begun,
            taken=shifts.taken,
            **more,
        )

    @staticmethod
    def _dropped(state: S, seat: Seat, seen: bool) -> tuple[Tile | None, ...]:
        return tuple([lying.tile if seen else None for lying in state.side(seat).stock])

    def news(self, before: S, event: Event[Action], after: S, seat: Seat | None) -> Action | None:
        """Returns the event without what happened behind the screen, and without a closed tile."""
        if seat is event.seat:
            return event.action
        match event.action:
            case Arrange() if event.seat and not after.is_bare(event.seat):
                return None
            case Stop():
                return Stop()
            case Drop(tile) if seat is None or tile not in after.side(seat).hand:
                return Drop()
        return event.action

    final = staticmethod(is_final)

    # Games that begin in the middle

    def kept(self, state: S) -> ScreenMidgame:
        """Returns who set the screen, the exchange, who has stopped, and the times taken."""
        exchange, shifts = state.exchange, state.shifts
        return ScreenMidgame(
            state.setter,
            exchange.dropper,
            exchange.complete,
            state.screen.first,
            shifts.builder,
            shifts.taken,
        )

    def resume(self, state: S, deal: Deal, kept: ScreenMidgame) -> S:
        """Resumes with the figures of the deal."""
        a, b = map(Figure, deal.figures)
        return replace(
            state,
            setter=kept.setter,
            screen=Screen((a, b), first=kept.first),
            exchange=DropExchange(kept.dropper, kept.exchanged),
            shifts=Shifts(kept.builder, taken=kept.taken),
        )

    def faults(self, state: S) -> Iterator[str]:
        """Yields the parts that no game can reach, such as tiles laid by a player without them."""
        exchange = state.exchange
        for seat in SEATS:
            side, figure = state.side(seat), state.figure(seat)
            if not side.hand:
                yield "held"
            if not set(figure.tiles) <= set(side.hand):
                yield "figures"
            if len(side.stock) != (exchange.answering is seat):
                yield "held"
        if exchange.complete and not exchange.dropper:
            yield "exchanged"
        if state.screen.first and exchange.answering:
            yield "first"
        if not (_has_no_shifts(state) if self.options.at_once else _is_in_shifts(state)):
            yield "builder"


def _has_no_shifts(state: ScreenState) -> bool:
    """Returns whether the state has no trace of shifts."""
    return state.shifts == Shifts()


def _is_in_shifts(state: ScreenState) -> bool:
    """Returns whether shifts are under way, with the time of the first shift if it is over."""
    shifts, setter = state.shifts, state.setter
    first, second = shifts.taken[setter.index], shifts.taken[setter.other.index]
    if state.screen.first or state.exchange.dropper or second is not None:
        return False
    if first is None:
        return shifts.builder is setter
    return shifts.builder is setter.other and 0 <= first <= _LONGEST_MS
