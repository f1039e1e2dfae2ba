"""Tournaments of bots: every level plays every other, in worker processes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import NamedTuple

from fourfold.jobs.processes import shared
from fourfold.play import Seat, Table, simulate
from fourfold.quarto.bots.levels import BOTS
from fourfold.quarto.bots.ratings import Tally
from fourfold.quarto.game import Deal, Quarto
from fourfold.quarto.options import Options
from fourfold.quarto.solving.solver import solver_for

__all__ = ["Pairing", "play", "tournament"]


class Pairing(NamedTuple):
    """A game between two levels; the first level gives first if the number is even."""

    first: str
    second: str
    number: int


def play(pairing: Pairing, options: Options, seed: int) -> Tally:
    """Plays a pairing and returns the result for the first level.

    >>> play(Pairing("1", "5", 0), Options(), seed=1)
    Tally(wins=0, draws=0, losses=1)
    """
    # A filled transposition table would make the bots stronger than in a single game.
    solver_for(options.goal).forget()
    seat = Seat.A if pairing.number % 2 == 0 else Seat.B
    chance = Random(f"{seed} {pairing}")
    bots = {
        seat: BOTS[pairing.first](chance.getrandbits(32)),
        seat.other: BOTS[pairing.second](chance.getrandbits(32)),
    }
    outcome = simulate(Table.open(Quarto(options), Deal(Seat.A)), bots).outcome
    if outcome is None or outcome.winner is None:
        return Tally(draws=1)
    return Tally(wins=1) if outcome.winner is seat else Tally(losses=1)


def tournament(
    levels: Sequence[str], games: int, options: Options, *, seed: int, workers: int
) -> Generator[tuple[Pairing, Tally], None, None]:
    """Plays ``games`` games between every two levels and yields each result as it completes.

    The same seed gives the same games; the order of results may vary.
    """
    pairs = list(combinations(levels, 2))
    pairings = [Pairing(*pair, number) for number in range(games) for pair in pairs]
    yield from shared(partial(play, options=options, seed=seed), pairings, workers)
