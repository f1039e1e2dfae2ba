"""Steals: each player has a figure, from which both may take tiles away.

Each player begins with two tiles of the hand. Then a move is simple (a tile of the hand), a take (a
tile of either figure, which must make more squares in its new place), or complex: a simple move and
a take that touches it. A player who has laid a full tile moves again. The partner may cut in with a
complex move. Instead of a move a player exchanges a tile, or passes if the stock is empty. Two
passes in a row end the game, and squares are counted.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.bots.steals import StealsMind
from fourfold.pentaraduga.core.actions import Action, Exchange, Knock, Lay, Pass, Take, TimeUp
from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.laying import first_places, mark_full, misfit, require_meeting
from fourfold.pentaraduga.core.options import Deal, Interception, MoveTime, Options
from fourfold.pentaraduga.core.points import decided
from fourfold.pentaraduga.core.sides import sides_of
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, Tile
from fourfold.pentaraduga.parts.claim import FREE, Claim, Claimable
from fourfold.pentaraduga.parts.clock import Lateness, earliest, move_end
from fourfold.pentaraduga.parts.exchange import direct_exchange, take
from fourfold.pentaraduga.parts.own_figures import joined, most_squares, start_pairs
from fourfold.pentaraduga.parts.protest import Doubt, judge
from fourfold.pentaraduga.parts.standing_tiles import lifted, squares_asked
from fourfold.pentaraduga.parts.turn import Turn
from fourfold.pentaraduga.rules import deal_checks, own_state
from fourfold.pentaraduga.rules.annotations import Count, counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.family import View, free_tries, is_final, not_now
from fourfold.pentaraduga.rules.own_state import OwnState
from fourfold.play import Due, Illegal, Instant, Offers, Outcome, Seat

__all__ = [
    "COMPLEX",
    "EMBLEM",
    "GAME",
    "SIMPLE",
    "TAKE",
    "Steals",
    "StealsOptions",
    "StealsState",
    "StealsView",
]

#: The kinds of moves by where their tiles come from: h the hand, s a figure in which they stand.
SIMPLE, TAKE, COMPLEX = "h", "s", "hs"
#: The number of passes in a row that end the game.
MAX_PASSES = 2
#: The figure that stands for the game and its variant.
EMBLEM = "gBgU@0,2 oRoD@0,1 rOrR@2,0"


class StealsOptions(Options, frozen=True):
    """The options of Steals."""

    move_time: MoveTime = None
    interception: Interception = True


class StealsState(OwnState, frozen=True, kw_only=True):
    """A game of Steals under way."""

    turn: Turn
    lateness: Lateness = Lateness()
    claim: Claim = FREE
    #: The player whose last tile was full, and who may take one of the partner's stock.
    prize: Seat | None = None
    #: Whether the move that is to be made cannot be intercepted.
    shielded: bool = False

    @property
    def is_opening(self) -> bool:
        """True if the start figures are still to be laid."""
        return self.turn.need == "start"

    @property
    def actor(self) -> Seat:
        """The player with the right to move."""
        return self.turn.right


class StealsView(View, frozen=True, kw_only=True):
    """What a player sees of Steals."""

    right: Seat
    opening: bool = False
    passes: int = 0
    prize: Seat | None = None
    shielded: bool = False
    claim: Claimable | None = None
    #: Whether the player without the right to move may come between.
    open: bool = False


class StealsMidgame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal stores of a game of Steals."""

    right: Seat
    passes: int
    opening: bool
    prize: Seat | None
    shielded: bool


