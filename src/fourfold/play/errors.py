"""Errors as codes and facts; the texts are Fluent messages.

FourfoldError (a ValueError)
 ├─ Illegal      an action that the rules or the table refuse
 └─ Malformed    a text or value that cannot be read
"""

from __future__ import annotations

from fourfold.locale import Words, english

__all__ = ["FourfoldError", "Illegal", "Malformed"]


class FourfoldError(ValueError):
    """An error with a code for programs and facts for its text; ``str()`` returns it in English.

    >>> str(Illegal("not-your-turn", seat="A"))
    'It is not your turn: A is to act.'
    """

    prefix = ""

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def said(self, say: Words) -> str:
        """Returns the text of the error in a language."""
        return say(f"{self.prefix}-{self.code}", **self.facts)

    def __str__(self) -> str:
        return self.said(english())


class Illegal(FourfoldError):
    """A refused action; the state is unchanged."""

    prefix = "illegal"


class Malformed(FourfoldError):
    """A text or value that cannot be read; the facts name the invalid part."""

    prefix = "malformed"
