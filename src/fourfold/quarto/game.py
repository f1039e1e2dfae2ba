"""The rules of Quarto, in which players call a completed line."""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec
from msgspec.structs import replace

from fourfold.play import (
    Act,
    Due,
    Event,
    Illegal,
    Instant,
    Malformed,
    Offers,
    Outcome,
    Seat,
    SetUp,
    in_order,
)
from fourfold.quarto.lines import Line, Square
from fourfold.quarto.options import Options
from fourfold.quarto.pieces import Piece
from fourfold.quarto.position import Position

__all__ = ["Action", "Call", "Deal", "Done", "Give", "Heard", "Place", "Quarto", "State", "View"]


NOBODY: frozenset[Seat] = frozenset()


class Give(Act, frozen=True, tag="give"):
    """Hands a piece to the opponent."""

    piece: Piece


class Place(Act, frozen=True, tag="place"):
    """Puts the piece in hand on a square."""

    square: Square


class Call(Act, frozen=True, tag="call"):
    """Calls Quarto and points at a line; a call before placing also places on its square."""

    line: Line | None = None
    square: Square | None = None

    def __post_init__(self) -> None:
        if self.line is not None:
            ordered = tuple(sorted(self.line, key=lambda square: square.index))
            msgspec.structs.force_setattr(self, "line", ordered)


class Done(Act, frozen=True, tag="done"):
    """Declines to call after the last piece."""


class TimeUp(Act, frozen=True, tag="time-up"):
    """Ends the game on time; the clock's action."""


Action = Give | Place | Call | Done | TimeUp


class Heard(Act, frozen=True, tag="heard"):
    """A call as everybody hears it, and whether it was right."""

    call: Call
    right: bool


