"""The parts that games of Pentaraduga are made of.

A part is a frozen value with pure functions over it. It knows tiles, figures and seats, and no
other part; a game owns the parts that it needs and wires them together.
"""
