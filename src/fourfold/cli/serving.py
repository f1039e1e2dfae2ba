"""Running the web app. Apart from the command, so that other commands start without a server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator

import uvicorn

from fourfold.cli.output import say
from fourfold.play import Malformed
from fourfold.server.app import configuration, create_app
from fourfold.server.logs import configure
from fourfold.store import Store

__all__ = ["open_store", "run"]


def run(host: str, port: int, url: str, *, open_browser: bool, log_json: bool) -> None:
    """Serves until it is told to stop; then finishes what it has begun."""
    configure(log_json)
    # A database that cannot be opened is better told now, in a line, than by a server that fails.
    asyncio.run(_close(url))
    listening = _listen(host, port)
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{name}:{listening.getsockname()[1]}/"
    app = create_app(url)
    asyncio.run(_run(Server(configuration(app)), listening, address, open_browser))


async def open_store(url: str, upgrade: bool = True) -> Store:
    """The store, or a line that says why not."""
    try:
        return await Store.open(url, upgrade)
    except Exception as error:
        why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise Malformed("database", why=why) from error


async def _close(url: str) -> None:
    await (await open_store(url)).close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Malformed("port", port=str(port), host=host, why=error.strerror) from error
    return listening


def _has_screen() -> bool:
    """Whether a browser would have a window; one in this terminal would only be in the way."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)


class Server(uvicorn.Server):
    """Uvicorn that leaves the signals to us: a server that was asked to stop ends well."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal asks, the second one insists."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


async def _run(
    server: uvicorn.Server, listening: socket.socket, address: str, open_browser: bool
) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        sys.stdout.write(say("cli-serving", address=address) + "\n")
        sys.stdout.flush()
        if open_browser and _has_screen():
            webbrowser.open(address)
    await serving
    logging.shutdown()
