"""Matches as in the book: eight games, all of one kind or mixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fourfold.pentaraduga.games import GAMES
from fourfold.play import Fixture, Malformed, Match

__all__ = ["DEFAULT_GAMES", "match_of"]

#: The default number of games of a match.
DEFAULT_GAMES = 8
#: The one game whose matches may end early.
_SQUARES = "squares"


def match_of(
    games: Sequence[str], number: int = DEFAULT_GAMES, options: Mapping[str, Any] | None = None
) -> Match:
    """Returns a match of ``number`` games that cycles through ``games``.

    Every game gets those of the options that it has.

    In a match a figure need not be checked: a player may surrender for a point, or bluff. A match
    of Squares alone ends as soon as the leader would win even by surrendering every game left.

    >>> match = match_of(["squares"], options={"deal": "fair"})
    >>> len(match.games), match.stake, match.games[0].options
    (8, 1, {'deal': 'fair', 'always_check': False})
    >>> [fixture.game for fixture in match_of(["fulls", "reach"], 3).games]
    ['fulls', 'reach', 'fulls']
    """
    for game in games:
        if game not in GAMES:
            raise Malformed("game", name=game, expected=tuple(GAMES))
    if not games or number < 1:
        raise Malformed("pentaraduga-match")
    chosen = [games[index % len(games)] for index in range(number)]
    only_squares = all((GAMES[game].variant_of or game) == _SQUARES for game in chosen)
    return Match(
        tuple(Fixture(game, _options(game, options or {})) for game in chosen),
        stake=1 if only_squares else None,
    )


def _options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    inside = {"always_check": False, **options}
    return {name: inside[name] for name in GAMES[game].options.__struct_fields__ if name in inside}
