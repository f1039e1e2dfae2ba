"""Results and thinking time of level 8 against two independently written players.

python -m bench.levels [GAMES]    from the root of the repository
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from fourfold.play import Bot, Instant, News, Plan, Seat, Table, TableView, simulate
from fourfold.quarto import PRESETS, Deal, Options, Quarto
from fourfold.quarto.bots.levels import BOTS
from fourfold.quarto.bots.ratings import Tally
from tests.quarto.bots.opponents import Careful, Finisher


class Timed:
    """A bot that records the processor time of its answers."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        self.bot = bot
        self.seconds = seconds

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        start = time.process_time()
        plan = self.bot.consider(view, news, now)
        self.seconds.append(time.process_time() - start)
        return plan


def fared(other: type[Careful], options: Options, games: int, seconds: list[float]) -> Tally:
    """Returns the results of level 8, which gives first in every other game."""
    tally = Tally()
    for seed in track(range(games), other.__name__, console=Console(stderr=True)):
        opening = Table.open(Quarto(options), Deal(tuple(Seat)[seed % 2]))
        bots: dict[Seat, Bot] = {Seat.A: Timed(BOTS["8"](seed), seconds), Seat.B: other(seed)}
        outcome = simulate(opening, bots).outcome
        won = outcome.winner if outcome else None
        tally += Tally(wins=won is Seat.A, draws=won is None, losses=won is Seat.B)
    return tally


def main(games: int = 200) -> None:
    grid = Grid("rules", "against", "won", "drawn", "lost", "slowest answer", title="Level 8")
    for preset in ("international", "advanced", "beginners-3", "beginners-2", "beginners-1"):
        for other in (Careful, Finisher):
            seconds: list[float] = []
            tally = fared(other, PRESETS[preset], games, seconds)
            row = [preset, other.__name__, tally.wins, tally.draws, tally.losses]
            grid.add_row(*map(str, row), f"{max(seconds):.2f} s")
    Console().print(grid)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
