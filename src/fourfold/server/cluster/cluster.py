"""The other processes of the same server: what this process tells them and asks about them.

The store is the source of truth; Redis only signals that there is something to read. Changes by
other processes arrive through ``dispatcher.py``.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from fourfold.play import Instant, Seat
from fourfold.server.background import Background
from fourfold.server.cluster.coalescer import Coalescer
from fourfold.server.cluster.pubsub import TableBus
from fourfold.server.live.parts.audience import Audience
from fourfold.server.live.parts.presence import Elsewhere
from fourfold.server.live.seekers import Seekers
from fourfold.server.timing.pulse import Pulse
from fourfold.server.timing.uptime import Uptime
from fourfold.store import Glance, SeekerRow, Store

__all__ = ["Cluster", "Peers", "Sighting"]

#: A process counts as dead if its last mark, the watermark that a heartbeat writes, is older.
SILENT_MS: Instant = 60_000
#: A process whose last mark is older cannot take moves now: a healthy one marks every two seconds.
STALE_MS: Instant = 3_000


class Sighting(NamedTuple):
    """What the store says of a table, and who is connected to other live processes."""

    glance: Glance
    elsewhere: Elsewhere


class Peers:
    """Stands in for the other processes where there are none; the base class of ``Cluster``."""

    #: Whether other processes may write to the same tables.
    is_shared = False

    def __init__(self, store: Store, seekers: Seekers) -> None:
        self._store = store
        self._seekers = seekers

    @property
    def is_connected(self) -> bool | None:
        """Whether Redis can be reached; None without Redis."""
        return None

    async def bus(self) -> int | None:
        """Returns the number of the bus, the Redis of this server; None if there is none."""
        return None

    def start(self) -> None:
        """Starts to publish."""

    async def close(self) -> None:
        """Closes the connection to Redis."""

    def follow(self, table: str, audience: Audience) -> None:
        """Subscribes to a table that is live from now on."""

    def leave(self, table: str) -> None:
        """Unsubscribes from a table that is no longer live."""

    def publish(self, table: str, seq: int | None = None) -> None:
        """Wakes other processes to read what is new of a table, up to event ``seq``."""

    def note_presence(self, table: str) -> None:
        """Records who is connected here, for other processes; then pairing looks for partners."""
        self._seekers.look()

    def owns(self, table: str) -> bool:
        """Returns whether this process owns a table that nobody is connected to."""
        return True

    async def sight(self, tables: Collection[str]) -> dict[str, Sighting]:
        """Reads what other processes may have changed; deleted tables are left out."""
        return {}

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether everything that these processes received until an instant is on disk."""
        return not runs

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns since when all of these processes have been silent; None if one is not."""
        return None

    async def seekers(self, here: Collection[str]) -> list[SeekerRow]:
        """Returns the seekers at the tables ``here``, the longest wait first."""
        return await self._store.seats.seekers(here) if here else []

    async def meet(self) -> Mapping[int, Instant]:
        """Reloads the live processes; returns those that have died since, with their last marks."""
        return {}


class Cluster(Peers):
    """Several processes over one database, which wake each other through Redis."""

    is_shared = True

    def __init__(
        self,
        store: Store,
        seekers: Seekers,
        redis: str,
        uptime: Uptime,
        pulse: Pulse,
        background: Background,
    ) -> None:
        super().__init__(store, seekers)
        #: Called with a table that another process has changed, and the number of its last event;
        #: None for other changes.
        self.on_wake: Callable[[str, int | None], None] = lambda table, seq: None
        self._uptime = uptime
        self._pulse = pulse
        self._background = background
        #: The live runs, each with its last mark.
        self._alive: dict[int, Instant] = {}
        #: The audiences of the tables that are live here.
        self._audiences: dict[str, Audience] = {}
        #: Coalesces the tables whose presence waits to be written.
        self._noting = Coalescer(background.spawn, self._note)
        self._wakes = TableBus(redis, lambda table, seq: self.on_wake(table, seq), store.runs.join)

    @property
    def is_connected(self) -> bool | None:
        """Whether Redis can be reached."""
        return self._wakes.connected

    async def bus(self) -> int | None:
        """Returns the number of this bus, the same for all its processes; None if unreachable."""
        return await self._wakes.bus()

    def start(self) -> None:
        """Starts to publish and to receive."""
        self._background.spawn(self._wakes.run())

    async def close(self) -> None:
        """Closes the connection to Redis."""
        await self._wakes.close()

    def follow(self, table: str, audience: Audience) -> None:
        """Subscribes to a table that is live from now on; ``on_wake`` is called once at once."""
        self._audiences[table] = audience
        self._wakes.follow(table)

    def leave(self, table: str) -> None:
        """Unsubscribes from a table that is no longer live."""
        self._audiences.pop(table, None)
        self._wakes.leave(table)

    def publish(self, table: str, seq: int | None = None) -> None:
        """Wakes other processes to read what is new of a table, up to event ``seq``."""
        self._wakes.tell(table, seq)

    def note_presence(self, table: str) -> None:
        """Records who is connected here, for other processes; then pairing looks for partners."""
        self._noting.add(table)

    async def _note(self, tables: set[str]) -> None:
        """Writes who is connected here to these tables, and wakes the other processes.

        Waits until an outage is over and its time is credited: from then on players may act through
        another process.
        """
        await self._uptime.reachable()
        live = {table: self._audiences.get(table) for table in tables}
        present = {
            table: () if audience is None else audience.spoken_for
            for table, audience in live.items()
        }
        await self._store.presence.note(self._uptime.run, present)
        for table in tables:
            self.publish(table)
        self._seekers.look()

    def owns(self, table: str) -> bool:
        """Returns whether this process owns an abandoned table, by rendezvous hashing."""
        mine = self._uptime.run
        return mine == max(
            {*self._alive, mine}, key=lambda run: zlib.crc32(f"{run} {table}".encode())
        )

    async def sight(self, tables: Collection[str]) -> dict[str, Sighting]:
        """Reads what other processes may have changed; deleted tables are left out."""
        seen = await self._store.presence.glance(tables)
        await self._know({run for glance in seen.values() for _, run in glance.present})
        return {
            table: Sighting(glance, self._elsewhere(glance.present))
            for table, glance in seen.items()
        }

    async def _know(self, runs: set[int]) -> None:
        """Reloads the live processes if one of these is unknown: it may have just begun."""
        if runs - self._alive.keys():
            self._alive |= await self._store.runs.alive()

    def _elsewhere(self, present: frozenset[tuple[Seat, int]]) -> Elsewhere:
        """Returns, by seat, the other live processes to which its player is connected."""
        found: dict[Seat, frozenset[int]] = {}
        for seat, run in present:
            if run in self._alive and run not in self._uptime.own:
                found[seat] = found.get(seat, frozenset()) | {run}
        return found

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether everything that these processes received until an instant is on disk."""
        if not runs:
            return True
        marks = await self._store.runs.marks(runs)
        return all(marks.get(run, 0) >= at for run in runs)

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns the last mark of these processes if it is stale, otherwise None."""
        mark = max((await self._store.runs.marks(runs)).values(), default=None)
        return mark if mark is not None and self._pulse.now() - mark >= STALE_MS else None

    async def seekers(self, here: Collection[str]) -> list[SeekerRow]:
        """Returns the seekers who are connected to any live process, the longest wait first."""
        found = await self._store.seats.seekers()
        await self._know({run for seeker in found for run in seeker.runs})
        return [seeker for seeker in found if seeker.runs & self._alive.keys()]

    async def meet(self) -> Mapping[int, Instant]:
        """Reloads the live processes; returns those that have died since, with their last marks.

        A process that has been silent for a minute counts as dead, whatever locks it holds.
        """
        found, now = await self._store.runs.alive(), self._pulse.now()
        mine, before, outages = self._uptime.run, self._alive, self._uptime.outages
        # A process that stood still as long as this one has had no time to write a mark.
        recovering = bool(outages) and now - outages[-1][1] < SILENT_MS
        self._alive = {
            run: mark
            for run, mark in found.items()
            if run == mine or recovering or now - mark < SILENT_MS
        }
        gone = before.keys() - self._alive.keys() - {mine}
        return await self._store.runs.marks(gone) if gone else {}

    async def forget_dead(self) -> None:
        """Deletes the presence of players at dead processes."""
        await self._store.presence.forget({*self._alive, self._uptime.run})
