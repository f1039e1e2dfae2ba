"""Frames: Squares for the largest hole."""

from __future__ import annotations

import pytest

from fourfold.pentaraduga import Figure, Tile
from fourfold.pentaraduga.core.actions import Arrange, Check, Drop, Mark, Stop, Surrender, TimeUp
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.frames import Frames, FramesOptions
from fourfold.play import Act, Malformed, Outcome, view
from tests.pentaraduga.games.screens import A, AnyTable, B, ended, opened, placed, played, refusal

#: A frame round two by three cells, without a fault.
SIX = placed("oRoU@0,0 oYoU@2,0 gYoR@3,1 gYgR@3,3 yGbD@1,4 gBgL@0,3 oYgL@0,1")
TILES_A = "oRo oYo gYo gYg yGb gBg oYg"
TILES_B = "rOr rOy yOr yOy yGy bGy bGb"
BLUFF = FramesOptions(always_check=False)


def table(options: FramesOptions = BLUFF) -> AnyTable:
    return opened(Frames(options), TILES_A, TILES_B)


def worth(text: str) -> int:
    return Frames(BLUFF).worth(Figure(placed(text)))


def test_points_are_the_empty_cells_of_the_hole() -> None:
    outcome = ended(played(table(), (A, Stop(SIX)), (B, Check(()))))
    assert outcome == Outcome(A, "checked", (6, 0))


def test_not_all_tiles_need_be_used() -> None:
    two = "oRoU@0,0 yOrR@2,0 yGyR@2,2 gYoD@0,3 oYoL@0,1"
    assert worth(two) == 2
    first = opened(Frames(BLUFF), "oRo yOr yGy gYo oYo bGy bGb", "rOr rOy yOy oYg gYg yGb gBg")
    assert ended(played(first, (A, Stop(placed(two))), (B, Check(())))).score == (2, 0)
    assert played(first, (B, Stop()), (A, Mark(placed(two)))).state.screen.marked


def test_the_largest_of_several_holes_counts() -> None:
    both = "oRoU@0,0 yOrR@2,0 yGyR@2,2 gYoD@0,3 oYoL@0,1 vRoR@3,-1 vRvD@0,-1 rVrD@1,-2"
    assert [len(hole) for hole in Figure(placed(both)).holes] == [2, 1]
    assert worth(both) == 2


@pytest.mark.parametrize(
    ("place", "clashes", "rough"), [("gBgR@0,3", 1, 2), ("yGbU@1,4", 2, 2), ("oRoD@0,0", 1, 2)]
)
def test_clashes_and_rough_joints_are_fined_as_in_squares(
    place: str, clashes: int, rough: int
) -> None:
    (turned,) = placed(place)
    figure = tuple(turned if old.tile is turned.tile else old for old in SIX)
    assert (len(Figure(figure).clashes), len(Figure(figure).rough)) == (clashes, rough)
    outcome = ended(played(table(), (A, Stop(figure)), (B, Check(()))))
    assert outcome.score == (6 - clashes - rough, 0)


def test_what_is_not_one_figure_counts_nothing() -> None:
    # Two parts whose corners touch close a hole, but they are two figures.
    parts = (*SIX[:6], SIX[6].moved(9, 9))
    assert ended(played(table(), (A, Stop(parts)), (B, Check(())))).score == (0, 0)
    far = (SIX[0], SIX[1].moved(8_000, 8_000))
    assert ended(played(table(), (A, Stop(far)), (B, Check(())))).score == (0, 0)
    assert refusal(played(table(), (B, Stop())), A, Mark(far)) == "pentaraduga-no-figure"
    assert refusal(played(table(), (B, Stop())), A, Mark(())) == "pentaraduga-no-figure"


def test_everything_else_is_as_in_squares() -> None:
    after = played(table(), (A, Arrange(SIX)), (A, Drop(Tile.ORO)), (B, Drop(Tile.ROR)))
    assert after.state.figure(A).placements == SIX[1:]
    stopped = table().submit(A, Stop())
    assert stopped.due == (60_000, TimeUp(), B)
    assert ended(stopped.submit(B, Surrender())).score == (1, 0)
    equal = ended(stopped.submit(B, Check(())))
    assert equal == Outcome(A, "checked", (0, 0), points=(2, 0))
    assert refusal(table(FramesOptions()), A, Surrender()) == "pentaraduga-always-checked"


def test_the_opening_has_no_limit() -> None:
    with pytest.raises(Malformed):
        GAMES["frames"].read_options({"opening_limit": 60})


def test_giving_up_costs_a_point_or_what_the_other_can_make() -> None:
    rules = Frames(BLUFF)
    assert rules.forfeit(table().state, A, "resigned").score == (0, 1)
    assert rules.forfeit(table().submit(A, Stop()).state, A, "resigned").score == (0, 6)
    assert rules.forfeit(table().submit(A, Stop(SIX)).state, A, "absent").score == (0, 1)


def test_tiles_at_the_ends_of_the_table_enclose_nothing() -> None:
    game = GAMES["frames"]

    def arranged(far: int) -> Act:
        figure = [["oRo", "U", -far, -far], ["oYo", "U", far, far]]
        return game.read_action({"type": "arrange", "figure": figure})

    seen = view(table().submit(A, arranged(9_000)), A).view
    assert seen.counts["A"].hole == ()
    assert refusal(table(), A, arranged(9_999)) == "pentaraduga-arrangement"
    with pytest.raises(Malformed):
        arranged(10_000)
