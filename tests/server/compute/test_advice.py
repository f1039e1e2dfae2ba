"""Analysis and solving are refused to players about their own running games and duels."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.pentaraduga import FIVE_COLOURS, RECOLOURINGS, Tile
from fourfold.play import Illegal, Instant, Seat
from fourfold.quarto import GAME, Deal, Position
from fourfold.quarto.pieces import PIECES
from fourfold.quarto.solving.likeness import SYMMETRIES
from fourfold.server.compute.advice import Advice
from fourfold.server.live.parts.log import TableLog
from fourfold.store import EventRow, GuestRow, SeatRow, Store, TableRow
from tests.server.compute.test_analysis import Question
from tests.server.harness.serving import WIDE, Guest, Serving, serving
from tests.server.live.test_play import friends, play

#: B has just placed on d1 and completed row 1, which nobody has called yet.
LINE = "0 a1 1 b1 2 c1 7 d1"
BOARD = "..../..../..../0127 -"
UNRELATED = "c..3/a.7d/.1../..f5 8"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("advice")
    with serving(f"sqlite+aiosqlite:///{folder}/fourfold.db", limits=WIDE) as running:
        yield running


def guise(text: str, chance: Random) -> str:
    """Returns the same position under a random symmetry and relabelling."""
    position = Position.parse(text)
    symmetry, order = chance.choice(SYMMETRIES), chance.choice(list(permutations(range(4))))
    swaps = chance.randrange(16)

    def relabelled(piece: Any) -> Any:
        bits = sum(1 << order[n] for n in range(4) if piece.bits >> n & 1)
        return PIECES[bits ^ swaps]

    board: list[Any] = [None] * 16
    for index, piece in enumerate(position.board):
        board[symmetry[index]] = relabelled(piece) if piece else None
    hand = relabelled(position.hand) if position.hand else None
    return str(Position(tuple(board), hand))


def asked(server: Serving, guest: Guest | None, **question: Any) -> Any:
    """Asks for analysis; returns the code of the refusal, or None."""
    said = Question(server, question, guest).wait(lambda _: True)
    return said.get("code")


def analyse(server: Serving, guest: Guest | None, position: str, **more: Any) -> Any:
    return asked(server, guest, type="analyse", position=position, **more)


def test_a_running_game_is_not_analysed_for_its_players(server: Serving) -> None:
    ann, bo, a, b, _ = friends(server)
    play(a, b, LINE)
    for guest in (ann, bo):
        assert analyse(server, guest, BOARD) == "running-position"
        assert analyse(server, guest, BOARD, last="d1") == "running-position", (
            "the answer names the line"
        )
        # Also the next position, and the one before with the last piece in hand.
        assert analyse(server, guest, "..../.3../..../0127 f") == "running-position"
        assert analyse(server, guest, "..../..../..../012. 7") == "running-position"
        assert analyse(server, guest, UNRELATED) is None
    for stranger in (server.guest(), None):
        assert analyse(server, stranger, BOARD, last="d1") is None
    a.do("resign")
    b.wait(lambda seat: seat.view.get("outcome"))
    for guest in (ann, bo):
        assert analyse(server, guest, BOARD, last="d1") is None


def test_a_running_position_is_recognised_under_symmetry_and_relabelling(server: Serving) -> None:
    ann, _, a, b, _ = friends(server)
    play(a, b, "0 a1 7 c3 9 d4 4 b1 e")
    chance = Random(1)
    for position in ("...9/..7./..../04.. e", "...9/..7./..../04.. -", "3..9/..7./..../041. e"):
        for _ in range(12):
            assert analyse(server, ann, guise(position, chance)) == "running-position"


@pytest.mark.parametrize("kind", ["bot", "here"])
def test_a_running_position_is_refused_against_the_computer_and_on_one_screen(
    server: Serving, kind: str
) -> None:
    ann = server.guest()
    opened = ann.table(kind, record='[Deal "A 04.f/..../.9../.... -"]\n')
    assert analyse(server, ann, "04.f/..../.9../.... -") == "running-position"
    ann.sit(opened["table"], opened["seats"][0]).do("resign")
    assert analyse(server, ann, "04.f/..../.9../.... -") is None


def test_a_record_of_a_running_game_is_neither_reviewed_nor_stored(server: Serving) -> None:
    ann, _, a, b, _ = friends(server)
    play(a, b, LINE)
    words = "1. LRTF a1  2. LRTH b1  3. LRSF c1  4. LQSH d1  5. DQSH a4"
    record = f'[Rules "international"]\n[Deal "A"]\n{words}\n'
    other = record.replace("LQSH", "DQTF")
    assert asked(server, ann, type="review", record=record) == "running-position"
    assert asked(server, ann, type="review", record=other) is None
    assert asked(server, server.guest(), type="review", record=record) is None
    refused = ann.post("/api/records", {"record": record}, 409)
    assert refused["code"] == "running-position"
    ann.post("/api/records", {"record": other})
    # If somebody else has stored it, it is not reviewed for Ann either.
    kept = server.guest().post("/api/records", {"record": record})["table"]
    assert asked(server, ann, type="review", table=kept) == "running-position"
    assert asked(server, server.guest(), type="review", table=kept) is None


@pytest.mark.parametrize("kind", ["bot", "here", "friend"])
def test_a_running_position_cannot_be_set_up_at_another_table(server: Serving, kind: str) -> None:
    ann, _, a, b, table = friends(server)
    play(a, b, "0 a1 7 c3 9 d4 4 b1 e")
    chance = Random(2)
    position = guise("...9/..7./..../04.. e", chance)
    for more in ({"position": position}, {"record": f'[Deal "A {position}"]\n'}):
        body = {"game": "quarto", "opponent": {"kind": kind}, **more}
        refused = ann.post("/api/tables", body, 409)
        assert refused["code"] == "running-position"
        assert refused["facts"]["table"] == table
        server.guest().post("/api/tables", body)
    ann.post("/api/tables", {"game": "quarto", "opponent": {"kind": kind}, "position": UNRELATED})


# Pentaraduga


def squares(server: Serving, game: str = "squares") -> tuple[Guest, Guest, Any, Any]:
    ann, bo = server.guest(), server.guest()
    opened = ann.table(game=game)
    bo.post(f"/api/invites/{opened['invite']}", {"name": "Bo"})
    a, b = ann.sit(opened["table"], "A"), bo.sit(opened["table"], "B")
    for seat in (a, b):
        seat.wait(lambda one: one.view)
    return ann, bo, a, b


def disguised(tiles: list[str]) -> Iterator[list[str]]:
    """Yields the same hand in all recolourings, each also mirrored."""
    hand = [Tile(tile) for tile in tiles]
    for recolouring in RECOLOURINGS:
        for mirror in (False, True):
            yield [str(recolouring(tile.mirrored if mirror else tile)) for tile in hand]


def solve(guest: Guest, tiles: list[str], **more: Any) -> str | None:
    """Asks for the best figure; returns the code of the refusal, or None."""
    answer = guest.http.post("/api/pentaraduga/solve", json={"tiles": tiles, **more})
    code: str | None = answer.json().get("code")
    return code


@pytest.mark.parametrize("game", ["squares", "frames", "squares+", "quados"])
def test_a_hand_of_a_running_game_is_not_solved_for_its_player(server: Serving, game: str) -> None:
    ann, _, a, _ = squares(server, game)
    hand = a.game["hands"][0]
    for tiles in disguised(hand):
        assert solve(ann, tiles) == "running-hand"
    assert solve(ann, hand[1:]) == "running-hand"
    foreign = next(str(tile) for tile in Tile if str(tile) not in hand)
    assert solve(ann, [*hand, foreign]) == "running-hand"
    assert solve(ann, [*hand[1:], foreign]) == "running-hand"
    start = [[hand[0], "U", 0, 0]]
    assert solve(ann, hand[1:], start=start) == "running-hand"
    assert solve(ann, hand[2:], start=start) == "running-hand"
    assert solve(ann, hand[:4]) is None
    assert solve(server.guest(), hand[:5]) is None
    a.do("resign")
    assert solve(ann, hand[:6]) is None


def test_other_hands_and_other_guests_are_not_refused(server: Serving) -> None:
    ann, bo, a, b = squares(server)
    hand, theirs = a.game["hands"][0], b.game["hands"][1]
    assert solve(server.guest(), hand) is None
    assert solve(bo, theirs) == "running-hand"
    mine = {tuple(sorted(tiles)) for tiles in disguised(hand)}
    unrelated = next(
        tiles
        for seed in range(100)
        if min(
            len(set(one) ^ set(tiles := Random(seed).sample([str(t) for t in FIVE_COLOURS], 7)))
            for one in mine
        )
        > 2
    )
    assert solve(ann, unrelated) is None


def test_a_running_hand_is_not_dealt_to_the_computer(server: Serving) -> None:
    ann, _, a, _ = squares(server)
    hand = a.game["hands"][0]
    rest = [str(tile) for tile in FIVE_COLOURS if str(tile) not in hand]
    for deal in ([hand, rest], [rest, hand]):
        body = {"game": "squares", "opponent": {"kind": "bot"}, "options": {"deal": deal}}
        assert ann.post("/api/tables", body, 409)["code"] == "running-hand"
        server.guest().post("/api/tables", body)
        # On one screen there is no computer to show a solution.
        ann.post("/api/tables", body | {"opponent": {"kind": "here"}})


def test_the_hand_of_a_duel_is_not_solved_while_its_player_builds(server: Serving) -> None:
    ann, bo = server.guest(), server.guest()
    opened = ann.post("/api/pentaraduga/duels", {"kind": "squares"}, 201)
    address = f"/api/pentaraduga/duels/{opened['id']}"
    tiles = ann.post(f"{address}/begin")["tiles"]
    for hand in disguised(tiles):
        assert solve(ann, hand) == "running-duel"
    assert solve(bo, tiles) is None, "refused before Bo has begun"
    theirs = bo.post(f"{address}/begin")["tiles"]
    assert solve(bo, tiles) == "running-duel", (
        "the hand of the other side, which is equivalent, was solved"
    )
    ann.post(f"{address}/finish", {"placements": []})
    assert solve(ann, tiles) is None
    assert solve(bo, theirs) == "running-duel"
    server.clock.ahead += 6 * 60_000
    try:
        assert solve(bo, theirs) is None, "refused after the time of the duel was up"
    finally:
        server.clock.ahead -= 6 * 60_000


# Cost


class Reading:
    """A stub of the hall for ``Advice`` that counts the tables it reads."""

    def __init__(self, store: Store) -> None:
        self.store, self.reads, self.tables = store, 0, self

    def clock(self) -> Instant:
        return 0

    async def read(self, id: str, seq: int) -> TableLog | None:  # noqa: A002
        self.reads += 1
        row = await self.store.tables.get(id)
        assert row
        found = TableLog(self.store, row)
        await found.take(await self.store.events.of(id))
        return found


def running(number: int, chance: Random) -> TableRow:
    """Returns a table of Ann's with a random position in the middle of a game."""
    squares, pieces = chance.sample(range(16), 6), chance.sample(PIECES, 7)
    board = dict(zip(squares, pieces, strict=False))
    position = Position(tuple(board.get(index) for index in range(16)), pieces[6])
    return TableRow(
        id=f"t{number}",
        game="quarto",
        rules=1,
        options=msgspec.json.encode(GAME.options()).decode(),
        deal=msgspec.json.encode(Deal(Seat.B, str(position))).decode(),
        players=("Ann", "Bo"),
        started=0,
        seats=(SeatRow(Seat.A, "ann"), SeatRow(Seat.B, "bo")),
    )


