"""The rules compared with a slow implementation that was written independently from their text.

Where the text is ambiguous, both follow docs/quarto.md, so these readings are not tested here.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import msgspec
from hypothesis import given, settings

from fourfold.play import Illegal, Seat
from fourfold.quarto import (
    PIECES,
    SQUARES,
    Action,
    Call,
    Deal,
    Done,
    Give,
    Place,
    Quarto,
    State,
)
from tests.quarto.reference import Reference
from tests.quarto.strategies import random_options, seeds

FOURS = list(combinations(SQUARES, 4))


def any_action(rules: Quarto, state: State, seat: Seat, chance: Random) -> Action:
    """Returns an action that a player might try: mostly an offered one, sometimes any."""
    offered = rules.offers(state, seat).actions
    calls = [action for action in offered if isinstance(action, Call)]
    if offered and chance.random() < 0.6:
        return chance.choice(offered)
    if calls and chance.random() < 0.5:
        return chance.choice(calls)
    wild = chance.random()
    if wild < 0.2:
        return Done()
    if wild < 0.5:
        return Give(chance.choice(PIECES))
    if wild < 0.7:
        return Place(chance.choice(SQUARES))
    line = chance.choice([None, chance.choice(FOURS), chance.choice(rules.goal.lines)])
    return Call(line, chance.choice([None, None, chance.choice(SQUARES)]))


def plain(action: Action) -> tuple[object, ...]:
    match action:
        case Give(piece):
            return ("give", piece.name)
        case Place(square):
            return ("place", square.value)
        case Call(line, square):
            names = frozenset(s.value for s in line) if line else None
            return ("call", square.value if square else None, names)
    return ("done",)


def compare(chance: Random) -> None:
    options = msgspec.structs.replace(random_options(chance), move_time=None)
    rules, starter = Quarto(options), chance.choice(list(Seat))
    state = rules.start(Deal(starter))
    reference = Reference(msgspec.to_builtins(options), starter.index)
    for _ in range(250):
        seat = chance.choice([state.turn, state.turn, state.turn.other])
        action = any_action(rules, state, seat, chance)
        try:
            state = rules.apply(state, seat, action, 0)
            accepted = True
        except Illegal:
            accepted = False
        assert reference.attempt(seat.index, plain(action)) is accepted, (options, action, state)
        board = {s.value: p.name for s in SQUARES if (p := state.position[s])}
        assert reference.board == board
        assert reference.hand == (state.position.hand.name if state.position.hand else None)
        ours = state.outcome
        result = (ours.winner.index if ours.winner else None, ours.reason) if ours else None
        assert reference.result == result, (options, action, state)
        if state.outcome:
            break
    assert state.outcome, "250 tries and still playing"


@settings(max_examples=500)
@given(seeds)
def test_both_accept_and_refuse_the_same(seed: int) -> None:
    compare(Random(seed))
