"""The table screen: keys, mouse and display."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import Worker

from fourfold.locale import Words
from fourfold.play import (
    Act,
    Illegal,
    Record,
    Resign,
    Resume,
    Seat,
)
from fourfold.quarto import (
    GAMES,
    LINES,
    PIECES,
    SQUARES,
    Call,
    Done,
    Give,
    Options,
    Piece,
    Place,
    Square,
    State,
)
from fourfold.terminal.art import board_text, next_piece, tray_text
from fourfold.terminal.dialogs import Confirmation, HelpScreen
from fourfold.terminal.local import LocalGame
from fourfold.terminal.saves import PERSON
from fourfold.terminal.telling import Telling
from fourfold.terminal.widgets import BoardWidget, HintsWidget, TrayWidget

__all__ = ["TableScreen"]

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


class TableScreen(Screen[bool]):
    """One game. Closes with ``True`` for another game, with ``False`` to exit."""

    def __init__(self, say: Words, game: LocalGame, remark: str = "") -> None:
        super().__init__()
        self._say = say
        self._game = game
        self._told = Telling(say, game)
        self._square = Square.B2
        self._piece = PIECES[0]
        #: The piece in hand for which the cursor was last moved to a free square.
        self._aimed: Piece | None = None
        self._typed = ""
        #: While the caller points at a line: the possible calls, and the index of the current one.
        self._calls: list[Call] = []
        self._pointing = 0
        self._caller = Seat.A
        self._remark = remark
        self._thought: Worker[None] | None = None
        self._keys: dict[str, Callable[[], None]] = {
            "enter": self._act,
            "space": self._act,
            "q": lambda: self._call(self._speaker()),
            "exclamation_mark": lambda: self._call(self._speaker()),
            "Q": lambda: self._call(self._speaker().other),
            "escape": self._stop_pointing,
            "u": self._undo,
            "r": self._resign,
            "equals_sign": self._offer_draw,
            "p": self._pause,
            "n": self._new,
            "w": self._write,
            "question_mark": self._help,
            "f1": self._help,
        }

    def compose(self) -> ComposeResult:
        """Yields the title, board, tray, piece in hand, moves, status and keys."""
        with Vertical(id="page"):
            yield Static(id="title", markup=False)
            with Horizontal(id="table"):
                yield BoardWidget(id="board")
                yield TrayWidget(id="tray")
                with Vertical(id="side"):
                    yield Static(id="hand", markup=False)
                    with VerticalScroll(id="moves-scroll", can_focus=False):
                        yield Static(id="moves", markup=False)
            yield Static(id="status", markup=False)
            yield HintsWidget(id="keys")
        yield Static(self._say("terminal-too-small"), id="too-small", markup=False)

    def on_resize(self, event: Resize) -> None:
        """Shows a message instead of the table if the terminal is too small."""
        self.set_class(event.size.width < 80 or event.size.height < 24, "small")

    def on_mount(self) -> None:
        """Draws the table and starts the timer."""
        self._show()
        self.set_interval(0.1, self._tick)

    def on_unmount(self) -> None:
        """Saves the game."""
        self._game.save()

    # Input

    @property
    def _state(self) -> State:
        return self._game.table.state

    @property
    def _options(self) -> Options:
        options: Options = self._game.table.rules.options
        return options

    def _speaker(self) -> Seat:
        """Returns the seat of the person who acts or calls now."""
        turn = self._state.turn
        return turn if turn in self._game.people else self._game.people[0]

    def on_key(self, event: Key) -> None:
        """Handles all keys; letters and digits select a square or a piece."""
        if event.key in _ARROWS:
            self._move(*_ARROWS[event.key])
        elif event.key in self._keys:
            self._remark = ""
            self._keys[event.key]()
        elif event.character and event.character in "0123456789abcdefABCDEF":
            self._remark = ""
            self._type(event.character.lower())
        else:
            return
        event.stop()
        self._show()

    def on_hints_widget_chosen(self, event: HintsWidget.Chosen) -> None:
        """Handles a clicked hint like its key."""
        if event.key == "ctrl+q":
            self.app.exit()
        else:
            self._remark = ""
            self._keys[event.key]()
            self._show()

    def on_board_widget_chosen(self, event: BoardWidget.Chosen) -> None:
        """Places on the clicked square, or points at a line through it."""
        self._remark = ""
        if self._calls:
            self._point_through(event.square)
        else:
            self._square = event.square
            if self._state.phase == "place":
                self._do(Place(event.square))
        self._show()

    def on_tray_widget_chosen(self, event: TrayWidget.Chosen) -> None:
        """Gives the clicked piece."""
        self._remark = ""
        if event.piece in self._state.position.left:
            self._piece = event.piece
            self._do(Give(event.piece))
        self._show()

    def _move(self, right: int, up: int) -> None:
        if self._calls:
            self._pointing = (self._pointing + right - up) % len(self._calls)
        elif self._state.phase == "give":
            self._piece = next_piece(self._piece, self._state.position.left, right, up)
        else:
            file, rank = (self._square.file + right) % 4, (self._square.rank + up) % 4
            self._square = SQUARES[4 * rank + file]

    def _type(self, character: str) -> None:
        if self._state.phase == "give":
            if Piece(character) in self._state.position.left:
                self._piece = Piece(character)
            else:
                self._remark = self._say("illegal-quarto-piece-gone", piece=Piece(character))
            return
        self._typed = (self._typed + character)[-2:]
        for square in SQUARES:
            if square.value == self._typed:
                self._square, self._typed = square, ""

    def _do(self, action: Act, seat: Seat | None = None) -> bool:
        """Submits an action; returns False and shows the reason if it is refused."""
        return self._try(lambda: self._game.do(seat or self._speaker(), action))

    def _answer(self, yes: bool) -> None:
        self._try(lambda: self._game.answer(yes))

    def _try(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except Illegal as illegal:
            self._remark = illegal.said(self._say)
            self.app.bell()
            return False
        return True

    def _act(self) -> None:
        if self._calls:
            call = self._calls[self._pointing]
            self._stop_pointing()
            self._make_call(self._caller, call)
        elif self._game.table.outcome:
            self._new()
        elif self._state.phase == "give":
            self._do(Give(self._piece))
        elif self._state.phase == "place":
            self._do(Place(self._square))
        else:
            self._do(Done())

    def _call(self, seat: Seat) -> None:
        """Calls, or lets the caller point at a line first if the rules require it."""
        if seat not in self._game.people:
            return
        offers = self._game.table.offers(seat)
        calls = [action for action in offers.actions if isinstance(action, Call)]
        if any(call.square for call in calls):
            calls = [call for call in calls if call.square in (None, self._square)]
        if not calls and "call" in offers.tries:
            before = self._options.call_when == "before" and self._state.phase == "place"
            self._remark = self._say("terminal-call-where" if before else "terminal-nothing-full")
        elif not calls:
            # The rules refuse this call and give the reason.
            self._do(Call(LINES[0]), seat)
        elif calls[0].line is None:
            self._make_call(seat, calls[0])
        else:
            self._calls, self._pointing, self._caller = calls, 0, seat

    def _make_call(self, seat: Seat, call: Call) -> None:
        if self._do(call, seat) and not self._game.table.outcome:
            self._remark = self._say("terminal-false-call", name=self._told.player(seat))

    def _point_through(self, square: Square) -> None:
        if square in (self._calls[self._pointing].line or ()):
            self._act()
            return
        for index, call in enumerate(self._calls):
            if square in (call.line or ()):
                self._pointing = index

    def _stop_pointing(self) -> None:
        self._calls, self._typed = [], ""

    def _undo(self) -> None:
        try:
            self._game.undo()
            self._remark = self._say("terminal-undone")
        except Illegal as illegal:
            self._remark = illegal.said(self._say)

    def _resign(self) -> None:
        seat = self._speaker()
        if not self._game.table.outcome:
            question = self._say("terminal-resign", name=self._told.player(seat))
            self._ask(question, lambda: self._do(Resign(), seat))

    def _offer_draw(self) -> None:
        seat = self._speaker()
        if not self._try(lambda: self._game.ask(seat, "draw")):
            return
        if self._game.opponent == PERSON:
            question = self._say(
                "terminal-draw", name=self._told.player(seat), other=self._told.player(seat.other)
            )
            self._ask(
                question,
                lambda: self._answer(True),
                lambda: self._answer(False),
            )
        else:
            self._game.get_answer()
            self._remark = self._say("terminal-draw-declined", name=self._told.player(seat.other))

    def _pause(self) -> None:
        seat = self._speaker()
        if self._game.table.paused:
            self._do(Resume(), seat)
        elif self._try(lambda: self._game.ask(seat, "pause")):
            if self._game.opponent == PERSON:
                self._answer(True)
            else:
                self._game.get_answer()

    def _new(self) -> None:
        if self._game.table.outcome or not self._game.table.seq:
            self.dismiss(True)
        else:
            self._ask(self._say("terminal-leave"), lambda: self.dismiss(True))

    def _write(self) -> None:
        path = Path(f"quarto-{datetime.now():%Y%m%d-%H%M%S}.txt")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(Record.of(self._game.table).text(GAMES))
            self._remark = self._say("terminal-written", path=str(path))
        except OSError as error:
            self._remark = self._say("terminal-not-written", path=str(path), why=error.strerror)

    def _help(self) -> None:
        self.app.push_screen(HelpScreen(self._say, self._options))

    def _ask(
        self, question: str, yes: Callable[[], object], no: Callable[[], object] | None = None
    ) -> None:
        def answered(answer: bool | None) -> None:
            if answer:
                yes()
            elif no:
                no()
            self._show()

        self.app.push_screen(Confirmation(self._say, question), answered)

    # Display

    def _tick(self) -> None:
        if self._game.wondering and (not self._thought or self._thought.is_finished):
            self._thought = self.run_worker(self._game.think, thread=True)
        if self._game.advance():
            self._stop_pointing()
            self._show()
        else:
            self.query_one("#title", Static).update(self._told.title())

    def _show(self) -> None:
        if not self.query("#board"):
            return  # The answer to a question closed this screen.
        state, left = self._state, self._state.position.left
        if left and self._piece not in left:
            self._piece = left[0]
        if state.position.hand is not self._aimed:
            self._aimed = state.position.hand
            self._aim()
        call = self._calls[self._pointing] if self._calls else None
        marked = (call.line or ()) if call else {s for line in state.shown for s in line}
        mine = state.turn in self._game.people and not self._game.table.outcome and not call
        board = board_text(
            state.position,
            cursor=self._square if mine and state.phase == "place" else None,
            last=state.last,
            marked=marked,
        )
        self.query_one(BoardWidget).show(board)
        cursor = self._piece if mine and state.phase == "give" else None
        self.query_one(TrayWidget).show(tray_text(left, cursor=cursor))
        self.query_one("#hand", Static).update(self._told.hand())
        self.query_one("#moves", Static).update("\n".join(self._told.moves()))
        self.query_one("#moves-scroll", VerticalScroll).scroll_end(animate=False)
        status = self._told.status(call, self._piece, self._remark)
        self.query_one("#status", Static).update(status)
        self.query_one(HintsWidget).hint(self._told.hints(len(self._calls)))
        self.query_one("#title", Static).update(self._told.title())

    def _aim(self) -> None:
        """Moves the cursor to the nearest free square."""
        here, free = self._square, self._state.position.free
        if free:
            self._square = min(
                free, key=lambda s: abs(s.file - here.file) + abs(s.rank - here.rank)
            )
