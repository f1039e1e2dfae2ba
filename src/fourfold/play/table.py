"""The table: a fold of events over the rules, with the table's own events beside the game's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from fourfold.play.acts import (
    Answer,
    Ask,
    Away,
    Back,
    Claim,
    Join,
    Rematch,
    Resign,
    Resume,
    Resumed,
    TableAct,
    Wish,
)
from fourfold.play.clock import Clock
from fourfold.play.errors import Illegal
from fourfold.play.rules import Rules
from fourfold.play.values import SEATS, Act, Due, Event, Instant, Offers, Outcome, Seat

__all__ = ["AUDIENCES", "Request", "Table", "fold"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")

#: Every empty set that is made anew takes its place in memory.
NOTHING: frozenset[Any] = frozenset()
#: Who hears of events: both seats, and the spectators.
AUDIENCES: tuple[Seat | None, ...] = (Seat.A, Seat.B, None)


class Request(msgspec.Struct, frozen=True):
    """What a seat has asked and the other has not answered."""

    seat: Seat
    wish: Wish


class Move(msgspec.Struct, Generic[S, A], frozen=True, eq=False, gc=False):
    """A game event that stands, what it met, and the one before it; a takeback drops the newest."""

    event: Event[A]
    #: By the game's own time.
    at: Instant
    before: S
    after: S
    #: Whether both seats know of it. Private acts are left alone by takebacks.
    public: bool
    previous: Move[S, A] | None
    #: The nearest public move before this one.
    previous_public: Move[S, A] | None


class Table(msgspec.Struct, Generic[S, A, D], frozen=True, eq=False, gc=False):
    """One game being played. Immutable: ``submit`` gives the next table, or raises ``Illegal``.

    Every table remembers the one before, so that streams can tell what a seat has missed. None
    knows of a later one, so that no garbage collector has to look through them (``gc=False``).
    """

    rules: Rules[S, A, D]
    deal: D
    players: tuple[str | None, str | None]
    clock: Clock
    state: S
    started: Instant
    #: The instant of the last event.
    at: Instant
    #: How many events there are.
    seq: int = 0
    request: Request | None = None
    #: What was refused since the last game event, so that nobody is asked again and again.
    refused: frozenset[tuple[Seat, Wish]] = NOTHING
    paused: bool = False
    #: Ended at the table, by resignation or agreement, not by the rules.
    ended: Outcome | None = None
    rematch: frozenset[Seat] = NOTHING
    #: Who has been gone so long that the other may claim the game.
    away: frozenset[Seat] = NOTHING
    #: How many events were news to seat A, to seat B and to spectators.
    versions: tuple[int, int, int] = (0, 0, 0)
    moves: Move[S, A] | None = None
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
        """A new table. A player who is ``None`` has yet to join; the clock waits for him."""
        clock = Clock(at) if None not in players else Clock(at, standing=0)
        return cls(rules, deal, players, clock, rules.start(deal), started=at, at=at)

    def __repr__(self) -> str:
        return f"<Table of {self.rules.game} after {self.seq} events>"

    # What is

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.ended or self.rules.outcome(self.state)

    @property
    def due(self) -> Due[A] | None:
        """The next deadline in the world's time; ``None`` while the clock stands."""
        due = None if self.outcome else self.rules.due(self.state)
        at = self.clock.world(due.at) if due else None
        return Due(at, due.action, due.seat) if due and at is not None else None

    @property
    def events(self) -> list[Event[Any]]:
        """All events so far, those taken back too."""
        return [table.event for table in self.history() if table.event]

    def _has(self, seat: Seat | None, id: str) -> bool:  # noqa: A002
        """Whether there is an action with this id of this seat's."""
        table: Table[S, A, D] | None = self
        while table and (event := table.event):
            if event.id == id and event.seat is seat:
                return True
            table = table.previous
        return False

    def history(self) -> list[Table[S, A, D]]:
        """The table as it was after every event, from the opening on."""
        tables = [self]
        while tables[-1].previous:
            tables.append(tables[-1].previous)
        return tables[::-1]

    def line(self) -> Iterator[Move[S, A]]:
        """The game events that stand and that both seats know of, newest first."""
        move = self.moves
        if move and not move.public:
            move = move.previous_public
        while move:
            yield move
            move = move.previous_public

    def offers(self, seat: Seat) -> Offers[A]:
        """What the game offers this seat now."""
        if self.outcome or self.paused or None in self.players:
            return Offers()
        return self.rules.offers(self.state, seat)

    def choices(self, seat: Seat, prefix: A) -> Offers[A]:
        """How a compound action of this seat can go on."""
        if self.outcome or self.paused or None in self.players:
            return Offers()
        return self.rules.choices(self.state, seat, prefix)

    def acts(self, seat: Seat) -> tuple[TableAct, ...]:
        """What this seat may do at the table beside the game."""
        if None in self.players:
            return ()
        if self.outcome:
            return () if seat in self.rematch else (Rematch(),)
        acts: list[TableAct] = [Resign()]
        acts += [Claim()] if seat.other in self.away else []
        if self.request and self.request.seat is not seat:
            acts += [Answer(True), Answer(False)]
        elif not self.request:
            wishes = [Ask("draw"), *([] if self.paused else [Ask("pause")])]
            wishes += [Ask("takeback")] if self.undoes(seat) else []
            acts += [ask for ask in wishes if (seat, ask.wish) not in self.refused]
        return (*acts, Resume()) if self.paused else tuple(acts)

    def undoes(self, seat: Seat) -> Move[S, A] | None:
        """A seat's last action, with which a takeback begins; ``None`` if it cannot be."""
        for move in self.line():
            if self.rules.final(move.before, move.event, move.after):
                return None
            if move.event.seat is seat:
                return move
        return None

    # What happens

    def submit(
        self,
        seat: Seat | None,
        action: Act,
        at: Instant | None = None,
        id: str = "",  # noqa: A002
    ) -> Table[S, A, D]:
        """The table after this action, received at this instant (by default that of the last).

        An action whose id this seat has used before changes nothing: it is there already.
        """
        if id and self._has(seat, id):
            return self
        at = self.at if at is None else max(at, self.at)
        return self.after(Event(self.seq + 1, seat, action, at, id))

    def tick(self, at: Instant) -> Table[S, A, D]:
        """The table after every deadline that has passed by now."""
        table = self
        while (due := table.due) and due.at <= at:
            table = table.submit(None, due.action, due.at)
        return table

    def after(self, event: Event[Any]) -> Table[S, A, D]:
        """The table after one more event: a step of the fold."""
        if event.seq != self.seq + 1:
            raise Illegal("out-of-sequence", seq=event.seq, expected=self.seq + 1)
        if event.at < self.at:
            raise Illegal("before-last-event", at=event.at, last=self.at)
        if not isinstance(event.action, Resumed | Away | Back):
            self._check_deadline(event)
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
        """The last event as this audience may know it, or ``None``."""
        if self.event is None or self.previous is None:
            return None
        return self.previous._told(self.event, self.state, audience)

    def _told(self, event: Event[Any], after: S, audience: Seat | None) -> Any:
        """An event that leads from here to a state, as this audience may know it, or ``None``."""
        if isinstance(event.action, TableAct):
            return event.action
        return self.rules.news(self.state, event, after, audience)

    def _game_act(self, event: Event[A]) -> Table[S, A, D]:
        if self.outcome:
            raise Illegal("game-over")
        if None in self.players:
            raise Illegal("seat-empty")
        if self.paused:
            raise Illegal("paused")
        now = self.clock.now(event.at)
        state = self.rules.apply(self.state, event.seat, event.action, now)
        public = all(self.rules.news(self.state, event, state, seat) is not None for seat in SEATS)
        last_public = next(self.line(), None)
        move = Move(event, now, self.state, state, public, self.moves, last_public)
        if not public:
            return replace(self, state=state, moves=move)
        request = self.request
        if request and self._answers_by_acting(request, event):
            request = None
        return replace(self, state=state, request=request, refused=NOTHING, moves=move)

    def _check_deadline(self, event: Event[Any]) -> None:
        """From the deadline on there is only the clock's own action, whoever arrives first."""
        due = self.due
        passed = due is not None and due.at <= event.at
        if event.seat is not None and passed:
            raise Illegal("too-late")
        if event.seat is None and not (passed and due and event.action == due.action):
            raise Illegal("not-due")

    @staticmethod
    def _answers_by_acting(request: Request, event: Event[A]) -> bool:
        # A draw offer outlives the offerer's own move; a takeback is of the last move: any ends it.
        return event.seat is not request.seat or request.wish == "takeback"

    def _table_act(self, seat: Seat | None, act: TableAct, at: Instant) -> Table[S, A, D]:
        if isinstance(act, Resumed | Away | Back) and seat is not None:
            raise Illegal("clock-only")
        if isinstance(act, Away | Back):
            away = self.away | {act.seat} if isinstance(act, Away) else self.away - {act.seat}
            if away == self.away:
                raise Illegal("known-already")
            return replace(self, away=away)
        if isinstance(act, Resumed):
            if not 0 <= act.lost <= at - self.at:
                raise Illegal("lost-too-much", lost=act.lost, most=at - self.at)
            # Who was away could not come back while nobody was there to see it.
            return replace(self, clock=self.clock.skip(act.lost), away=NOTHING)
        assert seat is not None, "the clock does nothing else at a table"
        if isinstance(act, Join):
            return self._join(seat, act.name, at)
        if None in self.players:
            raise Illegal("seat-empty")
        if isinstance(act, Rematch):
            if not self.outcome:
                raise Illegal("still-playing")
            if seat in self.rematch:
                raise Illegal("asked-already")
            return replace(self, rematch=self.rematch | {seat})
        if self.outcome:
            raise Illegal("game-over")
        match act:
            case Resign():
                return replace(
                    self, ended=self.rules.forfeit(self.state, seat, "resigned"), request=None
                )
            case Claim():
                if seat.other not in self.away:
                    raise Illegal("not-away")
                ended = self.rules.forfeit(self.state, seat.other, "absent")
                return replace(self, ended=ended, request=None)
            case Ask():
                return self._ask(seat, act)
            case Answer(yes):
                return self._answer(seat, yes, at)
            case Resume():
                if not self.paused:
                    raise Illegal("not-paused")
                return replace(self, paused=False, clock=self.clock.go(at))
        raise Illegal("unknown-act", act=type(act).__name__)

    def _join(self, seat: Seat, name: str, at: Instant) -> Table[S, A, D]:
        if self.players[seat.index] is not None:
            raise Illegal("seat-taken", seat=seat)
        if not name.strip():
            raise Illegal("name-empty")
        players = (name, self.players[1]) if seat is Seat.A else (self.players[0], name)
        clock = self.clock if None in players else self.clock.go(at)
        return replace(self, players=players, clock=clock)

    def _ask(self, seat: Seat, ask: Ask) -> Table[S, A, D]:
        if self.request:
            raise Illegal("asked-already")
        if (seat, ask.wish) in self.refused:
            raise Illegal("refused-already")
        if ask.wish == "pause" and self.paused:
            raise Illegal("paused")
        if ask.wish == "takeback" and not self.undoes(seat):
            raise Illegal("nothing-to-take-back")
        return replace(self, request=Request(seat, ask.wish))

    def _answer(self, seat: Seat, yes: bool, at: Instant) -> Table[S, A, D]:
        request = self.request
        if not request or request.seat is seat:
            raise Illegal("nothing-asked")
        table = replace(self, request=None)
        if not yes:
            return replace(table, refused=self.refused | {(request.seat, request.wish)})
        match request.wish:
            case "draw":
                return replace(table, ended=Outcome.draw("agreed"))
            case "pause":
                return replace(table, paused=True, clock=self.clock.stop(at))
            case "takeback":
                return table._take_back(request.seat, at)

    def _take_back(self, seat: Seat, at: Instant) -> Table[S, A, D]:
        first = self.undoes(seat)
        if first is None:
            raise Illegal("nothing-to-take-back")
        # Time that was used stays used: what the clock showed at the first move taken back, and,
        # if it is the asker's own time that runs, what he has used of it since the last move.
        due, last = self.rules.due(self.state), next(self.line())
        spent = self.clock.now(at) - last.at if due and due.seat is seat else 0
        clock = self.clock.rewind(first.at + spent, at)
        table = replace(self, state=first.before, moves=first.previous, clock=clock)
        for move in self._private_since(first):
            table = table._again(move)
        return table

    def _private_since(self, first: Move[S, A]) -> list[Move[S, A]]:
        """What only its owner knows of, and so nobody takes back; the oldest first."""
        moves, move = [], self.moves
        while move and move is not first:
            moves += [] if move.public else [move]
            move = move.previous
        return moves[::-1]

    def _again(self, move: Move[S, A]) -> Table[S, A, D]:
        """Repeats a private act on a table from which public moves were taken back."""
        try:
            state = self.rules.apply(self.state, move.event.seat, move.event.action, move.at)
        except Illegal:  # It stood on what is gone.
            return self
        again = replace(
            move,
            before=self.state,
            after=state,
            previous=self.moves,
            previous_public=next(self.line(), None),
        )
        return replace(self, state=state, moves=again)


def fold(table: Table[S, A, D], events: Iterable[Event[Any]]) -> Table[S, A, D]:
    """The table after all these events."""
    for event in events:
        table = table.after(event)
    return table
