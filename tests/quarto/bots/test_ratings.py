from __future__ import annotations

from math import log10
from random import Random

import pytest

from fourfold.quarto.bots.ratings import Ratings, Tally


@pytest.mark.parametrize("tally", [Tally(75, 0, 25), Tally(500, 300, 200), Tally(0, 10, 0)])
def test_two_players_follow_the_formula(tally: Tally) -> None:
    share = tally.points / tally.games
    ratings = Ratings({("a", "b"): tally})
    elo = ratings.difference("a", "b").elo
    assert elo == pytest.approx(-400 * log10(1 / share - 1), abs=1)
    assert ratings.difference("b", "a").elo == -elo
    assert ratings.of("a").elo == pytest.approx(elo / 2)


def test_the_error_is_that_of_the_mean_result() -> None:
    tally = Tally(500, 300, 200)
    share, games = tally.points / tally.games, tally.games
    variance = (500 * (1 - share) ** 2 + 300 * (0.5 - share) ** 2 + 200 * share**2) / games**2
    slope = 400 / (share * (1 - share)) * log10(2.718281828)
    error = Ratings({("a", "b"): tally}).difference("a", "b").error
    assert error == pytest.approx(1.96 * slope * variance**0.5, rel=0.01)


def test_draws_reduce_the_error() -> None:
    sure, unsure = (
        Ratings({("a", "b"): tally}).difference("a", "b")
        for tally in (Tally(20, 80), Tally(60, 0, 40))
    )
    assert sure.elo == pytest.approx(unsure.elo, abs=1)
    assert sure.error < unsure.error / 2


def test_a_clean_sweep_gives_a_finite_rating() -> None:
    elo, error = Ratings({("a", "b"): Tally(wins=100)}).difference("a", "b")
    assert 800 < elo < 2_000
    assert error > 300


def test_players_who_never_met_are_compared_through_others() -> None:
    ratings = Ratings({("a", "b"): Tally(64, 0, 36), ("c", "b"): Tally(36, 0, 64)})
    assert ratings.difference("a", "c").elo == pytest.approx(200, abs=2)
    assert ratings.difference("a", "c").error > ratings.difference("a", "b").error


def test_it_recovers_the_strengths_behind_the_results() -> None:
    chance = Random(1)
    true = {"a": -500.0, "b": -100.0, "c": 0.0, "d": 250.0, "e": 350.0}
    within = 0
    for _ in range(20):
        tallies = {}
        for one in true:
            for other in true:
                if one < other:
                    share = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
                    won = sum(chance.random() < share for _ in range(100))
                    tallies[one, other] = Tally(won, 0, 100 - won)
        ratings = Ratings(tallies)
        elo, error = ratings.difference("d", "b")
        within += abs(elo - 350) < error
        assert min(true, key=lambda player: ratings.of(player).elo) == "a"
        assert sum(ratings.of(player).elo for player in true) == pytest.approx(0, abs=1e-6)
    assert within >= 17, "that is what 95 % means"
