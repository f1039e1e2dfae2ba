"""A match: a series of games, of one or several kinds, and its score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from fourfold.play.values import Outcome, Seat

__all__ = ["Entry", "Fixture", "Match"]


class Entry(msgspec.Struct, frozen=True):
    """One line of the score sheet."""

    game: str
    outcome: Outcome

    @property
    def points(self) -> tuple[int, int]:
        """The score difference for the winner and zero for the other, or the outcome's points.

        >>> Entry("squares", Outcome(Seat.A, "checked", (4, 1))).points
        (3, 0)
        >>> Entry("doubles", Outcome(Seat.B, "first", (5, 5), points=(0, 1))).points
        (0, 1)
        """
        a, b = self.outcome.points or self.outcome.score
        return max(a - b, 0), max(b - a, 0)


class Fixture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a match: its id and its options as plain values (``None``: the defaults)."""

    game: str
    options: Any = None


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    """The games to be played and the score sheet.

    >>> match = Match((Fixture("quarto"),) * 3)
    >>> match = match.enter(Outcome.win(Seat.B, "line")).enter(Outcome.draw("full"))
    >>> match.totals, match.last_winner, match.next.game
    ((0, 1), <Seat.B: 'B'>, 'quarto')
    """

    games: tuple[Fixture, ...]
    entries: tuple[Entry, ...] = ()
    #: The most points that a game can cost, if the match ends once the lead is safe.
    stake: int | None = None

    def enter(self, outcome: Outcome) -> Match:
        """Returns the match after one more game. Raises ``ValueError`` if it is over."""
        if self.next is None:
            raise ValueError(f"the match is over after {len(self.entries)} games")
        return msgspec.structs.replace(
            self, entries=(*self.entries, Entry(self.next.game, outcome))
        )

    def entered(self, outcomes: Iterable[Outcome]) -> Match:
        """Returns the match with these outcomes as its score sheet, in linear time.

        >>> Match((Fixture("quarto"),) * 3).entered([Outcome.draw("full")] * 2).next.game
        'quarto'
        """
        played = zip(self.games, outcomes, strict=False)
        entries = tuple(Entry(fixture.game, outcome) for fixture, outcome in played)
        return msgspec.structs.replace(self, entries=entries)

    @property
    def next(self) -> Fixture | None:
        """The next game; ``None`` after the last one or once the lead is safe."""
        played = len(self.entries)
        return self.games[played] if played < len(self.games) and not self.settled else None

    @property
    def totals(self) -> tuple[int, int]:
        """The points of seats A and B."""
        return (
            sum(entry.points[0] for entry in self.entries),
            sum(entry.points[1] for entry in self.entries),
        )

    @property
    def last_winner(self) -> Seat | None:
        """The winner of the latest game that was not a draw."""
        winners = (entry.outcome.winner for entry in reversed(self.entries))
        return next((winner for winner in winners if winner), None)

    @property
    def leader(self) -> Seat | None:
        """The seat with more points; on a tie, the winner of the latest game."""
        a, b = self.totals
        return self.last_winner if a == b else (Seat.A if a > b else Seat.B)

    @property
    def winner(self) -> Seat | None:
        """The winner of the match; ``None`` until it is over."""
        return self.leader if self.next is None else None

    @property
    def settled(self) -> bool:
        """Whether the leader can no longer be caught.

        The lead must exceed the points still available, since the latest winner wins a tie.
        """
        a, b = self.totals
        left = len(self.games) - len(self.entries)
        return self.stake is not None and abs(a - b) > self.stake * left
