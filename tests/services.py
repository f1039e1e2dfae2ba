"""Private PostgreSQL and Redis servers for tests, from Debian's packages, on loopback."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def programs() -> Path:
    """Returns the folder of PostgreSQL's programs on Debian."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    assert found, "PostgreSQL is missing: apt-get install postgresql"
    return found[-1].parent


def free_port() -> int:
    """Returns a free port on loopback."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Postgres:
    """One server in a temporary folder."""

    def __init__(self) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="fourfold-postgres-"))
        # PostgreSQL refuses to run as root.
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self._as_user:
            shutil.chown(self._home, "postgres", "postgres")
        self.port = free_port()
        self._run("initdb", "-D", "data", "-U", "fourfold", "-A", "trust", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        """Starts it, for the first time or again; returns when it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self._home}"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def halt(self) -> None:
        """Kills the server like a crash, without a shutdown."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stops all processes of the server within the block, like a hanging disk."""
        # The first line of this file is the id of the postmaster.
        first = int((self._home / "data" / "postmaster.pid").read_text().split()[0])
        _signal([first], signal.SIGSTOP)  # It can start no further process.
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        processes = [first, *(int(pid) for pid in children)]
        _signal(processes, signal.SIGSTOP)
        try:
            yield
        finally:
            _signal(processes, signal.SIGCONT)

    def create(self, name: str) -> str:
        """Creates an empty database and returns its URL."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "fourfold", name)
        return f"postgresql+asyncpg://fourfold@127.0.0.1:{self.port}/{name}"

    def copy(self, url: str, name: str) -> str:
        """Dumps a database in use, restores it under another name, and returns the new URL."""
        there = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "fourfold")
        self._run("pg_dump", *there, "-Fc", "-f", f"{name}.dump", url.rsplit("/", 1)[1])
        copied = self.create(name)
        self._run("pg_restore", *there, "--exit-on-error", "-d", name, f"{name}.dump")
        return copied

    def stop(self) -> None:
        """Stops the server and removes its folder."""
        self.halt()
        shutil.rmtree(self._home)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, str(programs() / program), *arguments]
        done = (
            subprocess.run(
                command,
                cwd=self._home,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                check=False,
            )
            if program != "pg_ctl"
            else subprocess.run(
                # The server keeps its output open, so reading a pipe would never end.
                command,
                cwd=self._home,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )
        )
        assert done.returncode == 0, (program, done.stderr)


def _signal(processes: list[int], number: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


class Redis:
    """One Redis server without persistence."""

    def __init__(self) -> None:
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"redis://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """Starts it, for the first time or again; returns when it answers."""
        command = ["redis-server", "--port", str(self._port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL
        )
        while True:
            assert self._process.poll() is None, "Redis does not start"
            try:
                socket.create_connection(("127.0.0.1", self._port)).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.02)

    def stop(self) -> None:
        """Kills the server; its data is lost."""
        assert self._process
        self._process.kill()
        self._process.wait()
