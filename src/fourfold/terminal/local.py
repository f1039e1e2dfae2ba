"""A local game without its display: table, clock, bots and save file."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Any

from fourfold.play import (
    Act,
    Answer,
    Ask,
    DowntimeSkipped,
    Illegal,
    Instant,
    Planner,
    Seat,
    Table,
)
from fourfold.play.tables.acts import RequestKind
from fourfold.quarto import GAME, Action, Deal, Options, Quarto, State
from fourfold.terminal.saves import PERSON, OpponentName, Save, SaveFile

__all__ = ["LocalGame", "now"]

#: The interval at which a game with a deadline is saved even without events.
HEARTBEAT_MS = 5_000


def now() -> Instant:
    """Returns the wall-clock time."""
    return time.time_ns() // 1_000_000


class LocalGame:
    """One game, new or resumed."""

    def __init__(
        self,
        table: Table[State, Action, Deal],
        opponent: OpponentName,
        file: SaveFile | None = None,
        clock: Callable[[], Instant] = now,
    ) -> None:
        self.table = table
        self.opponent = opponent
        self._file = file
        self._clock = clock
        self._saved: Instant = 0
        #: The error of the last save, if it failed; the game continues.
        self.trouble: OSError | None = None
        seed = SystemRandom().getrandbits(32)
        bots = {} if opponent == PERSON else {Seat.B: GAME.bots[opponent](seed)}
        self.people = [seat for seat in Seat if seat not in bots]
        self._planner = Planner(bots)
        self._one_thought = threading.Lock()
        #: The instant of the last event.
        self._since = clock()

    @classmethod
    def new(
        cls,
        options: Options,
        opponent: OpponentName,
        players: tuple[str, str],
        file: SaveFile | None = None,
        clock: Callable[[], Instant] = now,
        last_winner: Seat | None = None,
    ) -> LocalGame:
        """Returns a new game; the deal is drawn with the operating system's random source."""
        rules = Quarto(options)
        table = Table.open(rules, rules.deal(SystemRandom(), last_winner), players, clock())
        return cls(table, opponent, file, clock)

    @classmethod
    def resumed(
        cls, save: Save, file: SaveFile | None = None, clock: Callable[[], Instant] = now
    ) -> LocalGame:
        """Returns the saved game; the time since the last save counts for no player's clock."""
        table, at = save.table, clock()
        if not table.outcome:
            lost = max(0, at - max(save.saved, table.at))
            table = table.submit(None, DowntimeSkipped(lost), at)
        return cls(table, save.opponent, file, clock)

    @property
    def path(self) -> Path | None:
        """The path of the save file."""
        return self._file.path if self._file else None

    def seconds_left(self) -> int | None:
        """Returns the seconds left for the move, rounded up; ``None`` without a limit."""
        due = self.table.due
        return max(0, -((self._clock() - due.at) // 1000)) if due else None

    def do(self, seat: Seat, action: Act) -> None:
        """Submits a person's action. Raises ``Illegal``."""
        at = self._clock()
        self._happened(self.table.tick(at))
        self._happened(self.table.submit(seat, action, at))

    def ask(self, seat: Seat, kind: RequestKind) -> None:
        """Makes a request to the other player. Raises ``Illegal``."""
        at = self._clock()
        self._happened(self.table.tick(at))
        # ``replay`` skips the limit on requests, which protects strangers online.
        self._happened(self.table.replay(seat, Ask(kind), at))

    def answer(self, yes: bool) -> None:
        """Answers the open request for the player who was asked. Raises ``Illegal``."""
        request = self.table.request
        if request is None:
            raise Illegal("nothing-asked")
        self.do(request.seat.other, Answer(yes, request.number))

    def undo(self) -> None:
        """Takes back the last action of a person, by a takeback request. Raises ``Illegal``."""
        seats = (move.event.seat for move in self.table.line())
        seat = next((seat for seat in seats if seat in self.people), None)
        if seat is None:
            raise Illegal("nothing-to-take-back")
        self.ask(seat, "takeback")
        if self.opponent == PERSON:
            self.answer(True)
        else:
            self.get_answer()

    @property
    def wondering(self) -> bool:
        """Whether there is news that the bots have not been asked about."""
        return self._planner.behind(self.table)

    def think(self) -> None:
        """Lets the bots plan. This may take a second, so screens call it in a thread."""
        with self._one_thought:
            self._planner.inform(self.table, self._since)

    def get_answer(self) -> None:
        """Lets the bot answer a request at once."""
        self.think()
        self.advance()

    def advance(self) -> bool:
        """Executes passed deadlines and due plans of the bots; returns whether there were any."""
        before, at = self.table, self._clock()
        self._happened(self.table.tick(at))
        # A plan made before the last event may be illegal now.
        while not self.wondering and (planned := self._planner.first()) and planned[1].at <= at:
            seat, plan = planned
            self._planner.drop(seat)
            self._happened(self.table.submit(seat, plan.action, at))
        if self.table is before and self.table.due and at - self._saved >= HEARTBEAT_MS:
            self.save()
        return self.table is not before

    def save(self) -> None:
        """Saves an unfinished game; removes the save of a finished one."""
        if not self._file or not self.table.seq:
            return
        self._saved = self._clock()
        try:
            if self.table.outcome:
                self._file.clear()
            else:
                self._file.store(Save(self.table, self.opponent, self._saved))
            self.trouble = None
        except OSError as trouble:
            self.trouble = trouble

    def saved(self) -> Save | None:
        """Returns the game as a save; ``None`` if it has not begun or is over."""
        if self.table.outcome or not self.table.seq:
            return None
        return Save(self.table, self.opponent, self._clock())

    def _happened(self, table: Table[Any, Any, Any]) -> None:
        if table is not self.table:
            self.table, self._since = table, self._clock()
            self.save()
