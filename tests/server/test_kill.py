"""Killed at random moments, many times: what was acknowledged is there, and nothing has a hole."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fourfold.server.hall import Hall
from fourfold.server.thinking import Thinkers
from fourfold.store import Store
from tests.server.serving import Clock, Guest, Seat, Serving

KILLS, TABLES = 8, 4


class Process:
    """``fourfold serve`` as its users run it."""

    def __init__(self, database: str, port: int, *more: str) -> None:
        command = [sys.executable, "-m", "fourfold.cli", "serve", "--port", str(port)]
        self._process = subprocess.Popen(
            [*command, "--database", database, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.pid = self._process.pid
        assert self._process.stdout
        line = self._process.stdout.readline().decode()
        assert "Fourfold is at http://localhost:" in line, line
        self.port = int(line.rsplit(":", 1)[1].strip().rstrip("/"))

    def signal(self, number: int) -> None:
        """Sends a signal to the server."""
        self._process.send_signal(number)

    def end(self, number: int) -> int:
        """Sends a signal to the server and waits for it; its workers go with it."""
        if number == signal.SIGKILL:
            os.killpg(self._process.pid, number)
        else:
            self._process.send_signal(number)
        assert self._process.stdout
        self._process.stdout.close()
        return self._process.wait(20)


class Player(threading.Thread):
    """Plays on both seats of a table, at random, and remembers what was acknowledged."""

    def __init__(self, server: Serving, guest: Guest, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self._server, self._guest, self.table = server, guest, table
        self._chance = random.Random(seed)
        self.acknowledged: list[str] = []
        #: What was told, by version: a later server must tell the same.
        self.told: dict[int, object] = {}
        self._unanswered: tuple[str, dict[str, object]] | None = None
        self.stop = threading.Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                try:
                    self._play()
                except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                    time.sleep(0.05)  # The server is gone; it will be back.
        except BaseException as error:
            self.error = error

    def _play(self) -> None:
        seats: dict[str, Seat] = {name: self._guest.sit(self.table, name) for name in "AB"}
        for seat in seats.values():
            seat.wait(lambda s: s.view, timeout=5)
        self._hear(seats["A"])
        if self._unanswered:
            name, message = self._unanswered
            answer = seats[name].answer(message)
            assert answer["type"] in ("accepted", "refused")
            self._answered(answer, message)
            self._together(*seats.values())
        while not self.stop.is_set():
            # To and fro: giving, placing, and taking it back again, so that the game never ends.
            turn = seats[seats["A"].game["turn"]]
            other = seats["B" if turn is seats["A"] else "A"]
            asked = [s for s in seats.values() if {"type": "answer", "yes": True} in s.view["acts"]]
            if asked:  # before the last kill
                self._do(asked[0], {"type": "answer", "yes": True})
            elif turn.game["position"].count(".") < 8:
                other.wait(lambda s, v=turn: s.version >= v.version, timeout=5)  # type: ignore[misc]
                undo = [x for x in other.view["acts"] if x.get("wish") == "takeback"]
                asker, answerer = (other, turn) if undo else (turn, other)
                self._do(asker, {"type": "ask", "wish": "takeback"})
                answerer.wait(lambda s, v=asker: s.version >= v.version, timeout=5)  # type: ignore[misc]
                self._do(answerer, {"type": "answer", "yes": True})
            else:
                actions = [x for x in turn.view["offers"]["actions"] if x["type"] != "call"]
                self._do(turn, self._chance.choice(actions))
            self._together(turn, other)
            self._hear(seats["A"])

    @staticmethod
    def _together(one: Seat, two: Seat) -> None:
        """Both have heard the same."""
        while one.version != two.version:
            behind = min(one, two, key=lambda seat: seat.version)
            behind.receive(5)

    def _do(self, seat: Seat, action: dict[str, object]) -> None:
        name = f"{self.table}-{self._chance.getrandbits(64):x}"
        message: dict[str, object] = {"type": "act", "id": name, "action": action}
        self._unanswered = (seat.view["seat"], message)
        self._answered(seat.answer(message), message)

    def _answered(self, answer: dict[str, object], message: dict[str, object]) -> None:
        self._unanswered = None
        if answer["type"] == "accepted":
            self.acknowledged.append(str(message["id"]))

    def _hear(self, seat: Seat) -> None:
        """Nobody is told two histories, and what was told is never taken back."""
        for news in seat.news:
            known = self.told.setdefault(news["version"], news)
            assert known == news, (known, news)
        assert len(self.told) == max(self.told, default=0)


def test_killed_many_times_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "fourfold.db"
    database = f"sqlite+aiosqlite:///{path}"
    chance = random.Random(4204)
    process = Process(database, 0)
    server = Serving(process.port, Clock())
    players = []
    for seed in range(TABLES):
        guest = server.guest()
        players.append(Player(server, guest, guest.table("here")["table"], seed))
    for player in players:
        player.start()
    for _ in range(KILLS):
        played_on(players)
        time.sleep(chance.uniform(0, 0.4))
        process.end(signal.SIGKILL)
        process = Process(database, server.port)
    played_on(players)
    for player in players:
        player.stop.set()
    for player in players:
        player.join(20)
        assert player.error is None, player.error
    server.open.close()
    assert process.end(signal.SIGTERM) == 0, "it stops gracefully, too"

    rows = sqlite3.connect(path)
    for player in players:
        events = rows.execute(
            'select seq, id from events where "table" = ? order by seq', (player.table,)
        ).fetchall()
        assert [seq for seq, _ in events] == list(range(1, len(events) + 1)), "a hole"
        stored = {name for _, name in events}
        missing = [name for name in player.acknowledged if name not in stored]
        assert not missing, missing
        assert len(set(player.acknowledged)) == len(player.acknowledged), "done twice"
        assert len(player.told) <= len(events), "told, but not on disk"
    rows.close()
    asyncio.run(every_table_folds(database))


def played_on(players: list[Player]) -> None:
    """Waits until something was acknowledged to everybody, however slow this machine is."""
    before = [len(player.acknowledged) for player in players]
    while any(len(player.acknowledged) == had for player, had in zip(players, before, strict=True)):
        assert all(player.is_alive() for player in players), [player.error for player in players]
        time.sleep(0.02)


async def every_table_folds(database: str) -> None:
    store = await Store.open(database)
    thinkers = Thinkers(1)
    hall = Hall(store, thinkers)
    for row in await store.all_tables():
        live = await hall.open(row.id)
        assert live
        assert live.stuck is None
        assert live.table.seq == len(await store.events(row.id))
    thinkers.close()
    await store.close()
