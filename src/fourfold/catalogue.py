"""The games there are, by id: the one list of them.

>>> "quarto" in GAMES, "squares+" in GAMES
(True, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fourfold import quarto
from fourfold.pentaraduga import games as pentaraduga
from fourfold.play import Game

__all__ = ["GAMES"]

GAMES: Mapping[str, Game[Any, Any, Any]] = MappingProxyType(
    {quarto.GAME.id: quarto.GAME, **pentaraduga.GAMES}
)
