"""Looking back at a game: the lines that nobody called."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.quarto.game import State
from fourfold.quarto.lines import Goal, Line

__all__ = ["overlooked"]


def overlooked(goal: Goal, states: Sequence[State]) -> dict[int, tuple[Line, ...]]:
    """The completed lines that nobody called, by the state in which they were made.

    ``states`` are those of a finished game, one after every action that stands.
    """
    if not states:
        return {}
    made: dict[int, tuple[Line, ...]] = {}
    for index, state in enumerate(states):
        placed = index and states[index - 1].position.placed < state.position.placed
        if placed and state.last:
            lines = goal.completed(state.position.board, state.last)
            if lines:
                made[index] = lines
    won = states[-1].shown
    return {index: lines for index, lines in made.items() if not set(lines) & set(won)}
