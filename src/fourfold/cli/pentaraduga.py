"""``fourfold pentaraduga …``: figures, solver and problems."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import islice
from secrets import choice
from typing import Annotated, Any

import typer
from rich.console import Console

from fourfold.cli.output import each_line, print_json, say
from fourfold.cli.solving.searching import searching
from fourfold.cli.solving.series import match
from fourfold.cli.solving.trainings import replay
from fourfold.pentaraduga import (
    FIVE_COLOURS,
    PROBLEMS,
    Figure,
    Problem,
    parse_tiles,
    read_figure,
    read_figures,
    write_figure,
)
from fourfold.pentaraduga.core.figure import EMPTY
from fourfold.pentaraduga.core.letters import CYRILLIC_LANGUAGES, Alphabet, alphabet_of
from fourfold.pentaraduga.solving.generator import DIFFICULTIES, KINDS, SEEDS
from fourfold.pentaraduga.solving.generator import problem as problem_of
from fourfold.pentaraduga.solving.generator import problems as new_problems
from fourfold.pentaraduga.solving.solver import (
    GOALS,
    BestFigure,
    Objective,
    all_figures,
    best_figure,
)
from fourfold.play import Malformed
from fourfold.terminal.figures import figure_text

__all__ = ["app"]

app = typer.Typer(help=say("cli-pentaraduga"), rich_markup_mode=None, add_completion=False)
app.command(help=say("cli-penta-replay"), epilog=say("cli-penta-replay-examples"))(replay)
app.command(help=say("cli-penta-match"), epilog=say("cli-penta-match-examples"))(match)

#: Figures with cells beyond these coordinates are described but not drawn.
_MAX_DRAWN_CELLS = 100


@app.callback(invoke_without_command=True)
def pentaraduga(context: typer.Context) -> None:
    """Prints the help if there is no command."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("figure", help=say("cli-figure"), epilog=say("cli-figure-examples"))
