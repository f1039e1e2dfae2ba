"""Long computations, in worker processes or on other machines."""
