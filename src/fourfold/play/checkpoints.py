"""Long work that may be stopped: what is done is kept, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

__all__ = ["Step", "kept_lines"]


class Step(NamedTuple):
    """How far the work is: parts done, of how many."""

    done: int
    all: int


def kept_lines(checkpoint: Path) -> list[str]:
    """The lines of a checkpoint; the last one may have been cut off, and is then cut away.

    >>> kept_lines(Path("no such file"))
    []
    """
    if not checkpoint.exists():
        return []
    data = checkpoint.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        checkpoint.write_bytes(whole)
    return whole.decode().splitlines()
