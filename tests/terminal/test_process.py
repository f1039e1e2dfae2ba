"""The real program in a pseudo-terminal: started, played, killed and restarted."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

from fourfold.quarto import Square
from fourfold.terminal.saves import SaveFile


class Terminal:
    """``fourfold quarto play`` in a pseudo-terminal of 80 × 24 characters."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm-256color", **environment})
            command = [sys.executable, "-m", "fourfold.cli", "quarto", "play", *arguments]
            os.execv(sys.executable, command)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 30) -> None:
        """Reads until the program has written this text."""
        deadline = time.monotonic() + seconds
        while text not in self.seen:
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self.end], [], [], max(0, left))
            assert ready, f"{text!r} was not shown in {seconds} s: {self.seen[-2000:]!r}"
            self.seen += os.read(self.end, 65_536).decode(errors="replace")
        self.seen = self.seen.partition(text)[2]

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def end_with(self, number: int = 0) -> int:
        """Kills the program, or waits for its end; returns its wait status."""
        if number:
            os.kill(self.pid, number)
        while True:
            try:
                ready, _, _ = select.select([self.end], [], [], 30)
                assert ready, "the program does not end"
                if not os.read(self.end, 65_536):
                    break
            except OSError:  # The pseudo-terminal closes with the program.
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return status


def wait_until_saved(file: SaveFile, position: str) -> None:
    deadline = time.monotonic() + 30
    while not (file.exists() and str(file.load().table.state.position) == position):
        assert time.monotonic() < deadline, f"{position} was not saved"
        time.sleep(0.02)


def test_a_killed_game_is_resumed(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "save.json")
    arguments = ("--save", str(file.path), "--set", "starter=first")
    first = Terminal(*arguments, "--against", "person", "--names", "Ann,Bo")
    first.wait_for("Ann: choose a piece")
    first.type("f\r")
    first.wait_for("Bo: place the")
    first.type("b2\r")
    wait_until_saved(file, "..../..../.f../.... -")
    assert os.WIFSIGNALED(first.end_with(signal.SIGKILL))

    second = Terminal(*arguments)
    second.wait_for("Go on with the unfinished game")
    second.type("\r")
    second.wait_for("Bo: choose a piece")
    second.type("0\r")
    wait_until_saved(file, "..../..../.f../.... 0")
    second.type("\x11")  # Ctrl-Q
    assert os.waitstatus_to_exitcode(second.end_with()) == 0
    assert file.load().table.state.position[Square.B2]


def test_the_program_plays_without_colour(tmp_path: Path) -> None:
    save = str(tmp_path / "save.json")
    terminal = Terminal("--against", "person", "--save", save, NO_COLOR="1")
    terminal.wait_for("▓▓▓")
    terminal.type("\x11")
    assert os.waitstatus_to_exitcode(terminal.end_with()) == 0
