"""The terminal app, driven by keys and mouse through Textual's pilot."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Label, OptionList

from fourfold.catalogue import GAMES
from fourfold.locale import LANGUAGES, Words, words
from fourfold.play import Instant, News, Plan, Record, Seat, Table, TableView
from fourfold.quarto import GAME, PIECES, PRESETS, Options, Piece, Square
from fourfold.quarto.bots.levels import BOTS
from fourfold.terminal.app import QuartoApp
from fourfold.terminal.art import piece_rows, square_at, tray_piece_at
from fourfold.terminal.dialogs import Confirmation, HelpScreen, StartScreen, help_text, level_line
from fourfold.terminal.local import LocalGame
from fourfold.terminal.saves import OpponentName, SaveFile
from fourfold.terminal.table import TableScreen
from fourfold.terminal.telling import HINTS, hint_message
from fourfold.terminal.widgets import BoardWidget
from tests.terminal.test_local import Clock

SAY = Words("en")
FIRST = Options(starter="first")

#: Gives and placements that fill row 1 with light pieces; A completes it with the fourth.
ROW = "0 a1 1 b1 2 c1 7 d1"


class Player:
    """A simulated person at the keyboard, who also reads the screen."""

    def __init__(self, app: QuartoApp, pilot: Pilot[None], clock: Clock) -> None:
        self.app, self.pilot, self.clock = app, pilot, clock

    @property
    def game(self) -> LocalGame:
        screen = next(s for s in self.app.screen_stack if isinstance(s, TableScreen))
        return screen._game

    @property
    def table(self) -> Table:  # type: ignore[type-arg]
        return self.game.table

    def reads(self, id: str) -> str:  # noqa: A002
        screen = next(s for s in self.app.screen_stack if isinstance(s, TableScreen))
        return str(screen.query_one(f"#{id}").render())

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def play(self, words: str) -> None:
        """Types pieces and squares, each followed by Enter."""
        for word in words.split():
            await self.press(*word, "enter")

    async def wait(self, milliseconds: int) -> None:
        """Advances the game's clock, runs Textual's timers and lets the bot think."""
        self.clock.at += milliseconds
        await self.pilot.pause(0.25)
        await self.app.workers.wait_for_complete()
        await self.pilot.pause(0.25)


@asynccontextmanager
async def playing(
    opponent: OpponentName | None = "person",
    options: Options | None = FIRST,
    path: Path | None = None,
    size: tuple[int, int] = (80, 24),
    say: Words = SAY,
) -> AsyncIterator[Player]:
    clock = Clock()
    file = SaveFile(path) if path else None
    save = file.load() if file and file.exists() else None
    app = QuartoApp(say, file, save=save, opponent=opponent, options=options, clock=clock)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Player(app, pilot, clock)


async def test_two_people_place_and_give_by_keys() -> None:
    async with playing() as player:
        assert "Player A: choose a piece for Player B" in player.reads("status")
        await player.play("f b2")
        assert str(player.table.state.position) == "..../..../.f../.... -"
        assert "Player B: choose a piece for Player A" in player.reads("status")
        await player.play("0")
        assert "Player A holds" in player.reads("hand")
        assert "light tall round solid" in player.reads("hand")
        assert player.reads("moves") == " 1. DQSH b2\n 2. LRTF"


async def test_arrows_select_and_skip_missing_pieces() -> None:
    async with playing() as player:
        await player.press("right", "enter")
        assert player.table.state.position.hand is Piece.LRTH
        await player.press("up", "right", "enter")
        assert player.table.state.position[Square.C3] is Piece.LRTH
        await player.press("left", "left", "right", "enter")
        assert player.table.state.position.hand is not Piece.LRTH


async def test_the_mouse_gives_and_places() -> None:
    async with playing() as player:
        await player.pilot.click("#tray", offset=(9, 2))
        assert player.table.state.position.hand is Piece.LRTH
        await player.pilot.click("#board", offset=(13, 2))
        assert player.table.state.position[Square.B4] is Piece.LRTH
        await player.pilot.click("#board", offset=(13, 2))
        await player.pilot.click("#tray", offset=(9, 2))
        assert player.table.seq == 2


async def test_the_placer_calls_and_points() -> None:
    async with playing() as player:
        await player.play(ROW)
        assert player.table.outcome is None
        await player.press("q")
        assert "Is this your line, a1-d1?" in player.reads("status")
        await player.press("enter")
        assert "Player A wins with a line." in player.reads("status")
        assert "Enter: new game" in player.reads("keys")


async def test_the_screen_does_not_reveal_a_line() -> None:
    shown = []
    for last in ("7", "f"):
        async with playing() as player:
            await player.play(ROW.replace("7", last))
            board = player.app.screen.query_one(BoardWidget).render().plain
            shown.append(
                (board.count("*"), player.reads("status").split("?")[1], player.reads("keys"))
            )
    assert shown[0] == shown[1]


async def test_the_opponent_calls_a_missed_line() -> None:
    async with playing() as player:
        await player.play(f"{ROW} f")
        await player.press("exclamation_mark", "enter")
        assert player.table.outcome
        assert player.table.outcome.winner is Seat.B


async def test_either_player_calls_in_the_balkan_rules() -> None:
    options = Options(starter="first", late_call="either")
    async with playing(options=options) as player:
        await player.play(f"{ROW} f")
        await player.press("Q", "enter")
        assert player.table.outcome
        assert player.table.outcome.winner is Seat.A


async def test_a_false_call_is_shown() -> None:
    async with playing() as player:
        await player.play(ROW.replace("7", "f"))
        await player.press("q", "escape")
        assert "choose a piece" in player.reads("status")
        await player.press("q", "enter")
        assert "Player A called, but that is no line." in player.reads("status")
        await player.press("q")
        assert "You have already called once this turn." in player.reads("status")


async def test_a_line_is_pointed_at_by_arrows_and_by_mouse() -> None:
    async with playing() as player:
        await player.play("0 a1 1 b1 2 c1 f d2 4 d3 8 d4 7 d1")
        await player.press("q")
        assert "a1-d1" in player.reads("status")
        await player.press("right")
        assert "d1-d4" in player.reads("status")
        await player.pilot.click("#board", offset=(5, 14))
        assert "a1-d1" in player.reads("status")
        await player.pilot.click("#board", offset=(5, 14))
        assert player.table.outcome


async def test_a_call_without_a_full_line_is_refused() -> None:
    async with playing() as player:
        await player.press("q")
        assert "You cannot call now." in player.reads("status")
        await player.play("0 a1")
        await player.press("q")
        assert "No full line" in player.reads("status")
        assert player.table.seq == 2


async def test_calls_by_the_word_alone_and_before_placing_win() -> None:
    async with playing(options=Options(starter="first", point="word")) as player:
        await player.play(ROW)
        await player.press("q")
        assert player.table.outcome
    options = Options(starter="first", call_when="before", late_call="none")
    async with playing(options=options) as player:
        await player.play(ROW.removesuffix(" d1"))
        await player.press("d", "2", "q")
        assert "Go to the square that completes your line" in player.reads("status")
        await player.press("d", "1", "q", "enter")
        assert player.table.outcome
        assert player.table.state.position[Square.D1] is Piece.LQSH


async def test_a_refusal_is_clear_and_changes_nothing() -> None:
    async with playing() as player:
        await player.play("0 a1 1 a1")
        assert "a1 is taken by LRTF." in player.reads("status")
        assert player.table.state.phase == "place"


async def test_undo_takes_back_the_last_action() -> None:
    async with playing() as player:
        await player.press("u")
        assert "no move to take back" in player.reads("status")
        await player.play("0 a1")
        await player.press("u")
        assert "Taken back." in player.reads("status")
        assert player.table.state.phase == "place"
        assert player.reads("moves") == " 1. LRTF"


async def test_the_computer_moves_and_its_opponent_can_undo() -> None:
    async with playing("4") as player:
        await player.play("0")
        assert "Computer 4 is thinking" in player.reads("status")
        await player.play("0")
        assert "not your turn" in player.reads("status")
        await player.wait(700)
        await player.wait(700)
        assert player.table.state.turn is Seat.A
        assert player.table.state.phase == "place"
        before = player.table.state
        await player.press("enter", "enter")
        await player.press("u", "u")
        assert player.table.state == before
        await player.press("equals_sign")
        assert "Computer 4 plays on." in player.reads("status")
        await player.press("Q")
        assert player.table.state == before


async def test_the_screen_stays_responsive_while_the_computer_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = threading.Event()

    class Slow:
        """A bot that thinks until it is released."""

        def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
            assert found.wait(60)
            actions = view.offers.actions
            return Plan(actions[0], now) if actions else None

    monkeypatch.setitem(BOTS, "slow", lambda _: Slow())
    async with playing("slow") as player:
        await player.play("0")
        assert "is thinking" in player.reads("status")
        await player.press("question_mark")
        assert isinstance(player.app.screen, HelpScreen)
        await player.press("escape")
        assert player.table.seq == 1
        found.set()
        await player.wait(0)
        assert player.table.state.position[Square.A1] is Piece.LRTF


async def test_a_player_loses_when_their_minute_runs_out_and_pauses_do_not_count() -> None:
    async with playing(options=Options(starter="first", move_time=60)) as player:
        await player.wait(1)
        assert "1:00" in player.reads("title")
        await player.wait(20_000)
        assert "0:40" in player.reads("title")
        await player.press("p")
        assert "paused" in player.reads("status")
        await player.wait(100_000)
        await player.press("p")
        await player.wait(39_998)
        assert "0:01" in player.reads("title")
        await player.wait(1)
        assert "Player B wins: Player A has run out of time." in player.reads("status")


async def test_a_game_against_the_computer_can_be_paused() -> None:
    async with playing("2", Options(starter="first", move_time=60)) as player:
        await player.press("p")
        assert player.table.paused
        await player.press("p")
        assert not player.table.paused


async def test_resigning_asks_first() -> None:
    async with playing() as player:
        await player.press("r")
        assert isinstance(player.app.screen, Confirmation)
        await player.press("n")
        assert player.table.outcome is None
        await player.press("r", "y")
        assert "Player B wins: Player A has resigned." in player.reads("status")
        await player.press("r")
        assert not isinstance(player.app.screen, Confirmation)


async def test_a_draw_is_offered_across_the_table() -> None:
    async with playing() as player:
        await player.press("equals_sign", "n")
        assert player.table.outcome is None
        await player.press("equals_sign")
        assert "ask again after the next move" in player.reads("status")
        await player.play("0")
        await player.press("equals_sign", "y")
        assert "A draw by agreement." in player.reads("status")


async def test_a_full_board_is_closed() -> None:
    moves = "0 a1 e b1 4 c2 b a2 3 b3 c a3 7 c4 8 b2 5 d2 a b4 d d3 2 c1 1 a4 f c3 9 d4 6 d1"
    async with playing() as player:
        await player.play(moves)
        assert "all pieces are placed" in player.reads("status")
        await player.press("enter", "enter")
        assert "A draw: all pieces are placed" in player.reads("status")
        assert "Nobody saw" in player.reads("status")
        assert "a1-d1" in player.reads("status")


async def test_escape_closes_the_help() -> None:
    async with playing() as player:
        await player.press("question_mark")
        assert isinstance(player.app.screen, HelpScreen)
        await player.press("escape")
        assert isinstance(player.app.screen, TableScreen)


async def test_the_record_is_written_to_a_file_and_a_failure_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with playing() as player:
        await player.play("0 a1")
        await player.press("w")
        (file,) = tmp_path.iterdir()
        assert file.name in player.reads("status")
        record = Record.from_text(file.read_text(encoding="utf-8"), GAMES)
        assert record.table(GAMES).state == player.table.state
        gone = tmp_path / "gone"
        gone.mkdir()
        monkeypatch.chdir(gone)
        gone.rmdir()
        await player.press("w")
        assert "could not be written: No such file" in player.reads("status")


async def test_a_new_game_is_started_and_an_unfinished_one_offered_again() -> None:
    async with playing(None, None) as player:
        assert isinstance(player.app.screen, StartScreen)
        assert player.app.screen.query_one(OptionList).option_count == 2
        await player.press("question_mark", "escape")
        await player.press("down", "enter")
        await player.press("escape")
        await player.press("down", "enter", "down", "enter")
        assert str(player.game.opponent) == "person"
        assert player.table.rules.options == PRESETS["beginners-1"]
        await player.press("n")
        assert isinstance(player.app.screen, StartScreen)
        await player.press("enter", "enter", "enter")
        assert str(player.game.opponent) == "3", "not the usual level"
        await player.wait(5_000)
        await player.wait(5_000)
        await player.press("enter")
        await player.press("n")
        assert isinstance(player.app.screen, Confirmation)
        await player.press("n")
        await player.press("n", "y")
        assert player.app.screen.query_one(OptionList).option_count == 3, (
            "the unfinished game is not offered"
        )
        await player.press("enter")
        assert player.table.seq
        await player.press("n", "y", "escape")
    assert not player.app.is_running


async def test_every_level_can_be_chosen_and_is_remembered() -> None:
    async with playing(None) as player:
        await player.press("enter")
        levels = player.app.screen.query_one(OptionList)
        assert levels.option_count == len(GAME.bots)
        assert "Learner" in str(levels.get_option_at_index(levels.highlighted or 0).prompt)
        await player.press("escape", "enter", "end", "enter")
        assert player.game.opponent == "8"
        assert "Player – Computer 8" in player.reads("title")
        await player.press("n", "enter")
        assert player.app.screen.query_one(OptionList).highlighted == len(GAME.bots) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", GAME.bots)
def test_a_level_fits_on_one_line(level: str, language: str) -> None:
    assert cell_len(level_line(words(language), level)) <= 70


@pytest.mark.parametrize(("language", "first"), [("sr", "edition-sr"), ("fr", "international")])
async def test_the_rules_of_the_languages_leaflet_come_first(language: str, first: str) -> None:
    async with playing(None, None, say=words(language)) as player:
        await player.press("enter", "enter")
        assert player.app.screen.query_one(OptionList).get_option_at_index(0).id == first


async def test_escape_goes_back_from_the_rules_to_the_level() -> None:
    async with playing(None, None) as player:
        await player.press("enter", "up", "enter")
        question = player.app.screen.query_one("#start-question", Label)
        assert str(question.render()) == SAY("terminal-choose-rules")
        await player.press("escape")
        assert str(question.render()) == SAY("terminal-choose-level")
        assert player.app.screen.query_one(OptionList).highlighted == 1, (
            "another level is highlighted"
        )
        await player.press("escape")
        assert str(question.render()) == SAY("terminal-choose-opponent")


async def test_a_game_is_resumed_after_quitting_and_set_aside_by_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "quarto.json"
    async with playing(path=path) as player:
        await player.play("0 a1")
        await player.press("ctrl+q")
    async with playing(None, path=path) as player:
        await player.press("enter")
        assert str(player.table.state.position) == "..../..../..../0... -"
        await player.press("ctrl+c")
    async with playing(None, path=path) as player:
        await player.press("down", "enter", "enter")
        assert player.table.seq == 0
    aside = [file for file in tmp_path.iterdir() if file != path]
    assert len(aside) == 1, "the unfinished game was not set aside"
    assert SaveFile(aside[0]).load().table.state.position[Square.A1]


async def test_a_failed_save_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "file" / "quarto.json"
    path.parent.write_text("in the way")
    async with playing(path=None) as player:
        player.game._file = SaveFile(path)
        await player.play("0 a1")
        assert "could not be saved" in player.reads("status")
        assert player.table.seq == 2


@pytest.mark.parametrize("size", [(80, 24), (140, 50)])
async def test_everything_fits_on_the_screen(size: tuple[int, int]) -> None:
    async with playing(size=size) as player:
        await player.play("0 a1 1")
        screen = player.app.screen
        assert screen.max_scroll_y == screen.max_scroll_x == 0
        for id_ in ("title", "board", "tray", "hand", "moves-scroll", "status", "keys"):
            region = screen.query_one(f"#{id_}").region
            assert region.area
            assert region.right <= size[0]
            assert region.bottom <= size[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_keys_fits(language: str) -> None:
    say = words(language)
    for situation, keys in HINTS.items():
        hints = [say(hint_message(situation, key)) for key in keys]
        assert all(not hint.startswith("terminal-") for hint in hints)
        assert cell_len("  ".join(hints)) <= 78, situation


@pytest.mark.parametrize("preset", PRESETS)
async def test_the_help_of_every_preset_fits(preset: str) -> None:
    async with playing(options=PRESETS[preset]) as player:
        await player.press("question_mark")
        dialog = player.app.screen.query_one(".dialog")
        assert dialog.region.height <= 24
        assert dialog.region.bottom <= 24
        assert "terminal-help" not in help_text(SAY, PRESETS[preset])


async def test_the_longest_help_of_every_language_fits() -> None:
    async with playing() as player:
        for language in LANGUAGES:
            say = words(language)
            texts = {len(help_text(say, options)): options for options in PRESETS.values()}
            screen = HelpScreen(say, texts[max(texts)])
            await player.app.push_screen(screen)
            await player.pilot.pause()
            region = screen.query_one(".dialog").region
            assert region.height <= 24, language
            assert region.bottom <= 24, language
            await player.press("escape")


async def test_a_small_window_shows_a_message() -> None:
    async with playing(size=(79, 24)) as player:
        assert not player.app.screen.query_one("#page").display
        assert player.app.screen.query_one("#too-small").display
        await player.pilot.resize_terminal(80, 24)
        await player.pilot.pause()
        assert player.app.screen.query_one("#page").display


async def test_hints_and_answers_can_be_clicked() -> None:
    async with playing() as player:
        await player.play(ROW)
        keys = player.reads("keys")
        await player.pilot.click("#keys", offset=(keys.index("QUARTO"), 0))
        assert "Is this your line" in player.reads("status")
        keys = player.reads("keys")
        assert "another line" not in keys
        await player.pilot.click("#keys", offset=(keys.index("Enter"), 0))
        assert "a1-d1: light." in player.reads("status")
    async with playing() as player:
        await player.press("r")
        await player.pilot.click("#answers", offset=(1, 0))
        assert player.table.outcome
    async with playing() as player:
        await player.press("r")
        await player.pilot.click("#answers", offset=(9, 0))
        assert player.table.outcome is None
        keys = player.reads("keys")
        await player.pilot.click("#keys", offset=(keys.index("Ctrl"), 0))
    assert not player.app.is_running


async def test_an_unfinished_game_is_offered_before_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "quarto.json"
    async with playing(path=path) as player:
        await player.play("0 a1")
    async with playing("2", path=path) as player:
        assert isinstance(player.app.screen, Confirmation)
        await player.press("y")
        assert player.table.seq > 1
        assert player.game.opponent == "person"
    async with playing("2", path=path) as player:
        await player.press("n")
        assert player.table.seq == 0
        (aside,) = (file for file in tmp_path.iterdir() if file != path)
        assert aside.name[:20] in player.reads("status")


async def test_without_calls_no_hint_offers_a_call() -> None:
    async with playing(options=Options(starter="first", calls="auto")) as player:
        assert "QUARTO!" not in player.reads("keys")
        await player.play(ROW)
        assert "Player A wins with a line." in player.reads("status")


async def test_the_cursor_waits_on_a_free_square() -> None:
    async with playing() as player:
        await player.play("0 b2 1")
        await player.press("enter")
        assert player.table.state.phase == "give"


async def test_a_missing_piece_is_reported() -> None:
    async with playing() as player:
        await player.play("0 a1")
        await player.press("0")
        assert "LRTF cannot be given" in player.reads("status")


def test_pieces_are_distinguishable_without_colour() -> None:
    drawn = {"\n".join(piece_rows(piece)) for piece in PIECES}
    assert len(drawn) == 16
    for piece in PIECES:
        rows = piece_rows(piece)
        assert all(len(row) == 5 for row in rows)
        assert ("▓" in rows[2]) is (piece.name[0] == "D")
        assert ("(" in rows[2]) is (piece.name[1] == "R")
        assert rows[0].isspace() is (piece.name[2] == "S")
        assert ("○" in "".join(rows)) is (piece.name[3] == "H")


def test_clicked_points_map_to_squares() -> None:
    assert square_at(0, 0) is None
    assert square_at(3, 1) is Square.A4
    assert square_at(33, 15) is Square.D1
    assert square_at(10, 2) is None
    assert square_at(99, 99) is None
    assert tray_piece_at(0, 0) is Piece.LRTF
    assert tray_piece_at(27, 15) is Piece.DQSH
    assert tray_piece_at(28, 0) is None
