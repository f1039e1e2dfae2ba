"""Names of people, which come from anywhere, as they are shown anywhere."""

from __future__ import annotations

import unicodedata

from fourfold.play.errors import Malformed

__all__ = ["clean_name", "shown_name"]

#: What has no ink, though Unicode counts it among letters, symbols and marks.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: So many marks may stand on one letter; languages need three, mischief has no end.
_MARKS = 4
#: So many in a row are looked at: sorting them takes time with the square of their number.
_ROW = 64


def clean_name(name: str) -> str:
    r"""A name as it is shown: without control or direction characters, spaces folded.

    >>> clean_name("  Ann \u202e the\trook ")
    'Ann the rook'

    Nothing is invisible, and marks stand on letters, a few on each.

    >>> clean_name("\u0301Z\u3164o\u0323" + 30 * "\u0301")
    'Z ọ́́́́'
    """
    shown: list[str] = []
    marks = _MARKS
    for c in unicodedata.normalize("NFC", _shortened(name)):
        category = unicodedata.category(c)
        hidden = category in ("Cc", "Cf", "Cs", "Co") or c in _BLANK
        marks = _MARKS if hidden or c.isspace() else marks + 1 if category[0] == "M" else 0
        if hidden:
            shown.append(" ")
        elif category[0] != "M" or marks <= _MARKS:
            shown.append(c)
    plain = " ".join("".join(shown).split())
    if not plain:
        raise Malformed("name")
    return plain


def _shortened(name: str) -> str:
    """A name without what is too much of a row of marks, which Unicode sorts pair by pair."""
    kept: list[str] = []
    row = 0
    for c in name:
        row = row + 1 if unicodedata.combining(c) else 0
        if row <= _ROW:
            kept.append(c)
    return "".join(kept)


def shown_name(name: str | None, otherwise: str) -> str:
    r"""A name as it is shown, or something else where there is none to show.

    >>> shown_name("\x1b[2JAnn", "A"), shown_name("\u202e", "A"), shown_name(None, "A")
    ('[2JAnn', 'A', 'A')
    """
    try:
        return clean_name(name or "")
    except Malformed:
        return otherwise
