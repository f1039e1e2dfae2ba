"""The terminal app: local games without a server, their save file, and the Textual screens."""
