"""The command line in real processes with real files."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fourfold import __version__
from fourfold.quarto import PRESETS

GOOD = "0..f/..../.3../.... 9"


def fourfold(
    *arguments: str, stdin: bytes = b"", code: int = 0, env: dict[str, str] | None = None
) -> tuple[str, str]:
    """Runs a command, checks its exit code, and returns its stdout and stderr."""
    done = subprocess.run(
        [sys.executable, "-m", "fourfold.cli", *arguments],
        input=stdin,
        capture_output=True,
        env=os.environ | (env or {}),
        timeout=60,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert done.returncode == code, (out, err)
    assert "Traceback" not in err
    return out, err


def refused(*arguments: str, stdin: bytes = b"") -> str:
    """Runs an invalid command; returns its one line on stderr and checks that stdout is empty."""
    out, err = fourfold(*arguments, stdin=stdin, code=2)
    assert out == ""
    assert err.startswith("fourfold: ")
    assert err.count("\n") == 1
    return err


def test_the_version_is_printed_and_every_help_has_examples() -> None:
    assert fourfold("--version")[0] == f"fourfold {__version__}\n"
    for arguments in ((), ("-h",), ("quarto", "show", "--help"), ("quarto", "play", "-h")):
        out, _ = fourfold(*arguments)
        assert "Examples:" in out
    assert "presets" in fourfold("quarto")[0]
    for arguments in (("quarto",), ("--help",)):
        out, _ = fourfold(*arguments)
        assert "fourfold quarto" in out


def test_texts_are_in_the_requested_language() -> None:
    for arguments, env in (
        (("--lang", "ru"), {}),
        (("--lang=ru",), {"FOURFOLD_LANG": "en"}),
        ((), {"FOURFOLD_LANG": "ru"}),
        ((), {"FOURFOLD_LANG": "", "LC_ALL": "ru_RU.UTF-8"}),
    ):
        out, _ = fourfold(*arguments, "quarto", "show", GOOD, env=env)
        assert "В руке: DRTH, тёмная высокая круглая с выемкой." in out
    out, _ = fourfold("--lang", "ru", "quarto", "play", "--help")
    assert "Играть в терминале" in out
    assert "there is: en, fr, de" in refused("--lang", "xx", "quarto", "show", GOOD)


def test_show_draws_a_position_with_and_without_colour() -> None:
    out, _ = fourfold("quarto", "show", GOOD)
    assert "In hand: DRTH, dark tall round hollow." in out
    assert out.count("○") == 3
    plain, _ = fourfold("quarto", "show", GOOD, env={"NO_COLOR": "1", "TERM": "dumb"})
    assert "\x1b" not in plain


def test_show_prints_a_position_as_json() -> None:
    out, err = fourfold("quarto", "show", GOOD, "--json")
    assert err == ""
    told = json.loads(out)
    assert told["position"] == GOOD
    assert told["board"] == {"a4": "0", "d4": "f", "b2": "3"}
    assert told["hand"] == "9"
    assert len(told["left"]) == 12


def test_json_is_utf_8_whatever_the_locale() -> None:
    out, _ = fourfold("quarto", "show", "-", "--json", stdin=b"x\n", code=2, env={"LC_ALL": "C"})
    assert "“x”" in json.loads(out)["error"]


def test_lines_continue_after_an_invalid_one() -> None:
    stdin = f"{GOOD}\nbad\n\xff\n..../..../..../.... -".encode("latin-1")
    out, err = fourfold("quarto", "show", "-", "--json", stdin=stdin, code=2)
    first, second, third, fourth = map(json.loads, out.splitlines())
    assert first["position"] == GOOD
    assert second["line"] == 2
    assert "“bad”" in second["error"]
    assert third["line"] == 3
    assert fourth["hand"] is None
    assert err == ""
    out, err = fourfold("quarto", "show", "-", stdin=stdin, code=2)
    assert [json.loads(line)["line"] for line in err.splitlines()] == [2, 3]
    assert out.count("┌───────┬") == 2
    assert fourfold("quarto", "show", "-", "--json") == ("", "")


def test_show_writes_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    fourfold("quarto", "show", GOOD, "--svg", str(file), "--theme", "dark", "--size", "90")
    assert ElementTree.parse(file).getroot().get("height") == "90"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["quarto", "show", "x"], "“x”"),
        (["quarto", "show", "0.../..../...0/.... -"], "on the board twice: a4 and d2"),
        (["quarto", "show", "0.../..../..../.... 0"], "already on the board: a4"),
        (["quarto", "show", "..../..../..../.... zz"], "“zz” is not a piece"),
        (["quarto", "show", "\udcff"], "expected the board"),
        (["quarto", "show", GOOD, "--size", "big"], "--size"),
        (["quarto", "show", GOOD, "--theme", "pink"], "--theme"),
        (["quarto", "show", GOOD, "--svg", "no/such/folder.svg"], "no/such/folder.svg"),
        (["quarto", "show", "-", "--svg", "x.svg"], "--svg"),
        (["quarto", "show"], "position"),
        (["quarto", "dance"], "dance"),
        (["--fast"], "--fast"),
        (["quarto", "play", "--preset", "klingon"], "“klingon”"),
        (["quarto", "play", "--set", "shared=9"], "“shared=9” will not do; expected: 1…4"),
        (["quarto", "play", "--set", "colour=red"], "“colour=red” is not an option"),
        (["quarto", "play", "--against", "god"], "“god” is not an opponent"),
        (["quarto", "play", "--against", "9"], "one of: person, 1, 2, 3, 4, 5, 6, 7, 8"),
        (["quarto", "play", "--names", "Ann"], "“Ann” are not two names"),
        (["quarto", "replay", "no-such-file"], "no-such-file"),
    ],
)
def test_invalid_input_is_reported_in_one_line(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in refused(*arguments)
    assert list(tmp_path.iterdir()) == [], "a file was written"


def test_playing_needs_a_terminal(tmp_path: Path) -> None:
    assert "terminal" in refused("quarto", "play", "--save", str(tmp_path / "save.json"))


def test_an_invalid_save_is_reported_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    file.write_text("{oops")
    told = refused("quarto", "play", "--save", str(file))
    assert "save.json cannot be read: It is not a saved game" in told
    assert "--new" in told
    assert file.read_text() == "{oops"


TEXT = "1. DQSH b2  2. LRTF c3 A:resigns\n"


def test_records_are_checked_and_converted(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT)
    out, _ = fourfold("quarto", "replay", str(file))
    assert out.endswith("B wins: A has resigned.\n")
    as_json, _ = fourfold("quarto", "replay", str(file), "--to", "json")
    assert as_json == fourfold("quarto", "replay", str(file), "--json")[0]
    other = tmp_path / "game.json"
    other.write_text(as_json)
    as_text, _ = fourfold("quarto", "replay", str(other), "--to", "text")
    assert "1. DQSH b2  2. LRTF c3 A:resigns" in as_text
    file.write_text(as_text)
    assert fourfold("quarto", "replay", str(file), "--to", "json")[0] == as_json


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"1. DQSH e9", "game.txt: Line 1, column 9, “e9”: “e9” is not a square"),
        (b"1. DQSH b2 2. DQSH", "DQSH cannot be given: it is already in play"),
        (b"\xff", "not UTF-8"),
        (b"{", "The record cannot be read"),
        (b'{"format": "x"}', "its format is “x”"),
    ],
)
def test_an_invalid_record_is_reported_with_its_place(
    tmp_path: Path, data: bytes, message: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(data)
    assert message in refused("quarto", "replay", str(file))
    assert file.read_bytes() == data


def test_replay_reads_standard_input_and_prints_false_calls() -> None:
    text = b'[A "Ann"]\n1. DQSH b2 2. LRTF c3 quarto! (a3-d3)'
    out, _ = fourfold("quarto", "replay", "-", stdin=text)
    assert "Ann called without a line (event 5)." in out
    assert out.endswith("Unfinished after 5 events.\n")


def test_long_invalid_input_is_reported(tmp_path: Path) -> None:
    assert "aaaa" in refused("quarto", "show", "a" * 5_000)
    out, _ = fourfold("quarto", "show", "-", "--json", stdin=b"\0" * 10_000, code=2)
    assert "{???}" not in out
    deep = tmp_path / "deep.json"
    deep.write_text('{"a":' + "[" * 200_000)
    assert "cannot be read" in refused("quarto", "replay", str(deep))
    assert "cannot be read" in refused("quarto", "play", "--save", str(deep))


def test_a_closed_standard_input_counts_as_empty() -> None:
    command = f"{sys.executable} -m fourfold.cli quarto show - --json <&-"
    done = subprocess.run(command, shell=True, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_closed_outputs_are_ignored() -> None:
    solve = f"{sys.executable} -m fourfold.cli quarto solve"
    command = f"{solve} 'c..3/a.7d/.1../..f5 8' >&-; echo $? >&2; {solve} nonsense 2>&-"
    done = subprocess.run(command, shell=True, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"0\n")


def test_a_full_disk_is_reported() -> None:
    command = f"{sys.executable} -m fourfold.cli quarto presets > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr == b"fourfold: The output: No space left on device.\n"


def test_presets_are_listed() -> None:
    out, _ = fourfold("quarto", "presets")
    assert re.search(r"^advanced .*squares=on$", out, re.MULTILINE)
    assert re.search(r"^edition-da .*point=word$", out, re.MULTILINE)
    as_json, _ = fourfold("quarto", "presets", "--json")
    assert [json.loads(line)["preset"] for line in as_json.splitlines()] == list(PRESETS)


def test_a_closed_pipe_causes_no_traceback() -> None:
    command = f"{sys.executable} -m fourfold.cli quarto presets | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, check=False, timeout=60)
    assert done.stdout.startswith(b"international ")
    assert done.stdout.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_a_chapter_of_the_book_is_built_and_verified(tmp_path: Path) -> None:
    fourfold("quarto", "book", "build", "beginners-1", "--output", str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["beginners-1.txt.gz"]
    out, _ = fourfold("quarto", "book", "verify", "beginners-1", "--samples", "3")
    assert out == "The book is right.\n"


def test_a_stopped_build_is_reported_in_one_line(tmp_path: Path) -> None:
    command = ["quarto", "book", "build", "classic", "--output", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "fourfold.cli", *command],
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        while not (tmp_path / "classic.partial").exists():
            assert process.poll() is None
        # A terminal sends Ctrl-C to the whole process group, including processes in their start.
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    *_, last = err.decode().splitlines()
    assert last == "fourfold: Stopped. What was done is kept: the same command goes on from here."
    assert b"Traceback" not in err
    assert process.returncode == 130


def test_an_unknown_chapter_is_reported() -> None:
    assert "no chapter “chess”" in refused("quarto", "book", "verify", "chess")
