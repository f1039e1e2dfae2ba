"""A bar on stderr, where that is a terminal, while games are played."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

__all__ = ["INTERRUPTED", "progressing"]

T = TypeVar("T")

#: What a shell reports of a program that Ctrl-C ended.
INTERRUPTED = 130


def progressing(results: Generator[T, None, None], total: int) -> Iterator[T]:
    """Passes results on as they come; whatever ends that early ends their making."""
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
