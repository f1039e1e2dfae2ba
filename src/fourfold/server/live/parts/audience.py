"""The audience of one table: who listens, what each was sent last, and who is present."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Protocol

import msgspec

from fourfold.play import AnyTable, FourfoldError, Instant, Offers, Seat, update, view
from fourfold.play.tables.stream import TableView, news_since
from fourfold.play.tables.table import AUDIENCES
from fourfold.server import wire
from fourfold.server.live.parts.presence import Elsewhere, PlayerPresence, SeatRows, seat_set
from fourfold.server.live.parts.step import Step
from fourfold.server.timing.slices import sliced

__all__ = ["Audience", "Listener"]

#: A listener who has missed more news gets them in slices.
AT_ONCE_NEWS = 100


class Listener(Protocol):
    """A connection that receives the stream of one seat or of a spectator."""

    seat: Seat | None
    guest: str | None
    version: int

    def send(self, message: msgspec.Struct) -> None:
        """Queues a message without waiting."""

    def drop(self) -> None:
        """Closes the connection; the client may reconnect."""


class Audience:
    """The listeners of a table in this process, and where its players are connected."""

    __slots__ = (
        "_clock",
        "_connected",
        "_players",
        "_presence_sent",
        "_spectators",
        "presence",
        "receipts",
    )

    def __init__(self, clock: Callable[[], Instant]) -> None:
        self.presence = PlayerPresence()
        #: The received actions that are not on disk yet.
        self.receipts: list[Step] = []
        self._clock = clock
        self._players: set[Listener] = set()
        #: There may be thousands of them.
        self._spectators: set[Listener] = set()
        #: Since when each seat has been connected to this process.
        self._connected: dict[Seat, Instant] = {}
        self._presence_sent: dict[str, bool] = {}

    @property
    def has_listeners(self) -> bool:
        """Whether anybody is connected, player or spectator."""
        return bool(self._players or self._spectators)

    def __iter__(self) -> Iterator[Listener]:
        return iter((*self._spectators, *self._players))

    # Presence

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose players are connected to this process."""
        return self.presence.here

    @property
    def spoken_for(self) -> frozenset[Seat]:
        """The seats that are connected to this process or have an action waiting in it."""
        return self.here.union(one.asker for one in self.receipts if one.asker)

    @property
    def waiting_since(self) -> Instant | None:
        """When the oldest waiting action arrived; None if none waits."""
        return min((one.arrived for one in self.receipts if one.arrived is not None), default=None)

    def connected_since(self, seat: Seat | None) -> Instant | None:
        """Returns since when a seat has been connected here; None if it is not.

        Without a seat, returns the earliest of all seats.
        """
        if seat:
            return self._connected.get(seat)
        return min(self._connected.values(), default=None)

    def connect_elsewhere(self, elsewhere: Elsewhere) -> bool:
        """Replaces who is connected to other processes; returns whether that is a change."""
        if elsewhere == self.presence.elsewhere:
            return False
        self.presence = PlayerPresence(self.here, elsewhere)
        return True

    def tell_presence(self, seats: SeatRows) -> None:
        """Sends the presence of players to all listeners if it has changed."""
        present = self._present(seats)
        if present != self._presence_sent:
            self._presence_sent = present
            self.send(wire.PresenceMessage(self._clock(), present))

    def _present(self, seats: SeatRows) -> dict[str, bool]:
        return {
            row.seat.value: self.presence.has(row.seat) or row.level is not None for row in seats
        }

    # Coming and going

    async def tell_history(
        self, listener: Listener, table: AnyTable, stuck: FourfoldError | None
    ) -> None:
        """Sends a long history, in slices, to a listener that is about to be added.

        ``add`` sends a short history, and whatever has happened meanwhile.
        """
        seat, since = listener.seat, listener.version
        version = table.versions[AUDIENCES.index(seat)]
        missed = version - since if 0 <= since <= version else version
        if missed <= AT_ONCE_NEWS:
            return
        news = [one async for some in sliced(news_since(table, seat, since)) for one in some]
        seen = _seen(view(table, seat), stuck)
        _send(listener, wire.Told(self._clock(), version, seen, tuple(reversed(news))))

    def add(
        self,
        listener: Listener,
        table: AnyTable,
        seats: SeatRows,
        stuck: FourfoldError | None,
    ) -> None:
        """Adds a listener: sends the update that it has missed, and every update from now on."""
        if listener.seat:
            self._players.add(listener)
            self._connected.setdefault(listener.seat, self._clock())
            self._set_here()
        else:
            self._spectators.add(listener)
        _send(listener, self._told(table, listener.seat, listener.version, stuck))
        listener.send(wire.PresenceMessage(self._clock(), self._present(seats)))
        if stuck:
            code, facts = stuck.code, wire.facts_of(stuck)
            listener.send(wire.Refused(self._clock(), None, code, facts, str(stuck)))

    def remove(self, listener: Listener) -> None:
        """Removes a listener."""
        self._spectators.discard(listener)
        if listener.seat:
            self._players.discard(listener)
            self._set_here()
            if listener.seat not in self.here:
                self._connected.pop(listener.seat, None)

    def _set_here(self) -> None:
        here = seat_set(one.seat for one in self._players if one.seat)
        if here != self.here:
            self.presence = PlayerPresence(here, self.presence.elsewhere)

    def drop(self, which: Callable[[Listener], bool] = lambda _: True) -> None:
        """Closes the connections of all listeners, or of some."""
        for listener in filter(which, self):
            listener.drop()

    # Telling

    def send(self, message: msgspec.Struct) -> None:
        """Sends a message to all listeners."""
        for listener in self:
            listener.send(message)

    async def tell_in_turn(self, table: AnyTable, actor: Seat | None) -> None:
        """Sends updates to spectators first and to the actor last.

        Each is sent before the next view is computed: how long that takes depends on what the view
        shows, and others must not learn anything from the delay.
        """
        if self._spectators and self._tell(self._spectators, table):
            await asyncio.sleep(0)  # Sends before the next view is computed.
        if actor:
            other = [one for one in self._players if one.seat is not actor]
            if other and self._tell(other, table):
                await asyncio.sleep(0)
        self.tell(table)

    def tell(self, table: AnyTable, stuck: FourfoldError | None = None) -> None:
        """Sends all listeners the updates that they have missed."""
        self._tell(chain(self._spectators, self._players), table, stuck)

    def _tell(
        self, listeners: Iterable[Listener], table: AnyTable, stuck: FourfoldError | None = None
    ) -> bool:
        """Sends these listeners their updates; returns whether there were any."""
        told: dict[tuple[Seat | None, int], wire.Told] = {}  # Spectators share one update.
        for listener in tuple(listeners):
            seat, version = key = listener.seat, listener.version
            if table.versions[AUDIENCES.index(seat)] > version:
                if key not in told:
                    told[key] = self._told(table, seat, version, stuck)
                _send(listener, told[key])
        return bool(told)

    def _told(
        self, table: AnyTable, seat: Seat | None, since: int, stuck: FourfoldError | None
    ) -> wire.Told:
        """Returns the update for a listener who has seen version ``since``."""
        told = update(table, seat, since)
        return wire.Told(self._clock(), told.version, _seen(told.view, stuck), told.news)


def _seen(seen: TableView, stuck: FourfoldError | None) -> TableView:
    """Returns the view, without actions and clock if the table is read-only."""
    if not stuck:
        return seen
    return msgspec.structs.replace(
        seen, offers=Offers(), acts=(), deadline=None, remaining=None, on_clock=None
    )


def _send(listener: Listener, told: wire.Told) -> None:
    listener.version = told.version
    listener.send(told)
