"""Maximum-likelihood Elo ratings from the results of games.

The model is Bradley and Terry's: a player rated 400 points higher expects ten points for each point
of the opponent, and a draw is half a point to each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

__all__ = ["Estimate", "Ratings", "Tally"]

#: Elo points per natural-log unit of the odds between two players.
SCALE = 400 / log(10)

#: Drawn games added between any two players, to keep the rating of a clean sweep finite.
PRIOR_DRAWS = 0.1

Matrix = list[list[float]]


class Estimate(NamedTuple):
    """A rating or difference, with the half-width of its 95 % confidence interval."""

    elo: float
    error: float


@dataclass(frozen=True, slots=True)
class Tally:
    """The results of games between two players, from the point of view of one.

    >>> Tally(wins=3, draws=2, losses=5).points
    4.0
    """

    wins: float = 0
    draws: float = 0
    losses: float = 0

    @property
    def games(self) -> float:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """One point for a win, half a point for a draw."""
        return self.wins + self.draws / 2

    @property
    def reversed(self) -> Tally:
        """The results from the point of view of the opponent."""
        return Tally(self.losses, self.draws, self.wins)

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


class Ratings:
    """The ratings of players, estimated from the tallies of all pairs that met.

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
            self._tallies.append((i, j, met + Tally(draws=PRIOR_DRAWS)))
        self._strengths = [0.0] * len(self.players)
        longest = 1.0
        while longest > 1e-9:
            step = self._step()
            longest = max(map(abs, step))
            # Steps longer than a factor of e might not converge.
            scale = 1 / max(1.0, longest)
            self._strengths = [s + scale * by for s, by in zip(self._strengths, step, strict=True)]
        self._covariance = self._spread()

    def of(self, player: str) -> Estimate:
        """Returns the rating of a player; the mean of all players is zero."""
        i = self.players.index(player)
        return _estimate(self._strengths[i], self._covariance[i][i])

    def difference(self, player: str, other: str) -> Estimate:
        """Returns the rating difference between a player and another."""
        i, j = self.players.index(player), self.players.index(other)
        spread = self._covariance
        variance = spread[i][i] + spread[j][j] - 2 * spread[i][j]
        return _estimate(self._strengths[i] - self._strengths[j], variance)

    def _expected(self, i: int, j: int) -> float:
        return 1 / (1 + exp(self._strengths[j] - self._strengths[i]))

    def _step(self) -> list[float]:
        """Returns the Newton step towards the maximum of the likelihood."""
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
        """Returns the covariance of the strengths from the observed variance (sandwich estimator).

        Draws vary less than wins and losses, so the model alone would overestimate it.
        """
        weights = []
        for i, j, met in self._tallies:
            p = self._expected(i, j)
            varied = met.wins * (1 - p) ** 2 + met.draws * (0.5 - p) ** 2 + met.losses * p**2
            weights.append((i, j, varied))
        inverse = self._inverse_information()
        return _product(_product(inverse, self._laplacian(weights, 0.0)), inverse)

    def _laplacian(self, weights: list[tuple[int, int, float]], level: float) -> Matrix:
        """Returns the Laplacian of pair weights; ``level`` pins the sum of strengths to zero."""
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
    """Returns the inverse by elimination, without pivoting: the matrices are positive definite."""
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
