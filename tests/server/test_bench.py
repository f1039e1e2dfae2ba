"""The benchmark of the server plays, measures and draws."""

from __future__ import annotations

import asyncio
import xml.etree.ElementTree as ElementTree

from bench.load_report import Results, Step, chart, markdown
from bench.server import growing, serving


def test_pairs_play_over_real_connections() -> None:
    setting = Step("quarto", "sqlite", 1, 4)
    with serving("sqlite", 1) as server:
        steps = asyncio.run(growing(server, setting, [40.0], 1.0, seed=1))
    assert all(step.done > 0 and step.server > 0 for step in steps)
    results = Results("a machine", steps)
    assert markdown(results).count("| quarto, sqlite | 4 |") == 1
    picture = ElementTree.fromstring(chart(results))
    assert picture.tag.endswith("svg")
