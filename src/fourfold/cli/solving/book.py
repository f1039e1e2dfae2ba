"""``fourfold quarto book …``: builds and verifies the opening book."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.output import complain, say
from fourfold.cli.solving.searching import progress_bars
from fourfold.play import Malformed
from fourfold.quarto.solving.book import RULES
from fourfold.quarto.solving.bookbinding import build as bind
from fourfold.quarto.solving.bookbinding import verify as check

__all__ = ["app"]

app = typer.Typer(help=say("cli-book"), rich_markup_mode=None, add_completion=False)

Names = Annotated[list[str] | None, typer.Argument(metavar="RULES", help=say("cli-book-rules"))]


@app.callback(invoke_without_command=True)
def book(context: typer.Context) -> None:
    """Prints the help if there is no command."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=say("cli-book-build"), epilog=say("cli-book-examples"))
def build(
    names: Names = None,
    output: Annotated[Path, typer.Option(help=say("cli-book-output"))] = Path("books"),
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-book-workers"))] = None,
    memory: Annotated[int, typer.Option(min=1, help=say("cli-book-memory"))] = 256,
) -> None:
    """Builds chapters, or resumes interrupted builds."""
    chapters = _known(names)
    try:
        with progress_bars() as bars:
            for name in chapters:
                task = bars.add_task(name, total=None)
                for step in bind(name, output, workers=workers, memory=memory):
                    bars.update(task, completed=step.done, total=step.all)
    except KeyboardInterrupt:
        complain(say("cli-stopped"))
        raise typer.Exit(130) from None


@app.command(help=say("cli-book-verify"))
def verify(
    names: Names = None,
    samples: Annotated[int, typer.Option(min=0, help=say("cli-book-samples"))] = 20,
    seed: Annotated[int, typer.Option(help=say("cli-book-seed"))] = 0,
) -> None:
    """Verifies chapters; exits with 1 if a board is wrong."""
    wrong, chapters = 0, _known(names)
    with progress_bars() as bars:
        for name in chapters:
            task = bars.add_task(name, total=None)
            for step, found in check(name, samples=samples, seed=seed):
                bars.update(task, completed=step.done, total=step.all)
                if found:
                    wrong += 1
                    complain(say("cli-book-wrong", name=name, found=found))
    typer.echo(say("cli-book-verified", wrong=wrong))
    raise typer.Exit(1 if wrong else 0)


def _known(names: list[str] | None) -> list[str]:
    for name in names or ():
        if name not in RULES:
            raise Malformed("book-rules", name=name, expected=list(RULES))
    return names or list(RULES)
