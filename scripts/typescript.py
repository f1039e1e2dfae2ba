"""Writes the types of everything on the wire as TypeScript, from the msgspec types of the server.

``python -m scripts.typescript`` writes ``web/src/server/wire.ts``; with ``--check`` it writes
nothing and fails if the file is out of date. The types are found from the requests and responses of
``server/api/operations.py``, the messages of ``server/wire.py`` and the games of the
catalogue.
"""

from __future__ import annotations

import ast
import inspect as source
import json
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, takewhile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from fourfold.catalogue import GAMES
from fourfold.pentaraduga.core.pictures import Palette
from fourfold.pentaraduga.learning import pages, texts, walkthrough
from fourfold.pentaraduga.solving import problems
from fourfold.pentaraduga.solving.solver import Objective
from fourfold.play import Game, Offers, SetUp, TableView
from fourfold.play.tables.acts import RequestKind, any_act
from fourfold.play.tables.stream import News
from fourfold.quarto.lines import Line
from fourfold.quarto.solving.solver import Value
from fourfold.server import wire, wire_problems
from fourfold.server.api import learning
from fourfold.server.api.operations import OPERATIONS, Operation

__all__ = ["FILE", "Unwritable", "module"]

FILE = Path(__file__).parent.parent / "web" / "src" / "server" / "wire.ts"
#: As Prettier is configured (``web/.prettierrc.json``).
WIDTH = 120

HEADER = """\
// Generated from the server's types by `python -m scripts.typescript`; `make check` compares them.
/** Everything that goes over the wire; docs/protocol.md is the contract. */

/** The version of all this, which a page says first. */
export const PROTOCOL = {protocol};
"""

#: Names in TypeScript for types that are not classes, each with the type and its comment.
ALIASES: Mapping[str, tuple[Any, str]] = {
    "Text": (texts.Text, "Running text: words, and what is marked in it."),
    "Block": (pages.Block, "A part of a page."),
    "Line": (Line, "Four squares in a row, or neighbours that make a square."),
    "Value": (Value, "What a position of Quarto is worth to the player to move."),
    "Objective": (Objective, "What the best figure of a hand is sought for."),
    "ProblemKind": (problems.ProblemKind, "A kind of problems."),
    "Lack": (problems.Lack, "What a try lacks to solve its problem."),
    "Palette": (Palette, "The colours of pictures."),
    "DuelKind": (wire_problems.DuelKind, "A kind of duels."),
    "Trainer": (learning.Trainer, "What there are questions for, to train."),
    "SetUp": (
        SetUp,
        "How a game was set up; `known`: somebody may know what others cannot see.",
    ),
    "RequestKind": (RequestKind, "What a player can ask the other for."),
    "ClientMessage": (wire.ClientMessage, "What a page says at a table."),
    "ServerMessage": (wire.ServerMessage, "What a page hears at a table."),
    "AnalysisRequest": (wire.AnalysisRequest, "What a page asks the solver."),
    "AnalysisMessage": (wire.AnalysisMessage, "What the solver answers."),
}

#: Types of fields that the server's types leave open, because every game has its own there.
OPEN_FIELDS: Mapping[tuple[type, str], str] = {
    (TableView, "options"): "O",
    (TableView, "view"): "V",
    (TableView, "acts"): "readonly TableAct[]",
    (News, "what"): "Act",
    (Offers, "actions"): "readonly Act[]",
    (Offers, "begun"): "readonly Act[]",
    (Offers, "tries"): 'readonly Act["type"][]',
    (wire.ActMessage, "action"): "Act",
    (wire.AskChoices, "prefix"): "Act",
    (wire.GameInfo, "presets"): "Readonly<Record<string, Options>>",
    (wire.GameInfo, "emblem"): "readonly Placement[]",
    (wire.TableRequest, "options"): "Partial<Options>",
    (wire.TableInfo, "options"): "Options",
    (wire.Invitation, "options"): "Options",
    (wire.Replay, "options"): "O",
    (wire.ReplayStep, "what"): "Act | null",
    (wire.ReplayStep, "view"): "V",
    (wire.ReplayStep, "missed"): "readonly M[]",
    (wire.PresenceMessage, "seats"): "Readonly<Partial<Record<Seat, boolean>>>",
    (wire.Analyse, "options"): "Partial<QuartoOptions>",
    (wire.Analysed, "lines"): "readonly Line[]",
    (wire.ReviewedAction, "missed"): "readonly Line[]",
    (walkthrough.Moment, "what"): "Act | null",
}

