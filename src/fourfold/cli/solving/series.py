"""``fourfold pentaraduga match``: games between two bots."""

from __future__ import annotations

import os
from statistics import mean, median
from typing import Annotated, Any

import typer

from fourfold.cli.output import print_json, say
from fourfold.cli.progress import INTERRUPTED, progressing
from fourfold.pentaraduga.bots.series import Series, SeriesGame, series
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Malformed

__all__ = ["match"]


def match(
    game: Annotated[str, typer.Argument(help=say("cli-penta-match-game"))],
    first: Annotated[str, typer.Argument(metavar="LEVEL", help=say("cli-penta-match-level"))],
    second: Annotated[str, typer.Argument(metavar="LEVEL", help=say("cli-penta-match-level"))],
    games: Annotated[int, typer.Option(min=1, help=say("cli-penta-match-games"))] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-match-seed"))] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-match-workers"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Plays games between two levels and prints the result."""
    wanted = _series(game, first, second, seed)
    results = series(wanted, games, workers=workers or os.cpu_count() or 1)
    played: list[SeriesGame] = []
    code = 0
    try:
        played += (result for _, result in progressing(results, games))
    except KeyboardInterrupt:
        code = INTERRUPTED
    if played:
        facts = _facts(wanted, played)
        if as_json:
            print_json(facts)
        else:
            (facts["first"], facts["second"]), (own, other) = facts["levels"], facts["points"]
            typer.echo(say("cli-penta-match-result", own=own, other=other, **facts))
    raise typer.Exit(code)


def _series(game: str, first: str, second: str, seed: int) -> Series:
    playable = [name for name, entry in GAMES.items() if entry.bots]
    if game not in playable:
        raise Malformed("game", name=game, expected=tuple(playable))
    for level in (first, second):
        if level not in GAMES[game].bots:
            raise Malformed("level", level=level, expected=tuple(GAMES[game].bots))
    return Series(game, first, second, seed)


def _facts(wanted: Series, played: list[SeriesGame]) -> dict[str, Any]:
    """Returns the results as plain values."""
    results = [game.result for game in played]
    return {
        "game": wanted.game,
        "levels": [wanted.first, wanted.second],
        "games": len(played),
        "wins": results.count(1),
        "draws": results.count(0.5),
        "losses": results.count(0),
        "rate": round(mean(results), 4),
        "points": [round(mean(game.score[side] for game in played), 3) for side in (0, 1)],
        "actions": median(game.actions for game in played),
    }
