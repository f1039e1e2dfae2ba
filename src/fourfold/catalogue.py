"""The catalogue: all games by id.

>>> "quarto" in GAMES, "squares+" in GAMES
(True, True)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from fourfold import quarto
from fourfold.pentaraduga import games as pentaraduga
from fourfold.pentaraduga.rules import matches
from fourfold.play import Fixture, Game, Match

__all__ = ["GAMES", "match_of"]

GAMES: Mapping[str, Game[Any, Any, Any]] = MappingProxyType(
    {quarto.GAME.id: quarto.GAME, **pentaraduga.GAMES}
)


def match_of(games: Sequence[str], number: int | None, options: Mapping[str, Any]) -> Match:
    """Returns a match that alternates between kinds of games, of the usual length by default.

    >>> [fixture.game for fixture in match_of(["fulls", "squares"], 3, {}).games]
    ['fulls', 'squares', 'fulls']
    """
    number = number or matches.DEFAULT_GAMES
    if all(game == quarto.GAME.id for game in games):
        return Match((Fixture(quarto.GAME.id, dict(options)),) * number)
    return matches.match_of(games, number, options)
