"""``fourfold pentaraduga problems``: new problems, and known ones by id."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fourfold.pentaraduga import PROBLEMS, parse_tiles, read_figure
from fourfold.pentaraduga.solving.generator import problem
from tests.cli.test_cli import fourfold, refused

QUIET = {"NO_COLOR": "1", "TERM": "dumb"}


def told(*arguments: str) -> list[dict[str, Any]]:
    out, err = fourfold("pentaraduga", "problems", *arguments, "--json")
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def test_problems_are_printed_as_json_and_found_again_by_id() -> None:
    first, second = told("--seed", "42", "--count", "2")
    assert list(first) == [
        "id",
        "kind",
        "goal",
        "difficulty",
        "hands",
        "start",
        "start_goal",
        "symmetry",
        "answers",
    ]
    assert (first["id"], second["id"]) == ("squares-0000002a", "squares-0000002b")
    known = problem("squares-0000002a")
    assert (first["goal"], first["difficulty"]) == (known.goal, known.difficulty)
    assert tuple(parse_tiles(first["hands"][0])) == known.hands[0]
    assert [read_figure(answer) for answer in first["answers"]] == known.answers
    assert told("squares-0000002a") == [first]


def test_problems_of_quados_and_of_squares_plus_are_generated() -> None:
    (quados,) = told("quados", "--seed", "1")
    start = read_figure(quados["start"])
    assert (quados["hands"], len(start), start.counted) == ([], 7, quados["start_goal"])
    assert all(len(read_figure(answer, start)) == 14 for answer in quados["answers"])
    (larger,) = told("squares+", "--seed", "1")
    assert larger["id"] == "squares-plus-00000001"
    assert [len(hand) for hand in larger["hands"]] == [12, 12]


def test_problems_have_the_requested_difficulty() -> None:
    found = told("squares", "--seed", "4294967295", "--count", "3", "--difficulty", "5")
    assert [each["difficulty"] for each in found] == [5, 5, 5]


def test_problems_are_random_without_a_seed() -> None:
    assert told()[0]["id"] != told()[0]["id"]


def test_answers_are_printed_only_for_a_single_problem() -> None:
    out, err = fourfold("penta", "problems", "--seed", "7", env=QUIET)
    assert err == ""
    assert out == (
        "squares-00000007, difficulty 2 of 5: make one figure of all these tiles that counts 4.\n"
        "  rOy yOr yOy oYo gYo yGb bGb\n"
    )
    solved, _ = fourfold("penta", "problems", "squares-00000007", env=QUIET)
    assert solved.startswith(out)
    assert solved.count("7 tiles, 4 squares") == 8


def test_the_start_figure_is_printed() -> None:
    out, _ = fourfold("penta", "problems", "quados", "--seed", "42", env=QUIET)
    first, *drawing, facts, notation, tiles = out.splitlines()
    assert first == (
        "quados-0000002a, difficulty 4 of 5: lay all these tiles to this figure so that it counts "
        "10, one taken off for every spoiled corner."
    )
    assert "│" in drawing[1]
    assert facts.startswith("7 tiles, 4 squares")
    assert notation == "oRo,rOyL,yOrRR,oYoD,gYgoYo,yGyR,gBgR"
    assert tiles == "  rOr yOy oYg gYo yGb bGy bGb"


def test_problems_of_the_book_are_printed_by_id() -> None:
    (known,) = told("quados-6")
    assert (known["difficulty"], known["symmetry"]) == (None, "central")
    out, _ = fourfold("penta", "problems", "quados-6", env=QUIET)
    assert out.startswith("quados-6: make a figure of these tiles that counts 4, then lay all ")
    assert "with an outline that a half turn leaves as it is.\n" in out
    assert len(told("squares-3")[0]["answers"]) == len(PROBLEMS["squares-3"].answers)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["circles"], "“circles” is no problem; expected a kind (squares, squares+, quados)"),
        (["squares-99"], "“squares-99” is no problem"),
        (["--difficulty", "6"], "--difficulty"),
        (["--count", "0"], "--count"),
        (["--seed", "4294967296"], "--seed"),
    ],
)
def test_invalid_input_is_reported_in_one_line(arguments: list[str], message: str) -> None:
    assert message in refused("pentaraduga", "problems", *arguments)


def test_the_help_of_problems_has_examples() -> None:
    assert "problems" in fourfold("pentaraduga")[0]
    assert "Examples:" in fourfold("penta", "problems", "-h")[0]
