"""Golden play-throughs: every game and variant has some, and still plays them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from fourfold.play import fold
from tests.pentaraduga import golden

CASES = [(id_, scene) for id_, game in golden.FAMILY.items() for scene in golden.scenes(game)]

#: What must happen in some golden game, besides every kind of action.
HAPPENINGS = {
    "lay off turn",
    "lay wrongly",
    "agrees to takeback",
    "agrees to pause",
    "refuses draw",
    "resumed",
    "away",
    "back",
}


def test_there_is_a_file_for_every_scene_and_no_other() -> None:
    set_ups = [(game, golden.SET_UPS) for game in golden.FAMILY]
    files = {golden.file_of(*case).name for case in [*CASES, *set_ups]}
    assert {file.name for file in golden.FOLDER.iterdir()} == files


@pytest.mark.parametrize(("game", "scene"), CASES)
def test_a_golden_game_replays_as_written(game: str, scene: str) -> None:
    entry = golden.FAMILY[game]
    text = golden.file_of(game, scene).read_text(encoding="utf-8")
    again = (
        line
        for opening, events in golden.read_games(text)
        for line in golden.told_again(entry, opening, events)
    )
    for expected, line in zip(text.splitlines(), again, strict=True):
        assert golden.written([line]) == expected + "\n"


def test_golden_games_cover_everything_that_can_happen() -> None:
    """Some golden game has each kind of action, and each other thing that may happen."""
    seen: Counter[str] = Counter()
    for game, scene in CASES:
        text = golden.file_of(game, scene).read_text(encoding="utf-8")
        for opening, events in golden.read_games(text):
            table = golden.opened(golden.FAMILY[game], opening)
            last = fold(table, golden.events_of(golden.FAMILY[game], events))
            seen.update(golden.kinds(last))
    tags = {str(act.__struct_config__.tag) for act in golden.ACTIONS}
    assert not (tags | HAPPENINGS) - seen.keys()


@pytest.mark.parametrize("name", golden.FAMILY)
def test_stored_set_ups_begin_as_written(name: str) -> None:
    """Stored and recorded deals that begin in the middle of a game stay readable."""
    game = golden.FAMILY[name]
    lines = golden.file_of(name, golden.SET_UPS).read_text(encoding="utf-8").splitlines()
    assert lines
    for expected in lines:
        line = msgspec.json.decode(expected)
        rules = game.rules(game.read_options(line["options"]))
        deal = msgspec.convert(line["deal"], game.deal)
        assert game.notation.read_deal(line["written"]) == deal
        assert golden.written([golden.set_up_line(game, rules, deal)]) == expected + "\n"


@pytest.mark.parametrize("name", golden.FAMILY)
def test_what_is_set_up_is_stored_as_written(name: str) -> None:
    """The form in which a deal stores the state of a game never changes."""
    game = golden.FAMILY[name]
    assert game.set_up
    for text in golden.file_of(name, golden.SET_UPS).read_text(encoding="utf-8").splitlines():
        line = msgspec.json.decode(text)
        rules = game.rules(game.read_options(line["options"]))
        deal = msgspec.convert(line["deal"], game.deal)
        again = golden.set_up_line(game, rules, game.set_up(rules.start(deal)))
        stored, expected = (one["deal"]["middle"] for one in (again, line))
        assert golden.written([stored]) == golden.written([expected])
