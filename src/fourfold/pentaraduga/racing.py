"""What games without turns share: everybody lays, draws and exchanges as fast as he likes.

Who lays several tiles in a row without drawing, more than his stock can replace, may take a prize:
the first tile of the partner's stock. Once both stocks are empty comes the exchange of all, in four
stages: in the *race* somebody has made all his moves and hands over all tiles, as the first; the
other *answers* with his moves and hands over his; both take, the other plays what he got and hands
over the *rest*; the first plays as the *last*. Then, whoever has no tile left has made his moves;
otherwise he says so by handing over. Tiles that are left at the end are void.

Whoever has to wait may give the other a minute. When it is over, the other has made his moves; in
the race a prize that was not taken lapses, or, where one has emptied his stock and waits for the
other to do so, the other gets his whole stock into his hand and the one who waited is the first.

Where people do not play at once, they take turns until the exchange of all: on his turn a player
draws, exchanges and takes a prize as he likes, and a move ends the turn, or a pass; a prize that a
move earns is taken at once or lapses. If both pass one after the other, both take their whole
stocks into their hands, and who passed first is the first in the exchange of all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

import msgspec

from fourfold.pentaraduga.actions import (
    Action,
    Draw,
    Exchange,
    GiveAll,
    Hurry,
    Lay,
    Pass,
    Take,
    TimeUp,
)
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.options import AtOnceOptions, Deal
from fourfold.pentaraduga.own_figures import OwnFigures, OwnState
from fourfold.pentaraduga.rules import View, decided
from fourfold.pentaraduga.sides import Side, sides_of, with_side
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import SEATS, Due, Illegal, Instant, Offers, Seat

__all__ = ["RaceOptions", "RaceState", "RaceView", "Racing"]

Stage = Literal["race", "answer", "rest", "last"]
_NEXT: dict[Stage, Stage] = {"race": "answer", "answer": "rest", "rest": "last"}

#: Milliseconds for somebody who is waited for.
PATIENCE = 60_000


class RaceOptions(AtOnceOptions, frozen=True):
    """How a table plays a game without turns."""


@dataclass(frozen=True, kw_only=True)
class RaceState(OwnState):
    """A game without turns under way."""

    #: How many tiles each has laid without drawing.
    rows: tuple[int, int] = (0, 0)
    #: Who has earned a prize, in that order.
    prizes: tuple[Seat, ...] = ()
    stage: Stage = "race"
    #: Who was first in the exchange of all.
    first: Seat | None = None
    #: Who is waited for by the clock, and since when.
    hurried: Seat | None = None
    hurried_at: Instant = 0
    #: Where there are turns: whose it is in the race, whether he has made his move and has yet to
    #: take his prize, and how many passes there were in a row.
    turn: Seat | None = None
    moved: bool = False
    passes: int = 0

    @property
    def mover(self) -> Seat | None:
        """Who alone may act: whose turn it is, or in the exchange of all."""
        if self.first is None:
            return self.turn
        return self.first if self.stage == "last" else self.first.other


class RaceView(View, frozen=True, kw_only=True):
    """What a player sees of a game without turns."""

    rows: tuple[int, int] = (0, 0)
    #: For whom the first tile of the partner's stock is kept.
    prize: Seat | None = None
    stage: Stage = "race"
    first: Seat | None = None
    #: Who alone may act now, who cannot go on before the other acts, and whose minute runs.
    mover: Seat | None = None
    waiting: tuple[Seat, ...] = ()
    hurried: Seat | None = None
    #: Whether whose turn it is has yet to take a prize, and the passes in a row.
    moved: bool = False
    passes: int = 0


class Racing(OwnFigures[RaceState]):
    """The base of games without turns; a game says what may be laid."""

    hand = 4
    #: How many tiles in a row earn a prize.
    prize_row: ClassVar[int]

    def opening(self, deal: Deal) -> RaceState:
        """The hands are dealt; everybody may begin."""
        return RaceState(
            sides=sides_of(deal.tiles, self.hand),
            figures=self.given_figures(deal),
            turn=None if self.options.at_once else deal.starter,
        )

    # What may be done

    def act(self, state: RaceState, seat: Seat, action: Action, at: Instant) -> RaceState:
        """Lays, draws, exchanges, hands over all, or hurries the other."""
        if isinstance(action, Hurry):
            return self._hurry(state, seat, at)
        if state.mover is seat.other:
            raise Illegal("pentaraduga-wait", seat=seat.other)
        if state.moved and not isinstance(action, Take | Pass):
            raise Illegal("pentaraduga-prize-first")
        after = self._waiting(self._settled(self._acted(state, seat, action)))
        return self._next_turn(after, seat, action) if state.turn else after

    def _next_turn(self, state: RaceState, seat: Seat, action: Action) -> RaceState:
        """A move or a pass ends the turn, unless the move has earned a prize."""
        if state.stage != "race" or state.outcome:
            return replace(state, turn=None)
        if isinstance(action, Lay):
            state = replace(state, passes=0)
            if self.has_prize(state, seat):
                return replace(state, moved=True)
        elif not (isinstance(action, Pass) or state.moved):
            return state
        return replace(state, turn=seat.other, moved=False)

    def _passed(self, state: RaceState, seat: Seat) -> RaceState:
        """Gives the turn away; a second pass in a row ends the race."""
        prizes = tuple(s for s in state.prizes if s is not seat)
        state = replace(state, prizes=prizes, passes=state.passes + (not state.moved))
        if state.passes < 2:
            return state
        a, b = (side.drawn(side.left) for side in state.sides)
        return self._handed_over(replace(state, sides=(a, b), turn=None), seat.other)

    def _acted(self, state: RaceState, seat: Seat, action: Action) -> RaceState:
        racing = state.stage == "race"
        match action:
            case Lay(placements, None) if placements:
                return self._lay(state, seat, placements)
            case GiveAll():
                if racing and any(side.stock for side in state.sides):
                    raise Illegal("pentaraduga-stocks-left")
                return self._handed_over(state, seat)
            case Exchange(tile) if racing and tile:
                self._own_stock(state, seat)
                return self.exchanged(state, seat, tile)
            case Draw() if racing:
                return self._draw(state, seat)
            case Take() if racing:
                return self._take(state, seat)
            case Pass() if state.turn:
                return self._passed(state, seat)
        raise self.unknown(action)

    def _lay(self, state: RaceState, seat: Seat, placements: tuple[Placement, ...]) -> RaceState:
        after = self.laid(state, seat, placements)
        row = state.rows[seat.index] + len(placements)
        earned = row >= self.prize_row and after.side(seat).left < self.hand
        others = tuple(s for s in state.prizes if s is not seat)
        prizes = state.prizes if seat in state.prizes else (*state.prizes, seat)
        return replace(
            after, rows=with_side(state.rows, seat, row), prizes=prizes if earned else others
        )

    def _draw(self, state: RaceState, seat: Seat) -> RaceState:
        side = state.side(seat)
        if len(side.hand) >= self.hand:
            raise Illegal("pentaraduga-hand-full", count=self.hand)
        self._own_stock(state, seat)
        # A prize that was earned may still be taken after that.
        rows = with_side(state.rows, seat, 0)
        return replace(state.with_side(seat, side.drawn(self.hand)), rows=rows)

    def _take(self, state: RaceState, seat: Seat) -> RaceState:
        if not self.has_prize(state, seat):
            raise Illegal("pentaraduga-no-prize", count=self.prize_row)
        return replace(
            self.robbing(state, seat),
            rows=with_side(state.rows, seat, 0),
            prizes=tuple(s for s in state.prizes if s is not seat),
        )

    def _own_stock(self, state: RaceState, seat: Seat) -> None:
        """Refuses to take from an empty stock, or what is kept for the partner."""
        if not state.side(seat).stock:
            raise Illegal("pentaraduga-stock-empty")
        if self.kept_for(state) is seat.other:
            raise Illegal("pentaraduga-kept", seat=seat.other)

    def has_prize(self, state: RaceState, seat: Seat) -> bool:
        """Whether somebody may take the first tile of the partner's stock."""
        return bool(
            state.stage == "race"
            and seat in state.prizes
            and state.side(seat).left < self.hand
            and state.side(seat.other).stock
        )

    def kept_for(self, state: RaceState) -> Seat | None:
        """Whose prize the partner may not take meanwhile: that of the first to earn one."""
        return next((seat for seat in state.prizes if self.has_prize(state, seat)), None)

    # The exchange of all

    def _handed_over(self, state: RaceState, seat: Seat) -> RaceState:
        """Somebody has made all his moves of this stage."""
        if state.stage == "last":
            return self.over(state)
        rest = state.side(seat).hand
        state = state.with_side(seat.other, state.side(seat.other).stocked(rest))
        state = state.with_side(seat, Side((), state.side(seat).stock))
        if state.stage != "race":
            a, b = (Side(side.drawn(side.left).hand) for side in state.sides)
            state = replace(state, sides=(a, b))
        return replace(state, stage=_NEXT[state.stage], first=state.first or seat, hurried=None)

    def _settled(self, state: RaceState) -> RaceState:
        """Whoever has no tile left in the exchange of all has made his moves."""
        while state.first and (mover := state.mover) and not state.side(mover).hand:
            if state.outcome:
                break
            state = self._handed_over(state, mover)
        return state

    def over(self, state: RaceState) -> RaceState:
        """Counts the figures; in a tie the first in the exchange of all wins a point."""
        a, b = map(self.points, state.figures)
        outcome = decided((a, b), "played")
        if a == b and state.first:
            points = with_side((0, 0), state.first, 1)
            outcome = msgspec.structs.replace(outcome, winner=state.first, points=points)
        return replace(state, outcome=outcome, hurried=None)

    # Time

    def waits(self, state: RaceState, seat: Seat) -> bool:
        """Whether somebody cannot go on before the other acts."""
        if state.turn:
            return False
        if state.mover:
            return state.mover is seat.other
        if state.side(seat).stock:
            return self.kept_for(state) is seat.other
        return bool(state.side(seat.other).stock) and not self.has_prize(state, seat)

    def awaited(self, state: RaceState) -> tuple[Seat, ...]:
        """Returns the one player who may act; else all who can go on before the other acts."""
        if state.mover:
            return (state.mover,)
        return tuple(seat for seat in SEATS if not self.waits(state, seat))

    def _hurry(self, state: RaceState, seat: Seat, at: Instant) -> RaceState:
        if not self.waits(state, seat):
            raise Illegal("pentaraduga-no-wait")
        if state.hurried:
            raise Illegal("pentaraduga-hurried")
        return replace(state, hurried=seat.other, hurried_at=at)

    def _waiting(self, state: RaceState) -> RaceState:
        """The clock stops once nobody waits."""
        if state.hurried and not self.waits(state, state.hurried.other):
            return replace(state, hurried=None)
        return state

    def due(self, state: RaceState) -> Due[Action] | None:
        """The end of the minute of whoever is waited for."""
        if state.hurried is None:
            return None
        return Due(state.hurried_at + PATIENCE, TimeUp(), state.hurried)

    def time_up(self, state: RaceState, at: Instant) -> RaceState:
        """Who was waited for has made his moves."""
        late = state.hurried
        assert late, "only a clock that was started runs out"
        if state.mover:
            state = self._handed_over(state, late)
        elif self.kept_for(state) is late:
            prizes = tuple(s for s in state.prizes if s is not late)
            state = replace(state, prizes=prizes, hurried=None)
        else:
            side = state.side(late)
            state = state.with_side(late, side.drawn(side.left))
            state = self._handed_over(state, late.other)
        return self._settled(state)

    def penalised(self, state: RaceState, offender: Seat) -> RaceState:
        """The wrong tiles, then the hand, go open to the victim's stock.

        How the figure arose is known here, so it is never lost.
        """
        side, victim = state.side(offender), state.side(offender.other)
        lost = state.wrong + side.without(*state.wrong).hand
        state = state.with_side(offender.other, victim.stocked(lost, open_=True))
        turn = offender.other if state.turn else None
        state = replace(state.with_side(offender, Side((), side.stock)), wrong=(), turn=turn)
        return self._waiting(self._settled(state))

    # What is seen

    def offers(self, state: RaceState, seat: Seat) -> Offers[Action]:
        """The tiles in hand as moves begun, and whatever else there is to do."""
        if state.outcome:
            return Offers()
        hurry = (Hurry(),) if self.waits(state, seat) and not state.hurried else ()
        if state.mover is seat.other:
            return Offers(hurry, tries=self.tries(laying=False))
        side = state.side(seat)
        if state.moved:
            return Offers((Take(), Pass()), tries=self.tries(laying=False))
        actions: list[Action] = [*hurry, *([Pass()] if state.turn else [])]
        if state.stage != "race" or not any(side.stock for side in state.sides):
            actions.append(GiveAll())
        if state.stage == "race" and side.stock and self.kept_for(state) is not seat.other:
            actions += [Draw()] if len(side.hand) < self.hand else []
            actions += map(Exchange, side.hand)
        actions += [Take()] if self.has_prize(state, seat) else []
        tries = self.tries(laying=bool(side.hand))
        return Offers(tuple(actions), tuple(Lay(tile=tile) for tile in side.hand), tries)

    def ways(
        self, state: RaceState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """How a move that was begun may go on."""
        if state.mover is seat.other or state.moved:
            return Offers()
        return self.moves(state, seat, placed, tile)

    def moves(
        self, state: RaceState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Where the tiles of a move may be laid."""
        raise NotImplementedError

    def view(self, state: RaceState, seat: Seat | None) -> RaceView:
        """Both figures and all that happens, but not the partner's hand."""
        return RaceView(
            **self.seen(state, seat),
            rows=state.rows,
            prize=self.kept_for(state),
            stage=state.stage,
            first=state.first,
            mover=state.mover,
            waiting=tuple(s for s in SEATS if not state.outcome and self.waits(state, s)),
            hurried=state.hurried,
            moved=state.moved,
            passes=state.passes,
        )
