"""What can go wrong, as codes and facts; the words are Fluent's.

FourfoldError (a ValueError)
 ├─ Illegal      an action that the rules or the table refuse
 └─ Malformed    a text or value that cannot be read
"""

from __future__ import annotations

from fourfold.locale import Words, english

__all__ = ["FourfoldError", "Illegal", "Malformed"]


class FourfoldError(ValueError):
    """A code for programs, facts for the wording; ``str()`` says it in English.

    >>> str(Illegal("not-your-turn", seat="A"))
    'It is not your turn: A is to act.'
    """

    prefix = ""

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def said(self, say: Words) -> str:
        """The error in the words of a language."""
        return say(f"{self.prefix}-{self.code}", **self.facts)

    def __str__(self) -> str:
        return self.said(english())


class Illegal(FourfoldError):
    """An action that is refused; the state it met is unchanged."""

    prefix = "illegal"


class Malformed(FourfoldError):
    """A text or value that cannot be read; the facts name the offending part."""

    prefix = "malformed"
