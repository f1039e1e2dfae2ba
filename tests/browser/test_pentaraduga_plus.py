"""Whole games with all twenty-four tiles against the computer."""

from __future__ import annotations

from tests.browser.test_pentaraduga import Visit, play
from tests.server.harness.serving import Serving


def test_whole_games_with_turns_are_played_to_the_end(visit: Visit, server: Serving) -> None:
    play(visit, server, ["claims+", "reach+", "steals+"])


def test_whole_games_without_turns_are_played_to_the_end(visit: Visit, server: Serving) -> None:
    play(visit, server, ["doubles+", "rings+"])
