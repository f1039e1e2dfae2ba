"""A table with two players and two spectators, all of whose bytes are searched for secrets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from fourfold.pentaraduga import Figure, Placement, Tile
from fourfold.pentaraduga.rules.screen_rules import ScreenState
from fourfold.play import Seat
from tests.pentaraduga.core.figures import built, scattered
from tests.server.harness.knowing import (
    Audience,
    Truth,
    callable_lines,
    called_lines,
    is_uncovered,
    leaked_tiles,
    named_lines,
    sees_hand,
    written,
)
from tests.server.harness.serving import Clock, Guest, SeatClient, Serving

A, B = Seat
#: The seed of deals and bots: a number that nothing else looks like.
SEED = 918_273_645_546_372_819


class Still(Clock):
    """A clock that stands still until it is advanced."""

    def __call__(self) -> int:
        return 1_800_000_000_000 + self.ahead


class Ear:
    """All bytes that a guest received: over sockets, and as responses with their headers."""

    def __init__(self, audience: Audience, guest: Guest) -> None:
        self.audience, self.guest = audience, guest
        self.seat: SeatClient | None = None
        self.all = b""
        self._fresh: list[bytes] = []
        guest.http.event_hooks = {"response": [self._keep]}

    def _keep(self, answer: httpx.Response) -> None:
        headers = b"".join(name + b": " + value + b"\n" for name, value in answer.headers.raw)
        self._fresh.append(headers + answer.read())

    @property
    def cookies(self) -> list[str]:
        """The values of this guest's cookies."""
        return [value for value in self.guest.http.cookies.values() if value]

    def sit(self, table: str) -> None:
        """Connects as a player or a spectator."""
        self.seat = self.guest.sit(table, self.audience.value if self.audience else None)
        self.seat.wait(lambda s: s.view)

    def hear(self, *frames: str | bytes) -> None:
        """Records bytes that were received in another way."""
        self._fresh += [one.encode() if isinstance(one, str) else one for one in frames]

    def fresh(self) -> bytes:
        """Returns the bytes since the last call, after everything under way has arrived."""
        if self.seat:
            self.seat.answer({"type": "time"})
            self.hear(*self.seat.frames)
            self.seat.frames.clear()
        heard = b"\n".join(self._fresh)
        self._fresh.clear()
        self.all += heard
        return heard


