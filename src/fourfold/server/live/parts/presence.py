"""Presence: which players are connected, to this process and to others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from fourfold.play import Seat
from fourfold.play.values import SEATS
from fourfold.store import SeatRow

__all__ = ["Elsewhere", "PlayerPresence", "SeatRows", "people", "seat_set", "voice"]

#: By seat, the runs of other processes to which its player is connected.
Elsewhere = Mapping[Seat, frozenset[int]]
SeatRows = tuple[SeatRow, SeatRow]


#: Shared sets of seats: saves memory per table.
_SETS = {one: one for one in map(frozenset, ((), *((seat,) for seat in SEATS), SEATS))}


def seat_set(seats: Iterable[Seat]) -> frozenset[Seat]:
    """Returns a shared set of these seats."""
    return _SETS[frozenset(seats)]


def voice(seat: Seat, seats: SeatRows) -> Seat:
    """Returns the seat whose connections decide where a seat acts: the opponent's for a bot."""
    return seat.other if seats[seat.index].level else seat


def people(seats: SeatRows) -> frozenset[Seat]:
    """Returns the seats of people if two different guests play, otherwise none."""
    a, b = seats
    both = a.guest and b.guest and a.guest != b.guest
    return seat_set(SEATS if both else ())


class PlayerPresence(msgspec.Struct, frozen=True):
    """Who is connected where; a change makes a new value.

    >>> presence = PlayerPresence(frozenset({Seat.A}), {Seat.B: frozenset({7})})
    >>> presence.has(Seat.B), presence.is_only_elsewhere(Seat.A), presence.is_only_elsewhere(Seat.B)
    (True, False, True)
    """

    #: The seats whose players are connected to this process.
    here: frozenset[Seat] = frozenset()
    elsewhere: Elsewhere = {}

    def has(self, seat: Seat) -> bool:
        """Returns whether the player of a seat is connected to any process."""
        return seat in self.here or seat in self.elsewhere

    def is_only_elsewhere(self, seat: Seat | None) -> bool:
        """Returns whether the player of a seat is connected only to other processes."""
        return seat in self.elsewhere and seat not in self.here

    def heard(self, seats: SeatRows) -> frozenset[Seat]:
        """Returns the seats that can act here: all but those connected only elsewhere."""
        return frozenset(seat for seat in SEATS if not self.is_only_elsewhere(voice(seat, seats)))

    def runs(self, seat: Seat | None, seats: SeatRows) -> frozenset[int]:
        """Returns the other processes that may have received an action of a seat, or of either."""
        if not self.elsewhere:
            return frozenset()
        voices = (voice(seat, seats),) if seat else SEATS
        return frozenset(run for one in voices for run in self.elsewhere.get(one, ()))
