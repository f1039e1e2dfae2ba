"""Running text of documents with its terms, tiles and links marked up.

Authors write ``**stress**``, ``[words](term)`` and ``[words](/address)``. Names of tiles are always
marked up, and terms of the glossary at their first occurrence in a section.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from fourfold.pentaraduga.core.tiles import TILES, Tile
from fourfold.play import Malformed

__all__ = ["Lexicon", "Named", "Reader", "Strong", "Term", "Text", "TextLink", "plain"]


class Term(msgspec.Struct, frozen=True, tag="term"):
    """A term that the glossary explains."""

    text: str
    id: str


class Named(msgspec.Struct, frozen=True, tag="tile"):
    """The name of a tile."""

    tile: Tile


class Strong(msgspec.Struct, frozen=True, tag="strong"):
    """Words in bold."""

    text: str


class TextLink(msgspec.Struct, frozen=True, tag="link"):
    """A link to another page."""

    text: str
    to: str


Text = tuple[str | Term | Named | Strong | TextLink, ...]

_BY_HAND = r"\*\*(?P<strong>.+?)\*\*|\[(?P<words>.+?)\]\((?P<to>\S+?)\)"
_NAMES = (name for tile in TILES for name in (str(tile), tile.written("cyrillic")))
_TILE = rf"\b(?P<tile>{'|'.join(_NAMES)})\b"


class Lexicon:
    """The terms of the glossary, and the word forms in which they appear.

    Forms are case-sensitive: Squares is a game, squares are what a player makes in it.
    """

    def __init__(self, forms: Mapping[str, str], terms: Collection[str]) -> None:
        self.forms = forms
        self.terms = terms
        longest = sorted(map(re.escape, self.forms), key=len, reverse=True)
        form = rf"|(?<!\w)(?P<form>{'|'.join(longest)})(?!\w)"
        self.pattern = re.compile(rf"{_BY_HAND}|{_TILE}{form}")

    def reader(self, known: Iterable[str] = ()) -> Reader:
        """Returns a reader for a section; it does not mark terms in ``known``."""
        return Reader(self, known)


class Reader:
    """Reads the texts of a section; marks every term once, besides those marked by hand.

    >>> read = Lexicon({"full tile": "full", "full": "full"}, {"full"}).reader()
    >>> read("A full tile is **full**. oRo is not.")
    ('A ', Term(text='full tile', id='full'), ' is ', Strong(text='full'), '. ', \
Named(tile=<Tile.ORO: 'oRo'>), ' is not.')
    """

    def __init__(self, lexicon: Lexicon, known: Iterable[str] = ()) -> None:
        self._lexicon = lexicon
        self._marked = set(known)

    def __call__(self, text: str) -> Text:
        """Returns the text marked up. Raises ``Malformed`` for a term that does not exist."""
        return tuple(self._pieces(" ".join(text.split())))

    def _pieces(self, text: str) -> Iterator[str | Term | Named | Strong | TextLink]:
        done = 0
        for found in self._lexicon.pattern.finditer(text):
            if (piece := self._piece(found)) is not None:
                if found.start() > done:
                    yield text[done : found.start()]
                yield piece
                done = found.end()
        if done < len(text):
            yield text[done:]

    def _piece(self, found: re.Match[str]) -> Term | Named | Strong | TextLink | None:
        if found["strong"]:
            return Strong(found["strong"])
        if found["tile"]:
            return Named(Tile.parse(found["tile"]))
        if found["to"] and found["to"].startswith("/"):
            return TextLink(found["words"], found["to"])
        if found["to"]:
            return self._term(found["words"], found["to"])
        term = self._lexicon.forms[found["form"]]
        return None if term in self._marked else self._term(found["form"], term)

    def _term(self, words: str, term: str) -> Term:
        if term not in self._lexicon.terms:
            raise Malformed("learn-term", term=term, text=words)
        self._marked.add(term)
        return Term(words, term)


def plain(text: Text) -> str:
    """Returns the words without markup.

    >>> plain(("A ", Strong("full"), " tile"))
    'A full tile'
    """
    return "".join(
        piece
        if isinstance(piece, str)
        else str(piece.tile)
        if isinstance(piece, Named)
        else piece.text
        for piece in text
    )
