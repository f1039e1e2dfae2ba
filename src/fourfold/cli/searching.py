"""Telling a person at a terminal how far a search or long work is."""

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

#: How long a search takes before a person is told about it, in seconds.
_MOMENT = 0.5


@contextmanager
def searching() -> Iterator[Watcher | None]:
    """Gives the watcher that tells it; none where nobody watches."""
    with ExitStack() as stack:
        status: Status | None = None

        def tell(at: Progress) -> None:
            nonlocal status
            if at.seconds < _MOMENT:
                return
            facts = {"nodes": at.nodes, "seconds": int(at.seconds), "done": at.done, "all": at.all}
            if status is None:
                status = stack.enter_context(Console(stderr=True).status(""))
            status.update(say("cli-searching", **facts))

        yield tell if sys.stderr and sys.stderr.isatty() else None


@contextmanager
def progress_bars() -> Iterator[Bars]:
    """Gives the bars of long work, one for every task that is added."""
    columns = TextColumn("{task.description:14}"), BarColumn(), MofNCompleteColumn()
    with Bars(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bars:
        yield bars
