"""Fulls: lay all your tiles first. A full tile asks the partner for a full one.

Both lay in turn to one figure. A tile is full if it makes a square. The partner answers a full tile
with a full one or refuses; a refusal breaks the row, and the player of the last full tile lays any
tile. The first to lay all tiles is out; then the other replays alone.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.bots.rows import FullsMind
from fourfold.pentaraduga.core.actions import Action, Lay, Pass, TimeUp
from fourfold.pentaraduga.core.figure import EMPTY, Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.laying import mark_full
from fourfold.pentaraduga.core.options import Deal, MoveTime, Options, ReplayLimit
from fourfold.pentaraduga.core.points import decided, points_to
from fourfold.pentaraduga.core.sides import sides_of
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, Tile
from fourfold.pentaraduga.parts import common_figure
from fourfold.pentaraduga.parts.clock import MINUTE_MS, Lateness, earliest, move_end
from fourfold.pentaraduga.parts.protest import Doubt, judge
from fourfold.pentaraduga.parts.replay import SoloReplay
from fourfold.pentaraduga.parts.turn import Need, Turn, after_tile
from fourfold.pentaraduga.rules import deal_checks
from fourfold.pentaraduga.rules.annotations import counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.family import (
    State,
    View,
    faces,
    free_tries,
    is_final,
    not_now,
    tell_all,
)
from fourfold.pentaraduga.rules.postgame import missed_fulls
from fourfold.play import SEATS, Due, Event, Instant, Offers, Outcome, Seat, in_order

__all__ = ["GAME", "Fulls", "FullsOptions", "FullsState", "FullsView"]


class FullsOptions(Options, frozen=True):
    """The options of Fulls."""

    move_time: MoveTime = None
    replay_limit: ReplayLimit = 120


class FullsState(State, frozen=True, kw_only=True):
    """A game of Fulls under way."""

    figure: Figure = EMPTY
    turn: Turn
    lateness: Lateness = Lateness()
    replay: SoloReplay = SoloReplay()
    #: The players whose last tile was full.
    full_ends: frozenset[Seat] = frozenset()

    @property
    def actor(self) -> Seat:
        """The player with the right to move."""
        return self.turn.right

    @property
    def on_table(self) -> dict[str, Figure]:
        """The common figure."""
        return {"common": self.figure}


class FullsView(View, frozen=True, kw_only=True):
    """What a player sees of Fulls."""

    right: Seat
    need: str
    passes: int = 0
    first: Seat | None = None
    full_ends: tuple[Seat, ...] = ()


class FullsMidgame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal stores of a game of Fulls."""

    right: Seat
    passes: int
    need: Need
    first: Seat | None
    full_ends: tuple[Seat, ...]


