"""Claims: capture the figure by ending a row of fulls; only a player who gets out keeps squares.

Turns, rows of full tiles and the replay are those of Fulls. A player whose full tile ends a row,
because the partner refuses or because it was their last tile, may capture the figure and begin a
new one. Tiles are exchanged, except during a row of full tiles. A knock claims a move or an
exchange.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.bots.rows import ClaimsMind
from fourfold.pentaraduga.core.actions import (
    Action,
    Capture,
    Exchange,
    HandOver,
    Knock,
    Lay,
    Pass,
    Take,
)
from fourfold.pentaraduga.core.figure import EMPTY, Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.laying import first_places, mark_full
from fourfold.pentaraduga.core.options import Deal, MoveTime, Options, ReplayLimit, UnplacedBonus
from fourfold.pentaraduga.core.points import decided
from fourfold.pentaraduga.core.sides import sides_of
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, TILES, Tile
from fourfold.pentaraduga.parts import common_figure, exchange
from fourfold.pentaraduga.parts.capture import Captures, can_be_captured
from fourfold.pentaraduga.parts.claim import Lock
from fourfold.pentaraduga.parts.protest import Doubt
from fourfold.pentaraduga.parts.replay import SoloReplay
from fourfold.pentaraduga.parts.start_figure import StartFigure
from fourfold.pentaraduga.parts.turn import Need, Turn, after_tile
from fourfold.pentaraduga.rules import deal_checks, exchange_rules
from fourfold.pentaraduga.rules.annotations import counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.exchange_rules import HAND_TILES, ExchangeState
from fourfold.pentaraduga.rules.family import View, faces, is_final, not_now
from fourfold.pentaraduga.rules.postgame import missed_fulls
from fourfold.play import SEATS, Due, Event, Instant, Offers, Outcome, Seat

__all__ = ["EMBLEM", "GAME", "Claims", "ClaimsOptions", "ClaimsState", "ClaimsView"]

EMBLEM = "rOyU@0,2 yOrD@0,1 oYoU@1,3 yGyL@2,1 gYgD@1,0"


class ClaimsOptions(Options, frozen=True):
    """The options of Claims."""

    move_time: MoveTime = None
    replay_limit: ReplayLimit = 120
    unplaced_bonus: UnplacedBonus = False


class ClaimsState(ExchangeState, frozen=True, kw_only=True):
    """A game of Claims under way."""

    captures: Captures = Captures()


class ClaimsView(View, frozen=True, kw_only=True):
    """What a player sees of Claims."""

    right: Seat
    need: str
    passes: int = 0
    first: Seat | None = None
    #: The current claim.
    lock: Lock | None = None
    barred: Seat | None = None
    #: The squares of the figures that A and B have captured.
    captured: tuple[int, int]
    #: The player who may capture the figure now.
    captor: Seat | None = None


class ClaimsMidgame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal stores of a game of Claims."""

    right: Seat
    passes: int
    need: Need
    first: Seat | None
    captured: tuple[int, int]
    captor: Seat | None


