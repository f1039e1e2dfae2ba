"""Analysis and review over real connections, in real workers."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fourfold.catalogue import GAMES
from fourfold.play import Record
from fourfold.quarto import Position, Review, Score, Solver, review, solve
from fourfold.server.compute.analysis import SEARCH_SECONDS, Findings
from tests.server.compute.test_local_pool import STRONGEST, against
from tests.server.harness.serving import Guest, Serving, serving
from tests.server.live.test_play import ROW, friends, play

EASY = "c..3/a.7d/.1../..f5 8"
#: Takes longer than a question may: there is no opening book for these rules.
HARD = {"type": "analyse", "position": "..../..../..../.... 0", "options": {"shared": 2}}
#: B completes a line on d1 and does not see it; neither does A, who gives a win away.
BLUNDERS = """[Rules "international"]
[Deal "A"]
1. LRTF a1  2. LRTH b1  3. LRSF c1  4. LQSH d1  5. DQSH a4  6. DRTF b2  7. DQTH c3
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as running:
        yield running


class Question:
    """A question on a connection of its own, and the newest message of its answer."""

    def __init__(
        self, server: Serving, question: Any, guest: Guest | None = None, origin: str | None = None
    ) -> None:
        cookie = guest and guest.http.cookies.get("fourfold")
        headers = {"Cookie": f"fourfold={cookie}"} if cookie else {}
        headers |= {"Origin": origin} if origin else {}
        address = f"ws://127.0.0.1:{server.port}/api/analysis"
        connecting = connect(address, additional_headers=headers, compression=None, max_queue=None)
        self.socket = server.open.enter_context(connecting)
        self.socket.send(question if isinstance(question, str) else json.dumps(question))
        self.said: Any = None

    def wait(self, until: Callable[[Any], object]) -> Any:
        """Receives until a condition holds; returns the last message."""
        deadline = time.monotonic() + 60
        while self.said is None or not until(self.said):
            self.said = json.loads(self.socket.recv(max(0, deadline - time.monotonic())))
        return self.said

    def answer(self) -> Any:
        """Returns the last message, after which the server closes the connection."""
        return self.wait(lambda said: said["type"] == "refused" or said["ended"])

    def heard(self) -> Any:
        """Returns the newest message that has arrived, without waiting."""
        while True:
            try:
                self.said = json.loads(self.socket.recv(0))
            except TimeoutError:
                return self.said


def somebody(server: Serving) -> Guest:
    """Returns a guest with a cookie."""
    guest = server.guest()
    guest.post("/api/guest", {"name": "Somebody"})
    return guest


def seconds_of(worker: int) -> float:
    """Returns the processor time of a process in seconds."""
    fields = Path(f"/proc/{worker}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def workers() -> set[int]:
    """Returns the worker processes: one for questions, and the one for moves once it was needed."""
    return {process.pid for process in multiprocessing.active_children() if process.pid}


@pytest.mark.parametrize("options", [{}, {"squares": True}, {"features": ["colour", "top"]}])
@pytest.mark.parametrize("position", [EASY, "c..3/a.7d/.1../..f5 -"])
def test_values_of_choices_are_those_of_the_solver(
    server: Serving, position: str, options: dict[str, Any]
) -> None:
    said = Question(server, {"type": "analyse", "position": position, "options": options}).answer()
    goal, seen = GAMES["quarto"].read_options(options).goal, Position.parse(position)
    best: dict[str, Any] = {}
    for move in Solver(goal).moves(seen):  # The best first.
        what = move.square or move.give
        assert what
        best.setdefault(what.value, {"value": move.score.value, "plies": move.score.plies})
    assert said["ended"] == "complete"
    assert said["choices"] == best
    score = solve(seen, goal).score
    assert said["worth"] == {"value": score.value, "plies": score.plies}
    assert said["done"] == said["all"] > 0
    assert said["nodes"] > 0


def test_a_line_just_placed_wins_and_an_old_one_does_not(server: Serving) -> None:
    row: dict[str, Any] = {"type": "analyse", "position": "0127/..../..8f/.9d. -"}
    said = Question(server, row | {"last": "d4"}).answer()
    assert said["worth"] == {"value": "win", "plies": 0}
    assert (said["lines"], said["choices"]) == ([["a4", "b4", "c4", "d4"]], {})
    old = Question(server, row | {"last": "c1"}).answer()
    assert (old["lines"], len(old["choices"])) == ([], 8)


def test_a_full_board_is_a_draw(server: Serving) -> None:
    said = Question(server, {"type": "analyse", "position": "0123/4567/89ab/cdef -"}).answer()
    assert (said["ended"], said["choices"]) == ("complete", {})
    assert said["worth"]["value"] == "draw"


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"type": "analyse", "position": "012./4567"}, "quarto-position-fields"),
        ({"type": "analyse", "position": EASY, "last": "e9"}, "quarto-square"),
        ({"type": "analyse", "position": EASY, "options": {"features": []}}, "quarto-features"),
        ({"type": "analyse", "position": EASY, "options": {"colour": 1}}, "unknown"),
        ({"type": "analyse", "position": "0" * 300}, "data"),
        ({"type": "review", "table": "nowhere"}, "table"),
        ({"type": "review"}, "table"),
        ({"type": "review", "record": "1. what?"}, None),
        ({"type": "dance"}, "unknown"),
        ("{", "data"),
        ("[" * 10_000, "data"),
    ],
)
def test_an_invalid_question_is_refused_with_a_text_and_the_connection_closed(
    server: Serving, question: Any, code: str | None
) -> None:
    asked = Question(server, question)
    said = asked.answer()
    assert said["type"] == "refused"
    assert said["code"] == (code or said["code"])
    assert said["text"].endswith(".")
    with pytest.raises(ConnectionClosed):
        asked.socket.recv(10)


