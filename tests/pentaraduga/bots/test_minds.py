"""Minds: every game has one without inheritance; a level is its strength and its pace."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from fourfold.pentaraduga.bots.mind import LEVELS, Pace
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Seat
from tests.pentaraduga.bots.looking import BLIND, computer, look_at, tables

PACE = Pace(reaction=600, thought=2000, spread=0.2)


@pytest.mark.parametrize("game", GAMES)
def test_a_mind_owns_its_parts_and_inherits_nothing(game: str) -> None:
    mind = computer(game).mind
    assert mind.__mro__ == (mind, object)


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_sees_nothing_still_has_an_idea_when_the_game_waits_for_it(game: str) -> None:
    """At every table one of the two players has an idea, unless the clock decides."""
    mind = computer(game).mind
    for table in tables(game, range(1)):
        ideas = [mind(look_at(table, seat, BLIND)).idea() for seat in Seat]
        assert any(ideas) or table.due


def test_levels_rise_in_strength_and_pace() -> None:
    levels = list(LEVELS.values())
    for weaker, stronger in pairwise(levels):
        assert weaker.strength.sight < stronger.strength.sight
        assert weaker.strength.foresight < stronger.strength.foresight
        assert weaker.pace.reaction > stronger.pace.reaction
        assert weaker.pace.thought > stronger.pace.thought


@pytest.mark.parametrize(("effort", "usual"), [(0, 600), (0.1, 600), (1, 2000), (4, 8000)])
def test_a_choice_takes_its_time_and_a_reaction_is_the_least(effort: float, usual: int) -> None:
    delays = [PACE.delay(effort, Random(seed)) for seed in range(200)]
    assert usual * 0.8 <= min(delays) < usual * 0.85
    assert usual * 1.15 < max(delays) <= usual * 1.2


def test_beats_do_not_depend_on_when_they_are_asked_for() -> None:
    beats = [PACE.next_beat(1, now, seed=3) for now in range(0, 20_000, 50)]
    assert beats == sorted(beats)
    assert all(beat > now for beat, now in zip(beats, range(0, 20_000, 50), strict=True))
    assert len(set(beats)) == 11
    assert all(PACE.next_beat(1, beat, seed=3) > beat for beat in beats)
