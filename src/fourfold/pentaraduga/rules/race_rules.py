"""A race: both lay figures of their own as fast as they like; no player waits for a turn.

Players lay, draw and exchange. A row of tiles laid without drawing may earn a prize. Once both
stocks are empty, the exchange of all begins. Tiles left at the end do not count. Figures score
their points; in a tie the player who was first in the exchange of all wins one point.

A player who has to wait may give the other a minute. When it is over, the other's moves in a stage
of the exchange of all end. Before that exchange, a prize that the other has not taken lapses; or,
if the waiting player has emptied their stock, the other takes their whole stock into their hand,
and the waiting player is the first.

If players do not play at once, they take turns until the exchange of all. On their turn they draw,
exchange and take a prize as they like, and a move or a pass ends it; a prize that a move earns is
taken at once or lapses. If both pass one after the other, both take their whole stocks into their
hands, and the player who passed first is the first in the exchange of all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.core.actions import (
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
from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import AtOnce, Deal, Options
from fourfold.pentaraduga.core.points import decided, points_to
from fourfold.pentaraduga.core.sides import Side, sides_of
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, TILES, Tile
from fourfold.pentaraduga.parts import exchange_of_all, prize
from fourfold.pentaraduga.parts.exchange import direct_exchange, take
from fourfold.pentaraduga.parts.exchange_of_all import ExchangeOfAll, Stage
from fourfold.pentaraduga.parts.hurry import HurryClock
from fourfold.pentaraduga.parts.prize import NO_ROWS, Prizes
from fourfold.pentaraduga.parts.protest import Doubt
from fourfold.pentaraduga.parts.race_turn import RaceTurn
from fourfold.pentaraduga.rules import deal_checks, own_state
from fourfold.pentaraduga.rules.annotations import Count
from fourfold.pentaraduga.rules.family import View, free_tries, is_final, not_now
from fourfold.pentaraduga.rules.own_state import OwnState
from fourfold.play import SEATS, Due, Illegal, Instant, Offers, Outcome, Seat

__all__ = ["RaceMidgame", "RaceOptions", "RaceRules", "RaceState", "RaceView"]


class RaceOptions(Options, frozen=True):
    """The options of a race."""

    at_once: AtOnce = True


class RaceState(OwnState, frozen=True, kw_only=True):
    """A race under way."""

    prizes: Prizes = Prizes()
    exchange: ExchangeOfAll = ExchangeOfAll()
    hurry: HurryClock = HurryClock()
    turn: RaceTurn = RaceTurn()

    @property
    def mover(self) -> Seat | None:
        """The player who alone may act: on their turn, or in the exchange of all."""
        return self.exchange.mover if self.exchange.first else self.turn.seat


class RaceView(View, frozen=True, kw_only=True):
    """What a player sees of a race."""

    rows: tuple[int, int] = NO_ROWS
    #: The player for whom the first tile of the partner's stock is kept.
    prize: Seat | None = None
    stage: Stage = "race"
    first: Seat | None = None
    #: The one player who may act, those who wait for the other, and the one whose minute runs.
    mover: Seat | None = None
    waiting: tuple[Seat, ...] = ()
    hurried: Seat | None = None
    #: Whether the player on turn has yet to take a prize, and the passes in a row.
    moved: bool = False
    passes: int = 0


class RaceMidgame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal stores of a race."""

    rows: tuple[int, int]
    prizes: tuple[Seat, ...]
    stage: Stage
    first: Seat | None
    turn: Seat | None
    moved: bool
    passes: int


