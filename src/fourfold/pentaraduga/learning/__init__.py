"""Documents that teach: pages of rules, the glossary, lessons, training games and drills."""
