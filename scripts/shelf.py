"""Writes the shelf of problems, ``pentaraduga/solving/shelf.toml``: ``python -m scripts.shelf``."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import fourfold
from fourfold.pentaraduga.solving.generator import DIFFICULTIES, KINDS, problems
from fourfold.pentaraduga.solving.problems import ProblemKind

EACH = 12


def seeds(kind: ProblemKind, difficulty: int) -> str:
    """Returns the first seeds whose problems have a difficulty, as TOML."""
    found = islice(problems(kind, 0, difficulty), EACH)
    return ", ".join(f"0x{one.id.rpartition('-')[2].lstrip('0') or 0}" for one in found)


def main() -> None:
    """Writes the file."""
    lines = ["# Seeds of problems by kind and difficulty; written by python -m scripts.shelf."]
    for kind in KINDS:
        lines += ["", f'["{kind}"]']
        lines += [f"{difficulty} = [{seeds(kind, difficulty)}]" for difficulty in DIFFICULTIES]
    path = Path(fourfold.__file__).parent / "pentaraduga" / "solving" / "shelf.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
