"""Games with turns in the notation of the book, and handmade positions.

A line is a seat, what it does, and the tile it draws or takes: ``A oYoU@1,1:: +gYo`` lays a full
tile, ``-bGb`` gives a tile in an exchange, ``++`` takes one for nothing, ``>rOy`` hands one over,
``–`` refuses any move, ``--`` a full one, ``=6`` captures six squares; tiles of a start figure are
joined by ``|``.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from fourfold.pentaraduga import Figure, Placement, parse_tiles
from fourfold.pentaraduga.core.actions import Action, Capture, Exchange, HandOver, Lay, Pass, Take
from fourfold.pentaraduga.core.sides import Lying, Side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.rules.records import PentaradugaNotation
from fourfold.play import Seat, Table

AnyTable = Table[Any, Any, Any]


def opened(game: str, deal: str, **options: Any) -> AnyTable:
    """Returns a table with a deal given in notation."""
    rules = GAMES[game].rules(GAMES[game].options(**options))
    return Table.open(rules, PentaradugaNotation().read_deal(deal))


def played(table: AnyTable, lines: str) -> AnyTable:
    """Returns the table after these lines; asserts that each did what it says."""
    for line in filter(None, map(str.strip, lines.splitlines())):
        seat, word, *drawn = line.split()
        before, table = table, table.submit(Seat(seat), action(word))
        if "@" in word and "|" not in word:
            grown = len(table.state.figure.squares) > len(before.state.figure.squares)
            assert grown == word.endswith("::"), line
        if word == "--":
            assert before.state.turn.need == "full", line
        if word.startswith("="):
            assert len(before.state.figure.squares) == int(word[1:]), line
        new = set(table.state.side(Seat(seat)).hand) - set(before.state.side(Seat(seat)).hand)
        assert new == set(parse_tiles(tile[1:] for tile in drawn)), line
    return table


def first(lines: str, count: int) -> str:
    """Returns the first ``count`` of these lines."""
    return "\n".join([line for line in lines.splitlines() if line.strip()][:count])


def action(word: str) -> Action:
    """Returns the action of a word of a line."""
    if "@" in word:
        return Lay(placements(*word.removesuffix("::").split("|")))
    if word in ("–", "--"):
        return Pass()
    if word == "++":
        return Take()
    tile = word[1:]
    match word[0]:
        case "-":
            return Exchange(Tile.parse(tile))
        case ">":
            return HandOver(Tile.parse(tile))
    return Capture()


def placements(*texts: str) -> tuple[Placement, ...]:
    """Returns placements."""
    return tuple(map(Placement.parse, texts))


def figure(text: str) -> Figure:
    """Returns a figure of placements separated by spaces."""
    return Figure(placements(*text.split()))


def side(hand: str, stock: str = "") -> Side:
    """Returns a side with a hand and a face-down stock."""
    return Side(parse_tiles(hand.split()), tuple(map(Lying, parse_tiles(stock.split()))))


#: The part and field of a state that hold a fact, by the short name that tests use.
_FACTS = {
    "right": ("turn", "right"),
    "need": ("turn", "need"),
    "passes": ("turn", "passes"),
    "since": ("turn", "since"),
    "first": ("replay", "first"),
    "replaying_since": ("replay", "since"),
    "captured": ("captures", "squares"),
    "captor": ("captures", "captor"),
    "reached": ("reached", "seats"),
}


def changed(state: Any, **facts: Any) -> Any:
    """Returns the state with other facts, each in the part that holds it."""
    for name, value in facts.items():
        part, field = _FACTS.get(name, (name, None))
        value = replace(getattr(state, part), **{field: value}) if field else value
        state = replace(state, **{part: value})
    return state
