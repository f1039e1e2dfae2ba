"""The engine as a real process with lines on standard input and output."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Timer
from threading import enumerate as enumerate_threads

import pytest

from fourfold.quarto import Goal, analyse
from fourfold.quarto.solving.engine import CommandLoop, Search
from tests.quarto.strategies import random_options, random_position

DOCS = Path(__file__).parents[3] / "docs" / "engine.md"
NOT_IN_THE_BOOK = Goal(shared=2)
LONG = "position start"


class Program:
    """A client that has started the engine."""

    def __init__(self, kilobytes: str = "unlimited") -> None:
        self.process = subprocess.Popen(
            f"ulimit -v {kilobytes}; exec {sys.executable} -m fourfold.cli quarto engine",
            shell=True,
            # Unbuffered: communicate() would miss what a buffer has read ahead.
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        # Makes a hanging engine fail the test instead of blocking it.
        self._patience = Timer(600, self.process.kill)
        self._patience.start()

    def send(self, *lines: str | bytes) -> None:
        assert self.process.stdin
        for line in lines:
            self.process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.process.stdin.flush()

    def line(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline().decode()
        assert line.endswith("\n"), f"it has ended: {line!r}"
        return line.rstrip("\n")

    def until(self, start: str) -> list[str]:
        """Returns the lines up to one with a prefix."""
        lines = [self.line()]
        while not lines[-1].startswith(start):
            lines.append(self.line())
        return lines

    def ask(self, *lines: str | bytes) -> list[str]:
        """Sends a command; returns the answers up to ``readyok``."""
        self.send(*lines, "isready")
        return self.until("readyok")[:-1]

    def go(self, *lines: str) -> tuple[str, list[str]]:
        """Sends ``go``; returns the best move and the lines before it."""
        self.send(*lines)
        *before, best = self.until("bestmove")
        return best.removeprefix("bestmove "), before

    def end(self, code: int = 0) -> list[str]:
        """Closes the engine's input; returns the remaining lines."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.stdin = None
        out, err = self.process.communicate()
        self._patience.cancel()
        assert (self.process.returncode, err) == (code, b"")
        return out.decode().splitlines()


@pytest.fixture(scope="module")
def engine() -> Iterator[Program]:
    program = Program()
    yield program
    assert program.end() == []


@pytest.fixture
def own_engine() -> Iterator[Program]:
    program = Program()
    yield program
    program.process.kill()
    program.process.communicate()
    program._patience.cancel()


def test_the_dialogue_of_the_docs(own_engine: Program) -> None:
    dialogue = DOCS.read_text(encoding="utf-8").split("```")[1].strip().splitlines()
    for line in dialogue:
        if line.startswith("> "):
            own_engine.send(line[2:])
        else:
            assert plain(own_engine.line()) == plain(line)
    assert own_engine.end() == []


def plain(line: str) -> str:
    """Returns a line without the parts that depend on the machine or the version."""
    return re.sub(r"(Fourfold|nodes|time) [\d.]+", r"\1 …", line)


@pytest.mark.parametrize("seed", range(25))
def test_it_plays_a_best_move(engine: Program, seed: int) -> None:
    chance = Random(seed)
    goal, position = random_options(chance).goal, random_position(chance, chance.randint(0, 9))
    choose(engine, goal)
    best, before = engine.go(f"position {position}", "go")
    analysis = analyse(position, goal)
    assert best in [str(move) for move in analysis.best or ["none"]]
    value = f"score {analysis.value} {analysis.plies or ''}".rstrip()
    assert before[-1].endswith(value)


@pytest.mark.parametrize("seed", range(5))
def test_it_reports_the_score_of_every_move(engine: Program, seed: int) -> None:
    chance = Random(seed)
    goal, position = random_options(chance).goal, random_position(chance, 7)
    choose(engine, goal)
    best, before = engine.go(f"position {position}", "go moves infinite")
    told = [line.removeprefix("info move ") for line in before if line.startswith("info move ")]
    assert told == [
        f"{move} score {move.score.value} {move.score.plies or ''}".rstrip()
        for move in analyse(position, goal).moves
    ]
    assert told[0].startswith(best)


def choose(engine: Program, goal: Goal) -> None:
    features = ",".join(feature.value for feature in goal.features)
    values = {"Shared": 1, "Features": features, "sHARED": goal.shared}
    values |= {"Squares": str(goal.squares).lower()}
    assert engine.ask(*(f"setoption name {name} value {v}" for name, v in values.items())) == []


def test_it_reads_commands_while_searching_and_stops(engine: Program) -> None:
    choose(engine, NOT_IN_THE_BOOK)
    engine.send("new", "go infinite")
    assert re.fullmatch(r"info nodes \d+ time \d+ bounds loss win", engine.line())
    engine.send("isready")
    engine.until("readyok")
    for command in ("position start", "new", "go", "setoption name Threads value 2"):
        engine.send(command)
        *_, busy = engine.until("error")
        assert "has to wait until the search is over" in busy
    best, _ = engine.go("stop")
    assert best in "0123456789abcdef"
    assert engine.ask("stop") == []


@pytest.mark.parametrize("limit", ["nodes 100000", "time 60", "time 60 nodes 1", "nodes 1 moves"])
def test_a_limit_ends_a_search_that_is_too_long(engine: Program, limit: str) -> None:
    choose(engine, NOT_IN_THE_BOOK)
    best, before = engine.go(LONG, "new", f"go {limit}")
    assert best == "0"
    assert before[-1].endswith("bounds loss win")
    assert engine.ask() == [], "one best move and no more"


