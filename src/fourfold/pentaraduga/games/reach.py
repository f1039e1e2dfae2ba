"""Reach: make squares on your own side of the middle line, and extend the figure to your edge.

The side of seat A is below the line, that of seat B above it, in every game. A tile that can be
full somewhere must be; after a full tile a player goes on, and the partner may cut in with a full
tile of their own. A player who extends the figure far enough to their own side is out, like one who
has laid all tiles; then the other replays. Exchanges and claims are those of Claims.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Self

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.bots.reach import ReachMind
from fourfold.pentaraduga.core.actions import (
    Action,
    Exchange,
    HandOver,
    Knock,
    Lay,
    Pass,
    Take,
)
from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement, Placements
from fourfold.pentaraduga.core.laying import mark_full
from fourfold.pentaraduga.core.options import (
    Deal,
    Interception,
    MoveTime,
    Options,
    ReplayLimit,
    UnplacedBonus,
)
from fourfold.pentaraduga.core.points import decided
from fourfold.pentaraduga.core.sides import Sides, sides_of
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, Colour, Tile
from fourfold.pentaraduga.parts import common_figure, exchange
from fourfold.pentaraduga.parts.claim import Lock
from fourfold.pentaraduga.parts.line import (
    at_line,
    colours_at_line,
    depth_of,
    side_of,
    squares_of,
)
from fourfold.pentaraduga.parts.protest import Doubt
from fourfold.pentaraduga.parts.reach import Reached, has_reached, without_hand
from fourfold.pentaraduga.parts.replay import SoloReplay
from fourfold.pentaraduga.parts.start_figure import StartFigure
from fourfold.pentaraduga.parts.turn import Need, Turn
from fourfold.pentaraduga.rules import deal_checks, exchange_rules
from fourfold.pentaraduga.rules.annotations import counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.exchange_rules import HAND_TILES, ExchangeState
from fourfold.pentaraduga.rules.family import View, faces, is_final, not_now
from fourfold.pentaraduga.rules.postgame import missed_fulls
from fourfold.play import SEATS, Due, Event, Illegal, Instant, Offers, Outcome, Seat, in_order

__all__ = ["EMBLEM", "GAME", "Reach", "ReachOptions", "ReachState", "ReachView"]

EMBLEM = "oYgU@1,3 yOyR@1,1 yOrU@2,2 rOyD@2,1 gYoD@1,0 rOrL@0,1"


class ReachOptions(Options, frozen=True):
    """The options of Reach."""

    move_time: MoveTime = None
    replay_limit: ReplayLimit = 120
    unplaced_bonus: UnplacedBonus = False
    interception: Interception = True


class ReachState(ExchangeState, frozen=True, kw_only=True):
    """A game of Reach under way."""

    starter: Seat
    #: The tiles for the start figure that are in no hand.
    given: tuple[Tile, ...] = ()
    #: Whether the first move has been made, and whether the next is safe from interception.
    moved: bool = False
    shielded: bool = False
    reached: Reached = Reached()

    @property
    def aside(self) -> tuple[Tile, ...]:
        """The tiles for the start figure."""
        return self.given

    @property
    def has_left_unseen(self) -> bool:
        """True if a player has reached, so that their hand left the game."""
        return bool(self.reached)

    def redealt(self, sides: Sides, aside: tuple[Tile, ...], chance: Random) -> Self:
        """Returns the redealt state, including other tiles for the start figure."""
        return replace(self, sides=sides, given=aside)


class ReachView(View, frozen=True, kw_only=True):
    """What a player sees of Reach."""

    right: Seat
    need: str
    passes: int = 0
    first: Seat | None = None
    #: The current claim.
    lock: Lock | None = None
    barred: Seat | None = None
    starter: Seat
    given: tuple[Tile | None, ...] = ()
    #: Whether a player without the right to move may lay a full tile.
    open: bool = False
    reached: tuple[Seat, ...] = ()
    #: The cells that the figure extends to either side of the line, and how many are enough.
    depths: tuple[int, int] = (0, 0)
    far: int
    #: The squares on either side.
    squares: tuple[int, int] = (0, 0)


class ReachMidgame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal stores of a game of Reach."""

    right: Seat
    passes: int
    need: Need
    first: Seat | None
    starter: Seat
    given: tuple[Tile, ...]
    moved: bool
    shielded: bool
    reached: tuple[Seat, ...]


