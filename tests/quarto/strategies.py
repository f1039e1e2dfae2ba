"""Hypothesis strategies for Quarto."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from fourfold.quarto import FEATURES, PIECES, SQUARES, Goal, Options, Position

#: Small seeds, from which all randomness of these tests is derived.
seeds = st.integers(0, 1_000_000)


def random_options(chance: Random) -> Options:
    features = tuple(f for f in FEATURES if chance.random() < 0.7) or FEATURES[:1]
    return Options(
        features=features,
        squares=chance.random() < 0.5,
        shared=chance.choice([1, 1, chance.randint(1, len(features))]),
        calls=chance.choice(["players", "players", "players", "auto"]),
        late_call=chance.choice(["opponent", "either", "none"]),
        call_when=chance.choice(["after", "after", "before"]),
        point=chance.choice(["line", "word"]),
        move_time=chance.choice([None, None, 5]),
        false_call=chance.choice(["refuse", "refuse", "forfeit"]),
        starter=chance.choice(["lot", "first", "loser"]),
    )


def random_board(chance: Random, free: int) -> Position:
    """Returns a board with any pieces on any squares; lines may be complete."""
    placed = dict(zip(chance.sample(SQUARES, 16 - free), chance.sample(PIECES, 16), strict=False))
    return Position(tuple(placed.get(square) for square in SQUARES))


def played_board(chance: Random, goal: Goal, free: int) -> Position:
    """Returns a board without a complete line, as far as that could be avoided."""
    position = Position()
    while len(position.free) > free:
        position = position.give(chance.choice(position.left))
        assert position.hand
        wins = goal.winning(position.board, position.hand)
        quiet = [square for square in position.free if square not in wins]
        position = position.place(chance.choice(quiet or position.free))
    return position


def random_position(chance: Random, free: int | None = None) -> Position:
    position = random_board(chance, chance.randint(0, 16) if free is None else free)
    if position.left and chance.random() < 0.5:
        return position.give(chance.choice(position.left))
    return position


options = seeds.map(lambda seed: random_options(Random(seed)))
positions = seeds.map(lambda seed: random_position(Random(seed)))
