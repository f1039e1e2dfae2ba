"""Lessons as they are shown: every moment of the game and of its side lines, with what is said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from fourfold.pentaraduga.actions import Lay
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.glossary import reader
from fourfold.pentaraduga.lattice import Placement, Vertex
from fourfold.pentaraduga.lessons import Lesson, Line, Step, commentary
from fourfold.pentaraduga.sides import Side
from fourfold.pentaraduga.texts import Text
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Outcome, Record, Seat, Table

__all__ = ["Misprint", "Moment", "SideLine", "Walkthrough", "walkthrough"]

Faces = tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after an event, or before the first one."""

    #: By name: ``common``, or ``A`` and ``B``.
    figures: Mapping[str, tuple[Placement, ...]]
    squares: Mapping[str, tuple[Vertex, ...]]
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    #: Tiles that lie face down are null.
    stocks: Faces
    #: Who did what, which tiles came to lie where they had not lain, and how many squares it made.
    seat: Seat | None = None
    what: Any = None
    laid: tuple[Tile, ...] = ()
    made: int = 0
    outcome: Outcome | None = None
    #: What is said of it: paragraphs.
    text: tuple[Text, ...] = ()


class SideLine(msgspec.Struct, frozen=True):
    """Another way on from a moment of the game; its first moment is that one."""

    at: int
    moments: tuple[Moment, ...]
    #: The whole game that it would have been.
    record: str
    score: tuple[int, int] | None = None


class Misprint(msgspec.Struct, frozen=True):
    """What the book prints wrongly, how it must be read, and why."""

    printed: str
    read: str
    text: tuple[Text, ...]


class Walkthrough(msgspec.Struct, frozen=True):
    """A lesson to go through.

    >>> from fourfold.pentaraduga.lessons import lesson
    >>> shown = walkthrough(lesson("polnye-1"), "en")
    >>> len(shown.moments), [line.at for line in shown.lines], shown.moments[3].made
    (18, [14, 14], 1)
    """

    id: str
    language: str
    game: str
    #: The message that names it.
    title: str
    moments: tuple[Moment, ...]
    lines: tuple[SideLine, ...]
    misprints: tuple[Misprint, ...]
    score: tuple[int, int]
    #: The whole game, for whoever wants to go on from a moment of it.
    record: str


def walkthrough(lesson: Lesson, language: str) -> Walkthrough:
    """A lesson with the commentary in a language."""
    said = commentary(lesson.id, language)

    def read(name: str | None) -> tuple[Text, ...]:
        text = reader(language)
        return tuple(map(text, said[name].split("\n\n"))) if name else ()

    def moments(record: Record, steps: Iterable[Step], start: int = 0) -> tuple[Moment, ...]:
        texts = {step.at: step.text for step in steps}
        tables = record.table(GAMES).history()[start:]
        return tuple(
            _moment(table, read(texts.get(at)), first=at == 0) for at, table in enumerate(tables)
        )

    def side_line(line: Line) -> SideLine:
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
    """The first moment of a way is where one stands; what was done before is not told again."""
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
    """What each holds; behind a screen, what lies in the figure is in sight already."""
    lying = {tile for figure in figures for tile in figure.tiles}
    one, other = (tuple(tile for tile in side.hand if tile not in lying) for side in sides)
    return one, other


def _stocks(*sides: Side) -> Faces:
    one, other = (
        tuple(lying.tile if lying.open else None for lying in side.stock) for side in sides
    )
    return one, other
