"""``fourfold quarto match``: matches and tournaments of bots."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from itertools import combinations
from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from fourfold.cli.output import print_json, say
from fourfold.cli.progress import INTERRUPTED, progressing
from fourfold.play import Malformed, read_options
from fourfold.quarto import PRESETS, Options
from fourfold.quarto.bots.levels import LEVELS
from fourfold.quarto.bots.ratings import Estimate, Ratings, Tally
from fourfold.quarto.bots.tournament import tournament

__all__ = ["match"]

Tallies = Mapping[tuple[str, str], Tally]


def match(
    levels: Annotated[list[str] | None, typer.Argument(help=say("cli-match-levels"))] = None,
    everyone: Annotated[bool, typer.Option("--all", help=say("cli-match-all"))] = False,
    games: Annotated[int, typer.Option(min=1, help=say("cli-match-games"))] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-match-seed"))] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-match-workers"))] = None,
    preset: Annotated[str | None, typer.Option(help=say("cli-preset"))] = None,
    change: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=say("cli-set"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Plays a match of two levels or a tournament, and prints the ratings."""
    names = list(LEVELS) if everyone else _levels(levels or [])
    options = read_options(" ".join([preset or "", *(change or [])]), PRESETS)
    tallies, whole = _play(names, games, options, seed, workers or os.cpu_count() or 1)
    if tallies:
        (_tell if as_json else _print)(names, tallies)
    raise typer.Exit(0 if whole else INTERRUPTED)


def _levels(texts: list[str]) -> list[str]:
    for text in texts:
        if text not in LEVELS:
            raise Malformed("level", level=text, expected=tuple(LEVELS))
    if len(texts) < 2 or len(set(texts)) < len(texts):
        raise Malformed("match-levels")
    return texts


def _play(
    levels: list[str], games: int, options: Options, seed: int, workers: int
) -> tuple[Tallies, bool]:
    """Returns the results, and whether all games were played."""
    tallies: dict[tuple[str, str], Tally] = {}
    results = tournament(levels, games, options, seed=seed, workers=workers)
    try:
        for pairing, result in progressing(results, games * len(list(combinations(levels, 2)))):
            pair = pairing.first, pairing.second
            tallies[pair] = tallies.get(pair, Tally()) + result
    except KeyboardInterrupt:
        return tallies, False
    return tallies, True


def _tell(levels: list[str], tallies: Tallies) -> None:
    """Prints the results of all pairs, then the ratings of all levels, as JSON."""
    ratings = Ratings(tallies)
    for (first, second), tally in tallies.items():
        print_json(
            {
                "levels": [first, second],
                "wins": tally.wins,
                "draws": tally.draws,
                "losses": tally.losses,
                "points": tally.points,
                **_rounded(ratings.difference(first, second)),
            }
        )
    for level in levels:
        if level in ratings.players:
            print_json({"level": level, **_rounded(ratings.of(level))})


def _rounded(estimate: Estimate) -> dict[str, float]:
    return {"elo": round(estimate.elo, 1) + 0.0, "error": round(estimate.error, 1)}


def _print(levels: list[str], tallies: Tallies) -> None:
    """Prints a sentence for two levels, a table for more."""
    ratings = Ratings(tallies)
    if len(levels) == 2:
        (tally,) = tallies.values()
        told = say(
            "cli-match-result",
            first=levels[0],
            second=levels[1],
            wins=tally.wins,
            draws=tally.draws,
            losses=tally.losses,
            points=tally.points,
            games=tally.games,
            elo=_written(ratings.difference(*levels)),
        )
        sys.stdout.write(told + "\n")
        return
    grid = Grid(say("cli-match-level"), "Elo", say("cli-match-step"), *levels, box=SIMPLE)
    for below, level in zip([None, *levels], levels, strict=False):
        if level in ratings.players:
            known = below in ratings.players
            step = _written(ratings.difference(level, below)) if below and known else ""
            scores = [_score(tallies, level, other) for other in levels]
            grid.add_row(level, _written(ratings.of(level)), step, *scores)
    Console(file=sys.stdout, highlight=False).print(grid)
    sys.stdout.write(say("cli-match-legend") + "\n")


def _written(estimate: Estimate) -> str:
    return f"{round(estimate.elo):+d} ± {estimate.error:.0f}"


def _score(tallies: Tallies, level: str, other: str) -> str:
    """Returns the points of a level per hundred games against another."""
    empty = Tally()
    met = tallies.get((level, other), empty) + tallies.get((other, level), empty).reversed
    return f"{100 * met.points / met.games:.0f}" if met.games else "–"
