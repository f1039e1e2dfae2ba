"""Every game over the wire: all bytes are searched for secrets that the receiver must not know."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import Tile
from fourfold.play import Seat
from tests.server.harness.knowing import Truth, leaked_tiles, spellings, written
from tests.server.harness.party import SEED, Ear, Party, Still, play, possible
from tests.server.harness.serving import Serving, serving


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("secrets") / "games.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Serving]:
    url = f"sqlite+aiosqlite:///{database}"
    with serving(url, clock=Still(), grace=10**9, seed=SEED) as running:
        yield running


TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    *(("quarto", {"preset": name}) for name in ("advanced", "balkan", "taiwan", "edition-ja")),
    *((game, {"options": {"at_once": False}}) for game in ("squares", "rings")),
    *((game, {"options": {"referee": "players"}}) for game in ("claims", "steals")),
    ("squares", {"games": 2}),
]


@pytest.mark.parametrize(("game", "asked"), TABLES, ids=str)
def test_no_byte_reveals_what_its_receiver_must_not_know(
    server: Serving, database: Path, game: str, asked: dict[str, Any]
) -> None:
    party = Party(server, database, game, **asked)
    play(party, Random(f"{game} {asked}"), 22)
    party.assert_no_leaks_at_the_end()


@pytest.mark.parametrize("game", ["fulls", "squares", "doubles"])
def test_tiles_of_the_computer_are_not_revealed(server: Serving, database: Path, game: str) -> None:
    ear, chance = Ear(Seat.A, server.guest()), Random(1)
    opened = ear.guest.table("bot", game=game, level="3")
    truth = Truth(database, opened["table"])
    ear.sit(opened["table"])
    seat = ear.seat
    assert seat
    for _ in range(600):
        if sum(one["seat"] == "B" for one in seat.news) >= 2 or truth.table.outcome:
            break
        server.clock.ahead += 1_000
        ideas = [idea for idea in possible(seat, chance) if idea["type"] in ("lay", "pass")]
        if ideas:
            act = dict(chance.choice(ideas))
            seat.act(act.pop("type"), **act)
        with contextlib.suppress(TimeoutError):  # The computer may still be thinking.
            seat.receive(0.1)
        heard = ear.fresh()
        truth.refresh()
        assert not leaked_tiles(heard, truth.unknown_tiles(Seat.A), [opened["table"], *ear.cookies])
    assert any(one["seat"] == "B" for one in seat.news)
    assert str(SEED).encode() not in ear.all


def test_the_search_finds_every_kind_of_secret(server: Serving, database: Path) -> None:
    party = Party(server, database, "squares")
    tile = Tile(party.seat(Seat.A).game["hands"][0][0])
    party.seat(Seat.A).do("arrange", figure=[[tile.value, "U", 77, 0]])
    party.assert_no_leaks()
    assert tile in party.truth.unknown_tiles(Seat.B)
    for spelled in spellings(tile):
        party.bo.hear(b'{"hands":["' + spelled + b'"]}')
        with pytest.raises(AssertionError):
            party.assert_no_leaks()
    party.truth.known[Seat.B].add(tile)
    for text in written(next(iter(party.truth.hidden_figure(Seat.B)))):
        party.bo.hear(text)
        with pytest.raises(AssertionError):
            party.assert_no_leaks()
    party.assert_no_leaks()
    guest, token_hash = party.truth.guests()[Seat.A]
    (name,) = party.truth.ids[Seat.A]
    for private in (guest, token_hash, name, party.invite, party.ann.cookies[0], str(SEED)):
        kept = party.cat.all
        party.cat.all += private.encode()
        with pytest.raises(AssertionError):
            party.assert_no_leaks_at_the_end()
        party.cat.all = kept
    party.assert_no_leaks_at_the_end()


def test_the_search_finds_a_line_that_is_pointed_out(server: Serving, database: Path) -> None:
    party = Party(server, database, "quarto", options={"starter": "first"})
    for number, word in enumerate(("0", "a1", "1", "b1", "2", "c1", "7", "d1")):
        seat = party.seat(Seat.A if (number + 1) // 2 % 2 == 0 else Seat.B)
        act = ("give", "piece") if number % 2 == 0 else ("place", "square")
        seat.do(act[0], **{act[1]: word})
        party.assert_no_leaks()
    for ear, line in ((party.cat, "a1 b1 c1 d1"), (party.ann, "a2 b2 c2 d2")):
        ear.hear(json.dumps(line.split(), separators=(",", ":")))
        with pytest.raises(AssertionError):
            party.assert_no_leaks()
    party.assert_no_leaks_at_the_end()
