"""Pentaraduga: tiles, the lattice they lie on, figures, what they make and how they look.

>>> from fourfold.pentaraduga import Figure, Placement
>>> figure = Figure([Placement.parse("oRoU@0,0"), Placement.parse("rOrL@-1,0")])
>>> figure.clean, figure.squares
(True, ())
"""

from fourfold.pentaraduga.core.deals import deal_fairly, deal_randomly, fair_exchanges
from fourfold.pentaraduga.core.emblem import EMBLEM
from fourfold.pentaraduga.core.figure import Figure, Meeting, Ring
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Cell, Direction, Placement, Vertex
from fourfold.pentaraduga.core.notation import (
    Condition,
    read_figure,
    read_figures,
    read_placement,
    write_figure,
    write_placement,
)
from fourfold.pentaraduga.core.pictures import svg
from fourfold.pentaraduga.core.tiles import (
    COLOURS,
    FIVE_COLOURS,
    RECOLOURINGS,
    TILES,
    Colour,
    Recolouring,
    Tile,
    parse_tiles,
)
from fourfold.pentaraduga.solving.problems import PROBLEMS, Problem

__all__ = [
    "COLOURS",
    "DIRECTIONS",
    "EMBLEM",
    "FIVE_COLOURS",
    "PROBLEMS",
    "RECOLOURINGS",
    "TILES",
    "Cell",
    "Colour",
    "Condition",
    "Direction",
    "Figure",
    "Meeting",
    "Placement",
    "Problem",
    "Recolouring",
    "Ring",
    "Tile",
    "Vertex",
    "deal_fairly",
    "deal_randomly",
    "fair_exchanges",
    "parse_tiles",
    "read_figure",
    "read_figures",
    "read_placement",
    "svg",
    "write_figure",
    "write_placement",
]
