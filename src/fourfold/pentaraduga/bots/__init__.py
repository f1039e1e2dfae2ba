"""The computer at three levels: what it looks at, and what it prefers."""
