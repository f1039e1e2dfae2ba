"""Errors for bad data: they name the unknown part and the allowed names."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.locale import LANGUAGES, words
from fourfold.play import Malformed, Record, Table
from fourfold.play.decoding import convert, decode

GIVE = {"type": "give", "piece": "0"}


def event(**change: object) -> dict[str, object]:
    return {"seat": "A", "at": 0, "action": GIVE} | change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"flavour": 1}, "record cannot be read: “flavour” will not do; expected: game, rules, op"),
        ({"game": "chess"}, "no game “chess”; there is: quarto, fulls"),
        ({"events": [event(seat="C")]}, "“events[0].seat=C” will not do; expected: A, B"),
        ({"events": [event(why=1)]}, "“events[0].why” will not do; expected: seat, at, action"),
        ({"events": [event(action={"type": "fly"})]}, "“type=fly” will not do; expected: give, pl"),
        ({"events": [event(action=GIVE | {"to": "B"})]}, "“to” will not do; expected: piece"),
        (
            {"events": [event(action=GIVE | {"piece": "x"})]},
            "“piece=x” will not do; expected: 0",
        ),
        (
            {"events": [event(action={"type": "ask", "wish": "moon"})]},
            "expected: draw, pause",
        ),
        ({"options": {"flavour": 1}}, "“flavour” will not do; expected: features, squares"),
        ({"options": {"calls": "never"}}, "“calls=never” will not do; expected: auto, players"),
        ({"options": {"features": ["taste"]}}, "“features[0]=taste” will not do; expected: col"),
        ({"deal": {"starter": "A", "last": "B"}}, "“last” will not do; expected: starter"),
        (
            {"outcome": {"winner": "C", "reason": "x"}},
            "“outcome.winner=C” will not do",
        ),
    ],
)
def test_errors_in_a_json_record_name_the_unknown_and_the_allowed(
    change: dict[str, object], message: str
) -> None:
    good = msgspec.json.decode(Record.from_text("1. LRTF a1", GAMES).json())
    with pytest.raises(Malformed) as error:
        Record.from_json(msgspec.json.encode(good | change), GAMES)
    assert message in str(error.value)


@pytest.mark.parametrize("game", [name for name in GAMES if name != "quarto"])
def test_an_unknown_tile_is_reported_with_the_closest_tiles(game: str) -> None:
    entry = GAMES[game]
    rules = entry.rules(next(iter(entry.presets.values())))
    raw = msgspec.json.decode(Record.of(Table.open(rules, rules.deal(Random(1)))).json())
    raw["deal"]["tiles"][1][0] = "oRq"
    with pytest.raises(Malformed) as error:
        Record.from_json(msgspec.json.encode(raw), GAMES)
    assert error.value.code == "unknown"
    assert error.value.facts["text"] == "tiles[1][0]=oRq"
    expected: Any = error.value.facts["expected"]
    assert "oRo" in expected
    assert expected[-1] == "…"
    assert len(expected) < 10


class Fruit(Enum):
    FIG = "fig"


class Bowl(msgspec.Struct, forbid_unknown_fields=True, tag="bowl"):
    fruits: list[Fruit] = []
    named: dict[str, Fruit] = {}
    best: Fruit | None = None
    pair: tuple[int, Literal["a", "b"]] | None = None


class Plate(msgspec.Struct, forbid_unknown_fields=True, tag="plate", rename="camel"):
    how_big: Literal[1, 2] = 1


@pytest.mark.parametrize(
    ("data", "text", "expected"),
    [
        ({"type": "bowl", "fruits": ["fig", "pear"]}, "fruits[1]=pear", ("fig",)),
        ({"type": "bowl", "named": {"x": "pear"}}, "named[...]=pear", ("fig",)),
        ({"type": "bowl", "best": "pear"}, "best=pear", ("fig",)),
        ({"type": "bowl", "pair": [1, "c"]}, "pair[1]=c", ("a", "b")),
        ({"type": "plate", "howBig": 3}, "howBig=3", ("1", "2")),
        ({"type": "plate", "fruits": []}, "fruits", ("howBig",)),
        ({"type": "cup"}, "type=cup", ("bowl", "plate")),
    ],
)
def test_allowed_names_are_found_at_any_depth(
    data: object, text: str, expected: tuple[str, ...]
) -> None:
    facts = {"part": "dish", "text": text, "expected": expected}
    with pytest.raises(Malformed) as converted:
        convert(data, Bowl | Plate, "dish")
    with pytest.raises(Malformed) as decoded:
        decode(msgspec.json.encode(data), Bowl | Plate, "dish")
    assert converted.value.code == decoded.value.code == "unknown"
    assert converted.value.facts == decoded.value.facts == facts


def test_every_language_lists_the_allowed_names() -> None:
    error = Malformed("unknown", part="record", text="type=fly", expected=("give", "place"))
    for language in LANGUAGES:
        said = error.said(words(language))
        assert all(part in said for part in ("record", "type=fly", "give, place")), language
