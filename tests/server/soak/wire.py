"""A forwarder to a database that can hang, with a process for every connection.

A stopped process keeps both ends open, and nothing comes through until it is continued or killed.
``python -m tests.server.soak.wire PORT TARGET`` is the process that accepts.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.harness.stalls import stopped
from tests.services import free_port

__all__ = ["Wire"]

ROOT = Path(__file__).parents[3]
#: Seconds that the forwarder may take to start.
PATIENCE_SECONDS = 30


class Wire:
    """Forwards connections from a port of its own to a target."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.soak.wire", str(self.port), str(target)]
        self._accepting = subprocess.Popen(command, start_new_session=True, cwd=ROOT)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except ConnectionRefusedError:
                assert time.monotonic() < deadline, "the forwarder did not start"
                time.sleep(0.02)

    @property
    def connections(self) -> list[int]:
        """The ids of the forwarding processes, one for each connection."""
        pid = self._accepting.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    @contextmanager
    def hanging(self, connections: list[int], cut: bool) -> Iterator[None]:
        """Stops these connections within the block; then they continue, or are cut."""
        with stopped(connections):
            try:
                yield
            finally:
                for connection in connections if cut else ():
                    with suppress(ProcessLookupError):
                        os.kill(connection, signal.SIGKILL)

    @contextmanager
    def dead(self) -> Iterator[None]:
        """Stops all connections within the block, including new ones."""
        # Accepting stops first, so that the list of connections is complete.
        with stopped([self._accepting.pid]), stopped(self.connections):
            yield

    def close(self) -> None:
        """Ends all processes and connections."""
        os.killpg(self._accepting.pid, signal.SIGKILL)
        self._accepting.wait()


def _accept(port: int, target: int) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.create_server(("127.0.0.1", port), backlog=100) as listening:
        while True:
            near, _ = listening.accept()
            if os.fork() == 0:
                listening.close()
                with suppress(OSError), near:
                    _forward(near, target)
                os._exit(0)
            near.close()


def _forward(near: socket.socket, target: int) -> None:
    with socket.create_connection(("127.0.0.1", target)) as far:
        for one in (near, far):
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while True:
            for one in select.select([near, far], [], [])[0]:
                data = one.recv(65_536)
                if not data:
                    return
                (far if one is near else near).sendall(data)


if __name__ == "__main__":
    _accept(int(sys.argv[1]), int(sys.argv[2]))
