"""The rules of Quarto, whose win must be called."""

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
    """Calls Quarto, pointing at a line; before placing, it names the square and places there."""

    line: Line | None = None
    square: Square | None = None

    def __post_init__(self) -> None:
        if self.line is not None:
            ordered = tuple(sorted(self.line, key=lambda square: square.index))
            msgspec.structs.force_setattr(self, "line", ordered)


class Done(Act, frozen=True, tag="done"):
    """After the last piece: has nothing to call."""


class TimeUp(Act, frozen=True, tag="time-up"):
    """The clock's: the move took too long."""


Action = Give | Place | Call | Done | TimeUp


class Heard(Act, frozen=True, tag="heard"):
    """A call as everybody hears it: the words, and whether it was right."""

    call: Call
    right: bool


class Deal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All chance in Quarto: who gives the first piece; and a position to start from, if set up.

    Where somebody holds a piece in that position, it is the starter's opponent.
    """

    starter: Seat
    position: str = ""

    def __post_init__(self) -> None:
        if self.position and not Position.parse(self.position).playable:
            raise Malformed("quarto-full", text=self.position)


class State(msgspec.Struct, frozen=True, gc=False):
    """A game under way."""

    position: Position
    #: Who has to give or place, or whose last word is awaited.
    turn: Seat
    phase: Literal["give", "place", "close", "over"] = "give"
    #: The square placed last: only lines through it are live.
    last: Square | None = None
    placer: Seat | None = None
    #: Who has called falsely since the last placement.
    spent: frozenset[Seat] = NOBODY
    #: When the move began, which ``move_time`` limits.
    since: Instant = 0
    #: The lines that won, for all to see.
    shown: tuple[Line, ...] = ()
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees. Nothing is hidden in Quarto, but nobody points out a line."""

    position: str
    left: tuple[Piece, ...]
    turn: Seat
    phase: str
    last: Square | None
    spent: tuple[Seat, ...]
    shown: tuple[Line, ...]


class Quarto:
    """Quarto with the options of a table.

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
        """Draws lots for the first give, or lets the options decide."""
        lot = chance.choice((Seat.A, Seat.B))
        if self.options.starter == "first":
            return Deal(Seat.A)
        if self.options.starter == "loser" and last_winner:
            return Deal(last_winner.other)
        return Deal(lot)

    def set_up_of(self, deal: Deal) -> SetUp | None:
        """Whether it has a position, which lies open."""
        return "open" if deal.position else None

    def start(self, deal: Deal) -> State:
        """An empty board, or one that was set up; lines that are there already are void."""
        position = Position.parse(deal.position) if deal.position else Position()
        if position.hand:
            return State(position, deal.starter.other, "place")
        return State(position, deal.starter)

    def apply(self, state: State, seat: Seat | None, action: Action, at: Instant) -> State:
        """Gives, places, calls or closes."""
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
        _expect(state, seat, "give")
        if piece not in state.position.left:
            raise Illegal("quarto-piece-gone", piece=piece)
        position = state.position.give(piece)
        return replace(state, position=position, turn=seat.other, phase="place", since=at)

    def _place(self, state: State, seat: Seat, square: Square) -> State:
        _expect(state, seat, "place")
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
        elif not self._may_call(state, seat):
            raise Illegal("quarto-called-already" if seat in state.spent else "quarto-no-call-now")
        live = self._live(state)
        right = tuple(line for line in live if self.options.point == "word" or line == call.line)
        if right:
            return _over(state, Outcome.win(seat, "line"), right)
        if self.options.false_call == "forfeit":
            return _over(state, Outcome.win(seat.other, "false-call"))
        return replace(state, spent=state.spent | {seat})

    def _done(self, state: State, seat: Seat, at: Instant) -> State:
        _expect(state, seat, "close")
        if seat is state.placer and self.options.late_call != "none":
            return replace(state, turn=seat.other, since=at)
        return _over(state, Outcome.draw("full"))

    def _live(self, state: State) -> tuple[Line, ...]:
        """The completed lines that count now."""
        return self.goal.completed(state.position.board, state.last) if state.last else ()

    def _may_call(self, state: State, seat: Seat) -> bool:
        """Whether a call about the piece placed last is heard: no word about there being a line."""
        if self.options.calls == "auto" or state.outcome or seat in state.spent or not state.last:
            return False
        if state.turn is state.placer:
            return seat is state.placer and self.options.call_when == "after"
        if seat is state.placer:
            return self.options.late_call == "either"
        return self.options.late_call != "none"

    def offers(self, state: State, seat: Seat) -> Offers[Action]:
        """Every legal give or placement, and every filled line as a call, matching or not."""
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
        if state.last and self._may_call(state, seat):
            filled = self.goal.filled(state.position.board, state.last)
            actions += [Call()] if self.options.point == "word" else [Call(line) for line in filled]
            tries = ("call",)
        return Offers(tuple(actions), tries=tries)

    def _calls_before(self, state: State) -> list[Action]:
        """Calls that name the square: any free one, pointing at what would be filled then."""
        calls: list[Action] = []
        for square in state.position.free:
            if self.options.point == "word":
                calls.append(Call(square=square))
            else:
                board = state.position.place(square).board
                calls += [Call(line, square) for line in self.goal.filled(board, square)]
        return calls

    def choices(self, state: State, seat: Seat, prefix: Action) -> Offers[Action]:
        """Quarto has no compound actions."""
        return Offers()

    def due(self, state: State) -> Due[Action] | None:
        """The end of the move's time, where there is a limit."""
        if self.options.move_time is None or state.outcome:
            return None
        return Due(state.since + 1000 * self.options.move_time, TimeUp(), state.turn)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Returns the player who has to give or place, or whose last word is awaited."""
        return (state.turn,)

    def view(self, state: State, seat: Seat | None) -> View:
        """The whole position, the same for everybody."""
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
        """Everybody hears everything."""
        if isinstance(event.action, Call):
            return Heard(event.action, bool(after.shown))
        return event.action

    def final(self, before: State, event: Event[Action], after: State) -> bool:
        """A call cannot be unsaid: it would be a way to feel for lines."""
        return isinstance(event.action, Call | TimeUp)

    def forfeit(self, state: State, seat: Seat, reason: str) -> Outcome:
        """A game is a game."""
        return Outcome.win(seat.other, reason)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, once it has."""
        return state.outcome


def set_up(state: State) -> Deal:
    """The deal of a game that goes on from where another one stands.

    >>> set_up(State(Position.parse("0.../..../..../.... f"), Seat.A, "place"))
    Deal(starter=<Seat.B: 'B'>, position='0.../..../..../.... f')
    """
    giver = state.turn.other if state.position.hand else state.turn
    return Deal(giver, str(state.position))


def _expect(state: State, seat: Seat, phase: str) -> None:
    if seat is not state.turn:
        raise Illegal("not-your-turn", seat=state.turn)
    if phase != state.phase:
        raise Illegal("quarto-other-phase", phase=state.phase)


def _over(state: State, outcome: Outcome, shown: tuple[Line, ...] = ()) -> State:
    return replace(state, phase="over", outcome=outcome, shown=shown)
