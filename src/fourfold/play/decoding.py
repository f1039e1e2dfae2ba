"""Decoding of JSON and plain values into our types, with helpful errors.

For an unknown field, tag or value, msgspec reports its path. This module adds the names that are
allowed there, found by following the path through the type and the data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from fourfold.play.errors import Malformed

__all__ = ["READING_ERRORS", "checked", "convert", "decode", "malformed"]

#: The exceptions that msgspec raises for invalid data.
READING_ERRORS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

#: Up to this many names an error lists all, otherwise only the closest ones.
_MAX_LISTED_NAMES, _NEAREST_NAMES = 20, 6
#: Only the start of an unknown name is compared: known names are shorter, and comparing is slow.
_MAX_COMPARED_CHARACTERS = 60

_UNKNOWN = re.compile(
    r"(?:Object contains unknown field `(?P<field>.*?)`|Invalid (?:enum )?value (?P<value>.*?))"
    r"(?: - at `\$(?P<path>.*)`)?",
    re.DOTALL,
)
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+|\.\.\.)\]")

_info = lru_cache(maxsize=128)(inspect.type_info)


def decode(data: bytes | bytearray | str, type_: Any, part: str) -> Any:
    """Returns JSON decoded as a type. Raises ``Malformed``."""
    return checked(lambda: msgspec.json.decode(data, type=type_), data, type_, part)


def convert(data: object, type_: Any, part: str) -> Any:
    """Returns plain values, as decoded from JSON, converted to a type. Raises ``Malformed``."""
    return checked(lambda: msgspec.convert(data, type_), data, type_, part)


def checked(read: Callable[[], Any], data: object, type_: Any, part: str) -> Any:
    """Returns the result of ``read``. Raises ``Malformed`` if the data is invalid."""
    try:
        return read()
    except READING_ERRORS as error:
        raise malformed(error, data, type_, part) from error


def malformed(error: Exception, data: object, type_: Any, part: str) -> Malformed:
    """Returns an error of msgspec as ``Malformed``, with the allowed names if one is unknown.

    >>> from typing import Literal
    >>> print(malformed(msgspec.ValidationError("Invalid value 'x'"), "x", Literal["a"], "part"))
    The part cannot be read: “x” will not do; expected: a.
    """
    if isinstance(error.__cause__, Malformed):
        return error.__cause__
    found = _UNKNOWN.fullmatch(str(error))
    if found and not isinstance(error, RecursionError):
        place, field = found["path"] or "", found["field"]
        known = [*_known(_info(type_), _plain(data), place, field is not None)]
        text = (found["value"] or "").strip("'\"") if field is None else field
        if known:
            # As a person would write it: the name of a field, or a name and its value.
            path = place.lstrip(".")
            joined = f"{path}{'.' if field else '='}{text}" if path else text
            return Malformed("unknown", part=part, text=joined, expected=_nearest(text, known))
    return Malformed("data", part=part, problem=str(error))


def _nearest(text: str, known: Iterable[str]) -> tuple[str, ...]:
    """Returns all known names, or the closest ones and an ellipsis if there are many."""
    names = tuple(dict.fromkeys(known))
    if len(names) <= _MAX_LISTED_NAMES:
        return names
    return (
        *get_close_matches(text[:_MAX_COMPARED_CHARACTERS], names, _NEAREST_NAMES, cutoff=0),
        "…",
    )


def _plain(data: object) -> Any:
    """Returns data as plain values, decoding JSON; ``None`` if it is invalid JSON."""
    if not isinstance(data, bytes | bytearray | str | msgspec.Raw):
        return data
    try:
        return msgspec.json.decode(data)
    except READING_ERRORS:
        return None


def _known(kind: inspect.Type, data: Any, path: str, fields: bool) -> Iterator[str]:
    """Yields the field names, or the values, that a type allows at a path."""
    step = _STEP.match(path)
    if step is None:
        yield from _fields(kind, data) if fields else _values(kind)
        return
    rest, name = path[step.end() :], step["name"]
    structs = list(_structs(kind))
    if name and not rest and not fields and any(one.tag_field == name for one in structs):
        yield from (str(one.tag) for one in structs)
        return
    for inner, value in _inside(kind, data, name or step["index"]):
        yield from _known(inner, value, rest, fields)


def _inside(kind: inspect.Type, data: Any, key: str) -> Iterator[tuple[inspect.Type, Any]]:
    """Yields the types that one step of a path leads to, each with its data."""
    item = None
    if isinstance(data, dict):
        item = data.get(key)
    elif isinstance(data, list | tuple) and key.isdecimal() and int(key) < len(data):
        item = data[int(key)]
    for one in _members(kind):
        match one:
            case inspect.StructType(fields=fields) if _is_meant(one, data):
                for index, field in enumerate(fields):
                    if key == (str(index) if one.array_like else field.encode_name):
                        yield field.type, item
            case inspect.TupleType(item_types=types) if key.isdecimal() and int(key) < len(types):
                yield types[int(key)], item
            case inspect.DictType(value_type=inner):
                yield inner, item
            case inspect.NamedTupleType(fields=fields) if key.isdecimal():
                yield from [(field.type, item) for field in fields[int(key) : int(key) + 1]]
            case inspect.CollectionType(item_type=inner):
                yield inner, item


def _members(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _members(one)
    elif isinstance(kind, inspect.Metadata):
        yield from _members(kind.type)
    else:
        yield kind


def _structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    return (one for one in _members(kind) if isinstance(one, inspect.StructType))


def _is_meant(kind: inspect.StructType, data: Any) -> bool:
    """Returns whether an object may be of this struct, judging by its tag."""
    if kind.tag_field is None or not isinstance(data, dict):
        return True
    return bool(data.get(kind.tag_field) == kind.tag)


def _fields(kind: inspect.Type, data: Any) -> Iterator[str]:
    for one in _structs(kind):
        if _is_meant(one, data):
            yield from (field.encode_name for field in one.fields)


def _values(kind: inspect.Type) -> Iterator[str]:
    for one in _members(kind):
        match one:
            case inspect.EnumType(cls=cls):
                yield from (str(member.value) for member in cls)
            case inspect.LiteralType(values=values):
                yield from map(str, values)
