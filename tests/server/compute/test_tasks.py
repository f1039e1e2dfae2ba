"""Tasks, answers and views survive serialisation to another process or machine."""

from __future__ import annotations

from inspect import signature
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Game, Malformed, Seat, update
from fourfold.server.compute.tasks import TASKS, make_problem, perform, read_answer, write_task
from tests.play.laws import random_game

#: The number of events of a random game: enough for every phase.
MAX_EVENTS = 40


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_views_and_news_survive_serialisation(game: Game[Any, Any, Any]) -> None:
    chance, heard = Random(game.id), 0
    for options in game.presets.values():
        for table in random_game(game.rules(options), chance, MAX_EVENTS):
            for seat in Seat:
                told = update(table, seat, max(0, table.versions[seat.index] - 1))
                plain = msgspec.json.decode(msgspec.json.encode(told))
                assert game.read_view(plain["view"]) == told.view
                news = tuple(game.read_news(one) for one in plain["news"])
                assert news == told.news
                heard += len(news)
    assert heard


@pytest.mark.parametrize("name", TASKS)
def test_the_declared_types_of_a_task_are_those_of_its_function(name: str) -> None:
    run, given, answer = TASKS[name]
    hints = get_type_hints(run)
    assert get_args(given) == tuple(hints[one] for one in signature(run).parameters)
    assert answer == hints["return"]


def test_a_refusal_of_a_task_survives_serialisation() -> None:
    with pytest.raises(Malformed) as here:
        make_problem("squares-x")
    with pytest.raises(Malformed) as afar:
        read_answer(make_problem, perform(write_task(make_problem, "squares-x")))
    assert (afar.value.code, str(afar.value)) == (here.value.code, str(here.value))


@pytest.mark.parametrize(
    "written", [b'["eval",["1"]]', b'["make_problem",[1]]', b'["make_problem",[]]', b"{}", b"\x80"]
)
def test_an_invalid_task_is_refused(written: bytes) -> None:
    with pytest.raises((KeyError, msgspec.DecodeError, UnicodeDecodeError)):
        perform(written)
