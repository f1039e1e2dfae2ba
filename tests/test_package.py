"""The built wheel in an empty virtual environment, away from the sources."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]


def run(*command: object, cwd: Path) -> str:
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_installs_and_starts_in_an_empty_environment(tmp_path: Path) -> None:
    run(
        sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT,
        cwd=tmp_path,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    assert any(name.startswith("fourfold/kernel/_native") for name in inside)
    assert "fourfold/locale/en/quarto.ftl" in inside
    assert "fourfold/pentaraduga/solving/problems.toml" in inside
    assert "fourfold/py.typed" in inside
    assert "fourfold/server/static/index.html" in inside
    assert not [name for name in inside if not name.startswith("fourfold")]

    home = tmp_path / "empty"
    run(sys.executable, "-m", "venv", home, cwd=tmp_path)
    python = home / "bin" / "python"
    lock = ROOT / "requirements" / "play.lock"
    run(python, "-m", "pip", "install", "-q", "--require-hashes", "-r", lock, cwd=tmp_path)
    run(python, "-m", "pip", "install", "-q", "--no-deps", wheel, cwd=tmp_path)
    run(python, "-m", "pip", "check", cwd=tmp_path)
    assert run(home / "bin" / "fourfold", "--version", cwd=tmp_path).startswith("fourfold ")
    shown = run(home / "bin" / "fourfold", "quarto", "show", "0..f/..../.3../.... 9", cwd=tmp_path)
    assert "dark tall round hollow" in shown
    serving = subprocess.Popen(
        [home / "bin" / "fourfold", "serve", "--port", "0"],
        env=os.environ | {"FOURFOLD_DATABASE": f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert serving.stdout
    address = serving.stdout.readline().split()[-1]
    with urlopen(address) as page:
        assert "<title>Fourfold" in page.read().decode()
    serving.terminate()
    assert serving.wait(20) == 0
    serving.stdout.close()
    count = "from fourfold import kernel; print(kernel.quarto_count(5, 15, False, 1))"
    assert run(python, "-c", count, cwd=tmp_path) == "(806400, 0)\n"
