"""Detects a damaged database: by checks, and by errors in use.

SQLite has no checksums for its pages: a check finds broken structure, not a changed letter. The
write-ahead log has checksums, which are verified before SQLite recovers from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import ExceptionContext

from fourfold.play import Malformed
from fourfold.store.backends.wal import Log, read_log

__all__ = ["Damage", "require_whole_log", "salvage"]

log = logging.getLogger("fourfold.damage")

#: How long the check before serving may take: 1 GB takes about six seconds.
START_SECONDS = 10.0
#: The pause between checks: at least this long, and this many times as long as the last check.
REST_SECONDS, REST_FACTOR = 600.0, 100
#: The pause before a log that looks damaged is read again: a process may just be writing it.
AGAIN_SECONDS = 0.2
#: The error codes of SQLite and PostgreSQL for damage.
_SQLITE_CODES = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_STATES = {"XX001", "XX002"}


class Damage:
    """The known damage of a database. Only a SQLite file is checked for more."""

    def __init__(self, file: Path | None) -> None:
        #: The first problem that was found; it stays until the process ends.
        self.problem: str | None = None
        self._file = file
        self._thread = ThreadPoolExecutor(1, "damage") if file else None
        self._checking: sqlite3.Connection | None = None
        self._closed = False

    def met(self, context: ExceptionContext) -> None:
        """Records an error in use if it means damage."""
        error = context.original_exception
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in _SQLITE_CODES or getattr(error, "sqlstate", None) in _STATES:
            self._note(str(error))

    async def check(self, seconds: float | None = None) -> None:
        """Checks for damage in a separate thread, for so many seconds at most."""
        if self._thread and not self._closed:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._look, seconds)

    async def watch(self) -> None:
        """Checks for damage regularly, for at most a hundredth of the time."""
        while self._thread:
            start = time.monotonic()
            await self.check()
            await asyncio.sleep(max(REST_SECONDS, REST_FACTOR * (time.monotonic() - start)))

    async def close(self) -> None:
        """Interrupts a running check."""
        self._closed = True
        if self._thread:
            self._interrupt()
            await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)

    def _look(self, seconds: float | None) -> None:
        timer = threading.Timer(seconds, self._interrupt) if seconds else None
        try:
            where = f"{Path(str(self._file)).absolute().as_uri()}?mode=ro"
            with contextlib.closing(
                sqlite3.connect(where, uri=True, check_same_thread=False)
            ) as connection:
                self._checking = connection
                if timer:
                    timer.start()
                if self._closed:
                    return
                (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if said != "ok":
                    self._note(said)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF in _SQLITE_CODES:
                self._note(str(error))
            elif error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                log.warning("database_check_failed", extra={"error": str(error)})
            elif not self._closed:
                log.warning("database_check_given_up", extra={"seconds": seconds})
        finally:
            self._checking = None
            if timer:
                timer.cancel()

    def _interrupt(self) -> None:
        if connection := self._checking:
            with contextlib.suppress(sqlite3.ProgrammingError):  # It was closed just now.
                connection.interrupt()

    def _note(self, problem: str) -> None:
        if self.problem is None:
            self.problem = problem.replace("\n", " ")
            log.error("database_damaged", extra={"problem": self.problem, "file": str(self._file)})


def require_whole_log(database: Path) -> None:
    """Raises ``Malformed`` if SQLite would lose acknowledged commits when it opens the file."""
    found = read_log(database)
    if found.damaged:
        time.sleep(AGAIN_SECONDS)
        if found == read_log(database):  # Otherwise a process has it open: there is no recovery.
            raise Malformed(
                "database-log",
                path=f"{database}-wal",
                database=str(database),
                frames=found.lost_frames,
                commits=found.lost_commits,
            )


def salvage(database: Path, copy: Path) -> Log:
    """Copies a database and its log as they are, then lets SQLite recover what it can.

    Returns what the log held.
    """
    found = read_log(database)
    for end in ("", "-wal"):
        with contextlib.suppress(FileNotFoundError):
            shutil.copy2(f"{database}{end}", f"{copy}{end}")
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return found
