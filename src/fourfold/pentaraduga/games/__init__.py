"""The games of Pentaraduga, each in a file of its own."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from fourfold.pentaraduga.core.options import Deal
from fourfold.play import Game

__all__ = ["GAMES"]


def _found() -> Iterator[Game[Any, Any, Deal]]:
    """Yields the descriptors of the files in this folder; a file without one is an error."""
    for module in iter_modules(__path__):
        yield import_module(f"{__name__}.{module.name}").GAME


#: The games by id, in the order of the book; then the variants.
GAMES: Mapping[str, Game[Any, Any, Deal]] = MappingProxyType(
    {
        game.id: game
        for game in sorted(_found(), key=lambda game: (game.variant_of is not None, game.chapter))
    }
)
