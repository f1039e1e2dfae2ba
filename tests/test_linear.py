"""Every parser takes linear time in the length of its input."""

from __future__ import annotations

import importlib
import inspect
import multiprocessing
import pkgutil
import re
from collections.abc import Iterator

import pytest

import fourfold
from tests.adversaries import PARSERS, Shape, cases, serve

#: Lengths of strings: from a few characters, for exponential growth, to the longest record.
SIZES = (28, 60, 1_000, 12_500, 100_000)
#: Seconds below which any growth is harmless, and the timeout of a measurement.
HARMLESS_SECONDS, MAX_SECONDS = 0.25, 20.0
#: The most that the time may grow by for eight times the length: 8 is linear, 64 is quadratic.
TOO_STEEP = 24
#: Repetitions of a measurement.
TRIES = 5


class Reader:
    """A process that parses strings; it is killed after a timeout."""

    def __init__(self) -> None:
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._process = context.Process(target=serve, args=(there,), daemon=True)
        self._process.start()
        there.close()

    def stop(self) -> None:
        """Kills the process."""
        self._process.kill()
        self._process.join()
        self._here.close()

    def seconds(self, name: str, shape: Shape, size: int) -> float:
        """Returns the processor seconds of parsing a string; infinity after a timeout."""
        self._here.send((name, shape, size))
        # Generous, since the machine may be busy.
        if self._here.poll(MAX_SECONDS + 40):
            taken = self._here.recv()
            assert isinstance(taken, float), (name, shape, size, taken)
            return taken
        self.stop()
        self._start()
        return float("inf")


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    process = Reader()
    yield process
    process.stop()


def steepness(reader: Reader, name: str, shape: Shape) -> float:
    """Returns the least ratio of the times for eight times the length and for the length."""
    short, long = SIZES[-2:]
    found = float("inf")
    for _ in range(TRIES):
        few = min(reader.seconds(name, shape, short) for _ in range(3))
        many = reader.seconds(name, shape, long)
        found = min(found, many / max(few, 1e-6))
        if found < TOO_STEEP:
            break
    return found


@pytest.mark.parametrize("name", PARSERS)
def test_parsing_takes_linear_time(reader: Reader, name: str) -> None:
    worse: list[tuple[object, ...]] = []
    for shape in (shape for parser, shape in cases() if parser == name):
        for size in SIZES:
            taken = reader.seconds(name, shape, size)
            if taken > MAX_SECONDS or (size <= 1_000 and taken > 1):
                worse.append((shape, size, f"{taken:.1f} s"))
                break
        else:
            if taken > HARMLESS_SECONDS and (times := steepness(reader, name, shape)) >= TOO_STEEP:
                worse.append((shape, size, f"{taken:.2f} s", f"{times:.0f} times"))
        assert len(worse) < 3, worse  # Enough findings for one run.
    assert not worse, worse


# The list of parsers

#: Functions that read only trusted data, or no text.
OTHERS = {
    "cli.quarto.read_record",  # A file, by Record.from_text and Record.from_json.
    "pentaraduga.core.notation._Word.parse",  # By read_placement.
    "pentaraduga.learning.pages.read_blocks",  # Documents that we ship.
    "pentaraduga.learning.trainings.read_trainings",
    "play.game.Game.decode_action",  # JSON, which msgspec reads.
    "play.game.Game.read_action",  # Plain values.
    "play.game.Game.read_news",
    "play.game.Game.read_options",
    "play.game.Game.read_view",
    "play.game.Notation.read_deal",  # A protocol.
    "server.compute.tasks.read_answer",  # From our own workers.
    "store.backends.wal.read_log",  # A file of SQLite's, frame by frame.
}
#: Functions that are tested as parts of another parser.
METHODS = {
    "pentaraduga.rules.midgame.read_midgame": "play.records.Record.from_text",
    "play.tables.acts.read_act": "play.records.Record.from_text",
    "pentaraduga.rules.records.PentaradugaNotation.read_deal": (
        "pentaraduga.rules.records.read_deal"
    ),
    "quarto.notation.QuartoNotation.read_deal": "quarto.notation.read_deal",
}
PARSING = re.compile(r"read_\w+|parse\w*|from_(text|json)|decode_\w+")


def parsers() -> Iterator[str]:
    """Yields every function and method of the package with the name of a parser."""
    for module in pkgutil.walk_packages(fourfold.__path__, "fourfold."):
        if "__main__" in module.name or ".migrations" in module.name:
            continue
        loaded = importlib.import_module(module.name)
        short = module.name.removeprefix("fourfold.")
        for name, value in vars(loaded).items():
            if getattr(value, "__module__", None) != module.name:
                continue
            if inspect.isfunction(value) and PARSING.fullmatch(name):
                yield f"{short}.{name}"
            if inspect.isclass(value):
                for method in vars(value):
                    if PARSING.fullmatch(method):
                        yield f"{short}.{name}.{method}"


def test_every_parser_is_tested() -> None:
    found = set(parsers())
    known = PARSERS.keys() | OTHERS | METHODS.keys()
    assert found <= known, "a parser is not tested with long strings"
    assert found >= OTHERS | METHODS.keys(), "a parser in the list does not exist"
    assert PARSERS.keys() >= set(METHODS.values())
