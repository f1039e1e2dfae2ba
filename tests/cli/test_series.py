"""``fourfold pentaraduga match``: text and JSON output."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.interrupting import interrupted
from tests.cli.test_cli import fourfold, refused


def test_two_levels_of_pentaraduga_play_a_match() -> None:
    command = ("pentaraduga", "match", "fulls", "3", "1", "--games", "8", "--seed", "3")
    out, err = fourfold(*command, "--workers", "2")
    assert err == ""
    found = re.fullmatch(
        r"fulls, level 3 against level 1: (\d+) won, (\d+) drawn, (\d+) lost of 8 \([\d.]+%\); "
        r"([\d.]+) : ([\d.]+) points on average; ([\d.]+) actions in the median game\.\n",
        out,
    )
    assert found
    numbers = [float(number) for number in found.groups()]
    assert sum(numbers[:3]) == 8
    told = json.loads(fourfold(*command, "--workers", "1", "--json")[0])
    assert (told["game"], told["levels"], told["games"]) == ("fulls", ["3", "1"], 8)
    assert [told["wins"], told["draws"], told["losses"]] == numbers[:3]
    assert [*told["points"], told["actions"]] == pytest.approx(numbers[3:], abs=0.006)
    assert told["rate"] == (told["wins"] + told["draws"] / 2) / 8


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "1", "2"], "There is no game “chess”; there is: fulls, "),
        (["fulls", "1", "9"], "There is no level “9”; there is: 1, 2, 3."),
        (["fulls", "1"], "LEVEL"),
        (["fulls", "1", "2", "--games", "0"], "--games"),
    ],
)
def test_invalid_input_is_reported_in_one_line(arguments: list[str], message: str) -> None:
    assert message in refused("pentaraduga", "match", *arguments)


def test_an_interrupted_match_prints_its_results() -> None:
    command = ["penta", "match", "fulls", "2", "1", "--games", "100000", "--workers", "1", "--json"]
    out = interrupted(*command, when=r"[1-9]\d*/100000")
    assert json.loads(out)["games"] >= 1
