"""``fourfold serve`` as its users run it, in a process that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


class Process:
    """A server that has said where it is; what it complains about goes to ``log``."""

    def __init__(
        self,
        database: str,
        port: int,
        *more: str,
        environment: Mapping[str, str] | None = None,
        log: Path = Path(os.devnull),
    ) -> None:
        command = [sys.executable, "-m", "fourfold.cli", "serve", "--port", str(port)]
        with log.open("ab") as complaints:
            self._process = subprocess.Popen(
                [*command, "--database", database, *more],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=complaints,
                start_new_session=True,
                env=os.environ | (environment or {}),
            )
        self.pid = self._process.pid
        assert self._process.stdout
        line = self._process.stdout.readline().decode()
        assert "Fourfold is at http://localhost:" in line, (line, log)
        self.port = int(line.rsplit(":", 1)[1].strip().rstrip("/"))

    def workers(self) -> list[int]:
        """The processes that serve, if there are several."""
        parent = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        children = [Path(f"/proc/{pid}") for pid in parent.read_text().split()]
        # The supervisor has another child, which watches over shared memory.
        serving = [child for child in children if b"spawn_main" in _command(child)]
        return [int(child.name) for child in serving]

    def signal(self, number: int) -> None:
        """Sends a signal to the server."""
        self._process.send_signal(number)

    def end(self, number: int) -> int:
        """Sends a signal to the server and waits for it; its workers go with it."""
        if number == signal.SIGKILL:
            os.killpg(self.pid, number)
        else:
            self.signal(number)
        assert self._process.stdout
        self._process.stdout.close()
        return self._process.wait(60)


def _command(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""
