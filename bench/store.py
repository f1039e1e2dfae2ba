"""Durable appends per second of the store, by concurrent tables, and ratios within one run."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from fourfold.play import Seat
from fourfold.store import EventRow, GuestRow, SeatRow, Store, TableRow

ACTION = '{"type":"place","square":"b2"}'


def event(seq: int) -> EventRow:
    return EventRow(seq, Seat.A, seq, ACTION, f"{seq}")


async def measure(url: str, together: int, seconds: float = 2.0) -> float:
    """Returns the appends per second with a number of tables writing concurrently."""
    store = await Store.open(url)
    await store.guests.add(GuestRow("g", "G", "en"), f"hash{together}", 0)
    names = [f"{together}-{k}" for k in range(together)]
    for name in names:
        seats = (SeatRow(Seat.A, "g"), SeatRow(Seat.B, "g"))
        row = TableRow(name, "quarto", 1, "{}", "{}", ("A", "B"), 0, seats)
        await store.tables.add(row)
    start = time.perf_counter()

    async def write(name: str) -> int:
        seq = 0
        while time.perf_counter() - start < seconds:
            seq += 1
            await store.events.append(name, [event(seq)])
        return seq

    done = sum(await asyncio.gather(*(write(name) for name in names)))
    passed = time.perf_counter() - start
    await store.close()
    return done / passed


async def main() -> None:
    grid = Grid("tables writing at once", "durable appends a second", "ratio", title="SQLite")
    first = 0.0
    for together in (1, 10, 100, 1000):
        with tempfile.TemporaryDirectory() as folder:
            rate = await measure(f"sqlite+aiosqlite:///{Path(folder)}/bench.db", together)
        first = first or rate
        grid.add_row(f"{together}", f"{rate:,.0f}", f"{rate / first:.1f}")
    Console().print(grid)


if __name__ == "__main__":
    asyncio.run(main())
