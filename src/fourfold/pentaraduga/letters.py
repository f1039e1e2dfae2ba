"""The book's letters: Cyrillic notation, read wherever people type, written where they ask for it.

Inside, tiles are ``oRv`` and directions ``U R D L``. Both alphabets have a letter for each colour
and each direction, so that a text changes its alphabet letter by letter.
"""

from __future__ import annotations

import re
from typing import Literal

__all__ = [
    "ASCII_LETTERS",
    "COLOUR_LETTERS",
    "CYRILLIC_LANGUAGES",
    "DIRECTION_LETTERS",
    "Alphabet",
    "alphabet_of",
    "colour_to_cyrillic",
    "to_cyrillic",
]

#: How names of tiles and places are written for people.
Alphabet = Literal["ascii", "cyrillic"]

#: The letters of the colours from red to violet, and of the directions clockwise from up.
_COLOURS, _CYRILLIC_COLOURS = "roygbv", "кожзсф"
_DIRECTIONS, _CYRILLIC_DIRECTIONS = "URDL", "ВПНЛ"
#: Letters of the wrong alphabet that look like the right ones: no other letter can be meant.
_COLOUR_LOOK_ALIKES = {"k": "r", "c": "b", "у": "y"}  # noqa: RUF001
_DIRECTION_LOOK_ALIKES = {"B": "U", "H": "D"}

#: The letter inside for every letter that people type: small ones for colours, capitals for
#: directions.
COLOUR_LETTERS = (
    dict(zip(_COLOURS + _CYRILLIC_COLOURS, 2 * _COLOURS, strict=True)) | _COLOUR_LOOK_ALIKES
)
DIRECTION_LETTERS = (
    dict(zip(_DIRECTIONS + _CYRILLIC_DIRECTIONS, 2 * _DIRECTIONS, strict=True))
    | _DIRECTION_LOOK_ALIKES
)
#: Those that mean something in a text without a Cyrillic letter: nothing in it looks like one.
ASCII_LETTERS = frozenset(_COLOURS + _DIRECTIONS)

#: In these languages people read the book's letters.
CYRILLIC_LANGUAGES = frozenset({"bg", "ru", "sr", "uk"})

#: A tile is the only place where a small letter stands before a capital.
_TOKEN = re.compile("([roygbv][ROYGBV][roygbv])|[URDL]")
_TILE = str.maketrans(_COLOURS + _COLOURS.upper(), _CYRILLIC_COLOURS + _CYRILLIC_COLOURS.upper())
_DIRECTION = str.maketrans(_DIRECTIONS, _CYRILLIC_DIRECTIONS)


def to_cyrillic(notation: str) -> str:
    """Returns names of tiles and places in the book's letters.

    >>> to_cyrillic("yGyU,gYgLL,bGyRyGy@0,-1")
    'жЗжВ,зЖзЛЛ,сЗжПжЗж@0,-1'
    """
    return _TOKEN.sub(lambda found: found[0].translate(_TILE if found[1] else _DIRECTION), notation)


def colour_to_cyrillic(letter: str) -> str:
    """Returns the book's letter of a colour."""
    return letter.translate(_TILE)


def alphabet_of(text: str) -> Alphabet:
    """Returns the alphabet in which somebody has written, so that they are answered in it.

    >>> alphabet_of("yGyU"), alphabet_of("жЗжВ")
    ('ascii', 'cyrillic')
    """
    return "ascii" if text.isascii() else "cyrillic"
