"""``fourfold quarto solve``, ``analyse``, ``review`` and ``engine``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer

from fourfold.cli.output import each_line, print_json, say
from fourfold.cli.quarto import ending, print_position, read_record
from fourfold.cli.solving.searching import searching
from fourfold.play import Malformed, Seat, Table, change_options, shown_name
from fourfold.quarto import (
    GAMES,
    Action,
    Analysis,
    Deal,
    Effort,
    Goal,
    Line,
    Move,
    Options,
    Position,
    Review,
    Score,
    Solver,
    State,
    line_name,
)
from fourfold.quarto.notation import QuartoNotation
from fourfold.quarto.solving.engine import CommandLoop
from fourfold.quarto.solving.review import Judgement
from fourfold.quarto.solving.solver import DEFAULT_MEMORY_MB, MAX_MEMORY_MB, MAX_THREADS, Watcher

__all__ = ["analyse", "engine", "grid", "review", "solve"]

Features = Annotated[str | None, typer.Option(help=say("cli-features"))]
SquaresOption = Annotated[bool, typer.Option("--squares", help=say("cli-squares"))]
Shared = Annotated[int | None, typer.Option(help=say("cli-shared"))]
Threads = Annotated[int, typer.Option(min=1, max=MAX_THREADS, help=say("cli-threads"))]
Memory = Annotated[int, typer.Option(min=1, max=MAX_MEMORY_MB, help=say("cli-memory"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-json"))]


def solve(
    position: Annotated[str, typer.Argument(help=say("cli-position"))],
    features: Features = None,
    squares: SquaresOption = False,
    shared: Shared = None,
    moves: Annotated[bool, typer.Option("--moves", help=say("cli-solve-moves"))] = False,
    threads: Threads = 1,
    memory: Memory = DEFAULT_MEMORY_MB,
    as_json: AsJson = False,
    warm: Annotated[bool, typer.Option("--warm", help=say("cli-solve-warm"))] = False,
) -> None:
    """Prints the value of a position, or of each position on stdin."""
    many = position == "-"
    if warm and not many:
        raise Malformed("warm-one")
    goal = _goal(features, squares, shared)
    kept = Solver(goal, memory=memory, threads=threads)

    def tell(text: str) -> None:
        seen = Position.parse(text)
        solver = kept if warm else Solver(goal, memory=memory, threads=threads)
        score, found = _search(solver, seen, moves)
        if as_json or many:
            listed = {"moves": [_plain_move(move) for move in found]} if moves else {}
            print_json(_plain(seen, score, solver.nodes, solver.seconds) | listed)
            return
        _print_value(seen, score, solver.nodes, solver.seconds)
        if found:
            sys.stdout.write(f"\n{grid(found)}\n\n{say('cli-grid')}\n")

    if many:
        raise typer.Exit(each_line(tell, as_json=True))
    tell(position)


def analyse(
    position: Annotated[str, typer.Argument(help=say("cli-one-position"))],
    features: Features = None,
    squares: SquaresOption = False,
    shared: Shared = None,
    threads: Threads = 1,
    memory: Memory = DEFAULT_MEMORY_MB,
    as_json: AsJson = False,
) -> None:
    """Prints the value of a position, its best moves and the principal variation."""
    seen = Position.parse(position)
    solver = Solver(_goal(features, squares, shared), memory=memory, threads=threads)
    with _searching(solver) as progress:
        found = Analysis.of(seen, Effort(solver, progress=progress))
    best = found.best or ()
    if as_json:
        listed = {"best": [_plain_move(move) for move in best], "line": found.notation}
        print_json(_plain(seen, found.score, found.nodes, found.seconds) | listed)
        return
    _print_value(seen, found.score, found.nodes, found.seconds)
    if best:
        lines = [say("cli-best"), *_listed(best), "", say("cli-line"), f"  {found.notation}"]
        sys.stdout.write("\n" + "\n".join(lines) + "\n")


def review(
    file: Annotated[Path, typer.Argument(help=say("cli-replay-file"))],
    threads: Threads = 1,
    memory: Memory = DEFAULT_MEMORY_MB,
    as_json: AsJson = False,
) -> None:
    """Prints the review of a game: values, mistakes, missed lines and the deciding event."""
    table = read_record(file).table(GAMES)
    solver = Solver(table.rules.options.goal, memory=memory, threads=threads)
    with _searching(solver) as progress:
        found = Review.of(table, Effort(solver, progress=progress).value)
    if as_json:
        print_json(_plain_review(table, found))
    else:
        _print_review(table, found)


def engine() -> None:
    """Runs the engine protocol on standard input and output."""

    def write(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    lines: Iterable[bytes] = sys.stdin.buffer if sys.stdin else ()
    CommandLoop(write).run(line.decode(errors="replace") for line in lines)


def grid(moves: Iterable[Move]) -> str:
    """Returns the scores of all moves as a table: rows are squares, columns pieces given next.

    >>> print(grid(Solver().moves(Position.parse("c.63/a97d/.12./84f5 e"))))
               0   b
      a2  +1
      d2      -3  -3
      b4      -3  -3
    """
    scores = {(move.square, move.give): _sign(move.score) for move in moves}
    squares = sorted({square for square, _ in scores}, key=lambda s: s.index if s else -1)
    gives = sorted({give for _, give in scores}, key=lambda g: g.bits if g else -1)
    rows = [["", *(give.value if give else "" for give in gives)]]
    rows += [
        [square.value if square else "", *(scores.get((square, give), "") for give in gives)]
        for square in squares
    ]
    return "\n".join("".join(f"{cell:>4}" for cell in row).rstrip() for row in rows)


def _sign(score: Score) -> str:
    if score.value == "draw":
        return "="
    return f"{'+' if score.value == 'win' else '-'}{score.plies}"


def _goal(features: str | None, squares: bool, shared: int | None) -> Goal:
    changes = [] if features is None else [f"features={features}"]
    changes += ["squares=on"] if squares else []
    changes += [] if shared is None else [f"shared={shared}"]
    return change_options(Options(), changes).goal


def _search(solver: Solver, position: Position, every: bool) -> tuple[Score, tuple[Move, ...]]:
    """Returns the score of a position, and all moves with their scores if ``every``."""
    with _searching(solver) as progress:
        if every and (moves := solver.moves(position, progress=progress)):
            return moves[0].score, moves
        return solver.solve(position, progress=progress).score, ()


@contextmanager
def _searching(solver: Solver) -> Iterator[Watcher | None]:
    """Shows the progress of a search. Raises ``Malformed`` if there is not enough memory."""
    try:
        with searching() as progress:
            yield progress
    except MemoryError as error:
        raise Malformed("memory", megabytes=solver.memory) from error


def _plain(position: Position, score: Score, nodes: int, seconds: float) -> dict[str, Any]:
    """Returns a solved position as plain values."""
    return {
        "position": str(position),
        "value": score.value,
        "plies": score.plies,
        "nodes": nodes,
        "seconds": round(seconds, 6),
    }


def _plain_move(move: Move) -> dict[str, Any]:
    return {
        "square": move.square,
        "give": move.give,
        "value": move.score.value,
        "plies": move.score.plies,
    }


def _plain_review(table: Table[State, Action, Deal], review: Review) -> dict[str, Any]:
    states = _states(table)
    return {
        "turns": [
            {
                "event": turn.event,
                "seat": turn.seat,
                "move": QuartoNotation().write(states[turn.event], turn.action),
                "before": turn.before,
                "after": turn.after,
                "mistake": turn.mistake,
                "missed": [line_name(line) for line in turn.missed],
            }
            for turn in review.judgements
        ],
        "overlooked": [
            {"event": event, "lines": [line_name(line) for line in lines]}
            for event, lines in review.overlooked.items()
        ],
        "decided": review.decided,
        "outcome": table.outcome,
    }


def _print_value(position: Position, score: Score, nodes: int, seconds: float) -> None:
    print_position(position)
    who = position.hand.name if position.hand else "giver" if position.playable else "nobody"
    value = say("cli-value", piece=who, value=score.value, plies=score.plies or 0)
    sys.stdout.write(f"{value}\n{say('cli-spent', nodes=nodes, seconds=f'{seconds:.2f}')}\n")


def _listed(moves: Iterable[Move]) -> Iterator[str]:
    """Yields moves as lines, one per square with all pieces to give next."""
    for square, alike in groupby(moves, key=lambda move: move.square):
        gives = ", ".join(move.give.name for move in alike if move.give)
        yield "  " + " ".join(part for part in (square and square.value, gives) if part)


def _worth(turn: Judgement) -> str:
    """Returns the value of the game before and after a turn, as text."""
    values = (turn.before,) if turn.after == turn.before else (turn.before, turn.after)
    return " → ".join(say("cli-worth", value=value or "unknown") for value in values)


def _print_review(table: Table[State, Action, Deal], review: Review) -> None:
    states, notation = _states(table), QuartoNotation()
    names = {seat: shown_name(table.players[seat.index], seat.value) for seat in Seat}
    worths = [_worth(turn) for turn in review.judgements]
    width, wide = max(map(len, names.values())), max(map(len, worths), default=0)
    for turn, worth in zip(review.judgements, worths, strict=True):
        remarks = [say("cli-missed", lines=_names(turn.missed))] if turn.missed else []
        remarks += [say("cli-mistake", value=turn.mistake)] if turn.mistake else []
        word = notation.numbered(states[turn.event], turn.action)
        row = f"{turn.event:4}  {word:24}{names[turn.seat]:{width}}  {worth:{wide}}"
        sys.stdout.write(f"{row}  {', '.join(remarks)}".rstrip() + "\n")
    told = [ending(table)]
    told += [
        say("cli-overlooked", lines=_names(lines), event=event)
        for event, lines in review.overlooked.items()
    ]
    if table.outcome:
        told.append(say("cli-decided", event=review.decided or 0))
    sys.stdout.write("\n" + "\n".join(told) + "\n")


def _states(table: Table[State, Action, Deal]) -> dict[int, State]:
    """Returns the state before each event that was not taken back."""
    return {move.event.seq: move.before for move in table.line()}


def _names(lines: Iterable[Line]) -> str:
    return ", ".join(line_name(line) for line in lines)
