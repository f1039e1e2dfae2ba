"""Running searches: limits, progress, Ctrl-C, threads and invalid input."""

from __future__ import annotations

import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from math import inf
from random import Random

import pytest

from fourfold.kernel import QuartoSolver
from fourfold.quarto import Goal, Position, Score, Solver
from fourfold.quarto.solving.solver import Progress
from tests.quarto.strategies import played_board

#: Positions that take tens of thousands of nodes, with their scores.
HARD = [
    (Goal(), ".1../..9f/..6./c.0. 5", 17),
    (Goal(), "e.../...9/0..8/2.5. -", -18),
    (Goal(), "0..4/..../..../..9c d", 0),
    (Goal(squares=True), "...1/7.../..9f/e... 3", 21),
]
every_hard_one = pytest.mark.parametrize(("goal", "text", "plies"), HARD)


def may_be(bounds: Score, score: Score) -> bool:
    """Returns whether bounds include a score: by loss, draw and win, then by distance."""
    if bounds.value is None:
        return _sign(bounds.low) <= _sign(score.low) <= _sign(bounds.high)
    return bounds.value == score.value and (
        bounds.merit <= score.merit <= Score(bounds.high, bounds.high).merit
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


# Limits.


@every_hard_one
def test_a_search_with_few_nodes_returns_bounds(goal: Goal, text: str, plies: int) -> None:
    solver, position, score = Solver(goal, memory=16), Position.parse(text), Score(plies, plies)
    nodes, found = 1024, Score(-1, 1)
    stopped = 0
    while not found.exact:
        solver.forget()
        found = solver.solve(position, nodes=nodes).score
        assert may_be(found, score), found
        stopped += not found.exact
        nodes *= 2
    assert found == score
    assert stopped > 2


def test_bounds_exclude_a_loss_before_a_win_is_known() -> None:
    solver, position, found = (
        Solver(memory=16),
        Position.parse("8..1/...4/..e./.... 0"),
        [Score(-1, 1)],
    )
    while not found[-1].exact:
        solver.forget()
        found.append(solver.solve(position, nodes=1024 << len(found)).score)
    assert ("draw", "win") in {(score.worst, score.best) for score in found}


@every_hard_one
def test_a_stopped_search_leaves_a_correct_table(goal: Goal, text: str, plies: int) -> None:
    """Repeating a limited search in the same table ends with the right score."""
    solver, position, score = Solver(goal, memory=16), Position.parse(text), Score(plies, plies)
    for _ in range(5):
        assert may_be(solver.solve(position, nodes=2000).score, score)
        assert may_be(solver.solve(position, seconds=0.001).score, score)
    assert solver.solve(position).score == score


def test_moves_with_few_nodes_have_bounds() -> None:
    goal, text, _ = HARD[1]
    position = Position.parse(text)
    scores = {move.give: move.score for move in Solver(goal, memory=16).moves(position)}
    stopped = Solver(goal, memory=16).moves(position, nodes=1000)
    assert {move.give for move in stopped} == scores.keys()
    assert all(may_be(move.score, scores[move.give]) for move in stopped)
    assert not all(move.score.exact for move in stopped)


@pytest.mark.parametrize("seconds", [1e12, inf])
def test_a_huge_time_limit_is_no_limit(seconds: float) -> None:
    goal, text, plies = HARD[0]
    found = Solver(goal, memory=16).solve(Position.parse(text), seconds=seconds)
    assert found.score == Score(plies, plies)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_empty_board_takes_longer_than_this(threads: int) -> None:
    solver = Solver(memory=1, threads=threads)
    assert solver.solve(Position(), nodes=10_000).score.value is None
    assert solver.nodes >= 10_000
    assert solver.solve(Position(), seconds=0.1).score.value is None
    assert all(move.score.value is None for move in solver.moves(Position(), seconds=0.1))
    goal, text, plies = HARD[0]
    assert solver.solve(Position.parse(text)).score == Score(plies, plies), goal


# Progress.


def test_progress_is_reported_and_false_stops() -> None:
    solver, told = Solver(memory=1), list[Progress]()

    def progress(at: Progress) -> bool:
        told.append(at)
        return told[-1].nodes == told[0].nodes

    assert solver.solve(Position(), progress=progress).score.value is None
    assert told == sorted(told)
    assert 0 < told[-1].nodes <= solver.nodes
    assert {at.all for at in told} == {1}
    told.clear()
    assert len(solver.moves(Position(), progress=progress)) == 16
    assert {at.all for at in told} == {16}


def test_only_false_stops() -> None:
    answers = iter([None, True, None, False])
    Solver(memory=1).solve(Position(), progress=lambda at: next(answers, False))
    assert list(answers) == []


class Enough(Exception):
    """Raised by the watcher."""


@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_in_progress_ends_the_search(threads: int) -> None:
    def progress(at: Progress) -> bool:
        raise Enough

    solver = Solver(memory=1, threads=threads)
    with pytest.raises(Enough):
        solver.solve(Position(), progress=progress)
    with pytest.raises(Enough):
        solver.moves(Position(), progress=progress)
    _, text, plies = HARD[0]
    assert solver.solve(Position.parse(text)).score == Score(plies, plies)


# Threads and signals.

SOLVING = """
import signal, threading
from fourfold.quarto import Position, Solver

over = threading.Event()

def work():
    while not over.wait(0.01):
        print("working", flush=True)

# Where tests run in the background, SIGINT may be ignored from the start.
signal.signal(signal.SIGINT, signal.default_int_handler)
solver, beside = Solver(memory=1, threads={threads}), threading.Thread(target=work)
beside.start()
try:
    solver.{method}(Position())
except KeyboardInterrupt:
    over.set()
    beside.join()
    print("interrupted", solver.solve(Position.parse("012./4567/89ab/.... 3")).score.plies)
over.set()
"""


@pytest.mark.parametrize(("method", "threads"), [("solve", 1), ("moves", 2)])
def test_other_threads_run_during_a_search_and_ctrl_c_ends_it(method: str, threads: int) -> None:
    program = SOLVING.format(method=method, threads=threads)
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        try:
            # If the search held the GIL, they would come after it.
            for _ in range(30):
                assert process.stdout.readline() == "working\n"
            process.send_signal(signal.SIGINT)
            rest, _ = process.communicate(timeout=120)
        finally:
            process.kill()
    assert rest.replace("working\n", "") == "interrupted 1\n"
    assert process.returncode == 0


def test_two_threads_with_one_solver() -> None:
    goal, chance = Goal(squares=True), Random(0)
    solver, alone = Solver(goal, memory=1), Solver(goal, memory=1)
    boards = [played_board(chance, goal, free=chance.choice((6, 8, 10))) for _ in range(60)]
    positions = [board.give(chance.choice(board.left)) for board in boards]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(solver.moves, positions))
        scores = list(pool.map(lambda position: solver.solve(position).score, positions))
    assert together == [alone.moves(position) for position in positions]
    assert scores == [moves[0].score for moves in together]


