"""Cyrillic notation, as in the rule book: accepted wherever people type.

It is written on request, and in languages with Cyrillic letters.

The internal form is ASCII: tiles are ``oRv``, directions ``U R D L``. Both alphabets have one
letter per colour and direction, so that notation is converted letter by letter.
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

#: The alphabet in which names of tiles and places are shown.
Alphabet = Literal["ascii", "cyrillic"]

#: The letters of the colours from red to violet, and of the directions clockwise from up.
_COLOURS, _CYRILLIC_COLOURS = "roygbv", "кожзсф"
_DIRECTIONS, _CYRILLIC_DIRECTIONS = "URDL", "ВПНЛ"
#: Letters typed in the wrong alphabet: each looks like a valid letter and is not one itself.
_COLOUR_LOOK_ALIKES = {"k": "r", "c": "b", "у": "y"}  # noqa: RUF001
_DIRECTION_LOOK_ALIKES = {"B": "U", "H": "D"}

#: The internal letter for every letter that people type: lower case for colours, upper case for
#: directions.
COLOUR_LETTERS = (
    dict(zip(_COLOURS + _CYRILLIC_COLOURS, 2 * _COLOURS, strict=True)) | _COLOUR_LOOK_ALIKES
)
DIRECTION_LETTERS = (
    dict(zip(_DIRECTIONS + _CYRILLIC_DIRECTIONS, 2 * _DIRECTIONS, strict=True))
    | _DIRECTION_LOOK_ALIKES
)
#: The letters of a text without Cyrillic letters, in which look-alikes are not accepted.
ASCII_LETTERS = frozenset(_COLOURS + _DIRECTIONS)

#: The languages whose speakers read Cyrillic letters.
CYRILLIC_LANGUAGES = frozenset({"bg", "ru", "sr", "uk"})

#: Only in a tile does a lower case letter precede an upper case one.
_TOKEN = re.compile("([roygbv][ROYGBV][roygbv])|[URDL]")
_TILE = str.maketrans(_COLOURS + _COLOURS.upper(), _CYRILLIC_COLOURS + _CYRILLIC_COLOURS.upper())
_DIRECTION = str.maketrans(_DIRECTIONS, _CYRILLIC_DIRECTIONS)


def to_cyrillic(notation: str) -> str:
    """Returns notation in Cyrillic letters.

    >>> to_cyrillic("yGyU,gYgLL,bGyRyGy@0,-1")
    'жЗжВ,зЖзЛЛ,сЗжПжЗж@0,-1'
    """
    return _TOKEN.sub(lambda found: found[0].translate(_TILE if found[1] else _DIRECTION), notation)


def colour_to_cyrillic(letter: str) -> str:
    """Returns the Cyrillic letter of a colour."""
    return letter.translate(_TILE)


def alphabet_of(text: str) -> Alphabet:
    """Returns the alphabet of a text, so that an answer can use the same.

    >>> alphabet_of("yGyU"), alphabet_of("жЗжВ")
    ('ascii', 'cyrillic')
    """
    return "ascii" if text.isascii() else "cyrillic"
