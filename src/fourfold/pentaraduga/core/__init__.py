"""Tiles, places and figures, and how they are written and drawn: what rules are about."""
