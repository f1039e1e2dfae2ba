"""Solving, analysing and reviewing from the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.interrupting import interrupted
from tests.cli.test_cli import fourfold, refused

EMPTY = "..../..../..../.... -"
#: The holder of DRTF wins in five plies.
WON = "c..3/a.7d/.1../..f5 8"
#: Takes so long that a filled table makes a difference.
HARD = "..../c.../d.../4.5f 2"


def solved(*arguments: str) -> dict[str, Any]:
    out, err = fourfold("quarto", "solve", *arguments, "--json")
    assert err == ""
    assert out.count("\n") == 1
    told = json.loads(out)
    assert isinstance(told, dict)
    return told


def test_solve_prints_value_plies_nodes_and_seconds_as_json() -> None:
    told = solved(WON.upper())
    assert list(told) == ["position", "value", "plies", "nodes", "seconds"]
    assert (told["position"], told["value"], told["plies"]) == (WON, "win", 5)
    assert isinstance(told["nodes"], int)
    assert isinstance(told["seconds"], float)
    assert told["seconds"] == round(told["seconds"], 6), "more digits than microseconds"


def test_solve_prints_the_value_of_every_move_as_json() -> None:
    told = solved("c.63/a97d/.12./84f5 e", "--moves")
    assert list(told) == ["position", "value", "plies", "nodes", "seconds", "moves"]
    assert told["moves"] == [
        {"square": "a2", "give": None, "value": "win", "plies": 1},
        {"square": "d2", "give": "0", "value": "loss", "plies": 3},
        {"square": "d2", "give": "b", "value": "loss", "plies": 3},
        {"square": "b4", "give": "0", "value": "loss", "plies": 3},
        {"square": "b4", "give": "b", "value": "loss", "plies": 3},
    ]
    told = solved(f"{WON[:-1]}-", "--moves", "--threads", "2", "--memory", "1")
    assert (told["value"], told["plies"]) == ("loss", 6)
    assert told["moves"][0] == {"square": None, "give": "8", "value": "loss", "plies": 6}
    assert [move["give"] for move in told["moves"]] == [*"8e02469b"]


def test_lines_complete_at_the_start_are_void() -> None:
    told = solved("f574/801b/c29e/36d. a", "--moves")
    assert (told["value"], told["plies"]) == ("draw", None)
    assert told["moves"] == [{"square": "d1", "give": None, "value": "draw", "plies": None}]
    told = solved("0123/4567/89ab/cdef -", "--moves")
    assert (told["value"], told["plies"], told["moves"]) == ("draw", None, [])


@pytest.mark.parametrize(
    ("rules", "value", "plies"),
    [
        ([], "win", 9),
        (["--features", "top,height,shape,colour"], "win", 9),
        (["--squares"], "loss", 3),
        (["--features", "colour,shape"], "loss", 15),
        (["--shared", "2"], "draw", None),
    ],
)
def test_rules_change_the_value_of_a_position(
    rules: list[str], value: str, plies: int | None
) -> None:
    told = solved("6.05/..2./.1.f/.89. e", *rules)
    assert (told["value"], told["plies"]) == (value, plies)


def test_positions_from_standard_input_are_solved_in_order() -> None:
    stdin = f"{WON}\n0.../..../..../.... 0\n\xff\n012./..../..../.... 3".encode("latin-1")
    out, err = fourfold("quarto", "solve", "-", "--moves", stdin=stdin, code=2)
    first, second, third, fourth = map(json.loads, out.splitlines())
    assert err == ""
    assert (first["position"], first["plies"], len(first["moves"])) == (WON, 5, 56)
    assert second == {
        "line": 2,
        "error": "The piece in hand, LRTF, is already on the board: a4.",
    }
    assert third["line"] == 3
    assert (fourth["value"], fourth["plies"]) == ("win", 1)
    assert fourfold("quarto", "solve", "-", "--json") == ("", "")


def test_the_transposition_table_is_kept_only_with_warm() -> None:
    stdin = f"{HARD}\n{HARD}\n".encode()
    first, second = map(json.loads, fourfold("quarto", "solve", "-", stdin=stdin)[0].splitlines())
    assert first["nodes"] == second["nodes"]
    warm, _ = fourfold("quarto", "solve", "-", "--warm", stdin=stdin)
    again, later = map(json.loads, warm.splitlines())
    assert again["nodes"] == first["nodes"]
    assert later["nodes"] < first["nodes"] / 10
    assert (later["value"], later["plies"]) == (first["value"], first["plies"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solve"], "position"),
        (["solve", "x"], "expected the board"),
        (["solve", "0.../..../...0/.... -"], "The piece LRTF is on the board twice: a4 and d2."),
        (["solve", "0.../..../..../.... 0"], "LRTF, is already on the board: a4"),
        (["solve", WON, "--warm"], "--warm is for a list of positions"),
        (["solve", WON, "--shared", "5"], "“shared=5” will not do; expected: 1…4"),
        (["solve", WON, "--shared", "0"], "“shared=0” will not do; expected: 1…4"),
        (["solve", WON, "--features", "taste"], "expected: colour, shape, height, top"),
        (["solve", WON, "--features", "top,top"], "each once"),
        (["solve", WON, "--features", ""], "expected: colour, shape, height, top"),
        (["solve", WON, "--features", "top", "--shared", "2"], "cannot share 2 features"),
        (["solve", WON, "--threads", "0"], "--threads"),
        (["solve", WON, "--memory", "0"], "--memory"),
        (["solve", WON, "--memory", "much"], "--memory"),
        (["solve", "-", "--shared", "5"], "“shared=5” will not do"),
        (["analyse", "-"], "expected the board"),
        (["analyse", "0.../..../..../.... 0"], "already on the board"),
        (["review", "no-such-file"], "no-such-file"),
    ],
)
def test_invalid_input_is_reported_in_one_line(arguments: list[str], message: str) -> None:
    assert message in refused("quarto", *arguments)


def test_a_table_too_large_for_the_memory_is_reported() -> None:
    command = f"{sys.executable} -m fourfold.cli quarto solve '{EMPTY}' --memory 8192"
    done = subprocess.run(
        f"ulimit -v 1000000; {command}", shell=True, capture_output=True, check=False, timeout=60
    )
    told = b"fourfold: A table of 8,192 MB does not fit into the memory of this machine.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", told)


def test_solve_works_with_fewer_threads_than_requested() -> None:
    """The memory limit is too small for the stacks of 256 threads."""
    search = "quarto solve '0f../1.../.5../.... 8' --threads 256 --memory 1 --json"
    command = f"ulimit -v 1200000; exec {sys.executable} -m fourfold.cli {search}"
    done = subprocess.run(command, shell=True, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["value"] == "draw"


def test_a_full_board_is_printed_as_a_draw() -> None:
    out, _ = fourfold("quarto", "solve", "0123/4567/89ab/cdef -")
    assert "The board is full: a draw." in out


def test_solve_prints_a_sentence_and_a_table_of_moves() -> None:
    out, err = fourfold("quarto", "solve", "c.63/a97d/.12./84f5 e", "--moves")
    assert err == ""
    assert "In hand: DQSF, dark short square solid." in out
    assert "Whoever holds DQSF wins at once.\n" in out
    assert "           0   b\n  a2  +1\n  d2      -3  -3\n  b4      -3  -3\n" in out
    out, _ = fourfold("quarto", "solve", f"{WON[:-1]}-")
    assert "Whoever gives next loses in 6 plies, if the other plays well.\n" in out
    out, _ = fourfold("quarto", "solve", "f574/801b/c29e/36d. a")
    assert "can draw, but not win" in out


def test_analyse_prints_the_best_moves_and_the_principal_variation() -> None:
    out, _ = fourfold("quarto", "analyse", WON)
    assert "Whoever holds DRTF wins in 5 plies.\n" in out
    assert "\n  b1 DQSF\n  c2 DQSF\n" in out
    assert out.endswith("\n  b1 10. DQSF a1 11. LRTF a2 quarto! (a1-a4)\n")
    told = json.loads(fourfold("quarto", "analyse", WON, "--json")[0])
    assert list(told) == ["position", "value", "plies", "nodes", "seconds", "best", "line"]
    assert told["best"][0] == {"square": "b1", "give": "e", "value": "win", "plies": 5}
    assert told["line"] == "b1 10. DQSF a1 11. LRTF a2 quarto! (a1-a4)"
    by_colour = fourfold("quarto", "analyse", WON, "--features", "colour", "--json")[0]
    assert json.loads(by_colour)["value"] == "draw"


GAME_TEXT = f"""
[A "Ann"]
[B "Bo"]
[Deal "A {WON}"]

