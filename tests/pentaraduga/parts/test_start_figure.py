"""Start figures: which tiles come in which order, when they are enough, and what is offered."""

from __future__ import annotations

import pytest

from fourfold.pentaraduga import Placement, Tile
from fourfold.pentaraduga.core.actions import Lay
from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placements
from fourfold.pentaraduga.core.laying import first_places
from fourfold.pentaraduga.parts.start_figure import StartFigure
from fourfold.play import Illegal

CODE = "pentaraduga-start-claims"


def pair(*hand: Tile, is_stuck: bool = False) -> StartFigure:
    """Returns a start figure of two tiles of a hand, the second beside the first."""

    def next_tiles(laid: Placements) -> tuple[Tile, ...]:
        used = {place.tile for place in laid}
        return () if len(laid) == 2 else tuple(tile for tile in hand if tile not in used)

    def places(laid: Placements, tile: Tile) -> list[Placement]:
        return Figure(laid).places(tile) if laid else first_places(tile)

    return StartFigure(EMPTY, next_tiles, places, is_stuck, CODE)


def laid(*texts: str) -> Placements:
    return tuple(map(Placement.parse, texts))


def refused(start: StartFigure, *texts: str) -> tuple[str, object]:
    with pytest.raises(Illegal) as caught:
        start.built(laid(*texts))
    return caught.value.code, caught.value.facts.get("tile")


def test_tiles_are_laid_one_after_the_other() -> None:
    both = laid("rOyU@0,0", "yOrD@0,-1")
    assert pair(Tile.ROY, Tile.YOR).built(both) == Figure(both)


def test_each_refusal_says_which_tile_is_wrong() -> None:
    start = pair(Tile.ROY, Tile.YOR, Tile.ORO)
    assert refused(start, "bGbU@0,0") == ("pentaraduga-not-in-hand", Tile.BGB)
    assert refused(start, "rOyU@0,0", "rOyD@0,-1") == ("pentaraduga-not-in-hand", Tile.ROY)
    assert refused(start, "rOyU@0,0", "yOrD@0,0") == ("pentaraduga-covered", Tile.YOR)
    assert refused(start, "rOyU@0,0", "yOrD@5,5") == ("pentaraduga-apart", Tile.YOR)
    assert refused(start, "rOyU@0,0", "oRoD@0,-1") == ("pentaraduga-clash", Tile.ORO)
    assert refused(start, "rOyU@1,0", "yOrD@1,-1") == (CODE, Tile.ROY), "not in the middle"
    third = start.built(laid("rOyU@0,0", "yOrD@0,-1")).places(Tile.ORO)[0]
    assert refused(start, "rOyU@0,0", "yOrD@0,-1", str(third)) == (CODE, Tile.ORO), "too many"


def test_it_is_short_only_if_nothing_fits_and_no_tile_can_be_had() -> None:
    one = laid("oRoU@0,0")
    assert not pair(Tile.ORO, Tile.ROR, is_stuck=True).is_enough(one), "they fit together"
    assert not pair(Tile.ORO, Tile.BGB).is_enough(one), "another tile can be got"
    assert pair(Tile.ORO, Tile.BGB, is_stuck=True).is_enough(one)
    assert pair(Tile.ORO).is_enough(one), "there is no other tile"
    assert refused(pair(Tile.ORO, Tile.BGB), "oRoU@0,0") == ("pentaraduga-start-more", None)


def test_it_counts_how_many_tiles_fit_in_any_order() -> None:
    """Of bGb, oRo and rOr only the last two fit: one tile is too few, whichever it is."""
    start = pair(Tile.BGB, Tile.ORO, Tile.ROR, is_stuck=True)
    assert not start.is_enough(laid("bGbU@0,0"))


def test_all_that_is_offered_can_be_built_and_nothing_else() -> None:
    start = pair(Tile.ROY, Tile.YOR, Tile.ORO)
    first = start.continuations((), Tile.ROY)
    assert first.actions == (), "one tile is not enough"
    assert {lay.placements for lay in first.begun if isinstance(lay, Lay)} == {
        (place,) for place in first_places(Tile.ROY)
    }
    for begun in first.begun:
        assert isinstance(begun, Lay)
        assert begun.tile in (Tile.YOR, Tile.ORO)
        whole = start.continuations(begun.placements, begun.tile)
        assert whole.begun == ()
        offered = [lay.placements for lay in whole.actions if isinstance(lay, Lay)]
        figure = Figure(begun.placements)
        assert [ways[-1] for ways in offered] == figure.places(begun.tile)
        for ways in offered:
            assert start.built(ways) == figure.add(ways[-1])


def test_nothing_is_offered_with_a_tile_that_is_not_there() -> None:
    offers = pair(Tile.ROY, Tile.YOR).continuations((), Tile.BGB)
    assert (offers.actions, offers.begun) == ((), ())
