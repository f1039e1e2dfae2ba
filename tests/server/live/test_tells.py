"""Side channels: games that differ only in a secret look alike in size and in work.

Every audience gets the same number of messages with the same bytes at the same versions, and the
server makes the same number of calls before each of them. So there is nothing to time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Seat
from fourfold.quarto import Options
from tests.server.harness.twins import Played, twins
from tests.server.harness.work import Told, stage

PENTARADUGA = [name for name, game in GAMES.items() if game.family == "pentaraduga"]
AUDIENCES = (Seat.A, Seat.B, None)

Perform = Callable[[str, Any, Played, Seat | None], list[list[Told]]]


@pytest.fixture(scope="module")
def perform(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Perform]:
    """Yields a function that plays a game and returns what an audience is told by each action."""
    server = stage(tmp_path_factory.mktemp("tells") / "games.db")
    with asyncio.Runner() as runner:
        there = runner.run(server.__aenter__())
        yield lambda *task: runner.run(there.perform(*task))
        runner.run(server.__aexit__(None, None, None))


@pytest.mark.parametrize("game", PENTARADUGA)
def test_hidden_tiles_change_neither_messages_nor_work(perform: Perform, game: str) -> None:
    options = GAMES[game].options()
    for audience in AUDIENCES:
        one, other = twins(game, options, audience, seed=1, moves=9)
        assert one.deal != other.deal
        assert perform(game, options, one, audience) == perform(game, options, other, audience)


#: Pieces and squares alternately; ``*`` is a piece that completes a line of light ones, or not.
GIVEN = "0 a1 1 b1 2 c1 * d1 8 a2 c"


def quarto(piece: str) -> Played:
    """Returns a game of Quarto that A starts and in which nobody calls."""
    acts = []
    for number, word in enumerate(GIVEN.replace("*", piece).split()):
        name = "give" if number % 2 == 0 else "place"
        act = {"type": name, {"give": "piece", "place": "square"}[name]: word}
        seat = Seat.A if (number + 1) // 2 % 2 == 0 else Seat.B
        acts.append((seat, msgspec.json.encode(act).decode()))
    return Played('{"starter":"A"}', tuple(acts))


def measured(perform: Perform, options: Any, played: Played) -> list[Any]:
    """Returns, for every audience, the lengths of messages and the calls before them."""
    return [
        [(told.calls, len(told.message)) for told in step]
        for audience in AUDIENCES
        for step in perform("quarto", options, played, audience)
    ]


@pytest.mark.parametrize(
    "preset", ["international", "advanced", "tournament", "balkan", "taiwan", "edition-ja"]
)
def test_an_uncalled_line_changes_neither_messages_nor_work(perform: Perform, preset: str) -> None:
    options = GAMES["quarto"].presets[preset]
    line, none = (measured(perform, options, quarto(piece)) for piece in "7f")
    assert line == none


def test_the_measurement_notices_a_line_that_is_announced(perform: Perform) -> None:
    """Covers a line that wins automatically, and one that is called."""
    call = '{"type":"call","line":["a1","b1","c1","d1"]}'
    for options, more in ((Options(calls="auto"), ()), (Options(), ((Seat.A, call),))):
        line, none = (
            measured(perform, options, Played(game.deal, (*game.acts[:8], *more)))
            for game in (quarto("7"), quarto("f"))
        )
        assert line != none
