"""Checkpoints of long computations: one line per finished part, so that they can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

__all__ = ["PartsDone", "kept_lines"]


class PartsDone(NamedTuple):
    """The progress of a computation: how many parts of all are done."""

    done: int
    all: int


def kept_lines(checkpoint: Path) -> list[str]:
    """Returns the complete lines of a checkpoint, and truncates the file after them.

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
