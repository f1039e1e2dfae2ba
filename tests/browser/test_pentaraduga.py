"""Pentaraduga in the browser, as people play it."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.tiles import Layer
from tests.server.serving import Serving

Visit = Callable[..., Person]

LAYING = ["fulls", "claims", "reach", "doubles", "rings", "steals"]
PLUS = ["claims+", "reach+", "doubles+", "rings+", "steals+"]
#: Longer than any of these games takes, in seconds.
PATIENCE = 240


def against_the_computer(person: Person, game: str) -> Layer:
    """A table of this game, with the quickest computer."""
    opened = person.page.request.post(
        f"{person.server.address}/api/tables",
        data={"game": game, "opponent": {"kind": "bot", "level": "3"}},
    ).json()
    person.page.goto(f"{person.server.address}/table/{opened['table']}")
    return Layer(person)


@pytest.mark.parametrize("games", [LAYING, PLUS], ids=["five colours", "six colours"])
def test_whole_games_against_the_computer(visit: Visit, server: Serving, games: list[str]) -> None:
    """All games at the same time, a page each, since much of a game is waiting."""
    sizes = [(1280, 800), (390, 844)]
    players = {
        game: against_the_computer(visit("/", sizes[index % 2]), game)
        for index, game in enumerate(games)
    }
    until = time.monotonic() + PATIENCE
    while running := {game: player for game, player in players.items() if not player.over}:
        assert time.monotonic() < until, sorted(running)
        for player in running.values():
            player.step()
            player.page.wait_for_timeout(50)
    for game, player in players.items():
        player.person.shoot(f"over-{game}")
        assert player.person.at("outcome").inner_text()