b1 10. DQSF a1 11. LQTF b3 12. LRTF a2 13. LRSF c2 A:resigns
"""


def test_review_prints_the_mistakes_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME_TEXT)
    out, _ = fourfold("quarto", "review", str(file))
    rows = out.splitlines()
    assert rows[1].split() == ["2", "10.", "DQSF", "Bo", "win"]
    assert rows[4].endswith("Bo   win → loss  throws a win away")
    assert rows[8].endswith("Bo   win → loss  does not call a1-a4, throws a win away")
    assert rows[-3:] == [
        "Bo wins: Ann has resigned.",
        "Nobody called a1-a4 (event 7).",
        "It was decided with event 10.",
    ]
    told = json.loads(fourfold("quarto", "review", str(file), "--json")[0])
    assert list(told) == ["turns", "overlooked", "decided", "outcome"]
    assert told["turns"][7] == {
        "event": 8,
        "seat": "A",
        "move": "LRSF",
        "before": "win",
        "after": "loss",
        "mistake": "win",
        "missed": ["a1-a4"],
    }
    assert told["overlooked"] == [{"event": 7, "lines": ["a1-a4"]}]
    assert told["decided"] == 10
    assert told["outcome"]["winner"] == "B"
    as_json, _ = fourfold("quarto", "replay", str(file), "--to", "json")
    again, _ = fourfold("quarto", "review", "-", "--json", stdin=as_json.encode())
    assert json.loads(again) == told


def test_ctrl_c_ends_a_long_search_that_a_person_watches() -> None:
    out = interrupted("quarto", "solve", EMPTY, when="nodes in")
    assert out == ""
