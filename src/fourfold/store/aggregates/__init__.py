"""The aggregates of the store, one per file."""
