"""Timing side channels: compares response times with and without a secret.

The secrets are an uncalled line and a covered figure.

Two kinds of game, with and without the secret, alternate in one process, so that other load affects
both alike. The measured time is that from an action's arrival to the opponent's update, including
the disk. The effect is the probability that a time of one kind is longer than one of the other: 0.5
is no difference. Comparing two halves of the same kind shows the deviation by chance alone.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from fourfold.catalogue import GAMES
from fourfold.play import Seat
from fourfold.server.app import create_app
from fourfold.server.live.hall import Hall
from fourfold.store import SeatRow, TableRow

Acts = Sequence[tuple[Seat, dict[str, Any]]]

A, B = Seat
HAND = ["oRo", "rOr", "oYo", "bGy", "yOr", "yOy", "gYo"]
OTHERS = ["oYg", "gYg", "yGy", "yGb", "bGb", "gBg", "rOy"]
SQUARES = {"starter": "A", "tiles": [HAND, OTHERS], "lots": [0]}


def quarto(piece: str) -> Acts:
    """Returns a game whose last placement completes a line or not, depending on the piece."""
    words = ["0", "a1", "1", "b1", "2", "c1", piece, "d1"]
    return [
        (
            A if (number + 1) // 2 % 2 == 0 else B,
            {"type": "place", "square": word} if number % 2 else {"type": "give", "piece": word},
        )
        for number, word in enumerate(words)
    ]


def stopping(tiles: int, apart: int = 3) -> Acts:
    """Returns a game in which A covers a figure of a number of tiles, ``apart`` cells apart."""
    figure = [[tile, "U", apart * number, 0] for number, tile in enumerate(HAND[:tiles])]
    return [(A, {"type": "arrange", "figure": figure}), (A, {"type": "stop", "figure": figure})]


class Ear:
    """A connection that records the time of its last message."""

    guest: str | None = None

    def __init__(self, seat: Seat | None) -> None:
        self.seat, self.version, self.at = seat, 0, 0.0

    def send(self, message: msgspec.Struct) -> None:
        msgspec.json.encode(message)
        self.at = time.perf_counter()

    def drop(self) -> None:
        pass


async def timed(hall: Hall, name: str, game: str, deal: Any, acts: Acts) -> float:
    """Plays a game; returns the microseconds from the last action to the opponent's update."""
    row = TableRow(
        id=name,
        game=game,
        rules=1,
        options=msgspec.json.encode(GAMES[game].options()).decode(),
        deal=msgspec.json.encode(deal).decode(),
        players=("Ann", "Bo"),
        started=hall.clock(),
        seats=(SeatRow(A), SeatRow(B)),
        invite=name,
    )
    live = await hall.tables.add(row)
    ears = [Ear(seat) for seat in (A, B, None)]
    for ear in ears:
        live.listen(ear)
    start = 0.0
    for seat, act in acts:
        action = live.game.read_action(act)
        start = time.perf_counter()
        await live.act(seat, action)
    (opponent,) = (ear for ear in ears if ear.seat is acts[-1][0].other)
    for ear in ears:
        live.leave(ear)
    return 1e6 * (opponent.at - start)


def effect(ones: Sequence[float], others: Sequence[float]) -> float:
    """Returns the probability that a first value is greater than a second; ties count half."""
    ranked = sorted(others)
    wins = sum(bisect_left(ranked, one) + bisect_right(ranked, one) for one in ones) / 2
    return wins / (len(ones) * len(others))


async def main(rounds: int) -> None:
    pairs: list[tuple[str, str, Any, Acts, Acts]] = [
        ("a line, none", "quarto", {"starter": "A"}, quarto("7"), quarto("f")),
        ("a row with faults, seven loose tiles", "squares", SQUARES, stopping(7, 2), stopping(7)),
        ("seven tiles covered, none", "squares", SQUARES, stopping(7), stopping(0)),
    ]
    grid = Grid("secret", "median µs", "median µs", "effect", "by chance", title=f"{rounds} each")
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(f"sqlite+aiosqlite:///{Path(folder)}/bench.db", pool_size=1)
        async with app.router.lifespan_context(app):
            for title, game, deal, one, other in pairs:
                times: tuple[list[float], list[float]] = ([], [])
                for number in range(rounds + 10):
                    for which, acts in enumerate((one, other)):
                        name = f"{title} {number} {which}"
                        passed = await timed(app.state.hall, name, game, deal, acts)
                        if number >= 10:  # Before that, caches fill.
                            times[which].append(passed)
                a, b = times
                half = effect(a[::2], a[1::2])
                row = (
                    f"{median(a):,.0f}",
                    f"{median(b):,.0f}",
                    f"{effect(a, b):.3f}",
                    f"{half:.3f}",
                )
                grid.add_row(title, *row)
    Console().print(grid)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 400))
