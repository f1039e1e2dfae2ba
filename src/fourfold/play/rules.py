"""The one protocol that all games follow: pure functions over immutable values."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, TypeVar

from fourfold.play.values import Act, Due, Event, Instant, Offers, Outcome, Seat, SetUp

__all__ = ["Rules"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")


class Rules(Protocol[S, A, D]):
    """One game with its options.

    Time and chance come in as arguments. Instants are the game's own: milliseconds since its start,
    in which pauses and the server's downtime do not exist. A seat of ``None`` in ``apply`` is the
    clock, in ``view`` and ``news`` a spectator.
    """

    @property
    def game(self) -> str:
        """The id of the game in the catalogue."""

    @property
    def version(self) -> int:
        """Grows when a change makes old logs fold differently."""

    @property
    def options(self) -> Any:
        """The options in force, as a value that can be written into a record."""

    def deal(self, chance: Random, last_winner: Seat | None = None) -> D:
        """All chance of a game, drawn at once; ``last_winner`` is who won last in this match."""

    def set_up_of(self, deal: D) -> SetUp | None:
        """How this deal was set up; ``None`` if chance has dealt it."""

    def start(self, deal: D) -> S:
        """The state before the first action."""

    def offers(self, state: S, seat: Seat) -> Offers[A]:
        """What this seat may try now; ``apply`` accepts all of its actions."""

    def choices(self, state: S, seat: Seat, prefix: A) -> Offers[A]:
        """How a compound action can go on from ``prefix``."""

    def apply(self, state: S, seat: Seat | None, action: A, at: Instant) -> S:
        """The state after the action. Raises ``Illegal``, and then nothing has happened."""

    def due(self, state: S) -> Due[A] | None:
        """The next deadline, and what the clock does then."""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Returns whose actions the game needs to go on: never nobody's before its end.

        The others may have something to do as well, such as a late call, but cannot help it on.
        Everybody may know this.
        """

    def view(self, state: S, seat: Seat | None) -> Any:
        """What this seat may see, and nothing more."""

    def news(self, before: S, event: Event[A], after: S, seat: Seat | None) -> Any:
        """The event as this seat may know it; ``None`` if it may not know of it at all."""

    def final(self, before: S, event: Event[A], after: S) -> bool:
        """Whether the event cannot be taken back: it showed something hidden or ran a race."""

    def forfeit(self, state: S, seat: Seat, reason: str) -> Outcome:
        """What it is worth when this seat gives the game up, for a reason that is the table's."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, once it has."""
