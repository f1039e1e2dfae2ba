"""The engine: a line protocol for other programs, like UCI; see docs/engine.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Lock, Thread, main_thread
from time import monotonic
from typing import NamedTuple

from msgspec.structs import replace

from fourfold import __version__
from fourfold.play import FourfoldError, Illegal, Malformed, change_options
from fourfold.quarto.lines import Square
from fourfold.quarto.options import Options
from fourfold.quarto.pieces import FEATURES, Piece
from fourfold.quarto.position import Position
from fourfold.quarto.solving.effort import Effort
from fourfold.quarto.solving.solver import (
    DEFAULT_MEMORY_MB,
    MAX_MEMORY_MB,
    MAX_THREADS,
    Move,
    Progress,
    Score,
    Solver,
)

__all__ = ["CommandLoop"]

_COMMANDS = ("quarto", "isready", "setoption", "new", "position", "go", "stop", "quit")

_OPTIONS = {
    "Features": f"type string default {','.join(map(str, FEATURES))}",
    "Squares": "type check default false",
    "Shared": f"type spin default 1 min 1 max {len(FEATURES)}",
    "Threads": f"type spin default 1 min 1 max {MAX_THREADS}",
    "Memory": f"type spin default {DEFAULT_MEMORY_MB} min 1 max {MAX_MEMORY_MB}",
}

#: Upper limits of ``go``: a day, and more nodes than a day allows.
_MAX_MS, _MAX_NODES = 86_400_000, 10**15

#: The interval between ``info`` lines.
_INFO_SECONDS = 0.25


class CommandLoop:
    """The command loop: it reads commands also while a search is running.

    >>> CommandLoop(print).run(["isready", "position start moves LRTF e5"])
    readyok
    error “e5” is not a square; expected a1 to d4.
    """

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._writing = Lock()
        self._unwritten: OSError | None = None
        self._rules, self._threads, self._memory = Options(), 1, DEFAULT_MEMORY_MB
        self._solver = Solver(self._rules.goal)
        self._position = Position()
        self._search: Search | None = None

    def run(self, lines: Iterable[str]) -> None:
        """Executes commands until ``quit`` or the end of the input.

        Stops a running search, which still sends its move. Raises ``OSError`` if a line could not
        be written.
        """
        try:
            for line in lines:
                try:
                    if not self._obey(line.split()):
                        break
                except FourfoldError as error:
                    self.complain(error)
        finally:
            self._stop()
        if self._unwritten:
            raise self._unwritten

    def send(self, line: str, *, last: bool = False) -> None:
        """Writes a line, from any thread; the last line of a search makes the engine idle."""
        with self._writing:
            if last:
                self._search = None
            try:
                self._write(line)
            except OSError as error:
                self._unwritten = error

    @property
    def heard(self) -> bool:
        """Whether all lines could be written."""
        return self._unwritten is None

    def complain(self, error: FourfoldError) -> None:
        """Sends an error as one line."""
        self.send(f"error {' '.join(str(error).split())}")

    def _obey(self, words: list[str]) -> bool:
        """Executes a command; returns whether to read on. Raises ``FourfoldError``."""
        match words:
            case ["quit"]:
                return False
            case ["stop"]:
                self._stop()
            case ["isready"]:
                self.send("readyok")
            case ["quarto"]:
                self._introduce()
            case ["new"]:
                self._require_idle("new")
                self._solver.forget()
                self._position = Position()
            case ["setoption", *rest]:
                self._require_idle("setoption")
                self._set_option(rest)
            case ["position", *rest]:
                self._require_idle("position")
                self._position = _read_position(rest)
            case ["go", *rest]:
                self._require_idle("go")
                self._search = Search(self, self._solver, self._position, _read_limits(rest))
                self._search.start()
            case ["quit" | "stop" | "isready" | "quarto" | "new" as command, *rest]:
                raise Malformed("engine-alone", command=command, text=" ".join(rest))
            case [command, *_]:
                raise Malformed("engine-command", text=command, expected=_COMMANDS)
        return self.heard

    def _introduce(self) -> None:
        self.send(f"id name Fourfold {__version__}")
        self.send("id author The Fourfold authors")
        for name, kind in _OPTIONS.items():
            self.send(f"option name {name} {kind}")
        self.send("quartook")

    def _set_option(self, words: list[str]) -> None:
        match words:
            case ["name", name, "value", value]:
                option = name.lower()
            case _:
                raise Malformed("engine-setoption", text=" ".join(words))
        match option:
            case "features" | "shared":
                self._rules = change_options(self._rules, [f"{option}={value}"])
            case "squares":
                self._rules = replace(self._rules, squares=_truth(name, value))
            case "threads":
                self._threads = _number(name, value, MAX_THREADS)
            case "memory":
                self._memory = _number(name, value, MAX_MEMORY_MB)
            case _:
                raise Malformed("engine-option", text=name, expected=tuple(_OPTIONS))
        self._solver = Solver(self._rules.goal, memory=self._memory, threads=self._threads)

    def _require_idle(self, command: str) -> None:
        if self._search:
            raise Illegal("engine-busy", command=command)

    def _stop(self) -> None:
        if search := self._search:
            search.effort.stop()
            search.join()


class SearchLimits(NamedTuple):
    """The arguments of ``go``; 0 is no limit."""

    seconds: float = 0
    nodes: int = 0
    #: Whether to report the score of every move.
    moves: bool = False


class Search(Thread):
    """The search of one ``go``: reports its progress and ends with exactly one ``bestmove``."""

    def __init__(
        self, engine: CommandLoop, solver: Solver, position: Position, limits: SearchLimits
    ) -> None:
        super().__init__()
        self.effort = Effort(
            solver, nodes=limits.nodes, seconds=limits.seconds, progress=self._now_and_then
        )
        self._engine = engine
        self._position = position
        self._limits = limits
        self._score: Score | None = None
        self._begun = self._told = monotonic()

    def run(self) -> None:
        """Searches, and sends ``bestmove`` whatever happens."""
        best: Move | None = None
        try:
            best = self._best()
        except MemoryError:
            solver = self.effort.solver
            self._engine.complain(Malformed("memory", megabytes=solver.memory))
            # A one-node search needs hardly any memory.
            self.effort = Effort(Solver(solver.goal, memory=1), nodes=1)
            best = self._best()
        finally:
            self._engine.send(f"bestmove {best or 'none'}", last=True)

    def _best(self) -> Move | None:
        # Half of the budget goes to the value of the position, the rest to finding a move.
        self._score = self.effort.solve(self._position, share=1 / 2)
        best = None
        if self._limits.moves:
            moves = self.effort.moves(self._position)
            for move in moves:
                self._engine.send(f"info move {move} {_said(move.score)}")
            best = moves[0] if moves else None
        elif self._position.playable:
            best = self.effort.best_move(self._position, self._score)
        if best and best.score.merit > self._score.merit:
            self._score = Score(best.score.low, self._score.high)
        self._tell(self.effort.nodes)
        return best

    def _now_and_then(self, at: Progress) -> bool:
        if monotonic() >= self._told + _INFO_SECONDS:
            self._told = monotonic()
            self._tell(at.nodes)
        # Stop if the main thread was interrupted or the output is closed.
        return main_thread().is_alive() and self._engine.heard

    def _tell(self, nodes: int) -> None:
        time = round(1000 * (monotonic() - self._begun))
        known = f"moves {self.effort.done}/{self.effort.all} " if self.effort.all else ""
        self._engine.send(f"info nodes {nodes} time {time} {known}{_said(self._score)}")


def _said(score: Score | None) -> str:
    """Returns a score in the words of the protocol.

    >>> _said(Score(5, 5)), _said(Score(0, 0)), _said(Score(0, 31))
    ('score win 5', 'score draw', 'bounds draw win')
    """
    if score is None:
        return "bounds loss win"
    if score.value is None:
        return f"bounds {score.worst} {score.best}"
    return f"score {score.value} {score.plies or ''}".rstrip()


def _read_position(words: list[str]) -> Position:
    end = words.index("moves") if "moves" in words else len(words)
    match words[:end]:
        case ["start"]:
            position = Position()
        case [board, hand]:
            position = Position.parse(f"{board} {hand}")
        case _:
            raise Malformed("engine-position", text=" ".join(words))
    for word in words[end + 1 :]:
        position = _moved(position, word)
    return position


def _moved(position: Position, word: str) -> Position:
    """Returns the position after a word: a square for the piece in hand, or a piece to give.

    Raises ``Malformed`` or ``Illegal``.
    """
    if not position.playable:
        raise Malformed("quarto-full", text=str(position))
    if position.hand is None:
        piece = Piece.parse(word)
        if piece not in position.left:
            raise Illegal("quarto-piece-gone", piece=piece)
        return position.give(piece)
    square = Square.parse(word)
    if there := position[square]:
        raise Illegal("quarto-square-taken", square=square, piece=there)
    return position.place(square)


def _read_limits(words: list[str]) -> SearchLimits:
    limits, rest = SearchLimits(), iter(words)
    for word in rest:
        value = next(rest, None) if word in ("time", "nodes") else ""
        match word, value:
            case "time", str():
                limits = limits._replace(seconds=_number("time", value, _MAX_MS) / 1000)
            case "nodes", str():
                limits = limits._replace(nodes=_number("nodes", value, _MAX_NODES))
            case "moves", _:
                limits = limits._replace(moves=True)
            case "infinite", _:
                pass
            case _:
                raise Malformed("engine-go", text=word)
    if "infinite" in words and (limits.seconds or limits.nodes):
        raise Malformed("engine-infinite")
    return limits


def _truth(name: str, text: str) -> bool:
    if text not in ("true", "false"):
        raise Malformed("option-value", text=f"{name} {text}", expected=("true", "false"))
    return text == "true"


def _number(name: str, text: str, most: int) -> int:
    """Returns a number from 1 to ``most``. Raises ``Malformed``."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and 1 <= int(text) <= most):
        raise Malformed("option-value", text=f"{name} {text}", expected=f"1…{most}")
    return int(text)
