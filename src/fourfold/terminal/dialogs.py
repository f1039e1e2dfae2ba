"""Screens around the game: help, questions, and the choice of a new game."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from fourfold.locale import Words
from fourfold.quarto import GAME, PRESETS, Options
from fourfold.terminal.saves import PERSON, OpponentName
from fourfold.terminal.widgets import HintsWidget

__all__ = ["Confirmation", "HelpScreen", "StartChoice", "StartScreen"]

#: The presets of the menu; ``--preset`` also takes those of the editions.
MENU_PRESETS = tuple(name for name in PRESETS if not name.startswith("edition-"))


class StartChoice(NamedTuple):
    """The result of the start screen; ``resume`` continues the saved game."""

    resume: bool
    opponent: OpponentName = PERSON
    options: Options | None = None


class Confirmation(ModalScreen[bool]):
    """A yes-or-no question below the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def __init__(self, say: Words, question: str) -> None:
        super().__init__()
        self._say, self._question = say, question

    def compose(self) -> ComposeResult:
        """Yields the question and its keys."""
        with Vertical(classes="dialog"):
            yield Label(self._question, markup=False)
            yield HintsWidget(id="answers")

    def on_mount(self) -> None:
        """Shows the keys, which can be clicked."""
        answers = [("y", self._say("terminal-key-yes")), ("n", self._say("terminal-key-no"))]
        self.query_one(HintsWidget).hint(answers)

    def on_hints_widget_chosen(self, event: HintsWidget.Chosen) -> None:
        """Closes with the clicked answer."""
        self.action_answer(event.key == "y")

    def action_answer(self, yes: bool) -> None:
        """Closes with the answer."""
        self.dismiss(yes)


class HelpScreen(ModalScreen[None]):
    """One page of help on the rules of this table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,f1,space", "close", show=False)
    ]

    def __init__(self, say: Words, options: Options) -> None:
        super().__init__()
        self._text = help_text(say, options)

    def compose(self) -> ComposeResult:
        """Yields the page."""
        with Vertical(classes="dialog wide"):
            yield Static(self._text, markup=False)

    def on_click(self) -> None:
        """Closes on a click anywhere."""
        self.dismiss()

    def action_close(self) -> None:
        """Closes on a key."""
        self.dismiss()


def help_text(say: Words, options: Options) -> str:
    """Returns the rules of the table and the keys."""
    lines = [say("terminal-help-line", features=len(options.features), shared=options.shared)]
    if len(options.features) < 4:
        counting = ", ".join(say(f"feature-{feature}") for feature in options.features)
        lines.append(say("terminal-help-features", features=counting))
    lines += [say("terminal-help-squares")] if options.squares else []
    if options.calls == "auto":
        lines.append(say("terminal-help-auto"))
    else:
        lines.append(say(f"terminal-help-call-{options.call_when}"))
        lines.append(say(f"terminal-help-late-{options.late_call}"))
        lines.append(say(f"terminal-help-false-{options.false_call}"))
    if options.move_time:
        lines.append(say("terminal-help-time", seconds=options.move_time))
    parts = [say("terminal-help-turn"), " ".join(lines), say("terminal-help-pieces")]
    return "\n\n".join([*parts, say("terminal-help-keys")])


def level_line(say: Words, level: str) -> str:
    """Returns a level as one line: its number, name and description.

    >>> level_line(Words("en"), "8")
    '8  Unbeatable     Never makes a mistake.'
    """
    name, about = say(f"level-{GAME.id}-{level}"), say(f"level-{GAME.id}-about-{level}")
    # Some characters are two columns wide.
    return f"{level}  {name}{' ' * (14 - cell_len(name))} {about}"


class StartScreen(Screen[StartChoice | None]):
    """The choice of opponent, level and rules, or of the unfinished game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]

    def __init__(
        self, say: Words, unfinished: bool, options: Options | None, level: str | None
    ) -> None:
        super().__init__()
        self._say = say
        self._unfinished = unfinished
        self._options = options
        self._level = level
        self._opponent: OpponentName = PERSON
        self._asking: Literal["opponent", "level", "rules"] = "opponent"

    def compose(self) -> ComposeResult:
        """Yields a title and one list."""
        with Vertical(id="start"):
            yield Label(self._say("terminal-title"), id="start-title", markup=False)
            yield Static(self._say("terminal-welcome"), id="welcome", markup=False)
            yield Label("", id="start-question", markup=False)
            yield OptionList(id="start-list", markup=False)
            yield Label(self._say("terminal-start-keys"), classes="keys", markup=False)

    def on_mount(self) -> None:
        """Asks for the opponent."""
        self._ask_opponent()

    def _list(self, question: str, options: list[Option], at: int = 0) -> None:
        self.query_one("#start-question", Label).update(question)
        choices = self.query_one(OptionList)
        choices.clear_options()
        choices.add_options(options)
        choices.highlighted = at
        choices.focus()

    def _ask_opponent(self) -> None:
        self._asking = "opponent"
        options = [
            Option(self._say("terminal-opponent-computer"), "computer"),
            Option(self._say("terminal-opponent-person"), PERSON),
        ]
        if self._unfinished:
            options.insert(0, Option(self._say("terminal-resume"), "resume"))
        self._list(self._say("terminal-choose-opponent"), options)

    def _ask_level(self) -> None:
        self._asking = "level"
        levels = list(GAME.bots)
        at = levels.index(self._level) if self._level in levels else 0
        options = [Option(level_line(self._say, level), level) for level in levels]
        self._list(self._say("terminal-choose-level"), options, at)

    def _ask_rules(self) -> None:
        self._asking = "rules"
        presets = [Option(self._say(f"preset-{name}"), name) for name in MENU_PRESETS]
        own = f"edition-{self._say.language}"
        # The rules of this language's leaflet come first if they differ from the default.
        if PRESETS[own] != Options():
            presets.insert(0, Option(self._say("preset-own"), own))
        self._list(self._say("terminal-choose-rules"), presets)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Shows the next list, or closes with the choice."""
        chosen = event.option.id or ""
        if chosen == "resume":
            self.dismiss(StartChoice(resume=True))
        elif chosen == "computer":
            self._ask_level()
        elif self._asking == "rules":
            self.dismiss(StartChoice(False, self._opponent, PRESETS[chosen]))
        else:
            self._opponent = chosen
            if self._asking == "level":
                self._level = chosen
            if self._options:
                self.dismiss(StartChoice(False, self._opponent, self._options))
            else:
                self._ask_rules()

    def action_back(self) -> None:
        """Shows the previous list, or exits."""
        if self._asking == "opponent":
            self.dismiss(None)
        elif self._asking == "rules" and self._opponent != PERSON:
            self._ask_level()
        else:
            self._ask_opponent()

    def action_help(self) -> None:
        """Shows the help."""
        self.app.push_screen(HelpScreen(self._say, self._options or Options()))
