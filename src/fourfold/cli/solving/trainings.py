"""``fourfold pentaraduga replay``: replays training games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from fourfold.cli.output import print_json, say
from fourfold.pentaraduga.learning.lessons import current_id, lesson, lessons
from fourfold.pentaraduga.learning.trainings import TrainingResult, read_trainings
from fourfold.play import Malformed

__all__ = ["replay"]


def replay(
    source: Annotated[str, typer.Argument(metavar="FILE|ID", help=say("cli-penta-replay-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"))] = False,
) -> None:
    """Replays training games by the rules; exits with 1 if one is illegal."""
    broken = False
    for verdict in _replayed(source):
        broken |= not verdict.ok
        if as_json:
            print_json(_judged(verdict))
        else:
            typer.echo(_worded(verdict))
    if broken:
        raise typer.Exit(1)


def _replayed(source: str) -> Iterator[TrainingResult]:
    """Yields the verdict on the training game with an id, or on each game of a file."""
    if (name := current_id(source)) in lessons():
        told = lesson(name)
        yield TrainingResult(told.id, told.game, told.score)
        return
    data = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
    try:
        trainings = read_trainings(data)
    except Malformed as error:
        raise Malformed("file", path=source, problem=error) from error
    for training in trainings:
        yield training.replay()


def _judged(verdict: TrainingResult) -> dict[str, Any]:
    """Returns a verdict as plain values."""
    if verdict.error:
        reason = verdict.error.said(say)
        return {"id": verdict.id, "ok": False, "event": verdict.event, "reason": reason}
    return {"id": verdict.id, "ok": True, "score": verdict.score}


def _worded(verdict: TrainingResult) -> str:
    """Returns a verdict as text."""
    name = verdict.id or say("cli-penta-nameless")
    game = verdict.game or "?"
    if verdict.error:
        where = "end" if verdict.event is None else "event"
        facts = {"where": where, "event": verdict.event, "reason": verdict.error}
        return say("cli-penta-broken", name=name, game=game, **facts)
    a, b = verdict.score or (0, 0)
    return say("cli-penta-replayed", name=name, game=game, a=a, b=b)
