"""Whole games of Pentaraduga against the computer, through the page until they end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fourfold.pentaraduga.core.actions import Arrange, Lay
from fourfold.play import Seat
from tests.browser.person import Person
from tests.browser.tiles import against_the_computer, play_out
from tests.server.harness.serving import Serving

Visit = Callable[..., Person]
SIZES = [(1280, 800), (390, 844)]


def play(visit: Visit, server: Serving, games: list[str]) -> None:
    """Plays all games, every other one on a phone."""
    players = {
        game: against_the_computer(visit("/", SIZES[index % 2]), game)
        for index, game in enumerate(games)
    }
    play_out(server, players)
    for game, player in players.items():
        player.person.shoot(f"over-{game}")
        table = player.person.sees_the_end()
        assert table.rules.game == game
        assert table.outcome
        assert table.outcome.reason in ("played", "checked", "extended"), "nobody gave up"
        building = {(event.seat, type(event.action)) for event in table.events}
        for seat in Seat:
            assert building & {(seat, Lay), (seat, Arrange)}, f"{seat} has laid nothing"


@pytest.mark.parametrize(
    "games",
    [["fulls", "claims", "reach", "steals"], ["doubles", "rings"]],
    ids=["turns", "races"],
)
def test_whole_games_in_which_tiles_are_laid_are_played_to_the_end(
    visit: Visit, server: Serving, games: list[str]
) -> None:
    play(visit, server, games)


def test_a_chosen_option_is_still_chosen_when_the_rules_are_opened_again(visit: Visit) -> None:
    person = visit("/")
    person.tap("game-fulls")
    person.tap("rules")
    limits = person.page.get_by_role("group", name="Time to play on alone")
    expect(limits.get_by_label("120 seconds")).to_be_checked()
    limits.get_by_text("No limit").click()
    person.page.keyboard.press("Escape")
    person.page.get_by_role("link", name="Learn").click()
    person.page.go_back()
    person.tap("rules")
    expect(limits.get_by_label("No limit")).to_be_checked()
