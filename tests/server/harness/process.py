"""``fourfold serve`` as its users run it, in a process that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

__all__ = ["Process", "accepted_by"]

ROOT = Path(__file__).parents[3]


class Process:
    """A server that has printed its address; its stderr goes to ``log``."""

    def __init__(
        self,
        database: str,
        port: int,
        *more: str,
        environment: Mapping[str, str] | None = None,
        log: Path = Path(os.devnull),
        program: str = "fourfold.cli",
    ) -> None:
        command = [sys.executable, "-m", program, "serve", "--port", str(port)]
        with log.open("ab") as stderr:
            self._process = subprocess.Popen(
                [*command, "--database", database, *more],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=stderr,
                start_new_session=True,
                env=os.environ | (environment or {}),
                cwd=ROOT,
            )
        self.pid = self._process.pid
        assert self._process.stdout
        line = self._process.stdout.readline().decode()
        assert "Fourfold is at http://localhost:" in line, (line, log)
        self.port = int(line.rsplit(":", 1)[1].strip().rstrip("/"))

    def workers(self) -> list[int]:
        """Returns the ids of the worker processes, if there are several."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/children")
        children = [
            Path(f"/proc/{pid}") for thread in threads for pid in thread.read_text().split()
        ]
        # The supervisor has another child, the resource tracker of multiprocessing.
        serving = [child for child in children if b"spawn_main" in _command(child)]
        return [int(child.name) for child in serving]

    def signal(self, number: int) -> None:
        """Sends a signal to the server."""
        self._process.send_signal(number)

    def end(self, number: int) -> int:
        """Sends a signal, waits for the end of the server, and returns its exit code.

        SIGKILL goes to its workers as well.
        """
        if number == signal.SIGKILL:
            os.killpg(self.pid, number)
        else:
            self.signal(number)
        assert self._process.stdout
        self._process.stdout.close()
        return self._process.wait(60)


def accepted_by(processes: Iterable[int], port: int, clients: Collection[int]) -> dict[int, int]:
    """Maps ports of clients to the process that has accepted their connection to this port."""
    held = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        local, remote = (int(one.rpartition(":")[2], 16) for one in fields[1:3])
        if local == port and remote in clients:
            held[f"socket:[{fields[9]}]"] = remote
    found = {}
    for process in processes:
        with suppress(FileNotFoundError, ProcessLookupError):
            for file in Path(f"/proc/{process}/fd").iterdir():
                with suppress(FileNotFoundError):
                    if (client := held.get(str(file.readlink()))) is not None:
                        found[client] = process
    return found


def _command(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""
