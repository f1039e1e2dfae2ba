"""Load test of a server: pairs of players in another process, over WebSockets on loopback.

python -m bench.server load --pairs 1000 --loads 500,1000,2000    from the root of the repository
python -m bench.server all results.json     everything in docs/performance.md: a quarter of an hour
python -m bench.server table results.json   as Markdown
python -m bench.server plot results.json    draws docs/pictures/load.svg
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import quantiles
from typing import Annotated, Any

import msgspec
import typer

from bench.load_report import Crowd, Quiet, Results, Step, chart, markdown
from bench.players import Load, Pair, Spectator
from fourfold.catalogue import GAMES
from tests.services import Postgres, Redis

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "load.svg"
#: Tables opened concurrently, and the time that a new pace takes to settle.
AT_ONCE, SETTLING_SECONDS = 20, 1.0
#: A step is repeated, up to this many tries, if at least this share of its time was stolen.
TRIES, DISTURBED_SHARE = 4, 0.04

app = typer.Typer(help=__doc__, rich_markup_mode=None, add_completion=False)


class Processes:
    """The resource usage of a process and its descendants."""

    def __init__(self, root: int) -> None:
        self._root = root

    def _all(self) -> list[int]:
        found, new = [], [self._root]
        while new:
            found += new
            new = [
                int(child)
                for process in new
                for task in Path(f"/proc/{process}/task").glob("*/children")
                for child in task.read_text().split()
            ]
        return found

    def seconds(self) -> float:
        """Returns the processor time."""
        ticks = 0
        for process in self._all():
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Returns the bytes in memory (proportional set size: shared pages count once)."""
        return 1024 * sum(
            int(line.split()[1])
            for process in self._all()
            for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            if line.startswith("Pss:")
        )


def stolen() -> float:
    """Returns the steal time in seconds: a processor was ready, but the host ran others."""
    fields = Path("/proc/stat").read_text().split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


class Serving(msgspec.Struct):
    """A running server."""

    port: int
    processes: Processes


@contextlib.contextmanager
def serving(database: str, workers: int, profile: Path | None = None) -> Iterator[Serving]:
    """Runs ``fourfold serve`` with a temporary database."""
    with contextlib.ExitStack() as stack:
        options = []
        if database == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = f"sqlite+aiosqlite:///{folder}/load.db"
        else:
            postgres, redis = Postgres(), Redis()
            stack.callback(postgres.stop)
            stack.callback(redis.stop)
            url = postgres.create("load")
            options = ["--workers", str(workers), "--redis", redis.url]
        profiler = ["-m", "cProfile", "-o", str(profile)] if profile else []
        command = [sys.executable, *profiler, "-m", "fourfold.cli", "--lang", "en", "serve"]
        process = subprocess.Popen(
            [*command, "--port", "0", "--database", url, *options],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found, "the server did not start"
            yield Serving(int(found[1]), Processes(process.pid))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)
            assert process.stdout
            process.stdout.close()


def games_of(kind: str) -> list[str]:
    """Returns the games of a family."""
    return [name for name, game in GAMES.items() if game.family == kind]


async def seated(
    load: Load, kind: str, pairs: int, options: dict[str, Any] | None = None
) -> list[Pair]:
    """Returns connected pairs, spread over all games of a family."""
    games, gate = games_of(kind), asyncio.Semaphore(AT_ONCE)
    found = [Pair(load, k, games[k % len(games)], options or {}) for k in range(pairs)]

    async def sit(pair: Pair) -> None:
        async with gate:
            await pair.open()

    await asyncio.gather(*map(sit, found))
    return found


