"""Commands that solve, measure and compare."""
