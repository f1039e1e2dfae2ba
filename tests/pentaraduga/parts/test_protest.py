"""Protests: the server refuses what is wrong, or it stands until the partner protests."""

from __future__ import annotations

import pytest

from fourfold.pentaraduga import Tile
from fourfold.pentaraduga.parts.protest import Doubt, judge, require_doubt
from fourfold.play import Illegal, Seat

A, B = Seat
TILES = (Tile.ROR, Tile.ORO)


def test_the_server_refuses_and_names_the_last_tile() -> None:
    with pytest.raises(Illegal) as refused:
        judge("server", None, A, "pentaraduga-clash", TILES, before=None)
    assert refused.value.code == "pentaraduga-clash"
    assert refused.value.facts == {"tile": Tile.ORO}


def test_the_server_names_another_tile_that_is_wrong() -> None:
    with pytest.raises(Illegal) as refused:
        judge("server", None, A, "pentaraduga-not-full", TILES, before=None, wrong=Tile.YOY)
    assert refused.value.facts == {"tile": Tile.YOY}


def test_if_players_referee_the_first_broken_rule_counts() -> None:
    first = judge("players", None, A, "pentaraduga-rough", TILES, before="before")
    assert first == Doubt(A, "pentaraduga-rough", TILES, "before")
    assert judge("players", first, A, "pentaraduga-not-full", TILES, before="later") is first


@pytest.mark.parametrize(
    ("referee", "doubt", "seat", "code"),
    [
        ("server", None, B, "pentaraduga-no-protest"),
        ("players", None, B, "pentaraduga-nothing-wrong"),
        ("players", Doubt(A, "pentaraduga-rough", TILES, None), A, "pentaraduga-nothing-wrong"),
    ],
)
def test_nobody_protests_against_nothing(
    referee: str, doubt: Doubt | None, seat: Seat, code: str
) -> None:
    with pytest.raises(Illegal) as refused:
        require_doubt(referee, doubt, seat)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_the_partner_protests() -> None:
    doubt = Doubt(A, "pentaraduga-rough", TILES, None)
    assert require_doubt("players", doubt, B) is doubt
