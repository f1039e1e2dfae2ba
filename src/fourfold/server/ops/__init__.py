"""What operators see and set: logs, metrics, readiness, limits, deletion of data."""
