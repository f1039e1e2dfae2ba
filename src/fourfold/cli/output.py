"""How commands speak: JSON lines for programs on stdout, one line of error for people on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence

import msgspec

from fourfold.locale import preferred, words
from fourfold.play import FourfoldError, Malformed

__all__ = ["complain", "each_line", "print_json", "say"]


def _language(arguments: Sequence[str]) -> str:
    """What ``--lang`` names before the command, else what the environment asks for."""
    left = iter(arguments)
    for argument in left:
        option, _, value = argument.partition("=")
        if option == "--lang":
            return preferred({"FOURFOLD_LANG": value or next(left, "")})
        if not option.startswith("-"):
            break
    return preferred(os.environ)


#: The words of this run's language. Commands say what they do while they are declared, so this
#: cannot wait until arguments are read.
say = words(_language(sys.argv[1:]))


def print_json(value: object) -> None:
    """One object on one line."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def complain(text: str) -> None:
    """One line on stderr, whatever the text."""
    sys.stderr.write(f"fourfold: {' '.join(text.split())}\n")


def each_line(handle: Callable[[str], None], as_json: bool) -> int:
    """Handles every line of stdin; bad ones are told and the rest go on. The exit code."""
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
    if sys.stdin is None:  # Closed by whoever started us.
        return
    for number, raw in enumerate(sys.stdin.buffer, start=1):
        try:
            yield number, raw.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield number, None
