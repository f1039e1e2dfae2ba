"""The tokenizer of text records: tags first, then the words of the actions.

It runs in linear time and never backtracks: every pattern repeats one character class, and the
next pattern cannot begin with a character of that class.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from fourfold.play.errors import Malformed

__all__ = ["QUOTED", "RecordWord", "Scanner", "escaped", "unescaped"]

#: A quoted string of a record, with possessive quantifiers, which do not backtrack.
QUOTED = r'"(?:[^"\\]++|\\.)*+"'

_SPACES = re.compile(r"\s*")
_NAME = re.compile(r"\w*")
_WORD = re.compile(r"[^\s({;]*")
_DIGITS = re.compile(r"\d*")
#: The characters up to a quotation mark or backslash, and those up to a bracket or mark.
_QUOTED = re.compile(r'[^"\\]*')
_BRACKETED = re.compile(r'[^)"]*')

_WHO = ("A", "B", "clock")
#: The most digits of a time in seconds, before and after the decimal point.
_MAX_DIGITS, _MAX_DECIMALS = 9, 3


def escaped(text: str) -> str:
    """Returns a text escaped for use between quotation marks."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


def unescaped(text: str) -> str:
    """Returns the text that ``escaped`` has escaped."""
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)


class RecordWord(NamedTuple):
    """A word of a text record with its line and column."""

    line: int
    column: int
    who: str | None
    word: str
    detail: str | None
    passed: str | None


class Scanner:
    """A cursor in a text record."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        #: The current line, its start, and the place up to which newlines are counted.
        self._line, self._line_start, self._counted = 1, 0, 0

    def tags(self) -> dict[str, str]:
        """Reads the tags at the start and returns their values, still escaped.

        Raises ``Malformed`` for a repeated tag. ``tokens`` refuses incomplete tags.
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

    def tokens(self) -> Iterator[RecordWord]:
        """Yields all words up to the end. Raises ``Malformed`` where a word is expected."""
        while self._skip_to_word():
            line, column = self._place()
            char = self._text[self._at]
            if char == "[":
                raise Malformed("record-tag-form", line=line, column=column)
            if char in "({":
                raise Malformed("record-token", line=line, column=column, token=char)
            who, word = self._word()
            yield RecordWord(line, column, who, word, self._detail(), self._passed())

    # Optional parts

    def _skip_remarks(self) -> None:
        """Skips space and comments."""
        text = self._text
        self._at = self._after(_SPACES, self._at)
        while text.startswith(";", self._at):
            end = text.find("\n", self._at)
            self._at = len(text) if end < 0 else self._after(_SPACES, end)

    def _skip_to_word(self) -> bool:
        """Skips space, comments and move numbers; returns whether anything is left."""
        text = self._text
        while True:
            self._skip_remarks()
            digits = self._after(_DIGITS, self._at)
            numbered = digits > self._at and text.startswith(".", digits)
            if not numbered or not (digits + 1 == len(text) or text[digits + 1].isspace()):
                return self._at < len(text)
            self._at = digits + 1

    def _place(self) -> tuple[int, int]:
        """Returns the current line and column, counting newlines from the previous call on."""
        newlines = self._text.count("\n", self._counted, self._at)
        if newlines:
            self._line += newlines
            self._line_start = self._text.rindex("\n", self._counted, self._at) + 1
        self._counted = self._at
        return self._line, self._at - self._line_start + 1

    # Parts of tags and words; an incomplete one is None and leaves the cursor in place

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
        if not 1 <= end - start - 2 <= _MAX_DIGITS:
            return None
        if text.startswith(".", end):
            point, end = end, self._after(_DIGITS, end + 1)
            if not 1 <= end - point - 1 <= _MAX_DECIMALS:
                return None
        if not text.startswith("}", end):
            return None
        self._at = end + 1
        return text[start + 2 : end]

    def _after(self, pattern: re.Pattern[str], start: int) -> int:
        """Returns the end of the match of a pattern."""
        return _end(pattern, self._text, start)


def _after_quoted(text: str, start: int) -> int | None:
    """Returns the end of a quoted string, or ``None``; a backslash cannot escape a newline."""
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