def test_two_hundred_running_games_are_read_once(database: str) -> None:
    async def main() -> None:
        store = await Store.open(database)
        try:
            for name in ("ann", "bo"):
                await store.guests.add(GuestRow(name, None, "en"), name, 0)
            rows = [running(number, Random(number)) for number in range(200)]
            for row in rows:
                await store.tables.add(row)
            hall = Reading(store)
            advice = Advice(hall)  # type: ignore[arg-type]
            asked = [Position.parse(UNRELATED)]
            await advice.require_no_running_position("ann", asked)
            assert hall.reads == 200
            began = time.perf_counter()
            for _ in range(5):
                await advice.require_no_running_position("ann", asked)
            took = (time.perf_counter() - began) / 5
            assert hall.reads == 200, "unchanged tables were read again"
            assert took < 1, "a check of 200 unchanged tables took more than a second"
            state = GAME.rules(GAME.options()).start(msgspec.json.decode(rows[7].deal, type=Deal))
            with pytest.raises(Illegal) as refused:
                await advice.require_no_running_position("ann", [state.position])
            assert refused.value.facts["table"] == "t7"
            square = state.position.free[0]
            move = f'{{"type":"place","square":"{square}"}}'
            await store.events.append("t7", [EventRow(1, Seat.A, 1, move)])
            with pytest.raises(Illegal):
                await advice.require_no_running_position("ann", [state.position.place(square)])
            assert hall.reads == 201, "more than the changed table was read"
            await advice.require_no_running_position("somebody", [state.position])
        finally:
            await store.close()

    asyncio.run(main())
