"""Structured logs: one line per event, as text for people or as JSON for machines.

Every line has the id of its request or live connection. No line holds a guest or a token.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar

__all__ = ["REQUEST_ID", "begin_request", "configure", "first_line"]

#: The header with the id of a request, in the request of a proxy and in our answer.
REQUEST_ID = "x-request-id"

_request: ContextVar[str | None] = ContextVar("request", default=None)
_WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{1,64}")
_USUAL = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "taskName"}


class Lines(logging.Formatter):
    """``time level logger: message name=value …``, or the same as a JSON object."""

    def __init__(self, as_json: bool) -> None:
        super().__init__(datefmt="%Y-%m-%dT%H:%M:%S%z")
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """Returns a log line with control characters escaped, so that no input can forge a line."""
        facts = {name: value for name, value in vars(record).items() if name not in _USUAL}
        if request := _request.get():
            facts["request"] = request
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        base = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if self._as_json:
            # ASCII only, so that no value can send control or direction codes to a terminal.
            return json.dumps(base | facts, default=str)
        told = " ".join(f"{name}={value!r}" for name, value in facts.items() if name != "error")
        line = f"{base['time']} {base['level']} {base['logger']}: {base['message']!s} {told}"
        # A traceback follows in indented lines, which no log line starts like.
        below = [f"    {line}" for line in facts.get("error", "").splitlines()]
        return "\n".join(map(_escaped, [line.rstrip(), *below]))


def _escaped(line: str) -> str:
    return line.encode("unicode_escape").decode()


def begin_request(wished: str | None) -> str:
    """Sets the request id of the log lines that follow; returns it.

    An id that is missing or not well-formed is replaced by a random one.

    >>> begin_request("proxy-1")
    'proxy-1'
    >>> len(begin_request("two words"))
    16
    """
    name = wished if wished and _WELL_FORMED.fullmatch(wished) else secrets.token_hex(8)
    _request.set(name)
    return name


def first_line(error: BaseException) -> str:
    r"""Returns the first line of an error's message, or its class if it has none.

    >>> first_line(ValueError("no such table\nmore about it")), first_line(TimeoutError())
    ('no such table', 'TimeoutError')
    """
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


def configure(as_json: bool) -> None:
    """Sends logs to stderr: warnings and errors; as JSON, our own information, too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(as_json))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("fourfold").setLevel(logging.INFO if as_json else logging.WARNING)
    for name in ("uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
