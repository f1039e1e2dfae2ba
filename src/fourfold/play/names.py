"""Player names: untrusted input, made safe to show in any place."""

from __future__ import annotations

import unicodedata

from fourfold.play.errors import Malformed

__all__ = ["clean_name", "shown_name"]

#: Invisible characters that Unicode classifies as letters, symbols or marks.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: Combining marks kept per letter; languages need three.
_MAX_MARKS = 4
#: Combining marks kept in a row before normalization, which sorts them in quadratic time.
_MAX_MARKS_IN_A_ROW = 64


def clean_name(name: str) -> str:
    r"""Returns a name without control or direction characters and with single spaces.

    >>> clean_name("  Ann \u202e the\trook ")
    'Ann the rook'

    Removes invisible characters, marks without a letter, and all but a few marks per letter.
    Raises ``Malformed`` if nothing is left.

    >>> clean_name("\u0301Z\u3164o\u0323" + 30 * "\u0301")
    'Z ọ́́́́'
    """
    shown: list[str] = []
    marks = _MAX_MARKS
    for c in unicodedata.normalize("NFC", _shortened(name)):
        category = unicodedata.category(c)
        hidden = category in ("Cc", "Cf", "Cs", "Co") or c in _BLANK
        marks = _MAX_MARKS if hidden or c.isspace() else marks + 1 if category[0] == "M" else 0
        if hidden:
            shown.append(" ")
        elif category[0] != "M" or marks <= _MAX_MARKS:
            shown.append(c)
    plain = " ".join("".join(shown).split())
    if not plain:
        raise Malformed("name")
    return plain


def _shortened(name: str) -> str:
    """Returns a name with every run of combining marks truncated."""
    kept: list[str] = []
    row = 0
    for c in name:
        row = row + 1 if unicodedata.combining(c) else 0
        if row <= _MAX_MARKS_IN_A_ROW:
            kept.append(c)
    return "".join(kept)


def shown_name(name: str | None, otherwise: str) -> str:
    r"""Returns a clean name, or ``otherwise`` if there is none to show.

    >>> shown_name("\x1b[2JAnn", "A"), shown_name("\u202e", "A"), shown_name(None, "A")
    ('[2JAnn', 'A', 'A')
    """
    try:
        return clean_name(name or "")
    except Malformed:
        return otherwise
