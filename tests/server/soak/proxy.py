"""A wire that can go dead without a word: connections stay open, and nothing comes through."""

from __future__ import annotations

import asyncio
import contextlib


class Proxy:
    """Forwards connections to a port; those that are frozen are never heard of again."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._alive: set[asyncio.Task[None]] = set()
        self._frozen: list[asyncio.StreamWriter] = []
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        """Listens on a port of its own."""
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def freeze(self) -> int:
        """Lets everything that is open now go dead; how many connections that were."""
        frozen = [task for task in self._alive if not task.done()]
        for task in frozen:
            task.cancel("frozen")
        return len(frozen)

    async def close(self) -> None:
        """Ends all of it."""
        assert self._server
        self._server.close()
        for task in self._alive:
            task.cancel()
        await asyncio.gather(*self._alive, return_exceptions=True)
        for writer in self._frozen:
            writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._alive.add(task)
        try:
            onward = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            self._alive.discard(task)
            return
        try:
            there = asyncio.ensure_future(_copy(reader, onward[1]))
            back = asyncio.ensure_future(_copy(onward[0], writer))
            try:
                await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in (there, back):
                    one.cancel()
                await asyncio.gather(there, back, return_exceptions=True)
        except asyncio.CancelledError:
            self._frozen += [writer, onward[1]]
        else:
            writer.transport.abort()
            onward[1].transport.abort()
        finally:
            self._alive.discard(task)


async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
