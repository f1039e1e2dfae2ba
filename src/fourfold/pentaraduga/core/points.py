"""Points, and the outcomes they lead to."""

from __future__ import annotations

from fourfold.play import Outcome, Seat

__all__ = ["decided", "points_to"]


def decided(score: tuple[int, int], reason: str) -> Outcome:
    """Returns the outcome by points.

    >>> decided((2, 5), "played").winner
    <Seat.B: 'B'>
    """
    a, b = score
    return Outcome(None if a == b else Seat.A if a > b else Seat.B, reason, score)


def points_to(seat: Seat, points: int) -> tuple[int, int]:
    """Returns a score with all points on one side.

    >>> points_to(Seat.B, 3)
    (0, 3)
    """
    return (points, 0) if seat is Seat.A else (0, points)
