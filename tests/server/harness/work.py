"""Counts the calls that a server makes before each message of a live table."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import msgspec

import fourfold
from fourfold.play import Act, Seat
from fourfold.server.app import create_app
from fourfold.server.live.hall import Hall
from fourfold.server.live.table import LiveTable
from fourfold.store import SeatRow, TableRow
from tests.server.harness.party import Still
from tests.server.harness.twins import PACE_MS, Played

HOME = str(Path(fourfold.__file__).parent)
_numbers = count()
_INSTANT = re.compile(rb"\b18\d{11}\b")
#: Whether the current task is the measured action; other tasks of the server run concurrently.
_ours: ContextVar[bool] = ContextVar("ours", default=False)


class Meter:
    """Counts the calls of our own code, including those to the kernel, during an action."""

    def __init__(self) -> None:
        self.calls = 0

    @contextmanager
    def running(self) -> Iterator[None]:
        """Counts within the block."""
        before = sys.getprofile()
        sys.setprofile(self._count)
        try:
            yield
        finally:
            sys.setprofile(before)

    def _count(self, frame: FrameType, what: str, _: Any) -> None:
        if what in ("call", "c_call") and frame.f_code.co_filename.startswith(HOME) and _ours.get():
            self.calls += 1


class Told(NamedTuple):
    """A message, and the number of calls made before it was sent."""

    calls: int
    message: bytes


class Listening:
    """The connection of one seat or of a spectator."""

    guest: str | None = None

    def __init__(self, seat: Seat | None, meter: Meter, rank: int, started: int) -> None:
        self.seat, self.version = seat, 0
        self.told: list[Told] = []
        self._meter, self._rank, self._started = meter, rank, started

    def __hash__(self) -> int:
        # A set of small hashes is iterated in their order.
        return self._rank

    def send(self, message: msgspec.Struct) -> None:
        """Records a message with its instants relative to the start."""
        text = msgspec.json.encode(message)
        text = _INSTANT.sub(lambda found: b"%013d" % (int(found[0]) - self._started), text)
        self.told.append(Told(self._meter.calls, text))

    def drop(self) -> None:
        """Fails: no listener may be dropped here."""
        raise AssertionError


class Stage:
    """A server at which games are played without a network."""

    def __init__(self, hall: Hall, clock: Still) -> None:
        self._hall, self._clock = hall, clock

    async def perform(
        self, game: str, options: Any, played: Played, audience: Seat | None
    ) -> list[list[Told]]:
        """Plays a game; returns what this audience is told by each action, after all others."""
        meter, number = Meter(), next(_numbers)
        row = TableRow(
            id=f"table-{number:06}",
            game=game,
            rules=1,
            options=msgspec.json.encode(options).decode(),
            deal=played.deal,
            players=("Ann", "Bo"),
            started=self._clock(),
            seats=(SeatRow(Seat.A), SeatRow(Seat.B)),
            invite=f"invite-{number}",
        )
        live = await self._hall.tables.add(row)
        ears = [
            Listening(seat, meter, 3 if seat is audience else rank, row.started)
            for rank, seat in enumerate((Seat.A, Seat.B, None))
        ]
        for ear in ears:
            live.listen(ear)
        (own,) = (ear for ear in ears if ear.seat is audience)
        heard = [own.told]
        for index, (seat, act) in enumerate(played.acts):
            self._clock.ahead += PACE_MS
            own.told, meter.calls = [], 0
            action = live.game.read_action(msgspec.json.decode(act))
            with meter.running():
                await asyncio.create_task(_act(live, seat, action, f"id-{index}"))
            heard.append(own.told)
        own.told = []
        for ear in ears:
            live.leave(ear)
        return heard


async def _act(live: LiveTable, seat: Seat, action: Act, name: str) -> None:
    _ours.set(True)
    await live.act(seat, action, name)


@asynccontextmanager
async def stage(database: Path) -> AsyncIterator[Stage]:
    """Yields a server over this database."""
    clock = Still()
    app = create_app(f"sqlite+aiosqlite:///{database}", clock=clock, grace=10**9, pool_size=1)
    async with app.router.lifespan_context(app):
        yield Stage(app.state.hall, clock)
