"""The structure of the rules: parts, little inheritance, and one file per game."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType
from typing import Any

import pytest

import fourfold.pentaraduga
from fourfold.pentaraduga import games, parts
from fourfold.pentaraduga.bots.rows import FullsMind
from fourfold.pentaraduga.games.fulls import Fulls, FullsOptions, FullsView
from fourfold.pentaraduga.rules.describe import describe

HERE = Path(inspect.getfile(fourfold.pentaraduga)).parent
MODULES = [
    import_module(found.name)
    for found in walk_packages(fourfold.pentaraduga.__path__, "fourfold.pentaraduga.")
]
CLASSES = [
    one
    for module in MODULES
    for one in vars(module).values()
    if isinstance(one, type) and one.__module__ == module.__name__
]


def line_of(one: type) -> list[type]:
    """Returns the classes of this package that a class inherits from, itself first."""
    return [base for base in one.__mro__ if base.__module__.startswith("fourfold.pentaraduga")]


@pytest.mark.parametrize("one", CLASSES, ids=lambda one: one.__qualname__)
def test_inheritance_is_at_most_two_levels_deep(one: type) -> None:
    assert len(line_of(one)) <= 3


@pytest.mark.parametrize("one", CLASSES, ids=lambda one: one.__qualname__)
def test_a_method_is_in_at_most_two_classes_of_a_line(one: type) -> None:
    named = sorted(
        name
        for base in line_of(one)
        for name, value in vars(base).items()
        if isinstance(value, FunctionType | property) and not name.startswith("__")
    )
    assert [name for name, same in groupby(named) if len(list(same)) > 2] == []


def sources() -> Iterator[tuple[str, str]]:
    for file in sorted(HERE.rglob("*.py")):
        yield str(file.relative_to(HERE)), file.read_text(encoding="utf-8")


def test_nothing_waits_to_be_implemented() -> None:
    assert [name for name, text in sources() if "NotImplementedError" in text] == []


def imported(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize(
    "part", sorted(Path(parts.__path__[0]).glob("[a-z]*.py")), ids=lambda part: part.stem
)
def test_a_part_knows_no_other_part_and_no_game(part: Path) -> None:
    names = list(imported(part.read_text(encoding="utf-8")))
    known = ("parts", "games", "family", "bots", "race_rules", "screen_rules", "exchange_rules")
    assert [
        one for one in names if one.removeprefix("fourfold.pentaraduga.").startswith(known)
    ] == []


@pytest.mark.parametrize(
    "part", sorted(Path(parts.__path__[0]).glob("[a-z]*.py")), ids=lambda part: part.stem
)
def test_every_part_has_a_test_of_its_own(part: Path) -> None:
    assert Path(__file__).parents[1].joinpath("parts", f"test_{part.stem}.py").is_file()


def test_every_game_is_a_file() -> None:
    files = {file.stem for file in Path(games.__path__[0]).glob("[a-z]*.py")}
    assert files == {game.word.replace("-", "_") for game in games.GAMES.values()}


# What a descriptor lacks


def described(**changes: Any) -> None:
    known: dict[str, Any] = {
        "options": FullsOptions,
        "view": FullsView,
        "style": "turns",
        "age": 9,
        "mind": FullsMind,
        "page": "fulls",
        "emblem": "oYgU@0,2 yOrR@0,0",
    }
    describe(changes.pop("own", Fulls), **{**known, **changes})


class Unfinished:
    """A game that forgets most of its rules."""

    game = "unfinished"

    def __init__(self, options: Any) -> None:
        self.options = options


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({"own": Unfinished}, "The game unfinished lacks .*Unfinished.opening, Unfinished.act"),
        ({"page": "chess"}, "The game fulls lacks pages/en/chess.md, pages/ru/chess.md"),
        ({"emblem": ""}, "The game fulls lacks an emblem"),
        ({"emblem": "oRoU@0,0 rOrU@9,9"}, "The game fulls lacks an emblem in one piece"),
    ],
)
def test_what_a_game_lacks_is_named(changes: dict[str, Any], names: str) -> None:
    with pytest.raises(TypeError, match=names):
        described(**changes)