class Deal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The deal of Quarto: the seat that gives the first piece, and the position of a set-up.

    If that position has a piece in hand, the starter's opponent holds it.
    """

    starter: Seat
    position: str = ""

    def __post_init__(self) -> None:
        if self.position and not Position.parse(self.position).playable:
            raise Malformed("quarto-full", text=self.position)


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a game."""

    position: Position
    #: The seat that has to give, to place, or to call or decline after the last piece.
    turn: Seat
    phase: Literal["give", "place", "close", "over"] = "give"
    #: The square of the last placement: only lines through it can be called.
    last: Square | None = None
    placer: Seat | None = None
    #: The seats with a false call since the last placement.
    spent: frozenset[Seat] = NOBODY
    #: The start of the move, for ``move_time``.
    since: Instant = 0
    #: The winning lines.
    shown: tuple[Line, ...] = ()
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public view. Nothing is hidden in Quarto, but completed lines are not pointed out."""

    position: str
    left: tuple[Piece, ...]
    turn: Seat
    phase: str
    last: Square | None
    spent: tuple[Seat, ...]
    shown: tuple[Line, ...]


class Quarto:
    """The rules of Quarto with the options of a table.

    >>> rules = Quarto(Options())
    >>> state = rules.start(Deal(Seat.A))
    >>> state = rules.apply(state, Seat.A, Give(Piece.DQSH), at=0)
    >>> rules.apply(state, Seat.B, Place(Square.B2), at=0).phase
    'give'
    """

    game = "quarto"
    version = 1

    def __init__(self, options: Options | None = None) -> None:
        self.options = options or Options()
        self.goal = self.options.goal

    def deal(self, chance: Random, last_winner: Seat | None = None) -> Deal:
        """Returns a deal with the starter that the options name, or a random one."""
        lot = chance.choice((Seat.A, Seat.B))
        if self.options.starter == "first":
            return Deal(Seat.A)
        if self.options.starter == "loser" and last_winner:
            return Deal(last_winner.other)
        return Deal(lot)

    def set_up_of(self, deal: Deal) -> SetUp | None:
        """Returns ``open`` for a deal with a position, otherwise ``None``."""
        return "open" if deal.position else None

    def start(self, deal: Deal) -> State:
        """Returns the state at an empty board or a set-up; lines already complete do not count."""
        position = Position.parse(deal.position) if deal.position else Position()
        if position.hand:
            return State(position, deal.starter.other, "place")
        return State(position, deal.starter)

    def apply(self, state: State, seat: Seat | None, action: Action, at: Instant) -> State:
        """Returns the state after an action. Raises ``Illegal``."""
        if state.outcome:
            raise Illegal("game-over")
        if isinstance(action, TimeUp):
            if seat is not None:
                raise Illegal("clock-only")
            return _over(state, Outcome.win(state.turn.other, "time"))
        if seat is None:
            raise Illegal("not-due")
        match action:
            case Give(piece):
                return self._give(state, seat, piece, at)
            case Place(square):
                return self._place(state, seat, square)
            case Call():
                return self._call(state, seat, action)
            case Done():
                return self._done(state, seat, at)

    def _give(self, state: State, seat: Seat, piece: Piece, at: Instant) -> State:
        _require_turn(state, seat, "give")
        if piece not in state.position.left:
            raise Illegal("quarto-piece-gone", piece=piece)
        position = state.position.give(piece)
        return replace(state, position=position, turn=seat.other, phase="place", since=at)

    def _place(self, state: State, seat: Seat, square: Square) -> State:
        _require_turn(state, seat, "place")
        if state.position[square] is not None:
            raise Illegal("quarto-square-taken", square=square, piece=state.position[square])
        state = replace(
            state,
            position=state.position.place(square),
            phase="give" if state.position.left else "close",
            last=square,
            placer=seat,
            spent=NOBODY,
        )
        if self.options.calls == "auto":
            if lines := self._live(state):
                return _over(state, Outcome.win(seat, "line"), lines)
            if state.phase == "close":
                return _over(state, Outcome.draw("full"))
        return state

    def _call(self, state: State, seat: Seat, call: Call) -> State:
        if self.options.calls == "auto":
            raise Illegal("quarto-calls-auto")
        if self.options.point == "line" and call.line is None:
            raise Illegal("quarto-call-points-nowhere")
        if call.line and len(set(call.line)) != 4:
            raise Illegal("quarto-call-squares")
        if call.square is not None:
            if self.options.call_when != "before":
                raise Illegal("quarto-call-after-placing")
            state = self._place(state, seat, call.square)
        elif not self._can_call(state, seat):
            raise Illegal("quarto-called-already" if seat in state.spent else "quarto-no-call-now")
        live = self._live(state)
        right = tuple(line for line in live if self.options.point == "word" or line == call.line)
        if right:
            return _over(state, Outcome.win(seat, "line"), right)
        if self.options.false_call == "forfeit":
            return _over(state, Outcome.win(seat.other, "false-call"))
        return replace(state, spent=state.spent | {seat})

    def _done(self, state: State, seat: Seat, at: Instant) -> State:
        _require_turn(state, seat, "close")
        if seat is state.placer and self.options.late_call != "none":
            return replace(state, turn=seat.other, since=at)
        return _over(state, Outcome.draw("full"))

    def _live(self, state: State) -> tuple[Line, ...]:
        """Returns the completed lines that can be called now."""
        return self.goal.completed(state.position.board, state.last) if state.last else ()

    def _can_call(self, state: State, seat: Seat) -> bool:
        """Returns whether a seat can call now, whether or not there is a line."""
        if self.options.calls == "auto" or state.outcome or seat in state.spent or not state.last:
            return False
        if state.turn is state.placer:
            return seat is state.placer and self.options.call_when == "after"
        if seat is state.placer:
            return self.options.late_call == "either"
        return self.options.late_call != "none"

    def offers(self, state: State, seat: Seat) -> Offers[Action]:
        """Returns all legal gives and placements, and calls of all filled lines, right or wrong."""
        if state.outcome:
            return Offers()
        mine = seat is state.turn
        actions: list[Action] = []
        tries: tuple[str, ...] = ()
        if mine and state.phase == "give":
            actions += [Give(piece) for piece in state.position.left]
        if mine and state.phase == "place":
            actions += [Place(square) for square in state.position.free]
            if self.options.calls == "players" and self.options.call_when == "before":
                actions += self._calls_before(state)
                tries = ("call",)
        if mine and state.phase == "close":
            actions.append(Done())
        if state.last and self._can_call(state, seat):
            filled = self.goal.filled(state.position.board, state.last)
            actions += [Call()] if self.options.point == "word" else [Call(line) for line in filled]
            tries = ("call",)
        return Offers(tuple(actions), tries=tries)

    def _calls_before(self, state: State) -> list[Action]:
        """Returns the calls before placing: any free square with the lines that it would fill."""
        calls: list[Action] = []
        for square in state.position.free:
            if self.options.point == "word":
                calls.append(Call(square=square))
            else:
                board = state.position.place(square).board
                calls += [Call(line, square) for line in self.goal.filled(board, square)]
        return calls

    def choices(self, state: State, seat: Seat, prefix: Action) -> Offers[Action]:
        """Returns no offers: Quarto has no compound actions."""
        return Offers()

    def due(self, state: State) -> Due[Action] | None:
        """Returns the deadline of the move; ``None`` without a time limit."""
        if self.options.move_time is None or state.outcome:
            return None
        return Due(state.since + 1000 * self.options.move_time, TimeUp(), state.turn)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Returns the seat whose turn it is."""
        return (state.turn,)

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns the whole position, the same for everybody."""
        return View(
            position=str(state.position),
            left=state.position.left,
            turn=state.turn,
            phase=state.phase,
            last=state.last,
            spent=in_order(state.spent),
            shown=state.shown,
        )

    def news(
        self, before: State, event: Event[Action], after: State, seat: Seat | None
    ) -> Action | Heard:
        """Returns the action, or a call with its result; the same for everybody."""
        if isinstance(event.action, Call):
            return Heard(event.action, bool(after.shown))
        return event.action

    def final(self, before: State, event: Event[Action], after: State) -> bool:
        """Returns whether an event is a call, which a takeback must not turn into a free probe.

        A loss on time cannot be taken back either.
        """
        return isinstance(event.action, Call | TimeUp)

    def forfeit(self, state: State, seat: Seat, reason: str) -> Outcome:
        """Returns a win of the other seat by 1 : 0."""
        return Outcome.win(seat.other, reason)

    def outcome(self, state: State) -> Outcome | None:
        """Returns the outcome of a finished game, or ``None``."""
        return state.outcome


def set_up(state: State) -> Deal:
    """Returns the deal of a game that continues from a state of another one.

    >>> set_up(State(Position.parse("0.../..../..../.... f"), Seat.A, "place"))
    Deal(starter=<Seat.B: 'B'>, position='0.../..../..../.... f')
    """
    giver = state.turn.other if state.position.hand else state.turn
    return Deal(giver, str(state.position))


def _require_turn(state: State, seat: Seat, phase: str) -> None:
    if seat is not state.turn:
        raise Illegal("not-your-turn", seat=state.turn)
    if phase != state.phase:
        raise Illegal("quarto-other-phase", phase=state.phase)


def _over(state: State, outcome: Outcome, shown: tuple[Line, ...] = ()) -> State:
    return replace(state, phase="over", outcome=outcome, shown=shown)