async def measure(
    server: Serving, step: Step, pairs: list[Pair], load: Load, seconds: float
) -> Step:
    """Returns the results at the pace of a step."""
    load.interval = len(pairs) / step.wanted
    await asyncio.sleep(SETTLING_SECONDS + load.interval)
    load.clear()
    start, ours, theirs = time.perf_counter(), time.process_time(), server.processes.seconds()
    others = stolen()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - start
    done = max(load.accepted, 1)
    cuts = quantiles(load.delays, n=100) if len(load.delays) > 1 else [0.0] * 99
    return msgspec.structs.replace(
        step,
        done=load.accepted / passed,
        refused=load.refused / passed,
        games=load.games / passed,
        median=1000 * cuts[49],
        slow=1000 * cuts[98],
        server=1e6 * (server.processes.seconds() - theirs) / done,
        generator=1e6 * (time.process_time() - ours) / done,
        stolen=(stolen() - others) / passed / (os.cpu_count() or 1),
    )


async def undisturbed(
    server: Serving, step: Step, pairs: list[Pair], load: Load, seconds: float
) -> Step:
    """Returns the results with the least steal time; repeats a disturbed measurement."""
    tries: list[Step] = []
    while len(tries) < TRIES and not (tries and tries[-1].stolen < DISTURBED_SHARE):
        tries.append(await measure(server, step, pairs, load, seconds))
    return min(tries, key=lambda one: one.stolen)


async def growing(
    server: Serving, setting: Step, loads: list[float], seconds: float, seed: int
) -> list[Step]:
    """Returns the results of the same pairs at one pace after another."""
    load = Load(server.port, seed)
    load.interval = setting.pairs / loads[0]
    pairs = await seated(load, setting.kind, setting.pairs)
    playing = asyncio.gather(*(pair.play() for pair in pairs))
    steps = []
    for wanted in loads:
        step = msgspec.structs.replace(setting, wanted=wanted)
        measuring = asyncio.create_task(undisturbed(server, step, pairs, load, seconds))
        futures: set[asyncio.Future[Any]] = {playing, measuring}
        await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()  # Raises the error of the pair that failed.
        steps.append(await measuring)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    for pair in pairs:
        pair.close()
    return steps


async def quiet(server: Serving, kind: str, tables: int, seed: int) -> list[Quiet]:
    """Returns the memory of idle tables in the middle of a game, with a clock."""
    load = Load(server.port, seed)
    load.interval = 0.01
    clock = {"move_time": 86_400} if kind == "quarto" else {}
    first = await seated(load, kind, AT_ONCE, clock)  # Fills caches that do not grow with tables.
    before = server.processes.memory()
    pairs = await seated(load, kind, tables, clock)
    await asyncio.gather(*(pair.play(16) for pair in pairs))
    connected = server.processes.memory() - before
    for pair in first + pairs:
        pair.close()
    await asyncio.sleep(6)  # The server frees what it can within four seconds.
    alone = server.processes.memory() - before
    return [
        Quiet(kind, "both players connected", tables, connected / tables),
        Quiet(kind, "nobody connected", tables, alone / tables),
    ]


