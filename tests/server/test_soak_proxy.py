"""The soak's wire: it forwards, goes dead without a word, and leaves nothing open behind it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator

import pytest

from tests.server.soak.proxy import Proxy


@pytest.fixture
def target() -> Iterator[socket.socket]:
    """What is forwarded to: connections come about though nobody takes them."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


async def test_forwards_both_ways_until_it_is_frozen(target: socket.socket) -> None:
    proxy = Proxy(target.getsockname()[1])
    await proxy.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    writer.write(b"there")
    far = (await asyncio.to_thread(target.accept))[0]
    with far:
        assert await asyncio.to_thread(far.recv, 5, socket.MSG_WAITALL) == b"there"
        far.sendall(b"back")
        assert await reader.readexactly(4) == b"back"
        assert proxy.freeze() == 1
        await asyncio.sleep(0.05)
        far.sendall(b"lost")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.read(4), 0.2)
        await proxy.close()
        await it_is_over(reader)
    writer.transport.abort()


@pytest.mark.parametrize("steps", range(12))
@pytest.mark.parametrize("frozen", [False, True])
async def test_closes_what_is_open_at_any_moment(
    target: socket.socket, *, frozen: bool, steps: int
) -> None:
    """Its own connection onward is not there yet at some of these moments, nor is its task."""
    proxy = Proxy(target.getsockname()[1])
    await proxy.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    for _ in range(steps):
        await asyncio.sleep(0)
    if frozen:
        proxy.freeze()
        await asyncio.sleep(0.01)
    await proxy.close()
    await it_is_over(reader)
    writer.transport.abort()


async def it_is_over(reader: asyncio.StreamReader) -> None:
    """The other side hears of the end."""
    with contextlib.suppress(ConnectionResetError):
        assert await asyncio.wait_for(reader.read(), 5) == b""
