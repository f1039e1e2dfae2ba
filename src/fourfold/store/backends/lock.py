"""An exclusive lock on a SQLite database: one server at a time.

The lock is the operating system's, on a file beside the database, so that it is released however
the process ends. The file stays; the holder that it names is valid only while it is locked.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

import msgspec

from fourfold.play import Malformed

__all__ = ["Holder", "exclusive_file"]

#: How long a server waits for its predecessor to release the lock, and how often it tries.
PATIENCE_SECONDS, RETRY_SECONDS = 5.0, 0.1


class Holder(msgspec.Struct, frozen=True):
    """The server that holds a database: its process, its machine, and since when."""

    pid: int = 0
    host: str = "?"
    since: str = "?"

    @classmethod
    def me(cls) -> Holder:
        """Describes this process."""
        now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
        return cls(os.getpid(), socket.gethostname(), now)


@contextlib.asynccontextmanager
async def exclusive_file(database: Path) -> AsyncIterator[None]:
    """Holds the lock of a SQLite database within the block.

    Raises ``Malformed`` if another server does not release it in time.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    with database.with_name(f"{database.name}.lock").open("a+b") as file:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not _try_lock(file):
            if time.monotonic() >= deadline:
                holder = _read(file)
                facts = msgspec.structs.asdict(holder) | {"pid": str(holder.pid or "?")}
                raise Malformed("database-taken", where=str(database), **facts)
            await asyncio.sleep(RETRY_SECONDS)
        file.seek(0)
        file.truncate()
        file.write(msgspec.json.encode(Holder.me()))
        file.flush()
        yield  # Closing the file releases the lock.


def _read(file: IO[bytes]) -> Holder:
    """Returns who holds the lock; unknown if the holder has not written its name yet."""
    file.seek(0)
    try:
        return msgspec.json.decode(file.read(1_000), type=Holder)
    except (OSError, msgspec.DecodeError):
        return Holder()


if sys.platform == "win32":
    import msvcrt

    #: Windows lets nobody read a locked byte, so the lock is on a byte far behind the text.
    FAR_BYTE = 1 << 30

    def _try_lock(file: IO[bytes]) -> bool:
        file.seek(FAR_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
