"""``fourfold pentaraduga``: figures told to programs and to people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourfold.pentaraduga.lessons import lesson
from tests.cli.test_cli import fourfold, refused
from tests.pentaraduga.dictated import dictated

FIGURE = "оКоВ,кОкЛЛ,оЖоН,сЗжП,жОкП,жОжН,зЖоП"


def test_a_figure_as_json() -> None:
    out, err = fourfold("pentaraduga", "figure", FIGURE, "--json")
    assert err == ""
    told = json.loads(out)
    assert told.pop("placements") == [
        ["оКо", "В", 0, 0],
        ["кОк", "Л", -1, 0],
        ["оЖо", "Н", 0, 1],
        ["сЗж", "П", 0, 2],
        ["жОк", "П", 2, 0],
        ["жОж", "Н", 1, 2],
        ["зЖо", "П", 3, 1],
    ]
    assert told == {
        "tiles": 7,
        "squares": 4,
        "clashes": 0,
        "rough": 0,
        "spoiled": 2,
        "rings": 0,
        "counted": 4,
    }
    assert fourfold("penta", "figure", "oRoU,rOrLL,oYoD,bGyR,yOrR,yOyD,gYoR", "--json")[0] == out


def test_faults_are_counted_and_the_first_tile_is_at_the_origin() -> None:
    told = json.loads(
        fourfold("penta", "figure", "кОкВ@5,5,жОжН@5,4,сЗсН@7,4,оКоВ@5,6", "--json")[0]
    )
    assert told["placements"][:2] == [["кОк", "В", 0, 0], ["жОж", "Н", 0, -1]]
    assert (told["squares"], told["clashes"], told["rough"]) == (1, 1, 1)
    assert told["counted"] == 0


def test_a_figure_for_people() -> None:
    out, _ = fourfold("penta", "figure", FIGURE, env={"NO_COLOR": "1", "TERM": "dumb"})
    *drawing, facts, notation = out.splitlines()
    assert len(drawing) == 4 * 4 + 1
    assert "│  о  ╱   ╲  о  │" in "\n".join(drawing)
    assert facts == "7 tiles, 4 squares, 2 spoiled corners (for Quados): it counts 4."
    assert notation == "оКо,кОкЛВ,оЖоН,сЗжП,жОкП,жОжН,зЖоП"
    out, _ = fourfold("penta", "figure", "rOrU,bGbD@0,-1")
    assert "───×───" in out
    assert "2 tiles, 1 square, 2 clashes: it counts 0.\nrOr,bGbD@0,-1\n" in out


def test_what_lies_far_apart_is_told_but_not_drawn() -> None:
    out, _ = fourfold("penta", "figure", "оКо,кОкВ@9999,-9999")
    assert out == ("2 tiles, 0 squares, in several parts: it counts 0.\nоКо,кОкВ@9999,-9999\n")


def test_many_figures() -> None:
    lines = f"{FIGURE}\nоКо,оКо\nкОкВ,жОж,кОжП / Н\n".encode()
    out, _ = fourfold("penta", "figure", "-", "--json", stdin=lines, code=2)
    first, second, third, fourth = map(json.loads, out.splitlines())
    assert first["tiles"] == 7
    assert second == {"line": 2, "error": "Tile 2: The tile оКо is there twice."}
    assert third["placements"][2] == ["кОж", "П", -1, -1]
    assert fourth["placements"][2] == ["кОж", "Н", 2, -1]


@pytest.mark.parametrize(
    ("notation", "message"),
    [
        ("", "Tile 1: “” is not a tile"),
        ("оКо,кЗк", "Tile 2: “кЗк” is not a tile"),
        ("оКо,оКоП", "Tile 2: The tile оКо is there twice."),
        ("оКо,кОкЛ", "Tile 2: “кОкЛ” has several places: кОкЛ@1,-2, кОкЛ@-1,0."),
        ("оКо,зСз", "Tile 2: “зСз” fits nowhere."),
        ("оКо,кОкВ@0,0", "Tile 2: кОкВ@0,0 would lie on оКо."),
    ],
)
def test_bad_notation_is_one_line_that_names_it(notation: str, message: str) -> None:
    assert message in refused("penta", "figure", notation, "--json")


def test_help() -> None:
    assert "figure" in fourfold("pentaraduga")[0]
    assert "Examples:" in fourfold("penta", "figure", "-h")[0]
    out, _ = fourfold("-h")
    assert "pentaraduga  " in out
    assert "penta  " not in out


def games(*changes: dict[str, Any]) -> bytes:
    """A file with a training game once for every change of it."""
    whole = dictated("mine", lesson("polnye-1").record)
    return json.dumps({"records": [whole | change for change in changes]}).encode()


def test_training_games_are_replayed_from_a_file_and_from_stdin(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    file.write_bytes(games({}, {"id": "other"}))
    out, err = fourfold("pentaraduga", "replay", str(file), "--json")
    assert err == ""
    assert list(map(json.loads, out.splitlines())) == [
        {"id": "mine", "ok": True, "score": [2, 0]},
        {"id": "other", "ok": True, "score": [2, 0]},
    ]
    out, _ = fourfold("penta", "replay", "-", stdin=file.read_bytes())
    assert out == "mine (fulls): 2:0\nother (fulls): 2:0\n"


def test_what_breaks_the_rules_is_told_and_the_rest_is_replayed() -> None:
    events = dictated("mine", lesson("polnye-1").record)["events"]
    events[4]["draw"] = "сЗс"
    file = games({"events": events}, {"expect": {"score": [1, 1]}, "id": 5}, {})
    out, err = fourfold("penta", "replay", "-", "--json", stdin=file, code=1)
    assert err == ""
    assert list(map(json.loads, out.splitlines())) == [
        {
            "id": "mine",
            "ok": False,
            "event": 4,
            "reason": "Tiles drawn or taken: the record says сЗс, by the rules it is жОж.",
        },
        {
            "id": None,
            "ok": False,
            "event": None,
            "reason": "The score: the record says 1, 1, by the rules it is 2, 0.",
        },
        {"id": "mine", "ok": True, "score": [2, 0]},
    ]
    out, _ = fourfold("penta", "replay", "-", stdin=file, code=1)
    assert out.splitlines() == [
        "mine (fulls), event 4: Tiles drawn or taken: the record says сЗс, by the rules it is жОж.",
        "A game without an id (fulls): The score: the record says 1, 1, by the rules it is 2, 0.",
        "mine (fulls): 2:0",
    ]


def test_training_games_of_the_book_are_replayed_by_their_ids() -> None:
    out, _ = fourfold("penta", "replay", "kolca-1", "--json")
    assert json.loads(out) == {"id": "kolca-1", "ok": True, "score": [0, 1]}


def test_what_is_no_file_of_training_games_is_one_line() -> None:
    assert refused("penta", "replay", "-", stdin=b"{").startswith(
        "fourfold: -: The file cannot be read: "
    )
    assert refused("penta", "replay", "-", "--json", stdin=b"[]").startswith(
        "fourfold: -: This is no record"
    )
    assert "No such file" in refused("penta", "replay", "polnye-9")