class Claims:
    """Claims with the options of a table."""

    game = "claims"
    version = 1
    tiles: tuple[Tile, ...] = FIVE_COLOURS
    lots = 0
    #: The size of a hand at the start.
    hand = 2
    #: The most points of a game, as in the book.
    most = 10
    #: The needs of the game.
    needs: tuple[Need, ...] = ("start", "any", "full", "capture", "give", "accept")
    midgame = ClaimsMidgame

    def __init__(self, options: ClaimsOptions) -> None:
        self.options = options

    def opening(self, deal: Deal) -> ClaimsState:
        """Deals the hands; the starter lays a tile on the empty table."""
        return ClaimsState(sides=sides_of(deal.tiles, self.hand), turn=Turn(deal.starter))

    def act(self, state: ClaimsState, seat: Seat, action: Action, at: Instant) -> ClaimsState:
        """Claims, exchanges or takes; on turn, a player also lays, captures or refuses."""
        if isinstance(action, Knock):
            return exchange_rules.knock(self, state, seat, action.what, at)
        state = exchange_rules.admitted(state, seat, action, at)
        match action:
            case Exchange(Tile() as tile):
                return self._exchange(state, seat, tile, at)
            case Take():
                return exchange_rules.take(self, state, seat, at)
        state.turn.require_right(seat)
        match action:
            case Lay(placements) if placements and state.turn.need in ("start", "add"):
                return self._start(state, seat, placements, at)
            case Lay((placement,)) if state.turn.need in ("any", "full"):
                return self._lay(state, seat, placement, at)
            case Capture() if state.captures.captor is seat:
                return self._capture(state, seat, at)
            case Pass():
                exchange_rules.require_refusal(state, self.can_refuse(state))
                return self.refuse(state, at)
            case HandOver(Tile() as tile) if state.turn.need == "give":
                state = exchange_rules.give(state, seat, tile, at)
                return state if state.side(seat).left else self.out(state, seat, at)
        raise not_now(action)

    # The start

    def start_figure(self, state: ClaimsState, seat: Seat) -> StartFigure:
        """Returns the start: one tile in the middle of the empty table."""
        hand = state.side(seat).hand
        return StartFigure(
            figure=state.figure,
            next_tiles=lambda laid: () if laid else hand,
            places=lambda laid, tile: first_places(tile),
            is_stuck=exchange_rules.is_stuck(state, seat),
            code="pentaraduga-start-claims",
        )

    def _start(
        self, state: ClaimsState, seat: Seat, placements: tuple[Placement, ...], at: Instant
    ) -> ClaimsState:
        figure = self.start_figure(state, seat).built(placements)
        side = (
            state.side(seat)
            .without(*(placement.tile for placement in placements))
            .drawn(HAND_TILES)
        )
        turn = state.turn.with_passes(0)
        return self.started(
            replace(state.with_side(seat, side), figure=figure, turn=turn), seat, at
        )

    def started(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """Passes the right to move after the start tile; a player who replays keeps it."""
        if not state.side(seat).left:
            return self.out(state, seat, at)
        return self.pass_right(state, seat if state.replay else seat.other, "any", at)

    # Moves

    def _lay(
        self, before: ClaimsState, seat: Seat, placement: Placement, at: Instant
    ) -> ClaimsState:
        """Lays a tile; a full one asks for a full one, or ends the row if nobody can answer it."""
        state, met = exchange_rules.lay(self.options, before, seat, placement)
        is_out = not state.side(seat).left
        if (is_out or state.replay) and met.full and can_be_captured(state.figure):
            after = self.pass_right(state, seat, "capture" if is_out else "any", at)
            return replace(after, captures=state.captures.allowed(seat, state.figure))
        if is_out:
            return self.out(state, seat, at)
        turn = after_tile(state.turn, full=met.full, alone=bool(state.replay), at=at)
        return self.pass_right(state, turn.right, turn.need, at)

    def _capture(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """Takes the figure out of the game; the captor begins a new one, or is out."""
        captures = state.captures.captured(seat, len(state.figure.squares))
        turn = state.turn.with_passes(0)
        after = replace(state, figure=EMPTY, captures=captures, turn=turn)
        if turn.need == "capture":
            return self.out(after, seat, at)
        return self.pass_right(after, seat, "start", at)

    def pass_right(self, state: ClaimsState, to: Seat, need: Need, at: Instant) -> ClaimsState:
        """Gives a player the right to a move; an unused right to capture lapses."""
        return replace(state, turn=state.turn.to(to, need, at), captures=state.captures.lapsed())

    def out(self, state: ClaimsState, seat: Seat, at: Instant) -> ClaimsState:
        """Takes a player out; on an empty table the replay begins with a start tile."""
        if state.replay and state.turn.need == "capture":
            return self.over(state)
        after = exchange_rules.out(self, self.options, state, seat, at)
        if len(after.figure) or after.outcome:
            return after
        return replace(after, turn=replace(after.turn, need="start"))

    # Exchanges

    def _exchange(self, state: ClaimsState, seat: Seat, tile: Tile, at: Instant) -> ClaimsState:
        exchange_rules.require_exchange(self, state, seat)
        state = replace(state, sides=exchange.open_exchange(state.sides, seat, tile))
        return exchange_rules.exchanged(self, state, seat, at)

    def can_exchange(self, state: ClaimsState, seat: Seat) -> bool:
        """Returns False during a row of full tiles, and before the start tile after a capture."""
        need = state.turn.need
        is_first_start = need == "start" and not any(state.captures.squares)
        return (need == "any" or is_first_start) and not state.replay

    def exchangeable(self, state: ClaimsState, seat: Seat) -> tuple[Tile, ...]:
        """Returns the hand."""
        return state.side(seat).hand

    def is_exchange_free(self, state: ClaimsState) -> bool:
        """Returns False: an exchange on turn always costs the right to move."""
        return False

    # Refusals and violations

    def can_refuse(self, state: ClaimsState) -> bool:
        """Returns whether the move may be refused: see ``exchange_rules.can_refuse``."""
        return exchange_rules.can_refuse(state)

    def refuse(self, state: ClaimsState, at: Instant) -> ClaimsState:
        """Refuses what is asked for; after a refused full tile the other may capture."""
        need = state.turn.need
        if need == "capture":
            return self.out(state, state.turn.right, at)
        after = exchange_rules.refused(self, state, at)
        if after.outcome:
            return after
        if need == "start":
            return replace(after, turn=replace(after.turn, need="start"))
        return self._row_ended(after) if need == "full" else after

    def _row_ended(self, state: ClaimsState) -> ClaimsState:
        """Lets the player who moves now capture, since their full tile ended a row."""
        return replace(state, captures=state.captures.allowed(state.turn.right, state.figure))

    def penalise(self, doubt: Doubt, at: Instant) -> ClaimsState:
        """Exchanges the wrong tile; a row or a replay ends as after a refusal."""
        state: ClaimsState = doubt.before
        if state.replay:
            return self.over(state)
        after = exchange_rules.penalised(state, doubt, at)
        if state.turn.need == "full":
            return self._row_ended(after)
        return replace(after, captures=state.captures.lapsed())

    # Points

    def over(self, state: ClaimsState, reason: str = "played") -> ClaimsState:
        """Ends the game; players who have laid all tiles score their captured squares."""
        a, b = (
            (not state.side(seat).left) * state.captures.squares[seat.index]
            + (seat is state.replay.first) * exchange_rules.bonus(self.options, state, seat)
            for seat in SEATS
        )
        return replace(state, outcome=decided((a, b), reason))

    def forfeit(self, state: ClaimsState, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome: the other scores their squares, plus one per uncaptured tile."""
        other = seat.other
        points = state.captures.squares[other.index]
        if other is state.replay.first:
            points += exchange_rules.bonus(self.options, state, other)
        else:
            points += len(state.figure) + sum(side.left for side in state.sides)
        return exchange_rules.forfeited(self.options, seat, points, self.most, reason)

    # Time

    def due(self, state: ClaimsState) -> Due[Action] | None:
        """Returns the next time limit: of a move, a decision, the replay or a claim."""
        return exchange_rules.due(self.options, state)

    def time_up(self, state: ClaimsState, at: Instant) -> ClaimsState:
        """Ends a claim, a late replay or a late move; a third late move in a row loses the game."""
        return exchange_rules.time_up(self, self.options, state, at)

    # What players may try, see and hear

    def offers(self, state: ClaimsState, seat: Seat) -> Offers[Action]:
        """Returns the tiles in hand as begun moves, exchanges, claims, capturing and refusing."""
        return exchange_rules.offers(self, self.options, state, seat)

    def layable(self, state: ClaimsState, seat: Seat) -> tuple[Tile, ...]:
        """Returns the tiles in hand, on turn."""
        return exchange_rules.layable(self, state, seat)

    def places(self, state: ClaimsState, seat: Seat, tile: Tile) -> list[Placement]:
        """Returns the places where a tile fits, or is full if that is asked for."""
        return common_figure.places(state.figure, tile, full=state.turn.need == "full")

    def other_actions(self, state: ClaimsState, seat: Seat) -> tuple[Action, ...]:
        """Returns the other actions, including capturing."""
        actions = exchange_rules.other_actions(state, seat, self.can_refuse(state))
        return (Capture(), *actions) if state.captures.captor is seat else actions

    def continuations(
        self, state: ClaimsState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the places of a tile."""
        return exchange_rules.continuations(self, state, seat, placed, tile)

    def target_figure(self, state: ClaimsState, seat: Seat, tile: Tile) -> Figure:
        """Returns the common figure."""
        return state.figure

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a mark for a full tile."""
        return mark_full(meeting)

    def awaited(self, state: ClaimsState) -> tuple[Seat, ...]:
        """Returns the player with a claim, else the one with the right to move."""
        return exchange_rules.awaited(state)

    def view(self, state: ClaimsState, seat: Seat | None) -> ClaimsView:
        """Returns the view.

        A hand is open to its owner. In the replay the second's is open to all, at the end both are.
        """
        turn, first = state.turn, state.replay.first
        a, b = (
            faces(state.side(o), seat is o or first is o.other or state.outcome is not None)
            for o in SEATS
        )
        return ClaimsView(
            hands=(a[0], b[0]),
            stocks=(a[1], b[1]),
            figures={"common": state.figure.placements},
            counts={"common": counted(state.figure, state.figure.counted)},
            right=turn.right,
            need=turn.need,
            passes=turn.passes,
            first=first,
            lock=state.claim.lock,
            barred=state.claim.barred,
            captured=state.captures.squares,
            captor=state.captures.captor,
        )

    news = staticmethod(exchange_rules.news)

    def final(self, before: ClaimsState, event: Event[Action], after: ClaimsState) -> bool:
        """Returns whether an event is final: also if it opened a hand for the replay."""
        return is_final(before, event, after) or after.replay.first is not before.replay.first

    # Games that begin in the middle

    def kept(self, state: ClaimsState) -> ClaimsMidgame:
        """Returns who moves, what is asked for, who is out, and what was captured."""
        turn, captures = state.turn, state.captures
        return ClaimsMidgame(
            right=turn.right,
            passes=turn.passes,
            need=turn.need,
            first=state.replay.first,
            captured=captures.squares,
            captor=captures.captor,
        )

    def resume(self, state: ClaimsState, deal: Deal, kept: ClaimsMidgame) -> ClaimsState:
        """Resumes with the figure of the deal."""
        assert deal.middle
        return replace(
            state,
            figure=Figure(deal.middle.common),
            turn=Turn(kept.right, kept.need, kept.passes),
            replay=SoloReplay(kept.first),
            captures=Captures(kept.captured, kept.captor),
        )

    def faults(self, state: ClaimsState) -> Iterator[str]:
        """Yields the parts that no game can reach, such as a captor with nothing to capture."""
        turn, captures = state.turn, state.captures
        yield from deal_checks.wrong_tiles(self.tiles, state.sides, state.figure.tiles)
        yield from deal_checks.wrong_common_figure(state.figure, turn.need)
        yield from deal_checks.wrong_turn(turn, state.sides, state.replay.first)
        if turn.need not in self.needs:
            yield "need"
        if not all(0 <= squares <= len(TILES) for squares in captures.squares):
            yield "captured"
        may_capture = captures.captor is turn.right and can_be_captured(state.figure)
        if (captures.captor or turn.need == "capture") and not may_capture:
            yield "captor"


GAME = describe(
    Claims,
    options=ClaimsOptions,
    view=ClaimsView,
    style="turns",
    age=10,
    chapter=3,
    mind=ClaimsMind,
    page="claims",
    emblem=EMBLEM,
    overlooked=missed_fulls,
)
