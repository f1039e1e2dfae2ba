"""Games of the computer against itself: every level against every other, in processes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import NamedTuple

from fourfold.play import Seat, Table, simulate
from fourfold.play.processes import shared
from fourfold.quarto.bots import BOTS
from fourfold.quarto.game import Deal, Quarto
from fourfold.quarto.options import Options
from fourfold.quarto.ratings import Tally
from fourfold.quarto.solver import solver_for

__all__ = ["Pairing", "play", "tournament"]


class Pairing(NamedTuple):
    """A game to be played between two levels; in every other one the second gives first."""

    first: str
    second: str
    number: int


def play(pairing: Pairing, options: Options, seed: int) -> Tally:
    """The result as the first level sees it.

    >>> play(Pairing("1", "5", 0), Options(), seed=1)
    Tally(wins=0, draws=0, losses=1)
    """
    # What was solved in earlier games would let the computer see more in this one.
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
    """Plays that many games between every two levels, and tells each result as it comes.

    The same seed makes the same games, in whatever order they end.
    """
    pairs = list(combinations(levels, 2))
    pairings = [Pairing(*pair, number) for number in range(games) for pair in pairs]
    yield from shared(partial(play, options=options, seed=seed), pairings, workers)
