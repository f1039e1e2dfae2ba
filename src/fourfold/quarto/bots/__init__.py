"""The computer's levels, and how strong they are."""
