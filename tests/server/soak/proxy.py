"""A proxy whose connections can go dead: they stay open, and nothing comes through."""

from __future__ import annotations

import asyncio
import contextlib
import time
from bisect import bisect_left
from collections import defaultdict

__all__ = ["Proxy"]


class Proxy:
    """Forwards connections to a port; frozen ones stay open and carry nothing any more."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._alive: set[asyncio.Task[None]] = set()
        #: All open ends, including those of frozen connections.
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        #: By the client's port: that of the connection to the target, and when bytes went through.
        self._onward: dict[int, int] = {}
        self._passed: dict[int, list[float]] = defaultdict(list)
        self.port = 0

    async def start(self) -> None:
        """Listens on a port of its own."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def onward(self, client: int) -> int | None:
        """Returns the port of the connection to the target for a client's port."""
        return self._onward.get(client)

    def passed(self, client: int, since: float) -> float | None:
        """Returns when bytes of this client first went through since a moment, or None."""
        moments = self._passed[client]
        index = bisect_left(moments, since)
        return moments[index] if index < len(moments) else None

    def freeze(self) -> int:
        """Freezes all open connections; returns their number."""
        frozen = len(self._alive)
        for task in self._alive:
            task.cancel("frozen")
        return frozen

    async def close(self) -> None:
        """Stops listening and ends all connections."""
        assert self._server
        self._server.close()
        self.freeze()
        await asyncio.gather(*self._alive, return_exceptions=True)
        self._end(*self._ends)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Registers a connection at once, since a task may be cancelled before its first step."""
        self._ends.add(writer)
        assert self._server
        if not self._server.is_serving():
            self._end(writer)
            return
        task = asyncio.create_task(self._forward(reader, writer))
        self._alive.add(task)
        task.add_done_callback(self._alive.discard)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Copies both ways until one side ends; a cancellation leaves both ends open."""
        try:
            answers, onward = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            self._end(writer)
            return
        self._ends.add(onward)
        client = writer.get_extra_info("peername")[1]
        self._onward[client] = onward.get_extra_info("sockname")[1]
        passed = self._passed[client] = []
        copying = [
            asyncio.create_task(_copy(reader, onward, passed)),
            asyncio.create_task(_copy(answers, writer, [])),
        ]
        try:
            await asyncio.wait(copying, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in copying:
                one.cancel()
            await asyncio.gather(*copying, return_exceptions=True)
        self._end(writer, onward)

    def _end(self, *writers: asyncio.StreamWriter) -> None:
        for writer in writers:
            self._ends.discard(writer)
            writer.transport.abort()


async def _copy(
    source: asyncio.StreamReader, target: asyncio.StreamWriter, passed: list[float]
) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)
            passed.append(time.monotonic())
            await target.drain()
