"""Problems, figures and duels of Pentaraduga over HTTP, with real workers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from fourfold.pentaraduga import (
    FIVE_COLOURS,
    PROBLEMS,
    TILES,
    Figure,
    Placement,
    Problem,
    read_figure,
    write_figure,
)
from fourfold.pentaraduga.solving.generator import problem
from fourfold.pentaraduga.solving.hints import HINT_STEPS
from fourfold.pentaraduga.solving.shelf import SHELF
from fourfold.pentaraduga.solving.solver import GOALS, Objective, all_figures, best_figure, worth
from tests.server.harness.serving import Guest, Serving, serving

MINUTE_MS = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yields one server for all tests, since workers are slow to start."""
    folder: Path = tmp_path_factory.mktemp("problems")
    with serving(f"sqlite+aiosqlite:///{folder}/fourfold.db") as running:
        yield running


def plain(figure: Figure, start: Figure | None = None) -> list[Any]:
    """Returns placements as JSON, without those of a start."""
    return [
        [str(tile), str(direction), x, y]
        for tile, direction, x, y in figure
        if start is None or tile not in start
    ]


def submit(guest: Guest, asked: Problem, placements: list[Any]) -> Any:
    return guest.post(f"/api/pentaraduga/problems/{asked.id}/try", {"placements": placements})


# Problems


def test_the_list_has_the_problems_of_the_book_and_new_ones_by_difficulty(server: Serving) -> None:
    listed = server.guest().get("/api/pentaraduga/problems")
    assert [one["id"] for one in listed if one["book"]] == list(PROBLEMS)
    shelf = [(one["id"], one["kind"], one["difficulty"]) for one in listed if not one["book"]]
    assert shelf == [tuple(one) for one in SHELF]
    graded = {(kind, difficulty) for _, kind, difficulty in shelf}
    assert graded == set(product(("squares", "squares+", "quados"), range(1, 6)))


@pytest.mark.parametrize("id_", ["squares-1", "squares-plus-1", "quados-1", "quados-3"])
def test_a_problem_comes_without_its_answer_and_is_solved_by_it(server: Serving, id_: str) -> None:
    guest, asked = server.guest(), PROBLEMS[id_]
    given = guest.get(f"/api/pentaraduga/problems/{id_}")
    assert asked.answer_notation not in str(given)
    answer = asked.answers[0]
    assert {*given["tiles"], *(tile for tile, *_ in given["start"])} == set(map(str, answer.tiles))
    verdict = submit(guest, asked, plain(answer, asked.start))
    assert verdict["solved"]
    assert verdict["counted"] == given["goal"]
    assert len(verdict["figure"]["squares"]) >= given["goal"]
    less = submit(guest, asked, plain(answer, asked.start)[1:])
    assert not less["solved"]
    assert "tiles" in less["lacks"]


def test_a_new_problem_can_be_read_again_by_its_id(server: Serving) -> None:
    guest = server.guest()
    body = {"kind": "squares", "difficulty": 4}
    given = guest.post("/api/pentaraduga/problems", body)
    assert (given["kind"], given["difficulty"], given["book"]) == ("squares", 4, False)
    assert server.guest().get(f"/api/pentaraduga/problems/{given['id']}") == given
    made = problem(given["id"])
    assert submit(guest, made, plain(made.answers[-1]))["solved"]


def test_the_problem_of_the_day_is_the_same_for_everybody_and_changes_daily(
    server: Serving,
) -> None:
    day = 86_400_000
    first = server.guest().get("/api/pentaraduga/daily")
    assert server.guest().get("/api/pentaraduga/daily") == first
    server.clock.ahead += day
    second = server.guest().get("/api/pentaraduga/daily")
    server.clock.ahead -= day
    assert second["date"] > first["date"]
    assert second["problem"]["kind"] != first["problem"]["kind"]
    id_ = second["problem"]["id"]
    assert server.guest().get(f"/api/pentaraduga/problems/{id_}") == second["problem"]


