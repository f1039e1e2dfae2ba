"""A match: a series of games, of one kind or of several, and its running score."""

from __future__ import annotations

import msgspec

from fourfold.play.values import Outcome, Seat

__all__ = ["Entry", "Match"]


class Entry(msgspec.Struct, frozen=True):
    """One line of the score sheet."""

    game: str
    outcome: Outcome

    @property
    def points(self) -> tuple[int, int]:
        """The difference to the winner, nothing to the other.

        >>> Entry("squares", Outcome(Seat.A, "checked", (4, 1))).points
        (3, 0)
        """
        a, b = self.outcome.score
        return max(a - b, 0), max(b - a, 0)


class Match(msgspec.Struct, frozen=True):
    """The games to be played, by id, and the score sheet so far.

    >>> match = Match(("quarto",) * 3)
    >>> match = match.enter(Outcome.win(Seat.B, "line")).enter(Outcome.draw("full"))
    >>> match.totals, match.last_winner, match.next_game
    ((0, 1), <Seat.B: 'B'>, 'quarto')
    """

    games: tuple[str, ...]
    entries: tuple[Entry, ...] = ()

    def enter(self, outcome: Outcome) -> Match:
        """The match after one more game."""
        if self.next_game is None:
            raise ValueError(f"all {len(self.games)} games of the match have been played")
        return Match(self.games, (*self.entries, Entry(self.next_game, outcome)))

    @property
    def next_game(self) -> str | None:
        """The game to play now, or ``None`` after the last."""
        return self.games[len(self.entries)] if len(self.entries) < len(self.games) else None

    @property
    def totals(self) -> tuple[int, int]:
        """The sums of both columns."""
        return (
            sum(entry.points[0] for entry in self.entries),
            sum(entry.points[1] for entry in self.entries),
        )

    @property
    def last_winner(self) -> Seat | None:
        """Who won the most recent game that was not a draw."""
        winners = (entry.outcome.winner for entry in reversed(self.entries))
        return next((winner for winner in winners if winner), None)

    @property
    def leader(self) -> Seat | None:
        """Who would win now: the larger sum, and with equal sums whoever won last."""
        a, b = self.totals
        return self.last_winner if a == b else (Seat.A if a > b else Seat.B)

    @property
    def winner(self) -> Seat | None:
        """Who has won the match, once all games are played."""
        return self.leader if self.next_game is None else None

    def settled(self, most: int) -> bool:
        """Whether the leader can no longer be caught, if a game is worth at most so many points.

        A lead of exactly that would be a tie, and a tie goes to whoever won last.

        >>> Match(("quarto",) * 3).enter(Outcome.win(Seat.A, "line")).settled(1)
        False
        >>> Match(("quarto",) * 3, (Entry("quarto", Outcome.win(Seat.A, "line")),) * 2).settled(1)
        True
        """
        a, b = self.totals
        return abs(a - b) > most * (len(self.games) - len(self.entries))
