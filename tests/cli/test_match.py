"""``fourfold quarto match``: text and JSON output."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.interrupting import interrupted
from tests.cli.test_cli import fourfold, refused


def test_two_levels_play_the_same_games_with_the_same_seed() -> None:
    command = ("quarto", "match", "1", "4", "--games", "12", "--seed", "3")
    out, err = fourfold(*command, "--workers", "2")
    assert err == ""
    found = re.fullmatch(
        r"Level 1 against level 4: (\d+) won, (\d+) drawn, (\d+) lost; "
        r"[\d.]+ points of 12, -\d+ ± \d+ Elo\.\n",
        out,
    )
    assert found
    assert sum(map(int, found.groups())) == 12
    assert fourfold(*command, "--workers", "1")[0] == out, (
        "the result depends on the number of workers"
    )
    told = json.loads(fourfold(*command, "--json")[0].splitlines()[0])
    assert [told["wins"], told["draws"], told["losses"]] == [int(n) for n in found.groups()]


def test_a_single_point_is_printed_in_the_singular() -> None:
    out, _ = fourfold("quarto", "match", "1", "2", "--games", "6")
    assert "1 won, 0 drawn, 5 lost; 1 point of 6, " in out


def test_several_levels_are_rated_by_other_rules() -> None:
    command = ("quarto", "match", "1", "2", "4", "--games", "6", "--preset", "taiwan")
    out, _ = fourfold(*command)
    rows = re.findall(r"^ +(\d) +(?!-0)[+-]\d+ ± \d+ .*$", out, re.MULTILINE)
    assert rows == ["1", "2", "4"]
    told = [json.loads(line) for line in fourfold(*command, "--json")[0].splitlines()]
    assert sorted(t["levels"] for t in told if "levels" in t) == [
        ["1", "2"],
        ["1", "4"],
        ["2", "4"],
    ]
    elos = [t["elo"] for t in told if "level" in t]
    assert elos == sorted(elos)
    assert sum(elos) == pytest.approx(0, abs=0.3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "two levels or more"),
        (["3"], "two levels or more"),
        (["3", "3"], "each named once"),
        (["1", "9"], "There is no level “9”; there is: 1, 2, 3, 4, 5, 6, 7, 8."),
        (["1", "2", "--games", "0"], "--games"),
        (["1", "2", "--preset", "klingon"], "“klingon”"),
    ],
)
def test_invalid_input_is_reported_in_one_line(arguments: list[str], message: str) -> None:
    assert message in refused("quarto", "match", *arguments)


def test_an_interrupted_match_prints_its_results() -> None:
    command = ["quarto", "match", "1", "2", "3", "--games", "100000", "--workers", "1", "--json"]
    out = interrupted(*command, when=r"[1-9]\d*/300000")
    told = [json.loads(line) for line in out.splitlines()]
    assert sum(t["wins"] + t["draws"] + t["losses"] for t in told if "levels" in t) >= 1
