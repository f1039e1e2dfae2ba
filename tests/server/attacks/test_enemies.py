"""Attacks: other origins, hostile names, injection into pages, pictures and logs."""

from __future__ import annotations

import json
import logging
import re
import unicodedata
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourfold.catalogue import GAMES
from fourfold.cli import app as cli
from fourfold.play import Malformed, Record, clean_name
from fourfold.server.ops.logs import Lines
from tests.server.harness.serving import Serving, serving
from tests.server.live.test_play import ROW, play

HOSTILE = (
    '"><script>alert(1)</script>',
    "'; DROP TABLE guests; --",
    "]]>&lt;![CDATA[\\",
    '"]\n[Result "B"]\n\n1.',
    "\x1b[31mred\x9b2J\x07",
    "{$name} {{7*7}} %s%n [b]x[/b]",
    "\u202eevil\u2066\u200f\u200b",
    "Z" + 39 * "\u0301",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite+aiosqlite:///{folder}/fourfold.db") as running:
        yield running


# Foreign pages

OWN, EVIL = "http://127.0.0.1:{port}", "https://evil.example"


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": OWN}, True),
        ({"Origin": OWN.replace("http:", "https:")}, True),  # A proxy terminated TLS.
        ({"Origin": EVIL}, False),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
        ({"Origin": "http://127.0.0.1:1"}, False),
        ({"Origin": "http://127.0.0.1"}, False),
        ({"Origin": OWN + ".evil.example"}, False),
        ({"Origin": "http://evil.example://127.0.0.1:{port}"}, False),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
    ],
)
def test_only_pages_of_the_same_origin_may_write_and_connect(
    server: Serving, headers: dict[str, str], allowed: bool
) -> None:
    ann = server.guest()
    table = ann.table("here")["table"]
    said = {name: value.format(port=server.port) for name, value in headers.items()}
    answer = ann.http.post("/api/guest", json={"name": "Eve"}, headers=said)
    assert answer.status_code == (200 if allowed else 403)
    cookie = {"Cookie": f"fourfold={ann.http.cookies['fourfold']}"}
    for path in (f"tables/{table}/live", "analysis"):
        address = f"ws://127.0.0.1:{server.port}/api/{path}"
        refusal = nullcontext() if allowed else pytest.raises(InvalidStatus, match="403")
        with refusal, connect(address, additional_headers=said | cookie):
            pass


def test_only_a_named_proxy_can_say_that_a_request_came_by_https(tmp_path: Path) -> None:
    url, secure = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", {"x-forwarded-proto": "https"}
    for proxy in ("", "127.0.0.1"):
        with serving(url, proxy=proxy) as server:
            answer = server.guest().http.post("/api/guest", json={"name": "Ann"}, headers=secure)
            cookie = answer.headers["set-cookie"].lower()
            assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.split("; "))
            assert ("secure" in cookie.split("; ")) == bool(proxy)
            assert cookie.startswith("__host-fourfold=" if proxy else "fourfold=")
            assert "domain" not in cookie
            plain = {"origin": f"http://127.0.0.1:{server.port}"}
            ann = server.guest().http
            answer = ann.post("/api/guest", json={"name": "Ann"}, headers=secure | plain)
            assert answer.status_code == (403 if proxy else 200), (
                "a page over http counted as one over https"
            )


def test_the_page_has_no_inline_code_and_loads_nothing_from_other_hosts(server: Serving) -> None:
    http = server.guest().http
    policy = http.get("/").headers["content-security-policy"]
    for unsafe in ("unsafe-inline", "unsafe-eval", "data:", "http:", "https:", "*"):
        assert unsafe not in policy
    for needed in ("default-src 'self'", "object-src 'none'", "base-uri 'none'"):
        assert needed in policy
    assert "frame-ancestors 'none'" in policy
    page = http.get("/").text
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=|javascript:", page) == []
    for source in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert source.startswith("/")


def test_ids_cannot_be_guessed(server: Serving) -> None:
    ann = server.guest()
    opened = [ann.table("friend") for _ in range(20)]
    tables, invites = {one["table"] for one in opened}, {one["invite"] for one in opened}
    links = {
        ann.post(f"/api/tables/{opened[0]['table']}/device", {"seat": "A"})["link"]
        for _ in range(5)
    }
    cookie = ann.http.cookies["fourfold"]
    assert (len(tables), len(invites), len(links)) == (20, 20, 5)
    for secrets, bits in ((tables, 72), (invites, 128), (links, 256), ({cookie}, 256)):
        for secret in secrets:
            assert re.fullmatch(r"[\w-]+", secret)
            assert len(secret) * 6 >= bits


# Names