class Reach:
    """Reach with the options of a table."""

    game = "reach"
    version = 1
    tiles: tuple[Tile, ...] = FIVE_COLOURS
    lots = 0
    #: The size of a hand.
    hand = HAND_TILES
    #: The cells from the line that are far enough.
    far = 6
    #: The most points of a game, as in the book.
    most = 10
    #: The needs before the first move, and the given tiles of the start figure.
    start_needs: tuple[Need, ...] = ("hand-over", "start")
    start_tiles = 1
    midgame = ReachMidgame

    def __init__(self, options: ReachOptions) -> None:
        self.options = options

    def opening(self, deal: Deal) -> ReachState:
        """Deals the hands; the partner hands the starter a tile."""
        sides, starter = sides_of(deal.tiles, self.hand), deal.starter
        return ReachState(sides=sides, starter=starter, turn=Turn(starter.other, "hand-over"))

    def act(self, state: ReachState, seat: Seat, action: Action, at: Instant) -> ReachState:
        """Claims, exchanges, takes or lays, also off turn; all else is for the player on turn."""
        if isinstance(action, Knock):
            return exchange_rules.knock(self, state, seat, action.what, at)
        state = exchange_rules.admitted(state, seat, action, at)
        match action:
            case Exchange(Tile() as tile):
                exchange_rules.require_exchange(self, state, seat)
                state = self.exchange_tile(state, seat, tile)
                return exchange_rules.exchanged(self, state, seat, at)
            case Take():
                return exchange_rules.take(self, state, seat, at)
            case Lay((placement,)) if state.turn.need in ("any", "full"):
                return self._lay(state, seat, placement, at)
        state.turn.require_right(seat)
        return self.move(state, seat, action, at)

    def move(self, state: ReachState, seat: Seat, action: Action, at: Instant) -> ReachState:
        """Acts on turn: builds the start figure, refuses, or gives a tile for a wrong one."""
        need = state.turn.need
        match action:
            case HandOver(Tile() as tile) if need == "hand-over":
                return self._hand_over(state, seat, tile, at)
            case Lay(placements) if placements and need == "start":
                figure = self.start_figure(state, seat).built(placements)
                return self.started(replace(state, figure=figure), seat, at)
            case Pass():
                exchange_rules.require_refusal(state, exchange_rules.can_refuse(state))
                return self.refuse(state, at)
            case HandOver(Tile() as tile) if need == "give":
                state = exchange_rules.give(state, seat, tile, at)
                return state if state.side(seat).left else self._out(state, seat, at)
        raise not_now(action)

    # The start figure

    def _hand_over(self, state: ReachState, seat: Seat, tile: Tile, at: Instant) -> ReachState:
        """Hands the starter a tile with yellow; the partner draws."""
        side = state.side(seat).without(tile).drawn(HAND_TILES)
        if tile not in self._yellow(state, seat):
            raise Illegal("pentaraduga-not-yellow", tile=tile)
        state = replace(state.with_side(seat, side), given=(tile,))
        return self.pass_right(state, seat.other, "start", at)

    def _yellow(self, state: ReachState, seat: Seat) -> tuple[Tile, ...]:
        """Returns the tiles that may be handed over: those with yellow.

        If there are none, any tile may be handed over once nothing can be exchanged.
        """
        hand = state.side(seat).hand
        yellow = tuple(tile for tile in hand if Colour.YELLOW in tile.colours)
        return yellow or (hand if exchange_rules.is_stuck(state, seat) else ())

    def start_figure(self, state: ReachState, seat: Seat) -> StartFigure:
        """Returns the start: the given tile on the partner's side, then a tile of the hand.

        The given tile lies at the line, with no yellow there. The other lies on the own side.
        """
        hand = state.side(seat).hand

        def next_tiles(laid: Placements) -> tuple[Tile, ...]:
            if not laid:
                return state.given
            return hand if len(laid) == 1 else ()

        def places(laid: Placements, tile: Tile) -> list[Placement]:
            if laid:
                return [place for place in Figure(laid).places(tile) if side_of(place) is seat]
            first = at_line(tile, seat.other)
            return [place for place in first if Colour.YELLOW not in colours_at_line(place)]

        return StartFigure(
            figure=state.figure,
            next_tiles=next_tiles,
            places=places,
            is_stuck=exchange_rules.is_stuck(state, seat),
            code="pentaraduga-start-reach",
        )

    def started(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """Lets the starter draw and move."""
        own = [tile for tile in state.figure.tiles if tile not in state.given]
        side = state.side(seat).without(*own).drawn(HAND_TILES)
        return self.pass_right(replace(state.with_side(seat, side), given=()), seat, "any", at)

    # Moves

    def _lay(self, before: ReachState, seat: Seat, placement: Placement, at: Instant) -> ReachState:
        """Lays a tile, which must be full if it can be; after a full tile a player goes on."""
        cuts_in, tile = seat is not before.turn.right, placement.tile
        if cuts_in:
            self._require_open(before)
        state, met = exchange_rules.lay(self.options, before, seat, placement)
        if cuts_in and not met.full:
            raise Illegal("pentaraduga-intercept-full", tile=tile)
        if not met.full and before.figure.places(tile, full=True):
            code = "pentaraduga-full-elsewhere"
            state = exchange_rules.judged(self.options, state, seat, code, tile, before)
        state = replace(state, moved=True)
        if has_reached(depth_of(before.figure, seat), depth_of(state.figure, seat), self.far):
            return self._reach(state, seat, at)
        if not state.side(seat).left:
            return self._out(state, seat, at)
        if met.full or state.replay:
            return self.pass_right(state, seat, "any" if met.full else "full", at)
        return self.pass_right(state, seat.other, "any", at)

    def _require_open(self, state: ReachState) -> None:
        """Raises ``Illegal`` unless a player off turn may cut in."""
        if not self.options.interception or state.replay:
            raise Illegal("not-your-turn", seat=state.turn.right)
        if not self._is_open(state):
            raise Illegal("pentaraduga-shielded", seat=state.turn.right)

    def _is_open(self, state: ReachState) -> bool:
        """Returns False for the first move, and for a move that follows a violation."""
        is_move = state.turn.need == "any" and state.moved and not state.replay
        return self.options.interception and is_move and not state.shielded

    def _reach(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        """Takes a player out who has reached: the hand leaves the game, the stock stays."""
        state = replace(state, reached=state.reached.with_seat(seat))
        return self._out(state.with_side(seat, without_hand(state.side(seat))), seat, at)

    def _out(self, state: ReachState, seat: Seat, at: Instant) -> ReachState:
        return exchange_rules.out(self, self.options, state, seat, at)

    def pass_right(self, state: ReachState, to: Seat, need: Need, at: Instant) -> ReachState:
        """Gives a player the right to a move, which can be intercepted."""
        return replace(state, turn=state.turn.to(to, need, at), shielded=False)

    # Exchanges

    def exchange_tile(self, state: ReachState, seat: Seat, tile: Tile) -> ReachState:
        """Exchanges a tile of the hand."""
        return replace(state, sides=exchange.open_exchange(state.sides, seat, tile))

    def can_exchange(self, state: ReachState, seat: Seat) -> bool:
        """Returns False in the replay, and while a tile has to be given for a wrong one."""
        return state.turn.need in ("hand-over", "start", "any") and not state.replay

    def exchangeable(self, state: ReachState, seat: Seat) -> tuple[Tile, ...]:
        """Returns the hand."""
        return state.side(seat).hand

    def is_exchange_free(self, state: ReachState) -> bool:
        """Returns True before the start figure lies."""
        return state.turn.need in ("hand-over", "start")

    # Refusals and violations

    def refuse(self, state: ReachState, at: Instant) -> ReachState:
        """Refuses a move; before the first move, only restarts the time."""
        if state.turn.need in ("hand-over", "start"):
            return replace(state, turn=replace(state.turn, since=at))
        return exchange_rules.refused(self, state, at)

    def penalise(self, doubt: Doubt, at: Instant) -> ReachState:
        """Exchanges the wrong tile and shields the victim's move; a replay ends."""
        state: ReachState = doubt.before
        if state.replay:
            return self.over(state)
        return replace(exchange_rules.penalised(state, doubt, at), shielded=True)

    # Points

    def over(self, state: ReachState, reason: str = "played") -> ReachState:
        """Ends the game; players who are out score their side, unless the other has reached."""
        a, b = (self._points(state, seat) for seat in SEATS)
        return replace(state, outcome=decided((a, b), reason))

    def _points(self, state: ReachState, seat: Seat) -> int:
        reached = state.reached
        if reached.burns(seat) or not reached.is_out(seat, state.side(seat)):
            return 0
        points = squares_of(state.figure, seat)
        is_only = not reached.is_out(seat.other, state.side(seat.other))
        if state.replay.first is seat and is_only:
            points += exchange_rules.bonus(self.options, state, seat)
        return points

    def forfeit(self, state: ReachState, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome: the other scores a square per tile, unless their squares burn."""
        points = len(state.figure) + sum(side.left for side in state.sides)
        if state.reached.burns(seat.other):
            points = 0
        return exchange_rules.forfeited(self.options, seat, points, self.most, reason)

    # Time

    def due(self, state: ReachState) -> Due[Action] | None:
        """Returns the next time limit: of a move, a decision, the replay or a claim."""
        return exchange_rules.due(self.options, state)

    def time_up(self, state: ReachState, at: Instant) -> ReachState:
        """Ends a claim, a late replay or a late move; a third late move in a row loses the game."""
        return exchange_rules.time_up(self, self.options, state, at)

    # What players may try, see and hear

    def offers(self, state: ReachState, seat: Seat) -> Offers[Action]:
        """Returns tiles in hand as begun moves, exchanges, claims, handing over and refusing."""
        return exchange_rules.offers(self, self.options, state, seat)

    def layable(self, state: ReachState, seat: Seat) -> tuple[Tile, ...]:
        """Returns the tiles in hand; off turn, those to cut in with."""
        if seat is not state.turn.right and self._is_open(state):
            return state.side(seat).hand
        return exchange_rules.layable(self, state, seat)

    def places(self, state: ReachState, seat: Seat, tile: Tile) -> list[Placement]:
        """Returns the full places of a tile if there are any or the player cuts in, else all."""
        full = state.figure.places(tile, full=True)
        if full or seat is not state.turn.right:
            return full
        return common_figure.places(state.figure, tile, full=state.turn.need == "full")

    def other_actions(self, state: ReachState, seat: Seat) -> tuple[Action, ...]:
        """Returns the other actions, including handing over."""
        if state.turn.need == "hand-over":
            return tuple(map(HandOver, self._yellow(state, seat)))
        return exchange_rules.other_actions(state, seat, exchange_rules.can_refuse(state))

    def continuations(
        self, state: ReachState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the places of a tile."""
        return exchange_rules.continuations(self, state, seat, placed, tile)

    def target_figure(self, state: ReachState, seat: Seat, tile: Tile) -> Figure:
        """Returns the common figure."""
        return state.figure

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a mark for a tile that reaches far enough or is full."""
        depth = depth_of(Figure((placement,)), seat)
        reaches = has_reached(depth_of(figure, seat), depth, self.far)
        return "reach" if reaches else mark_full(meeting)

    def awaited(self, state: ReachState) -> tuple[Seat, ...]:
        """Returns the player with a claim, else the one with the right to move."""
        return exchange_rules.awaited(state)

    def sees(self, state: ReachState, seat: Seat | None, owner: Seat) -> bool:
        """Returns True for the player's hand, in the replay for the second's, at the end all."""
        is_open = state.replay.first is owner.other or state.outcome is not None
        return seat is owner or is_open

    def seen_given(self, state: ReachState, seat: Seat | None) -> tuple[Tile | None, ...]:
        """Returns the tile that was handed over, which everybody sees."""
        return state.given

    def view(self, state: ReachState, seat: Seat | None) -> ReachView:
        """Returns the view with the hands that a player sees, and both sides of the line."""
        turn, claim, figure = state.turn, state.claim, state.figure
        a, b = (faces(state.side(owner), self.sees(state, seat, owner)) for owner in SEATS)
        return ReachView(
            hands=(a[0], b[0]),
            stocks=(a[1], b[1]),
            figures={"common": figure.placements},
            counts={"common": counted(figure, figure.counted)},
            right=turn.right,
            need=turn.need,
            passes=turn.passes,
            first=state.replay.first,
            lock=claim.lock,
            barred=claim.barred,
            starter=state.starter,
            given=self.seen_given(state, seat),
            open=self._is_open(state) and claim.lock is None,
            reached=in_order(state.reached.seats),
            depths=(depth_of(figure, Seat.A), depth_of(figure, Seat.B)),
            far=self.far,
            squares=(squares_of(figure, Seat.A), squares_of(figure, Seat.B)),
        )

    news = staticmethod(exchange_rules.news)

    def final(self, before: ReachState, event: Event[Action], after: ReachState) -> bool:
        """Returns whether an event is final: also if it cut in or opened a hand for the replay."""
        opens = after.replay.first is not before.replay.first
        return opens or event.seat is not before.turn.right or is_final(before, event, after)

    # Games that begin in the middle

    def kept(self, state: ReachState) -> ReachMidgame:
        """Returns who moves, what is asked for, the tiles for the start figure, and who is out."""
        turn = state.turn
        return ReachMidgame(
            right=turn.right,
            passes=turn.passes,
            need=turn.need,
            first=state.replay.first,
            starter=state.starter,
            given=state.given,
            moved=state.moved,
            shielded=state.shielded,
            reached=in_order(state.reached.seats),
        )

    def resume(self, state: ReachState, deal: Deal, kept: ReachMidgame) -> ReachState:
        """Resumes with the figure of the deal."""
        assert deal.middle
        return replace(
            state,
            figure=Figure(deal.middle.common),
            turn=Turn(kept.right, kept.need, kept.passes),
            replay=SoloReplay(kept.first),
            starter=kept.starter,
            given=kept.given,
            moved=kept.moved,
            shielded=kept.shielded,
            reached=Reached(frozenset(kept.reached)),
        )

    def faults(self, state: ReachState) -> Iterator[str]:
        """Yields the parts that no game can reach, such as given tiles after the start figure."""
        turn, reached = state.turn, state.reached.seats
        yield from deal_checks.wrong_tiles(self.tiles, state.sides, state.figure.tiles, state.given)
        yield from deal_checks.wrong_common_figure(state.figure, turn.need)
        yield from deal_checks.wrong_turn(turn, state.sides, state.replay.first, reached)
        if turn.need not in (*self.start_needs, "any", "full", "give", "accept"):
            yield "need"
        if len(state.given) != (self.start_tiles if turn.need == "start" else 0):
            yield "given"
        starts = turn.right is state.starter
        if turn.need in self.start_needs and starts != (turn.need == "start"):
            yield "right"


GAME = describe(
    Reach,
    options=ReachOptions,
    view=ReachView,
    style="turns",
    age=11,
    chapter=5,
    mind=ReachMind,
    page="reach",
    emblem=EMBLEM,
    beginners={"interception": False},
    shows=("line",),
    overlooked=missed_fulls,
)
