"""Checks SQLite's write-ahead log in the same way as SQLite's recovery, before that runs.

Recovery stops at the first frame with a wrong checksum, and silently ignores the frames after it.
After a power failure that is right: the last transaction may be torn, and it was never
acknowledged. But if two or more commits follow, the disk has lost acknowledged transactions. The
format is SQLite's "WAL file format".
"""

from __future__ import annotations

import contextlib
import struct
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

__all__ = ["Log", "read_log"]

#: The magic number of the log's header; its last bit says whether checksums are big-endian.
MAGIC = 0x377F0682
HEADER_BYTES, FRAME_HEADER_BYTES = 32, 24
#: The offset of the page size in a database file.
PAGE_SIZE_AT = 16

_HEADER = struct.Struct(">8I")
#: Page, size of the database after a commit (else zero), two salts, two checksums.
_FRAME = struct.Struct(">6I")
_WORD = 0xFFFFFFFF
_BIG_ENDIAN_HERE = array("I", [1]).tobytes()[-1] == 1

Sums = tuple[int, int]


class Log(msgspec.Struct, frozen=True):
    """The contents of a write-ahead log: what recovery finds, and what it would ignore."""

    #: Commits that recovery finds.
    commits: int = 0
    #: The frames of this log from the first unusable one on, and the commits among them.
    lost_frames: int = 0
    lost_commits: int = 0

    @property
    def damaged(self) -> bool:
        """Whether acknowledged commits would be lost: a torn one was never acknowledged."""
        return self.lost_commits >= 2


def read_log(database: Path) -> Log:
    """Reads the log of a database file; a missing log counts as empty.

    Reads about 10 MB a second; SQLite keeps a log near 4 MB unless a reader stays open for long.
    """
    with contextlib.suppress(FileNotFoundError), Path(f"{database}-wal").open("rb") as file:
        header = file.read(HEADER_BYTES)
        if len(header) == HEADER_BYTES:
            return _read(file, header, database)
    return Log()


def _read(file: IO[bytes], header: bytes, database: Path) -> Log:
    magic, _, page_size, _, *salts, first, second = _HEADER.unpack(header)
    big_endian = bool(magic & 1)
    sums = _checksum(header[: HEADER_BYTES - 8], (0, 0), big_endian)
    whole = magic & ~1 == MAGIC and sums == (first, second) and _is_page_size(page_size)
    if not whole:
        page_size = _page_size(database)
    commits = lost_frames = lost_commits = 0
    salts_of_log = tuple(salts) if whole else None
    for frame, data in _frames(file, page_size):
        page, committed, *frame_salts, first, second = _FRAME.unpack(frame)
        if salts_of_log is None:  # The salts in the header may be damaged.
            salts_of_log = tuple(frame_salts)
        ours = tuple(frame_salts) == salts_of_log
        if whole:
            sums = _checksum(frame[:8], sums, big_endian)
            sums = _checksum(data, sums, big_endian)
            whole = ours and page != 0 and sums == (first, second)
        if whole:
            commits += bool(committed)
        elif ours:
            lost_frames += 1
            lost_commits += bool(committed)
    return Log(commits, lost_frames, lost_commits)


def _frames(file: IO[bytes], page_size: int) -> Iterator[tuple[bytes, bytes]]:
    """Yields the header and the page of every complete frame."""
    while page_size:
        frame = file.read(FRAME_HEADER_BYTES + page_size)
        if len(frame) < FRAME_HEADER_BYTES + page_size:
            return
        yield frame[:FRAME_HEADER_BYTES], frame[FRAME_HEADER_BYTES:]


def _checksum(data: bytes, sums: Sums, big_endian: bool) -> Sums:
    words = array("I", data)
    if big_endian != _BIG_ENDIAN_HERE:
        words.byteswap()
    first, second = sums
    pairs = iter(words)
    for one, two in zip(pairs, pairs, strict=True):
        first = (first + one + second) & _WORD
        second = (second + two + first) & _WORD
    return first, second


def _page_size(database: Path) -> int:
    """Returns the page size that a database file states, or zero if it states none."""
    with contextlib.suppress(OSError), database.open("rb") as file:
        file.seek(PAGE_SIZE_AT)
        size = int.from_bytes(file.read(2), "big")
        size = 65_536 if size == 1 else size  # 65,536 does not fit into two bytes.
        return size if _is_page_size(size) else 0
    return 0


def _is_page_size(size: int) -> bool:
    return 512 <= size <= 65_536 and size & (size - 1) == 0