class Party:
    """A table at which Ann and Bo play, Cat watches, and Dan sends every request about it."""

    def __init__(self, server: Serving, database: Path, game: str, **more: Any) -> None:
        self.server = server
        self.ann, self.bo, self.cat, self.dan = self.ears = (
            Ear(A, server.guest()),
            Ear(B, server.guest()),
            Ear(None, server.guest()),
            Ear(None, server.guest()),
        )
        for ear in self.ears:
            ear.guest.post("/api/guest", {"name": "Guest"})
        opened = self.ann.guest.table("friend", **{"game": game, "name": "Ann", **more})
        self.id, self.invite = opened["table"], opened["invite"]
        self.ann.sit(self.id)
        self.bo.guest.post(f"/api/invites/{self.invite}", {"name": "Bo"})
        self.truth = Truth(database, self.id)
        self.truth.refresh()
        for ear in (self.bo, self.cat):
            ear.sit(self.id)

    def seat(self, side: Seat) -> SeatClient:
        """Returns the connection of a player."""
        seat = self.ears[side.index].seat
        assert seat
        return seat

    # Searching

    def assert_no_leaks(self) -> None:
        """Asserts that nothing received since the last call gives a secret away."""
        heard = [(ear, ear.fresh()) for ear in self.ears]
        self.truth.refresh()
        tokens = [self.id, self.invite, *(cookie for ear in self.ears for cookie in ear.cookies)]
        for ear, fresh in heard:
            unknown = self.truth.unknown_tiles(ear.audience)
            assert not leaked_tiles(fresh, unknown, tokens), (ear.audience, unknown, fresh.decode())
            for placement in self.truth.hidden_figure(ear.audience):
                assert not any(text in fresh for text in written(placement)), placement
            if self.truth.game.id == "quarto":
                self._check_lines(ear, fresh)
            elif ear.seat:
                self._check_places(ear.audience, ear.seat.game)

    def _check_lines(self, ear: Ear, fresh: bytes) -> None:
        """Asserts that no line is pointed out: spectators get none, callers all that are filled."""
        table = self.truth.table
        if table.outcome:
            return
        assert b'"missed":[[' not in fresh
        assert b'"shown":[[' not in fresh
        named, said = named_lines(fresh), called_lines(table)
        assert named <= said or (ear.audience and named - said == callable_lines(table) - said)

    def _check_places(self, audience: Audience, seen: Any) -> None:
        """Asserts that a covered tile is not shown where it lies, even to a player who knows it."""
        table = self.truth.table
        for owner, side in zip(Seat, table.state.sides, strict=True):
            if table.outcome:
                break
            # Players may see what they have dropped themselves.
            screened = isinstance(table.state, ScreenState)
            dropped = audience and screened and table.state.exchange.dropper is audience
            stock = zip(seen["stocks"][owner.index], side.stock, strict=True)
            assert all(face is None or lying.open or dropped for face, lying in stock)
            hand = seen["hands"][owner.index]
            assert len(hand) == len(side.hand)
            assert sees_hand(audience, table, owner) or not any(hand)
            if screened and audience is not owner:
                assert is_uncovered(table.state, owner) or not seen["figures"][owner.value]
                assert is_uncovered(table.state, owner) or owner.value not in seen.get("counts", {})

    def assert_no_leaks_at_the_end(self) -> None:
        """Asserts that secrets of the server and of single guests were sent to nobody else."""
        self.ask_around()
        self.assert_no_leaks()
        for ear in self.ears:
            for whose, secret in self._private():
                assert ear is whose or secret.encode() not in ear.all, (ear.audience, secret)

    def _private(self) -> Iterator[tuple[Ear | None, str]]:
        """Yields secrets, each with the only guest to whom it may be sent, or None."""
        yield None, str(SEED)
        yield self.ann, self.invite
        for ear in self.ears:
            yield from ((ear, cookie) for cookie in ear.cookies)
        for side, (guest, token_hash) in self.truth.guests().items():
            yield None, guest
            yield None, token_hash
            yield from ((self.ears[side.index], name) for name in self.truth.ids[side])

    # Asking

    def ask_around(self) -> None:
        """Sends every request about the table for every guest."""
        path = f"/api/tables/{self.id}"
        for ear in self.ears:
            for address in (path, f"{path}/replay", f"{path}/picture.svg", f"{path}/record"):
                ear.guest.http.get(address)
            ear.guest.http.get(f"{path}/record?form=text")
            ear.guest.http.get("/api/tables")
        for address in ("device", "bot"):
            answer = self.dan.guest.http.post(f"{path}/{address}", json={})
            assert answer.is_client_error
        for seat in ("A", "B"):
            stolen = self.dan.guest.sit(self.id, seat)
            assert stolen.receive()["code"] == "not-your-seat"
            self.dan.hear(*stolen.frames)
        with connect(f"ws://127.0.0.1:{self.server.port}/api/analysis") as socket:
            socket.send(json.dumps({"type": "review", "table": self.id}))
            review = socket.recv(20)
        assert self.truth.table.outcome or json.loads(review)["type"] == "refused"
        self.dan.hear(review)

    def probe_unknown_tiles(self) -> None:
        """Asserts that actions with unknown tiles are answered alike, whichever tile is named."""
        self.assert_no_leaks()
        for ear in self.ears[:3]:
            assert ear.seat
            answers: dict[str, set[str]] = {}
            for tile in self.truth.unknown_tiles(ear.audience):
                for number, message in enumerate(probes(tile)):
                    answer = ear.seat.answer({**message, "id": "probe"})
                    assert answer["type"] != "accepted", (message, answer)
                    alike = json.dumps(answer, ensure_ascii=False).replace(tile.value, "?")
                    assert not leaked_tiles(alike.encode(), self.truth.unknown_tiles(ear.audience))
                    answers.setdefault(f"{number} {message}".replace(tile.value, "?"), set()).add(
                        alike
                    )
            assert all(len(kinds) == 1 for kinds in answers.values()), answers
            ear.seat.frames.clear()


