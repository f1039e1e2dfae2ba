"""The local game without its display: clock, bot and save file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fourfold.play import (
    Answer,
    Ask,
    DowntimeSkipped,
    Illegal,
    Malformed,
    Outcome,
    Resign,
    Seat,
    Table,
)
from fourfold.quarto import Deal, Give, Options, Piece, Place, Quarto, Square
from fourfold.terminal.local import HEARTBEAT_MS, LocalGame
from fourfold.terminal.saves import OpponentName, Save, SaveFile

A, B = Seat


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


def game(
    clock: Clock, opponent: OpponentName = "person", path: Path | None = None, **options: object
) -> LocalGame:
    rules = Quarto(Options(**options))  # type: ignore[arg-type]
    table = Table.open(rules, Deal(A), at=clock.at)
    return LocalGame(table, opponent, SaveFile(path) if path else None, clock)


def test_the_computer_answers_after_a_moment() -> None:
    clock = Clock()
    play = game(clock, "4")
    play.do(A, Give(Piece.LRTF))
    play.think()
    assert not play.advance()
    clock.at += 700
    assert play.advance()
    assert play.table.state.phase == "give"
    clock.at += 700
    assert not play.advance(), "it has not thought about it yet"
    play.think()
    assert play.advance(), "its thinking is part of the pause"
    assert play.table.state.turn is A


def test_undo_against_the_computer_goes_back_before_ones_own_last_action() -> None:
    clock = Clock()
    play = game(clock, "4")
    play.do(A, Give(Piece.LRTF))
    for _ in range(2):
        clock.at += 700
        play.think()
        play.advance()
    before = play.table.state
    play.do(A, Place(play.table.state.position.free[0]))
    play.do(A, Give(play.table.state.position.left[0]))
    clock.at += 700
    play.think()
    play.advance()
    play.undo()
    assert play.table.state.phase == "give"
    assert play.table.state.turn is A
    play.undo()
    assert play.table.state == before
    asked = [event.action for event in play.table.events if isinstance(event.action, Ask | Answer)]
    assert asked == [Ask("takeback"), Answer(True, 1), Ask("takeback"), Answer(True, 2)]


def test_undo_of_two_people_takes_back_the_last_action() -> None:
    play = game(Clock())
    with pytest.raises(Illegal, match="no move"):
        play.undo()
    play.do(A, Give(Piece.LRTF))
    play.do(B, Place(Square.A1))
    play.undo()
    assert play.table.state.phase == "place"


def test_time_runs_out() -> None:
    clock = Clock()
    play = game(clock, move_time=60)
    clock.at += 100
    assert play.seconds_left() == 60
    clock.at += 59_899
    assert play.seconds_left() == 1
    clock.at += 1
    with pytest.raises(Illegal, match="over"):
        play.do(A, Give(Piece.LRTF))
    assert play.table.outcome == Outcome.win(B, "time")
    assert play.seconds_left() is None


def test_every_event_is_saved_and_the_finished_game_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "quarto.json"
    play = game(Clock(), path=path)
    play.save()
    assert not path.exists(), "a game without a move is not worth keeping"
    play.do(A, Give(Piece.LRTF))
    assert SaveFile(path).load().table.state == play.table.state
    play.do(B, Resign())
    assert not path.exists()
    assert list(path.parent.iterdir()) == []


def test_time_away_counts_for_no_players_clock(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "quarto.json"
    play = game(clock, path=path, move_time=60)
    clock.at += 10_000
    play.do(A, Give(Piece.LRTF))
    clock.at += 20_000
    play.advance()  # The heartbeat saves that 20 s of B's minute are used.
    clock.at += 3_600_000
    save = SaveFile(path).load()
    again = LocalGame.resumed(save, SaveFile(path), clock)
    assert again.seconds_left() == 40
    assert again.table.events[-1].action == DowntimeSkipped(3_600_000)
    assert again.opponent == "person"


def test_the_heartbeat_saves_only_while_a_clock_runs(tmp_path: Path) -> None:
    for move_time, saved in ((None, 1_000_000), (60, 1_000_000 + HEARTBEAT_MS)):
        clock, path = Clock(), tmp_path / f"{move_time}.json"
        play = game(clock, path=path, move_time=move_time)
        play.do(A, Give(Piece.LRTF))
        clock.at += HEARTBEAT_MS
        play.advance()
        assert SaveFile(path).load().saved == saved


def test_a_system_clock_set_back_is_harmless(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "quarto.json"
    game(clock, path=path, move_time=60).do(A, Give(Piece.LRTF))
    clock.at -= 500_000
    again = LocalGame.resumed(SaveFile(path).load(), SaveFile(path), clock)
    again.do(B, Place(Square.A1))
    assert (again.table.outcome, again.table.state.phase) == (None, "give")
    assert SaveFile(path).load().table.state == again.table.state


def test_a_resumed_computer_continues_its_turn(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "quarto.json"
    game(clock, "2", path).do(A, Give(Piece.LRTF))
    again = LocalGame.resumed(SaveFile(path).load(), SaveFile(path), clock)
    clock.at += 700
    again.think()
    assert again.advance()
    assert again.table.state.phase == "give"


@pytest.mark.parametrize(("old", "new"), [(b"easy", "2"), (b"steady", "4")])
def test_an_old_save_continues_at_the_equivalent_level(
    tmp_path: Path, old: bytes, new: str
) -> None:
    clock, path = Clock(), tmp_path / "quarto.json"
    game(clock, "3", path).do(A, Give(Piece.LRTF))
    path.write_bytes(path.read_bytes().replace(b'"opponent":"3"', b'"opponent":"' + old + b'"'))
    again = LocalGame.resumed(SaveFile(path).load(), SaveFile(path), clock)
    again.save()
    assert SaveFile(path).load().opponent == new


def test_an_outdated_plan_is_not_executed() -> None:
    clock = Clock()
    play = game(clock, "4")
    play.do(A, Give(Piece.LRTF))
    play.think()
    play.do(A, Ask("pause"))
    clock.at += 700
    assert not play.advance()
    play.get_answer()
    assert play.table.paused


GOOD = b'{"format":"fourfold-save-1","opponent":"2","saved":0,"record":'


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a saved game"),
        (b"{", "not a saved game"),
        (b"\xff\xfe", "not a saved game"),
        (b"[]", "not a saved game"),
        (b"{}", "not a saved game of ours"),
        (b'{"format":"fourfold-save-1"}', "missing required field"),
        (GOOD + b'{"format":"x"}}', "not a record of ours"),
        (GOOD.replace(b'"2"', b'"god"') + b"{}}", "god"),
    ],
)
def test_an_invalid_save_is_reported_and_kept(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "quarto.json"
    path.write_bytes(data)
    with pytest.raises(Malformed) as error:
        SaveFile(path).load()
    assert message in str(error.value)
    assert path.read_bytes() == data
    aside = SaveFile(path).set_aside()
    assert aside
    assert aside.read_bytes() == data
    assert SaveFile(path).set_aside() is None


def test_a_half_written_draft_never_replaces_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "quarto.json"
    play = game(Clock(), path=path)
    play.do(A, Give(Piece.LRTF))
    whole = path.read_bytes()

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    play.do(B, Place(Square.A1))
    assert str(play.trouble).endswith("No space left on device")
    assert play.table.state.phase == "give", "the game goes on"
    assert path.read_bytes() == whole
    assert [file.name for file in tmp_path.iterdir()] == ["quarto.json"]
    monkeypatch.undo()
    play.do(B, Give(Piece.DQSH))
    assert str(play.trouble) == "None"
    assert SaveFile(path).load().table.state == play.table.state


def test_a_finished_save_is_shown_as_finished() -> None:
    clock = Clock()
    over = game(clock).table.submit(A, Resign())
    assert LocalGame.resumed(Save(over, "person", 0), None, clock).table is over
