"""The computer at three levels.

A *look* is what a level sees of a table, a *preference* says how good a candidate seems, and a
*mind* composes both into an idea of what to do next. They own each other and inherit nothing.
"""
