"""The table: a fold of game events and table acts over the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from fourfold.play.errors import Illegal
from fourfold.play.rules import Rules
from fourfold.play.tables.acts import (
    Answer,
    Ask,
    Away,
    Back,
    ClaimVictory,
    ClockAct,
    DowntimeSkipped,
    Join,
    Rematch,
    RequestKind,
    Resign,
    Resume,
    TableAct,
    Wait,
)
from fourfold.play.tables.clock import Clock
from fourfold.play.tables.policy import forbidden, impossible, offered
from fourfold.play.tables.takebacks import AppliedEvent, first_undone, take_back
from fourfold.play.values import SEATS, Act, Due, Event, Instant, Offers, Outcome, Seat

__all__ = ["AUDIENCES", "AnyTable", "OpenRequest", "Table", "fold"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")

#: Shared empty set: saves memory per table.
NOTHING: frozenset[Any] = frozenset()
#: The audiences of events: both seats, and the spectators.
AUDIENCES: tuple[Seat | None, ...] = (Seat.A, Seat.B, None)


class OpenRequest(msgspec.Struct, frozen=True):
    """A request of a seat that the other has not answered yet."""

    seat: Seat
    wish: RequestKind
    #: 1, 2, 3, … within the table; an answer names it.
    number: int


class Table(msgspec.Struct, Generic[S, A, D], frozen=True, eq=False, gc=False):
    """One game being played. Immutable: ``submit`` returns the next table or raises ``Illegal``.

    ``submit`` takes new actions: it checks the policy of the table and folds the action. ``after``
    and ``replay`` only fold, for actions that were accepted before.

    Every table refers to its predecessor, so that streams can tell a seat what it has missed. None
    refers to a successor, so there are no cycles for the garbage collector (``gc=False``).
    """

    rules: Rules[S, A, D]
    deal: D
    players: tuple[str | None, str | None]
    clock: Clock
    state: S
    started: Instant
    #: The instant of the last event.
    at: Instant
    #: The number of events.
    seq: int = 0
    request: OpenRequest | None = None
    #: Requests declined since the last game event; a seat cannot repeat them.
    refused: frozenset[tuple[Seat, RequestKind]] = NOTHING
    #: Requests, and accepted pauses, of seats A and B.
    asked: tuple[int, int] = (0, 0)
    pauses: tuple[int, int] = (0, 0)
    paused: bool = False
    #: The outcome if the game ended by a table act, such as a resignation, not by the rules.
    ended: Outcome | None = None
    rematch: frozenset[Seat] = NOTHING
    #: Players absent for so long that the opponent may claim the game.
    away: frozenset[Seat] = NOTHING
    #: Players who have not arrived yet; nobody can move until then.
    waiting: frozenset[Seat] = NOTHING
    #: The number of events that were news to seat A, to seat B and to spectators.
    versions: tuple[int, int, int] = (0, 0, 0)
    moves: AppliedEvent[S, A] | None = None
    event: Event[Any] | None = None
    previous: Table[S, A, D] | None = None

    @classmethod
    def open(
        cls,
        rules: Rules[S, A, D],
        deal: D,
        players: tuple[str | None, str | None] = ("A", "B"),
        at: Instant = 0,
    ) -> Table[S, A, D]:
        """Returns a new table. The clock starts when every player that is ``None`` has joined."""
        clock = Clock(at) if None not in players else Clock(at, standing=0)
        return cls(rules, deal, players, clock, rules.start(deal), started=at, at=at)

    def __repr__(self) -> str:
        return f"<Table of {self.rules.game} after {self.seq} events>"

    # State

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of a finished game."""
        return self.ended or self.rules.outcome(self.state)

    @property
    def due(self) -> Due[A] | None:
        """The next deadline in wall-clock time; ``None`` while the clock is stopped."""
        due = None if self.outcome else self.rules.due(self.state)
        at = self.clock.world(due.at) if due else None
        return Due(at, due.action, due.seat) if due and at is not None else None

    @property
    def events(self) -> list[Event[Any]]:
        """All events, including those that were taken back."""
        return [table.event for table in self.history() if table.event]

    def history(self) -> list[Table[S, A, D]]:
        """Returns the table at the opening and after every event."""
        tables = [self]
        while tables[-1].previous:
            tables.append(tables[-1].previous)
        return tables[::-1]

    def line(self) -> Iterator[AppliedEvent[S, A]]:
        """Yields the public game events that were not taken back, newest first."""
        move = self.moves
        if move and not move.public:
            move = move.previous_public
        while move:
            yield move
            move = move.previous_public

    @property
    def held(self) -> bool:
        """Whether nobody can move: a seat is empty, or the game is paused or waits for a player."""
        return self.paused or bool(self.waiting) or None in self.players

    def offers(self, seat: Seat) -> Offers[A]:
        """Returns what a seat may try now in the game."""
        if self.outcome or self.held:
            return Offers()
        return self.rules.offers(self.state, seat)

    def choices(self, seat: Seat, prefix: A) -> Offers[A]:
        """Returns the possible continuations of a seat's compound action."""
        if self.outcome or self.held:
            return Offers()
        return self.rules.choices(self.state, seat, prefix)

    def acts(self, seat: Seat) -> tuple[TableAct, ...]:
        """Returns the table acts that a seat may take now."""
        return offered(self, seat)

    def undoes(self, seat: Seat) -> AppliedEvent[S, A] | None:
        """Returns the first move that a seat's takeback would undo; ``None`` if there is none."""
        return first_undone(self, seat)

    # Transitions

    def submit(
        self,
        seat: Seat | None,
        action: Act,
        at: Instant | None = None,
        id: str = "",  # noqa: A002
    ) -> Table[S, A, D]:
        """Returns the table after an action received at an instant (default: that of the last).

        Raises ``Illegal``. The caller must reject a repeated ``id``.
        """
        after = self.replay(seat, action, at, id)
        # Folding comes first: for an invalid act, its error is the better explanation.
        refusal = forbidden(self, seat, action) if seat and isinstance(action, TableAct) else None
        if refusal:
            raise refusal
        return after

    def replay(
        self,
        seat: Seat | None,
        action: Act,
        at: Instant | None = None,
        id: str = "",  # noqa: A002
    ) -> Table[S, A, D]:
        """Returns the table after an action that was accepted before; skips the policy check."""
        at = self.at if at is None else max(at, self.at)
        return self.after(Event(self.seq + 1, seat, action, at, id))

    def tick(self, at: Instant) -> Table[S, A, D]:
        """Returns the table after all deadlines up to an instant."""
        table = self
        while (due := table.due) and due.at <= at:
            table = table.replay(None, due.action, due.at)
        return table

    def after(self, event: Event[Any]) -> Table[S, A, D]:
        """Returns the table after one more event: a step of the fold. Raises ``Illegal``."""
        if event.seq != self.seq + 1:
            raise Illegal("out-of-sequence", seq=event.seq, expected=self.seq + 1)
        if event.at < self.at:
            raise Illegal("before-last-event", at=event.at, last=self.at)
        if not isinstance(event.action, ClockAct):
            self._require_in_time(event)
        if isinstance(event.action, TableAct):
            table = self._table_act(event.seat, event.action, event.at)
        else:
            table = self._game_act(event)
        a, b, spectators = (
            version + (self._told(event, table.state, audience) is not None)
            for version, audience in zip(self.versions, AUDIENCES, strict=True)
        )
        return replace(
            table,
            seq=event.seq,
            at=event.at,
            versions=(a, b, spectators),
            event=event,
            previous=self,
        )

    def told(self, audience: Seat | None) -> Any:
        """Returns the last event as an audience may know it; ``None`` if it is hidden."""
        if self.event is None or self.previous is None:
            return None
        return self.previous._told(self.event, self.state, audience)

    def _told(self, event: Event[Any], after: S, audience: Seat | None) -> Any:
        """Returns an event as an audience may know it, or ``None``; ``after`` is the next state."""
        if isinstance(event.action, TableAct):
            return event.action
        return self.rules.news(self.state, event, after, audience)

    def _game_act(self, event: Event[A]) -> Table[S, A, D]:
        if self.outcome:
            raise Illegal("game-over")
        if None in self.players:
            raise Illegal("seat-empty")
        if self.waiting:
            raise Illegal("waiting")
        if self.paused:
            raise Illegal("paused")
        now = self.clock.now(event.at)
        state = self.rules.apply(self.state, event.seat, event.action, now)
        public = all(self.rules.news(self.state, event, state, seat) is not None for seat in SEATS)
        last_public = next(self.line(), None)
        move = AppliedEvent(event, now, self.state, state, public, self.moves, last_public)
        if not public:
            return replace(self, state=state, moves=move)
        request = self.request
        if request and self._answers_by_acting(request, event):
            request = None
        return replace(self, state=state, request=request, refused=NOTHING, moves=move)

    def _require_in_time(self, event: Event[Any]) -> None:
        """Raises ``Illegal`` for a player's action too late, or the clock's action too early.

        The deadline itself already counts as too late for a player.
        """
        due = self.due
        passed = due is not None and due.at <= event.at
        if event.seat is not None and passed:
            raise Illegal("too-late")
        if event.seat is None and not (passed and due and event.action == due.action):
            raise Illegal("not-due")

    @staticmethod
    def _answers_by_acting(request: OpenRequest, event: Event[A]) -> bool:
        # A draw offer survives the asker's own move; any move ends a takeback request.
        return event.seat is not request.seat or request.wish == "takeback"

    def _table_act(self, seat: Seat | None, act: TableAct, at: Instant) -> Table[S, A, D]:
        if isinstance(act, ClockAct):
            if seat is not None:
                raise Illegal("clock-only")
            return self._note(act, at)
        assert seat is not None, "the clock takes clock acts only"
        if isinstance(act, Join):
            return self._join(seat, act.name, at)
        if refusal := impossible(self, seat, act):
            raise refusal
        match act:
            case Rematch():
                return replace(self, rematch=self.rematch | {seat})
            case Resign():
                return replace(
                    self, ended=self.rules.forfeit(self.state, seat, "resigned"), request=None
                )
            case ClaimVictory():
                ended = self.rules.forfeit(self.state, seat.other, "absent")
                return replace(self, ended=ended, request=None)
            case Ask(wish):
                asked = _one_more(self.asked, seat)
                return replace(self, request=OpenRequest(seat, wish, sum(asked)), asked=asked)
            case Answer(yes):
                return self._answer(yes, at)
            case Resume():
                return replace(self, paused=False)._timed(at)
        raise Illegal("unknown-act", act=type(act).__name__)

    def _join(self, seat: Seat, name: str, at: Instant) -> Table[S, A, D]:
        if self.players[seat.index] is not None:
            raise Illegal("seat-taken", seat=seat)
        if not name.strip():
            raise Illegal("name-empty")
        players = (name, self.players[1]) if seat is Seat.A else (self.players[0], name)
        return replace(self, players=players)._timed(at)

    def _timed(self, at: Instant) -> Table[S, A, D]:
        """Returns the table with the clock stopped if nobody can move, else running."""
        return replace(self, clock=self.clock.stop(at) if self.held else self.clock.go(at))

    def _note(self, note: ClockAct, at: Instant) -> Table[S, A, D]:
        """Returns the table after a clock act about presence or lost time. Raises ``Illegal``."""
        if isinstance(note, DowntimeSkipped):
            most = max(at - self.at, self.clock.now(at) - (self.moves.at if self.moves else 0))
            if not 0 <= note.lost <= most:
                raise Illegal("lost-too-much", lost=note.lost, most=most)
            # An absent player could not come back while the server was down.
            return replace(self, clock=self.clock.skip(note.lost), away=NOTHING)
        if not isinstance(note, Away | Back | Wait):
            raise Illegal("unknown-act", act=type(note).__name__)
        seat, one = note.seat, frozenset((note.seat,))
        known = {Away: seat in self.away, Wait: seat in self.waiting}
        if known.get(type(note), seat not in self.away | self.waiting):
            raise Illegal("known-already")
        match note:
            case Away():
                # Leaving withdraws a rematch request unless both players have made one.
                rematch = self.rematch if len(self.rematch) == 2 else self.rematch - one
                return replace(self, away=self.away | one, rematch=rematch)
            case Wait():
                if self.outcome:
                    raise Illegal("game-over")
                return replace(self, waiting=self.waiting | one)._timed(at)
            case Back():
                away, waiting = self.away - one, self.waiting - one
                return replace(self, away=away, waiting=waiting)._timed(at)

    def _answer(self, yes: bool, at: Instant) -> Table[S, A, D]:
        request = self.request
        assert request, "there is something to answer"
        table = replace(self, request=None)
        if not yes:
            return replace(table, refused=self.refused | {(request.seat, request.wish)})
        match request.wish:
            case "draw":
                return replace(table, ended=Outcome.draw("agreed"))
            case "pause":
                pauses = _one_more(self.pauses, request.seat)
                return replace(table, paused=True, pauses=pauses)._timed(at)
            case "takeback":
                return take_back(table, request.seat, at)


#: A table of any game.
AnyTable = Table[Any, Any, Any]


def _one_more(counts: tuple[int, int], seat: Seat) -> tuple[int, int]:
    a, b = counts
    return (a + 1, b) if seat is Seat.A else (a, b + 1)


def fold(table: Table[S, A, D], events: Iterable[Event[Any]]) -> Table[S, A, D]:
    """Returns the table after all these events. Raises ``Illegal``."""
    for event in events:
        table = table.after(event)
    return table