def test_hints_show_more_with_each_step_and_never_the_whole_answer(server: Serving) -> None:
    guest, asked = server.guest(), PROBLEMS["squares-1"]
    address = f"/api/pentaraduga/problems/{asked.id}/hint"
    hints = [guest.post(address, {"step": step}) for step in range(1, HINT_STEPS + 1)]
    assert sum(hints[0]["colours"].values()) == asked.goal
    assert not hints[0]["tiles"]
    assert len(hints[1]["tiles"]) == 2
    assert not hints[1]["placements"]
    assert [len(hint["placements"]) for hint in hints[2:]] == [2, 3]
    told = [Placement.parse(f"{t}{d}@{x},{y}") for t, d, x, y in hints[3]["placements"]]
    assert all(placement in asked.answers[0].placements for placement in told)
    guest.post(address, {"step": HINT_STEPS + 1}, 422)


def test_a_hint_shows_misplaced_tiles_of_the_nearest_answer(
    server: Serving,
) -> None:
    guest, asked = server.guest(), PROBLEMS["squares-3"]
    first, second = asked.answers
    odd = next(tile for tile in asked.tiles if first[tile] != second[tile])
    for answer in (first, second):
        # Turned and moved: only the relative position of the tiles matters.
        tried = plain(answer.without(odd).turned().moved(5, 5))
        lying = plain(answer.turned().moved(5, 5))
        address = f"/api/pentaraduga/problems/{asked.id}/hint"
        assert str(odd) in guest.post(address, {"step": 2, "placements": tried})["tiles"]
        shown = guest.post(address, {"step": 3, "placements": lying})["placements"]
        assert all(one in plain(answer) for one in shown)


def test_a_solution_has_its_answers_with_notation_and_picture(server: Serving) -> None:
    asked = PROBLEMS["quados-1"]
    given = server.guest().get(f"/api/pentaraduga/problems/{asked.id}/solution")
    (answer,) = given["answers"]
    assert answer["notation"] == write_figure(asked.answers[0], asked.start)
    assert answer["svg"].startswith("<svg")
    assert answer["placements"] == plain(asked.answers[0])


@pytest.mark.parametrize(
    ("path", "data", "status", "code"),
    [
        ("problems/squares-99", None, 404, "pentaraduga-problem"),
        ("problems", {"kind": "rings"}, 422, "unknown"),
        ("problems/squares-1/try", {"placements": [["vRv", "U", 0, 0]]}, 422, "not-given"),
        ("problems/squares-1/try", {"placements": [["oRo", "U", 0, 0]] * 2}, 422, "twice"),
        ("problems/squares-1/try", {"placements": [["oRo", "U"]]}, 422, "data"),
        ("figure", {"placements": [["oRo", "U", 10_000, 0]]}, 422, "data"),
        ("figure", {"notation": "xyz"}, 422, "pentaraduga-at"),
        ("solve", {"tiles": []}, 422, "data"),
        ("solve", {"tiles": [str(tile) for tile in TILES]}, 422, "too-many"),
        (
            "solve",
            {"tiles": ["gBv", "bGy", "bVr"], "start": [["vBg", "R", 9999, -567]]},
            422,
            "pentaraduga-placement",
        ),
        ("duels/nowhere", None, 404, "duel"),
        ("duels/nowhere/begin", {}, 404, "duel"),
    ],
)
def test_an_invalid_request_about_problems_is_refused_with_a_reason(
    server: Serving, path: str, data: Any, status: int, code: str
) -> None:
    guest, address = server.guest(), f"/api/pentaraduga/{path}"
    refused = guest.get(address, status) if data is None else guest.post(address, data, status)
    assert code in refused["code"]
    assert refused["text"]


# Figures


