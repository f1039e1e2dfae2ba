"""The save file of the unfinished game, written after every event."""

from __future__ import annotations

import fcntl
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import msgspec
from platformdirs import user_data_path

from fourfold.play import Instant, Malformed, Record, Table
from fourfold.quarto import GAME, GAMES

__all__ = [
    "OPPONENTS",
    "PERSON",
    "OpponentName",
    "Save",
    "SaveFile",
    "default_path",
    "read_opponent",
]

FORMAT = "fourfold-save-1"

#: A person at the same keyboard, or a level of the computer.
OpponentName = str
PERSON: OpponentName = "person"
OPPONENTS: tuple[OpponentName, ...] = (PERSON, *GAME.bots)

#: Former names of levels, in old saves.
_RENAMED = {"easy": "2", "steady": "4"}


def read_opponent(text: str) -> OpponentName:
    """Returns the opponent with a name. Raises ``Malformed``.

    >>> read_opponent("3")
    '3'
    """
    if text not in OPPONENTS:
        raise Malformed("opponent", text=text, expected=OPPONENTS)
    return text


def default_path() -> Path:
    """Returns the path of the save file on this platform."""
    return user_data_path("fourfold", appauthor=False) / "quarto.json"


class Save(msgspec.Struct, frozen=True):
    """An unfinished game: its table, its opponent and the instant of the save."""

    table: Table[Any, Any, Any]
    opponent: OpponentName
    saved: Instant


class _Written(msgspec.Struct, frozen=True):
    format: str
    opponent: OpponentName
    saved: Instant
    record: msgspec.Raw


class SaveFile:
    """One save file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[str] | None = None

    def claim(self) -> bool:
        """Locks the file until this process ends; returns False if another process has it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = self.path.with_name(f"{self.path.name}.lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def exists(self) -> bool:
        """Returns whether there is a saved game."""
        return self.path.exists() and (not self.path.is_file() or self.path.stat().st_size > 0)

    def load(self) -> Save:
        """Returns the saved game after a replay. Raises ``Malformed`` or ``OSError``."""
        data = self.path.read_bytes()
        try:
            form = msgspec.json.decode(data, type=dict[str, Any]).get("format")
            if form != FORMAT:
                raise Malformed("save-format", found=form, expected=FORMAT)
            written = msgspec.json.decode(data, type=_Written)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed("save-data", problem=str(error)) from error
        opponent = read_opponent(_RENAMED.get(written.opponent, written.opponent))
        table = Record.from_json(bytes(written.record), GAMES).table(GAMES)
        return Save(table, opponent, written.saved)

    def store(self, save: Save) -> None:
        """Replaces the file atomically. Raises ``OSError``."""
        record = msgspec.Raw(Record.of(save.table).json())
        data = msgspec.json.encode(_Written(FORMAT, save.opponent, save.saved, record))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        try:
            with draft.open("wb") as file:
                file.write(data + b"\n")
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        finally:
            draft.unlink(missing_ok=True)

    def clear(self) -> None:
        """Removes the save of a game that is over."""
        self.path.unlink(missing_ok=True)

    def set_aside(self) -> Path | None:
        """Renames an existing file and returns its new path; ``None`` if there is none."""
        aside = self.path.with_name(f"{self.path.stem}-{time.time_ns()}{self.path.suffix}")
        with suppress(FileNotFoundError):
            return self.path.rename(aside)
        return None
