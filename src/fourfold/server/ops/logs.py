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
_WORD = re.compile(r"[A-Za-z0-9._:/-]+")
_STANDARD_FIELDS = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "taskName",
}


class Lines(logging.Formatter):
    """Formats ``time level logger: event name=value …``, or the same as a JSON object.

    A raised exception adds the fields ``error``, its first line, and ``traceback``.
    """

    def __init__(self, as_json: bool) -> None:
        super().__init__(datefmt="%Y-%m-%dT%H:%M:%S%z")
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """Returns a log line with control characters escaped, so that no input can forge a line."""
        fields = {
            name: value for name, value in vars(record).items() if name not in _STANDARD_FIELDS
        }
        if request := _request.get():
            fields["request"] = request
        traceback = ""
        if record.exc_info and (error := record.exc_info[1]):
            fields.setdefault("error", first_line(error))
            traceback = self.formatException(record.exc_info)
        base = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        if self._as_json:
            # ASCII only, so that no value can send control or direction codes to a terminal.
            more = {"traceback": traceback} if traceback else {}
            return json.dumps(base | fields | more, default=str)
        values = (f" {name}={_readable(value)}" for name, value in fields.items())
        line = f"{base['time']} {base['level']} {base['logger']}: {base['event']}{''.join(values)}"
        # A traceback follows in indented lines, which no log line starts like.
        below = [f"    {line}" for line in traceback.splitlines()]
        return "\n".join(map(_escaped, [line, *below]))


def _readable(value: object) -> str:
    """Returns a value as it is if it is one plain word, else quoted.

    >>> _readable("3f7dQx0aLm2c"), _readable(12.5), _readable("status 3"), _readable("")
    ('3f7dQx0aLm2c', '12.5', "'status 3'", "''")
    """
    text = str(value)
    return text if _WORD.fullmatch(text) else repr(value)


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
    """Sends logs to stderr: warnings and errors, and as JSON also our own INFO messages."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(as_json))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("fourfold").setLevel(logging.INFO if as_json else logging.WARNING)
    for name in ("uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
