"""The compiled search kernel, with an interface of plain integers.

Squares are bits 4 * rank + file of a mask (a1 is bit 0). Pieces are 0 to 15: bit 3 dark, bit 2
square, bit 1 short, bit 0 hollow; ``features`` is a mask of the same four bits. ``blocks`` tells
whether the nine 2x2 squares are lines too. Scores are plies to the win, negative plies to the loss,
0 for a draw; a search that was stopped early returns a lower and an upper bound.

>>> len(quarto_automorphisms(blocks=False))
32
>>> quarto_count(plies=3, features=15, blocks=False, shared=1)
(3840, 0)
>>> solver = QuartoSolver(features=15, blocks=False, shared=1, memory=16)
>>> solver.solve([0, 1, 2, -1] + 12 * [-1], hand=3)
(1, 1)

Pentaraduga: tiles are 0 to 23, 4 * big + 2 * (left is the next colour of big in the ring) + (right
is). A placement is (tile, orientation, x, y): the direction of the apex (0 up, 1 right, 2 down,
3 left) and the lower left cell. Goals are 0 squares, 1 quados, 2 rings (100 * rings + squares), 3
frame.

A figure is immutable. It numbers its tiles in the order of laying and refers to sides of cells by
orientations. A figure with a ``fault`` (a repeated or overlapping tile) has no other properties.

A number out of range, a wrong number of squares, or a repeated piece or tile raises ``ValueError``
with the expected values; a value that is not an integer raises ``TypeError``.

>>> penta_count([(99, 0, 0, 0)])
Traceback (most recent call last):
    ...
ValueError: tile: 0 to 23 expected, 99 given

>>> PentaFigure([(4, 0, 0, 0)]).places(7, squares=1)
[(2, 0, -1)]
>>> low, high, figure, nodes, seconds = penta_best([3, 4, 6, 7, 8, 10, 14])
>>> low, high, len(figure)
(4, 4, 7)
>>> squares, clashes, rough, spoiled, rings, hole, connected = penta_count(figure)
>>> squares, clashes, rough, connected
(4, 0, 0, True)
"""

from fourfold.kernel import _native

# The same kernel compiled for processors with AVX2, if it was built; see CMakeLists.txt.
_best = _native
if _native.modern():
    try:
        from fourfold.kernel import _native_v3  # type: ignore[attr-defined,unused-ignore]

        _best = _native_v3
    except ImportError:
        pass

PentaFigure = _best.PentaFigure
PentaSearch = _best.PentaSearch
penta_all = _best.penta_all
penta_best = _best.penta_best
penta_census = _best.penta_census
penta_count = _best.penta_count
penta_rings = _best.penta_rings
QuartoCanonical = _best.QuartoCanonical
QuartoSolver = _best.QuartoSolver
quarto_automorphisms = _best.quarto_automorphisms
quarto_classes = _best.quarto_classes
quarto_count = _best.quarto_count
quarto_lines = _best.quarto_lines

__all__ = [
    "PentaFigure",
    "PentaSearch",
    "QuartoCanonical",
    "QuartoSolver",
    "penta_all",
    "penta_best",
    "penta_census",
    "penta_count",
    "penta_rings",
    "quarto_automorphisms",
    "quarto_classes",
    "quarto_count",
    "quarto_lines",
]
