"""Every preset has its golden play-through, and plays it still."""

import pytest

from fourfold.quarto import PRESETS
from tests.quarto.golden import FOLDER, playthrough


def test_every_preset_has_one_and_no_other_is_there() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_played_as_written(preset: str) -> None:
    written = (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")
    assert playthrough(preset) == written