# Invalid rule sets and positions.

EMPTY = [-1] * 16


@pytest.mark.parametrize(
    ("features", "shared", "memory", "message"),
    [
        (0, 1, 1, "features: 1 to 15"),
        (16, 1, 1, "features: 1 to 15"),
        (15, 0, 1, "shared: 1 to the number of active features"),
        (15, 5, 1, "shared: 1 to the number of active features"),
        (6, 3, 1, "shared: 1 to the number of active features"),
        (15, 1, 0, r"memory \(MB\): 1 to 65536"),
        (15, 1, -1, r"memory \(MB\): 1 to 65536"),
    ],
)
def test_a_bad_rule_set_is_refused(features: int, shared: int, memory: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        QuartoSolver(features, False, shared, memory)


@pytest.mark.parametrize(
    ("board", "hand", "error", "message"),
    [
        ([3, 3, *EMPTY[2:]], -1, ValueError, "twice"),
        ([3, *EMPTY[1:]], 3, ValueError, "twice"),
        (list(range(16)), 15, ValueError, "twice"),
        ([16, *EMPTY[1:]], -1, ValueError, "board: -1 to 15"),
        ([-2, *EMPTY[1:]], -1, ValueError, "board: -1 to 15"),
        (EMPTY, 16, ValueError, "hand: -1 to 15"),
        (EMPTY, -2, ValueError, "hand: -1 to 15"),
        (EMPTY[1:], -1, ValueError, "board: 16 squares"),
        ([*EMPTY, -1], -1, ValueError, "board: 16 squares"),
        ([None, *EMPTY[1:]], -1, TypeError, "board: "),
        (EMPTY, None, TypeError, "hand: int"),
    ],
)
def test_a_bad_position_is_refused(
    board: list[int], hand: int, error: type[Exception], message: str
) -> None:
    solver = QuartoSolver(15, False, 1, 1)
    with pytest.raises(error, match=message):
        solver.solve(board, hand)
    with pytest.raises(error, match=message):
        solver.moves(board, hand)
    assert solver.solve([0, 1, 2, *EMPTY[3:]], 3) == (1, 1)
