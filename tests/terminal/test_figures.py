"""Figures in the terminal are readable without colours."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fourfold.pentaraduga import Figure
from fourfold.terminal.figures import figure_text
from tests.pentaraduga.core.figures import clean_figure, messy_figure


@pytest.mark.parametrize("seed", range(10))
def test_every_triangle_has_its_letter_and_every_clash_its_cross(seed: int) -> None:
    for figure in (clean_figure(Random(seed), 10), messy_figure(Random(seed), 12)):
        letters: Counter[str] = Counter()
        for tile in figure.tiles:
            letters.update([*str(tile), str(tile)[1]])
        drawn = figure_text(figure).plain
        assert Counter(filter(str.isalpha, drawn)) == letters
        assert drawn.count("×") == len(figure.clashes)
        assert drawn.count("╱") == drawn.count("╲") == 3 * len(figure)


def test_an_empty_figure_is_drawn_as_nothing() -> None:
    assert figure_text(Figure()).plain == ""
