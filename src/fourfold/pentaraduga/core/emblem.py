"""The emblem: all twenty-four tiles laid as a rainbow, red above and violet below.

In stripes of colour every tile has only one possible direction: of the four tiles of a colour one
points up, one down and two to the sides. Any two neighbouring colours share eight cells; those of
violet and red are split between top and bottom, so that the ring of colours closes.
"""

from __future__ import annotations

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement

__all__ = ["EMBLEM"]

_LAID = """
    vRoR@2,5 vRvU@3,6 oRvL@5,5 oRoD@3,5
    yOrL@0,4 rOyR@1,4 rOrU@6,5 yOyD@6,4
    oYgR@2,3 oYoU@3,4 gYoL@5,3 gYgD@3,3
    bGyL@0,2 yGbR@1,2 bGbD@2,2 yGyU@6,3
    gBvR@4,1 gBgU@5,2 vBgL@7,1 vBvD@5,1
    bVbU@0,1 rVbL@2,0 bVrR@3,0 rVrD@4,0
"""

EMBLEM = Figure(map(Placement.parse, _LAID.split()))
