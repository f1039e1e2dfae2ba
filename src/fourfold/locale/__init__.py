"""Texts for people: Fluent messages, one folder per language.

>>> say = Words("en")
>>> say("piece-name", colour="dark", shape="round", height="tall", top="hollow")
'dark tall round hollow'
>>> Words("ru")("piece-name", colour="dark", shape="round", height="tall", top="solid")
'тёмная высокая круглая без выемки'
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Protocol, runtime_checkable

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Words", "english", "preferred", "wished", "words"]

_NAMES = (
    "en fr de nl es it pt da nb sv fi el ro zh-Hant zh-Hans ko ja ar tr pl ru lt lv et hu cs sl "
    "is sk sr hr he fa th bg uk"
)
#: All languages; the first is the fallback of the others.
LANGUAGES = tuple(_NAMES.split())
#: The default scripts of languages.
_SCRIPTS = {"zh": "Hans"}
#: Codes of Norwegian and of Nynorsk, for which Bokmål is shown.
_WRITTEN = {"no": "nb", "nn": "nb"}


#: The start of a message or term: apart from comments, nothing else starts in the first column.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: A reference to a message or term.
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@runtime_checkable
class Sayable(Protocol):
    """A fact with a text that depends on the language."""

    def said(self, words: Words, /) -> str:
        """Returns the text in a language."""


class Words:
    """The messages of one language; called with the id of a message and its facts."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        self.language = language
        # Terminals would print the isolation marks that browsers need for mixed directions.
        self._bundle = FluentBundle([language], use_isolating=False)
        # Parsing whole files would block a server too long: messages are parsed on first use.
        self._waiting = {
            name: text
            for source in files(__name__).joinpath(language).iterdir()
            if source.name.endswith(".ftl")
            for name, text in _entries(source.read_text(encoding="utf-8"))
        }

    def __contains__(self, message: str) -> bool:
        self._parse(message)
        return bool(self._bundle.has_message(message))

    def _parse(self, name: str) -> None:
        """Parses a message or term and those that it refers to."""
        if text := self._waiting.pop(name, ""):
            self._bundle.add_resource(FluentResource(text))
            for other in _REFERENCE.findall(text):
                self._parse(other)

    def __call__(self, message: str, /, **facts: object) -> str:
        """Returns a message with its facts filled in.

        A message missing in this language is returned in English, an unknown one as its id.
        """
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            return message if self.language == LANGUAGES[0] else english()(message, **facts)
        text, _ = self._bundle.format_pattern(
            pattern, {name: self._speakable(value) for name, value in facts.items()}
        )
        return str(text)

    def _speakable(self, value: object) -> object:
        # Fluent fails to format larger numbers.
        if isinstance(value, int | float) and abs(value) < _MAX_NUMBER:
            return value
        if isinstance(value, Sayable):
            text = value.said(self)
        elif isinstance(value, tuple | list | set | frozenset):
            text = ", ".join(str(self._speakable(item)) for item in value)
        else:
            text = "" if value is None else str(value)
        # Fluent rejects very long parts, and nobody needs to read a long quotation.
        most = _MAX_TEXT_CHARACTERS if isinstance(value, str) else _MAX_FACT_CHARACTERS
        return text if len(text) <= most else text[: most - 1] + "…"


@cache
def words(language: str) -> Words:
    """Returns the messages of a language, loaded once."""
    return Words(language)


def english() -> Words:
    """Returns the English messages, the fallback of all others."""
    return words(LANGUAGES[0])


#: Characters of a text, and of any other fact, before it is truncated.
_MAX_TEXT_CHARACTERS, _MAX_FACT_CHARACTERS = 200, 2000
_MAX_NUMBER = 10**15


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """Returns the language of environment variables such as ``LANG``; English by default.

    >>> preferred({"LC_ALL": "en_GB.UTF-8"})
    'en'
    """
    names = ("FOURFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    tags = (environment.get(name, "").split(".")[0].split("@")[0] for name in names)
    return _first(tag.replace("_", "-") for tag in tags)


#: Language ranges of a header, and characters of a range with its weight; the rest is ignored.
_MAX_RANGES, _MAX_RANGE_CHARACTERS = 32, 64
#: A language range and its weight (RFC 9110, sections 12.4.2 and 12.5.4).
_RANGE = re.compile(
    r"([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)(?:[ \t]*;[ \t]*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?",
    re.IGNORECASE | re.ASCII,
)


def wished(header: str) -> str:
    """Returns the language with the greatest weight in an ``Accept-Language`` header.

    A weight of zero refuses a language, ``*`` stands for all languages that are not named, and
    malformed parts are ignored. Returns English if no language is left.

    >>> wished("xx, en;q=0.1, ru-RU;q=0.9")
    'ru'
    """
    weights = _weights(header)
    named = {name for tag in weights for name in _spellings(tag)}
    unnamed = tuple(name for name in LANGUAGES if name not in named)
    best_first = sorted(
        (tag for tag in weights if weights[tag]), key=weights.__getitem__, reverse=True
    )
    names = (name for tag in best_first for name in (unnamed if tag == "*" else _spellings(tag)))
    return next(
        (name for name in names if name in LANGUAGES and not _is_refused(name, weights)),
        LANGUAGES[0],
    )


def _weights(header: str) -> dict[str, float]:
    """Returns the language ranges of a header in lower case with their weights, in its order."""
    parts = (part.strip(" \t") for part in header.split(",", _MAX_RANGES)[:_MAX_RANGES])
    found = (_RANGE.fullmatch(part) for part in parts if len(part) <= _MAX_RANGE_CHARACTERS)
    return {one[1].lower(): float(one[2] or 1) for one in found if one}


def _is_refused(language: str, weights: Mapping[str, float]) -> bool:
    """Returns whether the most specific range for one of our languages has a weight of zero."""
    whole = language.lower()
    return weights.get(whole, weights.get(whole.split("-")[0])) == 0


def _first(tags: Iterable[str]) -> str:
    """Returns the first supported language, ignoring country and spelling; English by default."""
    names = (name for tag in tags for name in _spellings(tag))
    return next((name for name in names if name in LANGUAGES), LANGUAGES[0])


def _spellings(tag: str) -> tuple[str, ...]:
    """Returns our possible codes for a language tag: ``zh-TW`` is ``zh-Hant``."""
    try:
        locale = Locale.parse(tag, sep="-")
    except (ValueError, UnknownLocaleError):
        return ()
    script = locale.script or _SCRIPTS.get(locale.language, "")
    return f"{locale.language}-{script}", _WRITTEN.get(locale.language, locale.language)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    r"""Yields the messages and terms of a file: their names and sources.

    >>> dict(_entries("-game = Quarto\nhello =\n    Hello, { $name }\n"))
    {'-game': '-game = Quarto\n', 'hello': 'hello =\n    Hello, { $name }\n'}
    """
    starts = list(_ENTRY.finditer(text))
    for start, end in pairwise([*starts, None]):
        assert start
        yield start[1], text[start.start() : end.start() if end else None]
