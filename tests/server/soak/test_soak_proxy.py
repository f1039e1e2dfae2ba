"""The proxies of the soak: they forward, go dead, and leave nothing open."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator

import pytest

from tests.server.soak.proxy import Proxy
from tests.server.soak.wire import Wire


@pytest.fixture
def target() -> Iterator[socket.socket]:
    """Yields a listening socket, to which connections succeed before they are accepted."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


async def test_a_proxy_forwards_both_ways_until_it_is_frozen(target: socket.socket) -> None:
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
            async with asyncio.timeout(0.2):
                await reader.read(4)
        await proxy.close()
        await assert_closed(reader)
    writer.transport.abort()


@pytest.mark.parametrize("steps", range(12))
@pytest.mark.parametrize("frozen", [False, True])
async def test_a_proxy_closes_all_connections_at_any_moment(
    target: socket.socket, *, frozen: bool, steps: int
) -> None:
    """At some of these moments its task or its connection to the target does not exist yet."""
    proxy = Proxy(target.getsockname()[1])
    await proxy.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    for _ in range(steps):
        await asyncio.sleep(0)
    if frozen:
        proxy.freeze()
        await asyncio.sleep(0.01)
    await proxy.close()
    await assert_closed(reader)
    writer.transport.abort()


async def assert_closed(reader: asyncio.StreamReader) -> None:
    """Asserts that the other side has closed the connection."""
    with contextlib.suppress(ConnectionResetError):
        async with asyncio.timeout(5):
            assert await reader.read() == b""


async def test_a_proxy_notes_when_bytes_went_through(target: socket.socket) -> None:
    proxy = Proxy(target.getsockname()[1])
    await proxy.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    client, before = writer.get_extra_info("sockname")[1], time.monotonic()
    writer.write(b"there")
    far = (await asyncio.to_thread(target.accept))[0]
    with far:
        await asyncio.to_thread(far.recv, 5, socket.MSG_WAITALL)
        assert proxy.onward(client) == far.getpeername()[1]
        passed = proxy.passed(client, before)
        assert passed is not None
        assert before <= passed <= time.monotonic()
        proxy.freeze()
        writer.write(b"lost")
        await asyncio.sleep(0.1)
        assert proxy.passed(client, time.monotonic() - 0.05) is None
    await proxy.close()
    await assert_closed(reader)
    writer.transport.abort()


@pytest.mark.parametrize("cut", [False, True])
def test_a_hung_wire_goes_on_or_is_cut(target: socket.socket, *, cut: bool) -> None:
    wire = Wire(target.getsockname()[1])
    try:
        target.accept()[0].close()  # The wire was probed for readiness.
        with socket.create_connection(("127.0.0.1", wire.port), timeout=20) as near:
            far = target.accept()[0]
            with far:
                near.sendall(b"there")
                assert far.recv(5, socket.MSG_WAITALL) == b"there"
                with wire.hanging(wire.connections, cut):
                    far.settimeout(0.2)
                    near.sendall(b"later")
                    with pytest.raises(TimeoutError):
                        far.recv(5)
                far.settimeout(20)
                with contextlib.suppress(ConnectionResetError):
                    assert far.recv(5, socket.MSG_WAITALL) == (b"" if cut else b"later")
                with wire.dead(), socket.create_connection(("127.0.0.1", wire.port)):
                    target.settimeout(0.2)
                    with pytest.raises(TimeoutError):
                        target.accept()
    finally:
        wire.close()
