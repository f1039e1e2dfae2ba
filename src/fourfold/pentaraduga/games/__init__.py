"""The games of Pentaraduga, each in a file of its own."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from fourfold.pentaraduga.actions import Action
from fourfold.pentaraduga.afterwards import open_view, overlooked, readable
from fourfold.pentaraduga.bots import bots_for
from fourfold.pentaraduga.building import BuildingOptions, BuildingView
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.games.claims import Claims, ClaimsOptions, ClaimsPlus, ClaimsView
from fourfold.pentaraduga.games.doubles import Doubles, DoublesPlus
from fourfold.pentaraduga.games.frames import Frames
from fourfold.pentaraduga.games.fulls import Fulls, FullsOptions, FullsView
from fourfold.pentaraduga.games.quados import Quados, QuadosOptions, QuadosView
from fourfold.pentaraduga.games.reach import Reach, ReachOptions, ReachPlus, ReachView
from fourfold.pentaraduga.games.rings import Rings, RingsPlus
from fourfold.pentaraduga.games.squares import Squares, SquaresOptions, SquaresPlus
from fourfold.pentaraduga.games.steals import Steals, StealsOptions, StealsPlus, StealsView
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.middles import set_up
from fourfold.pentaraduga.options import Deal, Options
from fourfold.pentaraduga.pictures import svg
from fourfold.pentaraduga.racing import RaceOptions, RaceView
from fourfold.pentaraduga.records import PentaradugaNotation
from fourfold.pentaraduga.redraws import set_up_anew
from fourfold.pentaraduga.rules import PentaradugaRules, View
from fourfold.pentaraduga.soundness import require_deal
from fourfold.play import Game

__all__ = ["GAMES"]


def _game(
    rules: type[PentaradugaRules[Any]],
    options: type[Options],
    view: type[View],
    age: int,
    **beginners: Any,
) -> Game[Any, Any, Deal]:
    bots = bots_for(rules.game)
    presets = {"book": options()}
    if beginners:
        presets["beginners"] = options(**beginners)
    return Game(
        id=rules.game,
        family="pentaraduga",
        options=options,
        deal=Deal,
        actions=Action,
        view=view,
        rules=rules,
        presets=presets,
        notation=PentaradugaNotation(),
        bots=bots,
        level="2" if bots else None,
        set_up=set_up,
        set_up_anew=set_up_anew,
        picture=_picture,
        overlooked=overlooked,
        readable=readable,
        open_view=open_view,
        require_deal=require_deal,
        pieces=len(rules.tiles),
        age=age,
        here=_here,
    )


def _here(options: Options) -> Options:
    """At one screen nobody comes between, and one acts after the other."""
    races = ("interception", "at_once")
    changes = {name: False for name in races if name in options.__struct_fields__}
    return msgspec.structs.replace(options, **changes)


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
            _game(Fulls, FullsOptions, FullsView, 9),
            _game(Squares, SquaresOptions, BuildingView, 9, opening_limit=60),
            _game(Claims, ClaimsOptions, ClaimsView, 10),
            _game(Quados, QuadosOptions, QuadosView, 11),
            _game(Reach, ReachOptions, ReachView, 11, interception=False),
            _game(Doubles, RaceOptions, RaceView, 12),
            _game(Rings, RaceOptions, RaceView, 12),
            _game(Steals, StealsOptions, StealsView, 13, interception=False),
            _game(Frames, BuildingOptions, BuildingView, 12),
            _game(SquaresPlus, SquaresOptions, BuildingView, 9, opening_limit=60),
            _game(ClaimsPlus, ClaimsOptions, ClaimsView, 10),
            _game(ReachPlus, ReachOptions, ReachView, 11, interception=False),
            _game(DoublesPlus, RaceOptions, RaceView, 12),
            _game(RingsPlus, RaceOptions, RaceView, 12),
            _game(StealsPlus, StealsOptions, StealsView, 13, interception=False),
        )
    }
)
