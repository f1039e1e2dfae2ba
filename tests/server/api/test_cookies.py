"""Origins, and cookies over http and https."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.harness.serving import Serving, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as running:
        yield running


#: Pairs of Host and Origin that no page of ours sends.
STRANGE = [
    ("", "null"),
    ("", ""),
    ("", None),
    ("", "http://"),
    ("", "://"),
    ("127.0.0.1", "null"),
    ("127.0.0.1", "127.0.0.1"),
    ("127.0.0.1", "://127.0.0.1"),
    ("127.0.0.1", "file://127.0.0.1"),
    ("127.0.0.1", "http://127.0.0.1/"),
    ("127.0.0.1", "http://eve@127.0.0.1"),
    ("127.0.0.1", "http://127.0.0.1\r\nOrigin: http://evil.example"),
    ("null", "null"),
]


@pytest.mark.parametrize(("host", "origin"), STRANGE)
def test_a_request_without_a_valid_host_or_origin_is_refused(
    server: Serving, host: str, origin: str | None
) -> None:
    said = f"Host: {host}\r\n" + (f"Origin: {origin}\r\n" if origin is not None else "")
    table = server.guest().table("here")["table"]
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    body = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
    assert status(server, f"POST /api/guest HTTP/1.1\r\n{said}{body}") == 403
    for path in (f"tables/{table}/live", "analysis"):
        request = f"GET /api/{path} HTTP/1.1\r\n{said}{upgrade}\r\n"
        assert status(server, request) in (400, 403)
    sound = "Host: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
    assert status(server, f"POST /api/guest HTTP/1.1\r\n{sound}{body}") == 200


def status(server: Serving, request: str) -> int:
    """Sends a raw request; returns the status of the response."""
    with (
        socket.create_connection(("127.0.0.1", server.port), 20) as raw,
        raw.makefile("rb") as said,
    ):
        raw.sendall(request.encode())
        return int(said.readline().split()[1])


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    """Returns the cookies that a response sets, with their values."""
    lines = [line.partition(";")[0].split("=", 1) for line in answer.headers.get_list("set-cookie")]
    return dict(lines)


def test_a_guest_with_the_old_cookie_gets_the_host_cookie_over_https(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    with serving(url) as before:
        ann = before.guest()
        ann.post("/api/guest", {"name": "Ann"})
        table = ann.table("here")["table"]
        token = ann.http.cookies["fourfold"]
        safe = f"__Host-fourfold={token}"
    with serving(url, proxy="127.0.0.1") as server:
        secure = httpx.Client(base_url=server.address, headers={"x-forwarded-proto": "https"})
        http = server.open.enter_context(secure)

        def ask(method: str, path: str, held: str) -> httpx.Response:
            return http.request(method, path, headers={"cookie": held})

        old = ask("GET", "/api/guest", f"fourfold={token}")
        assert old.json().get("name") == "Ann"
        assert cookies_of(old) == {"__Host-fourfold": token}
        (line,) = old.headers.get_list("set-cookie")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(line.split("; "))
        assert "domain" not in line.lower()
        both = ask("GET", "/api/guest", f"{safe}; fourfold=tossed-by-a-subdomain")
        assert (both.json().get("name"), cookies_of(both)) == ("Ann", {})
        mine = ask("GET", "/api/tables", safe).json()
        assert [one["table"] for one in mine] == [table]
        with connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/live",
            additional_headers={
                "Cookie": f"fourfold=tossed; {safe}",
                "x-forwarded-proto": "https",
            },
        ) as live:
            live.send('{"type": "hello", "protocol": 2, "seat": "A", "version": 0}')
            assert '"update"' in str(live.recv(20))
        nobody = ask("GET", "/api/guest", "fourfold=unknown")
        assert (nobody.json().get("name"), cookies_of(nobody)) == (None, {}), (
            "a cookie of nobody was renewed"
        )
        left = ask("DELETE", "/api/guest", safe)
        assert cookies_of(left) == {"__Host-fourfold": '""', "fourfold": '""'}
        lines = {line.partition("=")[0]: line for line in left.headers.get_list("set-cookie")}
        assert "Secure" in lines["__Host-fourfold"]
        assert ask("GET", "/api/guest", safe).json().get("name") is None
