"""The shelf of generated problems by kind and difficulty, and the problem of the day."""

from __future__ import annotations

import tomllib
from datetime import date
from importlib.resources import files
from random import Random
from typing import NamedTuple

from fourfold.pentaraduga.solving.generator import DIFFICULTIES, KINDS, SEEDS, id_of, problems
from fourfold.pentaraduga.solving.problems import Problem, ProblemKind

__all__ = ["SHELF", "Shelved", "daily"]


class Shelved(NamedTuple):
    """A problem by its id, without the work of generating it."""

    id: str
    kind: ProblemKind
    difficulty: int


def _shelf() -> list[Shelved]:
    text = files(__package__).joinpath("shelf.toml").read_text(encoding="utf-8")
    seeds = tomllib.loads(text)
    return [
        Shelved(id_of(kind, seed), kind, difficulty)
        for kind in KINDS
        for difficulty in DIFFICULTIES
        for seed in seeds[kind][str(difficulty)]
    ]


#: The problems by kind, the easiest of each first.
SHELF = _shelf()


def daily(day: date) -> Problem:
    """Returns the problem of a day; kinds and difficulties take turns.

    >>> monday = daily(date(2026, 11, 16))
    >>> monday.id, monday.kind, monday.difficulty
    ('squares-plus-9d021811', 'squares+', 2)
    """
    number = day.toordinal()
    kind, difficulty = KINDS[number % len(KINDS)], DIFFICULTIES[number % len(DIFFICULTIES)]
    seed = Random(f"daily {day.isoformat()}").randrange(len(SEEDS))
    return next(problems(kind, seed, difficulty))
