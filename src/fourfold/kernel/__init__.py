"""The compiled search kernel: plain integers in, plain integers out.

Squares are bits 4 * rank + file of a mask (a1 is bit 0), pieces are 0 to 15 with bit 3 dark, bit 2
square, bit 1 short, bit 0 hollow; ``features`` is a mask of the same four bits, ``blocks`` says
whether the nine 2x2 squares are lines too.

>>> len(quarto_automorphisms(blocks=False))
32
>>> quarto_count(plies=3, features=15, blocks=False, shared=1)
(3840, 0)
"""

from fourfold.kernel._native import (
    quarto_automorphisms,
    quarto_classes,
    quarto_count,
    quarto_lines,
)

__all__ = ["quarto_automorphisms", "quarto_classes", "quarto_count", "quarto_lines"]
