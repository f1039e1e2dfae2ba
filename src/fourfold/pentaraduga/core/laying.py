"""Laying a tile beside a figure: what it meets there, and which rule that breaks."""

from __future__ import annotations

from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Placement
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal

__all__ = ["first_places", "mark_full", "misfit", "require_meeting"]


def require_meeting(figure: Figure, placement: Placement) -> Meeting:
    """Returns what a tile meets at its place. Raises ``Illegal`` unless it lies beside the figure.

    A tile on another or apart from all others is never a move, with either referee.
    """
    if not len(figure):
        placement.require_room()
    meeting = figure.meets(placement)
    if meeting is None:
        raise Illegal("pentaraduga-covered", tile=placement.tile)
    if len(figure) and not meeting.contacts:
        raise Illegal("pentaraduga-apart", tile=placement.tile)
    return meeting


def misfit(meeting: Meeting) -> str | None:
    """Returns the code of the rule that a place breaks, if it breaks one.

    >>> figure = Figure([Placement.parse("rOrU@0,0")])
    >>> meeting = figure.meets(Placement.parse("bGbD@0,-1"))
    >>> assert meeting
    >>> misfit(meeting)
    'pentaraduga-clash'
    """
    if meeting.rough:
        return "pentaraduga-rough"
    return "pentaraduga-clash" if meeting.clashes else None


def first_places(tile: Tile) -> list[Placement]:
    """Returns the ways to lay a tile on an empty table.

    >>> [str(place) for place in first_places(Tile.ORO)]
    ['oRoU@0,0', 'oRoR@0,0', 'oRoD@0,0', 'oRoL@0,0']
    """
    return [Placement(tile, direction, 0, 0) for direction in DIRECTIONS]


def mark_full(meeting: Meeting | None) -> str:
    """Returns the word for what a tile does at a place: ``full``, ``twice-full`` or nothing."""
    squares = len(meeting.squares) if meeting else 0
    return ("", "full", "twice-full")[min(squares, 2)]
