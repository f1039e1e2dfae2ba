"""The load benchmark of the server: a short run, its table and its chart."""

from __future__ import annotations

import asyncio
import xml.etree.ElementTree as ElementTree

from bench.load_report import Results, Step, chart, markdown
from bench.players import Load, Pair
from bench.server import growing, serving


def test_the_benchmark_plays_and_writes_its_table_and_chart() -> None:
    setting = Step("quarto", "sqlite", 1, 4)
    with serving("sqlite", 1) as server:
        steps = asyncio.run(growing(server, setting, [40.0], 1.0, seed=1))
    assert all(step.done > 0 and step.server > 0 for step in steps)
    results = Results("a machine", steps)
    assert markdown(results).count("| quarto, sqlite | 4 |") == 1
    picture = ElementTree.fromstring(chart(results))
    assert picture.tag.endswith("svg")


def test_a_rematch_goes_on_over_the_same_connections() -> None:
    async def play(port: int) -> tuple[Load, set[object]]:
        load = Load(port)
        load.interval = 0.001
        pair = Pair(load, 0, "quarto", {})
        await pair.open()
        sockets: set[object] = {seat.socket for seat in pair.seats}
        while load.games < 2:
            await pair.play(10)
        sockets |= {seat.socket for seat in pair.seats}
        pair.close()
        return load, sockets

    with serving("sqlite", 1) as server:
        load, sockets = asyncio.run(play(server.port))
    assert load.goes_on
    assert len(sockets) == 2
