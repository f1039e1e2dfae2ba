"""Reads the characters of a text record: tags first, then the words of its actions.

From left to right, and never back: every pattern below repeats one set of characters, which what
follows it cannot begin with. So a text costs no more than its length, whatever is in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from fourfold.play.errors import Malformed

__all__ = ["QUOTED", "Scanner", "Token", "escaped", "unescaped"]

#: A text in quotation marks as a record writes it. Possessive: nothing is read again another way.
QUOTED = r'"(?:[^"\\]++|\\.)*+"'

_SPACES = re.compile(r"\s*")
_NAME = re.compile(r"\w*")
_WORD = re.compile(r"[^\s({;]*")
_DIGITS = re.compile(r"\d*")
#: What stands between quotation marks, up to a mark or a backslash; and in brackets.
_QUOTED = re.compile(r'[^"\\]*')
_BRACKETED = re.compile(r'[^)"]*')

_WHO = ("A", "B", "clock")
#: How many digits a time has before its point and after it, at most.
_SECONDS, _PARTS = 9, 3


def escaped(text: str) -> str:
    """Returns a text as it stands between quotation marks."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


def unescaped(text: str) -> str:
    """Returns what ``escaped`` was given."""
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)


class Token(NamedTuple):
    """A word of a text record and where it stands."""

    line: int
    column: int
    who: str | None
    word: str
    detail: str | None
    passed: str | None


class Scanner:
    """A place in a text record, which moves on as it is read."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        #: The line that was counted last, where it begins, and how far newlines were counted.
        self._line, self._line_start, self._counted = 1, 0, 0

    def tags(self) -> dict[str, str]:
        """Reads the tags at the start, their values as they are escaped.

        What is no whole tag is left to ``tokens`` to refuse.
        """
        tags: dict[str, str] = {}
        self._skip_remarks()
        while tag := self._tag():
            name, value = tag
            if name in tags:
                raise Malformed("record-tag-twice", tag=name)
            tags[name] = value
            self._skip_remarks()
        return tags

    def tokens(self) -> Iterator[Token]:
        """Reads word after word to the end. Raises ``Malformed`` where there is none."""
        while self._skip_to_word():
            line, column = self._place()
            char = self._text[self._at]
            if char == "[":
                raise Malformed("record-tag-form", line=line, column=column)
            if char in "({":
                raise Malformed("record-token", line=line, column=column, token=char)
            who, word = self._word()
            yield Token(line, column, who, word, self._detail(), self._passed())

    # What may be left out

    def _skip_remarks(self) -> None:
        """Passes over space and remarks."""
        text = self._text
        self._at = self._after(_SPACES, self._at)
        while text.startswith(";", self._at):
            end = text.find("\n", self._at)
            self._at = len(text) if end < 0 else self._after(_SPACES, end)

    def _skip_to_word(self) -> bool:
        """Passes over space, remarks and the numbers of moves; whether anything is left."""
        text = self._text
        while True:
            self._skip_remarks()
            digits = self._after(_DIGITS, self._at)
            numbered = digits > self._at and text.startswith(".", digits)
            if not numbered or not (digits + 1 == len(text) or text[digits + 1].isspace()):
                return self._at < len(text)
            self._at = digits + 1

    def _place(self) -> tuple[int, int]:
        """The line and the column where it is, counted on from where they were counted last."""
        newlines = self._text.count("\n", self._counted, self._at)
        if newlines:
            self._line += newlines
            self._line_start = self._text.rindex("\n", self._counted, self._at) + 1
        self._counted = self._at
        return self._line, self._at - self._line_start + 1

    # The parts of tags and words; what is not whole is not there, and the place stays

    def _tag(self) -> tuple[str, str] | None:
        if not self._text.startswith("[", self._at):
            return None
        name = self._after(_NAME, self._at + 1)
        value = self._after(_SPACES, name)
        if name == self._at + 1 or value == name:
            return None
        end = _after_quoted(self._text, value)
        if end is None or not self._text.startswith("]", end):
            return None
        tag = self._text[self._at + 1 : name], self._text[value + 1 : end - 1]
        self._at = end + 1
        return tag

    def _word(self) -> tuple[str | None, str]:
        start, end = self._at, self._after(_WORD, self._at)
        self._at = end
        for who in _WHO:
            if end > (first := start + len(who) + 1) and self._text.startswith(f"{who}:", start):
                return who, self._text[first:end]
        return None, self._text[start:end]

    def _detail(self) -> str | None:
        text = self._text
        start = self._after(_SPACES, self._at)
        if not text.startswith("(", start):
            return None
        end: int | None = self._after(_BRACKETED, start + 1)
        while end is not None and text.startswith('"', end):
            end = _after_quoted(text, end)
            end = end and self._after(_BRACKETED, end)
        if end is None or not text.startswith(")", end):
            return None
        self._at = end + 1
        return text[start + 1 : end]

    def _passed(self) -> str | None:
        text = self._text
        start = self._after(_SPACES, self._at)
        if not text.startswith("{+", start):
            return None
        end = self._after(_DIGITS, start + 2)
        if not 1 <= end - start - 2 <= _SECONDS:
            return None
        if text.startswith(".", end):
            point, end = end, self._after(_DIGITS, end + 1)
            if not 1 <= end - point - 1 <= _PARTS:
                return None
        if not text.startswith("}", end):
            return None
        self._at = end + 1
        return text[start + 2 : end]

    def _after(self, pattern: re.Pattern[str], start: int) -> int:
        """Where the characters of a pattern end."""
        return _end(pattern, self._text, start)


def _after_quoted(text: str, start: int) -> int | None:
    """Where a text in quotation marks ends that starts here; a line does not end in a backslash."""
    if not text.startswith('"', start):
        return None
    end = _end(_QUOTED, text, start + 1)
    while text.startswith("\\", end):
        if end + 1 == len(text) or text[end + 1] == "\n":
            return None
        end = _end(_QUOTED, text, end + 2)
    return end + 1 if end < len(text) else None


def _end(pattern: re.Pattern[str], text: str, start: int) -> int:
    found = pattern.match(text, start)
    assert found
    return found.end()
