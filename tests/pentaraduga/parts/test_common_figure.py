"""The common figure: what a tile meets there, and which rule that breaks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import TILES, Figure, Placement
from fourfold.pentaraduga.core.figure import EMPTY
from fourfold.pentaraduga.parts import common_figure
from fourfold.play import Illegal
from tests.pentaraduga.core.figures import built

FIGURE = Figure([Placement.parse("rOrU@0,0")])


def test_any_tile_begins_on_an_empty_table() -> None:
    assert len(common_figure.places(EMPTY, TILES[0], full=False)) == 4
    met, broken = common_figure.meet(EMPTY, Placement.parse("bGbD@0,-1"), full=False)
    assert not met.full
    assert broken is None


@pytest.mark.parametrize(
    ("placement", "full", "code"),
    [
        ("bGbD@0,-1", False, "pentaraduga-clash"),
        ("bGbD@0,-1", True, "pentaraduga-clash"),
        ("yOyD@0,-1", True, None),
    ],
)
def test_the_first_broken_rule_is_named(placement: str, full: bool, code: str | None) -> None:
    assert common_figure.meet(FIGURE, Placement.parse(placement), full=full)[1] == code


@pytest.mark.parametrize("placement", ["yOyU@0,0", "yOyU@7,7"])
def test_a_tile_must_lie_beside_the_figure_with_any_referee(placement: str) -> None:
    with pytest.raises(Illegal):
        common_figure.meet(FIGURE, Placement.parse(placement), full=False)


@given(st.integers(0, 2**32), st.booleans())
def test_offered_places_break_no_rule(seed: int, full: bool) -> None:
    chance = Random(seed)
    *laid, tile = chance.sample(TILES, 6)
    figure = built(chance, laid)
    for place in common_figure.places(figure, tile, full=full):
        assert common_figure.meet(figure, place, full=full)[1] is None
