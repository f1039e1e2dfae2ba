"""Quarto: pieces, lines, positions, rules, notation, pictures, bots and the exact solver.

>>> from fourfold.quarto import Goal, Piece, Position
>>> Goal().winning(Position.parse("0123/..../..../.... -").board, Piece.DQSH)
()
"""

from fourfold.play import Game
from fourfold.quarto.bots.levels import BOTS
from fourfold.quarto.game import (
    Action,
    Call,
    Deal,
    Done,
    Give,
    Heard,
    Place,
    Quarto,
    State,
    TimeUp,
    View,
    set_up,
)
from fourfold.quarto.lines import BLOCKS, LINES, SQUARES, Goal, Line, Square, line_name, parse_line
from fourfold.quarto.notation import QuartoNotation
from fourfold.quarto.options import EDITIONS, PRESETS, Options
from fourfold.quarto.pictures import svg
from fourfold.quarto.pieces import FEATURES, PIECES, Feature, Piece
from fourfold.quarto.position import Position
from fourfold.quarto.solving.analysis import Analysis, analyse, solve
from fourfold.quarto.solving.choices import Choice, choices
from fourfold.quarto.solving.effort import Effort
from fourfold.quarto.solving.review import Judgement, Review, overlooked, review
from fourfold.quarto.solving.solver import Move, Score, Solution, Solver

__all__ = [
    "BLOCKS",
    "EDITIONS",
    "FEATURES",
    "GAME",
    "GAMES",
    "LINES",
    "PIECES",
    "PRESETS",
    "SQUARES",
    "Action",
    "Analysis",
    "Call",
    "Choice",
    "Deal",
    "Done",
    "Effort",
    "Feature",
    "Give",
    "Goal",
    "Heard",
    "Judgement",
    "Line",
    "Move",
    "Options",
    "Piece",
    "Place",
    "Position",
    "Quarto",
    "Review",
    "Score",
    "Solution",
    "Solver",
    "Square",
    "State",
    "TimeUp",
    "View",
    "analyse",
    "choices",
    "line_name",
    "overlooked",
    "parse_line",
    "review",
    "solve",
    "svg",
]

#: The descriptor of Quarto; ``GAMES`` serves code that reads records of Quarto only.
GAME: Game[State, Action, Deal] = Game(
    id="quarto",
    family="quarto",
    style="board",
    options=Options,
    deal=Deal,
    actions=Action,
    view=View,
    rules=Quarto,
    presets=PRESETS,
    notation=QuartoNotation(),
    bots=BOTS,
    level="3",
    set_up=set_up,
    # Quarto has no hidden information to redraw.
    set_up_anew=lambda rules, state, chance: set_up(state),
    picture=lambda view: svg(
        Position.parse(view.position), highlights=[square for line in view.shown for square in line]
    ),
    overlooked=lambda options, states: overlooked(options.goal, states),
    pieces=len(PIECES),
    heard=Heard,
)
GAMES = {GAME.id: GAME}