async def crowd(server: Serving, tables: int, spectators: int, seed: int) -> Crowd:
    """Returns the cost of spectators, spread over quiet tables."""
    load = Load(server.port, seed)
    pairs = await seated(load, "quarto", tables)
    before, start = server.processes.memory(), server.processes.seconds()
    people = [Spectator() for _ in range(spectators)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(number: int) -> None:
        async with gate:
            table = pairs[number % tables].table
            await people[number].watch(load, load.address(number // 40), table)
            await until(lambda: people[number].heard > 0)

    await asyncio.gather(*map(come, range(spectators)))
    memory, coming = server.processes.memory() - before, server.processes.seconds() - start
    start, seconds = server.processes.seconds(), 20.0
    await asyncio.sleep(seconds)
    idle = (server.processes.seconds() - start) / seconds
    for person in people:
        person.heard = 0
    loop = asyncio.get_running_loop()
    sent = loop.time()
    load.interval = 0.001
    await asyncio.gather(*(pair.play(1) for pair in pairs))
    await until(lambda: all(person.heard for person in people))
    last = max(person.last for person in people)
    for pair in pairs:
        pair.close()
    for person in people:
        if person.socket:
            person.socket.close()
    return Crowd(
        tables,
        spectators,
        memory / spectators,
        1e6 * coming / spectators,
        idle,
        1000 * (last - sent),
    )


async def until(true: Callable[[], bool]) -> None:
    """Waits until a condition holds."""
    while not true():
        await asyncio.sleep(0.005)


def tell(results: Results) -> None:
    """Prints results as Markdown."""
    sys.stdout.write(markdown(results))
    sys.stdout.flush()


Kind = Annotated[str, typer.Option(help="quarto or pentaraduga")]
Database = Annotated[str, typer.Option(help="sqlite or postgresql")]
Seed = Annotated[int, typer.Option(help="seed of the players' random choices")]


@app.command("load")
def load_(
    pairs: int = 100,
    loads: Annotated[str, typer.Option(help="actions per second, of all pairs")] = "200,1000",
    seconds: float = 5.0,
    kind: Kind = "quarto",
    database: Database = "sqlite",
    workers: int = 1,
    seed: Seed = 1,
    profile: Annotated[Path | None, typer.Option(help="profiles the server with cProfile")] = None,
    json: Annotated[Path | None, typer.Option(help="writes the results to this file")] = None,
) -> None:
    """Measures throughput and latency at growing load."""
    setting = Step(kind, database, workers, pairs)
    paces = [float(pace) for pace in loads.split(",")]
    with serving(database, workers, profile) as server:
        steps = asyncio.run(growing(server, setting, paces, seconds, seed))
    found = Results(machine(), steps)
    tell(found)
    if json:
        json.write_bytes(msgspec.json.encode(found))


@app.command("quiet")
def quiet_(tables: int = 200, kind: Kind = "quarto", seed: Seed = 1) -> None:
    """Measures the memory of idle tables."""
    with serving("sqlite", 1) as server:
        tell(Results(machine(), quiet=asyncio.run(quiet(server, kind, tables, seed))))


@app.command("crowd")
def crowd_(tables: int = 10, spectators: int = 500, seed: Seed = 1) -> None:
    """Measures the cost of spectators."""
    with serving("sqlite", 1) as server:
        tell(Results(machine(), crowds=[asyncio.run(crowd(server, tables, spectators, seed))]))


@app.command("all")
def all_(results: Path, seconds: float = 10.0, seed: Seed = 1) -> None:
    """Measures everything in docs/performance.md."""
    found = Results(machine())
    for kind, database, workers, pairs, loads in (
        ("quarto", "sqlite", 1, 1000, (250, 500, 1000, 1500, 2000, 2500, 3000, 3500)),
        ("pentaraduga", "sqlite", 1, 100, (100, 300, 600, 900, 1200, 1600)),
        ("quarto", "postgresql", 1, 200, (100, 300, 600, 1000, 1500, 2000, 2500)),
        ("quarto", "postgresql", 2, 200, (100, 300, 600, 1000, 1500, 2000, 2500)),
        ("quarto", "postgresql", 4, 200, (100, 300, 600, 1000, 1500, 2000, 2500)),
    ):
        setting = Step(kind, database, workers, pairs)
        with serving(database, workers) as server:
            paces = [float(pace) for pace in loads]
            found.steps += asyncio.run(growing(server, setting, paces, seconds, seed))
        tell(found)
    for kind in ("quarto", "pentaraduga"):
        with serving("sqlite", 1) as server:
            found.quiet += asyncio.run(quiet(server, kind, 200, seed))
    with serving("sqlite", 1) as server:
        found.crowds.append(asyncio.run(crowd(server, 10, 10_000, seed)))
    results.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    tell(found)


@app.command()
def table(results: Path) -> None:
    """Prints stored results as Markdown."""
    tell(read(results))


@app.command()
def plot(results: Path) -> None:
    """Draws the chart of docs/performance.md."""
    PICTURE.write_text(chart(read(results)), encoding="utf-8")


def read(results: Path) -> Results:
    return msgspec.json.decode(results.read_bytes(), type=Results)


def machine() -> str:
    """Returns a description of this machine."""
    named = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    processor = named[1].strip() if named else platform.machine()
    return f"{os.cpu_count()} cores of {processor}, Python {platform.python_version()}"


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # The server inherits it.
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit(1)
    )  # Leaves ``serving``, which stops the server.
    app()
