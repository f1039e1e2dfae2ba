"""Fuzzes the server with invalid HTTP and WebSocket bytes while a witness plays on."""

from __future__ import annotations

import socket
import struct
from collections import Counter
from collections.abc import Callable
from random import Random

from tests.server.harness.serving import SeatClient, Serving

HELLO = b'{"type":"hello","protocol":2,"seat":null,"version":0}'
#: The end of a hello that names a table.
ELSEWHERE = (
    b',"table":"none"}',
    b',"table":"\\u0000"}',
    b',"table":""}',
    b',"table":"../x"}',
    b',"table":"' + 2_000 * b"x" + b'"}',
    b',"table":{}}',
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def upgrade(table: str) -> bytes:
    """Returns the opening handshake of a WebSocket to a table."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def frame(
    opcode: int,
    data: bytes = b"",
    *,
    fin: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
    wide: int = 0,
) -> bytes:
    """Returns a frame with any part of it wrong; ``wide`` forces a longer form of the length."""
    size = len(data) if length is None else length
    first, mask = (0x80 * fin) | reserved << 4 | opcode, 0x80 * masked
    if wide == 8 or size > 0xFFFF:
        head = struct.pack("!BBQ", first, mask | 127, size)
    elif wide == 2 or size > 125:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BB", first, mask | size)
    return head + (bytes(4) if masked else b"") + data


Attack = Callable[[Random], bytes]

#: Sent after a handshake.
FRAMES: dict[str, Attack] = {
    "reserved bits": lambda r: frame(TEXT, HELLO, reserved=r.randint(1, 7)),
    "reserved opcode": lambda r: frame(r.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), b"x"),
    "unmasked": lambda r: frame(TEXT, HELLO, masked=False),
    "long control frame": lambda r: frame(
        r.choice([CLOSE, PING, PONG]), bytes(r.randint(126, 999))
    ),
    "control frame in pieces": lambda r: frame(r.choice([CLOSE, PING]), b"", fin=False),
    "continuation of nothing": lambda r: frame(0, HELLO),
    "message within a message": lambda r: frame(TEXT, b"{", fin=False) + frame(TEXT, HELLO),
    "pieces of nothing": lambda r: (
        frame(TEXT, fin=False) + r.randint(1500, 3000) * frame(0, fin=False)
    ),
    "pieces without end": lambda r: (
        frame(TEXT, b"{", fin=False) + 40 * frame(0, 4000 * b" ", fin=False)
    ),
    "wide length": lambda r: frame(TEXT, HELLO, wide=r.choice([2, 8])),
    "giant length": lambda r: frame(BINARY, HELLO, length=r.choice([2**31, 2**62, 2**63 - 1])),
    "impossible length": lambda r: frame(BINARY, HELLO, length=2**63 + r.getrandbits(60)),
    "too short": lambda r: frame(TEXT, HELLO, length=len(HELLO) + r.randint(1, 100)),
    "broken UTF-8": lambda r: (
        frame(TEXT, HELLO) + frame(TEXT, r.choice([b"\xff", b"\xc0\x80", b"\xed\xa0\x80"]))
    ),
    "UTF-8 broken off": lambda r: frame(TEXT, b"\xe2\x82", fin=False) + frame(0, b"x"),
    "binary hello": lambda r: frame(BINARY, HELLO) + frame(BINARY, r.randbytes(50)),
    "close of one byte": lambda r: frame(CLOSE, b"\x03"),
    "odd close code": lambda r: frame(
        CLOSE, struct.pack("!H", r.choice([0, 999, 1004, 1005, 1006, 1015, 65535]))
    ),
    "broken close reason": lambda r: frame(CLOSE, b"\x03\xe8\xff\xfe"),
    "words after close": lambda r: frame(CLOSE, b"\x03\xe8") + 3 * frame(TEXT, HELLO),
    "pings": lambda r: 200 * frame(PING, r.randbytes(r.randint(0, 125))),
    "unasked pongs": lambda r: 50 * frame(PONG, b"0000"),
    "a message too long": lambda r: (
        frame(TEXT, HELLO) + frame(TEXT, bytes(r.randint(70_000, 130_000)))
    ),
    "a message much too long": lambda r: frame(TEXT, bytes(200_000)),
    "noise": lambda r: r.randbytes(r.randint(1, 400)),
    "hello and noise": lambda r: frame(TEXT, HELLO) + r.randbytes(r.randint(1, 400)),
    "hello over hello": lambda r: 20 * frame(TEXT, HELLO),
    "hello elsewhere": lambda r: (
        frame(TEXT, HELLO) + frame(TEXT, HELLO[:-1] + r.choice(ELSEWHERE)) + frame(TEXT, HELLO)
    ),
    "nothing": lambda r: b"",
    "HTTP again": lambda r: upgrade("none"),
}

_POST = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
_GET = b"GET /api/guest HTTP/1.1\r\nhost: x\r\n"

#: Sent instead of a handshake.
REQUESTS: dict[str, Attack] = {
    "noise": lambda r: r.randbytes(r.randint(1, 600)),
    "no version": lambda r: b"GET /\r\n\r\n",
    "another version": lambda r: (
        b"GET / HTTP/%d.%d\r\nhost: x\r\n\r\n" % (r.randint(0, 9), r.randint(0, 9))
    ),
    "no host": lambda r: b"GET /api/guest HTTP/1.1\r\n\r\n",
    "two hosts": lambda r: b"GET /api/guest HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
    "odd method": lambda r: (
        r.choice([b"BREW", b"TRACE", b"CONNECT", b"get", b"G\0T"]) + _GET[3:] + b"\r\n"
    ),
    "odd target": lambda r: (
        b"GET "
        + r.choice([b"*", b"x", b"//", b"http://[::1/", b"/%", b"/%zz%00", b"/\xff\xfe", b"/a b"])
        + b" HTTP/1.1\r\nhost: x\r\n\r\n"
    ),
    "long target": lambda r: (
        b"GET /" + r.randint(17_000, 90_000) * b"x" + b" HTTP/1.1\r\nhost: x\r\n\r\n"
    ),
    "long header": lambda r: _GET + b"x: " + r.randint(17_000, 90_000) * b"x" + b"\r\n\r\n",
    "many headers": lambda r: _GET + r.randint(300, 3000) * b"x: y\r\n" + b"\r\n",
    "no colon": lambda r: _GET + b"header\r\n\r\n",
    "folded header": lambda r: _GET + b"x: y\r\n z\r\n\r\n",
    "NUL in a header": lambda r: _GET + b"x: a\0b\r\n\r\n",
    "odd cookie": lambda r: (
        _GET
        + b"cookie: fourfold="
        + r.choice([b"\xff\xfe", b'"', b"=;;=", 5000 * b"x"])
        + b"\r\n\r\n"
    ),
    "odd languages": lambda r: (
        _GET + b"accept-language: " + r.choice([b"\xff", b"x;q=y", 2000 * b"a,"]) + b"\r\n\r\n"
    ),
    "bare line feeds": lambda r: _GET.replace(b"\r", b"") + b"\n",
    "negative length": lambda r: _POST + b"content-length: -1\r\n\r\n{}",
    "two lengths": lambda r: _POST + b"content-length: 2\r\ncontent-length: 3\r\n\r\n{}",
    "length and chunks": lambda r: (
        _POST + b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    "odd chunks": lambda r: (
        _POST
        + b"transfer-encoding: chunked\r\n\r\n"
        + r.choice([b"zz\r\n", b"-1\r\n", 30 * b"f" + b"\r\n", b"5;" + 20_000 * b"x", b"2\r\n{}x"])
    ),
    "odd encoding": lambda r: (
        _POST
        + b"transfer-encoding: "
        + r.choice([b"gzip", b"chunked, chunked", b"\x0bchunked"])
        + b"\r\n\r\n"
    ),
    "compressed": lambda r: _POST + b"content-encoding: gzip\r\ncontent-length: 2\r\n\r\n\x1f\x8b",
    "giant length": lambda r: _POST + b"content-length: 99999999999999999999\r\n\r\n{}",
    "body cut short": lambda r: _POST + b"content-length: 20\r\n\r\n{}",
    "deep JSON": lambda r: (
        _POST + b"content-length: 200000\r\n\r\n" + 100_000 * r.choice([b"[[", b'{"', b"{["])
    ),
    "expectation": lambda r: _POST + b"expect: 100-continue\r\ncontent-length: 2\r\n\r\n",
    "another request behind": lambda r: _GET + b"\r\n" + _GET + b"\r\n" + r.randbytes(20),
    "another protocol": lambda r: r.choice(
        [
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"SSH-2.0-x\r\n",
        ]
    ),
    "odd upgrade": lambda r: upgrade("x").replace(
        b"websocket\r\n", r.choice([b"h2c\r\n", b"websocket2\r\n", b"\r\n"])
    ),
    "odd handshake": lambda r: upgrade("x").replace(
        *r.choice([(b"13\r", b"7\r"), (b"AAAA==", b"AA"), (b"AAAA==", b"\xff=="), (b"key", b"kez")])
    ),
    "handshake elsewhere": lambda r: upgrade(r.choice(["x/../y", "%00", "%ff", 3000 * "x", "a/b"])),
    "handshake by POST": lambda r: upgrade("x").replace(b"GET", b"POST"),
}


def attack(port: int, first: bytes, then: bytes, random: Random) -> bytes:
    """Sends bytes, whole or in pieces; returns what the server sends until it hangs up."""
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        said = b""
        try:
            if first:
                connection.sendall(first)
                said = connection.recv(4096)
            step = random.choice([len(then) or 1, 1 + len(then) // 3])
            for start in range(0, len(then), step):
                connection.sendall(then[start : start + step])
            if random.random() < 0.2:  # Resets the connection without reading.
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                return said
            connection.shutdown(socket.SHUT_WR)
            while more := connection.recv(65_536):
                said += more
        except OSError:  # The server has already closed the connection.
            pass
        return said


def assault(
    server: Serving, witness: SeatClient, table: str, random: Random, counts: Counter[str]
) -> None:
    """Sends every attack once, and asserts after each that the witness is still answered."""
    for attacks, first in ((FRAMES, upgrade(table)), (REQUESTS, b"")):
        for name, make in attacks.items():
            said = attack(server.port, first, make(random), random)
            assert not said.startswith(b"HTTP/1.1 5"), (name, said[:200])
            assert witness.answer({"type": "time"})["type"] == "time", name
            counts["frames" if first else "requests"] += 1