#: The type parameters of generic types, with their defaults for pages that serve any game. The page
#: of one game passes its own view and options, and the type of what players overlook.
PARAMETERS: Mapping[type, Mapping[str, str]] = {
    TableView: {"V": "View", "O": "Options"},
    wire.ReplayStep: {"V": "View", "M": "unknown"},
    wire.Replay: {"V": "View", "M": "unknown", "O": "Options"},
}


class Unwritable(Exception):
    """A type that cannot be written in TypeScript, or not under its name."""


class Declaration(NamedTuple):
    """A TypeScript type and its comment."""

    name: str
    text: str
    doc: str

    def __str__(self) -> str:
        return f"{_comment(self.doc)}{self.text}"


class Declarations:
    """The declarations; converting a type adds those that it refers to."""

    def __init__(self) -> None:
        #: Types with a name only in TypeScript, in the order of their declaration.
        self.aliases: list[Declaration] = []
        #: The declarations of classes; None while the fields of a class are being written.
        self.classes: dict[type, Declaration | None] = {}
        #: The names of classes that have another name than in Python.
        self._names: dict[type, str] = {}
        #: The names of unions, tuples and arrays, by their definitions.
        self._named: dict[str, str] = {}
        self._open_fields = dict(OPEN_FIELDS)
        #: The parameters of the class whose fields are being written.
        self._parameters: Mapping[str, str] = {}

    @property
    def unmet(self) -> list[str]:
        """The open fields that occur in no type."""
        return [f"{cls.__name__}.{name}" for cls, name in self._open_fields]

    def call(self, cls: type, name: str) -> None:
        """Sets the name of a class before it is declared."""
        self._names[cls] = name

    def write(self, type_: Any) -> str:
        """Returns a Python type in TypeScript, and declares the types that it refers to."""
        return self._written(inspect.type_info(type_))

    def alias(self, name: str, text: str, doc: str) -> None:
        """Declares a name for a union, a tuple or an array, and uses it from now on."""
        if text != name:
            head = f"export type {name} ="
            self.aliases.append(Declaration(name, _statement(head, text), doc))
            self._named[text] = name

    def _written(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata(type=inner):
                return self._written(inner)
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values=values):
                return self._called(" | ".join(json.dumps(value) for value in values))
            case inspect.UnionType(types=types):
                return self._union(types)
            case inspect.DictType(key_type=inspect.StrType(), value_type=value):
                return f"Readonly<Record<string, {self._written(value)}>>"
            case inspect.TupleType(item_types=items):
                return self._called(f"readonly [{', '.join(map(self._written, items))}]")
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return self._array(item)
            case inspect.EnumType(cls=cls):
                return self._class(cls, self._enum, info)
            case inspect.NamedTupleType(cls=cls):
                return self._class(cls, self._named_tuple, info)
            case inspect.StructType(cls=cls, array_like=False):
                # A generic class is declared without its parameters: they are open fields.
                return self._class(getattr(cls, "__origin__", cls), self._struct, info)
        raise Unwritable(f"there is no TypeScript for {info}")

    def _union(self, types: Iterable[inspect.Type]) -> str:
        parts = [self._written(one) for one in types]
        if "unknown" in parts:
            return "unknown"
        text = " | ".join(part for part in parts if part != "null")
        nulls = [part for part in parts if part == "null"]
        return " | ".join([self._called(text), *nulls])

    def _array(self, item: inspect.Type) -> str:
        text = self._written(item)
        compound = " | " in text or text.startswith("readonly ")
        return self._called(f"readonly ({text})[]" if compound else f"readonly {text}[]")

    def _called(self, text: str) -> str:
        """Returns the name of a union, a tuple or an array, or its definition if it has none."""
        return self._named.get(text, text)

    def _class(self, cls: type, declared: Callable[[str, Any], str], info: inspect.Type) -> str:
        name = self._names.get(cls, cls.__name__)
        if cls not in self.classes:
            self.classes[cls] = None
            self.classes[cls] = Declaration(name, declared(name, info), _doc(cls))
        # A class passes its parameters on to those that it refers to.
        passed = [one for one in PARAMETERS.get(cls, ()) if one in self._parameters]
        return f"{name}<{', '.join(passed)}>" if passed else name

    def _enum(self, name: str, info: inspect.EnumType) -> str:
        values = " | ".join(json.dumps(member.value) for member in info.cls)
        return _statement(f"export type {name} =", values)

    def _named_tuple(self, name: str, info: inspect.NamedTupleType) -> str:
        items = ", ".join(f"{one.name}: {self._written(one.type)}" for one in info.fields)
        return _statement(f"export type {name} =", f"readonly [{items}]")

    def _struct(self, name: str, info: inspect.StructType) -> str:
        cls: type[msgspec.Struct] = getattr(info.cls, "__origin__", info.cls)
        tag = [f"  readonly {info.tag_field}: {json.dumps(info.tag)};\n"] if info.tag_field else []
        docs = _field_docs(cls)
        outer, self._parameters = self._parameters, PARAMETERS.get(cls, {})
        lines = [self._field(cls, one, docs.get(one.name) or _about(one)) for one in info.fields]
        parameters = ", ".join(f"{one} = {default}" for one, default in self._parameters.items())
        self._parameters = outer
        head = (
            f"export interface {name}<{parameters}>" if parameters else f"export interface {name}"
        )
        return f"{head} {{\n{''.join(tag + lines)}}}\n"

    def _field(self, cls: type[msgspec.Struct], one: inspect.Field, doc: str) -> str:
        # ``inspect`` does not report the default UNSET, which is never sent.
        unset = one.default is one.default_factory is msgspec.NODEFAULT
        omitted = not one.required and (unset or cls.__struct_config__.omit_defaults)
        text = self._open_fields.pop((cls, one.name), None) or self._written(one.type)
        head = f"readonly {one.encode_name}{'?' if omitted else ''}:"
        return _comment(doc, "  ") + _statement(head, text, "  ")


