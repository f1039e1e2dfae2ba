"""A game on this machine: a table, a clock, the computer's plans and the save file. No drawing."""

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
    Illegal,
    Instant,
    Planner,
    Resumed,
    Seat,
    Table,
)
from fourfold.play.acts import Wish
from fourfold.quarto import GAME, Action, Deal, Options, Quarto, State
from fourfold.terminal.saves import PERSON, Opponent, Save, SaveFile

__all__ = ["LocalGame", "now"]

#: How often, in milliseconds, a game with a deadline is saved although nothing happened.
HEARTBEAT = 5_000


def now() -> Instant:
    """The world's time."""
    return time.time_ns() // 1_000_000


class LocalGame:
    """One game, from its first move or from where it was left."""

    def __init__(
        self,
        table: Table[State, Action, Deal],
        opponent: Opponent,
        file: SaveFile | None = None,
        clock: Callable[[], Instant] = now,
    ) -> None:
        self.table = table
        self.opponent = opponent
        self._file = file
        self._clock = clock
        self._saved: Instant = 0
        #: Why the last save failed, if it did; the game goes on.
        self.trouble: OSError | None = None
        seed = SystemRandom().getrandbits(32)
        bots = {} if opponent == PERSON else {Seat.B: GAME.bots[opponent](seed)}
        self.people = [seat for seat in Seat if seat not in bots]
        self._planner = Planner(bots)
        self._one_thought = threading.Lock()
        #: When the last thing happened.
        self._since = clock()

    @classmethod
    def new(
        cls,
        options: Options,
        opponent: Opponent,
        players: tuple[str, str],
        file: SaveFile | None = None,
        clock: Callable[[], Instant] = now,
        last_winner: Seat | None = None,
    ) -> LocalGame:
        """A new game, with lots drawn by the operating system's chance."""
        rules = Quarto(options)
        table = Table.open(rules, rules.deal(SystemRandom(), last_winner), players, clock())
        return cls(table, opponent, file, clock)

    @classmethod
    def resumed(
        cls, save: Save, file: SaveFile | None = None, clock: Callable[[], Instant] = now
    ) -> LocalGame:
        """The saved game; the time since it was last saved is nobody's."""
        table, at = save.table, clock()
        if not table.outcome:
            lost = max(0, at - max(save.saved, table.at))
            table = table.submit(None, Resumed(lost), at)
        return cls(table, save.opponent, file, clock)

    @property
    def path(self) -> Path | None:
        """Where the game is saved."""
        return self._file.path if self._file else None

    def seconds_left(self) -> int | None:
        """Until the move's time is up, rounded up; ``None`` without a limit."""
        due = self.table.due
        return max(0, -((self._clock() - due.at) // 1000)) if due else None

    def do(self, seat: Seat, action: Act) -> None:
        """Submits a person's action. Raises ``Illegal``."""
        at = self._clock()
        self._happened(self.table.tick(at))
        self._happened(self.table.submit(seat, action, at))

    def ask(self, seat: Seat, wish: Wish) -> None:
        """Asks the other for something. Raises ``Illegal``."""
        at = self._clock()
        self._happened(self.table.tick(at))
        # How often a player may ask matters between strangers, not on one's own machine.
        self._happened(self.table.replay(seat, Ask(wish), at))

    def answer(self, yes: bool) -> None:
        """Answers the last question for the player who was asked. Raises ``Illegal``."""
        request = self.table.request
        if request is None:
            raise Illegal("nothing-asked")
        self.do(request.seat.other, Answer(yes, request.number))

    def undo(self) -> None:
        """Takes back the last person's action, by the table's own takeback. Raises ``Illegal``."""
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
        """Whether something has happened that the computer has not thought about yet."""
        return self._planner.behind(self.table)

    def think(self) -> None:
        """Lets the computer plan. The strongest takes a second: a screen asks it in a thread."""
        with self._one_thought:
            self._planner.inform(self.table, self._since)

    def get_answer(self) -> None:
        """Lets the computer answer at once what it was asked."""
        self.think()
        self.advance()

    def advance(self) -> bool:
        """Lets deadlines pass and the computer do as planned; whether anything happened."""
        before, at = self.table, self._clock()
        self._happened(self.table.tick(at))
        # A plan for what was before the last event may no longer be possible.
        while not self.wondering and (planned := self._planner.first()) and planned[1].at <= at:
            seat, plan = planned
            self._planner.drop(seat)
            self._happened(self.table.submit(seat, plan.action, at))
        if self.table is before and self.table.due and at - self._saved >= HEARTBEAT:
            self.save()
        return self.table is not before

    def save(self) -> None:
        """Keeps the unfinished game, and forgets the finished one."""
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
        """The game as it would be saved now, if there is something to go on with."""
        if self.table.outcome or not self.table.seq:
            return None
        return Save(self.table, self.opponent, self._clock())

    def _happened(self, table: Table[Any, Any, Any]) -> None:
        if table is not self.table:
            self.table, self._since = table, self._clock()
            self.save()
