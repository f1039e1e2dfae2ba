"""Progress of searches and long computations, shown on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bars
from rich.status import Status

from fourfold.cli.output import say
from fourfold.kernel.progress import Progress, Watcher

__all__ = ["progress_bars", "searching"]

#: A search that takes longer shows its progress.
_DELAY_SECONDS = 0.5


@contextmanager
def searching() -> Iterator[Watcher | None]:
    """Provides a watcher that shows the progress; None if stderr is no terminal."""
    with ExitStack() as stack:
        status: Status | None = None

        def tell(at: Progress) -> None:
            nonlocal status
            if at.seconds < _DELAY_SECONDS:
                return
            facts = {"nodes": at.nodes, "seconds": int(at.seconds), "done": at.done, "all": at.all}
            if status is None:
                status = stack.enter_context(Console(stderr=True).status(""))
            status.update(say("cli-searching", **facts))

        yield tell if sys.stderr and sys.stderr.isatty() else None


@contextmanager
def progress_bars() -> Iterator[Bars]:
    """Provides progress bars, one per added task."""
    columns = TextColumn("{task.description:14}"), BarColumn(), MofNCompleteColumn()
    with Bars(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bars:
        yield bars
