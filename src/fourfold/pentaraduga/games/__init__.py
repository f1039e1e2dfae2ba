"""The games of Pentaraduga, each in a file of its own."""

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

import msgspec

from fourfold.pentaraduga.actions import Action
from fourfold.pentaraduga.afterwards import open_view, readable
from fourfold.pentaraduga.bots.building import FramesMind, QuadosMind, SquaresMind
from fourfold.pentaraduga.bots.mind import LEVELS, Computer, Mind
from fourfold.pentaraduga.building import BuildingOptions, BuildingView
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.games.frames import Frames
from fourfold.pentaraduga.games.quados import Quados, QuadosOptions, QuadosView
from fourfold.pentaraduga.games.squares import Squares, SquaresOptions, SquaresPlus
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.middles import set_up
from fourfold.pentaraduga.options import Deal, Options
from fourfold.pentaraduga.pictures import svg
from fourfold.pentaraduga.records import PentaradugaNotation
from fourfold.pentaraduga.redraws import set_up_anew
from fourfold.pentaraduga.rules import PentaradugaRules, View
from fourfold.pentaraduga.soundness import require_deal
from fourfold.play import Game, Style

__all__ = ["GAMES"]


_EMBLEMS = {
    "squares": "bGyU@2,3 gYoR@2,1 oYgL@3,1 yOrD@0,2 yOyR@1,0 rOyD@2,0 rOrL@0,0",
    "quados": "bGbU@3,4 yGyD@3,3 oYgL@2,2 yOyU@3,2 rOrD@3,1 yGbU@1,4 gYgU@0,3 oYoD@0,2 rOyD@1,1 oRoD@2,0",
    "frames": "oRoR@0,1 gYoU@1,0 oYgU@3,0 gBgR@4,1 bGbR@3,2 gYgR@2,3 yOyU@0,3",
}


def _game(
    rules: type[PentaradugaRules[Any]],
    options: type[Options],
    view: type[View],
    age: int,
    chapter: int,
    style: Style,
    mind: type[Mind],
    **beginners: Any,
) -> Game[Any, Any, Deal]:
    bots = {level: partial(Computer, mind, rules, level) for level in LEVELS}
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
        level="2",
        set_up=set_up,
        set_up_anew=set_up_anew,
        picture=_picture,
        readable=readable,
        overlooked=lambda *_: {},
        open_view=open_view,
        require_deal=require_deal,
        pieces=len(rules.tiles),
        style=style,
        variant_of=rules.game.rstrip("+") if rules.game.endswith("+") else None,
        page="plus" if rules.game.endswith("+") else rules.game,
        chapter=chapter,
        rare=rules.game.endswith("+") or rules.game == "frames",
        age=age,
        emblem=tuple(map(Placement.parse, _EMBLEMS[rules.game.rstrip("+")].split())),
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


_OLD = (
    _game(Squares, SquaresOptions, BuildingView, 9, 2, "screen", SquaresMind, opening_limit=60),
    _game(Quados, QuadosOptions, QuadosView, 11, 4, "screen", QuadosMind),
    _game(Frames, BuildingOptions, BuildingView, 12, 9, "screen", FramesMind),
    _game(SquaresPlus, SquaresOptions, BuildingView, 9, 2, "screen", SquaresMind, opening_limit=60),
)


def _found() -> Iterator[Game[Any, Any, Deal]]:
    """Yields the descriptors of the files in this folder."""
    yield from _OLD
    for module in iter_modules(__path__):
        game = getattr(import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game:
            yield game


#: The games by id, in the order of the book; then the variants.
GAMES: Mapping[str, Game[Any, Any, Deal]] = MappingProxyType(
    {
        game.id: game
        for game in sorted(_found(), key=lambda game: (game.variant_of is not None, game.chapter))
    }
)
