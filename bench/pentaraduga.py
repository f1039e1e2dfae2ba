"""Speed of the Pentaraduga solver, compared with two baselines.

python bench/pentaraduga.py

One is plain_figures.cpp, an exhaustive search; the other a straightforward model for the CP-SAT
solver of OR-Tools, skipped if that is not installed (make bench installs it). Both are slow and get
few hands. Times are processor time of one thread.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from fourfold.kernel import penta_best

HERE = Path(__file__).parent
#: The tiles without violet.
FIVE = tuple(range(3, 17))
#: The time limit of CP-SAT.
GIVE_UP_SECONDS = 60
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))

Hand = Sequence[int]
Solve = Callable[[Hand], int | None]


def by_kernel(faults: bool) -> Solve:
    def solve(hand: Hand) -> int | None:
        low, high, figure, _, _ = penta_best(hand, faults=faults)
        assert low == high or not figure
        return low if figure else None

    return solve


def by_plain(folder: Path) -> Solve:
    plain = folder / "plain_figures"
    source = HERE / "plain_figures.cpp"
    subprocess.run(["g++", "-std=c++20", "-O3", "-march=native", "-o", plain, source], check=True)

    def solve(hand: Hand) -> int | None:
        text = " ".join(map(str, hand))
        told = subprocess.run([plain], input=text, capture_output=True, text=True, check=True)
        value = int(told.stdout.split()[0])
        return value if value >= 0 else None

    return solve


def by_cp_sat(cp: Any, span: int) -> Solve:
    """Returns a CP-SAT solver with a variable per placement on a turned grid, span nodes wide."""

    def solve(hand: Hand) -> int | None:
        model = cp.CpModel()
        nodes = [(x, y) for x in range(span) for y in range(span)]
        #: The placements that give a half its colour: (node, direction) to colour to variables.
        halves: dict[tuple[tuple[int, int], int], dict[int, list[Any]]] = {}
        chosen: dict[tuple[int, int, tuple[int, int]], Any] = {}
        for tile in hand:
            big = tile // 4
            left, right = ((big + (1 if tile & bit else 5)) % 6 for bit in (2, 1))
            for node in nodes:
                for turn in range(4):
                    arms = [((turn + 1) % 4, left), (turn, right)]
                    ends = [(node[0] + STEPS[d][0], node[1] + STEPS[d][1]) for d, _ in arms]
                    if not all(0 <= x < span and 0 <= y < span for x, y in ends):
                        continue
                    lies = chosen[tile, turn, node] = model.new_bool_var("")
                    for (d, small), end in zip(arms, ends, strict=True):
                        halves.setdefault((node, d), {}).setdefault(big, []).append(lies)
                        back = (end, (d + 2) % 4)
                        halves.setdefault(back, {}).setdefault(small, []).append(lies)
        for tile in hand:
            model.add_exactly_one(lies for (t, _, _), lies in chosen.items() if t == tile)
        squares = []
        for node in nodes:
            around = [halves.get((node, d), {}) for d in range(4)]
            for d in range(4):
                model.add_at_most_one(lies for some in around[d].values() for lies in some)
                for colour, some in around[d].items():
                    for other, more in around[(d + 1) % 4].items():
                        if colour != other:
                            model.add(sum(some) + sum(more) <= 1)
            square = model.new_bool_var("")
            for half in around:
                model.add(sum(lies for some in half.values() for lies in some) >= square)
            squares.append(square)
        model.maximize(sum(squares))
        solver = cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = GIVE_UP_SECONDS
        while solver.solve(model) == cp.OPTIMAL:
            lying = [place for place, lies in chosen.items() if solver.value(lies)]
            piece = _piece(lying)
            if len(piece) == len(lying):
                return len([square for square in squares if solver.value(square)])
            # Connectivity cut: this component must change, or another tile must touch it.
            beside = [
                lies
                for place, lies in chosen.items()
                if place not in piece and any(_touch(place, part) for part in piece)
            ]
            model.add(sum(chosen[part] for part in piece) - sum(beside) <= len(piece) - 1)
        return None

    return solve


Place = tuple[int, int, tuple[int, int]]


def _halves(place: Place) -> set[tuple[tuple[int, int], int]]:
    _, turn, (x, y) = place
    found = set()
    for d in (turn, (turn + 1) % 4):
        found |= {((x, y), d), ((x + STEPS[d][0], y + STEPS[d][1]), (d + 2) % 4)}
    return found


def _touch(one: Place, other: Place) -> bool:
    near = {(node, (d + turn) % 4) for node, d in _halves(one) for turn in (1, 3)}
    return not near.isdisjoint(_halves(other))


def _piece(lying: list[Place]) -> list[Place]:
    piece = lying[:1]
    for part in piece:
        piece += [other for other in lying if other not in piece and _touch(part, other)]
    return piece


def measured(solve: Solve, hands: Sequence[Hand]) -> tuple[list[int | None], float]:
    """Returns the values and the mean milliseconds, including those of child processes."""
    before = _processor_time()
    values = [solve(hand) for hand in hands]
    return values, 1000 * (_processor_time() - before) / len(hands)


def _processor_time() -> float:
    resource = import_module("resource")
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + float(children.ru_utime + children.ru_stime)


def main() -> None:
    console = Console()
    chance = Random(12345)
    sevens = list(combinations(FIVE, 7))
    twelves = [chance.sample(range(24), 12) for _ in range(300)]
    grid = Grid("hands", "number", "way", "mean ms", "times as long")
    grid.title = "The best figure in squares, one thread"
    with tempfile.TemporaryDirectory() as folder:
        others: dict[str, tuple[dict[int, int], Callable[[int], Solve]]] = {}
        plain = by_plain(Path(folder))
        others["all figures"] = {7: 3}, lambda _: plain
        try:
            cp = import_module("ortools.sat.python.cp_model")
            others["CP-SAT"] = {7: 2}, lambda _: by_cp_sat(cp, 6)
        except ImportError:
            console.print("OR-Tools is not installed: no CP-SAT.")
        for name, hands in (("seven of 14", sevens), ("twelve of 24", twelves)):
            size = len(hands[0])
            for faults in (False, True):
                _, mean = measured(by_kernel(faults), hands)
                way = "kernel, with faults" if faults else "kernel"
                grid.add_row(name, str(len(hands)), way, f"{mean:.4f}", "")
            for way, (numbers, make) in others.items():
                if size not in numbers:
                    continue
                few = chance.sample(hands, numbers[size])
                expected, fast = measured(by_kernel(faults=False), few)
                values, slow = measured(make(size), few)
                if any(
                    value not in (None, told) for value, told in zip(values, expected, strict=True)
                ):
                    sys.exit(f"{way} and the kernel disagree about {few}: {values}, {expected}")
                row = name, str(len(few)), way, f"{slow:.1f}", f"{slow / fast:,.0f}"
                grid.add_row(*row)
    console.print(grid)


if __name__ == "__main__":
    main()
