"""The glossary: the terms, their meanings, and the word forms that are marked in texts.

Every language has a document ``pages/LANGUAGE/glossary.md``. A term is a heading with an id,
``## Full tile {#full}``, a line ``= full tile, fulls`` of the forms that are marked in texts
(without it the term is marked by hand only), and its meaning.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from fourfold.pentaraduga.learning.texts import Lexicon, Reader, Text
from fourfold.play import Malformed

__all__ = ["DOCUMENTS", "HEADING", "WRITTEN_IN", "GlossaryEntry", "glossary", "reader"]

#: The folder of the documents.
DOCUMENTS = files(__package__).joinpath("pages")
#: The languages of the documents; the first is the fallback.
WRITTEN_IN = ("en", "ru")
#: A heading with its id.
HEADING = re.compile(r"^## +(?P<title>.+?) +\{#(?P<id>[a-z-]+)\}$", re.MULTILINE)


class GlossaryEntry(msgspec.Struct, frozen=True):
    """A term and its meaning."""

    id: str
    title: str
    text: Text


@cache
def _raw(language: str) -> Mapping[str, tuple[str, tuple[str, ...], str]]:
    """Returns by id the title, the forms and the meaning of every term."""
    source = DOCUMENTS.joinpath(language, "glossary.md").read_text(encoding="utf-8")
    _, *parts = HEADING.split(source)
    found = {}
    for title, name, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        known, text = "", body.strip()
        if text.startswith("= "):
            known, _, text = text[2:].partition("\n")
        if name in found or not text.strip():
            raise Malformed("learn-glossary", term=name, language=language)
        names = tuple(form.strip() for form in known.split(",") if form.strip())
        found[name] = title, names, text.strip()
    return found


@cache
def _lexicon(language: str) -> Lexicon:
    known: dict[str, str] = {}
    for name, (_, forms, _) in _raw(language).items():
        for form in forms:
            if known.setdefault(form, name) != name:
                raise Malformed("learn-glossary", term=name, language=language)
    return Lexicon(known, _raw(language).keys())


def reader(language: str, known: tuple[str, ...] = ()) -> Reader:
    """Returns a reader for a section in a language; it does not mark terms in ``known``.

    >>> reader("en")("A full tile")
    ('A ', Term(text='full tile', id='full'))
    """
    return _lexicon(language).reader(known)


@cache
def glossary(language: str) -> tuple[GlossaryEntry, ...]:
    """Returns all terms in alphabetical order. Raises ``Malformed`` if it cannot be read.

    >>> next(entry.title for entry in glossary("en") if entry.id == "full")
    'Full tile'
    """
    entries = (
        GlossaryEntry(name, title, reader(language, known=(name,))(text))
        for name, (title, _, text) in _raw(language).items()
    )
    return tuple(sorted(entries, key=lambda entry: entry.title.casefold().replace("ё", "е")))  # noqa: RUF001
