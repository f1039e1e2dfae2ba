"""HTTP endpoints of Pentaraduga: figures, problems and duels."""
