"""Best figures, problems and their hints, and the census of all hands."""
