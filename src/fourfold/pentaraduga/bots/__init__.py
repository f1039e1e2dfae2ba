"""The computer at three levels.

A *look* is what a level sees of a table, a *preference* scores a candidate, and a *mind* composes
both into an idea of what to do next. They use composition, no inheritance.
"""