@given(st.text(max_size=60))
@example("\u202e\u2066")
@example("e\u0301" + 50 * "\u0327")
def test_a_name_is_cleaned_or_refused(name: str) -> None:
    try:
        shown = clean_name(name)
    except Malformed:
        return
    assert shown == shown.strip()
    categories = [unicodedata.category(c) for c in shown]
    assert not {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} & set(categories)
    assert "MMMMM" not in "".join(category[0] for category in categories)
    assert not categories[0].startswith("M")
    assert clean_name(shown) == shown


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_shown_as_text_everywhere(
    server: Serving, tmp_path: Path, name: str
) -> None:
    ann, bo, shown = server.guest(), server.guest(), clean_name(name)
    opened = ann.table("friend", name=name, options={"starter": "first"})
    bo.post(f"/api/invites/{opened['invite']}", {"name": name})
    table = opened["table"]
    a, b = ann.sit(table, "A"), bo.sit(table, "B")
    for seat in (a, b):
        seat.wait(lambda s: s.view and s.view["players"] == [shown, shown])
    play(a, b, ROW)
    a.do("call", line=["a1", "b1", "c1", "d1"])
    text = ann.http.get(f"/api/tables/{table}/record?form=text").text
    data = ann.http.get(f"/api/tables/{table}/record?form=json").text
    for record in (Record.from_text(text, GAMES), Record.from_json(data, GAMES)):
        assert record.table(GAMES).players == (shown, shown)
    assert text.count("\n[Result ") == 1
    _check_picture(ann.http.get(f"/api/tables/{table}/picture.svg").text)
    # The same name in an uploaded record, as if another program had written it.
    brought = json.loads(data)
    brought["players"] = [name, name]
    brought["events"] = [event for event in brought["events"] if event["action"]["type"] != "join"]
    uploaded = bo.post("/api/records", {"record": json.dumps(brought)})["table"]
    assert bo.get(f"/api/tables/{uploaded}")["players"] == [shown, shown]
    _check_picture(ann.http.get(f"/api/tables/{uploaded}/picture.svg").text)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(brought))
    printed = CliRunner().invoke(cli, ["quarto", "replay", str(file)]).output
    assert shown in printed
    assert not {"Cc", "Cf"} & {unicodedata.category(c) for c in printed.replace("\n", "")}


def _check_picture(svg: str) -> None:
    allowed = {"svg", "g", "title", "text", "path", "rect", "circle", "ellipse", "line", "defs"}
    allowed |= {"pattern", "use", "polygon", "polyline", "symbol", "clipPath", "desc"}
    for element in ElementTree.fromstring(svg).iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in allowed
        for attribute, value in element.attrib.items():
            assert not attribute.lower().startswith("on")
            assert "script:" not in value
            if attribute.endswith("href") or "url(" in value:
                assert value.startswith(("#", "url(#")), "a reference to another document"


@pytest.mark.parametrize("game", list(GAMES))
def test_pictures_of_tables_contain_no_scripts_or_links(server: Serving, game: str) -> None:
    ann = server.guest()
    body = {"game": game, "opponent": {"kind": "here"}, "names": [HOSTILE[0], HOSTILE[2]]}
    table = ann.post("/api/tables", body)["table"]
    answer = ann.http.get(f"/api/tables/{table}/picture.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    _check_picture(answer.text)


def test_pictures_of_figures_contain_no_scripts_or_links(server: Serving) -> None:
    body: dict[str, Any] = {"placements": [["oRo", "U", 0, 0]], "whole": True, "patterns": True}
    for palette in ("rainbow", "safe"):
        drawn = server.guest().post("/api/pentaraduga/figure", body | {"palette": palette})
        _check_picture(drawn["svg"])
    refused = server.guest().post("/api/pentaraduga/figure", body | {"palette": '"><script>'}, 422)
    assert refused["code"] == "unknown"


def test_impossible_hands_and_starts_are_refused(server: Serving) -> None:
    ann, far = server.guest(), [["oRo", "U", 0, 0], ["rOr", "U", 999, 999]]
    for body, code in (
        ({"tiles": ["oRo", "rOr", "oRo"]}, "pentaraduga-tile-twice"),
        ({"tiles": ["oRo"], "start": far[:1]}, "pentaraduga-tile-twice"),
        ({"tiles": ["yOy"], "start": far}, "data"),
        ({"tiles": ["yOy"], "start": far[:1], "goal": "frame"}, "data"),
    ):
        assert ann.post("/api/pentaraduga/solve", body, 422)["code"] == code


# Logs


@given(st.text() | st.sampled_from(HOSTILE))
@example("x\n2026-11-16T12:00:00+0000 error fourfold: all is lost\r\x1b[2J\x9b\u2028\u202e")
def test_no_text_can_begin_a_line_of_the_log(text: str) -> None:
    try:
        raise ValueError(text)
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    for exc_info in (None, trace):
        record = logging.LogRecord("x", logging.INFO, "", 0, "request %s", (text,), exc_info)
        record.path = text
        told = Lines(as_json=True).format(record)
        assert told.isascii()
        assert told.isprintable()
        assert json.loads(told)["path"] == text
        first, *others = Lines(as_json=False).format(record).split("\n")
        assert first.isascii()
        assert first.isprintable()
        assert " info x: request " in first
        for line in others:
            assert line.startswith("  ")
            assert line.isascii()
            assert line.isprintable()
