"""Converts training games from the exchange format to lessons without comments.

    python -m scripts.trainings FILE FOLDER

In an existing lesson, only the record is replaced.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.learning.remarks import CORNERS, Remark
from fourfold.pentaraduga.learning.trainings import Training, read_trainings

_RECORD = re.compile(r"^record = '''\n.*?'''\n", re.DOTALL | re.MULTILINE)


def lesson(training: Training) -> str:
    """Returns a training game as the text of a lesson."""
    parts = [_record(training)]
    for data in training.data.get("checks", ()):
        if data.get("kind") in (None, CORNERS):
            known = {key: data[key] for key in Remark.__struct_fields__ if key in data}
            parts.append(
                "[[remarks]]\n" + "".join(f"{key} = {_toml(known[key])}\n" for key in known)
            )
    return "\n".join(parts)


def _record(training: Training) -> str:
    return f"record = '''\n{training.record().text(GAMES)}'''\n"


def _toml(value: object) -> str:
    """Returns a scalar as TOML, where strings, numbers and booleans look as in JSON."""
    return msgspec.json.encode(value).decode()


def main() -> None:
    """Writes all lessons of a file into a folder."""
    source, folder = map(Path, sys.argv[1:])
    for training in read_trainings(source.read_bytes()):
        page = folder / f"{training.id}.toml"
        text = lesson(training)
        if page.exists():
            head, kept = _RECORD.split(page.read_text(encoding="utf-8"))
            text = head + _record(training) + kept
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
