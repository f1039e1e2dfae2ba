"""Measures how long the worst known requests hold the event loop of a real server.

A concurrent player in a process of its own sends one message after the other. A round trip bounds
the time for which the loop was held, unless the machine is busy with something else. So the time
that either process waited for a processor is subtracted, as the operating system reports it, and
the result is capped at the time that the server has computed meanwhile.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from fourfold.locale import LANGUAGES
from fourfold.pentaraduga import TILES
from fourfold.server.wire import PROTOCOL
from tests.server.harness.process import Process
from tests.server.harness.serving import Clock, Guest, SeatClient, Serving

#: The number of events of the long table, and of games of the long match.
EVENTS, GAMES = 10_000, 100
#: Seconds between two messages of the concurrent player.
PACE_SECONDS = 0.005
#: Nothing is refused by a rate limit.
LIMITS = {
    **{name: {} for name in ("requests", "guests", "tables", "messages", "questions")},
    "unfinished": 1_000_000,
}

TILE_NAMES = [str(tile) for tile in TILES]


class Site(NamedTuple):
    """A server with a long table and a long match, and their owner."""

    server: Serving
    process: Process
    owner: Guest
    long: str
    match: str
    #: A table of Quarto, and one of each family of Pentaraduga.
    tables: dict[str, str]


class Hold(NamedTuple):
    """Milliseconds for which a request held the loop: the first time, and the best later."""

    name: str
    first: float
    later: float


# The site


@contextmanager
def site(folder: Path) -> Iterator[Site]:
    """Yields a server over a database with a long table and a long match."""
    file = folder / "holds.db"
    database = f"sqlite+aiosqlite:///{file}"
    with ExitStack() as leaving:
        first, owner = _start(database, leaving)
        long, match = owner.table("here")["table"], owner.table("here", games=GAMES)["table"]
        cookies = dict(owner.http.cookies)
        first.end(signal.SIGTERM)
        with closing(sqlite3.connect(file)) as past:
            _lengthen(past, long)
            _multiply(past, match)
            past.commit()
        process, owner = _start(database, leaving)
        leaving.callback(process.end, signal.SIGTERM)
        owner.http.cookies.update(cookies)
        tables = {
            game: owner.table("here", game=game)["table"]
            for game in ("quarto", "fulls", "squares", "rings+", "steals+", "reach+")
        }
        server = owner._server
        yield Site(server, process, owner, long, match, tables)
        server.open.close()


def _start(database: str, leaving: ExitStack) -> tuple[Process, Guest]:
    process = Process(database, 0, "--limits", json.dumps(LIMITS))
    server = Serving(process.port, Clock())
    leaving.callback(server.open.close)
    return process, server.guest()


def _lengthen(past: sqlite3.Connection, table: str) -> None:
    """Adds events to a game that pause and resume it many times."""
    ((started,),) = past.execute("select started from tables where id = ?", (table,)).fetchall()
    circle = (
        ("A", '{"type":"ask","wish":"pause"}'),
        ("B", '{"type":"answer","yes":true}'),
        ("A", '{"type":"resume"}'),
    )
    seq = past.execute('select count(*) from events where "table" = ?', (table,)).fetchone()[0]
    rows = [
        (
            table,
            seq + 1 + number,
            *circle[number % 3][:1],
            started + 1_000_000,
            circle[number % 3][1],
        )
        for number in range(EVENTS // 3 * 3)
    ]
    past.executemany(
        'insert into events ("table", seq, seat, at, action) values (?, ?, ?, ?, ?)', rows
    )


def _multiply(past: sqlite3.Connection, table: str) -> None:
    """Adds the remaining games of a match, each of them won."""
    columns = [name for _, name, *_ in past.execute("pragma table_info(tables)")]
    (row,) = past.execute("select * from tables where id = ?", (table,)).fetchall()
    seats = past.execute('select seat, guest from seats where "table" = ?', (table,)).fetchall()
    won = '{"winner":"A","reason":"resigned","points":[1,0]}'
    past.execute("update tables set outcome = ? where id = ?", (won, table))
    previous = table
    for number in range(1, GAMES):
        name = f"{table[:6]}-{number:04}"
        changed = {"id": name, "previous": previous, "outcome": won, "invite": None}
        values = [changed.get(column, value) for column, value in zip(columns, row, strict=True)]
        marks = ", ".join("?" * len(values))
        past.execute(f"insert into tables ({', '.join(columns)}) values ({marks})", values)
        past.executemany(
            'insert into seats ("table", seat, guest) values (?, ?, ?)',
            [(name, seat, guest) for seat, guest in seats],
        )
        previous = name


# The requests


Ask = Callable[[Site], object]


def requests() -> Iterator[tuple[str, Ask]]:
    """Yields the worst known requests with their names."""
    yield "nothing", lambda site: time.sleep(0.1)
    yield "record of 32 bytes", _record("; " * 16)
    yield "record of 60 bytes", _record("; " * 30)
    yield "record of 100,000 characters", _record("; " * 50_000)
    yield "record of 100,000 lines", _record("\n" * 100_000)
    yield "record of 100,000 tags", _record("[a b]" * 20_000)
    yield "replay of a long table", lambda site: _get(site, f"/api/tables/{site.long}/replay")
    yield "picture of a long table", lambda site: _get(site, f"/api/tables/{site.long}/picture.svg")
    yield "tables with a long match", lambda site: _get(site, "/api/tables")
    yield "table of a long match", lambda site: _get(site, f"/api/tables/{site.match}")
    yield "guest data", lambda site: _get(site, "/api/guest/data")
    yield "hello at a long table", lambda site: _hello(site, site.long)
    yield "figure of 24 tiles", _post("figure", {"placements": _row(24)})
    yield "figure of 24 tiles, far apart", _post("figure", {"placements": _row(24, 400)})
    yield "figure of 10,000 tiles", _post("figure", {"placements": _row(10_000)})
    yield "try at a problem", _post("problems/squares-1/try", {"placements": _best()})
    yield "list of problems", lambda site: _get(site, "/api/pentaraduga/problems")
    for game in ("fulls", "squares", "rings+", "steals+", "reach+"):
        yield f"picture of {game}", _picture(game)
        yield f"all choices of {game}", _choices(game)
        yield f"64 kB of tiles at {game}", _many_tiles(game)
    yield "message of 64 kB", _message('{"type":"time","more":"' + 65_000 * "x" + '"}')
    yield "message of deep JSON", _message('{"type":"act","id":"1","action":' + 30_000 * "[")
    yield "message of many ids", _message('{"type":"act","id":"' + 60_000 * "1" + '"}')
    yield "openapi.json", lambda site: _get(site, "/api/openapi.json")
    yield "games", lambda site: _get(site, "/api/games")
    yield "learning: overview", lambda site: _get(site, "/api/learn/en")
    yield "learning: glossary", lambda site: _get(site, "/api/learn/en/glossary")
    yield "trainer", lambda site: _get(site, "/api/train/fit?count=30")
    yield "names in every language", _languages
    yield (
        "long Accept-Language",
        lambda site: _get(
            site, "/api/guest", {"accept-language": ", ".join(f"x{n}-yy" for n in range(2_000))}
        ),
    )


def _get(site: Site, path: str, headers: dict[str, str] | None = None) -> None:
    assert site.owner.http.get(path, headers=headers, timeout=600).status_code in (200, 304, 429)


def _post(path: str, data: Any) -> Ask:
    def ask(site: Site) -> None:
        site.owner.http.post(f"/api/pentaraduga/{path}", json=data, timeout=600)

    return ask


def _record(text: str) -> Ask:
    def ask(site: Site) -> None:
        site.owner.http.post("/api/records", json={"record": text[:100_000]}, timeout=600)

    return ask


def _row(count: int, apart: int = 2) -> list[Any]:
    return [[TILE_NAMES[n % 24], "U", apart * n % 9_999, n // 100] for n in range(count)]


def _best() -> list[Any]:
    return _row(7)


def _hello(site: Site, table: str) -> None:
    seat = site.owner.sit(table, "A")
    seat.wait(lambda s: s.view, timeout=600)
    seat.close()


def _seat(site: Site, game: str, name: str = "A") -> SeatClient:
    seat = site.owner.sit(site.tables[game], name)
    seat.wait(lambda s: s.view, timeout=600)
    return seat


def _picture(game: str) -> Ask:
    return lambda site: _get(site, f"/api/tables/{site.tables[game]}/picture.svg")


def _choices(game: str) -> Ask:
    """Returns a request for the continuations of every action that is offered in part."""

    def ask(site: Site) -> None:
        for name in ("A", "B"):
            seat = _seat(site, game, name)
            waiting = [*seat.view.get("offers", {}).get("begun", [])]
            for number, prefix in enumerate(waiting[:30]):
                seat.answer({"type": "choices", "id": f"{number}", "prefix": prefix})
            seat.close()

    return ask


def _many_tiles(game: str) -> Ask:
    """Returns a request that tries every action with as many tiles as fit into a message."""

    def ask(site: Site) -> None:
        seat = _seat(site, game)
        tiles = _row(2_000)
        for number, act in enumerate(
            (
                {"type": "lay", "placements": tiles},
                {"type": "arrange", "figure": tiles},
                {"type": "stop", "figure": _row(24, 400)},
                {"type": "check", "figure": tiles},
            )
        ):
            text = json.dumps(act, ensure_ascii=False, separators=(",", ":"))
            seat.send(f'{{"type":"act","id":"{number}","action":{text}}}')
            seat.receive()
        seat.close()

    return ask


def _message(text: str) -> Ask:
    def ask(site: Site) -> None:
        seat = _seat(site, "quarto")
        seat.send(text)
        seat.receive()
        seat.close()

    return ask


def _languages(site: Site) -> None:
    for language in LANGUAGES:
        body = {"game": "quarto", "opponent": {"kind": "here"}}
        headers = {"accept-language": language}
        site.owner.http.post("/api/tables", json=body, headers=headers, timeout=600)


# Measuring


class ConcurrentPlayer:
    """A player who sends messages from a process of its own."""

    def __init__(self, site: Site) -> None:
        spawning = multiprocessing.get_context("spawn")
        #: The number of round trips, and the longest hold in seconds since it was set to 0.
        self.rounds: Synchronized[int] = spawning.Value("q", 0)
        self.longest: Synchronized[float] = spawning.Value("d", 0.0)
        cookie = site.owner.http.cookies["fourfold"]
        address = f"ws://127.0.0.1:{site.server.port}/api/tables/{site.tables['quarto']}/live"
        given = (address, cookie, site.process.pid, self.rounds, self.longest)
        self._process = spawning.Process(target=_send_messages, args=given, daemon=True)
        self._process.start()

    def wait_for_round_trip(self) -> None:
        """Waits for a round trip that begins after this call."""
        wanted = self.rounds.value + 2
        while self.rounds.value < wanted:
            assert self._process.is_alive(), "the concurrent player has ended"
            time.sleep(PACE_SECONDS)

    def held(self, ask: Callable[[], object]) -> float:
        """Returns the milliseconds for which a request held the loop."""
        self.wait_for_round_trip()
        self.longest.value = 0.0
        with suppress(httpx.HTTPError):
            ask()
        self.wait_for_round_trip()
        return 1_000 * self.longest.value

    def close(self) -> None:
        """Ends the process."""
        self._process.terminate()
        self._process.join()


def measure(site: Site, only: str = "", times: int = 3) -> Iterator[Hold]:
    """Sends all requests and yields for how long each held the loop."""
    with closing(ConcurrentPlayer(site)) as player:
        for name, ask in requests():
            if only in name:
                first, *later = (player.held(partial(ask, site)) for _ in range(times))
                yield Hold(name, first, min(later))


class Used(NamedTuple):
    """Seconds for which threads of a process have computed, and waited for a processor."""

    computed: float
    waited: float

    @classmethod
    def by(cls, process: int | str, every: bool = True) -> Used:
        """Returns the seconds of all threads of a process, or of the first alone."""
        threads = Path(f"/proc/{process}/task").iterdir() if every else [Path(f"/proc/{process}")]
        computed = waited = 0
        for thread in threads:
            with suppress(FileNotFoundError, ProcessLookupError):  # The thread may have ended.
                one, other, _ = map(int, (thread / "schedstat").read_text().split())
                computed, waited = computed + one, waited + other
        return cls(computed / 1e9, waited / 1e9)


def _send_messages(
    address: str,
    cookie: str,
    process: int,
    rounds: Synchronized[int],
    longest: Synchronized[float],
) -> None:
    headers = {"Cookie": f"fourfold={cookie}"}
    with connect(address, additional_headers=headers, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "seat": None, "version": 0}))
        socket.recv(60)
        while True:
            sent, computed = time.perf_counter(), Used.by(process).computed
            waited = Used.by("self").waited + Used.by(process, every=False).waited
            socket.send('{"type":"time"}')
            _answer(socket)
            waited -= Used.by("self").waited + Used.by(process, every=False).waited
            took = time.perf_counter() - sent + waited
            longest.value = max(longest.value, min(took, Used.by(process).computed - computed))
            rounds.value += 1
            time.sleep(PACE_SECONDS)


def _answer(socket: ClientConnection) -> None:
    while json.loads(socket.recv(600))["type"] != "time":
        pass
