"""Notation of games in records: ``A: gBgU@0,0 B: yGyL@-1,0 A: pass``.

A move is its placements, joined by ``+``. Every other action is a word, with its detail in
brackets: ``exchange (oRo)``. A deal is the starter, the tiles of A and of B, each as hand and then
stock, and the lots, if any. The figures follow if it begins with some, and the state as JSON if it
begins in the middle of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, get_args

import msgspec

from fourfold.pentaraduga.core.actions import Action, Lay, TimeUp
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import Deal, Middle
from fourfold.pentaraduga.core.tiles import Tile, parse_tiles
from fourfold.pentaraduga.rules.family import State
from fourfold.play import Malformed, Seat
from fourfold.play.decoding import decode

__all__ = ["PentaradugaNotation"]

_WORDS: dict[str, type[Any]] = {
    str(action.__struct_config__.tag): action for action in get_args(Action)
}


class PentaradugaNotation:
    """Reads and writes the words of a record; the same for all games."""

    def write(self, state: State, action: Action) -> str:
        """Returns an action as a word.

        >>> notation, state = PentaradugaNotation(), State(sides=())
        >>> notation.write(state, Lay((Placement.parse("oRoU@0,0"),)))
        'oRoU@0,0'
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
        """Returns the action of a word, whatever the state. Raises ``Malformed``."""
        if "@" in word:
            if detail is not None:
                raise Malformed("detail", word=word, detail=detail)
            return Lay(tuple(map(Placement.parse, word.split("+"))))
        action = _WORDS.get(word.lower())
        if action is None:
            raise Malformed("pentaraduga-word", text=word, expected=tuple(_WORDS))
        if not action.__struct_fields__ and detail is not None:
            raise Malformed("detail", word=word, detail=detail)
        if detail is None:
            if len(action.__struct_defaults__) < len(action.__struct_fields__):
                raise Malformed("pentaraduga-bare-word", word=word)
            return action()  # type: ignore[no-any-return]
        (name,) = action.__struct_fields__
        return action(_READERS[name](detail))  # type: ignore[no-any-return]

    def actor(self, state: State, action: Action) -> Seat | None:
        """Returns the player who has the right to move, if anybody has."""
        return None if isinstance(action, TimeUp) else state.actor

    def number(self, state: State, action: Action) -> int | None:
        """Returns None: moves have no numbers, because players need not alternate."""
        return None

    def write_deal(self, deal: Deal) -> str:
        """Returns a deal as text.

        >>> PentaradugaNotation().write_deal(Deal(Seat.B, ((Tile.ORO,), (Tile.ROR,))))
        'B: oRo / rOr'
        >>> PentaradugaNotation().write_deal(Deal(Seat.B, ((Tile.ORO,), (Tile.ROR,)), (5, 8)))
        'B: oRo / rOr / 5 8'
        """
        dealt = (*deal.tiles, deal.lots) if deal.lots else deal.tiles
        groups = (dealt, deal.figures) if any(deal.figures) or deal.middle else (dealt,)
        written = [" / ".join(" ".join(map(str, part)) for part in group) for group in groups]
        written += [msgspec.json.encode(deal.middle).decode()] if deal.middle else []
        return f"{deal.starter}: {'; '.join(written)}"

    def read_deal(self, text: str) -> Deal:
        """Reads the text of a deal. Raises ``Malformed``.

        >>> deal = PentaradugaNotation().read_deal("A: oRo / rOr; yOyU@0,0 / ")
        >>> [str(placement) for placement in deal.figures[0]]
        ['yOyU@0,0']
        """
        starter, colon, rest = text.partition(":")
        dealt, _, rest = rest.partition(";")
        laid, _, middle = rest.partition(";")
        parts = [part.split() for part in dealt.split("/")]
        figures = [part.split() for part in (laid or "/").split("/")]
        sound = colon and starter.strip() in ("A", "B") and len(parts) in (2, 3)
        a, b, lots = (*parts, [], [])[:3]
        if not sound or len(figures) != 2 or not all(re.fullmatch(r"\d{1,9}", lot) for lot in lots):
            raise Malformed("pentaraduga-deal-text", text=text)
        one, other = (tuple(map(Placement.parse, figure)) for figure in figures)
        # A deal in the middle of a game behind a screen lists the tiles of a figure in the hand.
        laid_tiles = [] if middle else [str(placement.tile) for placement in one + other]
        tiles = parse_tiles([*a, *b, *laid_tiles])
        both = tiles[: len(a)], tiles[len(a) : len(a) + len(b)]
        where = _middle(middle) if middle else None
        return Deal(Seat(starter.strip()), both, tuple(map(int, lots)), (one, other), where)


def _middle(text: str) -> Middle:
    middle: Middle = decode(text, Middle, "deal")
    return middle


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


#: The reader of every field of an action, by its name.
_READERS: dict[str, Callable[[str], object]] = {
    "tile": Tile.parse,
    "what": _claim,
    "half": _yes,
    "own": _yes,
    "figure": lambda text: tuple(map(Placement.parse, text.split())),
}
