"""Time: the clock, the pulse of the event loop, outages, and long work in slices."""