def probes(tile: Tile) -> Iterator[dict[str, Any]]:
    """Yields questions and actions that name a tile."""
    name = tile.value
    places = [[name, way, x, y] for way, x, y in (("U", 0, 0), ("D", 0, -1), ("R", 2, 0))]
    yield {"type": "choices", "prefix": {"type": "lay", "tile": name}}
    for place in places:
        yield {"type": "choices", "prefix": {"type": "lay", "placements": [place], "tile": name}}
        yield {"type": "act", "action": {"type": "lay", "placements": [place]}}
    for kind in ("exchange", "hand-over", "drop"):
        yield {"type": "act", "action": {"type": kind, "tile": name}}
    for kind in ("arrange", "stop", "mark", "check"):
        yield {"type": "act", "action": {"type": kind, "figure": places[:1]}}


# Playing

#: The probability that a player considers an action of this type; 1 for others.
LIKELIHOOD = {
    "knock": 0.1,
    "call": 0.02,
    "protest": 0.3,
    "stop": 0.1,
    "check": 0.3,
    "pass": 0.3,
    "exchange": 0.4,
    "drop": 0.3,
}


def play(party: Party, chance: Random, moves: int) -> None:
    """Plays at random until the game is over or for ``moves`` rounds, and searches each time."""
    clock = party.server.clock
    for number in range(moves):
        if party.truth.table.outcome:
            break
        clock.ahead += 400
        seat = party.seat(chance.choice((A, B)))
        ideas = possible(seat, chance)
        ideas = [idea for idea in ideas if chance.random() < LIKELIHOOD.get(idea["type"], 1)]
        if ideas:
            act = dict(chance.choice(ideas))
            seat.act(act.pop("type"), **act)
        elif (due := seat.view.get("deadline")) and chance.random() < 0.2:
            version = seat.version
            clock.ahead += max(0, due - clock())
            seat.wait(lambda s: s.version > version)  # noqa: B023
        if number == 9:
            party.ask_around()
        if number in (0, 12):
            party.probe_unknown_tiles()
        party.assert_no_leaks()


def possible(seat: SeatClient, chance: Random) -> list[dict[str, Any]]:
    """Returns the actions that a seat can take, built step by step from the server's offers."""
    offers = seat.view.get("offers", {})
    actions = [one for one in offers.get("actions", []) if one["type"] != "surrender"]
    tries = offers.get("tries", [])
    if "arrange" in tries:
        actions += 3 * [{"type": "arrange", "figure": _figure(seat, chance)}]
    if "protest" in tries:
        actions.append({"type": "protest"})
    if {"lay", "protest"} <= set(tries) and (hand := _hand(seat)):
        # May break the rules: other players have to protest.
        place = [chance.choice(hand).value, "U", chance.randrange(-3, 4), chance.randrange(-3, 4)]
        actions.append({"type": "lay", "placements": [place]})
    begun = offers.get("begun", [])
    while begun:
        prefix = chance.choice(begun)
        offers = seat.answer({"type": "choices", "id": "c", "prefix": prefix})["offers"]
        actions += offers.get("actions", [])
        begun = [] if offers.get("actions") else offers.get("begun", [])
    return actions


def _hand(seat: SeatClient) -> list[Tile]:
    """Returns the tiles of the seat's own hand that it may see."""
    return [Tile(name) for name in seat.game["hands"]["AB".index(seat.view["seat"])] if name]


def _figure(seat: SeatClient, chance: Random) -> list[Any]:
    """Returns a random arrangement of the seat's tiles: scattered, or as a figure."""
    fixed = Figure(msgspec.convert(seat.game.get("original", []), list[Placement]))
    loose = [tile for tile in _hand(seat) if tile not in fixed]
    scatter = chance.random() < 0.7 and not len(fixed)
    figure = scattered(chance, loose) if scatter else built(chance, loose, fixed)
    return [json.loads(next(written(placement))) for placement in figure]
