"""``fourfold pentaraduga …``."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from rich.console import Console

from fourfold.cli.output import each_line, print_json, say
from fourfold.pentaraduga import Figure, read_figures, write_figure
from fourfold.terminal.figures import figure_text

__all__ = ["app"]

app = typer.Typer(help=say("cli-pentaraduga"), rich_markup_mode=None, add_completion=False)

#: Tiles that lie farther apart than any figure reaches are told but not drawn.
_WIDEST = 100


@app.callback(invoke_without_command=True)
def pentaraduga(context: typer.Context) -> None:
    """Pentaraduga."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("figure", help=say("cli-figure"), epilog=say("cli-figure-examples"))
def show_figure(
    notation: Annotated[str, typer.Argument(help=say("cli-figure-notation"))],
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Shows a figure and what it counts."""

    def tell(text: str) -> None:
        for figure in read_figures(text):
            x, y = figure.placements[0][2:]
            seen = figure.moved(-x, -y)
            if as_json:
                print_json(described(seen))
            else:
                print_figure(seen, in_ascii=text.isascii())

    if notation == "-":
        raise typer.Exit(each_line(tell, as_json))
    tell(notation)


def described(figure: Figure) -> dict[str, Any]:
    """A figure in plain values."""
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


def print_figure(figure: Figure, *, in_ascii: bool) -> None:
    """The figure drawn, its facts in words and its notation, for people."""
    console = Console(file=sys.stdout, highlight=False, soft_wrap=True)
    if all(abs(number) < _WIDEST for cell in figure.cells for number in cell):
        console.print(figure_text(figure, in_ascii=in_ascii))
    facts = described(figure)
    del facts["placements"]
    console.print(say("cli-figure-facts", parts=0 if figure.connected else 1, **facts))
    console.print(write_figure(figure, in_ascii=in_ascii))
