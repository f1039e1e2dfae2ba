"""Quarto as people write it: ``1. DQSH b2  2. LRTF c3 quarto! (a3-d3)``.

A number and the piece given, then the square it is placed on. ``quarto!`` is a call with the line
in brackets (``a3-d3``, a block by two corners ``a1-b2``, or four squares); written after the square
it is the placer's, written after the next piece it is the opponent's who has just got it. A call
before placing names its square: ``quarto! (on c3, a3-d3)``. ``done`` closes after the last piece,
``time`` is a lost clock. Who acts is plain from the order; else ``A:`` or ``B:`` says it.
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
        """The action as a word."""
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
        """The action a word means here: a piece while one has to give, else a square."""
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
        """Whoever has to act."""
        return None if isinstance(action, TimeUp) else state.turn

    def number(self, state: State, action: Action) -> int | None:
        """A move begins with giving."""
        return state.position.placed + 1 if isinstance(action, Give) else None

    def numbered(self, state: State, action: Action) -> str:
        """The action with the number of the move that begins with it."""
        number, word = self.number(state, action), self.write(state, action)
        return f"{number}. {word}" if number else word

    def write_deal(self, deal: Deal) -> str:
        """Who gives first, and the position it starts from, if that was set up."""
        return f"{deal.starter} {deal.position}".strip()

    def read_deal(self, text: str) -> Deal:
        """``A`` or ``B``, A by default, and perhaps a position."""
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
