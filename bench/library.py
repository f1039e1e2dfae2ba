"""Speed of the parts of the library: rates per second, and ratios within one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from fourfold import kernel
from fourfold.play import Seat, Table, fold, simulate, view
from fourfold.quarto import Deal, Goal, Position, Quarto, svg
from fourfold.quarto.bots.levels import Computer


def rate(work: Callable[[], int], seconds: float = 1.0) -> float:
    """Returns units of work per second, measured over at least that many seconds."""
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += work()
    return done / passed


def python_count(position: Position, plies: int) -> int:
    if plies == 0:
        return 1
    if position.hand:
        return sum(python_count(position.place(s), plies - 1) for s in position.free)
    return sum(python_count(position.give(piece), plies - 1) for piece in position.left)


def main() -> None:
    rules = Quarto()
    game = simulate(Table.open(rules, Deal(Seat.A)), {s: Computer("5", seed=3) for s in Seat})
    opening, events = game.history()[0], game.events
    boards = [table.state.position for table in game.history()]
    chance = Random(1)
    goal = Goal(squares=True)

    console = Console()
    counting = Grid("counting half-moves", "a second", "ratio", title="Kernel and Python")
    slow = rate(lambda: python_count(Position(), 4))
    fast = rate(lambda: kernel.quarto_count(7, 15, False, 1)[0])
    full = rate(lambda: kernel.quarto_count(8, 15, False, 1)[0])
    counting.add_row("Python, 4 deep", f"{slow:,.0f}", "1")
    counting.add_row("kernel, 7 deep", f"{fast:,.0f}", f"{fast / slow:,.0f}")
    counting.add_row("kernel, 8 deep with wins", f"{full:,.0f}", f"{full / slow:,.0f}")
    console.print(counting)

    parts = Grid("part", "a second", title=f"The way of an action ({len(events)} events a game)")
    state = boards[len(boards) // 2]
    table = game.history()[len(events) // 2]
    for name, work in {
        "table.submit, folded": lambda: fold(opening, events).seq,
        "view of a seat": lambda: bool(view(table, Seat.A)),
        "view of a seat as JSON": lambda: bool(msgspec.json.encode(view(table, Seat.A))),
        "winning squares of a piece": lambda: bool(
            [goal.winning(state.board, piece) for piece in state.left[:1]]
        ),
        "position read and written": lambda: bool(str(Position.parse(str(state)))),
        "picture drawn": lambda: bool(svg(chance.choice(boards))),
        "whole game of two bots": lambda: bool(
            simulate(opening, {s: Computer("5", chance.randrange(99)) for s in Seat})
        ),
    }.items():
        parts.add_row(name, f"{rate(lambda work=work: int(work())):,.0f}")  # type: ignore[misc]
    console.print(parts)


if __name__ == "__main__":
    main()
