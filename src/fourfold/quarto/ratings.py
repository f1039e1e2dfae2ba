"""How strong players are, by the games between them: the ratings under which these were likeliest.

The model is Elo's (Bradley and Terry's): who is 400 points better expects ten points for every one
of the other's, and a draw is half a point to each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

__all__ = ["Estimate", "Ratings", "Tally"]

#: Points of Elo's in a factor of e between two players' chances.
SCALE = 400 / log(10)

#: Drawn games added between any two players: so little that it only keeps a clean sweep finite.
PRIOR = 0.1

Matrix = list[list[float]]


class Estimate(NamedTuple):
    """A number that lies within the error of this with a probability of 95 %."""

    elo: float
    error: float


@dataclass(frozen=True, slots=True)
class Tally:
    """The results of some games, as one of the two players sees them.

    >>> Tally(wins=3, draws=2, losses=5).points
    4.0
    """

    wins: float = 0
    draws: float = 0
    losses: float = 0

    @property
    def games(self) -> float:
        """How many there were."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """One for a win, half of one for a draw."""
        return self.wins + self.draws / 2

    @property
    def reversed(self) -> Tally:
        """As the other one sees them."""
        return Tally(self.losses, self.draws, self.wins)

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


class Ratings:
    """The ratings of some players, by the tallies of those who met.

    >>> ratings = Ratings({("Ann", "Bo"): Tally(60, 20, 20), ("Bo", "Cleo"): Tally(50, 0, 50)})
    >>> [round(number) for number in ratings.difference("Ann", "Bo")]
    [147, 65]
    >>> round(ratings.of("Ann").elo + ratings.of("Bo").elo + ratings.of("Cleo").elo)
    0
    """

    def __init__(self, tallies: Mapping[tuple[str, str], Tally]) -> None:
        self.players = sorted({player for pair in tallies for player in pair})
        self._tallies: list[tuple[int, int, Tally]] = []
        for i, j in combinations(range(len(self.players)), 2):
            a, b = self.players[i], self.players[j]
            met = tallies.get((a, b), Tally()) + tallies.get((b, a), Tally()).reversed
            self._tallies.append((i, j, met + Tally(draws=PRIOR)))
        self._strengths = [0.0] * len(self.players)
        longest = 1.0
        while longest > 1e-9:
            step = self._step()
            longest = max(map(abs, step))
            # Longer ones than a factor of e might not settle down.
            scale = 1 / max(1.0, longest)
            self._strengths = [s + scale * by for s, by in zip(self._strengths, step, strict=True)]
        self._covariance = self._spread()

    def of(self, player: str) -> Estimate:
        """A player's rating; all players' are nought on average."""
        i = self.players.index(player)
        return _estimate(self._strengths[i], self._covariance[i][i])

    def difference(self, player: str, other: str) -> Estimate:
        """By how much a player is better than another."""
        i, j = self.players.index(player), self.players.index(other)
        spread = self._covariance
        variance = spread[i][i] + spread[j][j] - 2 * spread[i][j]
        return _estimate(self._strengths[i] - self._strengths[j], variance)

    def _expected(self, i: int, j: int) -> float:
        return 1 / (1 + exp(self._strengths[j] - self._strengths[i]))

    def _step(self) -> list[float]:
        """Newton's step towards the likeliest strengths."""
        surplus = [0.0] * len(self.players)
        for i, j, met in self._tallies:
            more = met.points - met.games * self._expected(i, j)
            surplus[i] += more
            surplus[j] -= more
        return [sum(map(float.__mul__, row, surplus)) for row in self._inverse_information()]

    def _inverse_information(self) -> Matrix:
        weights = [
            (i, j, met.games * (p := self._expected(i, j)) * (1 - p)) for i, j, met in self._tallies
        ]
        return _inverse(self._laplacian(weights, 1.0))

    def _spread(self) -> Matrix:
        """The covariance of the strengths, by how much the results really vary: draws vary less."""
        weights = []
        for i, j, met in self._tallies:
            p = self._expected(i, j)
            varied = met.wins * (1 - p) ** 2 + met.draws * (0.5 - p) ** 2 + met.losses * p**2
            weights.append((i, j, varied))
        inverse = self._inverse_information()
        return _product(_product(inverse, self._laplacian(weights, 0.0)), inverse)

    def _laplacian(self, weights: list[tuple[int, int, float]], level: float) -> Matrix:
        """Pairs' weights as a matrix; ``level`` ties the sum of all strengths down to nought."""
        matrix = [[level] * len(self.players) for _ in self.players]
        for i, j, weight in weights:
            matrix[i][i] += weight
            matrix[j][j] += weight
            matrix[i][j] -= weight
            matrix[j][i] -= weight
        return matrix


def _estimate(strength: float, variance: float) -> Estimate:
    return Estimate(strength * SCALE, 1.96 * sqrt(variance) * SCALE)


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in left]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination. The matrices here are symmetric and positive: no pivots need be sought."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [old - factor * own for old, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
