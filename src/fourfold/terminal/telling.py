"""The texts of the table screen: title, piece in hand, moves, status and keys."""

from __future__ import annotations

from rich.text import Text

from fourfold.locale import Words
from fourfold.play import Seat, shown_name, write_options
from fourfold.quarto import GAME, PRESETS, Call, Options, Piece, line_name, overlooked
from fourfold.terminal.art import piece_text
from fourfold.terminal.local import LocalGame

__all__ = ["HINTS", "Telling"]

#: The keys of each situation, most important first; an empty key is a text without a key.
HINTS = {
    "give": ("", "enter", "q", "u", "question_mark", "ctrl+q"),
    "place": ("", "enter", "q", "u", "question_mark", "ctrl+q"),
    "close": ("enter", "q", "u", "question_mark", "ctrl+q"),
    "pointing": ("", "enter", "escape"),
    "paused": ("p", "question_mark", "ctrl+q"),
    "over": ("enter", "w", "ctrl+q"),
}

_COMMON = {"q": "call", "u": "undo", "question_mark": "help", "ctrl+q": "quit", "p": "go-on"}


def hint_message(situation: str, key: str) -> str:
    """Returns the id of the message for a key, which may depend on the situation."""
    what = _COMMON.get(key) or f"{situation}-{key or 'choose'}"
    return f"terminal-key-{what}"


class Telling:
    """The texts for one game."""

    def __init__(self, say: Words, game: LocalGame) -> None:
        self._say = say
        self._game = game

    @property
    def _options(self) -> Options:
        options: Options = self._game.table.rules.options
        return options

    def player(self, seat: Seat) -> str:
        """Returns the name of a player."""
        return shown_name(self._game.table.players[seat.index], seat.value)

    def _piece(self, piece: Piece) -> str:
        return self._say("piece-name", **piece.described)

    def title(self) -> str:
        """Returns the clock, the rules and the players; the clock first, so it is never cut off."""
        seconds = self._game.seconds_left()
        clock = "" if seconds is None else f"{seconds // 60}:{seconds % 60:02}  "
        rules = write_options(self._options, PRESETS)
        names = " – ".join(self.player(seat) for seat in Seat)
        return f"{clock}{self._say('terminal-title')} ({rules})  {names}"

    def hand(self) -> Text:
        """Returns the piece in hand, or an empty text."""
        state = self._game.table.state
        if not state.position.hand:
            return Text()
        text = Text(self._say("terminal-hand", name=self.player(state.turn)) + "\n", "bold")
        text.append_text(piece_text(state.position.hand))
        text.append("\n" + self._piece(state.position.hand))
        return text

    def moves(self) -> list[str]:
        """Returns the moves, a line per piece given; ``!`` is a right call, ``?`` a false one."""
        lines: list[str] = []
        for move in reversed(list(self._game.table.line())):
            action = move.event.action
            number = GAME.notation.number(move.before, action)
            if isinstance(action, Call):
                mark = "!" if move.after.shown else "?"
                word = f"{action.square} {mark}" if action.square else mark
            else:
                word = GAME.notation.write(move.before, action)
            if number is not None or not lines:
                lines.append(f"{number:2}. {word}" if number else word)
            else:
                lines[-1] += f" {word}"
        return lines

    def status(self, call: Call | None, chosen: Piece, remark: str) -> str:
        """Returns what to do or what has happened, and a remark below it."""
        if trouble := self._game.trouble:
            where = str(self._game.path)
            remark = self._say("terminal-not-saved", path=where, why=trouble.strerror)
        parts = [self._situation(call, chosen), self._looking_back(), remark]
        return "\n".join(part for part in parts if part)

    def _situation(self, call: Call | None, chosen: Piece) -> str:
        table, state = self._game.table, self._game.table.state
        if call and call.line:
            return self._say("terminal-pointing", line=line_name(call.line))
        if outcome := table.outcome:
            winner = self.player(outcome.winner) if outcome.winner else ""
            loser = self.player(outcome.winner.other) if outcome.winner else ""
            return self._say(f"outcome-{outcome.reason}", winner=winner, loser=loser)
        if table.waiting:
            return self._say("illegal-waiting")
        if table.paused:
            return self._say("illegal-paused")
        if state.turn not in self._game.people:
            return self._say("terminal-thinking", name=self.player(state.turn))
        return self._say(
            f"terminal-to-{state.phase}",
            name=self.player(state.turn),
            other=self.player(state.turn.other),
            piece=self._piece(state.position.hand or chosen),
        )

    def _looking_back(self) -> str:
        """Returns, after the game, what the winning line shares or which lines nobody called."""
        state, goal = self._game.table.state, self._options.goal
        if not self._game.table.outcome:
            return ""
        if state.shown:
            pieces = [piece for square in state.shown[0] if (piece := state.position[square])]
            shared = ", ".join(self._say(f"value-{value}") for value in goal.common(pieces))
            return self._say("terminal-shared", line=line_name(state.shown[0]), shared=shared)
        states = [move.after for move in reversed(list(self._game.table.line()))]
        missed = [line for lines in overlooked(goal, states).values() for line in lines]
        names = ", ".join(line_name(line) for line in missed)
        return self._say("terminal-overlooked", lines=names) if missed else ""

    def hints(self, calls: int) -> list[tuple[str, str]]:
        """Returns the keys with their texts; ``calls`` is the number of lines to choose from."""
        table = self._game.table
        situation = (
            "pointing"
            if calls
            else "over"
            if table.outcome
            else "paused"
            if table.paused
            else table.state.phase
        )
        keys = [
            key
            for key in HINTS[situation]
            if not (key == "q" and self._options.calls == "auto") and not (key == "" and calls == 1)
        ]
        return [(key, self._say(hint_message(situation, key))) for key in keys]
