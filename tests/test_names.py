"""One name, one meaning: no two public classes or type aliases of the package share a name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import fourfold

SOURCE = Path(fourfold.__file__).parent
#: Names that Quarto and Pentaraduga each define, and why both need them.
OF_EACH_FAMILY = {
    "Action": "the union of its actions, which ``Rules`` is generic over",
    "Computer": "the bot that its descriptor makes for a level",
    "Deal": "all chance of its games, which ``Rules`` is generic over",
    "Level": "the parameters of its bot, which differ",
    "Options": "what can be agreed at its tables, read from its own names",
    "State": "the state of its games, which ``Rules`` is generic over",
    "TimeUp": "the action of its clock, part of its union of actions",
    "View": "what a seat sees of its games",
}
FAMILIES = {"quarto", "pentaraduga"}


class Definition(NamedTuple):
    """A public class or type alias of a module."""

    name: str
    file: Path
    line: int

    @property
    def package(self) -> str:
        """The first folder below the package."""
        return self.file.relative_to(SOURCE).parts[0]

    def __str__(self) -> str:
        return f"{self.file.relative_to(SOURCE.parent)}:{self.line}"


def definitions(file: Path) -> Iterator[Definition]:
    """Yields the public classes and type aliases at module level; type variables are neither."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield Definition(name, file, node.lineno)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_alias(name, value):
                yield Definition(name, file, node.lineno)


def _is_alias(name: str, value: ast.expr) -> bool:
    makes_variable = isinstance(value, ast.Call) and "TypeVar" in ast.unparse(value.func)
    return name[0].isupper() and not name.isupper() and not makes_variable


def by_name() -> dict[str, list[Definition]]:
    """Returns all definitions of the package by their names."""
    found: dict[str, list[Definition]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for definition in definitions(file):
            found.setdefault(definition.name, []).append(definition)
    return found


def test_no_two_classes_or_aliases_share_a_name() -> None:
    twins = [
        f"{name}: {' and '.join(map(str, places))}"
        for name, places in by_name().items()
        if len(places) > 1 and name not in OF_EACH_FAMILY
    ]
    assert not twins, "rename one of each:\n" + "\n".join(twins)


def test_names_of_each_family_are_defined_once_in_both() -> None:
    known = by_name()
    for name in OF_EACH_FAMILY:
        places = known.get(name, [])
        packages = [place.package for place in places]
        assert sorted(packages) == sorted(FAMILIES), f"{name}: {' and '.join(map(str, places))}"


def test_the_walk_finds_classes_and_aliases_but_no_variables(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        "class Found: ...\nclass _Private: ...\nAlso = int | str\nT = TypeVar('T')\n"
        "Kind = TypeVar('Kind')\nGiven = TypeVarTuple('Given')\nLIMIT = 3\ndef Function(): ...\n",
        encoding="utf-8",
    )
    assert [(one.name, one.line) for one in definitions(file)] == [("Found", 1), ("Also", 3)]
