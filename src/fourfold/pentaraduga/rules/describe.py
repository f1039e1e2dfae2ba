"""The descriptor of a game: all that the page, terminal, bots and documents know of it.

Every file of ``games/`` ends with one, where ``games/__init__.py`` finds it. If something is
missing, the import fails with an error that names the game and the part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from fourfold.pentaraduga.bots.mind import LEVELS, Computer, Mind
from fourfold.pentaraduga.core.actions import Action
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import Deal, Options
from fourfold.pentaraduga.core.pictures import svg
from fourfold.pentaraduga.learning.glossary import DOCUMENTS, WRITTEN_IN
from fourfold.pentaraduga.rules.deal_checks import require_deal
from fourfold.pentaraduga.rules.family import GameRules, PentaradugaRules, View
from fourfold.pentaraduga.rules.postgame import open_view, readable
from fourfold.pentaraduga.rules.records import PentaradugaNotation
from fourfold.pentaraduga.rules.redeal import set_up_anew
from fourfold.play import Game, Style

__all__ = ["describe"]

#: The level for a player who has not chosen one.
USUAL_LEVEL = "2"
#: The members that the rules of every game must have.
_MEMBERS = [name for name in vars(GameRules) if not name.startswith("_")]


def describe(
    own: Callable[[Any], GameRules[Any]],
    *,
    options: type[Options],
    view: type[View],
    style: Style,
    age: int,
    mind: type[Mind],
    page: str,
    emblem: str,
    variant_of: str | None = None,
    beginners: Mapping[str, Any] | None = None,
    chapter: int = 100,
    shows: Sequence[str] = (),
    rare: bool = False,
    overlooked: Callable[[Any, Sequence[Any]], Mapping[int, Sequence[Any]]] = lambda *_: {},
) -> Game[Any, Any, Deal]:
    """Returns the descriptor of a game. Raises ``TypeError``, which names what is missing.

    ``page`` is the document with its rules, ``emblem`` the figure that represents it in lists.
    ``variant_of`` is the base game of a variant: they share lessons and texts. ``beginners`` are
    the options for a first game. ``chapter`` is its chapter in the rule book: games are listed in
    that order, ``rare`` ones after the others. ``shows`` names the components of its table besides
    hands and figures.
    """
    rules = own(options())
    name = rules.game
    _require(
        name, [f"{own.__name__}.{member}" for member in _MEMBERS if not hasattr(rules, member)]
    )
    _require(
        name,
        [
            f"pages/{language}/{page}.md"
            for language in WRITTEN_IN
            if not DOCUMENTS.joinpath(language, f"{page}.md").is_file()
        ],
    )
    figure = Figure(map(Placement.parse, emblem.split()))
    _require(name, [] if len(figure) and figure.connected else ["an emblem in one piece"])
    presets = {"book": options()}
    if beginners:
        presets["beginners"] = options(**beginners)
    return Game(
        id=name,
        family="pentaraduga",
        variant_of=variant_of,
        style=style,
        options=options,
        deal=Deal,
        actions=Action,
        view=view,
        rules=partial(_rules, own),
        presets=presets,
        notation=PentaradugaNotation(),
        bots={level: partial(Computer, mind, own, level) for level in LEVELS},
        level=USUAL_LEVEL,
        set_up=_rules(own, options()).set_up,
        set_up_anew=set_up_anew,
        picture=_picture,
        overlooked=overlooked,
        readable=readable,
        open_view=open_view,
        require_deal=require_deal,
        pieces=len(rules.tiles),
        age=age,
        here=_here,
        page=page,
        emblem=figure.placements,
        chapter=chapter,
        shows=tuple(shows),
        rare=rare,
    )


def _rules(own: Callable[[Any], GameRules[Any]], options: Options) -> PentaradugaRules[Any]:
    return PentaradugaRules(own(options))


def _require(game: str, missing: Sequence[str]) -> None:
    if missing:
        raise TypeError(f"The game {game} lacks {', '.join(missing)}.")


def _here(options: Options) -> Options:
    """Returns the options for one screen: nobody cuts in, and players act one after the other."""
    races = ("interception", "at_once")
    changes = {name: False for name in races if name in options.__struct_fields__}
    return msgspec.structs.replace(options, **changes)


def _picture(view: View) -> str:
    """Draws all figures on the table, side by side."""
    both: list[Placement] = []
    for placements in view.figures.values():
        figure = Figure(placements)
        right = max((x for x, _ in Figure(both).cells), default=-2) + 2
        left = min((x for x, _ in figure.cells), default=0)
        both += figure.moved(right - left, 0)
    return svg(Figure(both))
