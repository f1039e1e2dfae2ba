"""The computer at three levels, in every game that it plays.

The mind for a game is imported when somebody plays against it: minds know the games, and the games
list their players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pkgutil import resolve_name
from types import MappingProxyType

from fourfold.pentaraduga.bots.mind import LEVELS, Computer, Level
from fourfold.play import Bot

__all__ = ["LEVELS", "Level", "bots_for"]

#: With which mind the computer plays a game: a class in a module of this package.
_MINDS: Mapping[str, str] = MappingProxyType(
    {
        "fulls": "rows:FullsMind",
        "squares": "building:SquaresMind",
        "squares+": "building:SquaresMind",
        "claims": "rows:ClaimsMind",
        "claims+": "rows:ClaimsPlusMind",
        "quados": "building:QuadosMind",
        "reach": "reach:ReachMind",
        "reach+": "reach:ReachPlusMind",
        "doubles": "racing:DoublesMind",
        "doubles+": "racing:DoublesMind",
        "rings": "racing:RingsMind",
        "rings+": "racing:RingsMind",
        "steals": "steals:StealsMind",
        "steals+": "steals:StealsMind",
        "frames": "building:FramesMind",
    }
)


def bots_for(game_id: str) -> Mapping[str, Callable[[int], Bot]]:
    """The levels at which the computer plays a game, each of which makes a player from a seed."""
    if game_id not in _MINDS:
        return {}
    return {level: partial(_bot, game_id, level) for level in LEVELS}


def _bot(game_id: str, level: str, seed: int) -> Bot:
    return Computer(resolve_name(f"{__name__}.{_MINDS[game_id]}"), level, seed)
