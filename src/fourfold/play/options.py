"""Options as one line of text: the name of a preset, then the differences from it.

``advanced move_time=60`` is the preset *advanced* with a minute a move.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple, TypeVar

import msgspec

from fourfold.play.errors import Malformed

__all__ = ["Explained", "change_options", "explain_options", "read_options", "write_options"]

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741

#: Characters of a value. The longest value in use, all tiles, has about a hundred.
_MAX_VALUE_CHARACTERS = 1_000

_ON_OFF = {"on": True, "off": False, "none": None}


class Explained(NamedTuple):
    """An option: its name, its default and its description."""

    name: str
    default: Any
    about: str


def explain_options(options: type[msgspec.Struct]) -> list[Explained]:
    """Returns all options of a game, from the fields of their type and its descriptions.

    >>> from typing import Annotated
    >>> about = msgspec.Meta(description="Whether lines are called.")
    >>> Options = msgspec.defstruct("Options", [("calls", Annotated[bool, about], True)])
    >>> explain_options(Options)
    [Explained(name='calls', default=True, about='Whether lines are called.')]
    """
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    usual = options()
    return [
        Explained(field.name, getattr(usual, field.name), _about(field.type))
        for field in info.fields
    ]


def _about(kind: msgspec.inspect.Type) -> str:
    extra = kind.extra_json_schema if isinstance(kind, msgspec.inspect.Metadata) else None
    return str((extra or {}).get("description", ""))


def write_options(options: msgspec.Struct, presets: Mapping[str, Any]) -> str:
    """Returns the preset with the fewest differences, followed by these."""

    def differences(preset: msgspec.Struct) -> list[str]:
        return [
            f"{name}={_write(getattr(options, name))}"
            for name in options.__struct_fields__
            if getattr(options, name) != getattr(preset, name)
        ]

    name = min(presets, key=lambda name: len(differences(presets[name])))
    return " ".join([name, *differences(presets[name])])


def read_options(text: str, presets: Mapping[str, O]) -> O:
    """Returns the options written as ``preset name=value …``. Raises ``Malformed``.

    The first preset is the default.
    """
    words = text.split()
    name = words.pop(0) if words and "=" not in words[0] else next(iter(presets))
    if name not in presets:
        raise Malformed("preset", name=name, expected=tuple(presets))
    return change_options(presets[name], words)


def change_options(options: O, changes: list[str]) -> O:
    """Returns options with changes such as ``shared=2`` applied. Raises ``Malformed``."""
    values = msgspec.to_builtins(options)
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals or name not in options.__struct_fields__:
            raise Malformed("option", text=change, expected=options.__struct_fields__)
        options = _changed(options, values, name, value)
        values = msgspec.to_builtins(options)
    return options


def _changed(options: O, values: dict[str, Any], name: str, text: str) -> O:
    """Returns options with one changed value, read as text, list, lists, number or on/off/none.

    The first reading that the type accepts wins. Raises ``Malformed`` if there is none.
    """
    if len(text) > _MAX_VALUE_CHARACTERS:
        raise Malformed("option-value", text=f"{name}={text}", expected=_values(options, name))
    readings: list[object] = [text, text.split(",")]
    readings += [[part.split(",") for part in text.split("/")]]
    readings += [int(text)] if re.fullmatch(r"-?\d{1,9}", text) else []
    readings += [_ON_OFF[text]] if text in _ON_OFF else []
    for reading in readings:
        try:
            return msgspec.convert(values | {name: reading}, type(options))
        except msgspec.ValidationError as error:
            if isinstance(error.__cause__, Malformed):
                raise error.__cause__ from None
    expected = _values(options, name)
    raise Malformed("option-value", text=f"{name}={text}", expected=expected)


def _values(options: msgspec.Struct, name: str) -> str:
    """Returns the values that an option takes, as a user would type them."""
    info = msgspec.inspect.type_info(type(options))
    assert isinstance(info, msgspec.inspect.StructType)
    return _typed(next(field.type for field in info.fields if field.name == name))


def _typed(kind: msgspec.inspect.Type) -> str:
    match kind:
        case msgspec.inspect.Metadata(type=inner):
            return _typed(inner)
        case msgspec.inspect.LiteralType(values=values):
            return ", ".join(_write(value) for value in values)
        case msgspec.inspect.EnumType(cls=enum):
            return ", ".join(str(member.value) for member in enum)
        case msgspec.inspect.BoolType():
            return "on, off"
        case msgspec.inspect.NoneType():
            return "none"
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"{least}…{most}"
        case msgspec.inspect.UnionType(types=types):
            return ", ".join(_typed(one) for one in types)
        case msgspec.inspect.VarTupleType(item_type=item):
            return _typed(item)
        case msgspec.inspect.TupleType(item_types=items):
            return "/".join("…" for _ in items)
    return str(kind)


def _write(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        nested = any(isinstance(item, tuple) for item in value)
        return ("/" if nested else ",").join(map(_write, value))
    return str(value)
