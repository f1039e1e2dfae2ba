"""Steals: figures of one's own, from which tiles are taken away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from fourfold.pentaraduga.actions import Action, Exchange, Knock, Lay, Pass, Take
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import DIRECTIONS, Placement
from fourfold.pentaraduga.options import Deal, TurnOptions
from fourfold.pentaraduga.own_figures import OwnFigures, OwnState, joined, most_squares
from fourfold.pentaraduga.rights import Rights, RightState
from fourfold.pentaraduga.rules import View, decided, misfit
from fourfold.pentaraduga.sides import sides_of
from fourfold.pentaraduga.tiles import TILES, Tile
from fourfold.play import Illegal, Instant, Offers, Seat

__all__ = ["Steals", "StealsOptions", "StealsPlus"]

#: Milliseconds for what somebody has claimed to do.
CLAIM_TIME = 60_000

#: Where the tiles of a move come from: h the hand, s a figure in which they stand.
SIMPLE, TAKE, COMPLEX, COMPOSITE = "h", "s", "hs", "hhs"

What = Literal["move", "exchange", "take"]


class StealsOptions(TurnOptions, frozen=True):
    """How a table plays Steals."""

    #: Whether a complex move may come between.
    interception: bool = True


@dataclass(frozen=True, kw_only=True)
class StealsState(OwnState, RightState):
    """A game of Steals under way."""

    #: Whether the start figures are still to be laid.
    opening: bool = True
    #: Who has laid his last tile as full, and may take one of the partner's stock.
    prize: Seat | None = None
    #: Whether the move that is to be made cannot be intercepted.
    shielded: bool = False
    #: What whoever holds the right has begun, and when.
    claim: What | None = None
    claimed_at: Instant = 0


class StealsView(View, frozen=True, kw_only=True):
    """What a player sees of Steals."""

    right: Seat
    opening: bool = False
    passes: int = 0
    prize: Seat | None = None
    shielded: bool = False
    claim: What | None = None
    #: Whether whoever does not hold the right may come between.
    open: bool = False


class Steals(Rights[StealsState], OwnFigures[StealsState]):
    """Steals with the options of a table.

    A move is simple (a tile of the hand), a take (a tile of either figure, which must become more
    than it was), or complex: a simple move and a take that touches it. Who has laid a full tile
    moves on; a complex move may also come between.
    """

    game = "steals"
    options: StealsOptions
    hand = 3
    #: How many tiles make a hand once the start figures are laid.
    play_on: ClassVar[int] = 1
    moves: ClassVar[tuple[str, ...]] = (SIMPLE, TAKE, COMPLEX)

    def opening(self, deal: Deal) -> StealsState:
        """The starter begins, with a start figure unless there are figures already."""
        figures = self.given_figures(deal)
        opening = not any(map(len, figures))
        hand = self.hand if opening else self.play_on
        sides = sides_of(deal.tiles, hand)
        return StealsState(sides=sides, figures=figures, right=deal.starter, opening=opening)

    # What may be done

    def act(self, state: StealsState, seat: Seat, action: Action, at: Instant) -> StealsState:
        """Lays, takes, exchanges, passes, or claims to be about to."""
        if isinstance(action, Take):
            return self._take_prize(state, seat)
        if isinstance(action, Lay) and action.placements and action.tile is None:
            return self._lay(self.in_time(state, seat), seat, action.placements, at)
        self.holding(state, seat)
        state = self.in_time(state, seat)
        match action:
            case Exchange(tile) if tile:
                self._claimed(state, "exchange")
                state = self.exchanged(state, seat, tile)
                # Before the start figure one exchanges as one likes.
                return state if state.opening else self._moved(state, seat, seat.other, at)
            case Pass() if not state.opening:
                self._claimed(state, None)
                # Without a tile in the hand there is nothing to exchange, whatever the stock.
                if state.side(seat).stock and state.side(seat).hand:
                    raise Illegal("pentaraduga-stock-left")
                return self.refused(state, seat, at)
            case Knock(what) if not state.opening and self.options.interception:
                self._claimed(state, None)
                self._able(state, seat, what)
                return replace(state, claim=what, claimed_at=at)
        raise self.unknown(action)

    def _claimed(self, state: StealsState, what: What | None) -> None:
        """Refuses to do something else than one has claimed."""
        if state.claim not in (None, what):
            raise Illegal("pentaraduga-claimed", what=state.claim)

    def _able(self, state: StealsState, seat: Seat, what: What) -> None:
        """Refuses to claim what one has no tile for."""
        side = state.side(seat)
        if what != "take" and not side.hand:
            raise Illegal("pentaraduga-hand-empty")
        if what == "exchange" and not side.stock:
            raise Illegal("pentaraduga-stock-empty")

    def broken(
        self, before: Figure, placements: tuple[Placement, ...], after: Figure
    ) -> str | None:
        """A start figure is any two tiles that fit."""
        if len(placements) != 2:
            raise Illegal("pentaraduga-count", expected=2)
        return None

    def _lay(
        self, state: StealsState, seat: Seat, placements: tuple[Placement, ...], at: Instant
    ) -> StealsState:
        if state.opening:
            self.holding(state, seat)
            after = self.laid(state, seat, placements)
            after = replace(after, opening=not len(state.figure(seat.other)))
            return self._moved(after, seat, seat.other, at)
        shape = "".join(self._origin(state, seat, placement.tile) for placement in placements)
        if shape not in self.moves:
            raise Illegal("pentaraduga-no-such-move")
        if shape not in self._allowed(state, seat):
            raise self._refusal(state, seat, shape)
        return self._made(state, seat, placements, at)

    def _origin(self, state: StealsState, seat: Seat, tile: Tile) -> str:
        if tile in state.side(seat).hand:
            return "h"
        if any(tile in figure for figure in state.figures):
            return "s"
        raise Illegal("pentaraduga-not-in-hand", tile=tile)

    def _allowed(self, state: StealsState, seat: Seat) -> tuple[str, ...]:
        """The kinds of moves that somebody may make now."""
        if seat is state.right:
            kinds = {None: self.moves, "exchange": (), "take": (TAKE,)}
            return kinds.get(state.claim, tuple(shape for shape in self.moves if shape != TAKE))
        return (COMPLEX,) if self._interceptable(state) else ()

    def _interceptable(self, state: StealsState) -> bool:
        return self.options.interception and not state.shielded and not state.claim

    def _refusal(self, state: StealsState, seat: Seat, shape: str) -> Illegal:
        if seat is state.right:
            return Illegal("pentaraduga-claimed", what=state.claim)
        if not self.options.interception:
            return Illegal("not-your-turn", seat=state.right)
        if shape != COMPLEX:
            return Illegal("pentaraduga-only-complex", seat=state.right)
        if state.shielded:
            return Illegal("pentaraduga-shielded", seat=state.right)
        return Illegal("pentaraduga-locked", seat=state.right, what=state.claim)

    def _made(
        self, before: StealsState, seat: Seat, placements: tuple[Placement, ...], at: Instant
    ) -> StealsState:
        """A move is made, tile after tile; who has laid a full one moves on."""
        hand = before.side(seat).hand
        own = tuple(placement.tile for placement in placements if placement.tile in hand)
        state, last, full, hand_full = before, None, False, False
        for placement in placements:
            tile, broken = placement.tile, None
            if tile in own:
                state = state.with_side(seat, state.side(seat).without(tile))
                meeting = self.meet(state.figure(seat), placement)
                hand_full = meeting.full
            else:
                if placement in state.figure(seat).placements:
                    raise Illegal("pentaraduga-same-place", tile=tile)
                asked, state = self._asked(state, tile), self._lifted(state, tile)
                meeting = self.meet(state.figure(seat), placement)
                if len(meeting.squares) < asked:
                    broken = ("pentaraduga-not-full", "pentaraduga-not-twice-full")[asked - 1]
                elif last and last not in meeting.contacts:
                    broken = "pentaraduga-untouched"
            state = state.with_figure(seat, state.figure(seat).add(placement))
            if code := misfit(meeting) or broken:
                state = self.judge(state, replace(before, wrong=own), seat, code, tile=tile)
            last, full = tile, full or meeting.full
        earned = hand_full and not state.side(seat).left
        if own:
            state = state.with_side(seat, state.side(seat).drawn(self.play_on))
        return self._moved(state, seat, seat if full else seat.other, at, earned=earned)

    def _asked(self, state: StealsState, tile: Tile) -> int:
        """How many squares a standing tile must make elsewhere: two if it is full now."""
        figure = state.figure(_owner(state, tile))
        full = len(figure) <= 2 or not set(figure.squares).isdisjoint(figure[tile].nodes)
        return 2 if full else 1

    def _lifted(self, state: StealsState, tile: Tile) -> StealsState:
        """A tile is taken out of its figure, which must stay in one piece."""
        owner = _owner(state, tile)
        figure = state.figure(owner)
        if tile not in figure.loose:
            raise Illegal("pentaraduga-splits", tile=tile)
        return state.with_figure(owner, figure.without(tile))

    def _moved(
        self, state: StealsState, seat: Seat, to: Seat, at: Instant, *, earned: bool = False
    ) -> StealsState:
        """Somebody has acted, and somebody gets the right to move."""
        # The partner who comes between does not take a prize away.
        prize = seat if earned else None if state.prize is seat else state.prize
        return replace(state, right=to, since=at, passes=0, prize=prize, shielded=False, claim=None)

    def _take_prize(self, state: StealsState, seat: Seat) -> StealsState:
        if not self._has_prize(state, seat):
            raise Illegal("pentaraduga-no-full-prize")
        return replace(self.robbing(state, seat), prize=None)

    def _has_prize(self, state: StealsState, seat: Seat) -> bool:
        return state.prize is seat and bool(state.side(seat.other).stock)

    def refused(self, state: StealsState, seat: Seat, at: Instant) -> StealsState:
        """The right passes; twice in a row ends the game. A start figure cannot be refused."""
        if state.opening:
            return replace(state, since=at)
        passes = state.passes + 1
        state = replace(self._moved(state, seat, seat.other, at), passes=passes)
        if passes < 2:
            return state
        a, b = map(self.points, state.figures)
        return replace(state, outcome=decided((a, b), "played"))

    def best(self, state: StealsState, seat: Seat) -> int:
        """All tiles may come to one figure."""
        return most_squares(sum(side.left for side in state.sides) + sum(map(len, state.figures)))

    def penalised(self, state: StealsState, offender: Seat) -> StealsState:
        """The victim has a move that cannot be intercepted; a wrong tile of the hand is exchanged.

        That is possible as long as the offender's stock lasts.
        """
        for tile in state.wrong[: len(state.side(offender).stock)]:
            state = self.exchanged(state, offender, tile)
        state = replace(state, wrong=())
        if state.opening:
            return state
        moved = self._moved(state, offender, offender.other, state.since)
        return replace(moved, shielded=True)

    # Time

    def limits(self, state: StealsState) -> list[Instant]:
        """What was claimed must be done in time too."""
        return super().limits(state) + ([state.claimed_at + CLAIM_TIME] if state.claim else [])

    def time_up(self, state: StealsState, at: Instant) -> StealsState:
        """A claim lapses and the right passes, or the move is refused."""
        if state.claim and at >= state.claimed_at + CLAIM_TIME:
            return self.refused(state, state.right, at)
        return super().time_up(state, at)

    # What is seen

    def offers(self, state: StealsState, seat: Seat) -> Offers[Action]:
        """The tiles in hand and those that stand as moves begun, and what else there is to do."""
        if state.outcome or (state.opening and seat is not state.right):
            return Offers()
        side, allowed = state.side(seat), self._allowed(state, seat)
        begun = side.hand if any(shape != TAKE for shape in allowed) else ()
        if TAKE in allowed and not state.opening:
            begun += state.figures[0].tiles + state.figures[1].tiles
        actions: list[Action] = [Take()] if self._has_prize(state, seat) else []
        if seat is state.right:
            actions += self._right_actions(state, seat)
        tries = self.tries(laying=bool(begun))
        return Offers(tuple(actions), tuple(Lay(tile=tile) for tile in begun), tries)

    def _right_actions(self, state: StealsState, seat: Seat) -> Iterator[Action]:
        side = state.side(seat)
        if side.stock and state.claim in (None, "exchange"):
            yield from map(Exchange, side.hand)
        if state.opening or state.claim:
            return
        if not (side.stock and side.hand):
            yield Pass()
        if self.options.interception:
            yield Knock("take")
            yield from [Knock("move")] if side.hand else []
            yield from [Knock("exchange")] if side.hand and side.stock else []

    def ways(
        self, state: StealsState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Where a tile may be laid, and which may follow it."""
        if state.opening:
            return self.start_ways(state, seat, placed, tile) if seat is state.right else Offers()
        try:
            return self._continued(state, seat, placed, tile)
        except Illegal:  # What was begun cannot be done.
            return Offers()

    def _continued(
        self, state: StealsState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """How a move goes on in which some tiles of the hand are laid, and a tile is chosen."""
        allowed = self._allowed(state, seat)
        for placement in placed:
            side = state.side(seat).without(placement.tile)
            figure, broken = joined(state.figure(seat), (placement,))
            if broken:
                return Offers()
            state = state.with_figure(seat, figure).with_side(seat, side)
        shape = "h" * len(placed) + self._origin(state, seat, tile)
        goes_on = {
            origin: any(kind.startswith(shape + origin) for kind in allowed) for origin in "hs"
        }
        followers = [
            other
            for other in self._followers(state, seat, tile)
            if goes_on[self._origin(state, seat, other)]
        ]
        if shape not in allowed and not followers:
            return Offers()
        places = self._places(state, seat, tile, placed)
        return Offers(
            tuple(Lay((*placed, place)) for place in places if shape in allowed),
            tuple(Lay((*placed, place), other) for place in places for other in followers),
        )

    def _places(
        self, state: StealsState, seat: Seat, tile: Tile, placed: tuple[Placement, ...]
    ) -> list[Placement]:
        if tile in state.side(seat).hand:
            if not len(state.figure(seat)):
                return [Placement(tile, direction, 0, 0) for direction in DIRECTIONS]
            return state.figure(seat).places(tile)
        twice = self._asked(state, tile) == 2
        figure = self._lifted(state, tile).figure(seat)
        if not len(figure):
            return []
        touching = placed[-1].tile if placed else None
        places = figure.places(tile, full=True, twice_full=twice, touching=touching)
        return [place for place in places if place not in state.figure(seat).placements]

    def _followers(self, state: StealsState, seat: Seat, tile: Tile) -> list[Tile]:
        """The tiles that may come after this one, if there is a place for them then."""
        hand, own, other = state.side(seat).hand, state.figure(seat), state.figure(seat.other)
        return [one for one in (*hand, *own.tiles, *other.loose) if one is not tile]

    def view(self, state: StealsState, seat: Seat | None) -> StealsView:
        """Both figures and all that happens, but not the partner's hand."""
        return StealsView(
            **self.seen(state, seat),
            right=state.right,
            opening=state.opening,
            passes=state.passes,
            prize=state.prize,
            shielded=state.shielded,
            claim=state.claim,
            open=not state.opening and not state.outcome and self._interceptable(state),
        )


def _owner(state: StealsState, tile: Tile) -> Seat:
    """In whose figure a tile stands."""
    return Seat.A if tile in state.figure(Seat.A) else Seat.B


class StealsPlus(Steals):
    """Steals with all tiles, and composite moves: a simple and a complex one in one go."""

    game = "steals+"
    tiles = TILES
    hand = 4
    play_on = 2
    moves = (SIMPLE, TAKE, COMPLEX, COMPOSITE)
