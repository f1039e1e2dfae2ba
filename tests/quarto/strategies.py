"""Hypothesis strategies for Quarto."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from fourfold.quarto import FEATURES, PIECES, SQUARES, Options, Position

#: Small seeds: everything random in these tests is drawn from them.
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


def random_position(chance: Random) -> Position:
    count = chance.randint(0, 16)
    pieces, squares = chance.sample(PIECES, 16), chance.sample(SQUARES, count)
    placed = dict(zip(squares, pieces, strict=False))
    hand = pieces[count] if count < 16 and chance.random() < 0.5 else None
    return Position(tuple(placed.get(square) for square in SQUARES), hand)


options = seeds.map(lambda seed: random_options(Random(seed)))
positions = seeds.map(lambda seed: random_position(Random(seed)))