def test_a_figure_is_counted_by_placements_or_by_notation(server: Serving) -> None:
    guest, figure = server.guest(), PROBLEMS["squares-1"].answers[0]
    counted = guest.post("/api/pentaraduga/figure", {"placements": plain(figure)})
    assert (counted["counted"], counted["connected"]) == (4, True)
    assert counted["squares"] == [list(vertex) for vertex in figure.squares]
    assert counted["notation"] is counted["svg"] is None
    body = {"notation": PROBLEMS["squares-1"].answer_notation, "whole": True}
    read = guest.post("/api/pentaraduga/figure", body)
    assert read["placements"] == plain(figure)
    assert read_figure(read["notation"]) == figure
    assert read["svg"].count("data-tile") == 7
    safe = guest.post("/api/pentaraduga/figure", {**body, "palette": "safe", "patterns": True})
    assert safe["svg"].count("data-pattern") == 28
    apart = [*plain(figure)[::-1]]
    told = guest.post("/api/pentaraduga/figure", {"placements": apart, "whole": True})
    assert "@" not in told["notation"]
    assert read_figure(told["notation"]).canonical == figure.canonical


def test_clashes_and_rough_joints_are_reported_with_their_places(server: Serving) -> None:
    guest = server.guest()
    badly = [["rOr", "U", 0, 0], ["oRo", "U", 0, 1], ["yOy", "R", 2, 0]]
    told = guest.post("/api/pentaraduga/figure", {"placements": badly})
    figure = Figure(Placement.parse(f"{t}{d}@{x},{y}") for t, d, x, y in badly)
    assert [tuple(cell) for cell, _ in told["clashes"]] == [cell for cell, _ in figure.clashes]
    assert told["rough"] == [[str(a), str(b)] for a, b in figure.rough]
    assert told["rough"]
    far = [["rOr", "U", 0, 0], ["oRo", "U", 9_999, 9_999]]
    told = guest.post("/api/pentaraduga/figure", {"placements": far})
    assert (told["connected"], told["counted"], told["hole"]) == (False, 0, [])


@pytest.mark.parametrize("goal", GOALS)
def test_the_best_figure_of_a_hand_is_that_of_the_solver(server: Serving, goal: Objective) -> None:
    hand = PROBLEMS["squares-1"].tiles
    body = {"tiles": [str(tile) for tile in hand], "goal": goal}
    solved = server.guest().post("/api/pentaraduga/solve", body)
    best = best_figure(hand, goal)
    assert (solved["counted"], solved["optimal"]) == (best.counted, True)
    found = read_figure(solved["figure"]["notation"])
    assert worth(found, goal) == best.counted
    assert solved["figure"]["svg"].startswith("<svg")
    if goal == "frame":
        assert (solved["figures"], solved["complete"]) == (None, False)
    else:
        number = all_figures(hand, goal).number
        assert (solved["figures"], solved["complete"]) == (number, True)


def test_a_start_is_extended_to_the_best_figure(server: Serving) -> None:
    asked = PROBLEMS["quados-1"]
    body = {"tiles": list(map(str, asked.tiles)), "goal": "quados", "start": plain(asked.start)}
    solved = server.guest().post("/api/pentaraduga/solve", body)
    assert (solved["counted"], solved["optimal"]) == (asked.goal, True)
    assert solved["figure"]["placements"][:7] == plain(asked.start)