class Steals:
    """Steals with the options of a table."""

    game = "steals"
    version = 1
    tiles = FIVE_COLOURS
    lots = 0
    #: The size of a hand before the start figures are laid, and after that.
    hand = 3
    play_on = 1
    #: The kinds of moves.
    moves: tuple[str, ...] = (SIMPLE, TAKE, COMPLEX)
    midgame = StealsMidgame

    def __init__(self, options: StealsOptions) -> None:
        self.options = options

    def opening(self, deal: Deal) -> StealsState:
        """Lets the starter begin, with a start figure unless there are figures already."""
        a, b = map(Figure, deal.figures)
        begun = len(a) or len(b)
        return StealsState(
            sides=sides_of(deal.tiles, self.play_on if begun else self.hand),
            figures=(a, b),
            turn=Turn(deal.starter, "any" if begun else "start"),
        )

    # Moves

    def act(self, state: StealsState, seat: Seat, action: Action, at: Instant) -> StealsState:
        """Lays, takes, exchanges, passes or claims."""
        if isinstance(action, Take):
            return self._take_prize(state, seat)
        if isinstance(action, Lay) and action.placements and action.tile is None:
            return self._lay(_on_time(state, seat), seat, action.placements, at)
        state.turn.require_right(seat)
        state = _on_time(state, seat)
        match action:
            case Exchange(tile) if tile:
                return self._exchange(state, seat, tile, at)
            case Pass() if not state.is_opening:
                state.claim.require_claimed()
                # With an empty hand there is nothing to exchange, whatever the stock.
                if state.side(seat).stock and state.side(seat).hand:
                    raise Illegal("pentaraduga-stock-left")
                return self._refuse(state, at)
            case Knock(what) if not state.is_opening and self.options.interception:
                state.claim.require_claimed()
                self._require_tiles(state, seat, what)
                return replace(state, claim=state.claim.knocked(seat, what, at))
        raise not_now(action)

    def _lay(
        self, state: StealsState, seat: Seat, placements: tuple[Placement, ...], at: Instant
    ) -> StealsState:
        """Lays a start figure, or makes a move of a kind that is allowed."""
        turn = state.turn
        if state.is_opening:
            turn.require_right(seat)
            after = own_state.lay(state, seat, placements, self.options.referee, self.broken)
            both = len(state.figure(seat.other))
            return self._done(after, seat, turn.to(seat.other, "any" if both else "start", at))
        kind = "".join(_origin(state, seat, placement.tile) for placement in placements)
        if kind not in self.moves:
            raise Illegal("pentaraduga-no-such-move")
        if kind not in self._allowed(state, seat):
            raise self._refusal(state, seat, kind)
        return self._move(state, seat, placements, at)

    def broken(
        self, before: Figure, placements: tuple[Placement, ...], after: Figure
    ) -> str | None:
        """Returns None: any two tiles that fit are a start figure. Raises ``Illegal``."""
        if len(placements) != 2:
            raise Illegal("pentaraduga-count", expected=2)
        return None

    def _move(
        self, before: StealsState, seat: Seat, placements: tuple[Placement, ...], at: Instant
    ) -> StealsState:
        """Lays tile after tile; a player who has laid a full one moves again.

        A player whose last tile of all was full may take a prize.
        """
        hand = before.side(seat).hand
        own = tuple(placement.tile for placement in placements if placement.tile in hand)
        state, last, full, hand_full = before, None, False, False
        for placement in placements:
            tile = placement.tile
            if tile in own:
                state = state.with_side(seat, state.side(seat).without(tile))
                meeting, broken = require_meeting(state.figure(seat), placement), None
                hand_full = meeting.full
            else:
                state, meeting, broken = self._take_away(state, seat, placement, last)
            state = state.with_figure(seat, state.figure(seat).add(placement))
            if code := misfit(meeting) or broken:
                referee = self.options.referee
                doubt = judge(referee, state.doubt, seat, code, own, before, wrong=tile)
                state = replace(state, doubt=doubt)
            last, full = tile, full or meeting.full
        earned = hand_full and not state.side(seat).left
        if own:
            state = state.with_side(seat, state.side(seat).drawn(self.play_on))
        turn = state.turn.to(seat if full else seat.other, "any", at)
        return self._done(state, seat, turn, earned=earned)

    def _take_away(
        self, state: StealsState, seat: Seat, placement: Placement, last: Tile | None
    ) -> tuple[StealsState, Meeting, str | None]:
        """Takes a standing tile out of its figure, for a place in the player's own.

        A tile that is not full must become full, a full one twice full; after a tile of the hand it
        must touch that. Also returns what it meets there, and the code of the rule that it breaks.
        """
        tile = placement.tile
        if placement in state.figure(seat).placements:
            raise Illegal("pentaraduga-same-place", tile=tile)
        asked = squares_asked(state.figures, tile)
        state = replace(state, figures=lifted(state.figures, tile))
        meeting = require_meeting(state.figure(seat), placement)
        if len(meeting.squares) < asked:
            code = ("pentaraduga-not-full", "pentaraduga-not-twice-full")[asked - 1]
            return state, meeting, code
        untouched = last is not None and last not in meeting.contacts
        return state, meeting, "pentaraduga-untouched" if untouched else None

    def _exchange(self, state: StealsState, seat: Seat, tile: Tile, at: Instant) -> StealsState:
        """Exchanges instead of a move; before the start figure as often as a player likes."""
        state.claim.require_claimed("exchange")
        state = replace(state, sides=direct_exchange(state.sides, seat, tile))
        if state.is_opening:
            return state
        return self._done(state, seat, state.turn.to(seat.other, "any", at))

    def _done(
        self, state: StealsState, seat: Seat, turn: Turn, *, earned: bool = False
    ) -> StealsState:
        """Ends what a player has done, and gives the turn."""
        # An interception by the partner leaves the prize.
        prize = seat if earned else None if state.prize is seat else state.prize
        turn = turn.with_passes(0)
        return replace(state, turn=turn, prize=prize, shielded=False, claim=FREE)

    def _refuse(self, state: StealsState, at: Instant) -> StealsState:
        """Passes the right to move; two passes in a row end the game. A start figure stays due."""
        turn = state.turn
        if state.is_opening:
            return replace(state, turn=turn.to(turn.right, "start", at))
        state = self._done(state, turn.right, turn.to(turn.right.other, "any", at))
        state = replace(state, turn=state.turn.with_passes(turn.passes + 1))
        if state.turn.passes < MAX_PASSES:
            return state
        a, b = map(self.points, state.figures)
        return replace(state, outcome=decided((a, b), "played"))

    def _take_prize(self, state: StealsState, seat: Seat) -> StealsState:
        if not self.has_prize(state, seat):
            raise Illegal("pentaraduga-no-full-prize")
        return replace(state, sides=take(state.sides, seat), prize=None)

    def has_prize(self, state: StealsState, seat: Seat) -> bool:
        """Returns whether a player may take the first tile of the partner's stock."""
        return state.prize is seat and bool(state.side(seat.other).stock)

    def penalise(self, doubt: Doubt, at: Instant) -> StealsState:
        """Gives the victim a shielded move, and exchanges the offender's tiles of the wrong move.

        Only tiles of the hand are exchanged, as long as the offender's stock lasts. The clock of
        the move runs on.
        """
        state: StealsState = doubt.before
        for tile in doubt.tiles[: len(state.side(doubt.seat).stock)]:
            state = replace(state, sides=direct_exchange(state.sides, doubt.seat, tile))
        if state.is_opening:
            return state
        turn = state.turn.to(doubt.seat.other, "any", state.turn.since)
        return replace(self._done(state, doubt.seat, turn), shielded=True)

    # Claims and interceptions

    def _require_tiles(self, state: StealsState, seat: Seat, what: Claimable) -> None:
        """Raises ``Illegal`` if a player has no tile for what they claim."""
        side = state.side(seat)
        if what != "take" and not side.hand:
            raise Illegal("pentaraduga-hand-empty")
        if what == "exchange" and not side.stock:
            raise Illegal("pentaraduga-stock-empty")

    def _allowed(self, state: StealsState, seat: Seat) -> tuple[str, ...]:
        """Returns the kinds of moves that a player may make now."""
        if seat is not state.turn.right:
            return (COMPLEX,) if self._is_interceptable(state) else ()
        match state.claim.what:
            case None:
                return self.moves
            case "move":
                return tuple(kind for kind in self.moves if kind != TAKE)
            case "take":
                return (TAKE,)
            case "exchange":
                return ()

    def _is_interceptable(self, state: StealsState) -> bool:
        return self.options.interception and not state.shielded and not state.claim.lock

    def _refusal(self, state: StealsState, seat: Seat, kind: str) -> Illegal:
        """Returns the error for a kind of move that is not allowed now."""
        right, what = state.turn.right, state.claim.what
        if seat is right:
            return Illegal("pentaraduga-claimed", what=what)
        if not self.options.interception:
            return Illegal("not-your-turn", seat=right)
        if kind != COMPLEX:
            return Illegal("pentaraduga-only-complex", seat=right)
        if state.shielded:
            return Illegal("pentaraduga-shielded", seat=right)
        return Illegal("pentaraduga-locked", seat=right, what=what)

    # Points

    def points(self, figure: Figure) -> int:
        """Returns the squares minus the faults."""
        return figure.counted

    def count(self, figure: Figure) -> Count:
        """Returns the squares and the faults."""
        return counted(figure, self.points(figure))

    def forfeit(self, state: StealsState, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome of giving up, which costs all that the other could still make."""
        tiles = sum(side.left for side in state.sides) + sum(map(len, state.figures))
        return own_state.give_up(seat, most_squares(tiles), reason)

    # Time

    def due(self, state: StealsState) -> Due[Action] | None:
        """Returns the end of a move or of a claim."""
        limit = earliest(move_end(state.turn.since, self.options.move_time), state.claim.end)
        return None if limit is None else Due(limit, TimeUp(), state.turn.right)

    def time_up(self, state: StealsState, at: Instant) -> StealsState:
        """Ends a lapsed claim or refuses a late move; a third late move in a row loses."""
        seat = state.turn.right
        if state.claim.has_lapsed(at):
            return self._refuse(state, at)
        if state.lateness.is_last_chance(seat):
            return replace(state, outcome=self.forfeit(state, seat, "time"))
        return replace(self._refuse(state, at), lateness=state.lateness.late(seat))

    # What players may try, see and hear

    def offers(self, state: StealsState, seat: Seat) -> Offers[Action]:
        """Returns tiles in hand and standing ones as begun moves, and all other actions."""
        holds = seat is state.turn.right
        if state.is_opening and not holds:
            return Offers()
        allowed = self._allowed(state, seat)
        begun = state.side(seat).hand if any(kind != TAKE for kind in allowed) else ()
        if TAKE in allowed and not state.is_opening:
            begun += state.figures[0].tiles + state.figures[1].tiles
        actions: list[Action] = [Take()] if self.has_prize(state, seat) else []
        if holds:
            actions += self._other_actions(state, seat)
        tries = free_tries(self.options, laying=bool(begun))
        return Offers(tuple(actions), tuple(Lay(tile=tile) for tile in begun), tries)

    def _other_actions(self, state: StealsState, seat: Seat) -> Iterator[Action]:
        """Yields what the player with the right to move may do instead of a move, or claim."""
        side, what = state.side(seat), state.claim.what
        if side.stock and what in (None, "exchange"):
            yield from map(Exchange, side.hand)
        if state.is_opening or what:
            return
        if not (side.stock and side.hand):
            yield Pass()
        if self.options.interception:
            yield Knock("take")
            yield from [Knock("move")] if side.hand else []
            yield from [Knock("exchange")] if side.hand and side.stock else []

    def continuations(
        self, state: StealsState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the places of a tile, and the tiles that may follow it."""
        if state.is_opening:
            holds = seat is state.turn.right
            return start_pairs(state.side(seat).hand, placed, tile) if holds else Offers()
        try:
            return self._continued(state, seat, placed, tile)
        except Illegal:  # The begun move is impossible.
            return Offers()

    def _continued(
        self, state: StealsState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the ways to continue after some tiles of the hand. Raises ``Illegal``."""
        allowed = self._allowed(state, seat)
        for placement in placed:
            side = state.side(seat).without(placement.tile)
            figure, broken = joined(state.figure(seat), (placement,))
            if broken:
                return Offers()
            state = state.with_figure(seat, figure).with_side(seat, side)
        kind = "h" * len(placed) + _origin(state, seat, tile)
        goes_on = {
            origin: any(longer.startswith(kind + origin) for longer in allowed) for origin in "hs"
        }
        # The tiles that may follow this one, if there is a place for them then.
        own, other = state.figure(seat), state.figure(seat.other)
        followers = [
            one
            for one in (*state.side(seat).hand, *own.tiles, *other.loose)
            if one is not tile and goes_on[_origin(state, seat, one)]
        ]
        if kind not in allowed and not followers:
            return Offers()
        places = self._places(state, seat, tile, placed)
        return Offers(
            tuple(Lay((*placed, place)) for place in places if kind in allowed),
            tuple(Lay((*placed, place), one) for place in places for one in followers),
        )

    def _places(
        self, state: StealsState, seat: Seat, tile: Tile, placed: tuple[Placement, ...]
    ) -> list[Placement]:
        """Returns the places of a tile of the hand or a standing one. Raises ``Illegal``."""
        figure = state.figure(seat)
        if tile in state.side(seat).hand:
            return figure.places(tile) if len(figure) else first_places(tile)
        twice = squares_asked(state.figures, tile) == 2
        rest = lifted(state.figures, tile)[seat.index]
        if not len(rest):
            return []
        touching = placed[-1].tile if placed else None
        places = rest.places(tile, full=True, twice_full=twice, touching=touching)
        return [place for place in places if place not in figure.placements]

    def target_figure(self, state: StealsState, seat: Seat, tile: Tile) -> Figure:
        """Returns the player's own figure, without the tile if it stands there."""
        return state.figure(seat).without(tile)

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a mark for a full tile."""
        return mark_full(meeting)

    def awaited(self, state: StealsState) -> tuple[Seat, ...]:
        """Returns the player with the right to move."""
        return (state.turn.right,)

    def view(self, state: StealsState, seat: Seat | None) -> StealsView:
        """Returns everything except the partner's hand and closed stocks."""
        under_way = not state.is_opening and not state.outcome
        return StealsView(
            **own_state.seen(state, seat, self.count),
            right=state.turn.right,
            opening=state.is_opening,
            passes=state.turn.passes,
            prize=state.prize,
            shielded=state.shielded,
            claim=state.claim.what,
            open=under_way and self._is_interceptable(state),
        )

    news = staticmethod(own_state.tell)
    final = staticmethod(is_final)

    # Games that begin in the middle

    def kept(self, state: StealsState) -> StealsMidgame:
        """Returns who moves, whether start figures are to be laid, the prize and the shield."""
        turn = state.turn
        return StealsMidgame(turn.right, turn.passes, state.is_opening, state.prize, state.shielded)

    def resume(self, state: StealsState, deal: Deal, kept: StealsMidgame) -> StealsState:
        """Resumes with the figures of the deal, which the opening has laid."""
        turn = Turn(kept.right, "start" if kept.opening else "any", kept.passes)
        return replace(state, turn=turn, prize=kept.prize, shielded=kept.shielded)

    def faults(self, state: StealsState) -> Iterator[str]:
        """Yields the parts that no game can reach, such as a figure missing after the opening."""
        a, b = state.figures
        yield from deal_checks.wrong_tiles(self.tiles, state.sides, a.tiles, b.tiles)
        yield from deal_checks.wrong_own_figures(state.figures)
        begun = len(a) and len(b)
        if state.is_opening == bool(begun) or (
            state.is_opening and len(state.figure(state.turn.right))
        ):
            yield "opening"
        if not 0 <= state.turn.passes < MAX_PASSES:
            yield "passes"


def _on_time(state: StealsState, seat: Seat) -> StealsState:
    """Returns the state after a player has acted in time."""
    lateness = state.lateness.on_time(seat)
    return state if lateness is state.lateness else replace(state, lateness=lateness)


def _origin(state: StealsState, seat: Seat, tile: Tile) -> str:
    """Returns whether a tile comes from the hand or a figure. Raises ``Illegal``."""
    if tile in state.side(seat).hand:
        return "h"
    if any(tile in figure for figure in state.figures):
        return "s"
    raise Illegal("pentaraduga-not-in-hand", tile=tile)


GAME = describe(
    Steals,
    options=StealsOptions,
    view=StealsView,
    style="turns",
    age=13,
    chapter=8,
    mind=StealsMind,
    page="steals",
    emblem=EMBLEM,
    beginners={"interception": False},
)
