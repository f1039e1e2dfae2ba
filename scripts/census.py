"""Takes all censuses and updates the results in docs: ``python -m scripts.census FOLDER``.

The folder holds the certificates, complete or not. That of Squares + is too large for the
repository, which has the score of each of its classes instead, one digit in the order of
``classes``.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import Any

import msgspec

from fourfold.cli import main as fourfold
from fourfold.cli.solving.census import summarised
from fourfold.pentaraduga.solving.census import CENSUSES, certificate_in, read

DOCS = Path(__file__).parents[1] / "docs"

#: The censuses that count squares.
SQUARES = "squares", "squares+"

#: Dimensions of the chart: width of a panel and of a bar, height of a full bar, margins.
PANEL, BAR, FULL, ABOVE, BELOW = 250, 34, 150, 64, 50

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222; text-anchor: middle }
.title { font-weight: 600; font-size: 14px }
rect { fill: #3b6fb5 }
line { stroke: #888 }
@media (prefers-color-scheme: dark) { text { fill: #eee } rect { fill: #7fb0f0 } }
"""


def chart(found: dict[str, dict[str, Any]]) -> str:
    """Returns a bar chart of the shares of hands by score, and of hands with a ring, as SVG."""
    panels = [
        ("Squares: 7 of 14 tiles", "squares counted", _scores(found["squares"])),
        ("Squares +: 12 of 24 tiles", "squares counted", _scores(found["squares+"])),
        ("A ring in the hand, of 14 tiles", "tiles in hand", _rings(found["rings"])),
    ]
    told = "; ".join(
        f"{title}: " + ", ".join(f"{label}: {percent(share)}" for label, share in bars)
        for title, _, bars in panels
    )
    body = "".join(
        f'<g transform="translate({PANEL * number} 0)">{_panel(*panel)}</g>'
        for number, panel in enumerate(panels)
    )
    width, height = PANEL * len(panels), ABOVE + FULL + BELOW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{told}</title><style>{STYLE}</style>{body}</svg>\n"
    )


def _panel(title: str, axis: str, bars: list[tuple[str, float]]) -> str:
    middle, floor = PANEL / 2, ABOVE + FULL
    step = (PANEL - 30) / len(bars)
    parts = [
        f'<text class="title" x="{middle}" y="22">{title}</text>',
        f'<text x="{middle}" y="{floor + 40}">{axis}</text>',
        f'<line x1="15" x2="{PANEL - 15}" y1="{floor}" y2="{floor}"/>',
    ]
    for number, (label, share) in enumerate(bars):
        x, high = 15 + step * (number + 0.5), max(1.0, FULL * share)
        parts += [
            f'<rect x="{x - BAR / 2:.1f}" y="{floor - high:.1f}" width="{BAR}" '
            f'height="{high:.1f}"/>',
            f'<text x="{x:.1f}" y="{floor - high - 6:.1f}">{percent(share)}</text>',
            f'<text x="{x:.1f}" y="{floor + 18}">{label}</text>',
        ]
    return "".join(parts)


def _scores(told: dict[str, Any]) -> list[tuple[str, float]]:
    return [(str(score), hands / told["hands"]) for score, hands in told["scores"].items()]


def _rings(told: dict[str, Any]) -> list[tuple[str, float]]:
    rows = [row for row in told["rings"] if row["tiles"] == 14]
    return [(str(row["size"]), row["rings"] / row["hands"]) for row in rows]


def percent(share: float) -> str:
    """Returns a share in percent, with at least two significant digits below 1 %."""
    return f"{100 * share:.1f} %" if share >= 0.01 else f"{100 * share:.2g} %"


def scores_table(found: dict[str, dict[str, Any]]) -> str:
    """Returns the number of hands by score as Markdown."""
    games = [(_by_text(found[name]["scores"]), found[name]["hands"]) for name in SQUARES]
    rows = []
    for score in sorted({score for scores, _ in games for score in scores}):
        cells = [score]
        for scores, hands in games:
            count = scores.get(score)
            cells += [f"{count:,}", percent(count / hands)] if count else ["–", ""]
        rows.append(cells)
    return _table("best figure counts", "hands of 7", "share", "hands of 12", "share", rows=rows)


def rings_table(found: dict[str, dict[str, Any]]) -> str:
    """Returns the number of hands with a ring as Markdown."""
    rows = []
    for row in found["rings"]["rings"]:
        numbers = [f"{row[key]:,}" for key in ("tiles", "size", "hands", "rings")]
        rows.append([*numbers, percent(row["rings"] / row["hands"])])
    return _table("of tiles", "in hand", "hands", "with a ring", "share", rows=rows)


def _by_text(scores: dict[Any, int]) -> dict[str, int]:
    return {str(score): hands for score, hands in scores.items()}


def _table(*heads: str, rows: list[list[str]]) -> str:
    lines = [heads, ["---:"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _put(page: str, name: str, text: str) -> str:
    """Returns a page with the text between the marks of a name replaced."""
    start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, _, rest = page.partition(start)
    return before + start + text + end + rest.partition(end)[2]


def main(folder: Path) -> None:
    """Writes the data, the tables and the chart of docs/results.md."""
    data = DOCS / "census"
    found = {}
    for name, census in CENSUSES.items():
        certificate = certificate_in(folder, census)
        if not certificate.exists():
            fourfold(["pentaraduga", "census", name, "--output", str(folder)])
        entries = read(certificate, census)
        found[name] = summarised(census, entries)
        if name == "squares+":
            digits = "".join(str(entry.value) for entry in entries)
            packed = gzip.compress(f"{digits}\n".encode(), mtime=0)
            (data / f"{name}.scores.gz").write_bytes(packed)
        else:
            (data / certificate.name).write_bytes(certificate.read_bytes())
    lines = b"".join(msgspec.json.encode(told) + b"\n" for told in found.values())
    (data / "summaries.jsonl").write_bytes(lines)
    (DOCS / "pictures" / "census.svg").write_text(chart(found), encoding="utf-8")
    results = DOCS / "results.md"
    page = _put(results.read_text(encoding="utf-8"), "scores", scores_table(found))
    results.write_text(_put(page, "rings", rings_table(found)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