class RaceRules(ABC):
    """The course of a race; a game says what may be laid and what it is worth."""

    version = 1
    tiles = FIVE_COLOURS
    lots = 0
    #: The size of a full hand.
    hand = 4
    midgame = RaceMidgame

    def __init__(self, options: RaceOptions) -> None:
        self.options = options

    # What differs between games

    game: str
    #: The number of tiles in a row that earn a prize.
    prize_row: int

    @abstractmethod
    def broken(
        self, before: Figure, placements: tuple[Placement, ...], after: Figure
    ) -> str | None:
        """Returns the code of the game's own rule that a move breaks, or None.

        Raises ``Illegal`` for what is no move at all.
        """

    @abstractmethod
    def next_places(
        self, figure: Figure, hand: tuple[Tile, ...], placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the ways to continue a move whose first tiles are laid with the chosen tile."""

    @abstractmethod
    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a word for what a tile does at a place, or an empty string."""

    @abstractmethod
    def points(self, figure: Figure) -> int:
        """Returns the points of a figure."""

    @abstractmethod
    def count(self, figure: Figure) -> Count:
        """Returns what a figure has made, and where."""

    @abstractmethod
    def most_points(self, state: RaceState, seat: Seat) -> int:
        """Returns the most points that a player's figure can still reach."""

    # The course of a game

    def opening(self, deal: Deal) -> RaceState:
        """Deals the hands; both may begin, or the starter."""
        a, b = map(Figure, deal.figures)
        return RaceState(
            sides=sides_of(deal.tiles, self.hand),
            figures=(a, b),
            turn=RaceTurn(None if self.options.at_once else deal.starter),
        )

    def act(self, state: RaceState, seat: Seat, action: Action, at: Instant) -> RaceState:
        """Lays, draws, exchanges, hands over all, or hurries the other."""
        if isinstance(action, Hurry):
            return self._hurry(state, seat, at)
        if state.mover is seat.other:
            raise Illegal("pentaraduga-wait", seat=seat.other)
        if state.turn.has_moved and not isinstance(action, Take | Pass):
            raise Illegal("pentaraduga-prize-first")
        after = self._settled(self._acted(state, seat, action))
        return self._next_turn(after, seat, action) if state.turn else after

    def _acted(self, state: RaceState, seat: Seat, action: Action) -> RaceState:
        racing = state.exchange.is_racing
        match action:
            case Lay(placements, None) if placements:
                return self._lay(state, seat, placements)
            case GiveAll():
                if racing and any(side.stock for side in state.sides):
                    raise Illegal("pentaraduga-stocks-left")
                return self._hand_over(state, seat)
            case Exchange(tile) if racing and tile:
                self._require_own_stock(state, seat)
                return replace(state, sides=direct_exchange(state.sides, seat, tile))
            case Draw() if racing:
                return self._draw(state, seat)
            case Take() if racing:
                return self._take(state, seat)
            case Pass() if state.turn:
                return self._pass(state, seat)
        raise not_now(action)

    def _lay(self, state: RaceState, seat: Seat, placements: tuple[Placement, ...]) -> RaceState:
        """Lays tiles; a row earns a prize once the stock is too short to fill the hand."""
        after = own_state.lay(state, seat, placements, self.options.referee, self.broken)
        short = after.side(seat).left < self.hand
        prizes = state.prizes.laid(seat, len(placements), row=self.prize_row, short=short)
        return replace(after, prizes=prizes)

    def _draw(self, state: RaceState, seat: Seat) -> RaceState:
        """Fills the hand, at any moment, and restarts the row."""
        side = state.side(seat)
        if len(side.hand) >= self.hand:
            raise Illegal("pentaraduga-hand-full", count=self.hand)
        self._require_own_stock(state, seat)
        state = replace(state, prizes=state.prizes.drawn(seat))
        return state.with_side(seat, side.drawn(self.hand))

    def _take(self, state: RaceState, seat: Seat) -> RaceState:
        """Takes a prize: the first tile of the partner's stock."""
        if not self.has_prize(state, seat):
            raise Illegal("pentaraduga-no-prize", count=self.prize_row)
        prizes = state.prizes.taken(seat)
        return replace(state, sides=take(state.sides, seat), prizes=prizes)

    def _require_own_stock(self, state: RaceState, seat: Seat) -> None:
        """Raises ``Illegal`` for an empty stock, or one whose first tile is kept as a prize."""
        if not state.side(seat).stock:
            raise Illegal("pentaraduga-stock-empty")
        if self.kept_for(state) is seat.other:
            raise Illegal("pentaraduga-kept", seat=seat.other)

    def has_prize(self, state: RaceState, seat: Seat) -> bool:
        """Returns whether a player may take the first tile of the partner's stock."""
        racing = state.exchange.is_racing
        return racing and prize.has_prize(state.prizes, state.sides, seat, self.hand)

    def kept_for(self, state: RaceState) -> Seat | None:
        """Returns the player for whom a prize is kept, so that the partner may not take it."""
        racing = state.exchange.is_racing
        return prize.kept_for(state.prizes, state.sides, self.hand) if racing else None

    # Turns, if players do not play at once

    def _next_turn(self, state: RaceState, seat: Seat, action: Action) -> RaceState:
        """Ends the turn after a move or a pass, unless the move has earned a prize."""
        turn = state.turn
        if state.outcome or not state.exchange.is_racing:
            return replace(state, turn=turn.to(None))
        if isinstance(action, Lay):
            turn = turn.moved(has_prize=self.has_prize(state, seat))
            ends = not turn.has_moved
        else:
            ends = isinstance(action, Pass) or turn.has_moved
        return replace(state, turn=turn.to(seat.other) if ends else turn)

    def _pass(self, state: RaceState, seat: Seat) -> RaceState:
        """Gives the turn away; a second pass in a row ends the race."""
        turn = state.turn.passed()
        state = replace(state, prizes=state.prizes.lapsed(seat), turn=turn)
        if not turn.is_end:
            return state
        a, b = (side.drawn(side.left) for side in state.sides)
        return self._hand_over(replace(state, sides=(a, b), turn=turn.to(None)), seat.other)

    # The exchange of all

    def _hand_over(self, state: RaceState, seat: Seat) -> RaceState:
        """Ends a player's moves of this stage; after the last stage the game is over."""
        if state.exchange.stage == "last":
            return self._over(state)
        exchange, sides = exchange_of_all.hand_over(state.exchange, state.sides, seat)
        return replace(state, exchange=exchange, sides=sides, hurry=HurryClock())

    def _settled(self, state: RaceState) -> RaceState:
        """Hands over for a player without tiles, and stops the clock once nobody waits."""
        while not state.outcome and (mover := state.exchange.mover) and not state.side(mover).hand:
            state = self._hand_over(state, mover)
        hurried = state.hurry.seat
        if hurried and not self.waits(state, hurried.other):
            return replace(state, hurry=HurryClock())
        return state

    def _over(self, state: RaceState) -> RaceState:
        """Counts the figures; in a tie the first in the exchange of all wins a point."""
        a, b = map(self.points, state.figures)
        outcome, first = decided((a, b), "played"), state.exchange.first
        if a == b and first:
            outcome = replace(outcome, winner=first, points=points_to(first, 1))
        return replace(state, outcome=outcome, hurry=HurryClock())

    def forfeit(self, state: RaceState, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome of giving up: the other gets all that they could still make."""
        return own_state.give_up(seat, self.most_points(state, seat.other), reason)

    def penalise(self, doubt: Doubt, at: Instant) -> RaceState:
        """Puts the wrong tiles and the rest of the offender's hand open on the victim's stock.

        The offender keeps their figure as it was before the violation.
        """
        state: RaceState = doubt.before
        seat, victim = doubt.seat, doubt.seat.other
        side = state.side(seat)
        lost = doubt.tiles + side.without(*doubt.tiles).hand
        state = state.with_side(victim, state.side(victim).stocked(lost, open_=True))
        state = state.with_side(seat, Side((), side.stock))
        turn = state.turn.to(victim) if state.turn else state.turn
        return self._settled(replace(state, turn=turn))

    # Time

    def waits(self, state: RaceState, seat: Seat) -> bool:
        """Returns whether a player cannot go on before the other acts."""
        if state.turn:
            return False
        if state.mover:
            return state.mover is seat.other
        if state.side(seat).stock:
            return self.kept_for(state) is seat.other
        return bool(state.side(seat.other).stock) and not self.has_prize(state, seat)

    def _hurry(self, state: RaceState, seat: Seat, at: Instant) -> RaceState:
        if not self.waits(state, seat):
            raise Illegal("pentaraduga-no-wait")
        return replace(state, hurry=state.hurry.start(seat.other, at))

    def due(self, state: RaceState) -> Due[Action] | None:
        """Returns the end of the minute of a hurried player."""
        end = state.hurry.end
        return None if end is None else Due(end, TimeUp(), state.hurry.seat)

    def time_up(self, state: RaceState, at: Instant) -> RaceState:
        """Ends the minute of the hurried player, as the top of the module says."""
        late = state.hurry.seat
        assert late, "only a clock that was started runs out"
        if state.mover:
            state = self._hand_over(state, late)
        elif self.kept_for(state) is late:
            state = replace(state, prizes=state.prizes.lapsed(late), hurry=HurryClock())
        else:
            side = state.side(late)
            state = self._hand_over(state.with_side(late, side.drawn(side.left)), late.other)
        return self._settled(state)

    # What players may try, see and hear

    def offers(self, state: RaceState, seat: Seat) -> Offers[Action]:
        """Returns the tiles in hand as begun moves, and all other actions."""
        hurry = (Hurry(),) if self.waits(state, seat) and not state.hurry.seat else ()
        if state.mover is seat.other:
            return Offers(hurry, tries=free_tries(self.options, laying=False))
        if state.turn.has_moved:
            return Offers((Take(), Pass()), tries=free_tries(self.options, laying=False))
        side, racing = state.side(seat), state.exchange.is_racing
        actions: list[Action] = [*hurry, *([Pass()] if state.turn else [])]
        if not racing or not any(side.stock for side in state.sides):
            actions.append(GiveAll())
        if racing and side.stock and self.kept_for(state) is not seat.other:
            actions += [Draw()] if len(side.hand) < self.hand else []
            actions += map(Exchange, side.hand)
        actions += [Take()] if self.has_prize(state, seat) else []
        tries = free_tries(self.options, laying=bool(side.hand))
        return Offers(tuple(actions), tuple(Lay(tile=tile) for tile in side.hand), tries)

    def continuations(
        self, state: RaceState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the places for the tiles of a move, if the player may act."""
        if state.mover is seat.other or state.turn.has_moved:
            return Offers()
        return self.next_places(state.figure(seat), state.side(seat).hand, placed, tile)

    def target_figure(self, state: RaceState, seat: Seat, tile: Tile) -> Figure:
        """Returns the player's own figure."""
        return state.figure(seat)

    def awaited(self, state: RaceState) -> tuple[Seat, ...]:
        """Returns the one player who may act; else all who need not wait for the other."""
        if state.mover:
            return (state.mover,)
        return tuple(seat for seat in SEATS if not self.waits(state, seat))

    def view(self, state: RaceState, seat: Seat | None) -> RaceView:
        """Returns everything except the partner's hand and closed stocks."""
        return RaceView(
            **own_state.seen(state, seat, self.count),
            rows=state.prizes.rows,
            prize=self.kept_for(state),
            stage=state.exchange.stage,
            first=state.exchange.first,
            mover=state.mover,
            waiting=tuple(one for one in SEATS if not state.outcome and self.waits(state, one)),
            hurried=state.hurry.seat,
            moved=state.turn.has_moved,
            passes=state.turn.passes,
        )

    news = staticmethod(own_state.tell)
    final = staticmethod(is_final)

    # Games that begin in the middle

    def kept(self, state: RaceState) -> RaceMidgame:
        """Returns rows and prizes, the stage of the exchange of all, and whose turn it is."""
        prizes, exchange, turn = state.prizes, state.exchange, state.turn
        return RaceMidgame(
            rows=prizes.rows,
            prizes=prizes.earned,
            stage=exchange.stage,
            first=exchange.first,
            turn=turn.seat,
            moved=turn.has_moved,
            passes=turn.passes,
        )

    def resume(self, state: RaceState, deal: Deal, kept: RaceMidgame) -> RaceState:
        """Resumes with the figures of the deal, which the opening has laid."""
        return replace(
            state,
            prizes=Prizes(kept.rows, kept.prizes),
            exchange=ExchangeOfAll(kept.stage, kept.first),
            turn=RaceTurn(kept.turn, kept.moved, kept.passes),
        )

    def faults(self, state: RaceState) -> Iterator[str]:
        """Yields the parts that no game can reach, such as turns in a race without turns."""
        a, b = state.figures
        yield from deal_checks.wrong_tiles(self.tiles, state.sides, a.tiles, b.tiles)
        yield from deal_checks.wrong_own_figures(state.figures)
        prizes, turn, racing = state.prizes, state.turn, state.exchange.is_racing
        if not all(0 <= row <= len(TILES) for row in prizes.rows):
            yield "rows"
        if len(set(prizes.earned)) != len(prizes.earned):
            yield "prizes"
        if racing != (state.exchange.first is None):
            yield "stage"
        if bool(turn) != (racing and not self.options.at_once):
            yield "turn"
        # A second pass would have ended the race.
        if not 0 <= turn.passes <= (1 if racing else 2):
            yield "passes"
        if turn.has_moved and not (turn.seat and self.has_prize(state, turn.seat)):
            yield "moved"
