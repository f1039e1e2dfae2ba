"""The Textual app: start screen and table."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from textual.app import App

from fourfold.locale import Words
from fourfold.play import Instant, Seat
from fourfold.quarto import GAME, Options
from fourfold.terminal.dialogs import Confirmation, StartChoice, StartScreen
from fourfold.terminal.local import LocalGame, now
from fourfold.terminal.saves import PERSON, OpponentName, Save, SaveFile
from fourfold.terminal.table import TableScreen

__all__ = ["QuartoApp"]


class QuartoApp(App[None]):
    """Quarto for two players at one keyboard, or one player against the computer."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { overflow: hidden; }
    StartScreen, TableScreen { align: center middle; }
    #page { width: 80; height: 24; }
    #too-small { display: none; width: 100%; text-align: center; }
    .small #page { display: none; }
    .small #too-small { display: block; }
    #title { height: 1; padding: 0 1; color: $text; text-style: bold; background: $panel; }
    #table { height: 18; }
    #board { width: 35; height: 18; }
    #tray { width: 28; height: 16; margin: 1 0 0 1; }
    #side { width: 1fr; height: 18; margin: 0 0 0 1; }
    #hand { height: 7; }
    #moves-scroll { height: 1fr; scrollbar-size: 1 1; }
    #moves { color: $text-muted; }
    #status { height: 3; padding: 0 1; margin: 1 0 0 0; }
    #keys { color: $text-muted; margin: 0 1; height: 1; }
    .keys { color: $text-muted; height: 1; }
    #start { width: 76; height: auto; }
    #start-title { text-style: bold; margin: 0 0 1 0; }
    #welcome { margin: 0 0 1 0; height: auto; }
    #start-list { height: auto; max-height: 11; margin: 0 0 1 0; border: round $primary; }
    ModalScreen { background: $background 40%; }
    Confirmation { align: center bottom; }
    HelpScreen { align: center middle; }
    .dialog { width: auto; max-width: 76; height: auto; padding: 0 2; border: round $primary;
              background: $surface; }
    .dialog.wide { width: 78; max-width: 78; }
    #answers { width: 30; height: 1; color: $text-muted; }
    """

    def __init__(
        self,
        say: Words,
        file: SaveFile | None = None,
        *,
        save: Save | None = None,
        opponent: OpponentName | None = None,
        options: Options | None = None,
        names: tuple[str, str] | None = None,
        clock: Callable[[], Instant] = now,
    ) -> None:
        super().__init__()
        self.title = say("terminal-title")
        self._say = say
        self._file = file
        self._save = save
        self._opponent = opponent
        self._options = options
        self._names = names
        self._clock = clock
        self._last_winner: Seat | None = None
        #: The level played last; at first the default.
        self._level = GAME.level

    def on_mount(self) -> None:
        """Shows the start screen, or the table if the opponent was chosen on the command line."""
        # On SIGTERM, exit restores the terminal and saves the game.
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)
        if not self._opponent:
            self._start()
            return
        choice = StartChoice(False, self._opponent, self._options or Options())
        if self._save:

            def answered(go_on: bool | None) -> None:
                self._play(StartChoice(True) if go_on else choice)

            self.push_screen(Confirmation(self._say, self._say("terminal-go-on")), answered)
        else:
            self._play(choice)

    def action_help_quit(self) -> None:
        """Exits on Ctrl-C; the unfinished game is saved."""
        self.exit()

    def _start(self) -> None:
        screen = StartScreen(self._say, self._save is not None, self._options, self._level)
        self.push_screen(screen, self._play)

    def _play(self, choice: StartChoice | None) -> None:
        if choice is None:
            self.exit()
            return
        aside = None
        if choice.resume and self._save:
            game = LocalGame.resumed(self._save, self._file, self._clock)
        else:
            aside = self._file.set_aside() if self._file else None
            game = LocalGame.new(
                choice.options or Options(),
                choice.opponent,
                self._players(choice.opponent),
                self._file,
                self._clock,
                self._last_winner,
            )
        self._save = None
        if game.opponent != PERSON:
            self._level = game.opponent

        def left(again: bool | None) -> None:
            outcome = game.table.outcome
            self._last_winner = (outcome.winner if outcome else None) or self._last_winner
            if again:
                self._save = game.saved()
                self._start()
            else:
                self.exit()

        remark = self._say("terminal-set-aside", path=str(aside)) if aside else ""
        self.push_screen(TableScreen(self._say, game, remark), left)

    def _players(self, opponent: OpponentName) -> tuple[str, str]:
        if self._names:
            return self._names
        if opponent == PERSON:
            return self._say("terminal-person-a"), self._say("terminal-person-b")
        return self._say("terminal-person"), self._say("computer-name", level=opponent)
