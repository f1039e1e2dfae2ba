"""Widgets of the table: they draw texts and report clicks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from fourfold.quarto import Piece, Square
from fourfold.terminal.art import square_at, tray_piece_at

__all__ = ["BoardWidget", "HintsWidget", "TrayWidget"]


class Drawn(Widget):
    """A widget that shows a text."""

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._text = Text()

    def show(self, text: Text) -> None:
        """Shows a text."""
        if text != self._text:
            self._text = text
            self.refresh()

    def render(self) -> Text:
        """Returns the text, for Textual to draw."""
        return self._text


class BoardWidget(Drawn):
    """The board."""

    class Chosen(Message):
        """A square was clicked."""

        def __init__(self, square: Square) -> None:
            super().__init__()
            self.square = square

    def on_click(self, event: Click) -> None:
        """Reports the clicked square."""
        if square := square_at(event.x, event.y):
            self.post_message(self.Chosen(square))


class TrayWidget(Drawn):
    """The tray with the pieces left."""

    class Chosen(Message):
        """A piece was clicked."""

        def __init__(self, piece: Piece) -> None:
            super().__init__()
            self.piece = piece

    def on_click(self, event: Click) -> None:
        """Reports the clicked piece."""
        if piece := tray_piece_at(event.x, event.y):
            self.post_message(self.Chosen(piece))


class HintsWidget(Drawn):
    """The hints on keys; a click on a hint works like its key."""

    class Chosen(Message):
        """A hint was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._hints: Sequence[tuple[str, str]] = ()

    def hint(self, hints: Sequence[tuple[str, str]]) -> None:
        """Shows keys with their texts; an empty key is a text without a key."""
        self._hints = hints
        self.show(Text("  ".join(words for _, words in hints), no_wrap=True))

    def on_click(self, event: Click) -> None:
        """Reports the key of the clicked hint."""
        start = 0
        for key, words in self._hints:
            if key and start <= event.x < start + len(words):
                self.post_message(self.Chosen(key))
            start += len(words) + 2
