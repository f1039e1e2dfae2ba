"""The table of any game: its events, clock, policy, takebacks and streams."""
