"""Ctrl-C, as a person at a terminal means it."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys


def interrupted(*command: str, when: str) -> str:
    """What a command prints that is interrupted once the terminal shows this.

    It must end as interrupted, without a traceback.
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
    # As a terminal does it: everybody hears Ctrl-C.
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
    except OSError:  # That is how a terminal ends.
        pass
    finally:
        os.close(terminal)
    return seen.decode(errors="replace")
