"""What games with turns and a common figure share: the right to move, rows of fulls, the replay.

A player holds the right to a move, which may be asked to be full. Who has laid all tiles is first;
then the other replays: he moves alone, and after a tile that was not full the next must be.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar

from fourfold.pentaraduga.actions import Action, Lay, Pass, TimeUp
from fourfold.pentaraduga.figure import EMPTY, Figure, Meeting
from fourfold.pentaraduga.lattice import DIRECTIONS, Placement
from fourfold.pentaraduga.options import Deal, TurnOptions
from fourfold.pentaraduga.rules import PentaradugaRules, State, View, decided, faces, misfit
from fourfold.pentaraduga.sides import sides_of
from fourfold.play import Due, Illegal, Instant, Offers, Outcome, Seat

__all__ = ["Need", "TurnState", "TurnView", "Turns"]

#: What kind of move is asked for.
Need = Literal["start", "any", "full"]

#: How often in a row a player may run out of time.
PATIENCE = 3


@dataclass(frozen=True, kw_only=True)
class TurnState(State):
    """A game with a common figure under way."""

    figure: Figure = EMPTY
    #: Who may move, and how.
    right: Seat
    need: Need = "start"
    #: How many times in a row any move was refused.
    passes: int = 0
    #: Who has laid all his tiles first; the other replays since then.
    first: Seat | None = None
    replaying_since: Instant = 0
    #: When the right to move began, and how often each has let it run out in a row.
    since: Instant = 0
    late: tuple[int, int] = (0, 0)

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


class Turns(PentaradugaRules[T]):
    """The base of games with turns and a common figure."""

    options: TurnOptions
    state: type[T]

    def start(self, deal: Deal) -> T:
        """The hands are dealt, the table is empty, the starter lays a tile."""
        return self.state(sides=sides_of(deal.tiles, self.hand), right=deal.starter)

    # What may be done

    def holding(self, state: T, seat: Seat) -> None:
        """Refuses whoever does not hold the right to move."""
        if seat is not state.right:
            raise Illegal("not-your-turn", seat=state.right)

    def lay(self, state: T, seat: Seat, placement: Placement) -> tuple[T, Meeting]:
        """Lays a tile of the hand in the figure and draws; what it met there."""
        side = state.side(seat).without(placement.tile)
        meeting = self.meet(state.figure, placement)
        after = replace(state, figure=state.figure.add(placement), passes=0)
        after = after.with_side(seat, side.drawn(self.hand))
        if len(state.figure) and (broken := misfit(meeting)):
            after = self.judge(after, state, seat, broken, tile=placement.tile)
        if state.need == "full" and not meeting.full:
            after = self.judge(after, state, seat, "pentaraduga-not-full", tile=placement.tile)
        return after, meeting

    def pass_right(self, state: T, to: Seat, need: Need, at: Instant) -> T:
        """Somebody gets the right to a move."""
        return replace(state, right=to, need=need, since=at)

    def finished(self, state: T, seat: Seat, at: Instant) -> T:
        """Somebody has laid his last tile: the first lets the other replay, the second ends it."""
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

    def due(self, state: T) -> Due[Action] | None:
        """The end of the replay or of the move, whichever comes first."""
        limits = []
        replay_limit = getattr(self.options, "replay_limit", None)
        if state.replaying and replay_limit:
            limits.append(state.replaying_since + 1000 * replay_limit)
        if self.options.move_time:
            limits.append(state.since + 1000 * self.options.move_time)
        return Due(min(limits), TimeUp(), state.right) if limits and not state.outcome else None

    def time_up(self, state: T, at: Instant) -> T:
        """The replay ends, or the move is refused; the third time in a row the game is lost."""
        replay_limit = getattr(self.options, "replay_limit", None)
        if state.replaying and replay_limit and at >= state.replaying_since + 1000 * replay_limit:
            return self.over(state, "time")
        seat = state.right
        late = state.late[seat.index] + 1
        if late == PATIENCE:
            return replace(state, outcome=self.forfeit(state, seat, "time"))
        counted = (late, state.late[1]) if seat is Seat.A else (state.late[0], late)
        return replace(self.refused(state, seat, at), late=counted)

    def refused(self, state: T, seat: Seat, at: Instant) -> T:
        """The move that was asked for is refused."""
        raise NotImplementedError

    def in_time(self, state: T, seat: Seat) -> T:
        """Whoever acts has not run out of time."""
        late = (0, state.late[1]) if seat is Seat.A else (state.late[0], 0)
        return replace(state, late=late)

    def forfeit(self, state: T, seat: Seat, reason: str) -> Outcome:
        """Giving up costs a point, and the tiles one has left."""
        points = 1 + state.side(seat).left
        return decided((0, points) if seat is Seat.A else (points, 0), reason)

    # What is seen

    def offers(self, state: T, seat: Seat) -> Offers[Action]:
        """The tiles in hand as moves begun, and refusing."""
        if state.outcome or seat is not state.right:
            return Offers()
        begun = tuple(Lay(tile=tile) for tile in state.side(seat).hand)
        passes: tuple[Action, ...] = (Pass(),) if state.need != "start" else ()
        return Offers(passes, begun, ("lay",) if self.options.referee == "players" else ())

    def choices(self, state: T, seat: Seat, prefix: Action) -> Offers[Action]:
        """Where the tile may be laid."""
        if state.outcome or seat is not state.right:
            return Offers()
        match prefix:
            case Lay((), tile) if tile in state.side(seat).hand:
                if not len(state.figure):
                    places = [Placement(tile, direction, 0, 0) for direction in DIRECTIONS]
                else:
                    places = state.figure.places(tile, full=state.need == "full")
                return Offers(tuple(Lay((place,)) for place in places))
        return Offers()

    def view(self, state: T, seat: Seat | None) -> TurnView:
        """The figure, one's own hand, what lies open."""
        return TurnView(**self.seen(state, seat))

    def seen(self, state: T, seat: Seat | None) -> dict[str, Any]:
        """The fields of the view."""
        a, b = (
            # Whoever replays lays his hand open; at the end everybody does.
            faces(state.side(s), s is seat or bool(state.outcome or state.first is s.other))
            for s in Seat
        )
        return {
            "hands": (a[0], b[0]),
            "stocks": (a[1], b[1]),
            "figures": {"common": state.figure.placements},
            "right": state.right,
            "need": state.need,
            "passes": state.passes,
            "first": state.first,
        }
