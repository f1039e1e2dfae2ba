"""What games with turns and a common figure share: the right to move, rows of fulls, the replay.

A player holds the right to a move, which may be asked to be full. Who has laid all tiles is first;
then the other replays: he moves alone, and after a tile that was not full the next must be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeVar

from fourfold.pentaraduga.actions import Action, Lay, Pass, Protest
from fourfold.pentaraduga.aids import counted
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.figure import EMPTY, Figure, Meeting
from fourfold.pentaraduga.lattice import DIRECTIONS, Placement
from fourfold.pentaraduga.locks import MINUTE
from fourfold.pentaraduga.options import Deal
from fourfold.pentaraduga.rights import Rights, RightState
from fourfold.pentaraduga.rules import View, decided, faces, misfit
from fourfold.pentaraduga.sides import sides_of
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import SEATS, Event, Instant, Offers, Outcome, Seat

__all__ = ["Need", "TurnState", "TurnView", "Turns"]

#: What is asked for: any move, a full one, or what comes before and between the moves.
Need = Literal["hand-over", "start", "add", "rotate", "any", "full", "capture", "give", "accept"]

#: What is no move: there is a minute to decide, then it is refused.
DECISIONS: tuple[Need, ...] = ("capture", "accept")


@dataclass(frozen=True, kw_only=True)
class TurnState(RightState):
    """A game with a common figure under way."""

    figure: Figure = EMPTY
    #: How who holds the right may move.
    need: Need = "start"
    #: Who has laid all his tiles first; the other replays since then.
    first: Seat | None = None
    replaying_since: Instant = 0

    @property
    def replaying(self) -> bool:
        """Whether somebody has finished, and the other plays his tiles alone."""
        return self.first is not None


class TurnView(View, frozen=True, kw_only=True):
    """What a player sees of a game with turns."""

    right: Seat
    need: str
    passes: int = 0
    first: Seat | None = None


T = TypeVar("T", bound=TurnState)


class Turns(Rights[T]):
    """The base of games with turns and a common figure."""

    state: type[T]
    #: How many tiles a player draws up to.
    held: ClassVar[int] = 2

    def opening(self, deal: Deal) -> T:
        """The hands are dealt, the table is empty, the starter lays a tile."""
        return self.state(sides=sides_of(deal.tiles, self.hand), right=deal.starter)

    def apply(self, state: T, seat: Seat | None, action: Action, at: Instant) -> T:
        """Lets a player or the clock act."""
        after = super().apply(state, seat, action, at)
        # Whoever was right to protest has his time from now on.
        return replace(after, since=at) if isinstance(action, Protest) else after

    # What may be done

    def lay(self, state: T, seat: Seat, placement: Placement) -> tuple[T, Meeting]:
        """Lays a tile of the hand in the figure and draws; what it met there."""
        side = state.side(seat).without(placement.tile)
        meeting = self.meet(state.figure, placement)
        after = replace(state, figure=state.figure.add(placement), passes=0)
        after = after.with_side(seat, side.drawn(self.held))
        if len(state.figure) and (broken := misfit(meeting)):
            after = self.judge(after, state, seat, broken, tile=placement.tile)
        if state.need == "full" and not meeting.full:
            after = self.judge(after, state, seat, "pentaraduga-not-full", tile=placement.tile)
        return after, meeting

    def pass_right(self, state: T, to: Seat, need: Need, at: Instant) -> T:
        """Somebody gets the right to a move."""
        return replace(state, right=to, need=need, since=at)

    def refused(self, state: T, seat: Seat, at: Instant) -> T:
        """A row is broken, a replay ends; refusing any move twice in a row interrupts the game."""
        if state.replaying:
            return self.over(state)
        if state.need == "any" and state.passes:
            return self.interrupted(state)
        passes = 1 if state.need == "any" else 0
        return self.pass_right(replace(state, passes=passes), seat.other, "any", at)

    def finished(self, state: T, seat: Seat, at: Instant) -> T:
        """Somebody has laid his last tile: the first lets the other replay, the second ends it."""
        if state.replaying and self.options.referee == "players":
            # The last tile may be protested against, too.
            return self.pass_right(state, seat.other, "accept", at)
        if state.replaying:
            return self.over(state)
        state = replace(state, first=seat, replaying_since=at)
        return self.pass_right(state, seat.other, "any", at)

    def interrupted(self, state: T) -> T:
        """Both have refused any move: each scores the tiles the other has left."""
        a, b = state.sides
        return replace(state, outcome=decided((b.left, a.left), "interrupted"))

    def over(self, state: T, reason: str = "played") -> T:
        """The game is over, and counted."""
        return replace(state, outcome=decided(self.score(state), reason))

    def score(self, state: T) -> tuple[int, int]:
        """The points of both once the game is over."""
        raise NotImplementedError

    # Time

    def limits(self, state: T) -> list[Instant]:
        """A decision has a minute; the end of the replay is a limit too."""
        if state.need in DECISIONS:
            return [state.since + MINUTE]
        end = self._replay_end(state)
        return super().limits(state) + ([] if end is None else [end])

    def _replay_end(self, state: T) -> Instant | None:
        limit = getattr(self.options, "replay_limit", None)
        return state.replaying_since + 1000 * limit if state.replaying and limit else None

    def time_up(self, state: T, at: Instant) -> T:
        """Nothing is decided, the replay ends, or the move is refused."""
        if state.need in DECISIONS:
            return self.refused(state, state.right, at)
        end = self._replay_end(state)
        if end is not None and at >= end:
            return self.over(state, "replay-time")
        return super().time_up(state, at)

    def forfeit(self, state: T, seat: Seat, reason: str) -> Outcome:
        """Giving up costs all that the other could win: to be first, fully, and the tiles left."""
        points = 2 + state.side(seat).left
        return decided((0, points) if seat is Seat.A else (points, 0), reason)

    def final(self, before: T, event: Event[Action], after: T) -> bool:
        """Whoever is out has seen the other's hand, which is laid open for the replay."""
        return super().final(before, event, after) or after.first is not before.first

    # What is seen

    def offers(self, state: T, seat: Seat) -> Offers[Action]:
        """The tiles in hand as moves begun, and refusing."""
        if state.outcome:
            return Offers()
        if seat is not state.right:
            return Offers(tries=self.tries(laying=False))
        begun = tuple(Lay(tile=tile) for tile in state.side(seat).hand)
        passes: tuple[Action, ...] = (Pass(),) if state.need != "start" else ()
        return Offers(passes, begun, self.tries(laying=True))

    def ways(
        self, state: T, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Where the tile may be laid."""
        if placed or seat is not state.right or tile not in state.side(seat).hand:
            return Offers()
        return Offers(tuple(Lay((place,)) for place in self.places(state, tile)))

    def ground(self, state: T, seat: Seat, tile: Tile) -> Figure:
        """The common figure."""
        return state.figure

    def places(self, state: T, tile: Tile) -> list[Placement]:
        """Where a tile may be laid by whoever holds the right."""
        if not len(state.figure):
            return [Placement(tile, direction, 0, 0) for direction in DIRECTIONS]
        return state.figure.places(tile, full=state.need == "full")

    def view(self, state: T, seat: Seat | None) -> TurnView:
        """The figure, one's own hand, what lies open."""
        return TurnView(**self.seen(state, seat))

    def sees(self, state: T, seat: Seat | None, owner: Seat) -> bool:
        """Whether somebody sees a hand: whoever replays lays his open, at the end everybody."""
        return seat is owner or state.first is owner.other or state.outcome is not None

    def seen(self, state: T, seat: Seat | None) -> dict[str, Any]:
        """The fields of the view."""
        a, b = (faces(state.side(owner), self.sees(state, seat, owner)) for owner in SEATS)
        return {
            "hands": (a[0], b[0]),
            "stocks": (a[1], b[1]),
            "figures": {"common": state.figure.placements},
            "counts": {"common": counted(state.figure, state.figure.counted)},
            "right": state.right,
            "need": state.need,
            "passes": state.passes,
            "first": state.first,
        }