def module() -> str:
    """Returns the file: types with a name only there first, then the others by their modules."""
    found = Declarations()
    for name, (type_, doc) in ALIASES.items():
        found.alias(name, found.write(type_), doc)
    _declare_games(found)
    found.write(wire.Refusal)
    _declare_operations(found)
    if found.unmet:
        raise Unwritable(f"OPEN_FIELDS: there is no {', '.join(found.unmet)}")
    return HEADER.format(protocol=wire.PROTOCOL) + "".join(_sections(found))


def _declare_games(found: Declarations) -> None:
    """Declares the types of games: a union per family, and one of all families."""
    families: dict[str, list[Game[Any, Any, Any]]] = {}
    for game in GAMES.values():
        families.setdefault(game.family, []).append(game)
    for part, types_of, doc in (
        ("Action", _actions, "What is done in {}, and how others hear of it."),
        ("View", lambda game: game.view, "What a seat sees of {}."),
        ("Options", lambda game: game.options, "What can be agreed at the tables of {}."),
    ):
        names = []
        for family, games in families.items():
            names.append(f"{family.title()}{part}")
            types = [types_of(game) for game in games]
            for type_ in types:
                # This name is that of the union of all families.
                if getattr(type_, "__name__", "") == part:
                    found.call(type_, names[-1])
            written = [found.write(type_).split(" | ") for type_ in types]
            members = " | ".join(dict.fromkeys(chain.from_iterable(written)))
            found.alias(names[-1], members, doc.format(family.title()))
        found.alias(part, " | ".join(names), doc.format("any game"))
    table_acts = found.write(any_act())
    found.alias("TableAct", table_acts, "What is done at any table, whatever the game.")
    found.alias("Act", "Action | TableAct", "Anything that is done at a table.")


def _actions(game: Game[Any, Any, Any]) -> Any:
    return game.actions | game.heard if game.heard else game.actions


def _declare_operations(found: Declarations) -> None:
    """Declares the types of requests and responses by method and path."""
    lines = [line for one in OPERATIONS for line in _operation(found, one)]
    text = f"export interface Operations {{\n{''.join(lines)}}}\n"
    doc = "The requests over HTTP by method and path: the body of each, or null, and the answer."
    found.aliases.append(Declaration("Operations", text, doc))


