"""Commands interrupted by Ctrl-C in a terminal."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys


def interrupted(*command: str, when: str) -> str:
    """Runs a command, interrupts it once the terminal shows a text, and returns its output.

    Checks that it ends as interrupted, without a traceback.
    """
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "fourfold.cli", *command],
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
        env=os.environ | {"TERM": "xterm"},
    )
    os.close(theirs)
    seen = ""
    while not re.search(when, seen):
        seen += os.read(ours, 4096).decode(errors="replace")
    # A terminal sends Ctrl-C to the whole process group.
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    seen += _rest(ours)
    assert process.returncode == 130
    assert "Traceback" not in seen
    return out.decode()


def _rest(terminal: int) -> str:
    seen = b""
    try:
        while more := os.read(terminal, 4096):
            seen += more
    except OSError:  # Raised at the end of a pseudo-terminal.
        pass
    finally:
        os.close(terminal)
    return seen.decode(errors="replace")
