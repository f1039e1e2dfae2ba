"""Speed of the Quarto solver: against a plain solver in the same run, by threads and memory.

python bench/solver.py            10 to 13 free squares
python bench/solver.py --proofs   the empty board as well, classic and with squares
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table as Grid

from fourfold.quarto import PIECES, SQUARES, Goal, Position, Solver

HERE = Path(__file__).parent
VALUES = {"win": 1, "draw": 0, "loss": -1}


def random_positions(goal: Goal, free: int, count: int, seed: int = 12345) -> list[Position]:
    """Returns positions without a line, in which the piece in hand does not win at once."""
    chance = Random(f"{seed} {free} {goal.squares}")
    found: list[Position] = []
    while len(found) < count:
        pieces, squares = chance.sample(PIECES, 17 - free), chance.sample(SQUARES, 16 - free)
        board = dict(zip(squares, pieces[1:], strict=True))
        position = Position(tuple(board.get(square) for square in SQUARES), pieces[0])
        lines = any(goal.completed(position.board, square) for square in squares)
        if not lines and not goal.winning(position.board, pieces[0]):
            found.append(position)
    return found


def compiled(folder: Path) -> Path:
    plain = folder / "plain_solver"
    source = HERE / "plain_solver.cpp"
    subprocess.run(["g++", "-std=c++20", "-O3", "-march=native", "-o", plain, source], check=True)
    return plain


def by_plain(plain: Path, goal: Goal, positions: Sequence[Position]) -> list[tuple[int, float]]:
    """Returns the value and seconds of every position, by the plain solver."""
    text = "".join(f"{position}\n" for position in positions)
    squares = ["squares"] if goal.squares else []
    told = subprocess.run([plain, *squares], input=text, capture_output=True, text=True, check=True)
    rows = (row.split() for row in told.stdout.splitlines())
    return [(int(value), float(seconds)) for value, _, seconds in rows]


def by_kernel(solver: Solver, positions: Sequence[Position]) -> list[tuple[int, float]]:
    """Returns the value and seconds of every position, each with an empty table."""
    answers = []
    for position in positions:
        solver.forget()
        answer = solver.solve(position)
        assert answer.score.value
        answers.append((VALUES[answer.score.value], answer.seconds))
    return answers


def mean(answers: Sequence[tuple[int, float]]) -> float:
    return sum(seconds for _, seconds in answers) / len(answers)


def versus_plain(console: Console, plain: Path, count: int) -> None:
    grid = Grid("rules", "free", "drawn", "plain solver", "kernel", "worst", "ratio")
    grid.title = f"Mean seconds of {count} random positions, one thread, cold table"
    for goal in (Goal(), Goal(squares=True)):
        solver = Solver(goal)
        for free in (10, 11, 12, 13):
            positions = random_positions(goal, free, count)
            slow, fast = by_plain(plain, goal, positions), by_kernel(solver, positions)
            if [value for value, _ in slow] != [value for value, _ in fast]:
                sys.exit(f"the solvers disagree about {goal}, {free} free squares")
            grid.add_row(
                "squares" if goal.squares else "classic",
                str(free),
                str(sum(value == 0 for value, _ in fast)),
                f"{mean(slow):.4f}",
                f"{mean(fast):.4f}",
                f"{max(seconds for _, seconds in fast):.4f}",
                f"{mean(slow) / mean(fast):.1f}",
            )
    console.print(grid)


def scaling(console: Console, count: int) -> None:
    positions = random_positions(Goal(), 13, count)
    grid = Grid("threads", "memory", "seconds", "speed")
    grid.title = f"Mean of {count} classic positions with 13 free squares"
    first = 0.0
    for threads, memory in ((1, 128), (2, 128), (1, 2), (1, 8), (1, 32)):
        seconds = mean(by_kernel(Solver(memory=memory, threads=threads), positions))
        first = first or seconds
        grid.add_row(str(threads), f"{memory} MB", f"{seconds:.3f}", f"{first / seconds:.2f}")
    console.print(grid)


def proofs(console: Console) -> None:
    grid = Grid("rules", "threads", "memory", "value", "boards", "seconds")
    grid.title = "The empty board"
    for goal in (Goal(), Goal(squares=True)):
        for threads, memory in ((1, 256), (2, 256), (2, 64)):
            answer = Solver(goal, memory=memory, threads=threads).solve(Position())
            name = "squares" if goal.squares else "classic"
            row = name, str(threads), f"{memory} MB", answer.score.value, f"{answer.nodes:,}"
            grid.add_row(*row, f"{answer.seconds:.1f}")
    console.print(grid)


def main() -> None:
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        versus_plain(console, compiled(Path(folder)), 20)
    scaling(console, 20)
    if "--proofs" in sys.argv:
        proofs(console)


if __name__ == "__main__":
    main()
