"""The glossary: what every term means, and by which forms it is known in texts.

It is a document in every language, ``pages/LANGUAGE/glossary.md``. A term is a heading with its id,
``## Full tile {#full}``, a line ``= full tile, fulls`` of the forms in which it is marked in texts
(without such a line it is marked by hand only), and what it means.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from fourfold.pentaraduga.texts import Lexicon, Reader, Text
from fourfold.play import Malformed

__all__ = ["DOCUMENTS", "HEADING", "WRITTEN_IN", "Entry", "glossary", "reader"]

#: Where the documents are.
DOCUMENTS = files(__package__).joinpath("pages")
#: The languages in which there are documents; the first is for readers of none of them.
WRITTEN_IN = ("en", "ru")
#: A heading with its name.
HEADING = re.compile(r"^## +(?P<title>.+?) +\{#(?P<id>[a-z-]+)\}$", re.MULTILINE)


class Entry(msgspec.Struct, frozen=True):
    """A term and what it means."""

    id: str
    title: str
    text: Text


@cache
def _raw(language: str) -> Mapping[str, tuple[str, tuple[str, ...], str]]:
    """By id: the title, the forms and the meaning of every term."""
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
    """A reader for a section of a text in this language; terms that are known are not marked.

    >>> reader("en")("A full tile")
    ('A ', Term(text='full tile', id='full'))
    """
    return _lexicon(language).reader(known)


@cache
def glossary(language: str) -> tuple[Entry, ...]:
    """All terms in the order of the alphabet. Raises ``Malformed`` where it cannot be read.

    >>> next(entry.title for entry in glossary("en") if entry.id == "full")
    'Full tile'
    """
    entries = (
        Entry(name, title, reader(language, known=(name,))(text))
        for name, (title, _, text) in _raw(language).items()
    )
    return tuple(sorted(entries, key=lambda entry: entry.title.casefold().replace("ё", "е")))  # noqa: RUF001
