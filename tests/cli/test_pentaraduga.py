"""``fourfold pentaraduga``: figures as JSON and as text, and replays of training games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourfold.pentaraduga.learning.lessons import lesson
from tests.cli.test_cli import fourfold, refused
from tests.pentaraduga.learning.dictated import dictated

FIGURE = "oRoU,rOrLL,oYoD,bGyR,yOrR,yOyD,gYoR"


def test_a_figure_is_printed_as_json() -> None:
    out, err = fourfold("pentaraduga", "figure", FIGURE, "--json")
    assert err == ""
    told = json.loads(out)
    assert told.pop("placements") == [
        ["oRo", "U", 0, 0],
        ["rOr", "L", -1, 0],
        ["oYo", "D", 0, 1],
        ["bGy", "R", 0, 2],
        ["yOr", "R", 2, 0],
        ["yOy", "D", 1, 2],
        ["gYo", "R", 3, 1],
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
        fourfold("penta", "figure", "rOrU@5,5,yOyD@5,4,bGbD@7,4,oRoU@5,6", "--json")[0]
    )
    assert told["placements"][:2] == [["rOr", "U", 0, 0], ["yOy", "D", 0, -1]]
    assert (told["squares"], told["clashes"], told["rough"]) == (1, 1, 1)
    assert told["counted"] == 0


def test_a_figure_is_drawn_with_its_facts_and_notation() -> None:
    out, _ = fourfold("penta", "figure", FIGURE, env={"NO_COLOR": "1", "TERM": "dumb"})
    *drawing, facts, notation = out.splitlines()
    assert len(drawing) == 4 * 4 + 1
    assert "│  o  ╱   ╲  o  │" in "\n".join(drawing)
    assert facts == "7 tiles, 4 squares, 2 spoiled corners (for Quados): it counts 4."
    assert notation == "oRo,rOrLU,oYoD,bGyR,yOrR,yOyD,gYoR"
    out, _ = fourfold("penta", "figure", "rOrU,bGbD@0,-1")
    assert "───×───" in out
    assert "2 tiles, 1 square, 2 clashes: it counts 0.\nrOr,bGbD@0,-1\n" in out


def test_cyrillic_input_gets_cyrillic_output() -> None:
    plain = "oRo,rOrL@-1,0"
    for asked in (
        ["oRo,rOrLL", "--cyrillic"],
        ["оКо,кОкЛЛ"],
    ):
        out, _ = fourfold("penta", "figure", *asked)
        assert out.splitlines()[-1] == "оКо,кОкЛВ", asked
        out, _ = fourfold("penta", "figure", *asked, "--json")
        assert out.isascii()
    out, _ = fourfold("penta", "figure", plain, env={"FOURFOLD_LANG": "ru"})
    assert out.splitlines()[-1] == "оКо,кОкЛВ"
    out, _ = fourfold("penta", "figure", plain)
    assert out.splitlines()[-1] == "oRo,rOrLU"


def test_distant_tiles_are_described_but_not_drawn() -> None:
    out, _ = fourfold("penta", "figure", "oRo,rOrU@9999,-9999")
    assert out == ("2 tiles, 0 squares, in several parts: it counts 0.\noRo,rOrU@9999,-9999\n")


def test_figures_from_standard_input_are_printed_one_by_one() -> None:
    lines = f"{FIGURE}\noRo,oRo\nrOrU,yOy,rOyR / D\n".encode()
    out, _ = fourfold("penta", "figure", "-", "--json", stdin=lines, code=2)
    first, second, third, fourth = map(json.loads, out.splitlines())
    assert first["tiles"] == 7
    assert second == {"line": 2, "error": "Tile 2: The tile oRo is there twice."}
    assert third["placements"][2] == ["rOy", "R", -1, -1]
    assert fourth["placements"][2] == ["rOy", "D", 2, -1]


@pytest.mark.parametrize(
    ("notation", "message"),
    [
        ("", "Tile 1: “” is not a tile"),
        ("oRo,rGr", "Tile 2: “rGr” is not a tile"),
        ("oRo,oRoR", "Tile 2: The tile oRo is there twice."),
        ("oRo,rOrL", "Tile 2: “rOrL” has several places: rOrL@1,-2, rOrL@-1,0."),
        ("oRo,gBg", "Tile 2: “gBg” fits nowhere."),
        ("oRo,rOrU@0,0", "Tile 2: rOrU@0,0 would lie on oRo."),
    ],
)
def test_invalid_notation_is_reported_in_one_line(notation: str, message: str) -> None:
    assert message in refused("penta", "figure", notation, "--json")


def test_the_help_of_figure_has_examples() -> None:
    assert "figure" in fourfold("pentaraduga")[0]
    assert "Examples:" in fourfold("penta", "figure", "-h")[0]
    out, _ = fourfold("-h")
    assert "pentaraduga  " in out
    assert "penta  " not in out


def games(*changes: dict[str, Any]) -> bytes:
    """Returns a file with one copy of a training game per change."""
    whole = dictated("mine", lesson("fulls-1").record)
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


def test_an_illegal_game_is_reported_and_the_others_are_replayed() -> None:
    events = dictated("mine", lesson("fulls-1").record)["events"]
    events[4]["draw"] = "bGb"
    file = games({"events": events}, {"expect": {"score": [1, 1]}, "id": 5}, {})
    out, err = fourfold("penta", "replay", "-", "--json", stdin=file, code=1)
    assert err == ""
    assert list(map(json.loads, out.splitlines())) == [
        {
            "id": "mine",
            "ok": False,
            "event": 4,
            "reason": "Tiles drawn or taken: the record says bGb, by the rules it is yOy.",
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
        "mine (fulls), event 4: Tiles drawn or taken: the record says bGb, by the rules it is yOy.",
        "A game without an id (fulls): The score: the record says 1, 1, by the rules it is 2, 0.",
        "mine (fulls): 2:0",
    ]


def test_training_games_of_the_book_are_replayed_by_their_ids() -> None:
    out, _ = fourfold("penta", "replay", "rings-1", "--json")
    assert json.loads(out) == {"id": "rings-1", "ok": True, "score": [0, 1]}
    former, _ = fourfold("penta", "replay", "kolca-1", "--json")
    assert former == out


def test_a_file_without_training_games_is_reported_in_one_line() -> None:
    assert refused("penta", "replay", "-", stdin=b"{").startswith(
        "fourfold: -: The file cannot be read: "
    )
    assert refused("penta", "replay", "-", "--json", stdin=b"[]").startswith(
        "fourfold: -: This is no record"
    )
    assert "No such file" in refused("penta", "replay", "fulls-9")