def _operation(found: Declarations, one: Operation) -> Iterator[str]:
    takes = "null" if one.takes is None else found.write(one.takes)
    gives = found.write(one.gives)
    head = f'  readonly "{one.method} {one.path}": {{'
    line = f"{head} readonly takes: {takes}; readonly gives: {gives} }};\n"
    yield _comment(f"{one.summary}.", "  ")
    if len(line) <= WIDTH + len("\n"):
        yield line
    else:
        yield f"{head}\n    readonly takes: {takes};\n    readonly gives: {gives};\n  }};\n"


def _sections(found: Declarations) -> Iterator[str]:
    """Yields every declaration once, in a fixed order."""
    known: dict[str, Declaration] = {}
    for alias in found.aliases:
        known[alias.name] = alias
        yield f"\n{alias}"
    last = ""
    for cls in sorted(found.classes, key=lambda cls: (cls.__module__, _line(cls))):
        declaration = found.classes[cls]
        assert declaration
        twin = known.setdefault(declaration.name, declaration)
        if twin.text != declaration.text:
            raise Unwritable(f"{declaration.name} is two types: rename one")
        if twin is not declaration:
            # Another game has declared the same type.
            continue
        if cls.__module__ != last:
            last = cls.__module__
            yield f"\n// {last}\n"
        yield f"\n{declaration}"


# Formatting


def _statement(head: str, text: str, indent: str = "") -> str:
    """Returns a declaration with Prettier's line breaks: none, after its head, or per member."""
    if len(f"{indent}{head} {text};") <= WIDTH:
        return f"{indent}{head} {text};\n"
    if len(f"{indent}  {text};") <= WIDTH:
        return f"{indent}{head}\n{indent}  {text};\n"
    members = "".join(f"\n{indent}  | {part}" for part in text.split(" | "))
    return f"{indent}{head}{members};\n"


def _comment(doc: str, indent: str = "") -> str:
    """Returns a doc comment, or an empty string without a text."""
    if not doc:
        return ""
    # Readers of TypeScript know null, not None.
    text = doc.replace("``None``", "null").replace("``", "`")
    if len(f"{indent}/** {text} */") <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - len(indent) - len(" * "), break_on_hyphens=False)
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"]
    )


# Comments of the sources


def _doc(cls: type) -> str:
    """Returns the first paragraph of the class's own docstring."""
    paragraph = source.cleandoc(cls.__dict__.get("__doc__") or "").partition("\n\n")[0]
    return " ".join(paragraph.split())


@cache
def _source(module_: str) -> tuple[Sequence[str], Mapping[str, ast.ClassDef]]:
    """Returns the lines of a module, and its classes by name."""
    text = source.getsource(sys.modules[module_])
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return text.splitlines(), {node.name: node for node in classes}


def _line(cls: type) -> int:
    return _source(cls.__module__)[1][cls.__name__].lineno


def _field_docs(cls: type) -> Mapping[str, str]:
    """Returns the ``#:`` comments of the fields of a class and its bases."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if not base.__module__.startswith("fourfold."):
            continue
        lines, classes = _source(base.__module__)
        for node in classes[base.__name__].body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                docs[node.target.id] = _above(lines[: node.lineno - 1])
    return docs


def _about(one: inspect.Field) -> str:
    """Returns the description of a field's type, if it has one."""
    extra = one.type.extra_json_schema if isinstance(one.type, inspect.Metadata) else None
    return str((extra or {}).get("description", ""))


def _above(lines: Sequence[str]) -> str:
    """Returns the doc comment at the end of these lines."""
    comments = [line.strip().removeprefix("#:") for line in _ending(lines)]
    return " ".join(comment.strip() for comment in comments)


def _ending(lines: Sequence[str]) -> Sequence[str]:
    ending = takewhile(lambda line: line.strip().startswith("#:"), reversed(lines))
    return [*ending][::-1]


def main() -> None:
    """Writes the file; with ``--check``, fails if it is out of date."""
    text = module()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        sys.exit(
            "web/src/server/wire.ts is not what the server sends: run python -m scripts.typescript"
        )


if __name__ == "__main__":
    main()
