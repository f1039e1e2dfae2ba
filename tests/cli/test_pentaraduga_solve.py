"""``fourfold pentaraduga solve``: the best figures, as JSON and as text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fourfold.pentaraduga import FIVE_COLOURS, PROBLEMS, TILES, Figure, Placement, read_figure
from fourfold.pentaraduga.solving.solver import worth
from tests.cli.interrupting import interrupted
from tests.cli.test_cli import fourfold, refused

HAND = ["oRo", "rOr", "yOr", "yOy", "oYo", "gYo", "bGy"]
#: Tiles that cannot touch each other without a clash.
STRANGERS = ["oRo", "gBg"]
#: A hand with too many best figures to count in reasonable time.
LONG = [str(tile) for tile in TILES[:16]]


def solved(*arguments: str) -> dict[str, Any]:
    out, err = fourfold("pentaraduga", "solve", *arguments, "--json")
    assert err == ""
    assert out.count("\n") == 1
    told = json.loads(out)
    assert isinstance(told, dict)
    return told


def figure_of(told: dict[str, Any]) -> Figure:
    return Figure(Placement.parse(f"{t}{d}@{x},{y}") for t, d, x, y in told["placements"])


def test_solve_prints_the_best_figure_as_json() -> None:
    told = solved(*HAND)
    assert list(told) == ["counted", "squares", "optimal", "notation", "placements", "seconds"]
    assert (told["counted"], told["squares"], told["optimal"]) == (4, 4, True)
    figure = figure_of(told)
    assert figure.placements[0][2:] == (0, 0)
    assert sorted(map(str, figure.tiles)) == sorted(HAND)
    assert figure.counted == 4
    assert read_figure(told["notation"]) == figure
    assert told["seconds"] == round(told["seconds"], 6)


def test_tiles_are_read_in_any_notation() -> None:
    told = solved(*HAND)
    for words in ("oRo,rOr,yOr,yOy,oYo,gYo,bGy", " ".join(HAND).upper()):
        again = solved(words)
        assert (again["counted"], again["notation"]) == (told["counted"], told["notation"])


def test_hands_from_standard_input_are_solved_one_by_one() -> None:
    lines = f"{' '.join(HAND)}\noRo,oRo\nrOr, yOy\n\n".encode()
    out, err = fourfold("penta", "solve", "-", stdin=lines, code=2)
    assert err == ""
    first, second, third, fourth = map(json.loads, out.splitlines())
    assert first["counted"] == 4
    assert second == {"line": 2, "error": "The tile oRo is there twice."}
    assert (third["counted"], third["notation"]) == (1, "rOr,yOy")
    assert fourth["line"] == 4
    assert "no tiles" in fourth["error"]


def test_free_accepts_only_figures_without_faults() -> None:
    told = solved(*HAND, "--free")
    assert told["counted"] == 4
    assert figure_of(told).clean
    none = solved(*STRANGERS, "--free")
    assert none.pop("seconds") >= 0
    assert none == {
        "counted": None,
        "squares": None,
        "optimal": True,
        "notation": None,
        "placements": [],
    }
    fined = figure_of(solved(*STRANGERS))
    assert fined.connected
    assert not fined.clean


def test_rings_and_frames_have_additional_facts() -> None:
    ring = ["oRo", "rOr", "rOy", "oYo"]
    told = solved(*ring, "--goal", "rings")
    assert list(told)[:3] == ["counted", "squares", "rings"]
    figure = figure_of(told)
    assert figure.clean
    assert (told["rings"], told["squares"]) == (len(figure.rings), len(figure.squares))
    assert told["rings"] == 1
    told = solved(*ring, "--goal", "frame", "--free")
    figure = figure_of(told)
    assert figure.clean
    assert told["hole"] == told["counted"] == max(map(len, figure.holes)) == 1
    none = solved(*STRANGERS, "--goal", "rings")
    assert (none["rings"], none["notation"]) == (None, None)


def test_count_prints_the_number_of_best_figures() -> None:
    told = solved("rOr", "yOy", "--count")
    assert (told["counted"], told["figures"]) == (1, 1)
    assert solved(*STRANGERS, "--free", "--count")["figures"] == 0


def test_problems_reach_exactly_their_goals() -> None:
    asked = [
        (hand, problem.start_goal or problem.goal)
        for problem in PROBLEMS.values()
        for hand in problem.hands
    ]
    lines = "\n".join(" ".join(map(str, hand)) for hand, _ in asked)
    out, _ = fourfold("penta", "solve", "-", stdin=lines.encode())
    for line, (hand, goal) in zip(out.splitlines(), asked, strict=True):
        told = json.loads(line)
        figure = figure_of(told)
        assert (told["counted"], told["optimal"]) == (goal, True)
        assert (figure.counted, set(figure.tiles)) == (goal, set(hand))


@pytest.mark.parametrize("name", [name for name in PROBLEMS if name.startswith("quados")])
def test_extensions_of_quados_starts_reach_exactly_their_goals(name: str) -> None:
    problem = PROBLEMS[name]
    start = Figure(problem.answers[0].placements[:7])
    rest = [str(tile) for tile in FIVE_COLOURS if tile not in start]
    told = solved(*rest, "--goal", "quados", "--extend", ",".join(map(str, start)))
    figure = figure_of(told)
    assert (told["counted"], told["optimal"]) == (problem.goal, True)
    assert worth(figure, "quados") == problem.goal
    assert set(figure.tiles) == set(FIVE_COLOURS)
    assert Figure(figure.placements[:7]).canonical == start.canonical


def test_an_extended_figure_is_unchanged() -> None:
    told = solved("rOy", "--extend", "rOrU,yOy", "--goal", "quados")
    assert told["notation"].startswith("rOr,yOy,rOy")
    assert told["squares"] == 1


def test_solve_draws_the_figure_and_prints_a_sentence() -> None:
    out, err = fourfold("penta", "solve", "rOr", "yOy", "--count", env={"NO_COLOR": "1"})
    assert err == ""
    *drawing, facts, notation, best, number = out.splitlines()
    assert len(drawing) == 2 * 4 + 1
    assert facts == "2 tiles, 1 square: it counts 1."
    assert notation == "rOr,yOy"
    assert best.startswith("Best possible, proved in ")
    assert best.endswith(" s: it counts 1.")
    assert number == "There is one such figure."
    out, _ = fourfold("penta", "solve", *STRANGERS, "--free")
    assert out == "There is no figure of all these tiles without a fault.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rGr"], "“rGr” is not a tile"),
        (["oRo", "oRo"], "The tile oRo is there twice."),
        (["oRo", "--extend", "oRoU,rOrL"], "Tile 2: “rOrL” has several places"),
        (["oRo", "--extend", "oRo"], "The tile oRo is there twice."),
        (["oRo", "--goal", "circles"], "expected: squares, quados, rings, frame"),
        ([*LONG, "gBg"], "17 tiles are too many; at most 16."),
        ([*LONG, "--extend", "gBg"], "17 tiles are too many; at most 16."),
        (["oRo", "rOr", "--goal", "frame", "--free", "--count"], "cannot be counted"),
    ],
)
def test_invalid_input_is_reported_in_one_line(arguments: list[str], message: str) -> None:
    assert message in refused("pentaraduga", "solve", *arguments, "--json")


def test_ctrl_c_ends_a_long_search_that_a_person_watches() -> None:
    out = interrupted("penta", "solve", *LONG, "--count", when="nodes in")
    assert out == ""


def test_the_help_of_solve_has_examples() -> None:
    assert "solve" in fourfold("pentaraduga")[0]
    assert "Examples:" in fourfold("penta", "solve", "-h")[0]
