"""Reports of load tests, as Markdown and as a chart."""

from __future__ import annotations

from math import floor, log10

import msgspec

__all__ = ["Crowd", "Quiet", "Results", "Step", "chart", "markdown"]


class Step(msgspec.Struct, frozen=True):
    """The results of a number of pairs at one pace."""

    kind: str
    database: str
    workers: int
    pairs: int
    #: Per second: attempted, accepted and refused actions, and finished games.
    wanted: float = 0
    done: float = 0
    refused: float = 0
    games: float = 0
    #: Milliseconds from sending an action to the opponent's update: median and 99th percentile.
    median: float = 0
    slow: float = 0
    #: Microseconds of processor time per action.
    server: float = 0
    generator: float = 0
    #: The share of processor time stolen by the hypervisor.
    stolen: float = 0


class Quiet(msgspec.Struct, frozen=True):
    """The memory of idle tables."""

    kind: str
    state: str
    tables: int
    #: Bytes per table.
    memory: float


class Crowd(msgspec.Struct, frozen=True):
    """The cost of spectators."""

    tables: int
    spectators: int
    #: Bytes per spectator, and microseconds of processor time per connection.
    memory: float
    coming: float
    #: The share of a processor in use while nothing happens.
    idle: float
    #: Milliseconds until all have received one action at every table.
    told: float


class Results(msgspec.Struct):
    """All results of one run."""

    machine: str
    steps: list[Step] = []
    quiet: list[Quiet] = []
    crowds: list[Crowd] = []


def markdown(results: Results) -> str:
    """Returns the results as Markdown tables.

    >>> print(markdown(Results("a machine", quiet=[Quiet("quarto", "alone", 10, 20_480)])))
    Measured on a machine.
    <BLANKLINE>
    | a quiet table of | connections | tables | kB each |
    |---|---|--:|--:|
    | quarto | alone | 10 | 20 |
    <BLANKLINE>
    """
    parts = [[f"Measured on {results.machine}."]]
    if results.steps:
        parts.append(
            [
                "| setting | pairs | wanted/s | durable/s | p50 ms | p99 ms | server µs "
                "| generator µs | stolen |",
                "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
                *(
                    f"| {_name(s)} | {s.pairs} | {s.wanted:.0f} | {s.done:.0f} | {s.median:.1f} "
                    f"| {s.slow:.1f} | {s.server:.0f} | {s.generator:.0f} "
                    f"| {100 * s.stolen:.0f} % |"
                    for s in results.steps
                ),
            ]
        )
    if results.quiet:
        parts.append(
            [
                "| a quiet table of | connections | tables | kB each |",
                "|---|---|--:|--:|",
                *(
                    f"| {q.kind} | {q.state} | {q.tables} | {q.memory / 1024:.0f} |"
                    for q in results.quiet
                ),
            ]
        )
    if results.crowds:
        parts.append(
            [
                "| spectators | tables | kB each | µs to come | idle, of a core | all told, ms |",
                "|--:|--:|--:|--:|--:|--:|",
                *(
                    f"| {c.spectators} | {c.tables} | {c.memory / 1024:.1f} | {c.coming:.0f} "
                    f"| {100 * c.idle:.0f} % | {c.told:.0f} |"
                    for c in results.crowds
                ),
            ]
        )
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def chart(results: Results) -> str:
    """Returns charts of throughput and latency over the attempted load, a line per setting."""
    settings = list(dict.fromkeys(_name(step) for step in results.steps))
    lines = {name: [s for s in results.steps if _name(s) == name] for name in settings}
    most = _round(max(step.wanted for step in results.steps))
    done = [(name, [(s.wanted, s.done) for s in steps]) for name, steps in lines.items()]
    slow = [(name, [(s.wanted, s.slow) for s in steps]) for name, steps in lines.items()]
    legend = "".join(
        f'<g class="k{k}"><path d="M60 {310 + 20 * k}h24"/>'
        f'<text x="92" y="{314 + 20 * k}" class="left">{name}</text></g>'
        for k, name in enumerate(settings)
    )
    height = 320 + 20 * len(settings)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 {height}" role="img">'
        "<title>Durable actions a second, and the slowest of a hundred, at growing load</title>"
        f"<style>{_STYLE}</style>"
        + _panel(20, "durable actions a second", done, most, (0, most), _SHARES)
        + _panel(400, "p99 in milliseconds", slow, most, (1, 10_000), _DECADES)
        + legend
        + "</svg>\n"
    )


_COLOURS = ("#1f66c1", "#b3480c", "#1b7f4b", "#8a3fa0", "#9a6a00")
_LIGHTER = ("#7db4ff", "#ffa273", "#6fd6a0", "#d79cf0", "#f0c35a")
_STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222;text-anchor:middle}"
    ".left{text-anchor:start}.right{text-anchor:end}.title{font-weight:600}"
    "path{fill:none;stroke-width:2.5}.axis,.grid{stroke:#888;stroke-width:1}"
    ".grid{stroke-opacity:.35}"
    + "".join(f".k{k} *{{stroke:{c}}}.k{k} text{{stroke:none}}" for k, c in enumerate(_COLOURS))
    + "@media(prefers-color-scheme:dark){text{fill:#eee}"
    + "".join(f".k{k} *{{stroke:{c}}}.k{k} text{{stroke:none}}" for k, c in enumerate(_LIGHTER))
    + "}"
)
#: Ticks of a vertical axis: at quarters of its range, or at powers of ten.
_SHARES, _DECADES = False, True
_WIDTH, _HEIGHT, _TOP = 300, 200, 50

Lines = list[tuple[str, list[tuple[float, float]]]]


def _panel(
    left: int, title: str, lines: Lines, most: float, span: tuple[float, float], decades: bool
) -> str:
    low, high = span
    x0, bottom = left + 45, _TOP + _HEIGHT

    def x(value: float) -> float:
        return x0 + _WIDTH * value / most

    def y(value: float) -> float:
        share = log10(max(value, low) / low) / log10(high / low) if decades else value / high
        return bottom - _HEIGHT * min(share, 1)

    ticks = [10.0**k for k in range(5)] if decades else [high * k / 4 for k in range(5)]
    parts = [f'<text class="title" x="{x0 + _WIDTH / 2}" y="{_TOP - 20}">{title}</text>']
    for tick in ticks:
        parts.append(f'<path class="grid" d="M{x0} {y(tick):.1f}h{_WIDTH}"/>')
        parts.append(f'<text class="right" x="{x0 - 6}" y="{y(tick) + 4:.1f}">{tick:g}</text>')
    for k in range(5):
        value = most * k / 4
        parts.append(f'<text x="{x(value):.1f}" y="{bottom + 18}">{value:g}</text>')
    parts.append(f'<path class="axis" d="M{x0} {_TOP}V{bottom}h{_WIDTH}"/>')
    parts.append(f'<text x="{x0 + _WIDTH / 2}" y="{bottom + 38}">actions a second wanted</text>')
    for k, (_, points) in enumerate(lines):
        path = " ".join(f"{x(a):.1f} {y(b):.1f}" for a, b in points)
        parts.append(f'<g class="k{k}"><path d="M{path}"/></g>')
    return "".join(parts)


def _round(most: float) -> float:
    """Returns the end of an axis with four steps of a round length."""
    power = 10.0 ** floor(log10(most / 4))
    return 4 * next(power * k for k in (1, 2, 2.5, 5, 10) if 4 * power * k >= most)


def _name(step: Step) -> str:
    workers = f", {step.workers} {'worker' if step.workers == 1 else 'workers'}"
    return f"{step.kind}, {step.database}{workers if step.database != 'sqlite' else ''}"
