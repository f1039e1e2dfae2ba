"""Table acts: what players and the clock do at any table, outside the rules of the game.

This module is the only list of them. Decorating a class with ``@written`` adds it to the union that
JSON is decoded into and registers the words that text records use for it. The tag also names the
Fluent messages for the act: ``web-act-told-<tag>`` at a table, with the fields as arguments, and
``web-replay-told-<tag>`` if a replay words it differently. An act without the former is not
announced; the outcome of the game stands for it. ``table`` implements the effect of each act, and
``policy`` says who may take it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args

from fourfold.play.errors import Malformed
from fourfold.play.scanner import QUOTED, escaped, unescaped
from fourfold.play.values import SEATS, Act, Instant, Seat

__all__ = [
    "FORMS",
    "Answer",
    "Ask",
    "Away",
    "Back",
    "ClaimVictory",
    "ClockAct",
    "Detail",
    "DowntimeSkipped",
    "Form",
    "Join",
    "Rematch",
    "RequestKind",
    "Resign",
    "Resume",
    "TableAct",
    "Wait",
    "any_act",
    "read_act",
    "write_act",
    "written",
]

RequestKind = Literal["draw", "pause", "takeback"]


class TableAct(Act, frozen=True):
    """The base of the table's own acts."""


class ClockAct(TableAct, frozen=True):
    """The base of the acts that only the clock takes, with or without a deadline."""


ActType = TypeVar("ActType", bound=type[TableAct])


# How text records write acts


class Detail(NamedTuple):
    """The field of an act that a text record writes in brackets after the word."""

    field: str
    #: The regular expression that the whole text must match.
    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    #: All allowed texts, or an example.
    known: tuple[str, ...]
    #: Whether it may be omitted; the field is then ``None``.
    optional: bool = False


class Form(NamedTuple):
    """The notation of an act in text records."""

    #: The field values that each word stands for.
    words: Mapping[str, Mapping[str, Any]]
    detail: Detail | None = None

    def known(self, word: str) -> tuple[str, ...]:
        """Returns all ways to write a word of this act, with and without its detail."""
        details = [f"{word} ({text})" for text in self.detail.known] if self.detail else []
        return (*([word] if not self.detail or self.detail.optional else []), *details)


#: All acts, in the order in which they are listed.
FORMS: dict[type[TableAct], Form] = {}


def written(
    *words: str, detail: Detail | None = None, **fields: Any
) -> Callable[[ActType], ActType]:
    """Registers an act with its form: one word, or one word per value of a field.

    ``@written("yes", "no", answer=(True, False))`` writes ``yes`` where ``answer`` is true.
    """
    values = [dict(zip(fields, one, strict=True)) for one in zip(*fields.values(), strict=True)]
    form = Form(dict(zip(words, values or [{}], strict=True)), detail)

    def register(kind: ActType) -> ActType:
        FORMS[kind] = form
        return kind

    return register


def any_act() -> Any:
    """Returns the union of all acts, as a type to decode into."""
    return Union[tuple(FORMS)]  # noqa: UP007


def write_act(act: TableAct) -> str:
    """Returns an act in the notation of text records.

    >>> write_act(Ask("draw")), write_act(Answer(False, 2)), write_act(Resign())
    ('asks (draw)', 'no (2)', 'resigns')
    """
    words, detail = FORMS[type(act)]
    word = next(
        word
        for word, fields in words.items()
        if all(getattr(act, name) == value for name, value in fields.items())
    )
    value = getattr(act, detail.field) if detail else None
    return f"{word} ({detail.write(value)})" if detail and value is not None else word


def read_act(word: str, detail: str) -> TableAct | None:
    """Returns the act written as this word and detail; ``None`` if the word names no act.

    Raises ``Malformed`` for a detail that the word does not take.

    >>> read_act("asks", "draw"), read_act("DQSH", "")
    (Ask(wish='draw'), None)
    """
    found = next((item for item in FORMS.items() if word in item[1].words), None)
    if found is None:
        return None
    kind, form = found
    fields = dict(form.words[word])
    if form.detail:
        text, given = detail.strip(), form.detail
        if not re.fullmatch(given.pattern, text) and not (given.optional and not text):
            raise Malformed("record-act", act=word, detail=detail, expected=form.known(word))
        fields |= {given.field: given.read(text)} if text else {}
    elif detail:
        raise Malformed("record-act", act=word, detail=detail, expected=form.known(word))
    return kind(**fields)


def _one_of(field: str, values: tuple[str, ...], read: Callable[[str], Any] = str) -> Detail:
    return Detail(field, "|".join(values), read, str, values)


def _digits(field: str, most: int, example: str, *, optional: bool = False) -> Detail:
    return Detail(field, rf"\d{{1,{most}}}", int, str, (example,), optional)


_SEAT = _one_of("seat", tuple(map(str, SEATS)), Seat)
_NAME = Detail(
    "name",
    QUOTED,
    lambda text: unescaped(text[1:-1]),
    lambda name: f'"{escaped(name)}"',
    ('"name"',),
)


# The acts


@written("joins", detail=_NAME)
class Join(TableAct, frozen=True, tag="join"):
    """Takes a seat under a name."""

    name: str


@written("resigns")
class Resign(TableAct, frozen=True, tag="resign"):
    """Resigns the game."""


@written("asks", detail=_one_of("wish", get_args(RequestKind)))
class Ask(TableAct, frozen=True, tag="ask"):
    """Asks the opponent for a draw, a pause, or a takeback of the asker's last action."""

    wish: RequestKind


@written("yes", "no", yes=(True, False), detail=_digits("to", 9, "1", optional=True))
class Answer(TableAct, frozen=True, tag="answer"):
    """Accepts or declines the opponent's request."""

    yes: bool
    #: The number of the request that is answered; ``None`` in old logs.
    to: int | None = None


@written("resumes")
class Resume(TableAct, frozen=True, tag="resume"):
    """Ends a pause."""


@written("rematch")
class Rematch(TableAct, frozen=True, tag="rematch"):
    """Asks for another game after this one; agreed when both players have asked."""


@written("away", detail=_SEAT)
class Away(ClockAct, frozen=True, tag="away"):
    """Records that a player has been absent so long that the opponent may claim the game."""

    seat: Seat


@written("back", detail=_SEAT)
class Back(ClockAct, frozen=True, tag="back"):
    """Records that an absent or awaited player has arrived."""

    seat: Seat


@written("waits", detail=_SEAT)
class Wait(ClockAct, frozen=True, tag="wait"):
    """Holds the game until a player has arrived. Nobody can move in the meantime."""

    seat: Seat


@written("claims")
class ClaimVictory(TableAct, frozen=True, tag="claim"):
    """Claims the game from an absent player instead of waiting for them."""


@written("resumed", detail=_digits("lost", 15, "ms"))
class DowntimeSkipped(ClockAct, frozen=True, tag="resumed"):
    """Records a server downtime of ``lost`` milliseconds, which counts for no player's clock."""

    lost: Instant
