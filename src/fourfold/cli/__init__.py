"""The command line ``fourfold …``: a thin layer over the library."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, TextIO

import typer
from typer.exceptions import TyperException

from fourfold import __version__
from fourfold.cli import pentaraduga, quarto
from fourfold.cli.hosting import admin
from fourfold.cli.hosting.serve import serve
from fourfold.cli.hosting.think import think
from fourfold.cli.output import complain, say
from fourfold.cli.solving import analysis
from fourfold.cli.solving.census import census
from fourfold.locale import LANGUAGES
from fourfold.play import FourfoldError, Malformed

__all__ = ["app", "main"]

app = typer.Typer(
    name="fourfold",
    help=say("cli-fourfold"),
    epilog=say("cli-fourfold-examples"),
    rich_markup_mode=None,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
quarto.app.command(help=say("cli-solve"), epilog=say("cli-solve-examples"))(analysis.solve)
quarto.app.command(help=say("cli-analyse"), epilog=say("cli-analyse-examples"))(analysis.analyse)
quarto.app.command(help=say("cli-review"), epilog=say("cli-review-examples"))(analysis.review)
quarto.app.command(help=say("cli-engine"), epilog=say("cli-engine-examples"))(analysis.engine)
pentaraduga.app.command(help=say("cli-census"), epilog=say("cli-census-examples"))(census)
app.add_typer(quarto.app, name="quarto")
app.add_typer(pentaraduga.app, name="pentaraduga")
app.add_typer(pentaraduga.app, name="penta", hidden=True)
app.command(help=say("cli-serve"), epilog=say("cli-serve-examples"))(serve)
app.command(help=say("cli-think"), epilog=say("cli-think-examples"))(think)
app.add_typer(admin.app, name="admin")


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("cli-version"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,
) -> None:
    """Handles the options before any command."""
    # A known language took effect when the commands were declared; see ``output``.
    if lang is not None and lang not in LANGUAGES:
        raise Malformed("language", text=lang, expected=LANGUAGES)
    if version:
        typer.echo(f"fourfold {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Runs a command and exits; invalid input gives one line on stderr and exit code 2."""
    # The parent process may have closed our standard streams.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        sys.exit(app(arguments, prog_name="fourfold", standalone_mode=False) or 0)
    except TyperException as error:
        complain(error.format_message())
    except FourfoldError as error:
        complain(error.said(say))
    except BrokenPipeError:
        # The reader has closed the pipe; Python must not flush to it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        path = error.filename or say("cli-output")
        complain(say("cli-os-error", path=path, why=error.strerror))
    sys.exit(2)


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")
