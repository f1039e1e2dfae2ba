"""``python -m fourfold.cli``."""

from fourfold.cli import main

main()
