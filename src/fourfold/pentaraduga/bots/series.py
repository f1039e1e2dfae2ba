"""Series of games between two levels of the computer, played in parallel processes."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from random import Random
from typing import NamedTuple

from fourfold.jobs.processes import shared
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Seat, Table, simulate

__all__ = ["Series", "SeriesGame", "play", "series"]


class Series(NamedTuple):
    """A series between two levels, which swap seats after every game; chance decides who starts."""

    game: str
    first: str
    second: str
    seed: int = 1


class SeriesGame(NamedTuple):
    """The result of a game from the view of the first level."""

    #: 1 for a win, 0.5 for a draw, 0 for a loss.
    result: float
    score: tuple[int, int]
    #: The number of actions.
    actions: int


def play(number: int, series: Series) -> SeriesGame:
    """Plays one game of a series in simulated time.

    >>> play(0, Series("fulls", "3", "1"))
    SeriesGame(result=1.0, score=(2, 0), actions=15)
    """
    game = GAMES[series.game]
    chance = Random(f"{series} {number}")
    seat = Seat.A if number % 2 == 0 else Seat.B
    bots = {
        seat: game.bots[series.first](chance.getrandbits(32)),
        seat.other: game.bots[series.second](chance.getrandbits(32)),
    }
    rules = game.rules(game.options())
    table = simulate(Table.open(rules, rules.deal(chance)), bots)
    outcome = table.outcome
    assert outcome, "the computer has stalled"
    score = outcome.score if seat is Seat.A else outcome.score[::-1]
    return SeriesGame(_result(outcome.winner, seat), score, table.seq)


def _result(winner: Seat | None, seat: Seat) -> float:
    return 0.5 if winner is None else float(winner is seat)


def series(
    wanted: Series, games: int, *, workers: int
) -> Generator[tuple[int, SeriesGame], None, None]:
    """Plays a number of games and yields each with its number as it ends.

    A seed always makes the same games, in whatever order they end.
    """
    yield from shared(partial(play, series=wanted), range(games), workers)
