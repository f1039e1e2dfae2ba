"""Every preset has a golden file and still reproduces it."""

import pytest

from fourfold.quarto import PRESETS
from tests.quarto.golden import FOLDER, playthrough


def test_presets_and_golden_files_correspond() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_matches_its_golden_file(preset: str) -> None:
    written = (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")
    assert playthrough(preset) == written
