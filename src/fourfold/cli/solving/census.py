"""``fourfold pentaraduga census …``: the score of the best figure of every hand."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from fourfold.cli.output import complain, print_json, say
from fourfold.cli.solving.searching import progress_bars
from fourfold.jobs.crews import in_processes, on_ray
from fourfold.pentaraduga import FIVE_COLOURS, TILES, write_figure
from fourfold.pentaraduga.solving.census import (
    CENSUSES,
    QUESTIONS,
    Census,
    HandClass,
    certificate_in,
    distribution,
    read,
    ring_share,
    take,
)
from fourfold.pentaraduga.solving.census import verify as check
from fourfold.play import Malformed

__all__ = ["census", "summarised"]

#: The number of best and of worst hands that are listed.
_EXAMPLES = 5
#: The hands of the ring statistics: the set of tiles, and the size of the hand.
_RING_HANDS = [(FIVE_COLOURS, size) for size in (4, 5, 6, 7, 8)] + [
    (TILES, size) for size in (4, 6)
]


def census(
    name: Annotated[str, typer.Argument(metavar="CENSUS", help=say("cli-census-name"))],
    output: Annotated[Path, typer.Option(help=say("cli-census-output"))] = Path("census"),
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-census-workers"))] = None,
    ray: Annotated[str | None, typer.Option(help=say("cli-census-ray"))] = None,
    verify: Annotated[Path | None, typer.Option(help=say("cli-census-verify"))] = None,
    samples: Annotated[int, typer.Option(min=0, help=say("cli-census-samples"))] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-census-seed"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Takes a census, or verifies its certificate; exits with 1 if an entry is wrong."""
    if name not in CENSUSES:
        raise Malformed("census-name", name=name, expected=list(CENSUSES))
    wanted = CENSUSES[name]
    if verify:
        raise typer.Exit(1 if _wrong(wanted, read(verify, wanted), samples, seed) else 0)
    if not certificate_in(output, wanted).exists():
        try:
            _take(wanted, output, workers, ray)
        except KeyboardInterrupt:
            complain(say("cli-stopped"))
            raise typer.Exit(130) from None
    summary = summarised(wanted, read(certificate_in(output, wanted), wanted))
    if as_json:
        print_json(summary)
    else:
        _print(summary)


def _take(wanted: Census, output: Path, workers: int | None, ray: str | None) -> None:
    crew = on_ray(ray, workers) if ray else in_processes(workers)
    with crew as hands, progress_bars() as bars, closing(take(wanted, output, hands)) as steps:
        task = bars.add_task(wanted.name, total=None)
        for step in steps:
            bars.update(task, completed=step.done, total=step.all)


def _wrong(wanted: Census, entries: list[HandClass], samples: int, seed: int) -> int:
    """Returns the number of wrong entries, and prints each."""
    wrong = 0
    with progress_bars() as bars:
        task = bars.add_task(wanted.name, total=None)
        for step, problem in check(wanted, entries, samples=samples, seed=seed):
            bars.update(task, completed=step.done, total=step.all)
            if problem:
                wrong += 1
                complain(problem.said(say))
    solved = min(samples, len(entries))
    typer.echo(say("cli-census-verified", wrong=wrong, count=len(entries), solved=solved))
    return wrong


def summarised(wanted: Census, entries: list[HandClass]) -> dict[str, Any]:
    """Returns the summary of a census as plain values."""
    scores = distribution(entries)
    return {
        "census": wanted.name,
        "tiles": len(wanted.tiles),
        "size": wanted.size,
        "hands": wanted.hands,
        "classes": len(entries),
        "scores": scores,
        "extremes": [
            _found([entry for entry in entries if entry.value == score]) | {"score": score}
            for score in (min(scores), max(scores))
        ],
        "questions": [
            {"below": question.below, "colour": question.colour and question.colour.name.lower()}
            | _found(question.found(entries))
            for question in QUESTIONS
            if question.census == wanted.name
        ],
        "rings": [
            dict(zip(("tiles", "size", "rings", "hands"), (len(tiles), size, *share), strict=True))
            for tiles, size in _RING_HANDS
            if wanted.name == "rings"
            for share in [ring_share(entries, tiles, size)]
        ],
    }


def _found(entries: list[HandClass]) -> dict[str, Any]:
    """Returns the number of hands and classes, and the first examples."""
    return {
        "hands": sum(entry.hands for entry in entries),
        "classes": len(entries),
        "examples": [
            {"hand": [str(tile) for tile in entry.tiles], "figure": write_figure(entry.figure)}
            for entry in entries[:_EXAMPLES]
        ],
    }


def _print(summary: dict[str, Any]) -> None:
    """Prints a summary as text."""
    console = Console(file=sys.stdout, highlight=False, soft_wrap=True)
    facts = {key: summary[key] for key in ("hands", "size", "tiles", "classes")}
    console.print(say("cli-census-hands", **facts))
    if summary["rings"]:
        columns = "tiles", "size", "hands", "rings"
        rings = [[row[column] for column in columns] for row in summary["rings"]]
        console.print(_grid(columns, [[*row, row[-1] / row[-2]] for row in rings]))
        return
    scores = summary["scores"].items()
    console.print(_grid(("score", "hands"), [[*row, row[1] / summary["hands"]] for row in scores]))
    for found, end in zip(summary["extremes"], ("least", "most"), strict=True):
        facts = {"end": end, "score": found["score"], "hands": found["hands"]}
        _print_found(console, say("cli-census-extreme", **facts), found)
    for found in summary["questions"]:
        colour = found["colour"]
        question = say(
            "cli-census-question",
            below=found["below"],
            colour=say(f"pentaraduga-colour-{colour}") if colour else "none",
            hands=found["hands"],
        )
        _print_found(console, question, found)


def _print_found(console: Console, heading: str, found: dict[str, Any]) -> None:
    console.print(heading)
    for example in found["examples"]:
        console.print(f"  {' '.join(example['hand'])}: {example['figure']}")


def _grid(columns: tuple[str, ...], rows: list[list[float]]) -> Grid:
    """Returns a table of numbers with shares in the last column."""
    grid = Grid(box=SIMPLE)
    for column in (*columns, "share"):
        grid.add_column(say("cli-census-column", column=column), justify="right")
    for *numbers, share in rows:
        grid.add_row(*map(str, numbers), f"{100 * share:.4g} %")
    return grid
