"""Fourfold: play, learn and solve games about four things that match."""

from importlib.metadata import version

__all__ = ["__version__"]

__version__ = version("fourfold")
