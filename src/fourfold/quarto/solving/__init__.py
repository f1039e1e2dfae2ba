"""Exact answers: the solver, its opening book, analysis, review and the engine protocol."""