class Fulls:
    """Fulls with the options of a table."""

    game = "fulls"
    version = 1
    tiles = FIVE_COLOURS
    lots = 0
    #: The size of a hand.
    hand = 2
    midgame = FullsMidgame

    def __init__(self, options: FullsOptions) -> None:
        self.options = options

    def opening(self, deal: Deal) -> FullsState:
        """Deals the hands; the starter lays a tile on the empty table."""
        return FullsState(sides=sides_of(deal.tiles, self.hand), turn=Turn(deal.starter))

    # Moves

    def act(self, state: FullsState, seat: Seat, action: Action, at: Instant) -> FullsState:
        """Lays a tile, or refuses the move."""
        state.turn.require_right(seat)
        state = replace(state, lateness=state.lateness.on_time(seat))
        match action:
            case Lay((placement,)):
                return self._lay(state, seat, placement, at)
            case Pass() if state.turn.need != "start":
                return self._refuse(state, at)
        raise not_now(action)

    def _lay(self, before: FullsState, seat: Seat, placement: Placement, at: Instant) -> FullsState:
        """Lays a tile; a full one asks for a full one, and without tiles a player is out."""
        need = before.turn.need
        side = before.side(seat).without(placement.tile).drawn(self.hand)
        met, broken = common_figure.meet(before.figure, placement, full=need == "full")
        state = replace(
            before.with_side(seat, side),
            figure=before.figure.add(placement),
            turn=before.turn.with_passes(0),
        )
        if broken:
            tiles = (placement.tile,)
            doubt = judge(self.options.referee, state.doubt, seat, broken, tiles, before)
            state = replace(state, doubt=doubt)
        if not side.left:
            ends = state.full_ends | {seat} if met.full else state.full_ends
            return self._out(replace(state, full_ends=ends), seat, at)
        turn = after_tile(state.turn, full=met.full, alone=bool(state.replay), at=at)
        return replace(state, turn=turn)

    def _refuse(self, state: FullsState, at: Instant) -> FullsState:
        """Refuses a move: breaks a row or ends the replay; a second refusal ends the game."""
        turn = state.turn
        if state.replay:
            return self._over(state)
        if turn.need == "any" and turn.passes:
            a, b = state.sides
            return replace(state, outcome=decided((b.left, a.left), "interrupted"))
        passes = 1 if turn.need == "any" else 0
        return replace(state, turn=turn.with_passes(passes).to(turn.right.other, "any", at))

    def _out(self, state: FullsState, seat: Seat, at: Instant) -> FullsState:
        """Takes a player out: after the first the other replays, after the second the game ends."""
        if not state.replay:
            turn = state.turn.to(seat.other, "any", at)
            return replace(state, replay=SoloReplay(seat, at), turn=turn)
        if self.options.referee == "players":
            # The last tile may be protested against, too.
            return replace(state, turn=state.turn.to(seat.other, "accept", at))
        return self._over(state)

    def penalise(self, doubt: Doubt, at: Instant) -> FullsState:
        """Continues as if the offender had refused a full tile; a replay ends."""
        state: FullsState = doubt.before
        if state.replay:
            return self._over(state)
        return replace(state, turn=state.turn.with_passes(0).to(doubt.seat.other, "any", at))

    # Points

    def _over(self, state: FullsState, reason: str = "played") -> FullsState:
        """Ends the game; the first scores 1 plus the second's tiles, every full end scores 1."""
        a, b = (
            (seat is state.replay.first) * (1 + state.side(seat.other).left)
            + (seat in state.full_ends)
            for seat in SEATS
        )
        return replace(state, outcome=decided((a, b), reason))

    def forfeit(self, state: FullsState, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome: the other is first, with a full end, and scores the tiles left."""
        return decided(points_to(seat.other, 2 + state.side(seat).left), reason)

    # Time

    def due(self, state: FullsState) -> Due[Action] | None:
        """Returns the end of a move, the replay, or the time to protest against the last tile."""
        turn = state.turn
        limit = earliest(
            move_end(turn.since, self.options.move_time),
            state.replay.end(self.options.replay_limit),
        )
        if turn.need == "accept":
            limit = turn.since + MINUTE_MS
        return None if limit is None else Due(limit, TimeUp(), turn.right)

    def time_up(self, state: FullsState, at: Instant) -> FullsState:
        """Refuses a late move; the third in a row loses, and a late replay ends."""
        seat, end = state.turn.right, state.replay.end(self.options.replay_limit)
        if state.turn.need == "accept":
            return self._refuse(state, at)
        if end is not None and at >= end:
            return self._over(state, "replay-time")
        if state.lateness.is_last_chance(seat):
            return replace(state, outcome=self.forfeit(state, seat, "time"))
        return replace(self._refuse(state, at), lateness=state.lateness.late(seat))

    # What players may try, see and hear

    def offers(self, state: FullsState, seat: Seat) -> Offers[Action]:
        """Returns the tiles in hand as begun moves, and refusing."""
        if seat is not state.turn.right:
            return Offers(tries=free_tries(self.options, laying=False))
        begun = tuple(Lay(tile=tile) for tile in state.side(seat).hand)
        refusal: tuple[Action, ...] = (Pass(),) if state.turn.need != "start" else ()
        return Offers(refusal, begun, free_tries(self.options, laying=True))

    def continuations(
        self, state: FullsState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the places of a tile."""
        if placed or seat is not state.turn.right or tile not in state.side(seat).hand:
            return Offers()
        places = common_figure.places(state.figure, tile, full=state.turn.need == "full")
        return Offers(tuple(Lay((place,)) for place in places))

    def target_figure(self, state: FullsState, seat: Seat, tile: Tile) -> Figure:
        """Returns the common figure."""
        return state.figure

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a mark for a full tile."""
        return mark_full(meeting)

    def awaited(self, state: FullsState) -> tuple[Seat, ...]:
        """Returns the player with the right to move."""
        return (state.turn.right,)

    def view(self, state: FullsState, seat: Seat | None) -> FullsView:
        """Returns the view.

        A hand is open to its owner. In the replay the second's is open to all, at the end both are.
        """
        first = state.replay.first
        a, b = (
            faces(state.side(o), seat is o or first is o.other or state.outcome is not None)
            for o in SEATS
        )
        return FullsView(
            hands=(a[0], b[0]),
            stocks=(a[1], b[1]),
            figures={"common": state.figure.placements},
            counts={"common": counted(state.figure, state.figure.counted)},
            right=state.turn.right,
            need=state.turn.need,
            passes=state.turn.passes,
            first=first,
            full_ends=in_order(state.full_ends),
        )

    news = staticmethod(tell_all)

    def final(self, before: FullsState, event: Event[Action], after: FullsState) -> bool:
        """Returns whether an event is final: also if it opened a hand for the replay."""
        return is_final(before, event, after) or after.replay.first is not before.replay.first

    # Games that begin in the middle

    def kept(self, state: FullsState) -> FullsMidgame:
        """Returns who moves, what is asked for, and who is out with a full end."""
        turn, first = state.turn, state.replay.first
        return FullsMidgame(turn.right, turn.passes, turn.need, first, in_order(state.full_ends))

    def resume(self, state: FullsState, deal: Deal, kept: FullsMidgame) -> FullsState:
        """Resumes with the figure of the deal."""
        assert deal.middle
        return replace(
            state,
            figure=Figure(deal.middle.common),
            turn=Turn(kept.right, kept.need, kept.passes),
            replay=SoloReplay(kept.first),
            full_ends=frozenset(kept.full_ends),
        )

    def faults(self, state: FullsState) -> Iterator[str]:
        """Yields the parts that no game can reach, such as a player who is out but has tiles."""
        yield from deal_checks.wrong_tiles(self.tiles, state.sides, state.figure.tiles)
        yield from deal_checks.wrong_common_figure(state.figure, state.turn.need)
        yield from deal_checks.wrong_turn(state.turn, state.sides, state.replay.first)
        if state.turn.need not in ("start", "any", "full", "accept"):
            yield "need"
        if any(state.side(seat).left for seat in state.full_ends):
            yield "full_ends"


GAME = describe(
    Fulls,
    options=FullsOptions,
    view=FullsView,
    style="turns",
    age=9,
    chapter=1,
    mind=FullsMind,
    page="fulls",
    emblem="oYgU@0,2 yOrR@0,0 yOyU@1,1 rOrD@1,0",
    overlooked=missed_fulls,
)
