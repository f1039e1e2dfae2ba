"""``fourfold pentaraduga census`` in real processes: taken, stopped, killed and verified."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from fourfold.pentaraduga import read_figure
from tests.cli.test_cli import fourfold, refused


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder with a census of squares, taken by two processes."""
    made = tmp_path_factory.mktemp("census")
    fourfold("penta", "census", "squares", "--output", str(made), "--workers", "2")
    return made


def unpacked(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


def test_squares_as_text_and_as_json(folder: Path) -> None:
    command = ("pentaraduga", "census", "squares", "--output", str(folder))
    told = json.loads(fourfold(*command, "--json")[0])
    assert told["scores"] == {"2": 18, "3": 1120, "4": 2294}
    assert [question["hands"] for question in told["questions"]] == [0, 0]
    assert [question["colour"] for question in told["questions"]] == [None, "yellow"]
    for extreme in told["extremes"]:
        for example in extreme["examples"]:
            figure = read_figure(example["figure"])
            assert figure.counted == extreme["score"]
            assert {str(tile) for tile in figure.tiles} == set(example["hand"])
    out, _ = fourfold(*command)
    assert "3,432 hands of 7 of 14 tiles; 956 if" in out
    assert "No hand counts less than 2; 18 count that, such as:" in out
    assert "Does every hand count 2 or more? Yes." in out
    assert "Does every hand whose tiles all have yellow count 4 or more? Yes." in out


def test_a_wrong_certificate_is_detected(folder: Path, tmp_path: Path) -> None:
    good = folder / "squares.txt.gz"
    command = ("penta", "census", "squares", "--samples", "20", "--verify")
    out, _ = fourfold(*command, str(good))
    assert out == "The certificate is right: 956 entries, 20 of them searched again.\n"
    name, first, *lines = unpacked(good)
    hand, hands, value, *places = first.split()
    first = " ".join([hand, hands, str(int(value) + 1), *places])
    bad = tmp_path / "bad.txt.gz"
    bad.write_bytes(gzip.compress("\n".join([name, first, *lines]).encode()))
    out, err = fourfold(*command, str(bad), code=1)
    assert f"Entry 1: The figure is said to count {int(value) + 1}, but counts {value}." in err
    assert out.endswith("wrong with the certificate.\n")


def test_finished_hands_are_not_solved_again(folder: Path, tmp_path: Path) -> None:
    _, first, *lines = unpacked(folder / "squares.txt.gz")
    # A marker that no search would produce: the same figure, laid in another order.
    head, places = first.split()[:3], first.split()[3:]
    marked = " ".join(head + places[::-1])
    partial = tmp_path / "squares.partial"
    partial.write_text("\n".join([marked, *lines[:900], lines[901][:20]]), encoding="utf-8")
    fourfold("penta", "census", "squares", "--output", str(tmp_path), "--workers", "1")
    assert unpacked(tmp_path / "squares.txt.gz") == ["squares", marked, *lines]
    assert not partial.exists()


class Running:
    """A running census of twelve tiles, which would take long."""

    def __init__(self, folder: Path) -> None:
        self.partial = folder / "squares+.partial"
        self.mark = str(uuid4())
        command = ["penta", "census", "squares+", "--output", str(folder), "--workers", "1"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fourfold.cli", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            env=os.environ | {"FOURFOLD_TEST": self.mark},
        )

    def hands(self) -> list[str]:
        """Returns the finished hands."""
        text = self.partial.read_text(encoding="utf-8") if self.partial.exists() else ""
        return [line.split()[0] for line in text.split("\n")[:-1]]

    def wait_for(self, hands: int) -> None:
        while len(self.hands()) < hands:
            assert self.process.poll() is None
            time.sleep(0.05)

    def end(self) -> tuple[int, str]:
        """Waits until all processes have ended; returns the exit code and the output."""
        out, err = self.process.communicate(timeout=60)
        assert out == b""
        wait_until_gone(self.mark)
        return self.process.returncode, err.decode()


def wait_until_gone(mark: str) -> None:
    """Waits until no process has a marker in its environment."""
    deadline = time.monotonic() + 30
    while left := [*marked(mark)]:
        assert time.monotonic() < deadline, left
        time.sleep(0.05)


def marked(mark: str) -> Iterator[int]:
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and mark.encode() in (folder / "environ").read_bytes():
                yield int(folder.name)
        except OSError:  # The process has ended, or belongs to another user.
            pass


def test_a_stopped_or_killed_census_resumes(tmp_path: Path) -> None:
    running = Running(tmp_path)
    running.wait_for(1)
    # A terminal sends Ctrl-C to the whole process group.
    os.killpg(running.process.pid, signal.SIGINT)
    code, err = running.end()
    assert code == 130
    assert "Stopped. What was done is kept: the same command goes on from here." in err
    assert "Traceback" not in err
    first = running.hands()
    running = Running(tmp_path)
    running.wait_for(len(first) + 1)
    running.process.kill()
    assert running.end()[0] == -signal.SIGKILL
    second = running.hands()
    assert second[: len(first)] == first
    assert len(second) == len(set(second)) > len(first)


def test_a_ray_cluster_finds_the_same_and_leaves_no_processes(tmp_path: Path) -> None:
    told, mark = list[str](), str(uuid4())
    for where in (("--ray", "local"), ()):
        output = str(tmp_path / "-".join(("census", *where)))
        command = ("penta", "census", "rings", "--json", "--workers", "1", "--output", output)
        warnings = {"PYTHONWARNINGS": "error", "FOURFOLD_TEST": mark}
        out, err = fourfold(*command, *where, env=warnings)
        assert "Warning" not in err
        told.append(out)
        wait_until_gone(mark)
    assert told[0] == told[1]
    assert json.loads(told[0])["rings"][0] == {"tiles": 14, "size": 4, "rings": 62, "hands": 1001}


def test_without_ray() -> None:
    program = (
        "import sys; sys.modules['ray'] = None; from fourfold.cli import main; "
        "main(['penta', 'census', 'rings', '--ray', 'local'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.decode() == (
        "fourfold: Ray is not installed; “pip install fourfold[ray]” installs it.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["quados"], "There is no census “quados”; expected one of: squares, squares+, rings."),
        (["squares", "--workers", "0"], "--workers"),
        (["rings", "--ray", "nonsense"], "“nonsense” is not where a Ray cluster may be"),
        (["rings", "--ray", "127.0.0.1:1"], "Nobody answers at “127.0.0.1:1”: "),
        (["squares", "--verify", "no-such-file"], "no-such-file: No such file"),
        (["squares", "--verify", __file__], "is not a certificate"),
    ],
)
def test_invalid_input_is_reported_in_one_line(arguments: list[str], message: str) -> None:
    assert message in refused("penta", "census", *arguments)
