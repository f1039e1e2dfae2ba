"""A progress bar on stderr, if that is a terminal, while games are played."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

__all__ = ["INTERRUPTED", "progressing"]

T = TypeVar("T")

#: The exit code of a program that Ctrl-C has ended.
INTERRUPTED = 130


def progressing(results: Generator[T, None, None], total: int) -> Iterator[T]:
    """Yields results as they arrive and shows a bar; closes the generator if left early."""
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    hidden = not console.is_terminal
    with (
        Progress(*columns, console=console, transient=True, disable=hidden) as progress,
        closing(results),
    ):
        task = progress.add_task("", total=total)
        for result in results:
            progress.advance(task)
            yield result
