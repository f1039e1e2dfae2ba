"""Blocking time of the event loop by the worst known requests, in milliseconds.

python -m bench.holds [part of a name]     from the root of the repository

A player in another process measures its own round trips meanwhile
(``tests/server/harness/holds.py``). The first request may take longer; "later" is the best of two
more.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from tests.server.harness.holds import measure, site


def main() -> None:
    only = " ".join(sys.argv[1:])
    grid = Grid("request", "first", "later", box=None)
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-holds-") as folder,
        site(Path(folder)) as there,
    ):
        for hold in measure(there, only):
            grid.add_row(hold.name, f"{hold.first:.1f}", f"{hold.later:.1f}")
            print(f"{hold.name}: {hold.first:.1f} {hold.later:.1f}", file=sys.stderr, flush=True)
    Console().print(grid)


if __name__ == "__main__":
    main()
