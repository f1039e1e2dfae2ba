"""Long work in several processes or on several machines, which may be stopped and resumed."""
