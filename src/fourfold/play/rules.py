"""The protocol that all games implement: pure functions over immutable values."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, TypeVar

from fourfold.play.values import Act, Due, Event, Instant, Offers, Outcome, Seat, SetUp

__all__ = ["Rules"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")


class Rules(Protocol[S, A, D]):
    """The rules of one game with its options.

    Time and randomness are arguments. Instants are game time: milliseconds since the start, without
    pauses and server downtime. A seat of ``None`` is the clock in ``apply``, and a spectator in
    ``view`` and ``news``.
    """

    @property
    def game(self) -> str:
        """The id of the game in the catalogue."""

    @property
    def version(self) -> int:
        """The version of the rules; a change that makes old logs fold differently raises it."""

    @property
    def options(self) -> Any:
        """The options, as a value that a record can store."""

    def deal(self, chance: Random, last_winner: Seat | None = None) -> D:
        """Returns a random deal: all randomness of a game.

        ``last_winner`` is the winner of the latest game of the match.
        """

    def set_up_of(self, deal: D) -> SetUp | None:
        """Returns how a deal was set up; ``None`` for a random deal."""

    def start(self, deal: D) -> S:
        """Returns the state before the first action."""

    def offers(self, state: S, seat: Seat) -> Offers[A]:
        """Returns what a seat may try now; ``apply`` accepts all of its ``actions``."""

    def choices(self, state: S, seat: Seat, prefix: A) -> Offers[A]:
        """Returns the possible continuations of a compound action from ``prefix``."""

    def apply(self, state: S, seat: Seat | None, action: A, at: Instant) -> S:
        """Returns the state after an action. Raises ``Illegal`` if the rules refuse it."""

    def due(self, state: S) -> Due[A] | None:
        """Returns the next deadline and the clock's action; ``None`` if there is none."""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Returns the seats whose action the game needs to go on; at least one before its end.

        The other seat may have optional actions, such as a late call. The result is public.
        """

    def view(self, state: S, seat: Seat | None) -> Any:
        """Returns exactly what a seat may see."""

    def news(self, before: S, event: Event[A], after: S, seat: Seat | None) -> Any:
        """Returns an event as a seat may know it; ``None`` if it is hidden from the seat."""

    def final(self, before: S, event: Event[A], after: S) -> bool:
        """Returns whether an event cannot be taken back, as it revealed a secret or ran a race."""

    def forfeit(self, state: S, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome when a seat forfeits, for a reason such as ``resigned``."""

    def outcome(self, state: S) -> Outcome | None:
        """Returns the outcome of a finished game, or ``None``."""
