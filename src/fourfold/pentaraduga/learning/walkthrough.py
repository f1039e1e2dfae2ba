"""Walkthroughs: every moment of a lesson and of its side lines, with the commentary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from fourfold.pentaraduga.core.actions import Lay
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement, Vertex
from fourfold.pentaraduga.core.sides import Side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.learning.glossary import reader
from fourfold.pentaraduga.learning.lessons import Comment, Lesson, WrittenLine, commentary
from fourfold.pentaraduga.learning.texts import Text
from fourfold.play import Outcome, Record, Seat, Table

__all__ = ["Misprint", "Moment", "SideLine", "Walkthrough", "walkthrough"]

Faces = tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after an event, or before the first one."""

    #: By the name of the figure: ``common``, or ``A`` and ``B``.
    figures: Mapping[str, tuple[Placement, ...]]
    squares: Mapping[str, tuple[Vertex, ...]]
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    #: None for tiles that lie face down.
    stocks: Faces
    #: The event: whose action, the tiles it laid, and the squares it made.
    seat: Seat | None = None
    what: Any = None
    laid: tuple[Tile, ...] = ()
    made: int = 0
    outcome: Outcome | None = None
    #: The commentary by paragraphs.
    text: tuple[Text, ...] = ()


class SideLine(msgspec.Struct, frozen=True):
    """A side line from a moment of the game, with which it begins."""

    at: int
    moments: tuple[Moment, ...]
    #: The record of the game with the side line.
    record: str
    score: tuple[int, int] | None = None


class Misprint(msgspec.Struct, frozen=True):
    """A misprint of the book, with the correction and the reason."""

    printed: str
    read: str
    text: tuple[Text, ...]


class Walkthrough(msgspec.Struct, frozen=True):
    """A lesson to step through.

    >>> from fourfold.pentaraduga.learning.lessons import lesson
    >>> shown = walkthrough(lesson("fulls-1"), "en")
    >>> len(shown.moments), [line.at for line in shown.lines], shown.moments[3].made
    (18, [14, 14], 1)
    """

    id: str
    language: str
    game: str
    #: The id of the message with its title.
    title: str
    moments: tuple[Moment, ...]
    lines: tuple[SideLine, ...]
    misprints: tuple[Misprint, ...]
    score: tuple[int, int]
    #: The record of the whole game, to play on from a moment of it.
    record: str


def walkthrough(lesson: Lesson, language: str) -> Walkthrough:
    """Returns a lesson with the commentary in a language."""
    said = commentary(lesson.id, language)

    def read(name: str | None) -> tuple[Text, ...]:
        text = reader(language)
        return tuple(map(text, said[name].split("\n\n"))) if name else ()

    def moments(record: Record, steps: Iterable[Comment], start: int = 0) -> tuple[Moment, ...]:
        texts = {step.at: step.text for step in steps}
        tables = record.table(GAMES).history()[start:]
        return tuple(
            _moment(table, read(texts.get(at)), first=at == 0) for at, table in enumerate(tables)
        )

    def side_line(line: WrittenLine) -> SideLine:
        record = lesson.side_line(line)
        shown = moments(record, line.steps, line.at)
        return SideLine(line.at, shown, record.text(GAMES), line.score)

    return Walkthrough(
        lesson.id,
        language,
        lesson.game,
        lesson.title,
        moments(lesson.record, lesson.steps),
        tuple(map(side_line, lesson.lines)),
        tuple(Misprint(one.printed, one.read, read(one.text)) for one in lesson.errata),
        lesson.score,
        lesson.record.text(GAMES),
    )


def _moment(table: Table[Any, Any, Any], text: tuple[Text, ...], *, first: bool) -> Moment:
    """Returns the moment of a table; with ``first``, without the event that led to it."""
    figures = table.state.on_table
    one, other = table.state.sides
    event = None if first else table.event
    action = event.action if event else None
    made = 0
    if isinstance(action, Lay) and table.previous:
        before = table.previous.state.on_table
        made = sum(
            max(0, len(figure.squares) - len(before[name].squares))
            for name, figure in figures.items()
        )
    return Moment(
        figures={name: figure.placements for name, figure in figures.items()},
        squares={name: figure.squares for name, figure in figures.items()},
        hands=_hands(figures.values(), one, other),
        stocks=_stocks(one, other),
        seat=event.seat if event else None,
        what=action,
        laid=tuple(place.tile for place in action.placements) if isinstance(action, Lay) else (),
        made=made,
        outcome=table.outcome,
        text=text,
    )


def _hands(figures: Iterable[Figure], *sides: Side) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Returns the tiles of both hands that do not already lie in a figure behind a screen."""
    lying = {tile for figure in figures for tile in figure.tiles}
    one, other = (tuple(tile for tile in side.hand if tile not in lying) for side in sides)
    return one, other


def _stocks(*sides: Side) -> Faces:
    one, other = (
        tuple(lying.tile if lying.open else None for lying in side.stock) for side in sides
    )
    return one, other
