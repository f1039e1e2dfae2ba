"""Every word a person reads: Fluent files, one folder a language, and how to say a message of them.

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
#: The languages there are, the first being the one that every other falls back to.
LANGUAGES = tuple(_NAMES.split())
#: How a language is written when nobody says how.
_SCRIPTS = {"zh": "Hans"}
#: Norwegian is wished for as a whole, or as its other written form.
_WRITTEN = {"no": "nb", "nn": "nb"}


#: Where a message or a term begins: nothing else of a file does at the edge but comments.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: A message or a term in another one.
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@runtime_checkable
class Sayable(Protocol):
    """A fact that is said differently in some languages."""

    def said(self, words: Words, /) -> str:
        """Returns it as a language says it."""


class Words:
    """Says messages in one language; call it with a message's id and the facts it speaks of."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        self.language = language
        # Isolation marks are for mixed directions in a browser; a terminal would show them as dirt.
        self._bundle = FluentBundle([language], use_isolating=False)
        # Parsing a whole file takes so long that a server would stand still: every message waits
        # until it is said.
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
        """Parses a message or a term, and those that it refers to."""
        if text := self._waiting.pop(name, ""):
            self._bundle.add_resource(FluentResource(text))
            for other in _REFERENCE.findall(text):
                self._parse(other)

    def __call__(self, message: str, /, **facts: object) -> str:
        """The message in words. An unknown message is its own id: better odd than a crash."""
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            return message if self.language == LANGUAGES[0] else english()(message, **facts)
        text, _ = self._bundle.format_pattern(
            pattern, {name: self._speakable(value) for name, value in facts.items()}
        )
        return str(text)

    def _speakable(self, value: object) -> object:
        # Fluent cannot say numbers beyond what it rounds.
        if isinstance(value, int | float) and abs(value) < _LARGEST:
            return value
        if isinstance(value, Sayable):
            text = value.said(self)
        elif isinstance(value, tuple | list | set | frozenset):
            text = ", ".join(str(self._speakable(item)) for item in value)
        else:
            text = "" if value is None else str(value)
        # Fluent gives up on very long parts, and nobody reads what somebody else typed at length.
        most = _LONGEST_TEXT if isinstance(value, str) else _LONGEST
        return text if len(text) <= most else text[: most - 1] + "…"


@cache
def words(language: str) -> Words:
    """The words of a language, read only once."""
    return Words(language)


def english() -> Words:
    """The words of errors that nobody has asked for in another language."""
    return words(LANGUAGES[0])


#: The longest text, and the longest fact of any kind, that is said in full.
_LONGEST_TEXT, _LONGEST = 200, 2000
_LARGEST = 10**15


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language this environment asks for, if we speak it.

    >>> preferred({"LC_ALL": "en_GB.UTF-8"})
    'en'
    """
    names = ("FOURFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = (environment.get(name, "").split(".")[0].split("@")[0] for name in names)
    return _first(wish.replace("_", "-") for wish in wishes)


#: The most language ranges of a header, and the most letters of one with its weight, that are read.
_MOST_RANGES, _LONGEST_RANGE = 32, 64
#: A language range and its weight (RFC 9110, sections 12.4.2 and 12.5.4).
_RANGE = re.compile(
    r"([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)(?:[ \t]*;[ \t]*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?",
    re.IGNORECASE | re.ASCII,
)


def wished(header: str) -> str:
    """Returns the language with the greatest weight in an ``Accept-Language`` header.

    A weight of zero refuses a language, ``*`` stands for all languages that are not named, and
    malformed parts are ignored. Returns English if there is none that will do.

    >>> wished("xx, en;q=0.1, ru-RU;q=0.9")
    'ru'
    """
    weights = _weights(header)
    named = {name for wish in weights for name in _spellings(wish)}
    others = tuple(name for name in LANGUAGES if name not in named)
    best_first = sorted(
        (wish for wish in weights if weights[wish]), key=weights.__getitem__, reverse=True
    )
    names = (name for wish in best_first for name in (others if wish == "*" else _spellings(wish)))
    return next(
        (name for name in names if name in LANGUAGES and not _is_refused(name, weights)),
        LANGUAGES[0],
    )


def _weights(header: str) -> dict[str, float]:
    """Returns the language ranges of a header in lower case with their weights, in its order."""
    parts = (part.strip(" \t") for part in header.split(",", _MOST_RANGES)[:_MOST_RANGES])
    found = (_RANGE.fullmatch(part) for part in parts if len(part) <= _LONGEST_RANGE)
    return {one[1].lower(): float(one[2] or 1) for one in found if one}


def _is_refused(language: str, weights: Mapping[str, float]) -> bool:
    """Returns whether the most specific range for one of our languages has a weight of zero."""
    whole = language.lower()
    return weights.get(whole, weights.get(whole.split("-")[0])) == 0


def _first(wishes: Iterable[str]) -> str:
    """The first of these languages that we speak, be it of another country or written otherwise."""
    names = (name for wish in wishes for name in _spellings(wish))
    return next((name for name in names if name in LANGUAGES), LANGUAGES[0])


def _spellings(wish: str) -> tuple[str, ...]:
    """What a language may be called here: ``zh-TW`` is ``zh-Hant``."""
    try:
        locale = Locale.parse(wish, sep="-")
    except (ValueError, UnknownLocaleError):
        return ()
    script = locale.script or _SCRIPTS.get(locale.language, "")
    return f"{locale.language}-{script}", _WRITTEN.get(locale.language, locale.language)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    r"""The messages and terms of a file by name, each as it is written.

    >>> dict(_entries("-game = Quarto\nhello =\n    Hello, { $name }\n"))
    {'-game': '-game = Quarto\n', 'hello': 'hello =\n    Hello, { $name }\n'}
    """
    starts = list(_ENTRY.finditer(text))
    for start, end in pairwise([*starts, None]):
        assert start
        yield start[1], text[start.start() : end.start() if end else None]
