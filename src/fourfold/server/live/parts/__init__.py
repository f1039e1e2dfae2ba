"""The parts of a live table, one per file.

No part knows the live table. Of each other they know only the values in ``presence`` and ``step``.
"""
