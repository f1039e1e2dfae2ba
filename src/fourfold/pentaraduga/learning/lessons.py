"""Lessons: training games with commentary and side lines.

A lesson is a file ``lessons/ID.toml``. Its ``record`` is a whole game; everything else refers to
the moment after ``at`` events. The commentary is in ``lessons/LANGUAGE/ID.md``, with a heading
``## name`` for every ``text`` of the lesson.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.learning.remarks import Remark
from fourfold.pentaraduga.learning.trainings import score_of
from fourfold.play import Malformed, Record, Table

__all__ = [
    "COMMENTED_IN",
    "Comment",
    "Erratum",
    "Lesson",
    "WrittenLine",
    "commentary",
    "current_id",
    "lesson",
    "lessons",
]

#: The languages of the commentary.
COMMENTED_IN = ("en", "ru")

At = Annotated[int, msgspec.Meta(ge=0)]


class Comment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A comment on the moment after ``at`` events."""

    at: At
    text: str


class WrittenLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side line: moves from a moment of the game, in the words of records.

    Its steps count its own moves: 0 is before the first.
    """

    at: At
    moves: str
    steps: tuple[Comment, ...]
    #: The final score, if it ends the game.
    score: tuple[int, int] | None = None


class Erratum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A misprint of the book with its correction."""

    printed: str
    read: str
    #: The moment in the game; None for the game as a whole.
    at: At | None = None
    #: The name of the explanation, if there is one.
    text: str | None = None


class Lesson(msgspec.Struct, frozen=True):
    """A training game with its commentary, side lines, remarks and errata.

    >>> first = lesson("fulls-1")
    >>> first.game, first.title, first.score, len(first.steps) > 3
    ('fulls', 'lesson-fulls-1', (2, 0), True)
    """

    id: str
    record: Record
    steps: tuple[Comment, ...] = ()
    lines: tuple[WrittenLine, ...] = ()
    remarks: tuple[Remark, ...] = ()
    errata: tuple[Erratum, ...] = ()

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.record.game

    @property
    def title(self) -> str:
        """The id of the message with its title."""
        return f"lesson-{self.id}"

    @property
    def score(self) -> tuple[int, int]:
        """The points of both players, as training games state them."""
        assert self.record.outcome
        return score_of(self.game, self.record.outcome)

    @property
    def texts(self) -> tuple[str, ...]:
        """The names of all its texts in reading order."""
        told: dict[str, None] = {}
        for step in self.steps:
            told[step.text] = None
        for line in self.lines:
            told.update((step.text, None) for step in line.steps)
        told.update((erratum.text, None) for erratum in self.errata if erratum.text)
        return tuple(told)

    def table(self, at: int | None = None) -> Table[Any, Any, Any]:
        """Returns the table after ``at`` events, or after all of them.

        >>> lesson("fulls-1").table(1).state.actor
        <Seat.B: 'B'>
        """
        return self._begun(len(self.record.events) if at is None else at).table(GAMES)

    def side_line(self, line: WrittenLine) -> Record:
        """Returns the game with a side line. Raises ``Malformed`` if the rules forbid it.

        >>> first = lesson("fulls-1")
        >>> first.side_line(first.lines[0]).outcome.score
        (1, 1)
        """
        return Record.from_text(f"{self._begun(line.at).text(GAMES)}\n{line.moves}", GAMES)

    def _begun(self, at: int) -> Record:
        if at > len(self.record.events):
            raise Malformed("lesson-at", id=self.id, at=at, count=len(self.record.events))
        return msgspec.structs.replace(self.record, events=self.record.events[:at], outcome=None)

    def check(self) -> None:
        """Raises ``Malformed`` if the lesson contradicts the rules or lacks commentary."""
        if self.record.table(GAMES).outcome is None:
            raise Malformed("training-unfinished")
        for at in [step.at for step in self.steps] + [erratum.at or 0 for erratum in self.errata]:
            self._begun(at)
        for line in self.lines:
            self._check_line(line)
        for remark in self.remarks:
            for name, said, found in remark.wrong(self.table(remark.at).state):
                raise Malformed("training-differs", what=name, said=str(said), found=str(found))
        for language in COMMENTED_IN if self.texts else ():
            headings = tuple(commentary(self.id, language))
            if headings != self.texts:
                raise Malformed(
                    "lesson-texts",
                    id=self.id,
                    language=language,
                    found=headings,
                    expected=self.texts,
                )

    def _check_line(self, line: WrittenLine) -> None:
        record = self.side_line(line)
        played = len(record.events) - line.at
        late = [step.at for step in line.steps if step.at > played]
        if late:
            raise Malformed("lesson-at", id=self.id, at=late[0], count=played)
        score = score_of(self.game, record.outcome) if record.outcome else None
        if score != line.score:
            raise Malformed("training-differs", what="score", said=line.score, found=score)


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of a lesson file."""

    record: str
    #: The id that the lesson had once: links, bookmarks and scripts still have it.
    former_id: str | None = None
    steps: tuple[Comment, ...] = ()
    lines: tuple[WrittenLine, ...] = ()
    remarks: tuple[Remark, ...] = ()
    errata: tuple[Erratum, ...] = ()


_FOLDER = files(__package__).joinpath("lessons")


@cache
def lessons() -> tuple[str, ...]:
    """Returns the ids of all lessons, with the games in the order of the book.

    >>> len(lessons()), lessons()[0]
    (20, 'fulls-1')
    """
    order = list(GAMES)
    found = [
        # The record names its game first, so it need not be replayed.
        (order.index(file.read_text(encoding="utf-8").split('"', 2)[1]), file.name)
        for file in _FOLDER.iterdir()
        if file.name.endswith(".toml")
    ]
    return tuple(name.removesuffix(".toml") for _, name in sorted(found))


def current_id(name: str) -> str:
    """Returns the id of the lesson with this id or former id; returns other names unchanged.

    >>> current_id("polnye-1"), current_id("fulls-1"), current_id("polnye-9")
    ('fulls-1', 'fulls-1', 'polnye-9')
    """
    return name if name in lessons() else _by_former_id().get(name, name)


@cache
def _by_former_id() -> Mapping[str, str]:
    return {former: name for name in lessons() if (former := _page(name).former_id)}


@cache
def lesson(name: str) -> Lesson:
    """Returns a lesson by its id, unchecked. Raises ``Malformed`` if it cannot be read."""
    name = current_id(name)
    page = _page(name)
    record = Record.from_text(page.record, GAMES)
    return Lesson(name, record, page.steps, page.lines, page.remarks, page.errata)


@cache
def _page(name: str) -> _Page:
    text = _FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), _Page)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise Malformed("data", part=f"{name}.toml", problem=str(error)) from error


@cache
def commentary(name: str, language: str) -> Mapping[str, str]:
    """Returns the commentary of a lesson by the names of its texts; empty if there is none.

    >>> list(commentary("fulls-1", "en"))[0]
    'deal'
    """
    page = _FOLDER.joinpath(language, f"{current_id(name)}.md")
    return dict(_sections(page.read_text(encoding="utf-8"))) if page.is_file() else {}


def _sections(text: str) -> Iterator[tuple[str, str]]:
    _, *parts = re.split(r"^## +(\S+)\n", text, flags=re.MULTILINE)
    yield from zip(parts[::2], map(str.strip, parts[1::2]), strict=True)
