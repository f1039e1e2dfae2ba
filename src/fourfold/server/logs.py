"""Structured logs: one line an event, readable, or as JSON for machines."""

from __future__ import annotations

import json
import logging
import sys

__all__ = ["configure"]

_USUAL = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "taskName"}


class Lines(logging.Formatter):
    """``time level logger: message name=value …``, or the same as a JSON object."""

    def __init__(self, as_json: bool) -> None:
        super().__init__(datefmt="%Y-%m-%dT%H:%M:%S%z")
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One line; what comes from outside cannot start another one."""
        facts = {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        base = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if self._as_json:
            # In ASCII: nothing in it can move a terminal's cursor or turn its direction.
            return json.dumps(base | facts, default=str)
        told = " ".join(f"{name}={value!r}" for name, value in facts.items() if name != "error")
        line = f"{base['time']} {base['level']} {base['logger']}: {base['message']!s} {told}"
        lines = [line.rstrip(), *(f"  {one}" for one in facts.get("error", "").splitlines())]
        return "\n".join(one.encode("unicode_escape").decode() for one in lines)


def configure(as_json: bool) -> None:
    """Sends all logs to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(as_json))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("fourfold.http").setLevel(logging.INFO if as_json else logging.WARNING)
    for name in ("uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
