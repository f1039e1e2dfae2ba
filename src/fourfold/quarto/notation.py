"""The text notation of Quarto: ``1. DQSH b2  2. LRTF c3 quarto! (a3-d3)``.

A move is its number and the piece given, then the square it is placed on. ``quarto!`` is a call
with the line in brackets: ``a3-d3``, a block as two corners ``a1-b2``, or four squares. After a
square it is the placer's call, after the next piece the opponent's, who has just got it. A call
before placing names its square: ``quarto! (on c3, a3-d3)``. ``done`` declines to call after the
last piece, ``time`` is a loss on time. The order tells who acts; otherwise ``A:`` or ``B:`` does.
"""

from __future__ import annotations

from fourfold.play import Malformed, Seat
from fourfold.quarto.game import Action, Call, Deal, Done, Give, Place, State, TimeUp
from fourfold.quarto.lines import Square, line_name, parse_line
from fourfold.quarto.pieces import Piece
from fourfold.quarto.position import Position

__all__ = ["QuartoNotation"]


class QuartoNotation:
    """Writes and reads the words of a record."""

    def write(self, state: State, action: Action) -> str:
        """Returns an action as a word."""
        match action:
            case Give(piece):
                return piece.name
            case Place(square):
                return square.value
            case Call(line, square):
                parts = [f"on {square}"] if square else []
                parts += [line_name(line)] if line else []
                return f"quarto! ({', '.join(parts)})" if parts else "quarto!"
            case Done():
                return "done"
            case TimeUp():
                return "time"

    def read(self, state: State, word: str, detail: str | None) -> Action:
        """Returns the action of a word: a piece if one must be given, else a square.

        Raises ``Malformed``.
        """
        plain = word.lower()
        if plain in ("quarto!", "quarto"):
            return _read_call(detail or "")
        if detail is not None:
            raise Malformed("detail", word=word, detail=detail)
        if plain in ("done", "time"):
            return Done() if plain == "done" else TimeUp()
        if state.phase == "give":
            return Give(Piece.parse(word))
        return Place(Square.parse(word))

    def actor(self, state: State, action: Action) -> Seat | None:
        """Returns the seat whose turn it is; ``None`` for the clock."""
        return None if isinstance(action, TimeUp) else state.turn

    def number(self, state: State, action: Action) -> int | None:
        """Returns the move number of a give, which begins a move; ``None`` for other actions."""
        return state.position.placed + 1 if isinstance(action, Give) else None

    def numbered(self, state: State, action: Action) -> str:
        """Returns an action as a word, after the move number if it begins a move."""
        number, word = self.number(state, action), self.write(state, action)
        return f"{number}. {word}" if number else word

    def write_deal(self, deal: Deal) -> str:
        """Returns the starter, followed by the position of a set-up."""
        return f"{deal.starter} {deal.position}".strip()

    def read_deal(self, text: str) -> Deal:
        """Returns the deal written as ``A`` (default) or ``B`` and an optional position.

        Raises ``Malformed``.
        """
        starter, _, position = text.partition(" ")
        if starter not in ("", "A", "B"):
            raise Malformed("quarto-starter", text=starter)
        return Deal(Seat(starter or "A"), str(Position.parse(position)) if position else "")


def _read_call(detail: str) -> Call:
    parts = [part.strip() for part in detail.split(",", 1)] if detail else []
    square = None
    if parts and parts[0].lower().startswith("on "):
        square = Square.parse(parts.pop(0)[3:].strip())
    line = parse_line(", ".join(parts)) if parts else None
    return Call(line, square)