def test_a_hand_is_solved_while_abandoned_questions_are_running(server: Serving) -> None:
    hard = {"tiles": [str(tile) for tile in TILES[:16]], "goal": "frame"}

    def ask() -> None:
        with (
            httpx.Client(base_url=server.address) as client,
            pytest.raises(httpx.ReadTimeout),
        ):
            client.post("/api/pentaraduga/solve", json=hard, timeout=0.3)

    asking = [threading.Thread(target=ask) for _ in range(4)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    hand = [str(tile) for tile in FIVE_COLOURS[:7]]
    assert server.guest().post("/api/pentaraduga/solve", {"tiles": hand})["optimal"]


# Duels


def begun(server: Serving) -> tuple[Guest, Guest, str]:
    ann, bo = server.guest(), server.guest()
    ann.post("/api/guest", {"name": "Ann"})
    bo.post("/api/guest", {"name": "Bo"})
    opened = ann.post("/api/pentaraduga/duels", {"kind": "squares"}, 201)
    assert [side["state"] for side in opened["sides"]] == ["ready", "open"]
    assert opened["tiles"] == []
    return ann, bo, f"/api/pentaraduga/duels/{opened['id']}"


def best_of(server: Serving, tiles: list[str]) -> list[Any]:
    """Returns the best figure, as another guest: the server does not solve for the player."""
    solved = server.guest().post("/api/pentaraduga/solve", {"tiles": tiles})
    placements: list[Any] = solved["figure"]["placements"]
    return placements


def test_a_duel_deals_fairly_and_shows_results_when_both_have_finished(server: Serving) -> None:
    ann, bo, address = begun(server)
    mine = ann.post(f"{address}/begin")["tiles"]
    waiting = bo.get(address)
    assert waiting["tiles"] == []
    assert waiting["you"] is None
    assert waiting["sides"][0]["name"] == "Ann"
    yours = bo.post(f"{address}/begin")["tiles"]
    assert sorted([*mine, *yours]) == sorted(map(str, FIVE_COLOURS))
    server.guest().post(f"{address}/begin", status=409)
    figure = best_of(server, mine)
    alone = ann.post(f"{address}/finish", {"placements": figure})
    assert alone["sides"][0]["counted"] > 0
    assert alone["over"] is False
    hidden = bo.get(address)["sides"][0]
    assert (hidden["state"], hidden["counted"], hidden["placements"]) == ("taken", None, None)
    server.clock.ahead += 1_000
    told = bo.post(f"{address}/finish", {"placements": best_of(server, yours)})
    server.clock.ahead -= 1_000
    assert told["over"]
    assert [side["counted"] for side in told["sides"]] == [told["best"]] * 2
    assert told["winner"] == "A", "the slower of two equal players won"
    again = ann.post(f"{address}/finish", {"placements": []})
    assert again["sides"][0]["counted"] == told["best"], "a second submission was counted"
    assert server.guest().get(address)["sides"] == told["sides"]


def test_the_time_of_the_opponent_is_hidden_until_one_has_finished(server: Serving) -> None:
    """The quicker of two equal players wins, so knowing the other's time would be an advantage."""
    ann, bo, address = begun(server)

    def other(guest: Guest, seat: int) -> Any:
        return guest.get(address)["sides"][seat]

    before = other(bo, 0), other(server.guest(), 0)
    ann.post(f"{address}/begin")
    during = other(bo, 0), other(server.guest(), 0)
    yours = bo.post(f"{address}/begin")["tiles"]
    assert (other(bo, 1)["state"], other(bo, 1)["started"] is None) == ("building", False)
    ann.post(f"{address}/finish", {"placements": []})
    after = other(bo, 0), other(server.guest(), 0)
    assert before == during == after
    assert (after[0]["state"], after[0]["started"], after[0]["used"]) == ("taken", None, None)
    assert after[0]["name"] == "Ann"
    # Ann has finished, and may know that Bo has not.
    assert other(ann, 1)["state"] == "building"
    bo.post(f"{address}/finish", {"placements": best_of(server, yours)})
    assert [side["state"] for side in server.guest().get(address)["sides"]] == ["done", "done"]


def test_a_player_who_finishes_a_duel_too_late_is_refused_and_loses(server: Serving) -> None:
    ann, bo, address = begun(server)
    ann.post(f"{address}/finish", {"placements": []}, 409)
    ann.post(f"{address}/begin")
    tiles = bo.post(f"{address}/begin")["tiles"]
    bo.post(f"{address}/finish", {"placements": [["vRv", "U", 0, 0]]}, 422)
    bo.post(f"{address}/finish", {"placements": best_of(server, tiles)})
    server.clock.ahead += 6 * MINUTE_MS
    try:
        late = ann.post(f"{address}/finish", {"placements": []}, 409)
        assert late["code"] == "duel-too-late"
        over = ann.get(address)
    finally:
        server.clock.ahead -= 6 * MINUTE_MS
    assert over["over"]
    assert over["winner"] == "B"
    assert over["sides"][0]["used"] == over["limit"]
    assert over["sides"][0]["counted"] == 0
