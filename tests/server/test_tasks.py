"""What goes to another process or machine comes out there as it went in."""

from __future__ import annotations

from inspect import signature
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Game, Malformed, Seat, update
from fourfold.server.tasks import TASKS, make_problem, perform, read_answer, write_task
from tests.play.laws import random_game

#: How many events of a random game are enough to meet every phase.
MOST = 40


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_a_seat_is_told_survives_being_written(game: Game[Any, Any, Any]) -> None:
    chance, heard = Random(game.id), 0
    for options in game.presets.values():
        for table in random_game(game.rules(options), chance, MOST):
            for seat in Seat:
                told = update(table, seat, max(0, table.versions[seat.index] - 1))
                plain = msgspec.json.decode(msgspec.json.encode(told))
                assert game.read_view(plain["view"]) == told.view
                news = tuple(game.read_news(one) for one in plain["news"])
                assert news == told.news
                heard += len(news)
    assert heard


@pytest.mark.parametrize("name", TASKS)
def test_a_task_is_read_as_the_types_that_its_function_takes(name: str) -> None:
    run, given, answer = TASKS[name]
    hints = get_type_hints(run)
    assert get_args(given) == tuple(hints[one] for one in signature(run).parameters)
    assert answer == hints["return"]


def test_what_a_task_refuses_it_refuses_in_the_same_words_from_afar() -> None:
    with pytest.raises(Malformed) as here:
        make_problem("squares-x")
    with pytest.raises(Malformed) as afar:
        read_answer(make_problem, perform(write_task(make_problem, "squares-x")))
    assert (afar.value.code, str(afar.value)) == (here.value.code, str(here.value))


@pytest.mark.parametrize(
    "written", [b'["eval",["1"]]', b'["make_problem",[1]]', b'["make_problem",[]]', b"{}", b"\x80"]
)
def test_what_is_no_task_is_not_done(written: bytes) -> None:
    with pytest.raises((KeyError, msgspec.DecodeError, UnicodeDecodeError)):
        perform(written)