def show_figure(
    notation: Annotated[str, typer.Argument(help=say("cli-figure-notation"))],
    cyrillic: Annotated[bool, typer.Option("--cyrillic", help=say("cli-cyrillic"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Prints a figure and its score, or each figure on stdin."""

    def tell(text: str) -> None:
        for figure in read_figures(text):
            seen = figure.at_origin
            if as_json:
                print_json(described(seen))
            else:
                print_figure(seen, _alphabet(cyrillic, text))

    if notation == "-":
        raise typer.Exit(each_line(tell, as_json))
    tell(notation)


@app.command(help=say("cli-penta-solve"), epilog=say("cli-penta-solve-examples"))
def solve(
    tiles: Annotated[list[str], typer.Argument(metavar="TILE…", help=say("cli-penta-tiles"))],
    goal: Annotated[str, typer.Option(help=say("cli-penta-goal"))] = "squares",
    free: Annotated[bool, typer.Option("--free", help=say("cli-penta-free"))] = False,
    extend: Annotated[str | None, typer.Option(help=say("cli-penta-extend"))] = None,
    count: Annotated[bool, typer.Option("--count", help=say("cli-penta-count"))] = False,
    threads: Annotated[int, typer.Option(min=1, max=256, help=say("cli-threads"))] = 1,
    seconds: Annotated[float, typer.Option(min=0, help=say("cli-penta-seconds"))] = 60,
    cyrillic: Annotated[bool, typer.Option("--cyrillic", help=say("cli-cyrillic"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Prints the best figure of a hand, or of each hand on stdin."""
    wanted = read_goal(goal)
    start = read_figure(extend) if extend else EMPTY
    many = tiles == ["-"]

    def tell(words: Sequence[str]) -> None:
        hand = parse_tiles(words)
        if not hand:
            raise Malformed("pentaraduga-no-tiles")
        with searching() as progress:
            answer = best_figure(
                hand,
                wanted,
                free=free,
                start=start,
                threads=threads,
                seconds=seconds,
                progress=progress,
            )
            found = (
                all_figures(
                    hand, wanted, free=free, start=start, seconds=seconds, progress=progress
                )
                if count
                else None
            )
        number = found.number if found and found.complete else None
        counts = {"figures": number} if count else {}
        if as_json or many:
            print_json(_solved(answer) | counts)
            return
        if answer.figure is None:
            typer.echo(say("cli-penta-none", proved=int(answer.optimal)))
            return
        print_figure(answer.figure.at_origin, _alphabet(cyrillic, *words))
        facts = {"counted": answer.counted, "rings": 0, "hole": 0} | _extras(answer)
        proof = {"proved": int(answer.optimal), "seconds": max(0.001, answer.seconds)}
        typer.echo(say("cli-penta-solved", goal=wanted, **proof, **facts))
        if found:
            typer.echo(say("cli-penta-counted", count=found.number, all=int(found.complete)))

    if many:
        raise typer.Exit(each_line(lambda line: tell(line.replace(",", " ").split()), True))
    tell([tile for word in tiles for tile in word.replace(",", " ").split()])


@app.command(help=say("cli-penta-problems"), epilog=say("cli-penta-problems-examples"))
def problems(
    wanted: Annotated[
        str, typer.Argument(metavar="[KIND]", help=say("cli-penta-problems-kind"))
    ] = "squares",
    count: Annotated[int, typer.Option(min=1, max=1000, help=say("cli-penta-problems-count"))] = 1,
    seed: Annotated[
        int | None, typer.Option(min=0, max=SEEDS[-1], help=say("cli-penta-problems-seed"))
    ] = None,
    difficulty: Annotated[
        int | None,
        typer.Option(
            min=DIFFICULTIES[0], max=DIFFICULTIES[-1], help=say("cli-penta-problems-difficulty")
        ),
    ] = None,
    cyrillic: Annotated[bool, typer.Option("--cyrillic", help=say("cli-cyrillic"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Prints new problems, or a known one with its answers."""
    alphabet = _alphabet(cyrillic)
    for kind in KINDS:
        if wanted == kind:
            found = new_problems(kind, choice(SEEDS) if seed is None else seed, difficulty)
            for problem in islice(found, count):
                if as_json:
                    print_json(_told(problem))
                else:
                    print_problem(problem, alphabet)
                sys.stdout.flush()
            return
    problem = PROBLEMS.get(wanted) or problem_of(wanted)
    if as_json:
        print_json(_told(problem))
        return
    print_problem(problem, alphabet)
    for answer in problem.answers:
        print_figure(answer, alphabet)


def _told(problem: Problem) -> dict[str, Any]:
    """Returns a problem as plain values."""
    start = problem.start
    return {
        "id": problem.id,
        "kind": problem.kind,
        "goal": problem.goal,
        "difficulty": problem.difficulty,
        "hands": [list(map(str, hand)) for hand in problem.hands],
        "start": problem.start_notation or None,
        "start_goal": problem.start_goal,
        "symmetry": problem.symmetry,
        "answers": [write_figure(answer, start) for answer in problem.answers],
    }


def print_problem(problem: Problem, alphabet: Alphabet) -> None:
    """Prints a problem as text, without its answers."""
    facts = {
        "id": problem.id,
        "kind": problem.kind,
        "goal": problem.goal,
        "start": problem.start_goal or 0,
        "difficulty": problem.difficulty or 0,
        "symmetry": problem.symmetry or "none",
        "given": "start" if problem.start_notation else "hand",
    }
    typer.echo(say("cli-penta-problem", **facts))
    hands = problem.hands
    if problem.start_notation:
        print_figure(start := problem.start, alphabet)
        hands = (tuple(tile for tile in FIVE_COLOURS if tile not in start),)
    for hand in hands:
        typer.echo(f"  {' '.join(tile.written(alphabet) for tile in hand)}")


def _alphabet(cyrillic: bool, *typed: str) -> Alphabet:
    """Returns the alphabet of the output: Cyrillic by option or language, else as in the input."""
    wanted = cyrillic or say.language in CYRILLIC_LANGUAGES
    return "cyrillic" if wanted else alphabet_of("".join(typed))


def read_goal(text: str) -> Objective:
    """Returns the goal with a name. Raises ``Malformed``."""
    for goal in GOALS:
        if text == goal:
            return goal
    raise Malformed("pentaraduga-goal", text=text, expected=GOALS)


def _solved(answer: BestFigure) -> dict[str, Any]:
    """Returns an answer as plain values."""
    figure = answer.figure.at_origin if answer.figure else None
    facts = described(figure) if figure else None
    return {
        "counted": answer.counted,
        "squares": facts["squares"] if facts else None,
        **_extras(answer),
        "optimal": answer.optimal,
        "notation": write_figure(figure) if figure else None,
        "placements": facts["placements"] if facts else [],
        "seconds": round(answer.seconds, 6),
    }


def _extras(answer: BestFigure) -> dict[str, int | None]:
    """Returns the facts that belong to the goal of an answer."""
    figure = answer.figure
    match answer.goal:
        case "rings":
            return {"rings": len(figure.rings) if figure else None}
        case "frame":
            return {"hole": max(map(len, figure.holes), default=0) if figure else None}
    return {}


def described(figure: Figure) -> dict[str, Any]:
    """Returns a figure as plain values."""
    return {
        "tiles": len(figure),
        "squares": len(figure.squares),
        "clashes": len(figure.clashes),
        "rough": len(figure.rough),
        "spoiled": len(figure.spoiled),
        "rings": len(figure.rings),
        "counted": figure.counted,
        "placements": [
            [str(tile), str(direction), x, y] for tile, direction, x, y in figure.placements
        ],
    }


def print_figure(figure: Figure, alphabet: Alphabet) -> None:
    """Prints a figure as a drawing, followed by its facts and its notation."""
    console = Console(file=sys.stdout, highlight=False, soft_wrap=True)
    if all(abs(number) < _MAX_DRAWN_CELLS for cell in figure.cells for number in cell):
        console.print(figure_text(figure, alphabet=alphabet))
    facts = described(figure)
    del facts["placements"]
    console.print(say("cli-figure-facts", parts=0 if figure.connected else 1, **facts))
    console.print(write_figure(figure, alphabet=alphabet))
