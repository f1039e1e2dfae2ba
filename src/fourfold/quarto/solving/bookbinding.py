"""Building and verifying the opening book, in worker processes and with checkpoints."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from concurrent.futures import as_completed
from pathlib import Path
from random import Random

from fourfold.jobs.checkpoints import PartsDone, kept_lines
from fourfold.jobs.processes import processes
from fourfold.quarto.solving.book import (
    MAX_PIECES,
    RULES,
    Board,
    Boards,
    Book,
    Chapter,
    opened,
    parse_line,
    searched,
)
from fourfold.quarto.solving.book import line as written
from fourfold.quarto.solving.solver import Score, Solver

__all__ = ["build", "verify"]


def build(
    name: str, folder: Path, *, workers: int | None = None, memory: int = 256
) -> Generator[PartsDone, None, None]:
    """Builds the chapter of a rule set, or resumes an interrupted build; yields its progress.

    Every searched board is written to a checkpoint at once, so an interrupted build loses only the
    boards in progress. Each process reuses its transposition table from board to board.
    """
    boards = Boards(RULES[name])
    wanted = boards.after(MAX_PIECES)
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / f"{name}.partial"
    chapter: Chapter = dict(map(parse_line, kept_lines(checkpoint)))
    pending = [board for board in wanted if board not in chapter]
    yield PartsDone(len(wanted) - len(pending), len(wanted))
    workers = workers or os.cpu_count() or 1
    with (
        checkpoint.open("a", encoding="utf-8") as file,
        processes(workers, _start, name, memory) as pool,
    ):
        tasks = {pool.submit(_search, board): board for board in pending}
        for task in as_completed(tasks):
            board, scores = tasks[task], task.result()
            chapter[board] = scores
            file.write(written(board, scores) + "\n")
            file.flush()
            yield PartsDone(len(chapter), len(wanted))
    book = Book(boards, chapter)
    book.complete()
    book.write(folder / f"{name}.txt.gz")
    checkpoint.unlink()


def verify(name: str, *, samples: int, seed: int) -> Iterator[tuple[PartsDone, str | None]]:
    """Checks a chapter board by board; yields the progress and, for a wrong board, the right line.

    No board may be missing, the scores of smaller boards must follow from larger ones, and a search
    must reproduce the scores of a random sample of the searched boards.
    """
    book = opened(name)
    boards = book.boards
    every = [board for placements in range(MAX_PIECES + 1) for board in boards.after(placements)]
    followed = [board for placements in range(MAX_PIECES) for board in boards.after(placements)]
    chosen = Random(seed).sample(
        boards.after(MAX_PIECES), min(samples, len(boards.after(MAX_PIECES)))
    )
    total = len(followed) + len(chosen)
    if set(every) != set(book.chapter):
        yield PartsDone(0, total), "boards"
        return
    solver = Solver(boards.goal)
    for number, board in enumerate([*followed, *chosen], start=1):
        known = book.chapter[board]
        found = book.backed_up(board) if board in followed else searched(boards, solver, board)
        yield PartsDone(number, total), None if found == known else written(board, found)


_worker: tuple[Boards, Solver]


def _start(name: str, memory: int) -> None:
    global _worker
    goal = RULES[name]
    _worker = Boards(goal), Solver(goal, memory=memory)


def _search(board: Board) -> dict[int, Score]:
    return searched(*_worker, board)
