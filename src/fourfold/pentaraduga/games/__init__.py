"""The games of Pentaraduga, each in a file of its own."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fourfold.pentaraduga.actions import Action
from fourfold.pentaraduga.bots import bots_for
from fourfold.pentaraduga.building import BuildingOptions
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.games.claims import Claims, ClaimsOptions, ClaimsPlus
from fourfold.pentaraduga.games.doubles import Doubles, DoublesPlus
from fourfold.pentaraduga.games.frames import Frames
from fourfold.pentaraduga.games.fulls import Fulls, FullsOptions
from fourfold.pentaraduga.games.quados import Quados
from fourfold.pentaraduga.games.reach import Reach, ReachOptions, ReachPlus
from fourfold.pentaraduga.games.rings import Rings, RingsPlus
from fourfold.pentaraduga.games.squares import Squares, SquaresOptions, SquaresPlus
from fourfold.pentaraduga.games.steals import Steals, StealsOptions, StealsPlus
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.options import Deal, Options
from fourfold.pentaraduga.pictures import svg
from fourfold.pentaraduga.records import PentaradugaNotation
from fourfold.pentaraduga.rules import PentaradugaRules, View
from fourfold.play import Game

__all__ = ["GAMES"]


def _game(rules: type[PentaradugaRules[Any]], options: type[Options]) -> Game[Any, Any, Deal]:
    bots = bots_for(rules.game)
    return Game(
        id=rules.game,
        options=options,
        deal=Deal,
        actions=Action,
        rules=rules,
        presets={"book": options()},
        notation=PentaradugaNotation(),
        bots=bots,
        level="2" if bots else None,
        set_up=None,
        picture=_picture,
        overlooked=lambda options, states: {},
    )


def _picture(view: View) -> str:
    """All figures on the table, side by side."""
    both: list[Placement] = []
    for placements in view.figures.values():
        figure = Figure(placements)
        right = max((x for x, _ in Figure(both).cells), default=-2) + 2
        left = min((x for x, _ in figure.cells), default=0)
        both += figure.moved(right - left, 0)
    return svg(Figure(both))


#: The games by id, in the order of the book; then those with all tiles.
GAMES: Mapping[str, Game[Any, Any, Deal]] = MappingProxyType(
    {
        game.id: game
        for game in (
            _game(Fulls, FullsOptions),
            _game(Squares, SquaresOptions),
            _game(Claims, ClaimsOptions),
            _game(Quados, Options),
            _game(Reach, ReachOptions),
            _game(Doubles, Options),
            _game(Rings, Options),
            _game(Steals, StealsOptions),
            _game(Frames, BuildingOptions),
            _game(SquaresPlus, SquaresOptions),
            _game(ClaimsPlus, ClaimsOptions),
            _game(ReachPlus, ReachOptions),
            _game(DoublesPlus, Options),
            _game(RingsPlus, Options),
            _game(StealsPlus, StealsOptions),
        )
    }
)
