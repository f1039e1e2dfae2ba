"""``fourfold serve`` with a short grace period for absent players.

Workers import this module as well, because it is the main module of the process that starts them.
"""

from __future__ import annotations

from fourfold.server.app import create_app
from tests.server.soak import GRACE_SECONDS

_defaults = create_app.__kwdefaults__
assert _defaults
assert "grace" in _defaults
_defaults["grace"] = int(1000 * GRACE_SECONDS)

if __name__ == "__main__":
    from fourfold.cli import main

    main()
