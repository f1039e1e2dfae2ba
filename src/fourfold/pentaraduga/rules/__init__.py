"""What the rules of all games share, and how the parts of similar games are wired."""