def test_a_page_of_another_origin_cannot_ask(server: Serving) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        Question(server, HARD, origin="http://elsewhere.example")


def test_a_game_without_a_review_is_refused(server: Serving) -> None:
    here = {"game": "rings", "opponent": {"kind": "here"}}
    rings = somebody(server)
    table = rings.post("/api/tables", here)["table"]
    seat = rings.sit(table, "A")
    seat.wait(lambda s: s.view)
    seat.do("resign")
    said = Question(server, {"type": "review", "table": table}).answer()
    assert (said["code"], said["facts"]) == ("no-review", {"game": "rings"})


def test_a_finished_table_is_reviewed_and_a_live_one_is_not(server: Serving) -> None:
    ann, _, a, b, table = friends(server)
    play(a, b, ROW)
    ask = {"type": "review", "table": table}
    assert Question(server, ask).answer()["code"] == "still-playing"
    a.do("call", line=["a1", "b1", "c1", "d1"])
    said = Question(server, ask).answer()
    record = ann.http.get(f"/api/tables/{table}/record?form=text").text
    _assert_agrees(said, review(Record.from_text(record, GAMES).table(GAMES)))
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    assert {turn["event"] for turn in said["turns"]} <= {step["seq"] for step in steps}


def test_a_record_is_reviewed_as_text_or_as_a_stored_table(server: Serving) -> None:
    expected = review(Record.from_text(BLUNDERS, GAMES).table(GAMES))
    assert expected.mistakes
    kept = server.guest().post("/api/records", {"record": BLUNDERS})["table"]
    for ask in ({"record": BLUNDERS}, {"table": kept}):
        _assert_agrees(Question(server, {"type": "review", **ask}).answer(), expected)


def _assert_agrees(said: Any, expected: Review) -> None:
    assert said["ended"] == "complete"
    assert said["decided"] == expected.decided
    assert [
        (turn["event"], turn["before"], turn["after"], turn["mistake"], len(turn["missed"]))
        for turn in said["turns"]
    ] == [
        (one.event, one.before, one.after, one.mistake, len(one.missed))
        for one in expected.judgements
    ]


def test_closing_the_connection_ends_the_search(server: Serving) -> None:
    question = Question(server, HARD)
    question.wait(lambda said: said["nodes"])
    assert workers(), "no worker is searching"
    question.socket.close()
    deadline, before = time.monotonic() + 30, -1.0
    while (now := sum(map(seconds_of, workers()))) != before:
        assert time.monotonic() < deadline, "the search goes on without a client"
        before = now
        time.sleep(0.6)


def test_many_questions_of_one_guest_do_not_delay_another_guest(server: Serving) -> None:
    greedy, modest = somebody(server), somebody(server)
    first = Question(server, HARD, greedy)
    first.wait(lambda said: said["nodes"])
    many = [Question(server, HARD, greedy) for _ in range(7)]
    said = Question(server, {"type": "analyse", "position": EASY}, modest).answer()
    assert said["ended"] == "complete"
    other = Question(server, HARD, modest)
    for _ in range(2):
        for one in (first, other):
            before = one.heard()["nodes"] if one.said else 0
            one.wait(lambda said, before=before: said["nodes"] > before)  # type: ignore[misc]
    for one in many:
        one.wait(lambda said: not said["nodes"])
    assert not any(one.heard()["nodes"] for one in many), (
        "more than one question of a guest runs at a time"
    )
    first.socket.close()
    deadline = time.monotonic() + 60
    while not any(one.heard()["nodes"] for one in many):
        assert time.monotonic() < deadline, "the next question of the guest does not start"
        time.sleep(0.05)


def test_the_computer_moves_while_a_search_is_running(server: Serving) -> None:
    question = Question(server, HARD)
    question.wait(lambda said: said["nodes"])
    table = against(server, STRONGEST)
    table.wait(lambda s: s.game["turn"] == "A", timeout=60)
    assert not question.heard()["ended"]


def test_a_killed_worker_is_replaced_and_the_search_goes_on(server: Serving) -> None:
    question = Question(server, HARD)
    before = question.wait(lambda said: said["nodes"])["nodes"]
    first = workers()
    for process in first:
        os.kill(process, signal.SIGKILL)
    question.wait(lambda said: said["nodes"] > before)
    assert workers() - first


def test_a_question_ends_after_its_time_limit() -> None:
    hard, easy = Position(), Position.parse(EASY)
    assert Findings((hard, easy), {easy: Score(5, 5)}, seconds=SEARCH_SECONDS - 1).ended is None
    findings = Findings((hard, easy), {hard: Score(0, 31)}, seconds=SEARCH_SECONDS)
    assert (findings.unknown, findings.ended) == ([easy, hard], "time")
    findings.scores |= {hard: Score(0, 0), easy: Score(5, 5)}
    assert (findings.unknown, findings.state[2:]) == ([], (2, 2, "complete"))
