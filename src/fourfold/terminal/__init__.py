"""Playing in the terminal: a local game without a server, its save file, and the Textual app."""
