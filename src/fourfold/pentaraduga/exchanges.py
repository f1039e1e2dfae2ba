"""What Claims and Reach share: exchanges, claims by a knock, and whom a protest helps.

An exchange gives a tile openly to the end of one's own stock, and takes the first of the partner's.
It is possible off turn as well; for whoever holds the right to move it costs that right. With one
tile left and nothing in stock one takes without giving. A claim locks the table for a minute, so
that the partner can neither move nor exchange; if nothing follows it lapses, and the right with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from fourfold.pentaraduga.actions import (
    Action,
    Exchange,
    HandOver,
    Knock,
    Lay,
    Pass,
    Take,
    TimeUp,
)
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.locks import Lock, What
from fourfold.pentaraduga.options import ExchangeOptions
from fourfold.pentaraduga.rules import decided
from fourfold.pentaraduga.start_figures import StartFigures
from fourfold.pentaraduga.tiles import Tile
from fourfold.pentaraduga.turns import TurnState, TurnView
from fourfold.play import Due, Event, Illegal, Instant, Offers, Outcome, Seat

__all__ = ["ExchangeState", "ExchangeView", "Exchanges"]

#: What may follow the claim of a move, and of an exchange.
_KEEPS: dict[What, tuple[type[Action], ...]] = {"move": (Lay,), "exchange": (Exchange, Take)}


@dataclass(frozen=True, kw_only=True)
class ExchangeState(TurnState):
    """A game with exchanges under way."""

    lock: Lock | None = None
    #: Who has let a claim lapse: he does nothing more before the partner has acted.
    barred: Seat | None = None
    #: In what was before a violation: the tile that broke the rule.
    wrong: Tile | None = None


class ExchangeView(TurnView, frozen=True, kw_only=True):
    """What a player sees of a game with exchanges."""

    #: Who has claimed what.
    lock: Lock | None = None
    barred: Seat | None = None


X = TypeVar("X", bound=ExchangeState)


class Exchanges(StartFigures[X]):
    """The base of games with turns, a common figure and exchanges."""

    options: ExchangeOptions
    #: The most that the book knows a game to be worth.
    most: ClassVar[int] = 10

    # What a game says of itself

    def move(self, state: X, seat: Seat, action: Action, at: Instant) -> X:
        """The state after an action that neither claims nor exchanges."""
        raise NotImplementedError

    def trading(self, state: X, seat: Seat) -> bool:
        """Whether a player may exchange now, if only there is a tile to take."""
        return state.need == "any" and not state.replaying

    def costless(self, state: X) -> bool:
        """Whether an exchange leaves the right to move where it is."""
        return False

    def attainable(self, state: X, seat: Seat) -> int:
        """The most points that a player could still come to."""
        raise NotImplementedError

    # What may be done

    def act(self, state: X, seat: Seat, action: Action, at: Instant) -> X:
        """Claims, exchanges, or moves."""
        lock = state.lock
        if lock and lock.seat is not seat:
            raise Illegal("pentaraduga-locked", seat=lock.seat, what=lock.what)
        if seat is state.barred:
            raise Illegal("pentaraduga-barred")
        if isinstance(action, Knock):
            return self._knock(state, seat, action.what, at)
        if lock and not isinstance(action, _KEEPS[lock.what]):
            raise Illegal("pentaraduga-claimed", what=lock.what)
        state = replace(self._unlocked(state, at), barred=None)
        if seat is state.right:
            state = self.in_time(state, seat)
        match action:
            case Exchange(Tile() as tile):
                self._check_trading(state, seat)
                return self._traded(self.exchanged(state, seat, tile), seat, at)
            case Take():
                return self._take(state, seat, at)
            case HandOver(Tile() as tile) if state.need == "give":
                return self._give(state, seat, tile, at)
        return self.move(state, seat, action, at)

    def _knock(self, state: X, seat: Seat, what: What, at: Instant) -> X:
        if state.lock or what not in self._claims(state, seat):
            if what == "move":
                self.holding(state, seat)
            raise Illegal("pentaraduga-no-claim", what=what)
        return replace(state, lock=Lock(seat, what, at))

    def _claims(self, state: X, seat: Seat) -> tuple[What, ...]:
        """What a player may claim: where the other could come between."""
        claims: list[What] = []
        if seat is state.right and not state.replaying and state.need in ("start", "add", "any"):
            claims.append("move")
        if self.trading(state, seat) and state.side(seat.other).stock:
            claims.append("exchange")
        return tuple(claims)

    @staticmethod
    def _unlocked(state: X, at: Instant) -> X:
        """Without the lock; a claim of the other's does not use up the time for a move."""
        lock = state.lock
        if lock is None:
            return state
        waited = at - lock.since if lock.seat is not state.right else 0
        return replace(state, lock=None, since=state.since + waited)

    # Exchanges

    def _check_trading(self, state: X, seat: Seat) -> None:
        if not self.trading(state, seat):
            need = "replay" if state.replaying else state.need
            raise Illegal("pentaraduga-no-exchange", need=need)

    def exchanged(self, state: X, seat: Seat, tile: Tile) -> X:
        """A tile of the hand lies at the end of the own stock, the first of the other's in hand."""
        side = state.side(seat).without(tile)
        taken, other = state.side(seat.other).robbed()
        side = side.taking(taken).stocked([tile], open_=True)
        return state.with_side(seat, side).with_side(seat.other, other)

    def _take(self, state: X, seat: Seat, at: Instant) -> X:
        """Takes and gives nothing; whoever replays must then lay a full tile."""
        if state.replaying:
            self.holding(state, seat)
        else:
            self._check_trading(state, seat)
        if not self._may_take(state, seat):
            raise Illegal("pentaraduga-no-take")
        taken, other = state.side(seat.other).robbed()
        state = state.with_side(seat, state.side(seat).taking(taken)).with_side(seat.other, other)
        return replace(state, need="full") if state.replaying else self._traded(state, seat, at)

    def _may_take(self, state: X, seat: Seat) -> bool:
        side = state.side(seat)
        playing = state.need in ("any", "full") and (not state.replaying or seat is state.right)
        return playing and len(side.hand) == 1 and not side.stock

    def _traded(self, state: X, seat: Seat, at: Instant) -> X:
        """What an exchange costs: the right to move, for whoever holds it."""
        state = replace(state, passes=0)
        if seat is not state.right or self.costless(state):
            return state
        return self.pass_right(state, seat.other, state.need, at)

    def stuck(self, state: X, seat: Seat) -> bool:
        """Whether there is nothing that a player could exchange for."""
        return state.replaying or not state.side(seat.other).stock

    def passed(self, state: X, seat: Seat, at: Instant) -> X:
        """Refuses the move, which is only allowed where nothing can be exchanged."""
        if not self.may_pass(state, seat):
            if state.need == "any":
                raise Illegal("pentaraduga-must-exchange")
            raise self.unknown(Pass())
        return self.refused(state, seat, at)

    def may_pass(self, state: X, seat: Seat) -> bool:
        """Whether the move that is asked for may be refused."""
        if state.replaying or state.need in ("full", "capture"):
            return True
        return state.need == "any" and self.stuck(state, seat)

    # Violations

    def judge(self, state: X, before: X, seat: Seat, code: str, **facts: object) -> X:
        """A move that breaks a rule; the penalty asks which tile it was."""
        wrong = facts["tile"]
        assert isinstance(wrong, Tile)
        return super().judge(state, replace(before, wrong=wrong), seat, code, **facts)

    def penalised(self, state: X, offender: Seat) -> X:
        """The victim exchanges the wrong tile for the offender, and has any move; a replay ends."""
        if state.replaying:
            return self.over(state)
        assert state.wrong
        victim = offender.other
        side = state.side(offender).without(state.wrong).stocked([state.wrong], open_=True)
        state = self.granted(replace(state, wrong=None, passes=0), victim)
        if not state.side(victim).stock:
            return replace(state.with_side(offender, side), need="give")
        taken, other = state.side(victim).robbed()
        return state.with_side(offender, side.taking(taken)).with_side(victim, other)

    def granted(self, state: X, victim: Seat) -> X:
        """Whoever was right to protest has any move."""
        return self.pass_right(state, victim, "any", state.since)

    def _give(self, state: X, seat: Seat, tile: Tile, at: Instant) -> X:
        """The victim has no stock, and gives the offender a tile of his hand instead."""
        self.holding(state, seat)
        side = state.side(seat).without(tile)
        state = state.with_side(seat.other, state.side(seat.other).taking(tile))
        state = replace(state.with_side(seat, side), need="any", since=at)
        return state if side.left else self.finished(state, seat, at)

    def news(self, before: X, event: Event[Action], after: X, seat: Seat | None) -> Action | None:
        """Which tile goes from hand to hand, only the two of them know."""
        if isinstance(event.action, HandOver) and before.need == "give" and seat is None:
            return HandOver()
        return event.action

    # Time

    def due(self, state: X) -> Due[Action] | None:
        """A claim lapses; while it is the other's, the time for the move stands still."""
        lock, due = state.lock, super().due(state)
        if lock is None or state.outcome:
            return due
        if due and lock.seat is state.right and due.at < lock.until:
            return due
        return Due(lock.until, TimeUp(), lock.seat)

    def time_up(self, state: X, at: Instant) -> X:
        """A claim has lapsed, or what every game with turns knows."""
        lock = state.lock
        state = replace(self._unlocked(state, at), barred=None)
        if lock is None or at < lock.until:
            return super().time_up(state, at)
        if lock.seat is not state.right:
            return replace(state, barred=lock.seat)
        if lock.what == "exchange" and self.costless(state):
            return state
        # The right passes, but it was not refused: the game is not interrupted by that.
        state = replace(state, passes=0)
        if self.options.move_time:
            after = super().time_up(state, at)
        else:
            after = self.refused(state, lock.seat, at)
        return replace(after, passes=0, barred=lock.seat if after.right is not lock.seat else None)

    def awaited(self, state: X) -> tuple[Seat, ...]:
        """Returns the player with an open claim, else the one with the right to move."""
        return (state.lock.seat,) if state.lock else super().awaited(state)

    def forfeit(self, state: X, seat: Seat, reason: str) -> Outcome:
        """Giving up burns one's own points; the partner gets all that he could still come to."""
        points = max(1, self.attainable(state, seat.other))
        # Only where tiles count can a game be worth more than the book knows.
        if not (self.options.unplaced_bonus or self.options.move_time):
            points = min(points, self.most)
        return decided((0, points) if seat is Seat.A else (points, 0), reason)

    def bonus(self, state: X, seat: Seat) -> int:
        """The tiles that the second has not laid, where the first gets them."""
        return state.side(seat.other).left if self.options.unplaced_bonus else 0

    # What is offered and seen

    def offers(self, state: X, seat: Seat) -> Offers[Action]:
        """Everything that a player may try; while he has a claim, what he has claimed."""
        if self._held_up(state, seat):
            return Offers()
        claimed = state.lock.what if state.lock else None
        actions: list[Action] = []
        begun: tuple[Action, ...] = ()
        if claimed != "exchange":
            begun = tuple(Lay(tile=tile) for tile in self.layable(state, seat))
        if claimed != "move":
            actions += self._trades(state, seat)
        if not claimed:
            actions += map(Knock, self._claims(state, seat))
            actions += self.others(state, seat) if seat is state.right else ()
        return Offers(tuple(actions), begun, self.tries(laying=bool(begun)))

    @staticmethod
    def _held_up(state: X, seat: Seat) -> bool:
        """Whether a player can do nothing: for the end, the other's claim, or one that lapsed."""
        claimed = state.lock is not None and state.lock.seat is not seat
        return state.outcome is not None or claimed or seat is state.barred

    def _trades(self, state: X, seat: Seat) -> list[Action]:
        trades: list[Action] = []
        if not state.side(seat.other).stock:
            return trades
        if self.trading(state, seat):
            trades += map(Exchange, self.exchangeable(state, seat))
        if self._may_take(state, seat) and (self.trading(state, seat) or state.replaying):
            trades.append(Take())
        return trades

    def exchangeable(self, state: X, seat: Seat) -> tuple[Tile, ...]:
        """The tiles that a player may give away."""
        return state.side(seat).hand

    def layable(self, state: X, seat: Seat) -> tuple[Tile, ...]:
        """The tiles with which a player may begin to lay now."""
        if seat is not state.right:
            return ()
        if state.need in ("start", "add"):
            return self.startable(state, seat, ())
        return state.side(seat).hand if state.need in ("any", "full") else ()

    def others(self, state: X, seat: Seat) -> tuple[Action, ...]:
        """What else is offered to whoever holds the right."""
        if state.need == "give":
            return tuple(map(HandOver, state.side(seat).hand))
        return (Pass(),) if self.may_pass(state, seat) else ()

    def ways(
        self, state: X, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Where the tile may be laid; a start figure is built tile by tile."""
        if self._held_up(state, seat) or (state.lock and state.lock.what == "exchange"):
            return Offers()
        if state.need in ("start", "add"):
            return self.begun(state, seat, placed, tile)
        if placed or tile not in self.layable(state, seat):
            return Offers()
        return Offers(tuple(Lay((place,)) for place in self.laid_at(state, seat, tile)))

    def laid_at(self, state: X, seat: Seat, tile: Tile) -> list[Placement]:
        """Where a player may lay a tile."""
        return self.places(state, tile)

    def seen(self, state: X, seat: Seat | None) -> dict[str, Any]:
        """The fields of the view."""
        return {**super().seen(state, seat), "lock": state.lock, "barred": state.barred}
