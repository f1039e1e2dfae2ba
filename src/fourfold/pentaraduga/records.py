"""Games of Pentaraduga as people write them: ``A: зСзВ@0,0 B: жЗжЛ@-1,0 A: pass``.

A move is its tiles with their places, joined by ``+`` where there are several. Everything else is a
word, with what belongs to it in brackets: ``exchange (оКо)``. The deal is who starts, and the tiles
of A and of B, each in the order hand, then stock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from fourfold.pentaraduga.actions import Action, Lay, TimeUp
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.options import Deal
from fourfold.pentaraduga.rules import State
from fourfold.pentaraduga.tiles import Tile, parse_tiles
from fourfold.play import Malformed, Seat

__all__ = ["PentaradugaNotation"]

_WORDS: dict[str, type[Any]] = {
    str(action.__struct_config__.tag): action for action in get_args(Action)
}


class PentaradugaNotation:
    """Writes and reads the words of a record; the same for all games."""

    def write(self, state: State, action: Action) -> str:
        """The action as a word.

        >>> notation, state = PentaradugaNotation(), State(sides=())
        >>> notation.write(state, Lay((Placement.parse("oRoU@0,0"),)))
        'оКоВ@0,0'
        """
        if isinstance(action, Lay):
            return "+".join(map(str, action.placements))
        word = str(type(action).__struct_config__.tag)
        details = [
            _written(value)
            for name in type(action).__struct_fields__
            if (value := getattr(action, name)) is not None
        ]
        return f"{word} ({details[0]})" if details else word

    def read(self, state: State, word: str, detail: str | None) -> Action:
        """The action a word means, whatever the state."""
        if "@" in word:
            if detail is not None:
                raise Malformed("detail", word=word, detail=detail)
            return Lay(tuple(map(Placement.parse, word.split("+"))))
        action = _WORDS.get(word.lower())
        if action is None:
            raise Malformed("pentaraduga-word", text=word, expected=tuple(_WORDS))
        if detail is None:
            return action()  # type: ignore[no-any-return]
        if not action.__struct_fields__:
            raise Malformed("detail", word=word, detail=detail)
        (name,) = action.__struct_fields__
        return action(_READERS[name](detail))  # type: ignore[no-any-return]

    def actor(self, state: State, action: Action) -> Seat | None:
        """Whoever holds the right to move, where somebody does."""
        return None if isinstance(action, TimeUp) else getattr(state, "right", None)

    def number(self, state: State, action: Action) -> int | None:
        """Moves have no numbers: who plays fast has many."""
        return None

    def write_deal(self, deal: Deal) -> str:
        """Who starts, and everybody's tiles.

        >>> PentaradugaNotation().write_deal(Deal(Seat.B, ((Tile.ORO,), (Tile.ROR,))))
        'B: оКо / кОк'
        """
        a, b = (" ".join(map(str, tiles)) for tiles in deal.tiles)
        return f"{deal.starter}: {a} / {b}"

    def read_deal(self, text: str) -> Deal:
        """Reads it back."""
        starter, colon, tiles = text.partition(":")
        halves = tiles.split("/")
        if starter.strip() not in ("A", "B") or not colon or len(halves) != 2:
            raise Malformed("pentaraduga-deal-text", text=text)
        both = parse_tiles(tiles.replace("/", " ").split())
        count = len(halves[0].split())
        return Deal(Seat(starter.strip()), (both[:count], both[count:]))


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise Malformed("option-value", text=text, expected="yes, no")
    return text == "yes"


def _claim(text: str) -> str:
    if text not in ("move", "exchange", "take"):
        raise Malformed("option-value", text=text, expected="move, exchange, take")
    return text


#: How the field of an action is read, by its name.
_READERS: dict[str, Callable[[str], object]] = {
    "tile": Tile.parse,
    "what": _claim,
    "half": _yes,
    "own": _yes,
    "figure": lambda text: tuple(map(Placement.parse, text.split())),
}
