"""``fourfold quarto …``: play, show, replay and presets."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console

from fourfold.cli.output import each_line, print_json, say
from fourfold.cli.solving import book
from fourfold.cli.solving.match import match
from fourfold.play import Malformed, Record, Seat, Table, read_options, shown_name, write_options
from fourfold.quarto import GAMES, PRESETS, Call, Options, Position, svg
from fourfold.quarto.pictures import ThemeName
from fourfold.terminal.art import board_text, piece_text
from fourfold.terminal.saves import OPPONENTS, SaveFile, default_path, read_opponent

__all__ = ["app", "ending", "print_position", "read_record"]

app = typer.Typer(help=say("cli-quarto"), rich_markup_mode=None, add_completion=False)
app.add_typer(book.app, name="book")
app.command(help=say("cli-match"), epilog=say("cli-match-examples"))(match)


@app.callback(invoke_without_command=True)
def quarto(context: typer.Context) -> None:
    """Prints the help if there is no command."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=say("cli-play"), epilog=say("cli-play-examples"))
def play(
    against: Annotated[
        str | None, typer.Option(metavar="|".join(OPPONENTS), help=say("cli-play-against"))
    ] = None,
    preset: Annotated[str | None, typer.Option(help=say("cli-preset"))] = None,
    change: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=say("cli-set"))
    ] = None,
    names: Annotated[str | None, typer.Option(help=say("cli-play-names"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("cli-play-save"))] = None,
    new: Annotated[bool, typer.Option("--new", help=say("cli-play-new"))] = False,
) -> None:
    """Plays in the terminal."""
    from fourfold.terminal.app import QuartoApp

    chosen = " ".join([preset or "", *(change or [])])
    options = read_options(chosen, PRESETS) if chosen.strip() else None
    players = _names(names) if names else None
    opponent = read_opponent(against) if against else None
    file = SaveFile(save or default_path())
    unfinished = None
    if file.exists() and not new:
        try:
            unfinished = file.load()
        except Malformed as error:
            raise Malformed("save", path=str(file.path), problem=error) from error
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise Malformed("no-terminal")
    if not file.claim():
        raise Malformed("save-in-use", path=str(file.path))
    QuartoApp(say, file, save=unfinished, opponent=opponent, options=options, names=players).run()


@app.command(help=say("cli-show"), epilog=say("cli-show-examples"))
def show(
    position: Annotated[str, typer.Argument(help=say("cli-position"))],
    picture: Annotated[Path | None, typer.Option("--svg", help=say("cli-show-svg"))] = None,
    theme: Annotated[ThemeName, typer.Option(help=say("cli-show-theme"))] = "light",
    size: Annotated[int, typer.Option(min=16, max=10_000, help=say("cli-show-size"))] = 400,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Prints a position, or each position on stdin."""

    def tell(text: str) -> None:
        seen = Position.parse(text)
        if as_json:
            print_json(described(seen))
        else:
            print_position(seen)

    if position == "-":
        if picture:
            raise Malformed("svg-of-many")
        raise typer.Exit(each_line(tell, as_json))
    if picture:
        picture.write_text(svg(Position.parse(position), size=size, theme=theme), encoding="utf-8")
    tell(position)


@app.command(help=say("cli-replay"), epilog=say("cli-replay-examples"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-replay-file"))],
    form: Annotated[
        Literal["text", "json"] | None, typer.Option("--to", help=say("cli-replay-to"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Replays a record by the rules and prints it."""
    record = read_record(file)
    table = record.table(GAMES)
    if form == "text":
        sys.stdout.write(record.text(GAMES))
    elif form == "json" or as_json:
        sys.stdout.write(record.json().decode() + "\n")
    else:
        print_position(table.state.position)
        for seat, number in false_calls(table):
            name = shown_name(table.players[seat.index], seat.value)
            sys.stdout.write(say("cli-false-call", name=name, event=number) + "\n")
        sys.stdout.write(ending(table) + "\n")


@app.command(help=say("cli-presets"))
def presets(
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Prints all presets."""
    for name, options in PRESETS.items():
        if as_json:
            print_json({"preset": name, "options": options})
        else:
            _, *changes = write_options(options, {"international": Options()}).split()
            known = f"preset-{name}" in say
            what = say(f"preset-{name}") if known else say("cli-edition")
            sys.stdout.write(f"{name:16} {what:52} {' '.join(changes)}".rstrip() + "\n")


def ending(table: Table[Any, Any, Any]) -> str:
    """Returns the outcome of a game as text."""
    outcome = table.outcome
    if outcome is None:
        return say("cli-unfinished", events=table.seq)
    names = [shown_name(table.players[seat.index], seat.value) for seat in Seat]
    winner = names[outcome.winner.index] if outcome.winner else ""
    loser = names[outcome.winner.other.index] if outcome.winner else ""
    return say(f"outcome-{outcome.reason}", winner=winner, loser=loser)


def false_calls(table: Table[Any, Any, Any]) -> list[tuple[Seat, int]]:
    """Returns the seat and the event number of each false call."""
    return [
        (move.event.seat, move.event.seq)
        for move in reversed(list(table.line()))
        if isinstance(move.event.action, Call) and move.event.seat and not move.after.shown
    ]


def read_record(file: Path) -> Record:
    """Returns the record of a file, JSON or text. Raises ``Malformed``, naming the file."""
    try:
        stdin = str(file) == "-"
        text = (sys.stdin.buffer.read() if stdin else file.read_bytes()).decode()
        as_json = text.lstrip().startswith("{")
        return Record.from_json(text, GAMES) if as_json else Record.from_text(text, GAMES)
    except UnicodeDecodeError:
        raise Malformed("file", path=str(file), problem=Malformed("utf-8")) from None
    except Malformed as error:
        raise Malformed("file", path=str(file), problem=error) from error


def described(position: Position) -> dict[str, Any]:
    """Returns a position as plain values."""
    board = {str(s): p.value for s, p in position.pieces.items()}
    return {
        "position": str(position),
        "board": board,
        "hand": position.hand.value if position.hand else None,
        "left": [piece.value for piece in position.left],
    }


def _names(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not all(names):
        raise Malformed("names", text=text)
    return names[0], names[1]


def print_position(position: Position) -> None:
    """Prints the board and the piece in hand."""
    console = Console(file=sys.stdout, highlight=False)
    console.print(board_text(position))
    if position.hand:
        console.print(piece_text(position.hand))
        name = say("piece-name", **position.hand.described)
        console.print(say("cli-in-hand", piece=position.hand, name=name))