def test_in_a_hurry_it_takes_wins_and_gives_none_away(engine: Program) -> None:
    choose(engine, Goal())
    best, _ = engine.go("position 012./..../..../.... 7", "go nodes 1")
    assert best == "d4"
    best, _ = engine.go("position 012./..../..../.... -", "go nodes 1")
    assert best == "c", "all before it are light or round"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("dance", "“dance” is not a command; expected: quarto, isready"),
        ("GO", "“GO” is not a command"),
        (b"\xff\x00", "is not a command"),
        ("x" * 100_000, "xxx…” is not a command"),
        ("quarto 2", "“quarto” stands alone"),
        ("quit now", "“quit” stands alone"),
        ("setoption", "expected “setoption name NAME value VALUE”"),
        ("setoption name Threads", "expected “setoption name NAME value VALUE”"),
        ("setoption name Speed value 9", "There is no option “Speed”; expected: Features, Squares"),
        ("setoption name Threads value 0", "expected: 1…256"),
        ("setoption name Threads value ²", "expected: 1…256"),
        ("setoption name Memory value 65537", "expected: 1…65536"),
        ("setoption name Squares value on", "“Squares on” will not do; expected: true, false"),
        ("setoption name Shared value 5", "expected: 1…4"),
        ("setoption name Features value taste", "expected: colour, shape, height, top"),
        ("position", "expected “start”, or a position"),
        ("position 0.../..../..../.... 0", "already on the board: a4"),
        ("position 0.../...0/..../.... -", "on the board twice"),
        ("position moves a1", "expected “start”, or a position"),
        ("position start moves a1", "“a1” is not a piece"),
        ("position start moves 0 e9", "“e9” is not a square"),
        ("position start moves 0 a1 0", "LRTF cannot be given"),
        ("position start moves 0 a1 1 a1", "a1 is taken by LRTF"),
        ("position 0123/4567/89ab/cdef - moves a1", "there is nothing left to play"),
        ("go fast", "expected time MS, nodes N, infinite, moves"),
        ("go time", "expected time MS"),
        ("go time soon", "expected: 1…86400000"),
        ("go time -5", "expected: 1…86400000"),
        ("go nodes 0", "expected: 1…"),
        ("go infinite time 5", "“infinite” means without limit"),
    ],
)
def test_an_invalid_command_is_one_error_line_and_changes_nothing(
    engine: Program, line: str | bytes, message: str
) -> None:
    engine.ask("position c.63/a97d/.12./84f5 e")
    (told,) = engine.ask(line)
    assert told.startswith("error ")
    assert message in told
    assert engine.go("go")[0] == "a2"


def test_empty_lines_are_ignored(engine: Program) -> None:
    assert engine.ask("", "   ", "\r") == []


def test_a_finished_position_has_no_best_move(engine: Program) -> None:
    for go in ("go", "go moves"):
        best, before = engine.go("position 0123/4567/89ab/cdef -", go)
        assert best == "none"
        assert before[-1].endswith("score draw")


def test_without_enough_memory_it_reports_an_error_and_still_moves() -> None:
    program = Program(kilobytes="1000000")
    ask = "setoption name Shared value 2", "setoption name Memory value 8192", "go"
    best, before = program.go(*ask)
    assert before[0] == "error A table of 8,192 MB does not fit into the memory of this machine."
    assert best == "0"
    assert (
        program.go("setoption name Memory value 16", "position c.63/a97d/.12./84f5 e", "go")[0]
        == "a2"
    )
    assert program.end() == []


@pytest.mark.parametrize("last", [["quit"], []])
def test_at_the_end_of_input_a_running_search_sends_its_move(
    own_engine: Program, last: list[str]
) -> None:
    choose(own_engine, NOT_IN_THE_BOOK)
    own_engine.send("go")
    own_engine.until("info")
    own_engine.send(*last)
    *_, best = own_engine.end()
    assert best.startswith("bestmove ")


def test_it_exits_at_the_end_of_input(own_engine: Program) -> None:
    assert own_engine.end() == []


def test_it_exits_silently_when_its_output_is_closed(own_engine: Program) -> None:
    choose(own_engine, NOT_IN_THE_BOOK)
    own_engine.send("go infinite")
    own_engine.until("info")
    assert own_engine.process.stdout
    own_engine.process.stdout.close()
    own_engine.send("isready", "isready")
    assert own_engine.process.wait() == 1
    assert own_engine.process.stderr
    assert own_engine.process.stderr.read() == b""


def test_a_search_ends_when_its_output_is_closed() -> None:
    def write(line: str) -> None:
        raise BrokenPipeError

    def lines() -> Iterator[str]:
        yield "setoption name Shared value 2"
        yield "go infinite"
        (search,) = (thread for thread in enumerate_threads() if isinstance(thread, Search))
        search.join(60)
        assert not search.is_alive()

    with pytest.raises(BrokenPipeError):
        CommandLoop(write).run(lines())


def test_ctrl_c_ends_it(own_engine: Program) -> None:
    choose(own_engine, NOT_IN_THE_BOOK)
    own_engine.send("go infinite")
    own_engine.until("info")
    own_engine.process.send_signal(signal.SIGINT)
    *_, best = own_engine.end(code=130)
    assert best.startswith("bestmove ")
