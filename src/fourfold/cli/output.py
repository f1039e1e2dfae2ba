"""Output of commands: JSON lines on stdout, errors as one line on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence

import msgspec

from fourfold.locale import preferred, words
from fourfold.play import FourfoldError, Malformed

__all__ = ["complain", "each_line", "print_json", "say"]


def _language(arguments: Sequence[str]) -> str:
    """Returns the language of ``--lang`` before the command, else that of the environment."""
    left = iter(arguments)
    for argument in left:
        option, _, value = argument.partition("=")
        if option == "--lang":
            return preferred({"FOURFOLD_LANG": value or next(left, "")})
        if not option.startswith("-"):
            break
    return preferred(os.environ)


#: The messages of this run's language. Declaring a command needs its help text, so the language
#: must be known before the arguments are parsed.
say = words(_language(sys.argv[1:]))


def print_json(value: object) -> None:
    """Prints an object as one line of JSON."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def complain(text: str) -> None:
    """Prints a text as one line on stderr."""
    sys.stderr.write(f"fourfold: {' '.join(text.split())}\n")


def each_line(handle: Callable[[str], None], as_json: bool) -> int:
    """Handles every line of stdin and returns the exit code: 2 if a line was invalid.

    Prints the error of an invalid line and continues with the next.
    """
    code = 0
    for number, line in _lines():
        try:
            if line is None:
                raise Malformed("utf-8")
            handle(line)
        except FourfoldError as error:
            code = 2
            told = {"line": number, "error": error.said(say)}
            if as_json:
                print_json(told)
            else:
                sys.stderr.write(msgspec.json.encode(told).decode() + "\n")
        sys.stdout.flush()
    return code


def _lines() -> Iterator[tuple[int, str | None]]:
    if sys.stdin is None:  # Closed by the parent process.
        return
    for number, raw in enumerate(sys.stdin.buffer, start=1):
        try:
            yield number, raw.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield number, None
