"""Reviews of games: values under the rules with calls, mistakes, and the deciding event."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.play import Seat, Table
from fourfold.quarto import Action, Call, Deal, Quarto, State, line_name, review
from tests.quarto.strategies import random_options, random_position
from tests.quarto.test_game import played

A, B = Seat
OTHER = {"win": "loss", "draw": "draw", "loss": "win"}


class Truth:
    """Values by minimax over all offered actions, false calls included.

    A player who can call a line does so first; if both can, the player to move comes first.
    """

    def __init__(self, rules: Quarto) -> None:
        self.rules = rules
        self.known: dict[State, str] = {}

    def value(self, state: State, seat: Seat) -> str:
        if state not in self.known:
            self.known[state] = self._of_turn(state)
        value = self.known[state]
        return value if seat is state.turn else OTHER[value]

    def _of_turn(self, state: State) -> str:
        turn = state.turn
        if state.outcome:
            winner = state.outcome.winner
            return "draw" if winner is None else "win" if winner is turn else "loss"
        for seat in (turn, turn.other):
            for action in self.rules.offers(state, seat).actions:
                right = isinstance(action, Call) and self.rules.apply(state, seat, action, 0).shown
                if right:
                    return "win" if seat is turn else "loss"
        actions = self.rules.offers(state, turn).actions
        after = [self.rules.apply(state, turn, action, 0) for action in actions]
        return min((self.value(one, turn) for one in after), key=["win", "draw", "loss"].index)


def random_game(seed: int) -> Table[State, Action, Deal]:
    """Plays a random game of the last few squares, with random and late calls."""
    chance = Random(seed)
    rules = Quarto(random_options(chance))
    table = Table.open(rules, Deal(A, str(random_position(chance, chance.randint(1, 4)))))
    while not table.outcome:
        offers = {seat: table.offers(seat).actions for seat in Seat}
        seat = chance.choice([seat for seat in Seat if offers[seat]])
        calls = [action for action in offers[seat] if isinstance(action, Call)]
        other = [action for action in offers[seat] if action not in calls]
        action = chance.choice(other if other and chance.random() < 0.9 else offers[seat])
        table = table.submit(seat, action)
    return table


@pytest.mark.parametrize("seed", range(150))
def test_it_agrees_with_minimax(seed: int) -> None:
    table = random_game(seed)
    assert isinstance(table.rules, Quarto)
    truth, found = Truth(table.rules), review(table)
    moves = list(table.line())[::-1]
    assert [turn.event for turn in found.judgements] == [move.event.seq for move in moves]
    for turn, move in zip(found.judgements, moves, strict=True):
        assert (turn.seat, turn.action) == (move.event.seat, move.event.action)
        assert turn.before == truth.value(move.before, turn.seat)
        assert turn.after == truth.value(move.after, turn.seat)
    values = [truth.value(move.before, A) for move in moves] + [truth.value(table.state, A)]
    changes = [move.event.seq for n, move in enumerate(moves) if values[n] != values[n + 1]]
    assert found.decided == (changes[-1] if changes else None)


def test_random_games_cover_all_cases() -> None:
    reviews = [review(random_game(seed)) for seed in range(150)]
    assert any(found.overlooked for found in reviews)
    assert any(found.decided is None for found in reviews)
    mistakes = [turn for found in reviews for turn in found.mistakes]
    assert {turn.mistake for turn in mistakes} == {"win", "draw"}
    assert any(turn.missed for turn in mistakes)


#: B holds DRTF, and wins in five plies.
WON = "A c..3/a.7d/.1../..f5 8"
#: The record of that win, without the call.
LINE = "b1 10. DQSF a1 11. LRTF a2"


@pytest.mark.parametrize(
    ("moves", "rules", "mistakes", "overlooked", "decided"),
    [
        # Best play: the value never changes.
        (f"{LINE} quarto! (a1-a4)", "international", [], [], None),
        ("b1 10. DQSF quarto! (a1-d1)", "tournament", [], [], None),
        # The placer misses the line, the opponent calls it.
        (f"{LINE} 12. LRSF quarto! (a1-a4)", "international", [(6, B, 1)], [], 6),
        # The placer calls the wrong line and misses the right one.
        (f"{LINE} quarto! (b1-b4) 12. LRSF quarto! (a1-a4)", "international", [(6, B, 1)], [], 6),
        # With late calls of either player, a wrong call leaves the right one to the opponent.
        (
            f"{LINE} 12. LRSF quarto! (b1-b4) B:quarto! (a1-a4)",
            "balkan",
            [(6, B, 1), (7, A, 1)],
            [],
            7,
        ),
        # Both miss it.
        (f"{LINE} 12. LRSF c2", "international", [(6, B, 1), (7, A, 1)], [5], None),
        # With calls before placing, a placement without a call misses the line for both.
        (f"{LINE} 12. LRSF c2", "taiwan", [(5, B, 1), (7, A, 0)], [5], None),
        (f"{LINE}", "taiwan", [(5, B, 1)], [], None),
        # A line that can still be called is not overlooked.
        (f"{LINE} 12. LRSF", "international", [(6, B, 1)], [], None),
        # Games ended by table acts.
        ("b1 10. DQSF A:resigns", "international", [], [], None),
        ("b1 10. DQSF B:resigns B:rematch", "international", [], [], 3),
        ("b1 10. DQSF B:asks (draw) A:yes", "international", [], [], 4),
        ("b1 clock:time {+60}", "tournament", [], [], 2),
        # Moves that were taken back do not count.
        ("b1 10. LRTF B:asks (takeback) A:yes 10. DQSF A:resigns", "international", [], [], None),
    ],
)
def test_reviews_of_known_games(
    moves: str,
    rules: str,
    mistakes: list[tuple[int, Seat, int]],
    overlooked: list[int],
    decided: int | None,
) -> None:
    found = review(played(moves, rules, WON))
    assert [(turn.event, turn.seat, len(turn.missed)) for turn in found.mistakes] == mistakes
    assert list(found.overlooked) == overlooked
    assert found.decided == decided
    for turn in found.judgements:
        assert all(line_name(line) == "a1-a4" for line in turn.missed)


def test_with_little_time_only_the_end_is_known() -> None:
    rules = "greek-2"
    table = played("1. LRTF a1 2. DQSH b2 3. LRTH c3 4. LRSF d4 B:resigns", rules)
    first, *_ = review(table, nodes=1).judgements
    assert (first.before, first.after, first.mistake) == (None, None, None)
    found = review(played(f"{LINE} quarto! (a1-a4)", starter=WON), nodes=1)
    assert found.judgements[-1].after == "win"


def test_a_game_without_moves() -> None:
    found = review(played("A:resigns", starter=WON))
    assert (found.judgements, found.decided) == ((), None)
