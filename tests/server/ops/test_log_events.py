"""Log events have fixed names and fields, as docs/operating.md lists them."""

from __future__ import annotations

import ast
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from fourfold.server.ops.logs import Lines

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "fourfold"
LEVELS = ("debug", "info", "warning", "error", "critical")
#: The methods of a logger that write an event, and where the event stands among the arguments.
METHODS = dict.fromkeys((*LEVELS, "exception"), 0) | {"log": 1}
#: The fields of every line: no event may have one of the same name.
COMMON = {"time", "level", "logger", "event", "request"}
RAISED = {"error", "traceback"}


class Logged(NamedTuple):
    """A call that logs an event."""

    place: str
    event: str
    #: More than one if the level depends on a condition.
    levels: frozenset[str]
    fields: frozenset[str]


def logged() -> Iterator[Logged]:
    """Yields every event of the package; fails where one is not literal."""
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        loggers = {
            target.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and "getLogger" in ast.unparse(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            place = f"{file.relative_to(ROOT)}:{call.lineno}"
            parts = [call.func, *call.args]
            for index, part in enumerate(parts):
                if (
                    isinstance(part, ast.Attribute)
                    and ast.unparse(part.value) in loggers
                    and part.attr in METHODS
                ):
                    # The arguments follow, also where the method is passed to be called later.
                    yield read(place, part.attr, parts[index + 1 :], call.keywords)


def read(place: str, method: str, given: list[ast.expr], named: list[ast.keyword]) -> Logged:
    """Returns the event of a logging call; fails if it is not literal."""
    before, (event, *others) = given[: METHODS[method]], given[METHODS[method] :]
    assert isinstance(event, ast.Constant), f"{place}: the event is not literal"
    assert isinstance(event.value, str), f"{place}: the event is not literal"
    assert not others, f"{place}: arguments of a message; put them into `extra`"
    if before:
        levels = set(re.findall(r"logging\.([A-Z]+)", ast.unparse(before[0])))
    else:
        levels = {"error" if method == "exception" else method}
    fields = set(RAISED if method == "exception" else ())
    for keyword in named:
        if keyword.arg == "exc_info":
            fields |= RAISED
        elif keyword.arg == "extra":
            assert isinstance(keyword.value, ast.Dict), f"{place}: the fields are not literal"
            for key, value in zip(keyword.value.keys, keyword.value.values, strict=True):
                if key is None:
                    fields |= optional(place, value)
                else:
                    assert isinstance(key, ast.Constant), f"{place}: a field is not literal"
                    fields.add(str(key.value))
    low = frozenset(level.lower() for level in levels)
    return Logged(place, event.value, low, frozenset(fields))


def optional(place: str, unpacked: ast.expr) -> set[str]:
    """Returns the fields that only some lines of a request have."""
    assert ast.unparse(unpacked) == "more", f"{place}: the fields are not literal"
    return {"origin", "host", "error"}


def documented() -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Returns the levels and fields of every event in the table of docs/operating.md."""
    text = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    (table,) = re.findall(
        r"^\| event \| level \| fields \| when \| what to do \|\n\|[-|]+\n((?:\|.*\n)+)",
        text,
        re.MULTILINE,
    )
    events: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for row in table.splitlines():
        event, levels, fields, when, action = (cell.strip() for cell in row.strip("|").split("|"))
        assert when, row
        assert action, row
        (name,) = re.findall("`([^`]+)`", event)
        assert name not in events, f"{name} is listed twice"
        listed = frozenset(re.findall("`([^`]+)`", fields))
        events[name] = frozenset(re.findall("[a-z]+", levels)) - {"or"}, listed
    return events


EVENTS = list(logged())


def test_the_whole_package_is_read() -> None:
    assert len(EVENTS) > 30
    assert {"hup_ignored", "request_ended", "database_taken"} <= {one.event for one in EVENTS}


@pytest.mark.parametrize("one", EVENTS, ids=lambda one: f"{one.event}-{one.place}")
def test_an_event_has_a_name_to_search_for_and_fields_of_its_own(one: Logged) -> None:
    assert re.fullmatch("[a-z]+(_[a-z]+)*", one.event), one.place
    assert one.levels <= set(LEVELS), one.place
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", name) for name in one.fields), one.place
    assert not one.fields & COMMON, one.place
    reserved = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}
    assert not one.fields & reserved, one.place


def test_an_event_has_the_same_levels_and_fields_everywhere() -> None:
    found: dict[str, Logged] = {}
    for one in EVENTS:
        first = found.setdefault(one.event, one)
        assert (first.levels, first.fields) == (one.levels, one.fields), (first.place, one.place)


def test_the_table_for_operators_lists_exactly_the_events_of_the_package() -> None:
    assert documented() == {one.event: (one.levels, one.fields) for one in EVENTS}


def test_an_event_is_written_with_its_fields() -> None:
    record = logging.makeLogRecord(
        {"name": "fourfold.live", "levelname": "WARNING", "msg": "action_waits"}
        | {"table": "3f7dQx0aLm2c", "error": "disk full"}
    )
    line = Lines(as_json=False).format(record)
    assert line.split(" ", 1)[1].startswith(
        "warning fourfold.live: action_waits table=3f7dQx0aLm2c error='disk full'"
    )


@pytest.mark.parametrize("given", [{}, {"error": "the cause"}])
def test_an_error_and_its_traceback_are_two_fields(given: dict[str, str]) -> None:
    try:
        raise ValueError("broken\nin two lines")
    except ValueError:
        record = logging.makeLogRecord({"msg": "send_failed", **given})
        record.exc_info = sys.exc_info()
    fields = json.loads(Lines(as_json=True).format(record))
    assert (fields["event"], fields["error"]) == ("send_failed", given.get("error", "broken"))
    assert fields["traceback"].startswith("Traceback")
    assert fields["traceback"].endswith("in two lines")
    first, *below = Lines(as_json=False).format(record).splitlines()
    assert "error=" in first
    assert "traceback=" not in first
    assert below[-1] == "    in two lines"
